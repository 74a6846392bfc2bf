import QuizCore
import TerminalKit

/// The colours and keys that the player chose by hand in the settings file, and what is wrong with them.
///
/// Unusable values are reported and replaced by the default.
public struct OwnChoices: Hashable, Sendable {
  /// The colours.
  public private(set) var colors = OwnColors()
  /// The keys.
  public private(set) var bindings = KeyBindings()
  /// What could not be used, in the order of the file: the first ten, and how many more.
  public private(set) var problems: [Problem] = []

  /// How many problems are named; a file that has more was meant for something else.
  private static let namedProblems = 10

  /// Something in the settings file that could not be used.
  public struct Problem: Hashable, Sendable {
    /// The line in the file, from 1.
    public let line: Int
    /// The problem.
    public let reason: Phrase
    /// The commands that both claim a key, if it is that.
    var clash: KeyBindings.Clash?
  }

  /// Reads the colours and keys of the settings file.
  init(_ settings: Settings, in games: Games) {
    for entry in settings.ownColors {
      if let reason = read(entry) { problems.append(Problem(line: entry.line, reason: reason)) }
    }
    if !settings.ownKeys.isEmpty {
      let (bindings, problems) = KeyBindings.read(settings.ownKeys, in: games)
      self.bindings = bindings
      self.problems += problems
    }
    problems.sort { $0.line < $1.line }
    let more = problems.dropFirst(OwnChoices.namedProblems)
    if let next = more.first {
      problems.removeLast(more.count)
      problems.append(Problem(line: next.line, reason: .moreProblems(more.count)))
    }
  }

  /// Takes a colour of the file; returns why it cannot be used, if so.
  private mutating func read(_ entry: SettingsEntry) -> Phrase? {
    if entry.name.isEmpty { return .notAnObject("colors") }
    guard let role = OwnColors.Role(rawValue: entry.name) else { return .noSuchColor(entry.name) }
    guard let number = OwnChoices.color(entry.value) else { return .noColor(entry.name) }
    colors[role] = number
    return nil
  }

  private static func color(_ value: SettingsEntry.Value) -> Int? {
    switch value {
    case .number(let number): (0...255).contains(number) ? number : nil
    case .words(let words): words.count == 1 ? OwnColors.names.firstIndex(of: words[0]) : nil
    case .other: nil
    }
  }
}

extension OwnChoices.Problem {
  /// One sentence: where, what was found, and that the default holds.
  public func sentence(in path: String) -> Phrase {
    Phrase(same: "\(path):\(line): ") + reason + .defaultIsUsed
  }
}
