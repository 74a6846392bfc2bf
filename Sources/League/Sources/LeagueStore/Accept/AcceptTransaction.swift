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
  let clock: LeagueClock
  let rounds: [Round]
  let changes: [Change]
  /// One for each round and change; those that are refused already say so.
  let outcomes: [SyncResponse.Outcome]
}

/// One attempt to keep several sends. Running it again after a commit whose outcome is unknown does nothing twice:
/// rounds are told apart by their ids, changes by theirs.
///
/// Rounds are kept here and counted later (``CountTransaction``): who sends waits for one row for each round.
struct AcceptTransaction {
  /// What became of the sends.
  struct Result {
    /// One for each send, in their order.
    var outcomes: [GroupCommit.Outcome] = []
    /// The new rounds, a batch for each league.
    var batches: [UncountedBatch] = []
    /// Whether there are rounds among the old ones that wait to be counted: an earlier attempt's, or another server's.
    var hasUncounted = false
  }

  /// How long an attempt may take until its commit. What is read by "changed since" looks back longer than this and a
  /// slow commit take together (``NewsCursor/overlap``).
  static let longest: Duration = .seconds(20)

  private let sends: [Send]
  private let slot: Int
  /// What the rounds of this attempt have in common.
  private let batch = Int.random(in: 1 ... .max)
  private let begun = ContinuousClock.now
  private let clock: Int

  /// Takes the sends, and the slot of the tallies in which a change is noted.
  init(_ sends: [Send], slot: Int) {
    self.sends = sends
    self.slot = slot
    clock = sends.lazy.map(\.clock).latest(at: begun)
  }

  func run(on connection: any Connection) throws -> Result {
    let kept = try keep(on: connection)
    let owners = try owners(of: kept.old, connection)
    var aggregate = Aggregate()
    var result = Result(hasUncounted: owners.values.contains(where: \.isUncounted))
    for send in sends {
      guard kept.players.contains(send.identity) else {
        result.outcomes.append(.failure(.refused(.unknownToken)))
        continue
      }
      var said = send.outcomes
      for round in send.rounds {
        let key = RoundKey(round.id, of: send.identity.league)
        let owner = owners[key] ?? kept.new[key].map { Owner(player: $0) }
        if let refusal = owner?.refusal(for: send.identity.player) {
          said[round.index] = SyncResponse.Outcome(id: round.id, refused: refusal)
        }
      }
      for change in send.changes {
        let refusal = try ChangeTransaction(send.identity, now: clock).run(change, on: connection)
        if refusal == nil { aggregate.touch(send.identity.league) }
        said[change.index] = SyncResponse.Outcome(id: change.change.id, refused: refusal)
      }
      result.outcomes.append(.success(said))
    }
    guard .now - begun < AcceptTransaction.longest else { throw EngineError.conflict("the transaction took too long") }
    try aggregate.write(to: connection, changed: clock, slot: slot)
    result.batches = batches(of: kept)
    return result
  }

  /// Whose a round is, and what was done with it.
  private struct Owner {
    let player: String
    var isRemoved = false
    var isUncounted = false

    func refusal(for player: String) -> LeagueErrorCode? {
      if self.player != player { return .roundOwner }
      return isRemoved ? .roundRemoved : nil
    }
  }

  /// What was kept.
  private struct Kept {
    /// Who of those who sent is a player.
    var players: Set<Identity> = []
    /// The rounds that were not there, and whose they are: of several with one id, the first one is kept.
    var new: [RoundKey: String] = [:]
    /// Those that were.
    var old: Set<RoundKey> = []
  }

  /// Inserts the rounds, after looking whether the players are there; those whose questions change are locked, in the
  /// order of their keys. Where nothing changes, this is the whole transaction and one round trip.
  ///
  /// A player who is erased at the same time may be found, and have rounds kept: who counts them deletes them.
  private func keep(on connection: any Connection) throws -> Kept {
    var rows: [RoundKey: [Value]] = [:]
    var kept = Kept()
    for send in sends {
      for round in send.rounds {
        let key = RoundKey(round.id, of: send.identity.league)
        guard rows[key] == nil else { continue }
        kept.new[key] = send.identity.player
        rows[key] = [
          .text(key.league), .text(key.text), .text(send.identity.player), .int(round.effect.played), .int(clock),
          .int(round.effect.points), 0, .text(round.record), .int(batch),
        ]
      }
    }
    let keys = rows.keys.sorted { ($0.league, $0.text) < ($1.league, $1.text) }
    let batches = Dictionary(grouping: keys, by: \.league).sorted { $0.key < $1.key }.map { league, keys -> [Value] in
      [.text(league), .int(batch), .int(clock), .text(keys.map(\.text).joined(separator: " "))]
    }
    let changing = Set(sends.filter { !$0.changes.isEmpty }.map(\.identity))
    let players = Set(sends.map(\.identity)).sorted { ($0.league, $0.player) < ($1.league, $1.player) }
    let looks = players.map { player in
      changing.contains(player)
        ? Statement(PlayersSQL.lock, .int(clock), .text(player.league), .text(player.player))
        : Statement(PlayersSQL.exists, .text(player.league), .text(player.player))
    }
    let inserts = RoundsSQL.insert.statements(keys.compactMap { rows[$0] })
    let statements = looks + inserts + UncountedSQL.insert.statements(batches)
    let results = changing.isEmpty ? try connection.finish(statements) : try connection.run(statements)
    kept.players = Set(zip(players, results).filter { !$1.isEmpty }.map(\.0))
    let inserted = results.dropFirst(players.count).prefix(inserts.count).joined()
      .map { RoundKey(league: $0.text(0), text: $0.text(1)) }
    kept.old = Set(keys).subtracting(inserted)
    for key in kept.old { kept.new[key] = nil }
    return kept
  }

  private func owners(of rounds: Set<RoundKey>, _ connection: any Connection) throws -> [RoundKey: Owner] {
    guard !rounds.isEmpty else { return [:] }
    let rounds = Array(rounds)
    let results = try connection.run(rounds.map { Statement(RoundsSQL.owner, .text($0.league), .text($0.text)) })
    var owners: [RoundKey: Owner] = [:]
    for (key, rows) in zip(rounds, results) {
      // It was erased between the two statements: the next attempt finds its player gone.
      guard let row = rows.first else { throw EngineError.conflict("a round was erased meanwhile") }
      owners[key] = Owner(player: row.text(0), isRemoved: row.int(1) != 0, isUncounted: row.int(2) != 0)
    }
    return owners
  }

  /// The new rounds, each once, also those of players who were found to be gone.
  private func batches(of kept: Kept) -> [UncountedBatch] {
    var new = kept.new
    var rounds = Dictionary(kept.old.map { ($0.league, [UncountedBatch.Round]()) }) { first, _ in first }
    for send in sends {
      for round in send.rounds {
        let key = RoundKey(round.id, of: send.identity.league)
        guard let player = new.removeValue(forKey: key) else { continue }
        rounds[key.league, default: []].append(
          UncountedBatch.Round(
            key: key, player: player, effect: round.effect, calendar: send.calendar, clock: send.clock))
      }
    }
    return rounds.map { UncountedBatch(league: $0, id: batch, rounds: $1) }
  }
}
