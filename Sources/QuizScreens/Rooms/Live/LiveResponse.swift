import QuizCore

/// A response to the effects of a live room.
public enum LiveResponse: Response {
  /// A message from the league program. The clock of a state was converted: the server's clock less the instant of the
  /// loop, in milliseconds.
  case line(LiveLine)
  /// The room's table was saved in the history; `problem` tells why not.
  case kept(problem: String?)
  /// The room's table was written to this path; `problem` tells why not.
  case written(path: String, problem: String?)
}
