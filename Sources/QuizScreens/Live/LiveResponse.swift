import QuizCore

/// The answer to the effects of a live room.
public enum LiveResponse: Response {
  /// What the room's program says. The program of the game gives the clock of a state anew: the server's clock less the
  /// instants of the loop, in milliseconds.
  case line(LiveLine)
  /// The room's table is in the history; `problem` is why it is not.
  case kept(problem: String?)
  /// The room's table was written to this path; `problem` is why it was not.
  case written(path: String, problem: String?)
}
