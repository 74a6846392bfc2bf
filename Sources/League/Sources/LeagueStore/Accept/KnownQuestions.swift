import QuizCore

/// The questions of the banks that ship and of those that the owner of the server adds: rounds may have them.
///
/// The league's own questions, also in former wordings and withdrawn, are known to the store itself.
public struct KnownQuestions: Sendable {
  /// What the score log calls them.
  public let questions: Set<QuestionID>

  /// Makes it of what the score log calls the questions.
  public init(_ questions: Set<QuestionID> = []) {
    self.questions = questions
  }

  /// Whether the question is one of them.
  public func contains(_ question: QuestionID) -> Bool { questions.contains(question) }
}
