import QuizCore
import QuizStore
import Synchronization

/// Caches recent standings. Concurrent calls share one read, and reading takes a tenth of the time at most: a class
/// sees each round at once, ten thousand players see a table that is half a second old.
final class StandingCache: Sendable {
  struct Key: Hashable, Sendable {
    let league: String
    let selection: LeagueTable.Selection
    let order: TableOrder
    let days: ClosedRange<Int>
  }

  private struct Entry: Sendable {
    let standing: Standing
    let began: ContinuousClock.Instant
    let cost: Duration
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var reading: [Key: Task<Standing, any Error>] = [:]
    var changed: [String: ContinuousClock.Instant] = [:]
  }

  /// The longest age of a standing that is not known to have changed, unless another is handed in.
  static let lifetime: Duration = .seconds(1)
  /// How many standings are kept.
  private static let most = 300

  private let lifetime: Duration
  private let state = Mutex(State())

  init(lifetime: Duration) {
    self.lifetime = lifetime
  }

  /// Notes that something was committed in a league.
  func markChanged(_ league: String) {
    state.withLock { state in
      if state.changed.count > StandingCache.most * 10 { state.changed = [:] }
      state.changed[league] = .now
    }
  }

  /// The standing of a key, read by `read` unless it was lately.
  func standing(
    _ key: Key, read: @escaping @Sendable () async throws(StoreError) -> Standing
  ) async throws(StoreError) -> Standing {
    enum Answer {
      case kept(Standing)
      case reading(Task<Standing, any Error>)
    }
    let answer: Answer = state.withLock { state in
      if let entry = state.entries[key] {
        let age = entry.began.duration(to: .now)
        let isChanged = state.changed[key.league].map { $0 >= entry.began } ?? false
        let longest = isChanged ? min(lifetime, entry.cost * 10) : lifetime
        if age < longest { return .kept(entry.standing) }
      }
      if let task = state.reading[key] { return .reading(task) }
      let task = Task {
        let began = ContinuousClock.now
        do {
          let standing = try await read()
          self.finish(key, Entry(standing: standing, began: began, cost: began.duration(to: .now)))
          return standing
        } catch {
          self.finish(key, nil)
          throw error
        }
      }
      state.reading[key] = task
      return .reading(task)
    }
    switch answer {
    case .kept(let standing): return standing
    case .reading(let task):
      do { return try await task.value } catch let error as StoreError { throw error } catch {
        throw .fault(reason: String(describing: error))
      }
    }
  }

  private func finish(_ key: Key, _ entry: Entry?) {
    state.withLock { state in
      state.reading[key] = nil
      if state.entries.count >= StandingCache.most { state.entries = [:] }
      state.entries[key] = entry
    }
  }
}
