import QuizCore

/// A step of the host, or of a player in a room where everybody has a time of their own: `POST /v1/rooms/{code}/steps`.
public struct RoomStep: Codable, Hashable, Sendable {
  /// The step.
  public let step: LiveStep
  /// The version of the room that was on screen: where the room has gone on since, the step is refused as stale.
  public let version: Int

  /// Makes it of its parts.
  public init(step: LiveStep, version: Int) {
    self.step = step
    self.version = version
  }
}

/// The answer to ``RoomStep``: the step is done, and durable.
public struct RoomStepped: Codable, Hashable, Sendable {
  /// The version of the room after the step.
  public let version: Int

  /// Makes it.
  public init(version: Int) {
    self.version = version
  }
}
