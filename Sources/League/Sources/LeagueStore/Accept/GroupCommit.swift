import LeagueAPI
import QuizCore
import QuizStore
import Synchronization

/// Gathers what waits into one transaction: while one is being committed, the next one fills. The disk is waited for once
/// for many players, and nobody is told "accepted" before it has answered.
final class GroupCommit: Sendable {
  typealias Outcome = Result<[SyncResponse.Outcome], StoreError>

  private struct Item {
    let send: Send
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private struct State {
    var waiting: [Item] = []
    var lanes = 0
  }

  /// The most rounds of a transaction: its locks are held for some hundredths of a second.
  private static let mostRounds = 400
  /// The most sends that wait: beyond, the store is slower than those who send, and they are told so.
  private static let mostWaiting = 5000

  private let runner: Runner
  private let mostLanes: Int
  private let state = Mutex(State())

  init(_ runner: Runner, lanes: Int) {
    self.runner = runner
    mostLanes = lanes
  }

  /// Takes a send, and returns when the transaction that it is in was committed, or cannot be.
  func accept(_ send: Send) async -> Outcome {
    await withCheckedContinuation { continuation in
      enum Decision {
        case wait, start, refuse
      }
      let decision: Decision = state.withLock { state in
        guard state.waiting.count < GroupCommit.mostWaiting else { return .refuse }
        state.waiting.append(Item(send: send, continuation: continuation))
        guard state.lanes < mostLanes else { return .wait }
        state.lanes += 1
        return .start
      }
      switch decision {
      case .wait: break
      case .start: runner.submitWriter { self.drain() }
      case .refuse: continuation.resume(returning: .failure(.unavailable(reason: "too many sends are waiting")))
      }
    }
  }

  /// Commits until nothing waits. Runs on a thread of the writers.
  private func drain() {
    while true {
      let items = state.withLock { state -> [Item] in
        var rounds = 0
        let count = state.waiting.prefix { item in
          rounds += item.send.rounds.count + item.send.changes.count
          return rounds <= GroupCommit.mostRounds
        }.count
        let taken = Array(state.waiting.prefix(max(1, count)))
        if taken.isEmpty { state.lanes -= 1 }
        state.waiting.removeFirst(taken.count)
        return taken
      }
      guard !items.isEmpty else { return }
      commit(items)
    }
  }

  private func commit(_ items: [Item]) {
    do {
      let outcomes = try runner.writeHere { try AcceptTransaction(items.map(\.send)).run(on: $0) }
      for (item, outcome) in zip(items, outcomes) { item.continuation.resume(returning: .success(outcome)) }
    } catch {
      switch error {
      case .fault, .refused:
        // One of them, a player who is no more for example: each by itself.
        guard items.count > 1 else { break }
        for item in items { commit([item]) }
        return
      case .unavailable, .unusable, .closed: break
      }
      for item in items { item.continuation.resume(returning: .failure(error)) }
    }
  }
}
