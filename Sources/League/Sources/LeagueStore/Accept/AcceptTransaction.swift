import LeagueAPI
import QuizCore
import QuizStore

/// What one player sent, after all checks that need no store.
struct Send: Sendable {
  /// A round that is plausible.
  struct Round: Sendable {
    /// Its index among the outcomes.
    let index: Int
    let id: String
    let record: String
    let effect: RoundEffect
    /// The name of the daily round; nil for a round of another game.
    let daily: String?
  }

  /// A change of a question, its text valid.
  struct Change: Sendable {
    /// Its index among the outcomes.
    let index: Int
    let change: LeagueChange
    let content: QuestionContent?
  }

  let identity: Identity
  let rules: LeagueRules
  let calendar: LeagueCalendar
  let clock: LeagueClock
  let rounds: [Round]
  let changes: [Change]
  /// One for each round and change; refused already where a check failed.
  let outcomes: [SyncResponse.Outcome]
}

/// One attempt to keep several sends. Idempotent, so that it can be retried after a commit with an unknown outcome:
/// rounds and changes are recognised by their ids.
///
/// Rounds are kept here and counted later (``CountTransaction``): a sender waits for one row a round.
struct AcceptTransaction {
  /// The outcomes of the sends.
  struct Result {
    /// One for each send, in their order.
    var outcomes: [GroupCommit.Outcome] = []
    /// The new rounds, a batch for each league.
    var batches: [UncountedBatch] = []
    /// Whether some of the old rounds are not counted yet: an earlier attempt's, or another server's.
    var hasUncounted = false
  }

  /// How long an attempt may take until its commit. Reads by "changed since" look back longer than this plus a slow
  /// commit (``NewsCursor/overlap``).
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
    let order = AcceptTransaction.order(&items)
    var (histories, owners) = try begin(items, on: connection)
    for index in items.indices where items[index].twin == nil {
      let item = items[index]
      items[index].isOld = owners[item.key] != nil
      if !items[index].isOld { items[index].refusal = histories[item.send.identity]?.take(item.round) ?? item.refusal }
    }
    let kept = order.filter {
      items[$0].twin == nil && items[$0].isToBeKept && histories[items[$0].send.identity] != nil
    }
    try keep(kept, of: &items, histories, &owners, on: connection)
    var aggregate = Aggregate()
    var result = Result(hasUncounted: owners.values.contains(where: \.isUncounted))
    var rest = items[...]
    for send in sends {
      let own = rest.prefix(send.rounds.count)
      rest = rest.dropFirst(send.rounds.count)
      guard var history = histories[send.identity] else {
        result.outcomes.append(.failure(.refused(.unknownToken)))
        continue
      }
      var said = send.outcomes
      for item in own {
        let first = item.twin.map { items[$0] } ?? item
        let owner = owners[item.key] ?? item.twin.map { Owner(player: items[$0].send.identity.player) }
        if let refusal = owner?.refusal(for: send.identity.player) ?? first.refusal {
          said[item.round.index] = SyncResponse.Outcome(id: item.round.id, refused: refusal)
        }
      }
      var changes = ChangeTransaction(send.identity, rules: send.rules, now: clock)
      for change in send.changes {
        let refusal = try changes.run(change, &history.usage, on: connection)
        if refusal == nil { aggregate.touch(send.identity.league) }
        said[change.index] = SyncResponse.Outcome(id: change.change.id, refused: refusal)
      }
      histories[send.identity] = history
      result.outcomes.append(.success(said))
    }
    guard .now - begun < AcceptTransaction.longest else { throw EngineError.conflict("the transaction took too long") }
    if hasChanges { _ = try connection.run(histories.values.flatMap(\.statements)) }
    try aggregate.write(to: connection, changed: clock, slot: slot)
    result.batches = batches(of: items)
    return result
  }

  /// The player of a round in the store, and its state.
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
    /// The index of an earlier item with the same id, which is kept instead of this one.
    var twin: Int?
    /// Whether the store had it before.
    var isOld = false
    /// Why it is not taken.
    var refusal: LeagueErrorCode?

    /// Whether it is new and taken.
    var isToBeKept: Bool { !isOld && refusal == nil }

    init(_ round: Send.Round, of send: Send) {
      self.round = round
      self.send = send
      key = RoundKey(round.id, of: send.identity.league)
    }
  }

  /// Whether questions change: then more statements follow the rounds.
  private var hasChanges: Bool { sends.contains { !$0.changes.isEmpty } }

  /// The rounds in the order of their keys; sets the twins.
  private static func order(_ items: inout [Item]) -> [Int] {
    let order = items.indices.sorted { (items[$0].key, $0) < (items[$1].key, $1) }
    for (place, next) in zip(order, order.dropFirst()) where items[place].key == items[next].key {
      items[next].twin = items[place].twin ?? place
    }
    return order
  }

  /// Locks the players, and reads in the same round trip what they sent today and which of the rounds are there. Erased
  /// players have no history.
  private func begin(
    _ items: [Item], on connection: any Connection
  ) throws -> (histories: [Identity: PlayerHistory], owners: [RoundKey: Owner]) {
    let changing = Set(sends.lazy.filter { !$0.changes.isEmpty }.map(\.identity)).sorted()
    let senders = Dictionary(sends.map { ($0.identity, $0) }) { first, _ in first }
      .values.sorted { $0.identity < $1.identity }
    var sets: [Identity: Set<String>] = [:]
    for item in items { sets[item.send.identity, default: []].insert(item.round.effect.set) }
    let asked = senders.flatMap { send in (sets[send.identity] ?? []).sorted().map { (send.identity, $0) } }
    let locks = changing.map { Statement(PlayersSQL.lock, .int(clock), .text($0.league), .text($0.player)) }
    let days = senders.map { send in
      Statement(
        UsageSQL.lock, .int(send.calendar.day(clock)), .text(send.identity.league), .text(send.identity.player))
    }
    let known = asked.map { Statement(UsageSQL.set, .text($0.league), .text($0.player), .text($1)) }
    let histories = senders.map { PlayerHistory.statements($0) }
    let leagues = Dictionary(grouping: Set(items.map(\.key)), by: \.league).sorted { $0.key < $1.key }
    let rounds = leagues.map { league, keys in
      (league, RoundsSQL.owners.statements(.text(league), keys.sorted().map { .text($0.text) }))
    }
    var results = try connection.run(locks + days + known + histories.joined() + rounds.flatMap(\.1))[...]
    results = results.dropFirst(locks.count)
    var begun: [Identity: Set<String>] = [:]
    for ((identity, _), rows) in zip(asked, results.dropFirst(days.count)) {
      for row in rows { begun[identity, default: []].insert(row.text(0)) }
    }
    var usages: [Identity: PlayerUsage] = [:]
    for (send, rows) in zip(senders, results) {
      guard let row = rows.first else { continue }
      usages[send.identity] = PlayerUsage(
        send.identity, rules: send.rules, row: row, sets: begun[send.identity] ?? [])
    }
    results = results.dropFirst(days.count + known.count)
    var found: [Identity: PlayerHistory] = [:]
    for (send, statements) in zip(senders, histories) {
      found[send.identity] = usages[send.identity].map {
        PlayerHistory($0, results: Array(results.prefix(statements.count)))
      }
      results = results.dropFirst(statements.count)
    }
    var owners: [RoundKey: Owner] = [:]
    for (league, statements) in rounds {
      for row in results.prefix(statements.count).joined() {
        owners[RoundKey(league: league, text: row.text(0))] = Owner(
          player: row.text(1), isRemoved: row.int(2) != 0, isUncounted: row.int(3) != 0)
      }
      results = results.dropFirst(statements.count)
    }
    return (found, owners)
  }

  /// Inserts the rounds at these places, which come in the order of their keys. Where no question changes, this ends
  /// the transaction, in one round trip.
  ///
  /// Rounds of a player whom another server erases meanwhile may be kept: counting deletes them.
  private func keep(
    _ places: [Int], of items: inout [Item], _ histories: [Identity: PlayerHistory], _ owners: inout [RoundKey: Owner],
    on connection: any Connection
  ) throws {
    let inserts = RoundsSQL.insert.statements(places.map { row(of: items[$0]) })
    let statements = inserts + UncountedSQL.insert.statements(batchRows(of: places.map { items[$0].key }))
    let results =
      hasChanges
      ? try connection.run(statements)
      : try connection.finish(statements + histories.sorted { $0.key < $1.key }.flatMap(\.value.statements))
    let inserted = results.prefix(inserts.count).joined()
    guard inserted.count < places.count else { return }
    // Another player has sent the same ids at this moment.
    let new = Set(inserted.map { RoundKey(league: $0.text(0), text: $0.text(1)) })
    let old = places.filter { !new.contains(items[$0].key) }
    let found = try connection.run(
      old.map { Statement(RoundsSQL.owner, .text(items[$0].key.league), .text(items[$0].key.text)) })
    for (place, rows) in zip(old, found) {
      // It was erased between the two statements: the next attempt keeps it again, and counting deletes it.
      guard let row = rows.first else { throw EngineError.conflict("a round was erased meanwhile") }
      items[place].isOld = true
      owners[items[place].key] = Owner(player: row.text(0), isRemoved: row.int(1) != 0, isUncounted: row.int(2) != 0)
    }
  }

  private func row(of item: Item) -> [Value] {
    let effect = item.round.effect
    return [
      .text(item.key.league), .text(item.key.text), .text(item.send.identity.player), .int(effect.played), .int(clock),
      .int(effect.points), 0, .text(item.round.record), .int(batch), effect.isOwn ? 1 : 0,
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

  /// The new rounds, each once.
  private func batches(of items: [Item]) -> [UncountedBatch] {
    var rounds: [String: [UncountedBatch.Round]] = [:]
    for item in items where item.twin == nil && item.isToBeKept {
      let round = UncountedBatch.Round(
        key: item.key, player: item.send.identity.player, effect: item.round.effect, calendar: item.send.calendar,
        clock: item.send.clock)
      rounds[item.key.league, default: []].append(round)
    }
    return rounds.map { UncountedBatch(league: $0, id: batch, rounds: $1) }
  }
}
