/// The request to join a room: `POST /v1/rooms/{code}/players`.
public struct RoomJoin: Codable, Hashable, Sendable {
  /// The name that the player wants.
  public let name: String

  /// Makes it.
  public init(name: String) {
    self.name = name
  }
}

/// A player's seat in a room: the answer to ``RoomJoin``. Whoever sends its token again gets the same seat again.
public struct RoomSeat: Codable, Hashable, Sendable {
  /// The player's id in the room.
  public let id: String
  /// The player's token: 256 random bits as 43 characters of base64url.
  public let token: String
  /// The name as it was taken.
  public let name: String
  /// The team, from 1; 0 for none.
  public let team: Int

  /// Makes it of its parts.
  public init(id: String, token: String, name: String, team: Int) {
    self.id = id
    self.token = token
    self.name = name
    self.team = team
  }
}
