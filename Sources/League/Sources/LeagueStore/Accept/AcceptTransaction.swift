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
    var items = sends.flatMap { send in send.rounds.map { Item($0, of: send) } }
    let gone = try keep(&items, on: connection)
    let owners = try owners(of: Set(items.lazy.filter(\.isOld).map(\.key)), connection)
    var aggregate = Aggregate()
    var result = Result(hasUncounted: owners.values.contains(where: \.isUncounted))
    var rest = items[...]
    for send in sends {
      let own = rest.prefix(send.rounds.count)
      rest = rest.dropFirst(send.rounds.count)
      guard !gone.contains(send.identity) else {
        result.outcomes.append(.failure(.refused(.unknownToken)))
        continue
      }
      var said = send.outcomes
      for item in own {
        let owner = owners[item.key] ?? item.twin.map { Owner(player: items[$0].send.identity.player) }
        if let refusal = owner?.refusal(for: send.identity.player) {
          said[item.round.index] = SyncResponse.Outcome(id: item.round.id, refused: refusal)
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
    result.batches = batches(of: items)
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

  /// A round of a send.
  private struct Item {
    let round: Send.Round
    let send: Send
    let key: RoundKey
    /// The item with the same id that was sent before this one; it is the one that is kept.
    var twin: Int?
    /// Whether the store had it before.
    var isOld = false

    init(_ round: Send.Round, of send: Send) {
      self.round = round
      self.send = send
      key = RoundKey(round.id, of: send.identity.league)
    }
  }

  /// Inserts the rounds, in the order of their keys, and notes which were there before. Who changes questions is locked
  /// first; returns those of them who are no more. Where nothing changes, this is the whole transaction and one round trip.
  ///
  /// A player who is being erased may have rounds kept, by a server that does not know it yet: who counts them deletes them.
  private func keep(_ items: inout [Item], on connection: any Connection) throws -> Set<Identity> {
    let order = items.indices.sorted { (items[$0].key, $0) < (items[$1].key, $1) }
    for (place, next) in zip(order, order.dropFirst()) where items[place].key == items[next].key {
      items[next].twin = items[place].twin ?? place
    }
    let firsts = order.filter { items[$0].twin == nil }
    let players = Set(sends.lazy.filter { !$0.changes.isEmpty }.map(\.identity)).sorted()
    let locks = players.map { Statement(PlayersSQL.lock, .int(clock), .text($0.league), .text($0.player)) }
    let inserts = RoundsSQL.insert.statements(firsts.map { row(of: items[$0]) })
    let statements = locks + inserts + UncountedSQL.insert.statements(batchRows(of: firsts.map { items[$0].key }))
    let results = players.isEmpty ? try connection.finish(statements) : try connection.run(statements)
    let inserted = results.dropFirst(locks.count).prefix(inserts.count).joined()
    if inserted.count < firsts.count {
      let new = Set(inserted.map { RoundKey(league: $0.text(0), text: $0.text(1)) })
      for place in firsts where !new.contains(items[place].key) { items[place].isOld = true }
    }
    return Set(zip(players, results).filter { $1.isEmpty }.map(\.0))
  }

  private func row(of item: Item) -> [Value] {
    let effect = item.round.effect
    return [
      .text(item.key.league), .text(item.key.text), .text(item.send.identity.player), .int(effect.played), .int(clock),
      .int(effect.points), 0, .text(item.round.record), .int(batch),
    ]
  }

  /// The batch of each league; the keys come in their order.
  private func batchRows(of keys: [RoundKey]) -> [[Value]] {
    var batches: [(league: String, keys: String)] = []
    for key in keys {
      if batches.last?.league == key.league {
        batches[batches.count - 1].keys += " " + key.text
      } else {
        batches.append((key.league, key.text))
      }
    }
    return batches.map { [.text($0.league), .int(batch), .int(clock), .text($0.keys)] }
  }

  private func owners(of rounds: Set<RoundKey>, _ connection: any Connection) throws -> [RoundKey: Owner] {
    guard !rounds.isEmpty else { return [:] }
    let rounds = Array(rounds)
    let results = try connection.run(rounds.map { Statement(RoundsSQL.owner, .text($0.league), .text($0.text)) })
    var owners: [RoundKey: Owner] = [:]
    for (key, rows) in zip(rounds, results) {
      // It was erased between the two statements: the next attempt keeps it again, and who counts it deletes it.
      guard let row = rows.first else { throw EngineError.conflict("a round was erased meanwhile") }
      owners[key] = Owner(player: row.text(0), isRemoved: row.int(1) != 0, isUncounted: row.int(2) != 0)
    }
    return owners
  }

  /// The new rounds, each once, also those of players who were found to be gone.
  private func batches(of items: [Item]) -> [UncountedBatch] {
    var rounds: [String: [UncountedBatch.Round]] = [:]
    for item in items where item.twin == nil {
      let round = UncountedBatch.Round(
        key: item.key, player: item.send.identity.player, effect: item.round.effect, calendar: item.send.calendar,
        clock: item.send.clock)
      rounds[item.key.league, default: []] += item.isOld ? [] : [round]
    }
    return rounds.map { UncountedBatch(league: $0, id: batch, rounds: $1) }
  }
}
