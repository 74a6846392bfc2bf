import LeagueAPI
import LeagueStore

/// What all handlers share.
struct LeagueServices: Sendable {
  let store: LeagueStore
  /// The questions of the server's banks.
  let known: KnownQuestions
  let configuration: LeagueServerConfiguration
  let limits: RateLimits
  let limiter: RateLimiter
  let bodies: BodyBudget
  let keys: PageKeys
  let pages: PageCache
  let faults: FaultLog
  /// The open connections.
  let connections: ConnectionTable
  /// The open pages with a stream of changes.
  let watchers: Places
  /// The live rooms.
  let rooms: Rooms
  /// The open streams of rooms.
  let roomWatchers: Places
  /// The requests of players under way.
  let requests = Places(client: LeagueServices.requestsAtOnce)
  let health: HealthCheck
  /// The last change of the machine's clock.
  let clock = ClockService.Memory()
  /// The time, milliseconds since 1970.
  let now: @Sendable () -> Int
  /// The clock by which requests are limited.
  let instant: @Sendable () -> ContinuousClock.Instant

  /// The most requests of one player under way at a time: each may hold the largest body.
  static let requestsAtOnce = 8
  /// The most pages with a stream of changes; others poll.
  static let mostWatchers = 2000

  init(
    store: LeagueStore, known: KnownQuestions, configuration: LeagueServerConfiguration,
    now: @escaping @Sendable () -> Int, instant: @escaping @Sendable () -> ContinuousClock.Instant,
    roomTime: RoomTime? = nil
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
    let most = OpenFiles.connections(configuration.connections)
    connections = ConnectionTable(.init(total: most, isBehindProxy: configuration.isBehindProxy))
    let pages = min(LeagueServices.mostWatchers, most / 2)
    watchers = Places(total: pages, client: max(64, pages / 8))
    rooms = Rooms(store, words: configuration.rooms.words, now: now, time: roomTime)
    roomWatchers = Places(total: most - most / 8, client: RoomStream.streamsOfClient)
    health = HealthCheck { _ = try await store.noteTime(now()) }
  }
}

extension LeagueServices {
  /// Counts a request of a player, an invitation or an address by its name; throws over the limit.
  func count(_ kind: RateLimits.Kind, _ client: String, times share: Int = 1) throws(APIError) {
    let key = RateLimiter.Key(kind: kind, client: client)
    guard let wait = limiter.take(key, rate: limits[kind].times(share), at: instant()) else { return }
    throw APIError(.tooMany, retryAfter: max(1, Int(wait.components.seconds) + 1))
  }

  /// Throws where another request of an address, or of its site, would be over the limit; counts nothing.
  func check(_ kind: RateLimits.Kind, of address: ClientAddress) throws(APIError) {
    try check(kind, address.description)
    if address.site != address.description { try check(kind, address.site, times: ClientAddress.shareOfSite) }
  }

  private func check(_ kind: RateLimits.Kind, _ client: String, times share: Int = 1) throws(APIError) {
    let key = RateLimiter.Key(kind: kind, client: client)
    guard let wait = limiter.wait(key, rate: limits[kind].times(share), at: instant()) else { return }
    throw APIError(.tooMany, retryAfter: max(1, Int(wait.components.seconds) + 1))
  }

  /// Counts a request of an address, and of its site; throws over the limit. With a room, in that room alone.
  func count(_ kind: RateLimits.Kind, of address: ClientAddress, in room: RoomKey? = nil) throws(APIError) {
    let prefix = room.map { "\($0.id) " } ?? ""
    try count(kind, prefix + address.description)
    if address.site != address.description {
      try count(kind, prefix + address.site, times: ClientAddress.shareOfSite)
    }
  }
}
