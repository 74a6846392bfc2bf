import QuizCore

/// The contents of the league's files as read, with their instants as local times.
public struct LeaguePage: Response {
  /// Something that the league did not take.
  public struct Refusal: Equatable, Sendable {
    /// The code of the reason.
    public let code: String
    /// When it was refused; nil for an impossible time.
    public let date: WallTime?

    /// Makes it of its parts.
    public init(code: String, date: WallTime?) {
      self.code = code
      self.date = date
    }
  }

  /// What the table counts, and its order.
  public let selection: LeagueTable.Selection
  /// Which league it is; nil when it was left meanwhile, or its file cannot be used.
  public var membership: LeagueMembership?
  /// The table as it was received last; nil when it never was.
  public var table: LeagueTable?
  /// When the table was made.
  public var made: WallTime?
  /// How the synchronisation stands; nil before the first.
  public var status: LeagueStatus?
  /// When everything was last in sync.
  public var synced: WallTime?
  /// When it was last tried.
  public var tried: WallTime?
  /// When the quotas of a day begin anew; nil when none is near.
  public var resets: WallTime?
  /// The latest refusals, newest first.
  public var refused: [Refusal] = []
  /// What is wrong with the files or the program, each in one sentence.
  public var problems: [String] = []
  /// Whether new files are under way.
  public var isFetching = false

  /// An empty page.
  public init(_ selection: LeagueTable.Selection) {
    self.selection = selection
  }
}

/// How joining a league goes.
public enum LeagueJoining: Response {
  /// The request to the server is under way.
  case underWay
  /// The player is in the league.
  case joined
  /// The player is not, and why.
  case failed(String)
}
