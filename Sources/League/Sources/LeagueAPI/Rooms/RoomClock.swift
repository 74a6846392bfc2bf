/// The server's clock: `GET /v1/rooms/{code}/time`.
public struct RoomClock: Codable, Hashable, Sendable {
  /// Milliseconds since 1970.
  public let now: Int

  /// Makes it.
  public init(now: Int) {
    self.now = now
  }
}
