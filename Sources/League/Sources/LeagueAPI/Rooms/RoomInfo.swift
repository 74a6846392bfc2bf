import QuizCore

/// What anybody who knows a room's code may know of it: `GET /v1/rooms/{code}`.
public struct RoomInfo: Codable, Hashable, Sendable {
  /// What is played.
  public let title: String
  /// The language of the questions, `ja` or `en`.
  public let language: String
  /// Where the room stands.
  public let phase: LivePhase
  /// How many players are in it.
  public let players: Int
  /// Whether nobody is let in any more.
  public let isLocked: Bool
  /// Whether animals stand for the names.
  public let hidesNames: Bool
  /// How many teams there are; 0 for none.
  public let teams: Int

  /// Makes it of its parts.
  public init(
    title: String, language: String, phase: LivePhase, players: Int, isLocked: Bool, hidesNames: Bool, teams: Int
  ) {
    self.title = title
    self.language = language
    self.phase = phase
    self.players = players
    self.isLocked = isLocked
    self.hidesNames = hidesNames
    self.teams = teams
  }
}
