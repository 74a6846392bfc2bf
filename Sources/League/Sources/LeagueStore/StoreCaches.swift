import Synchronization

/// Caches of what each request needs: small, and seconds old at most.
struct StoreCaches: Sendable {
  /// A player as all requests need them.
  struct Player: Sendable {
    let name: String
    let joined: Int
    let leagueName: String
    let offset: Int
  }

  /// The holder of a token.
  enum Holder: Sendable {
    case player(Identity)
    /// A banned player.
    case banned
    case nobody
  }

  /// The tables that were asked for lately.
  let standings: StandingCache
  /// The holders of tokens, by their hashes.
  let holders = TimedCache<String, Holder>()
  let players = TimedCache<Identity, Player>()
  /// How many players leagues have.
  let counts = TimedCache<String, Int>()
  /// Where the days of leagues begin.
  let offsets = TimedCache<String, Int>()
  /// What the owners of leagues decided.
  let rules = TimedCache<String, LeagueRules>()
  /// Settings by their names.
  let settings = TimedCache<String, String>()

  /// Forgets all identities, after a player joined or left.
  func forgetPlayers() {
    holders.clear()
    players.clear()
    counts.clear()
  }
}

/// Keeps each value for some seconds.
final class TimedCache<Key: Hashable & Sendable, Content: Sendable>: Sendable {
  private typealias Entry = (content: Content, until: ContinuousClock.Instant)

  private let lifetime: Duration = .seconds(5)
  /// How many values are kept.
  private let most = 20_000
  private let entries = Mutex<[Key: Entry]>([:])

  /// The value of a key; nil where it is not known any more.
  subscript(key: Key) -> Content? {
    get {
      entries.withLock { entries in
        guard let entry = entries[key], entry.until > .now else { return nil }
        return entry.content
      }
    }
    set {
      entries.withLock { entries in
        if entries.count >= most { entries = [:] }
        entries[key] = newValue.map { ($0, .now + lifetime) }
      }
    }
  }

  func clear() {
    entries.withLock { $0 = [:] }
  }
}
