import QuizCore

/// What is wrong with a file or folder, in every language.
public protocol LocatedMessage: CustomStringConvertible {
  /// The path of the file or folder; `nil` when there is none.
  var place: String? { get }
  /// What was found and what to do, without the place.
  var reason: Phrase { get }
}

extension LocatedMessage {
  /// One sentence: where, what was found, what to do.
  public var sentence: Phrase {
    place.map { Phrase(same: "\($0): ") + reason } ?? reason
  }

  /// The sentence in English.
  public var description: String { sentence.en }
}
