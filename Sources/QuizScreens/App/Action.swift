import QuizCore

/// An action that a screen requests.
enum Action: Sendable {
  /// Go back to the screen below.
  case back
  /// Go back to the screen below, and give it an answer that came here.
  case backWith(any Response)
  /// Go back to the home screen.
  case home
  /// Open a screen on top of this one.
  case push(any Screen)
  /// Open a screen on top of this one that this one does not know.
  case go(to: Destination)
  /// Put a screen in the place of this one.
  case replace(any Screen)
  /// Play a round in the place of this screen: after three, two, one where it has a clock.
  case play(RoundSetup)
  /// Have something read or written.
  case store(StoreEffect)
  /// Have something done to the terminal.
  case terminal(TerminalEffect)
  /// End the program.
  case quit
}
