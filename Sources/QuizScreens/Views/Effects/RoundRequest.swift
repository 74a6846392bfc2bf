import QuizCore

/// A request for a round.
public struct RoundRequest: Equatable, Sendable {
  /// The source of its questions.
  public enum Questions: Equatable, Sendable {
    /// A selection of banks.
    case selection(Selection)
    /// These questions again.
    case again([Question], of: Selection?)
    /// All banks, or none where the game makes its own.
    case any
  }

  /// The game.
  public let game: Game.ID
  /// The source of its questions.
  public let questions: Questions
  /// The question asked before, not to be repeated at once.
  public let previous: QuestionID?
  /// How many questions of the sitting were asked before.
  public let asked: Int

  /// Makes a request from its parts.
  public init(_ game: Game.ID, _ questions: Questions = .any, after previous: QuestionID? = nil, asked: Int = 0) {
    (self.game, self.questions, self.previous, self.asked) = (game, questions, previous, asked)
  }
}
