import LeagueAPI
import LeagueStore

/// How a server has live rooms.
public struct RoomConfiguration: Sendable {
  /// Who may open rooms.
  public enum Hosts: Hashable, Sendable {
    /// Nobody.
    case nobody
    /// The players of the leagues, by their tokens.
    case players
    /// Whoever has this secret: the program that runs the server for one room.
    case secret(String)
  }

  /// Who may open rooms.
  public var hosts = Hosts.players
  /// Whether only clients of the same networks are let in, to the whole server.
  public var admitsOnlyNear = false
  /// Words that names must not have, beside those of the league.
  public var words = RefusedWords("")

  /// Whether a client is let in. Whoever reaches the server at a private address is in its network, whatever their own
  /// address looks like.
  func admits(_ client: ClientAddress, at reached: String?) -> Bool {
    !admitsOnlyNear || client.isNear || reached.map { NetworkAddress($0).isPrivate } ?? false
  }

  /// Whether the server is there for one host's rooms, and not for leagues.
  var isOwn: Bool {
    switch hosts {
    case .nobody, .players: false
    case .secret: true
    }
  }

  /// The rooms of a league's server.
  public init() {}

  /// The rooms of a server that a program runs for its own.
  public init(secret: String, admitsOnlyNear: Bool, words: RefusedWords = RefusedWords("")) {
    hosts = .secret(secret)
    self.admitsOnlyNear = admitsOnlyNear
    self.words = words
  }
}
