/// What the app asks of the program, by the part that performs it.
public enum Effect: Equatable, Sendable {
  /// Performed by the terminal at once, without a response.
  case terminal(TerminalEffect)
  /// Performed by the code that reads and writes files; answered by events.
  case store(StoreEffect)
  /// End the program.
  case quit
}

/// An effect on the terminal.
public enum TerminalEffect: Equatable, Sendable {
  /// Put a round on its clipboard, and leave it on the screen when the program has ended.
  case share(ShareText)
  /// Ring the bell.
  case bell
  /// Draw everything again.
  case redraw
  /// Give it back and stop until the shell continues the program; answered by the size of the window.
  case suspend
}
