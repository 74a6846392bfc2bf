import Synchronization

/// Limits the requests of each client to a burst, and then to a rate.
///
/// Holds one instant a client, for at most `capacity` of them; beyond that those furthest from their limit are
/// forgotten. Holds no clock.
final class RateLimiter: Sendable {
  /// A rate of requests.
  struct Rate: Hashable, Sendable {
    /// The sustained rate a minute; 0 for no limit.
    let perMinute: Int
    /// The most at once after a pause.
    let burst: Int

    /// No limit.
    static let unlimited = Rate(perMinute: 0, burst: 0)

    /// The rate multiplied.
    func times(_ share: Int) -> Rate { Rate(perMinute: perMinute * share, burst: burst * share) }

    /// The time in which one more request becomes possible.
    var interval: Duration { .seconds(60) / max(1, perMinute) }
  }

  /// A client and a kind of request.
  struct Key: Hashable, Sendable {
    /// What is counted; each kind has a rate of its own.
    let kind: RateLimits.Kind
    /// An address, a player, or an invitation.
    let client: String
  }

  /// The most clients that are kept: about 10 MB.
  private let capacity: Int
  /// For each client the instant at which it will have its whole burst again (the generic cell rate algorithm).
  private let full = Mutex<[Key: ContinuousClock.Instant]>([:])

  init(capacity: Int = 50_000) {
    self.capacity = capacity
  }

  /// How many clients are kept.
  var count: Int { full.withLock { $0.count } }

  /// Counts a request. Returns nil when it is allowed, otherwise how long to wait; a refused request is not counted.
  func take(_ key: Key, rate: Rate, at now: ContinuousClock.Instant) -> Duration? {
    guard rate.perMinute > 0 else { return nil }
    let room = rate.interval * rate.burst
    return full.withLock { full in
      let earliest = max(full[key] ?? now, now)
      let next = earliest + rate.interval
      if next - now > max(room, rate.interval) { return next - now - room }
      if full[key] == nil, full.count >= capacity { RateLimiter.forget(&full, now: now, capacity: capacity) }
      full[key] = next
      return nil
    }
  }

  /// How long to wait until another request would be allowed, which is not counted; nil where it would be.
  func wait(_ key: Key, rate: Rate, at now: ContinuousClock.Instant) -> Duration? {
    guard rate.perMinute > 0 else { return nil }
    let next = full.withLock { max($0[key] ?? now, now) } + rate.interval
    let room = max(rate.interval * rate.burst, rate.interval)
    return next - now > room ? next - now - room : nil
  }

  /// Forgets clients that have their whole burst, and those that are nearest to it until half of the room is free.
  private static func forget(_ full: inout [Key: ContinuousClock.Instant], now: ContinuousClock.Instant, capacity: Int)
  {
    full = full.filter { $0.value > now }
    guard full.count > capacity / 2 else { return }
    let sorted = full.values.sorted()
    let threshold = sorted[sorted.count - capacity / 2]
    full = full.filter { $0.value > threshold }
  }
}

/// The limits of a server.
struct RateLimits: Sendable {
  /// What is counted.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// Everything from one address.
    case address
    /// Connections opened from one address.
    case connection
    /// Attempts to join from one address.
    case join
    /// Attempts to join with one invitation, from anywhere.
    case invitation
    /// Attempts to join with a short code, from anywhere together: they are short enough to be guessed otherwise.
    case shortCode
    /// Synchronisations of one player.
    case sync
    /// All other requests of one player.
    case read
    /// Words tried at a web page from one address.
    case word
    /// Codes of rooms that are none, from one address.
    case code
    /// Tokens that are none, from one address.
    case token
    /// New players of one room from one address.
    case seat
    /// Requests of one client of a room.
    case room
    /// Rooms opened by one player.
    case opening
  }

  /// The rate of each kind.
  let rates: [Kind: RateLimiter.Rate]

  /// The rates of a server whose owner allows `address` and `player` requests a minute, 0 for no limit. A classroom is
  /// one address: sixty can join at once, and each has a rate of their own for the rest.
  init(address: Int, player: Int) {
    let join = address == 0 ? RateLimiter.Rate.unlimited : .init(perMinute: 10, burst: 60)
    rates = [
      .address: .init(perMinute: address, burst: address),
      // Three times the rate of requests, so that others at the address of a flood still connect now and then.
      .connection: .init(perMinute: address * 3, burst: max(64, address / 6)),
      .join: join,
      .invitation: join,
      .shortCode: .init(perMinute: 20, burst: 300),
      .sync: .init(perMinute: player, burst: player),
      .read: .init(perMinute: player * 2, burst: player * 2),
      .word: .init(perMinute: 10, burst: 10),
      .code: address == 0 ? .unlimited : .init(perMinute: 20, burst: 10),
      // Told from the requests of others at the address, whom they would lock out.
      .token: address == 0 ? .unlimited : .init(perMinute: max(1, address / 20), burst: max(1, address / 20)),
      // A class comes at once; more than that one after the other, so that a host sees them coming.
      .seat: address == 0 ? .unlimited : .init(perMinute: 60, burst: 40),
      .room: .init(perMinute: 600, burst: 200),
      .opening: player == 0 ? .unlimited : .init(perMinute: 10, burst: 20),
    ]
  }

  /// The rate of a kind.
  subscript(kind: Kind) -> RateLimiter.Rate { rates[kind] ?? .unlimited }
}
