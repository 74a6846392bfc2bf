/// The players of a league in their order, for a period.
public struct LeagueTable: Codable, Hashable, Sendable {
  /// From when on rounds count.
  public enum Period: String, Codable, CaseIterable, Sendable {
    /// Since midnight, by the calendar of the league (UTC unless its owner chose another).
    case day
    /// Since Monday.
    case week
    /// Since the first of the month.
    case month
    /// Since the beginning.
    case all
  }

  /// The order of the players. Equal ones share a place, sorted by points among themselves.
  public enum Order: String, Codable, CaseIterable, Sendable {
    /// The most points first.
    case points
    /// The most right answers first.
    case right
    /// The least time for each right answer first: the time of all answers, divided by the right ones, so that pressing
    /// keys at random is not fast. Players without a right answer have no place.
    case time
    /// The most days in a row first.
    case days
  }

  /// Which rounds a table counts, and by what it is ordered.
  public struct Selection: Codable, Hashable, Sendable {
    /// From when on rounds count.
    public var period: Period
    /// The game, as the log calls it; nil for all.
    public var game: String?
    /// The set, as the log calls it; nil for all.
    public var set: String?
    /// By what the players are ordered.
    public var order: Order

    /// Makes it of its parts.
    public init(period: Period = .week, game: String? = nil, set: String? = nil, order: Order = .points) {
      self.period = period
      self.game = game
      self.set = set
      self.order = order
    }
  }

  /// What one player has in the period.
  public struct Row: Codable, Hashable, Sendable {
    /// The place, from 1; equal scores share one.
    public let place: Int
    /// The player by their name of now.
    public let player: LeagueMembership.Named
    /// The points of all rounds.
    public let points: Int
    /// Questions answered right, and asked.
    public let right: Int
    /// How often it was asked.
    public let asked: Int
    /// The time of all questions in rounds whose time counts: those with a time limit, and those of a game in which the
    /// time is the score.
    public let milliseconds: Int
    /// How many rounds were played.
    public let rounds: Int
    /// Days in a row with a round, up to the latest.
    public let days: Int
    /// Right answers in these rounds; nil from a server that does not count them separately.
    public let timed: Int?
    /// Rounds over questions or sets that the league does not know, which its owner lets count; nil or 0 for none.
    public let own: Int?

    /// Makes it of its parts.
    public init(
      place: Int, player: LeagueMembership.Named, points: Int, right: Int, asked: Int, milliseconds: Int, rounds: Int,
      days: Int, timed: Int?, own: Int?
    ) {
      self.place = place
      self.player = player
      self.points = points
      self.right = right
      self.asked = asked
      self.milliseconds = milliseconds
      self.rounds = rounds
      self.days = days
      self.timed = timed
      self.own = own
    }

    /// The time for each right answer, milliseconds, in rounds whose time counts; nil where there is no right answer.
    public var millisecondsPerRight: Int? {
      let count = timed ?? right
      return count > 0 ? milliseconds / count : nil
    }

    /// Whether some of the rounds are over questions or sets that only the player has.
    public var hasOwnSets: Bool { (own ?? 0) > 0 }

    /// The mark beside the name of a player with such rounds.
    public static let ownMark = "+"

    /// What that means, for a line below a table.
    public static let ownMeaning = Phrase(
      en: "\(ownMark) with rounds over questions that only this player has", ja: "\(ownMark) 本人だけが持つ問題の記録を含みます")
  }

  /// The format of the file, 1.
  public let version: Int
  /// What is counted.
  public let selection: Selection
  /// The first players, best first, at most a hundred.
  public let rows: [Row]
  /// The player's own row, wherever it stands; nil without a round in the period.
  public let own: Row?
  /// How many players have a round in the period.
  public let count: Int
  /// When the server made it, milliseconds since 1970.
  public let made: Int

  /// Makes a table in the current format.
  public init(selection: Selection, rows: [Row], own: Row?, count: Int, made: Int) {
    version = 1
    self.selection = selection
    self.rows = rows
    self.own = own
    self.count = count
    self.made = made
  }
}
