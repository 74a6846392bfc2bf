import QuizCore

/// The response to effects about a past round.
public enum PastRoundResponse: Response {
  /// Whether its seed still deals the same questions.
  case replays(Bool)
  /// Its known questions.
  case questions([QuestionID: Question])
}
