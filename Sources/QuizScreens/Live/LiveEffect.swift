import QuizCore

/// What a live room's screens ask of the program; answered by ``LiveResponse/line(_:)``, line by line, as they come.
public enum LiveEffect: Equatable, Sendable {
  /// Look up what is remembered of live rooms; answered by a new state.
  case recall
  /// Deal the questions, and open a room with them by running `tenq-league`.
  case host(RoundRequest, LiveRules, LiveRun)
  /// Take up again the room that was open last.
  case resume(LiveRun)
  /// Join a room under a name; both are remembered.
  case join(LiveRun, name: String)
  /// Say this to the running program.
  case say(LiveOrder)
  /// End the running program: the screen was left.
  case end
  /// Keep a host's table in the history; answered by `LiveResponse.kept`.
  case keep(LiveTable, set: String, limit: Int)
  /// Write a table as CSV into the player's folder; answered by `LiveResponse.written`.
  case write(LiveTable)

  /// The run that takes up the room of this one again; nil where it has none.
  var again: LiveRun? {
    switch self {
    case .host(_, _, let run), .resume(let run): run.again
    case .recall, .join, .say, .end, .keep, .write: nil
    }
  }

  /// Whether it opens or takes up a room at the server of a league.
  var isInLeague: Bool {
    switch self {
    case .host(_, _, .hostInLeague), .resume(.hostInLeague): true
    case .host, .resume, .recall, .join, .say, .end, .keep, .write: false
    }
  }
}
