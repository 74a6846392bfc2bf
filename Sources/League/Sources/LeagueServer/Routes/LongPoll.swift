import LeagueAPI
import LeagueStore
import QuizCore
import ServiceLifecycle

/// Waits for news: at once from this server's players, within a second or two from others'.
enum LongPoll {
  /// The news after a cursor, as soon as there is some, at the latest after `wait`.
  static func news(
    of player: Identity, after cursor: String?, kinds: Set<QuestionKind> = [.one], wait: Duration,
    _ services: LeagueServices
  ) async throws -> LeagueDelta {
    let end = ContinuousClock.now + wait
    // Subscribed before the news are read, so that no change in between is missed.
    let changes = wait > .zero ? services.store.changes(in: player.league) : nil
    var cursor = cursor
    while true {
      let news = try await services.store.news(of: player, after: cursor, kinds: kinds, now: services.now())
      guard news.isEmpty, let changes, await self.wait(for: changes, until: end) == .changed else { return news }
      cursor = news.cursor
    }
  }

  /// Why a wait ended.
  enum Reason: Sendable {
    /// Something changed.
    case changed
    /// Nothing did in time.
    case timeout
    /// The server or its store is being closed: nothing will come.
    case closing
  }

  /// Waits for a change until `end`.
  static func wait(for changes: AsyncStream<Void>, until end: ContinuousClock.Instant) async -> Reason {
    await withTaskGroup(of: Reason.self) { group in
      group.addTask {
        for await _ in changes { return .changed }
        return .closing
      }
      group.addTask {
        try? await Task.sleep(until: end, clock: .continuous)
        return .timeout
      }
      group.addTask {
        try? await gracefulShutdown()
        return .closing
      }
      let reason = await group.next() ?? .closing
      group.cancelAll()
      return reason
    }
  }
}

extension LeagueDelta {
  /// Whether nothing is new.
  var isEmpty: Bool { questions.isEmpty && withdrawn.isEmpty && rates.isEmpty && table == nil && !hasMore }
}
