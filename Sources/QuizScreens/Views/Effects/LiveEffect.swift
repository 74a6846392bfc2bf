import QuizCore

/// An effect of a live room's screens, answered by ``LiveResponse/line(_:)``, line by line, as they come.
public enum LiveEffect: Equatable, Sendable {
  /// Read the memory of live rooms; answered by a new state.
  case recall
  /// Deal the questions, and open a room with them by running `tenq-league`.
  case host(RoundRequest, LiveRules, LiveRun)
  /// Resume the room that was open last.
  case resume(LiveRun)
  /// Join a room under a name; both are remembered.
  case join(LiveRun, name: String)
  /// Send this to the program.
  case say(LiveOrder)
  /// End the running program: the screen was left.
  case end
  /// Keep a host's table in the history; answered by `LiveResponse.kept`.
  case keep(LiveTable, set: String, limit: Int)
  /// Write a table as CSV into the player's folder; answered by `LiveResponse.written`.
  case write(LiveTable)

  /// The run that resumes this one's room; nil for none.
  var again: LiveRun? {
    switch self {
    case .host(_, _, let run), .resume(let run): run.again
    case .recall, .join, .say, .end, .keep, .write: nil
    }
  }

  /// Whether it opens or resumes a room at a league's server.
  var isInLeague: Bool {
    switch self {
    case .host(_, _, .hostInLeague), .resume(.hostInLeague): true
    case .host, .resume, .recall, .join, .say, .end, .keep, .write: false
    }
  }
}

/// What the program remembers of live rooms.
public struct LiveMemory: Equatable, Sendable {
  /// The address of the room that was joined last; empty for none.
  public var address: String
  /// The name used there, else that in the league. May be empty.
  public var name: String
  /// The room that was opened last and is not closed; nil where there is none.
  public var left: LeftRoom?
  /// Why no room can be opened or joined; nil if it can.
  public var problem: String?

  /// Makes it of its parts.
  public init(address: String = "", name: String = "", left: LeftRoom? = nil, problem: String? = nil) {
    (self.address, self.name, self.left, self.problem) = (address, name, left, problem)
  }
}
