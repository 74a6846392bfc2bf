import QuizCore

/// What the user said to divide the cards of a text.
public struct CardMarks: Hashable, Sendable {
  /// What stands between the two sides of a card.
  let between: String
  /// What stands behind a card.
  let after: String

  /// Takes marks as they are typed, in which `\t` is a tab and `\n` the end of a line; nil when none is given. Without
  /// one, a tab divides the sides, and each card is a line.
  public init?(between: String?, after: String?) {
    guard between?.isEmpty == false || after?.isEmpty == false else { return nil }
    func meant(_ text: String?, _ usual: String) -> String {
      guard let text, !text.isEmpty else { return usual }
      return text.split(separator: "\\t", omittingEmptySubsequences: false).joined(separator: "\t")
        .split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
    }
    self.between = meant(between, "\t")
    self.after = meant(after, "\n")
  }
}

/// The columns of a table, or the fields of notes, that the user wants to be asked and answered.
public struct CardNames: Hashable, Sendable {
  /// What is asked; nil for the usual one.
  let question: String?
  /// What is the answer; nil for the usual one.
  let answer: String?
  /// Those that are named.
  var all: [String] { [question, answer].compactMap { $0 } }

  /// Takes names as they are typed; nil when none is given.
  public init?(question: String?, answer: String?) {
    guard question?.isEmpty == false || answer?.isEmpty == false else { return nil }
    self.question = question
    self.answer = answer
  }
}

/// What becomes of cards, which have an answer and no choices.
public enum CardUse: String, CaseIterable, Hashable, Sendable {
  /// Questions with choices: the answers of other cards are the wrong ones.
  case choices
  /// Questions whose answer is typed.
  case typed
}
