import QuizCore

/// The contents of the league's files, with times in local time.
public struct LeaguePage: Response {
  /// Something that the league refused.
  public struct Refusal: Equatable, Sendable {
    /// The code of the reason.
    public let code: String
    /// When it was refused; nil for an impossible time.
    public let date: WallTime?

    /// Creates a refusal.
    public init(code: String, date: WallTime?) {
      self.code = code
      self.date = date
    }
  }

  /// The filter and order of the table.
  public let selection: LeagueTable.Selection
  /// The membership; nil if the league was left or its file is unusable.
  public var membership: LeagueMembership?
  /// The table as last received; nil for never.
  public var table: LeagueTable?
  /// When the table was made.
  public var made: WallTime?
  /// The status of the synchronisation; nil before the first.
  public var status: LeagueStatus?
  /// When everything was last in sync.
  public var synced: WallTime?
  /// When synchronisation was last tried.
  public var tried: WallTime?
  /// When the daily quotas reset; nil if none is nearly used up.
  public var resets: WallTime?
  /// The latest refusals, newest first.
  public var refused: [Refusal] = []
  /// Problems with the files or the program, one sentence each.
  public var problems: [String] = []
  /// Whether new files are being fetched.
  public var isFetching = false

  /// An empty page.
  public init(_ selection: LeagueTable.Selection) {
    self.selection = selection
  }
}

/// The progress of joining a league.
public enum LeagueJoining: Response {
  /// The request to the server is under way.
  case underWay
  /// The player is in the league.
  case joined
  /// Joining failed, for this reason.
  case failed(String)
}

/// A response to the league's smaller screens.
public enum LeagueResponse: Response {
  /// The set chosen for the table, by its name in the log; nil for all.
  case set(String?)
  /// A question was reported; `problem` tells why that failed.
  case reported(problem: String?)
}
