import QuizCore

/// Why the user's own questions were not read or changed.
public enum UserBankError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case save(SaveError)
  /// The file's content does not allow the change.
  case refused(path: String, BankEditor.Refusal)
}
