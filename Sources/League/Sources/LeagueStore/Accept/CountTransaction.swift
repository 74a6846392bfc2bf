import QuizCore
import QuizStore

/// Rounds that were kept together and are in no sum.
struct UncountedBatch: Sendable {
  /// A round, and what it adds to the sums.
  struct Round: Sendable {
    let key: RoundKey
    let player: String
    let effect: RoundEffect
    let calendar: LeagueCalendar
    let clock: LeagueClock
  }

  let league: String
  let id: Int
  /// None where all that was sent was there before.
  let rounds: [Round]
}

extension UncountedBatch.Round {
  /// Reads a row of ``RoundsSQL/ofBatch``; nil when its record cannot be read.
  init?(_ row: Row, of games: GameList, league: String, calendar: LeagueCalendar, clock: LeagueClock) {
    guard let record = LeagueStore.record(row.text(3)) else { return nil }
    let effect = RoundEffect(record, of: games, played: row.int(2), isOwn: row.int(4) != 0)
    self.init(
      key: RoundKey(league: league, text: row.text(0)), player: row.text(1), effect: effect, calendar: calendar,
      clock: clock)
  }
}

/// One attempt to add batches of rounds to the sums: totals, days in a row, rates. Deletes the batches in the same
/// transaction, so that each round is added once, however many servers try.
struct CountTransaction {
  private let batches: [UncountedBatch]
  private let slot: Int
  private let begun = ContinuousClock.now
  private let clock: Int

  /// Takes the batches, and the slot of the tallies to add to.
  init(_ batches: [UncountedBatch], slot: Int) {
    self.batches = batches
    self.slot = slot
    clock = batches.lazy.flatMap(\.rounds).map(\.clock).latest(at: begun)
  }

  func run(on connection: any Connection) throws {
    let players = Set(
      batches.flatMap { batch in batch.rounds.map { Identity(league: batch.league, player: $0.player) } }
    ).sorted()
    let leagues = Dictionary(grouping: batches, by: \.league).sorted { $0.key < $1.key }
    let results = try connection.run(
      players.map { Statement(PlayersSQL.lock, .int(clock), .text($0.league), .text($0.player)) }
        + leagues.flatMap { league, batches in
          UncountedSQL.take.statements(.text(league), Set(batches.map(\.id)).sorted().map(Value.int))
        })
    var latest: [Identity: Aggregate.DayKey] = [:]
    for (player, rows) in zip(players, results) {
      guard let row = rows.first else { continue }
      // No streak: no day with a round yet.
      latest[player] = Aggregate.DayKey(
        league: player.league, player: player.player, day: row.int(2) > 0 ? row.int(1) : .min)
    }
    var taken = Set(results.dropFirst(players.count).joined().map { BatchKey(league: $0.text(0), id: $0.name(1)) })
    var aggregate = Aggregate()
    var erased: [Statement] = []
    // A batch may come twice, after it was kept and from a collection.
    for batch in batches where taken.remove(BatchKey(league: batch.league, id: batch.id)) != nil {
      for round in batch.rounds {
        if latest[Identity(league: batch.league, player: round.player)] != nil {
          aggregate.add(round.effect, league: batch.league, player: round.player, calendar: round.calendar)
        } else {
          // The player was erased while the round was kept.
          erased.append(Statement(RoundsSQL.delete, .text(batch.league), .text(round.key.text)))
        }
      }
    }
    if !erased.isEmpty { _ = try connection.run(erased) }
    guard .now - begun < AcceptTransaction.longest else { throw EngineError.conflict("the transaction took too long") }
    try aggregate.finish(on: connection, changed: clock, slot: slot, latest: Set(latest.values))
  }

  private struct BatchKey: Hashable {
    let league: String
    let id: Int
  }
}
