import QuizCore

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
