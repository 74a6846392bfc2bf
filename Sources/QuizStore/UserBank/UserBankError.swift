import QuizCore

/// Why the user's own questions were not read or changed.
public enum UserBankError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case save(SaveError)
  /// The file's content does not allow the change.
  case refused(path: String, BankEditorError)
}

extension UserBankError {
  /// One sentence: where, what was found, what to do.
  public var sentence: Phrase {
    switch self {
    case .save(let error): error.sentence
    case .refused(let path, let error): error.located(in: path)
    }
  }
}
