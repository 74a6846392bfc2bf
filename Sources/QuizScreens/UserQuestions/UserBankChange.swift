import QuizCore

/// A change of the player's own questions.
public enum UserBankChange: Equatable, Sendable {
  /// One more, its right answer first; where that will stand in the bank is drawn.
  case add(Question)
  /// A row says something else, its right answer first; where that stands in the bank stays.
  case replace(BankEditor.Row, with: Question)
  /// A row is taken away.
  case remove(BankEditor.Row)
}

/// Why the player's own questions are as they were.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or taken away by somebody else meanwhile.
  case changed
  /// Anything else, in a sentence.
  case failed(String)
}
