import QuizCore

/// Why the user's own questions were not read or changed.
public enum UserBankError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case save(SaveError)
  /// The file's content does not allow the change.
  case refused(path: String, BankEditorError)
}

extension UserBankError: LocatedMessage {
  /// The path of the file, with line and column where they are known; `nil` without a home folder.
  public var place: String? {
    switch self {
    case .save(let error): error.place
    case .refused(_, .unreadable(let error)):
      error.place.map { "\(error.file):\($0.line):\($0.column)" } ?? error.file
    case .refused(let path, .changed), .refused(let path, .tooManyChoices), .refused(let path, .noExplanationColumn),
      .refused(let path, .noKindColumn),
      .refused(let path, .wouldBeMisread), .refused(let path, .wouldBeAmbiguous), .refused(let path, .otherEncoding):
      path
    }
  }

  /// What was found and what to do, without the place.
  public var reason: Phrase {
    switch self {
    case .save(let error): error.reason
    case .refused(_, .unreadable(let error)): error.reason.sentence
    case .refused(_, let error): error.sentence
    }
  }
}
