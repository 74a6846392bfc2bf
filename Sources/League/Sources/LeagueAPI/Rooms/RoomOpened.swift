/// The answer to `POST /v1/rooms`, whose body is a ``QuizCore/LiveRoom``: the room is open.
public struct RoomOpened: Codable, Hashable, Sendable {
  /// The digits by which the room is joined.
  public let code: String
  /// The host's token: 256 random bits as 43 characters of base64url. Sent only here: the server keeps a hash of it.
  public let token: String
  /// The room's id, a UUIDv7: codes are used again after a room is removed, ids are not.
  public let id: String

  /// Makes it of its parts.
  public init(code: String, token: String, id: String) {
    self.code = code
    self.token = token
    self.id = id
  }
}
