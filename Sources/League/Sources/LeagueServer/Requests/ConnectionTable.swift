import Synchronization

/// The open connections and their owners: an address, until a player's token came by it; then that player.
///
/// No new connection is refused: where there is no room, an older one without a token is evicted, so that holding many
/// keeps nobody out. Holds no clock.
final class ConnectionTable: Sendable {
  /// How many connections there may be.
  struct Limits: Hashable, Sendable {
    /// In all.
    let total: Int
    /// Without a token, of all addresses: the rest is a reserve for players.
    let unknown: Int
    /// Without a token, of one address.
    let address: Int
    /// Of one player; further ones stay the address's.
    let player: Int

    /// The limits of a server with so many connections. Behind a proxy all are the proxy's.
    init(total: Int, isBehindProxy: Bool) {
      self.total = total
      unknown = isBehindProxy ? total : max(1, total * 3 / 4)
      address = isBehindProxy ? total : min(unknown, max(64, total / 8))
      player = isBehindProxy ? 0 : 8
    }
  }

  /// A connection, as long as it is open.
  typealias ID = ObjectIdentifier

  /// The owner of a connection.
  private enum Owner: Hashable {
    /// An address's: no token came by it.
    case address(ClientAddress)
    /// A player's, by their UUID.
    case player(String)
  }

  /// A connection, and its neighbours in the order of use of those of its owner.
  private struct Connection {
    let address: ClientAddress
    let close: @Sendable () -> Void
    var owner: Owner
    /// Whether it has an answer that does not end by itself: an open page.
    var isStream = false
    /// Called when it is closed.
    var ended: (@Sendable () -> Void)?
    /// When it was opened, or the last request came.
    var used: ContinuousClock.Instant
    var previous: ID?
    var next: ID?
  }

  /// The ends of a list of connections, in the order of their last use.
  private struct Queue {
    var first: ID?
    var last: ID?
  }

  /// The connections of one owner.
  private struct Group {
    var count = 0
    var idle = Queue()
    var streams = Queue()

    /// The one with the oldest last request; an open page only where all are.
    var idlest: ID? { idle.first ?? streams.first }

    subscript(isStream isStream: Bool) -> Queue {
      get { isStream ? streams : idle }
      set { if isStream { streams = newValue } else { idle = newValue } }
    }
  }

  private struct State {
    var connections: [ID: Connection] = [:]
    var groups: [Owner: Group] = [:]
    /// How many connections without a token each site has.
    var sites: [String: Int] = [:]
    var unknown = 0

    /// Adds a connection as the one that was used last.
    mutating func add(_ id: ID, _ connection: Connection) {
      var (connection, group) = (connection, groups[connection.owner] ?? Group())
      let last = group[isStream: connection.isStream].last
      (connection.previous, connection.next) = (last, nil)
      if let last { connections[last]?.next = id } else { group[isStream: connection.isStream].first = id }
      group[isStream: connection.isStream].last = id
      group.count += 1
      groups[connection.owner] = group
      connections[id] = connection
      count(connection, 1)
    }

    /// Takes a connection out; nil when it is not there.
    mutating func remove(_ id: ID) -> Connection? {
      guard let connection = connections.removeValue(forKey: id), var group = groups[connection.owner] else {
        return nil
      }
      if let previous = connection.previous {
        connections[previous]?.next = connection.next
      } else {
        group[isStream: connection.isStream].first = connection.next
      }
      if let next = connection.next {
        connections[next]?.previous = connection.previous
      } else {
        group[isStream: connection.isStream].last = connection.previous
      }
      group.count -= 1
      groups[connection.owner] = group.count > 0 ? group : nil
      count(connection, -1)
      return connection
    }

    private mutating func count(_ connection: Connection, _ step: Int) {
      guard case .address(let address) = connection.owner else { return }
      unknown += step
      let count = sites[address.site, default: 0] + step
      sites[address.site] = count > 0 ? count : nil
    }

    /// The idlest connection of the site, or the player, with the most; of several such, the idlest of all.
    func idlest(where isMeant: (Owner) -> Bool) -> ID? {
      var found: (id: ID, connection: Connection, weight: Int)?
      for (owner, group) in groups where isMeant(owner) {
        guard let id = group.idlest, let connection = connections[id] else { continue }
        let weight =
          switch owner {
          case .address(let address): sites[address.site, default: 0]
          case .player: group.count
          }
        if let found, !State.isBefore((connection, weight), (found.connection, found.weight)) { continue }
        found = (id, connection, weight)
      }
      return found?.id
    }

    private static func isBefore(_ left: (Connection, weight: Int), _ right: (Connection, weight: Int)) -> Bool {
      if left.weight != right.weight { return left.weight > right.weight }
      if left.0.isStream != right.0.isStream { return right.0.isStream }
      return left.0.used < right.0.used
    }
  }

  let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// How many connections are open, and how many of them are without a token.
  var count: (total: Int, unknown: Int) { state.withLock { ($0.connections.count, $0.unknown) } }

  /// Notes a new connection; `close` ends it at once when it is evicted, and is called on any thread.
  func open(_ id: ID, of address: ClientAddress, at now: ContinuousClock.Instant, close: @escaping @Sendable () -> Void)
  {
    let victim = state.withLock { state in
      let victim = self.victim(for: address, in: state).flatMap { state.remove($0) }
      _ = state.remove(id)
      state.add(id, Connection(address: address, close: close, owner: .address(address), used: now))
      return victim
    }
    victim?.close()
  }

  /// Notes that a request came, `isStream` where its answer does not end by itself.
  /// `ended` is called when the connection is closed, or at once where it is.
  func use(
    _ id: ID, isStream: Bool = false, at now: ContinuousClock.Instant, ended: (@Sendable () -> Void)? = nil
  ) {
    let isOpen = state.withLock { state in
      guard var connection = state.remove(id) else { return false }
      connection.used = now
      connection.isStream = isStream
      connection.ended = ended
      state.add(id, connection)
      return true
    }
    if !isOpen { ended?() }
  }

  /// Whether a connection has an answer that does not end by itself.
  func isStream(_ id: ID) -> Bool { state.withLock { $0.connections[id]?.isStream ?? false } }

  /// Notes that a player's token came by a connection: it is counted as theirs from now on, unless they have enough.
  func authenticate(_ id: ID, as player: String) {
    state.withLock { state in
      guard case .address = state.connections[id]?.owner, state.groups[.player(player)]?.count ?? 0 < limits.player,
        var connection = state.remove(id)
      else { return }
      connection.owner = .player(player)
      state.add(id, connection)
    }
  }

  /// Notes that a connection is closed.
  func close(_ id: ID) {
    let ended = state.withLock { $0.remove(id)?.ended }
    ended?()
  }

  /// The connection to evict for a new one of an address; nil while there is room.
  private func victim(for address: ClientAddress, in state: State) -> ID? {
    if let own = state.groups[.address(address)], own.count >= limits.address { return own.idlest }
    if state.sites[address.site, default: 0] >= limits.address * ClientAddress.shareOfSite {
      return state.idlest { if case .address(let other) = $0 { other.site == address.site } else { false } }
    }
    if state.unknown >= limits.unknown { return state.idlest { if case .address = $0 { true } else { false } } }
    if state.connections.count >= limits.total { return state.idlest { _ in true } }
    return nil
  }
}
