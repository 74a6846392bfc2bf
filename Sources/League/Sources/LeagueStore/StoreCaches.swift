import QuizCore
import QuizStore
import Synchronization

/// What need not be asked for each request: small, and old by seconds at most.
final class StoreCaches: Sendable {
  /// A player as all requests need them.
  struct Player: Sendable {
    let name: String
    let joined: Int
    let leagueName: String
    let offset: Int
  }

  private struct Entry<Content: Sendable>: Sendable {
    let content: Content
    let until: ContinuousClock.Instant
  }

  private struct State {
    var identities: [String: Entry<Identity?>] = [:]
    var players: [Identity: Entry<Player>] = [:]
    var counts: [String: Entry<Int>] = [:]
    var offsets: [String: Entry<Int>] = [:]
    var wordings: [String: Set<String>] = [:]
  }

  /// How long an answer is used again.
  private static let lifetime: Duration = .seconds(5)
  /// How many answers of a kind are kept.
  private static let most = 20_000
  /// How many wordings of a league are kept: two times sixteen digits each.
  private static let mostWordings = 100_000

  /// The tables that were asked for lately.
  let standings = StandingCache()
  private let state = Mutex(State())

  /// Whose a token is, by its hash; the outer nil is for "not known".
  func identity(_ hash: String) -> Identity?? {
    state.withLock { StoreCaches.valid($0.identities[hash]) }
  }

  func keep(_ identity: Identity?, for hash: String) {
    state.withLock { StoreCaches.keep(identity, for: hash, in: &$0.identities) }
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

  /// Whether a question is known to be the league's. Wordings are never forgotten, so this needs no end.
  func hasWording(_ hash: String, in league: String) -> Bool {
    state.withLock { $0.wordings[league]?.contains(hash) == true }
  }

  func keep(wordings: some Sequence<String>, of league: String) {
    state.withLock { state in
      if state.wordings[league, default: []].count > StoreCaches.mostWordings { state.wordings[league] = [] }
      state.wordings[league, default: []].formUnion(wordings)
    }
  }

  /// Forgets who is who, after somebody joined or left.
  func forgetPlayers() {
    state.withLock { state in
      state.identities = [:]
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
