/// Which room: the code names one at a time, the id one for ever.
public struct RoomKey: Hashable, Sendable {
  /// The digits by which it is joined.
  public let code: String
  /// Its id, a UUIDv7.
  public let id: String

  /// Makes it of its parts.
  public init(code: String, id: String) {
    self.code = code
    self.id = id
  }
}
