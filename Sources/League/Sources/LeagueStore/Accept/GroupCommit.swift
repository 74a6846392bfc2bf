import LeagueAPI
import QuizCore
import QuizStore
import Synchronization

/// Group commit: while one transaction commits, the next one fills. Many players share one wait for the disk, and no
/// send is accepted before its commit is durable.
final class GroupCommit: Sendable {
  typealias Outcome = Result<[SyncResponse.Outcome], StoreError>

  private struct Item {
    let send: Send
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct State {
    var waiting: [Item] = []
    /// The idle lanes.
    var idle: [Int]
  }

  /// The most rounds of a transaction: its locks are held for some hundredths of a second.
  private static let mostRounds = 400
  /// The most sends that wait; beyond that the store is too slow, and sends are refused.
  private static let mostWaiting = 5000

  private let runner: Runner
  private let counter: RoundCounter
  private let state: Mutex<State>
  /// The slot of the tallies that the first lane adds to; the others add to the next ones, so that lanes do not wait
  /// for each other, and servers rarely.
  private let firstSlot = TalliesSQL.anySlot

  /// Commits in so many transactions at once, and has rounds counted by `counter`.
  init(_ runner: Runner, lanes: Int, counter: RoundCounter) {
    self.runner = runner
    self.counter = counter
    state = Mutex(State(idle: Array(0..<lanes)))
  }

  /// Takes a send, and returns when its transaction was committed, or cannot be. Where nothing else is under way, and
  /// the task prefers the writers' executor, it stays on one thread.
  func accept(_ send: Send) async -> Outcome {
    await withTaskExecutorPreference(runner.writers) {
      await withCheckedContinuation { continuation in
        enum Decision {
          case wait, refuse
          case start(lane: Int)
        }
        let decision: Decision = state.withLock { state in
          guard state.waiting.count < GroupCommit.mostWaiting else { return .refuse }
          state.waiting.append(Item(send: send, continuation: continuation))
          return state.idle.popLast().map { .start(lane: $0) } ?? .wait
        }
        switch decision {
        case .wait: break
        case .refuse: continuation.resume(returning: .failure(.unavailable(reason: "too many sends are waiting")))
        case .start(let lane):
          // Once: this thread is needed for the task's answer.
          if commitNext(lane) { runner.writers.submit { while self.commitNext(lane) {} } }
        }
      }
    }
  }

  /// Commits what waits, as much as one transaction takes; returns whether there is more. If not, the lane is idle.
  private func commitNext(_ lane: Int) -> Bool {
    let items = state.withLock { state -> [Item] in
      var rounds = 0
      let count = state.waiting.prefix { item in
        rounds += item.send.rounds.count + item.send.changes.count
        return rounds <= GroupCommit.mostRounds
      }.count
      let taken = Array(state.waiting.prefix(max(1, count)))
      state.waiting.removeFirst(taken.count)
      return taken
    }
    if !items.isEmpty { commit(items, lane) }
    return state.withLock { state in
      if state.waiting.isEmpty { state.idle.append(lane) }
      return !state.waiting.isEmpty
    }
  }

  private func commit(_ items: [Item], _ lane: Int) {
    do {
      var slot: Int? = (firstSlot + lane) % TalliesSQL.slots
      let result = try runner.writeHere { connection in
        // After a conflict, another slot, most likely a free one.
        defer { slot = nil }
        return try AcceptTransaction(items.map(\.send), slot: slot ?? TalliesSQL.anySlot).run(on: connection)
      }
      // Before any answer, so that a round that was accepted is found in the sums.
      for batch in result.batches { counter.add(batch) }
      if result.hasUncounted { Task { [counter] in try? await counter.collect() } }
      for (item, outcome) in zip(items, result.outcomes) { item.continuation.resume(returning: outcome) }
    } catch {
      switch error {
      case .fault, .refused:
        // One of them is at fault, an erased player for example: each by itself.
        guard items.count > 1 else { break }
        for item in items { commit([item], lane) }
        return
      case .unavailable, .unusable, .closed: break
      }
      for item in items { item.continuation.resume(returning: .failure(error)) }
    }
  }
}
