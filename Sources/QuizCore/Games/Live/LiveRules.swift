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

extension LiveRules {
  /// The longest and the shortest time for a question, and how long a room may wait by itself, in milliseconds.
  public static let limits = 1000...600_000
  /// The instants that a room can have, milliseconds since 1970: until the end of the year 9999. Sums of a few do not
  /// overflow.
  public static let instants = 0...253_402_300_799_999

  /// The same with numbers that a room can be played by; anybody may have written them.
  public var bounded: LiveRules {
    LiveRules(
      limit: min(max(limit, LiveRules.limits.lowerBound), LiveRules.limits.upperBound),
      teams: (2...LiveRules.mostTeams).contains(teams) ? teams : 0,
      startsAt: startsAt.map { min(max($0, 1), LiveRules.mostPlayers) },
      pace: pace.map { min(max($0, 0), LiveRules.limits.upperBound) },
      openUntil: openUntil.map { min(max($0, 0), LiveRules.instants.upperBound) }, hidesNames: hidesNames,
      players: min(max(players, 1), LiveRules.mostPlayers))
  }

  /// The time for a question, in milliseconds: what its kind needs, or its own.
  public func limit(of question: Question) -> Int {
    question.seconds.map { $0 * 1000 } ?? question.kind.limit(.milliseconds(limit)).inMilliseconds
  }
}
