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

/// Where a live room stands.
public enum LivePhase: String, Codable, Hashable, Sendable {
  /// Players come in.
  case lobby
  /// A question is asked, or about to be: from its opening on it can be answered.
  case question
  /// It is decided: what was right, and how many chose what.
  case result
  /// Who leads.
  case standings
  /// The last question was decided: first, second, third.
  case podium
  /// Everybody plays in a time of their own, until the room's end.
  case open
  /// The host closed it.
  case closed
}

/// What a host does with a room.
public enum LiveStep: Codable, Hashable, Sendable {
  /// Begins the first question.
  case start
  /// Goes on: from a question to its result, from there to the standings, to the next question, and to the podium.
  case next
  /// Holds the room where it is, or goes on: a question that was held is asked anew.
  case pause, resume
  /// Lets nobody in any more, or everybody.
  case lock, unlock
  /// Shows animals instead of names, or names.
  case hideNames, showNames
  /// Sends a player away, who cannot come back under that name.
  case sendAway(player: String)
  /// Asks the questions that most players missed again, as a new round of the same room.
  case again
  /// Ends the round: what was decided counts.
  case end
  /// Closes the room.
  case close
}
