import QuizCore

/// What is remembered of live rooms from one time to the next.
public struct LiveMemory: Equatable, Sendable {
  /// The address of the room that was joined last; empty for none.
  public var address: String
  /// The name under which that was; without one, that in the league, if there is one. May be empty.
  public var name: String
  /// The room that was opened last and is not closed; nil where there is none.
  public var left: LeftRoom?
  /// Why no room can be opened, nor joined; nil when nothing speaks against it.
  public var problem: String?

  /// Makes it of its parts.
  public init(address: String = "", name: String = "", left: LeftRoom? = nil, problem: String? = nil) {
    self.address = address
    self.name = name
    self.left = left
    self.problem = problem
  }
}
