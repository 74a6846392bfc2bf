/// How many have answered, in the event `count` of a room.
public struct RoomCount: Codable, Hashable, Sendable {
  /// How many players have answered the question.
  public let answered: Int
  /// How many players the question is asked; without one, all.
  public let asked: Int
  /// How many players are in the room.
  public let players: Int

  /// Makes it of its parts.
  public init(answered: Int, asked: Int, players: Int) {
    self.answered = answered
    self.asked = asked
    self.players = players
  }
}
