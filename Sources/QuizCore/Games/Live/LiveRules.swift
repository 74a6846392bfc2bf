/// How a live room is played: what its host chooses before it opens.
public struct LiveRules: Codable, Hashable, Sendable {
  /// The most players that a room takes unless its host says otherwise.
  public static let mostPlayers = 500
  /// The most teams: one for each colour of the panels.
  public static let mostTeams = 4

  /// The time for each question, in milliseconds; its kind, or the question itself, may give it more or less.
  public var limit: Int
  /// How many teams the players are dealt to; 0 for none.
  public var teams: Int
  /// How many players start the room by joining it; nil where the host starts it.
  public var startsAt: Int?
  /// After how many milliseconds the room goes on by itself; nil where the host goes on.
  public var pace: Int?
  /// Until when everybody plays in a time of their own, milliseconds since 1970; nil where all play at the same moment.
  public var openUntil: Int?
  /// Whether players are shown by animals instead of their names.
  public var hidesNames: Bool
  /// The most players.
  public var players: Int

  /// Makes rules; those that are not given are of a room with a host.
  public init(
    limit: Int, teams: Int = 0, startsAt: Int? = nil, pace: Int? = nil, openUntil: Int? = nil, hidesNames: Bool = false,
    players: Int = mostPlayers
  ) {
    self.limit = limit
    self.teams = teams
    self.startsAt = startsAt
    self.pace = pace
    self.openUntil = openUntil
    self.hidesNames = hidesNames
    self.players = players
  }
}
