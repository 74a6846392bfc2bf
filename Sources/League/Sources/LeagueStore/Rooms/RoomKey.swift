/// Which room, as a server has it: the code names one at a time, the id one for ever.
public struct RoomKey: Hashable, Sendable {
  /// The digits by which it is joined.
  public let code: String
  /// Its id, a UUIDv7.
  public let id: String
  /// The number under which the server has it: once another server takes it, it has a higher one.
  public let number: Int

  /// Makes it of its parts; 1 is the number of a room that nobody took since it was opened.
  public init(code: String, id: String, number: Int = 1) {
    self.code = code
    self.id = id
    self.number = number
  }
}
