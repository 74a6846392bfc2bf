import Synchronization

/// Adds rounds that were kept to the sums, many in one transaction: a popular question, or a player who sends a whole log,
/// is written once for all of them, and nobody who sends waits for it.
///
/// What it has not done when it ends is in the store as uncounted, and is counted by whoever collects it there.
final class RoundCounter: Sendable {
  private struct State {
    var waiting: [UncountedBatch] = []
    /// How many rounds came, and how many of them are done with.
    var added = 0
    var done = 0
    var settling: [(until: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var isRunning = false
    var isScheduled = false
  }

  /// How long a round waits for others, unless somebody asks for the sums.
  private static let delay: Duration = .milliseconds(100)
  /// The most rounds of a transaction: its locks are held for some hundredths of a second.
  private static let most = 1000
  /// How many rounds may wait before those who send more wait too.
  private static let room = 20_000

  private let runner: Runner
  private let clock: @Sendable () -> Int
  private let counted: @Sendable (Set<String>) -> Void
  private let state = Mutex(State())
  /// The slot of the tallies that this one adds to; other servers' are most likely others.
  private let slot = TalliesSQL.anySlot

  /// Writes through a runner, and tells `counted` in which leagues something changed. `clock` is the league's.
  init(_ runner: Runner, clock: @escaping @Sendable () -> Int, counted: @escaping @Sendable (Set<String>) -> Void) {
    self.runner = runner
    self.clock = clock
    self.counted = counted
  }

  /// Takes a batch of rounds, to be counted soon.
  func add(_ batch: UncountedBatch) {
    enum Next { case nothing, run, schedule }
    let next: Next = state.withLock { state in
      state.waiting.append(batch)
      state.added += batch.size
      guard !state.isRunning else { return .nothing }
      if state.added - state.done >= RoundCounter.most {
        state.isRunning = true
        return .run
      }
      guard !state.isScheduled else { return .nothing }
      state.isScheduled = true
      return .schedule
    }
    switch next {
    case .nothing: break
    case .run: Task { await run() }
    case .schedule:
      Task {
        try? await Task.sleep(for: RoundCounter.delay)
        let starts = state.withLock { state in
          state.isScheduled = false
          guard !state.isRunning, !state.waiting.isEmpty else { return false }
          state.isRunning = true
          return true
        }
        if starts { await run() }
      }
    }
  }

  /// Returns when the rounds that were added before are counted, or cannot be now.
  func settle() async {
    await withCheckedContinuation { continuation in
      enum Next { case nothing, resume, run }
      let next: Next = state.withLock { state in
        guard state.done < state.added else { return .resume }
        state.settling.append((state.added, continuation))
        guard !state.isRunning else { return .nothing }
        state.isRunning = true
        return .run
      }
      switch next {
      case .nothing: break
      case .resume: continuation.resume()
      case .run: Task { await run() }
      }
    }
  }

  /// Returns at once, unless too many rounds wait.
  func makeRoom() async {
    if state.withLock({ $0.added - $0.done > RoundCounter.room }) { await settle() }
  }

  /// Counts until nothing waits.
  private func run() async {
    while true {
      let batches = state.withLock { state -> [UncountedBatch] in
        var count = 0
        let batches = state.waiting.prefix { batch in
          defer { count += batch.size }
          return count < RoundCounter.most
        }
        state.waiting.removeFirst(batches.count)
        if batches.isEmpty { state.isRunning = false }
        return Array(batches)
      }
      guard !batches.isEmpty else { return }
      await count(batches)
      let settled = state.withLock { state in
        state.done += batches.reduce(0) { $0 + $1.size }
        let end = state.settling.firstIndex { $0.until > state.done } ?? state.settling.count
        defer { state.settling.removeFirst(end) }
        return state.settling.prefix(end)
      }
      for (_, continuation) in settled { continuation.resume() }
    }
  }

  private func count(_ batches: [UncountedBatch]) async {
    do throws(StoreError) {
      let slot = slot
      let attempts = Atomic(0)
      try await runner.write { connection in
        // Who met another transaction goes where that one most likely is not.
        let isFirst = attempts.wrappingAdd(1, ordering: .relaxed).oldValue == 0
        try CountTransaction(batches, slot: isFirst ? slot : TalliesSQL.anySlot).run(on: connection)
      }
      counted(Set(batches.map(\.league)))
    } catch {
      switch error {
      case .fault where batches.count > 1:
        // One of them, most likely: each by itself.
        for batch in batches { await count([batch]) }
      // They stay in the store as they are, and are collected when it answers again.
      case .fault, .refused, .unavailable, .unusable, .closed: break
      }
    }
  }
}

extension UncountedBatch {
  /// What counting it costs, about.
  fileprivate var size: Int { rounds.count + 1 }
}

extension RoundCounter {
  /// How many batches are read at once.
  private static let page = 100

  /// Counts what is in the store and in no sum, whoever kept it: all that was received until an instant of the league's
  /// clock.
  func collect(receivedUntil instant: Int = .max) async throws(StoreError) {
    await settle()
    var last: (league: String, batch: Int) = ("", 0)
    while true {
      let after = last
      let batches = try await runner.read {
        try $0.run(UncountedSQL.left, .int(instant), .text(after.league), .int(after.batch), .int(RoundCounter.page))
      }
      guard let row = batches.last else { return }
      last = (row.text(0), row.int(1))
      let clock = LeagueClock(now: clock())
      let found = try await runner.read { connection in
        try batches.map { row -> UncountedBatch in
          let (league, id) = (row.text(0), row.int(1))
          let calendar = LeagueCalendar(offset: row.int(3))
          let rounds = try connection.run(
            row.text(2).split(separator: " ").map {
              Statement(RoundsSQL.ofBatch, .text(league), .text(String($0)), .int(id))
            }
          ).joined().compactMap { UncountedBatch.Round($0, league: league, calendar: calendar, clock: clock) }
          return UncountedBatch(league: league, id: id, rounds: rounds)
        }
      }
      for batch in found { add(batch) }
      await settle()
    }
  }

  /// Collects what others left behind, again and again until the task is cancelled: rounds of a server that was killed.
  /// A live one has counted its own long before.
  func keepCollecting() async {
    while (try? await Task.sleep(for: .seconds(10))) != nil {
      // A store that does not answer is asked again.
      try? await collect(receivedUntil: clock() - 5000)
    }
  }
}
