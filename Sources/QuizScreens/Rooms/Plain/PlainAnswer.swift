import QuizCore
import TerminalKit

/// The meaning of a typed line, in any width and case, ignoring outer white space.
enum PlainAnswer: Equatable {
  /// Only Enter.
  case nothing
  /// An answer, whether or not the question has such a choice.
  case given(GivenAnswer)
  case leave, help
  /// The player asks for the question again.
  case again
  /// Anything else.
  case unknown

  /// Parses a line without its newline, typed in answer to a question of this kind. `q`, `?` and `r` are commands;
  /// where any text may be an answer, they need a slash.
  init(_ line: String, to kind: QuestionKind = .one) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else {
      self = .nothing
      return
    }
    if words.count == 1, let command = PlainAnswer.command(first, afterSlash: kind.isLine) {
      self = command
      return
    }
    switch kind.input {
    case .panel:
      let panel = words.count == 1 && first.count == 1 ? first.first.flatMap(PlainAnswer.panel) : nil
      self = panel.map { .given(.panel($0)) } ?? .unknown
    case .panels, .sequence:
      // Numbers or letters, together or apart.
      let labels = line.filter { !$0.isWhitespace && !",;、，；>".contains($0) }
      let panels = labels.compactMap(PlainAnswer.panel)
      guard panels.count == labels.count, Set(panels).count == panels.count else {
        self = .unknown
        return
      }
      self = .given(.panels(kind.input == .panels ? panels.sorted() : panels))
    case .text, .number: self = .given(.text(words.joined(separator: " ")))
    }
  }

  /// The command that a word means; nil for any other word.
  private static func command(_ word: Substring, afterSlash: Bool) -> PlainAnswer? {
    let keys = word.map { Key.character($0).halfWidth }
    guard keys.count == (afterSlash ? 2 : 1), !afterSlash || keys[0] == "/" else { return nil }
    switch keys.last {
    case "q", "Q": return .leave
    case "?": return .help
    case "r", "R": return .again
    case _: return nil
    }
  }

  private static let keys = RoundKeys.question(choices: Question.choiceCounts.upperBound)

  /// The panel that a character names, from 0; nil for any other character.
  private static func panel(_ character: Character) -> Int? {
    if case .answer(let panel) = keys.command(for: .character(character)) { panel } else { nil }
  }
}
