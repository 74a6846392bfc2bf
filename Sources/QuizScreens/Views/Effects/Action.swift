import QuizCore

/// An action that a screen requests.
enum Action: Sendable {
  /// Go back to the screen below.
  case back
  /// Go back to the screen below, and pass it a response.
  case backWith(any Response)
  /// Go back to the home screen.
  case home
  /// Open a screen on top of this one.
  case push(any Screen)
  /// Open a screen unknown to this one on top of it.
  case go(to: Destination)
  /// Replace this screen.
  case replace(any Screen)
  /// Play a round in place of this screen, after a countdown if it is timed.
  case play(RoundSetup)
  /// Have something read or written.
  case store(StoreEffect)
  /// Perform an effect on the terminal.
  case terminal(TerminalEffect)
  /// End the program.
  case quit
}

/// A screen that a game leads to and does not know.
enum Destination: Sendable {
  /// The history.
  case history
  /// The answers of a round just played.
  case pastRound(RoundResult)
  /// The report of a league's question.
  case report(Question, LeagueQuestion)
}
