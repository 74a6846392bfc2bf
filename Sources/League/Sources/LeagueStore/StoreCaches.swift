import QuizCore
import QuizStore
import Synchronization

/// Caches of what each request needs: small, and seconds old at most.
final class StoreCaches: Sendable {
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

  private struct Entry<Content: Sendable>: Sendable {
    let content: Content
    let until: ContinuousClock.Instant
  }

  private struct State {
    var holders: [String: Entry<Holder>] = [:]
    var players: [Identity: Entry<Player>] = [:]
    var counts: [String: Entry<Int>] = [:]
    var offsets: [String: Entry<Int>] = [:]
    var history: Entry<String>?
    var rules: [String: Entry<LeagueRules>] = [:]
  }

  /// How long an answer is cached.
  private static let lifetime: Duration = .seconds(5)
  /// How many answers of a kind are kept.
  private static let most = 20_000

  /// The tables that were asked for lately.
  let standings: StandingCache
  private let state = Mutex(State())

  init(standings: StandingCache) {
    self.standings = standings
  }

  /// The holder of a token, by its hash; nil where that is not cached.
  func holder(_ hash: String) -> Holder? {
    state.withLock { StoreCaches.valid($0.holders[hash]) }
  }

  func keep(_ holder: Holder, for hash: String) {
    state.withLock { StoreCaches.keep(holder, for: hash, in: &$0.holders) }
  }

  func player(_ identity: Identity) -> Player? {
    state.withLock { StoreCaches.valid($0.players[identity]) }
  }

  func keep(_ player: Player, for identity: Identity) {
    state.withLock { StoreCaches.keep(player, for: identity, in: &$0.players) }
  }

  /// How many players a league has.
  func count(_ league: String) -> Int? {
    state.withLock { StoreCaches.valid($0.counts[league]) }
  }

  func keep(count: Int, of league: String) {
    state.withLock { StoreCaches.keep(count, for: league, in: &$0.counts) }
  }

  /// Where the days of a league begin.
  func offset(_ league: String) -> Int? {
    state.withLock { StoreCaches.valid($0.offsets[league]) }
  }

  func keep(offset: Int, of league: String) {
    state.withLock { StoreCaches.keep(offset, for: league, in: &$0.offsets) }
  }

  /// The number of the store's history.
  func history() -> String? {
    state.withLock { StoreCaches.valid($0.history) }
  }

  func keep(history: String?) {
    state.withLock { $0.history = history.map { Entry(content: $0, until: .now + StoreCaches.lifetime) } }
  }

  /// What the owner of a league decided.
  func rules(_ league: String) -> LeagueRules? {
    state.withLock { StoreCaches.valid($0.rules[league]) }
  }

  func keep(rules: LeagueRules, of league: String) {
    state.withLock { StoreCaches.keep(rules, for: league, in: &$0.rules) }
  }

  func forgetRules() {
    state.withLock { $0.rules = [:] }
  }

  /// Forgets all identities, after a player joined or left.
  func forgetPlayers() {
    state.withLock { state in
      state.holders = [:]
      state.players = [:]
      state.counts = [:]
    }
  }

  private static func valid<Content>(_ entry: Entry<Content>?) -> Content? {
    guard let entry, entry.until > .now else { return nil }
    return entry.content
  }

  private static func keep<Key: Hashable, Content>(
    _ content: Content, for key: Key, in entries: inout [Key: Entry<Content>]
  ) {
    if entries.count >= most { entries = [:] }
    entries[key] = Entry(content: content, until: .now + lifetime)
  }
}
