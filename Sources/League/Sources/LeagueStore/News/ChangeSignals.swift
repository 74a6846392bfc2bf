import Synchronization

/// Signals changes of a league to its streams: those made here at once, those of another server or an owner's command
/// within about a second. Makes one query a second for each league with streams, however many there are.
final class ChangeSignals: Sendable {
  private struct State {
    var continuations: [String: [Int: AsyncStream<Void>.Continuation]] = [:]
    var revisions: [String: Int] = [:]
    var next = 0
    var isPolling = false
    var isClosed = false
  }

  /// The interval of polling for other servers' changes.
  private static let interval: Duration = .seconds(1)

  private let runner: Runner
  private let state = Mutex(State())

  init(_ runner: Runner) {
    self.runner = runner
  }

  /// A stream of the changes of a league; it holds one that was not taken yet.
  func stream(of league: String) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (id, starts) = state.withLock { state -> (Int, Bool) in
      guard !state.isClosed else { return (-1, false) }
      state.next += 1
      state.continuations[league, default: [:]][state.next] = continuation
      defer { state.isPolling = true }
      return (state.next, !state.isPolling)
    }
    guard id >= 0 else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.end(id, of: league) }
    if starts { Task { await self.poll() } }
    return stream
  }

  /// How many streams are open.
  var count: Int { state.withLock { $0.continuations.values.reduce(0) { $0 + $1.count } } }

  /// Signals that a league changed.
  func notify(_ league: String) {
    let waiting = state.withLock { Array(($0.continuations[league] ?? [:]).values) }
    for continuation in waiting { continuation.yield() }
  }

  /// Ends all streams.
  func close() {
    let all = state.withLock { state in
      state.isClosed = true
      defer { state.continuations = [:] }
      return state.continuations.values.flatMap(\.values)
    }
    for continuation in all { continuation.finish() }
  }

  private func end(_ id: Int, of league: String) {
    state.withLock { state in
      state.continuations[league]?[id] = nil
      if state.continuations[league]?.isEmpty == true {
        state.continuations[league] = nil
        state.revisions[league] = nil
      }
    }
  }

  private func poll() async {
    while true {
      let leagues = state.withLock { state -> [String] in
        if state.continuations.isEmpty { state.isPolling = false }
        return Array(state.continuations.keys)
      }
      guard !leagues.isEmpty else { return }
      for league in leagues {
        // A store that does not answer has no news.
        guard let row = try? await runner.read({ try $0.run(PlayersSQL.revision, .text(league)).first }) else {
          continue
        }
        let isOther = state.withLock { state in
          guard state.continuations[league] != nil else { return false }
          // Without an earlier revision it is unknown whether the league changed since the stream began: signal it.
          return state.revisions.updateValue(row.int("revision"), forKey: league) != row.int("revision")
        }
        if isOther { notify(league) }
      }
      try? await Task.sleep(for: ChangeSignals.interval)
    }
  }
}
