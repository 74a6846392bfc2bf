import LeagueAPI
import LeagueStore
import Synchronization

/// What all handlers share.
struct LeagueServices: Sendable {
  let store: LeagueStore
  /// The questions of the banks that rounds may have.
  let known: KnownQuestions
  let configuration: LeagueServerConfiguration
  let limits: RateLimits
  let limiter: RateLimiter
  let bodies: BodyBudget
  let keys: PageKeys
  let pages: PageCache
  let faults: FaultLog
  /// How many pages are open that want to be told of changes.
  let watchers = Watchers()
  /// The time, milliseconds since 1970.
  let now: @Sendable () -> Int
  /// The clock by which requests are limited.
  let instant: @Sendable () -> ContinuousClock.Instant

  init(
    store: LeagueStore, known: KnownQuestions, configuration: LeagueServerConfiguration,
    now: @escaping @Sendable () -> Int, instant: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.store = store
    self.known = known
    self.configuration = configuration
    self.now = now
    self.instant = instant
    limits = RateLimits(address: configuration.requestsOfAddress, player: configuration.requestsOfPlayer)
    limiter = RateLimiter()
    bodies = BodyBudget(limit: configuration.bodyMemory)
    keys = PageKeys(store: store)
    pages = PageCache(store: store)
    faults = FaultLog(configuration.report)
  }
}

/// Counts what is open at a time, up to a limit.
final class Watchers: Sendable {
  /// The most pages that are told of changes; others ask again by themselves.
  static let most = 2000

  private let count = Mutex(0)

  /// How many places are taken.
  var taken: Int { count.withLock { $0 } }

  /// Takes a place; false when there is none.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Watchers.most else { return false }
      count += 1
      return true
    }
  }

  /// Gives the place back.
  func leave() {
    count.withLock { $0 -= 1 }
  }
}
