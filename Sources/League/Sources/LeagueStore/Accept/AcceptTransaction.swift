import LeagueAPI
import QuizCore
import QuizStore

/// What one player sent, checked as far as it can be without the store.
struct Send: Sendable {
  /// A round that is plausible.
  struct Round: Sendable {
    /// Its place among the outcomes.
    let index: Int
    let id: String
    let record: String
    let effect: RoundEffect
  }

  /// A change of a question whose text keeps the rules.
  struct Change: Sendable {
    /// Its place among the outcomes.
    let index: Int
    let change: LeagueChange
    let content: QuestionContent?
  }

  let identity: Identity
  let calendar: LeagueCalendar
  /// The league's clock when it was sent, and this machine's, so that what waited is not dated back.
  let now: Int
  let received: ContinuousClock.Instant
  let rounds: [Round]
  let changes: [Change]
  /// One for each round and change; those that are refused already say so.
  let outcomes: [SyncResponse.Outcome]

  /// The league's clock at this instant.
  func clock(at instant: ContinuousClock.Instant) -> Int {
    let (seconds, attoseconds) = (instant - received).components
    return now + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

/// One attempt to write several sends. Running it again after a commit whose outcome is unknown does nothing twice:
/// rounds are told apart by their ids, changes by theirs.
struct AcceptTransaction {
  /// How long an attempt may take until its commit. What is read by "changed since" looks back longer than this and a
  /// slow commit take together (``NewsCursor/overlap``).
  static let longest: Duration = .seconds(20)

  private let sends: [Send]
  private let slot: Int
  private let begun = ContinuousClock.now
  private var clock = 0

  /// Takes the sends, and the slot of the tallies to add to.
  init(_ sends: [Send], slot: Int) {
    self.sends = sends
    self.slot = slot
    clock = sends.map { $0.clock(at: begun) }.max() ?? 0
  }

  /// Runs it; throws `token.unknown` when one of the players is no more, after which each send has to be run by itself.
  func run(on connection: any Connection) throws -> [[SyncResponse.Outcome]] {
    let fresh = try insertRounds(connection)
    var aggregate = Aggregate()
    var outcomes: [[SyncResponse.Outcome]] = []
    var owners = try owners(of: fresh.old, connection)
    for send in sends {
      var said = send.outcomes
      for round in send.rounds {
        let key = RoundSlot(league: send.identity.league, key: RoundKey.key(round.id))
        if let refusal = owners[key]?.refusal(for: send.identity.player) {
          said[round.index] = SyncResponse.Outcome(id: round.id, refused: refusal)
        } else if fresh.new.contains(key), owners[key] == nil {
          aggregate.add(
            round.effect, league: send.identity.league, player: send.identity.player, calendar: send.calendar)
          // A second one with this id, in this send or in another, is found to be there.
          owners[key] = Owner(player: send.identity.player, isRemoved: false)
        }
      }
      for change in send.changes {
        let refusal = try ChangeTransaction(send.identity, now: clock).run(change, on: connection)
        if refusal == nil { aggregate.touch(send.identity.league) }
        said[change.index] = SyncResponse.Outcome(id: change.change.id, refused: refusal)
      }
      outcomes.append(said)
    }
    guard .now - begun < AcceptTransaction.longest else { throw EngineError.conflict("the transaction took too long") }
    try aggregate.finish(on: connection, changed: clock, slot: slot, latest: fresh.latest)
    return outcomes
  }

  /// A round's key.
  private struct RoundSlot: Hashable {
    let league: String
    let key: String
  }

  /// Whose a round is that was there before.
  private struct Owner {
    let player: String
    let isRemoved: Bool

    func refusal(for player: String) -> LeagueErrorCode? {
      if self.player != player { return .roundOwner }
      return isRemoved ? .roundRemoved : nil
    }
  }

  /// Locks the players' rows, in the order of their keys, and inserts the rounds; returns which are new, which were
  /// there, and the players' latest days.
  private func insertRounds(
    _ connection: any Connection
  ) throws -> (new: Set<RoundSlot>, old: Set<RoundSlot>, latest: Set<Aggregate.DayKey>) {
    var rows: [RoundSlot: [Value]] = [:]
    for send in sends {
      for round in send.rounds {
        let slot = RoundSlot(league: send.identity.league, key: RoundKey.key(round.id))
        // The first one counts, as in the loop over the outcomes.
        guard rows[slot] == nil else { continue }
        rows[slot] = [
          .text(slot.league), .text(slot.key), .text(send.identity.player), .int(round.effect.played), .int(clock),
          .int(round.effect.points), 0, .text(round.record),
        ]
      }
    }
    let sorted = rows.sorted { ($0.key.league, $0.key.key) < ($1.key.league, $1.key.key) }.map(\.value)
    let players = Set(sends.map(\.identity)).sorted { ($0.league, $0.player) < ($1.league, $1.player) }
    let results = try connection.run(
      players.map { Statement(PlayersSQL.lock, .int(clock), .text($0.league), .text($0.player)) }
        + RoundsSQL.insert.statements(sorted))
    guard results.prefix(players.count).allSatisfy({ !$0.isEmpty }) else { throw StoreError.refused(.unknownToken) }
    let new = Set(results.dropFirst(players.count).joined().map { RoundSlot(league: $0.text(0), key: $0.text(1)) })
    let latest = zip(players, results).map { player, rows in
      // No streak: no day with a round yet.
      Aggregate.DayKey(
        league: player.league, player: player.player, day: rows.first.map { $0.int(2) > 0 ? $0.int(1) : .min } ?? .min)
    }
    return (new, Set(rows.keys).subtracting(new), Set(latest))
  }

  private func owners(of rounds: Set<RoundSlot>, _ connection: any Connection) throws -> [RoundSlot: Owner] {
    let rounds = Array(rounds)
    let results = try connection.run(
      rounds.map { Statement(RoundsSQL.owner, .text($0.league), .text($0.key)) })
    var owners: [RoundSlot: Owner] = [:]
    for (slot, rows) in zip(rounds, results) {
      // It was erased between the two statements: its player is gone, or is locked by us.
      guard let row = rows.first else { throw EngineError.conflict("a round was erased meanwhile") }
      owners[slot] = Owner(player: row.text(0), isRemoved: row.int(1) != 0)
    }
    return owners
  }
}
