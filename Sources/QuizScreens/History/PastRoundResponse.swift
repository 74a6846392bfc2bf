import QuizCore

/// The answer to questions about a past round.
public enum PastRoundResponse: Response {
  /// Whether the seed of its record still deals its questions.
  case replays(Bool)
  /// Its questions, as far as they are known.
  case questions([QuestionID: Question])
}
