import QuizCore
import QuizStore

/// The sums of one transaction's rounds, one row for each key, however many rounds add to it.
struct Aggregate {
  struct TotalsKey: Hashable {
    let league: String
    let game: String
    let set: String
    let player: String
  }

  struct DayKey: Hashable {
    let league: String
    let player: String
    let day: Int
  }

  struct TallyKey: Hashable {
    let league: String
    let question: String
  }

  /// Sums of rounds; negative where rounds are taken back.
  struct Sums {
    var points = 0
    var right = 0
    var asked = 0
    var milliseconds = 0
    var rounds = 0
    /// Right answers in rounds with a clock, whose times alone are in `milliseconds`.
    var timed = 0
    /// Rounds over sets that only the player has.
    var own = 0

    mutating func add(_ effect: RoundEffect, sign: Int) {
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

    var values: [Value] { [points, right, asked, milliseconds, rounds, timed, own].map(Value.int) }
  }

  /// The latest day, week or month with a round, and its sums.
  private struct Latest {
    var number = Int.min
    var sums = Sums()

    mutating func add(_ effect: RoundEffect, sign: Int, in number: Int) {
      if number > self.number { self = Latest(number: number) }
      if number == self.number { sums.add(effect, sign: sign) }
    }
  }

  private struct Totals {
    var latest = [Latest(), Latest(), Latest()]
    var all = Sums()
    var last = 0

    mutating func add(_ effect: RoundEffect, sign: Int, in numbers: [Int]) {
      for (index, number) in numbers.enumerated() { latest[index].add(effect, sign: sign, in: number) }
      all.add(effect, sign: sign)
      last = max(last, effect.played)
    }
  }

  private var totals: [TotalsKey: Totals] = [:]
  private var days: Set<DayKey> = []
  private var tallies: [TallyKey: (asked: Int, right: Int, milliseconds: Int)] = [:]

  /// Whether nothing was added.
  var isEmpty: Bool { tallies.isEmpty && totals.isEmpty }

  /// Adds a round; `sign` is -1 for one that is taken back. Without `totals` it counts for questions alone, without
  /// `tallies` for players alone.
  mutating func add(
    _ effect: RoundEffect, league: String, player: String, calendar: LeagueCalendar, sign: Int = 1, totals: Bool = true,
    tallies isCounted: Bool = true
  ) {
    touch(league)
    for answer in effect.answers where isCounted {
      let old = tallies[TallyKey(league: league, question: answer.question)] ?? (0, 0, 0)
      tallies[TallyKey(league: league, question: answer.question)] = (
        old.asked + sign, old.right + (answer.right ? sign : 0), old.milliseconds + sign * answer.milliseconds
      )
    }
    guard totals else { return }
    let numbers = [LeagueTable.Period.day, .week, .month].map { calendar.number(of: $0, at: effect.played) }
    // A day may have other rounds than the one taken back: the caller looks for them.
    if sign > 0 { days.insert(DayKey(league: league, player: player, day: numbers[0])) }
    for (game, set) in [("", ""), (effect.game, ""), (effect.game, effect.set), ("", effect.set)] {
      let key = TotalsKey(league: league, game: game, set: set, player: player)
      self.totals[key, default: Totals()].add(effect, sign: sign, in: numbers)
    }
  }

  /// Notes that something else changed in a league.
  mutating func touch(_ league: String) {
    tallies[TallyKey(league: league, question: TalliesSQL.league), default: (0, 0, 0)].asked += 1
  }

  /// The rows of the totals, by key.
  var totalsRows: [[Value]] {
    totals.sorted {
      ($0.key.league, $0.key.game, $0.key.set, $0.key.player)
        < ($1.key.league, $1.key.game, $1.key.set, $1.key.player)
    }
    .map { key, totals in
      [.text(key.league), .text(key.game), .text(key.set), .text(key.player)]
        + totals.latest.flatMap { [.int($0.number)] + $0.sums.values } + totals.all.values + [.int(totals.last)]
    }
  }

  /// The rows of the days, by key.
  var dayRows: [[Value]] {
    days.sorted { ($0.league, $0.player, $0.day) < ($1.league, $1.player, $1.day) }
      .map { [.text($0.league), .text($0.player), .int($0.day)] }
  }

  /// The rows of the tallies, by key, for a slot, changed at an instant.
  func tallyRows(slot: Int, changed: Int) -> [[Value]] {
    tallies.sorted { ($0.key.league, $0.key.question) < ($1.key.league, $1.key.question) }
      .map { key, tally in
        [
          .text(key.league), .text(key.question), .int(slot), .int(tally.asked), .int(tally.right),
          .int(tally.milliseconds), .int(changed), .int(changed / 60_000),
        ]
      }
  }

  /// Writes everything, in the order in which all transactions lock rows, and the streaks of players with another day.
  func write(to connection: any Connection, changed: Int, slot: Int = TalliesSQL.anySlot) throws {
    guard !isEmpty else { return }
    let totals = TotalsSQL.add.statements(totalsRows)
    let days = TotalsSQL.addDays.statements(dayRows)
    let tallies = TalliesSQL.add.statements(tallyRows(slot: slot, changed: changed))
    let results = try connection.run(totals + days + tallies)
    let players = results.dropFirst(totals.count).prefix(days.count).joined().map { Streak.Player($0) }
    try Streak.update(Set(players), on: connection)
  }

  /// Writes everything and commits. `latest` has each player's latest day with a round: further rounds on it, as most
  /// are, leave the streak as it is.
  func finish(on connection: any Connection, changed: Int, slot: Int, latest: Set<DayKey>) throws {
    guard days.isSubset(of: latest) else { return try write(to: connection, changed: changed, slot: slot) }
    _ = try connection.finish(
      TotalsSQL.add.statements(totalsRows) + TalliesSQL.add.statements(tallyRows(slot: slot, changed: changed)))
  }
}

/// Days in a row.
enum Streak {
  /// Its player.
  struct Player: Hashable {
    let league: String
    let player: String

    init(league: String, player: String) {
      self.league = league
      self.player = player
    }

    /// Reads a row that begins with a league and a player.
    init(_ row: Row) {
      self.init(league: row.text(0), player: row.text(1))
    }
  }

  /// Counts the days in a row up to the latest of `days`, which come latest first, none twice.
  static func length(_ days: [Int]) -> Int {
    guard let latest = days.first else { return 0 }
    return zip(days, 0...).prefix { day, index in day == latest - index }.count
  }

  /// Writes the streaks of players anew. Their rows are locked by this transaction, so no other adds a day meanwhile.
  static func update(_ players: Set<Player>, on connection: any Connection) throws {
    guard !players.isEmpty else { return }
    let players = Array(players)
    let results = try connection.run(
      players.map { Statement(TotalsSQL.days, .text($0.league), .text($0.player)) })
    _ = try connection.run(
      zip(players, results).map { player, rows in
        let days = rows.map { $0.int(0) }
        return Statement(
          PlayersSQL.setStreak, .int(Streak.length(days)), .int(days.first ?? 0), .text(player.league),
          .text(player.player))
      })
  }
}
