import QuizCore

/// A screen that a game leads to and does not know.
enum Destination: Sendable {
  /// The history.
  case history
  /// The answers of a round just played.
  case pastRound(RoundResult)
  /// The report of a league's question.
  case report(Question, LeagueQuestion)
}
