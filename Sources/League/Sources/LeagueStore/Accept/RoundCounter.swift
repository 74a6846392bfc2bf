import QuizCore
import Synchronization

/// Adds kept rounds to the sums, many in one transaction, so that a popular question, or a player who sends a whole
/// log, is written once for all of them. Senders do not wait for it.
///
/// Rounds not counted when it ends stay uncounted in the store, until any server collects them.
final class RoundCounter: Sendable {
  private enum Phase {
    /// Nothing waits.
    case idle
    /// What waits is counted after the delay.
    case waiting
    /// Some are being counted.
    case counting
  }

  private struct State {
    var phase = Phase.idle
    var waiting: [UncountedBatch] = []
    /// The sizes of all batches added, and of those done with.
    var added = 0
    var done = 0
    /// How long the last transaction took.
    var cost: Duration = .zero
    /// Callers waiting for `done` to reach `until`, in order.
    var settling: [(until: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Whether what waits is worth a transaction now.
    var isUrgent: Bool { !settling.isEmpty || added - done >= RoundCounter.most }
  }

  /// How long a round waits for others, unless the sums are asked for: counting takes a twentieth of the time at most,
  /// while a class sees each round at once.
  private static let delays = Duration.milliseconds(50)...Duration.seconds(1)
  private static let share = 20
  /// About the most rounds of a transaction: its locks are held for some tenths of a second, and senders do not wait
  /// for them.
  private static let most = 4000
  /// How many rounds may wait before further senders wait too.
  private static let room = 16_000

  private let runner: Runner
  private let games: GameList
  private let clock: @Sendable () -> Int
  private let counted: @Sendable (Set<String>) -> Void
  private let state = Mutex(State())
  /// The slot of the tallies that this counter adds to, most likely not another server's.
  private let slot = TalliesSQL.anySlot

  /// Writes through a runner, and calls `counted` with the leagues that changed. `clock` is the league's.
  init(
    _ runner: Runner, of games: GameList, clock: @escaping @Sendable () -> Int,
    counted: @escaping @Sendable (Set<String>) -> Void
  ) {
    self.runner = runner
    self.games = games
    self.clock = clock
    self.counted = counted
  }

  /// Takes a batch of rounds, to be counted soon.
  func add(_ batch: UncountedBatch) {
    go { state in
      state.waiting.append(batch)
      state.added += batch.size
    }
  }

  /// Returns when the rounds added before are counted, or cannot be now.
  func settle() async {
    await withCheckedContinuation { continuation in
      go { state in
        if state.done == state.added {
          continuation.resume()
        } else {
          state.settling.append((state.added, continuation))
        }
      }
    }
  }

  /// Returns at once, unless too many rounds wait.
  func makeRoom() async {
    if state.withLock({ $0.added - $0.done > RoundCounter.room }) { await settle() }
  }

  /// Changes the state, and starts counting or the delay where the new state asks for it.
  private func go(_ change: (inout State) -> Void) {
    let old: Phase
    let new: Phase
    (old, new) = state.withLock { state in
      let old = state.phase
      change(&state)
      switch state.phase {
      case .idle: state.phase = state.waiting.isEmpty ? .idle : state.isUrgent ? .counting : .waiting
      case .waiting: state.phase = state.isUrgent ? .counting : .waiting
      case .counting: break
      }
      return (old, state.phase)
    }
    switch (old, new) {
    case (.idle, .waiting): wait()
    case (.idle, .counting), (.waiting, .counting): Task { await run() }
    case (.idle, .idle), (.waiting, _), (.counting, _): break
    }
  }

  /// Counts after the delay, unless that was begun meanwhile.
  private func wait() {
    let cost = state.withLock(\.cost)
    let delays = RoundCounter.delays
    let delay = min(max(cost * RoundCounter.share, delays.lowerBound), delays.upperBound)
    Task {
      try? await Task.sleep(for: delay)
      let isDue = state.withLock { state in
        guard state.phase == .waiting else { return false }
        state.phase = .counting
        return true
      }
      if isDue { await run() }
    }
  }

  /// Counts while there is enough to count.
  private func run() async {
    var next = Phase.counting
    while next == .counting {
      let batches = state.withLock { state -> [UncountedBatch] in
        var size = 0
        let batches = state.waiting.prefix { batch in
          defer { size += batch.size }
          return size < RoundCounter.most
        }
        state.waiting.removeFirst(batches.count)
        return Array(batches)
      }
      let begun = ContinuousClock.now
      await count(batches)
      let settled = state.withLock { state in
        state.cost = .now - begun
        state.done += batches.reduce(0) { $0 + $1.size }
        let end = state.settling.firstIndex { $0.until > state.done } ?? state.settling.count
        let settled = state.settling.prefix(end)
        state.settling.removeFirst(end)
        state.phase = state.waiting.isEmpty ? .idle : state.isUrgent ? .counting : .waiting
        next = state.phase
        return settled
      }
      for (_, continuation) in settled { continuation.resume() }
    }
    if next == .waiting { wait() }
  }

  private func count(_ batches: [UncountedBatch]) async {
    do throws(StoreError) {
      let slot = slot
      let attempts = Atomic(0)
      try await runner.write { connection in
        // After a conflict, another slot, most likely a free one.
        let isFirst = attempts.wrappingAdd(1, ordering: .relaxed).oldValue == 0
        try CountTransaction(batches, slot: isFirst ? slot : TalliesSQL.anySlot).run(on: connection)
      }
      counted(Set(batches.map(\.league)))
    } catch {
      switch error {
      case .fault where batches.count > 1:
        // Most likely one is at fault: each by itself.
        for batch in batches { await count([batch]) }
      // They stay in the store as they are, and are collected when it answers again.
      case .fault, .refused, .unavailable, .unusable, .closed: break
      }
    }
  }
}

extension UncountedBatch {
  /// About the cost of counting it.
  fileprivate var size: Int { rounds.count + 1 }
}

extension RoundCounter {
  /// How many batches are read at once.
  private static let page = 100

  /// Counts the uncounted rounds of the store, any server's, that were received until an instant of the league's clock.
  func collect(receivedUntil instant: Int = .max) async throws(StoreError) {
    await settle()
    var last: (league: String, batch: Int) = ("", 0)
    while true {
      let after = last
      let batches = try await runner.read {
        try $0.run(UncountedSQL.left, .int(instant), .text(after.league), .int(after.batch), .int(RoundCounter.page))
      }
      guard let row = batches.last else { return }
      last = (row.text(0), row.name(1))
      let clock = LeagueClock(now: clock())
      let found = try await runner.read { [games] connection in
        try batches.map { row -> UncountedBatch in
          let (league, id) = (row.text(0), row.name(1))
          let calendar = LeagueCalendar(offset: row.int(3))
          let rounds = try connection.run(
            row.text(2).split(separator: " ").map {
              Statement(RoundsSQL.ofBatch, .text(league), .text(String($0)), .int(id))
            }
          ).joined().compactMap {
            UncountedBatch.Round($0, of: games, league: league, calendar: calendar, clock: clock)
          }
          return UncountedBatch(league: league, id: id, rounds: rounds)
        }
      }
      for batch in found { add(batch) }
      await settle()
    }
  }

  /// Until the task is cancelled, periodically counts rounds that killed servers left uncounted. A live server has
  /// counted its own long before.
  func keepCollecting() async {
    while (try? await Task.sleep(for: .seconds(10))) != nil {
      // A store that does not answer is retried.
      try? await collect(receivedUntil: clock() - 5000)
    }
  }
}
