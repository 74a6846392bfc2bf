import Synchronization

/// Counts what is open at a time: in all, and of each client. Knows only clients that have something open.
final class Places: Sendable {
  /// A taken place; freed at deallocation.
  final class Place: Sendable {
    private let places: Places
    private let clients: [String]

    fileprivate init(_ places: Places, _ clients: [String]) {
      self.places = places
      self.clients = clients
    }

    deinit {
      places.leave(clients)
    }
  }

  private let total: Int
  private let client: Int
  private let state = Mutex<(count: Int, clients: [String: Int])>((0, [:]))

  /// So many places in all, and for each client.
  init(total: Int = .max, client: Int) {
    self.total = total
    self.client = client
  }

  /// How many places are taken.
  var taken: Int { state.withLock { $0.count } }

  /// Takes a place for a player; nil when there is none.
  func take(player: String) -> Place? { take([(player, client)]) }

  /// Takes a place for an address; nil when there is none for it, or for all of its site.
  func take(_ address: ClientAddress) -> Place? {
    let own = (address.description, client)
    return take(
      address.site == address.description ? [own] : [own, (address.site, client * ClientAddress.shareOfSite)])
  }

  private func take(_ clients: [(name: String, limit: Int)]) -> Place? {
    state.withLock { state in
      guard state.count < total, clients.allSatisfy({ state.clients[$0.name, default: 0] < $0.limit }) else {
        return nil
      }
      state.count += 1
      for client in clients { state.clients[client.name, default: 0] += 1 }
      return Place(self, clients.map(\.name))
    }
  }

  private func leave(_ clients: [String]) {
    state.withLock { state in
      state.count -= 1
      for client in clients {
        let count = state.clients[client, default: 0]
        state.clients[client] = count > 1 ? count - 1 : nil
      }
    }
  }
}
