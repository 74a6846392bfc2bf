import QuizCore
import QuizStore

/// What rounds add to the sums of a league, one row for each key, however many rounds add to it.
struct Aggregate {
  struct TotalsKey: Hashable, Comparable {
    let game: String
    let set: String
    let day: Int
    let player: String

    static func < (one: TotalsKey, other: TotalsKey) -> Bool {
      (one.game, one.set, one.day, one.player) < (other.game, other.set, other.day, other.player)
    }
  }

  /// Sums of rounds; negative where rounds are taken back.
  struct Sums: Hashable {
    var points = 0
    var right = 0
    var asked = 0
    var milliseconds = 0
    var rounds = 0
    /// Right answers in rounds with a clock, whose times alone are in `milliseconds`.
    var timed = 0
    /// Rounds over sets that only the player has.
    var own = 0
  }

  struct Tally: Hashable {
    var asked = 0
    var right = 0
    var milliseconds = 0
  }

  let league: String
  let calendar: LeagueCalendar
  private(set) var totals: [TotalsKey: Sums] = [:]
  private(set) var tallies: [String: Tally] = [:]

  init(_ league: String, _ calendar: LeagueCalendar) {
    self.league = league
    self.calendar = calendar
  }

  /// Adds a round; `sign` is -1 for one that is taken back.
  mutating func add(_ effect: RoundEffect, player: String, sign: Int = 1) {
    let day = calendar.day(effect.played)
    for (game, set) in [("", ""), (effect.game, ""), (effect.game, effect.set), ("", effect.set)] {
      totals[TotalsKey(game: game, set: set, day: day, player: player), default: Sums()].add(effect, sign: sign)
    }
    addTallies(effect, sign: sign)
  }

  /// Adds a round to the questions alone.
  mutating func addTallies(_ effect: RoundEffect, sign: Int) {
    for answer in effect.answers {
      tallies[answer.question, default: Tally()].asked += sign
      tallies[answer.question, default: Tally()].right += answer.right ? sign : 0
      tallies[answer.question, default: Tally()].milliseconds += sign * answer.milliseconds
    }
  }

  /// The days with a round of a player.
  func days(of player: String) -> Set<Int> {
    Set(totals.keys.lazy.filter { $0.game.isEmpty && $0.set.isEmpty && $0.player == player }.map(\.day))
  }

  /// Adds to the totals.
  var totalsStatements: [Statement] {
    totals.sorted { $0.key < $1.key }.map { key, sums in
      Statement(
        TotalsSQL.add, .text(league), .text(key.game), .text(key.set), .int(key.day), .text(key.player),
        .int(sums.points), .int(sums.right), .int(sums.asked), .int(sums.milliseconds), .int(sums.rounds),
        .int(sums.timed), .int(sums.own))
    }
  }

  /// Takes the league's next revision, and adds to the tallies: the last statements of a transaction.
  var lastStatements: [Statement] {
    [Statement(PlayersSQL.revise, .text(league))]
      + tallies.sorted { $0.key < $1.key }.map { question, tally in
        Statement(
          TalliesSQL.add, .text(league), .text(question), .int(tally.asked), .int(tally.right),
          .int(tally.milliseconds))
      }
  }
}

extension Aggregate.Sums {
  fileprivate mutating func add(_ effect: RoundEffect, sign: Int) {
    points += sign * effect.points
    right += sign * effect.right
    asked += sign * effect.asked
    rounds += sign
    if effect.isTimed {
      milliseconds += sign * effect.milliseconds
      timed += sign * effect.right
    }
    if effect.isOwn { own += sign }
  }
}

/// Days in a row.
enum Streak {
  /// Counts the days in a row up to the latest of `days`, which come latest first, none twice.
  static func length(_ days: [Int]) -> Int {
    guard let latest = days.first else { return 0 }
    return zip(days, 0...).prefix { day, index in day == latest - index }.count
  }

  /// The statement that notes the streak of a player whose row is locked, who has rounds on the days in the store and on
  /// `further` ones.
  static func statement(_ identity: Identity, further: Set<Int> = [], on connection: any Connection) throws -> Statement
  {
    let rows = try connection.run(TotalsSQL.days, .text(identity.league), .text(identity.player))
    let days = further.union(rows.map { $0.int("day") }).sorted(by: >)
    return Statement(
      PlayersSQL.setStreak, .int(length(days)), .int(days.first ?? 0), .text(identity.league), .text(identity.player))
  }
}
