import QuizCore

/// A change of the player's own questions.
public enum UserBankChange: Equatable, Sendable {
  /// Adds a question, its right answer first; the place of the right answer in the bank is drawn at random.
  case add(Question)
  /// Replaces a row by a question, its right answer first; the place of the right answer in the bank is kept.
  case replace(BankEditor.Row, with: Question)
  /// Removes a row.
  case remove(BankEditor.Row)
}

/// Why a change of the player's own questions was not made.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or removed by another program in the meantime.
  case changed
  /// Any other reason, as a sentence.
  case failed(String)
}
