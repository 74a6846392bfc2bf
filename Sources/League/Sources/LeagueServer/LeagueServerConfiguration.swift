import HummingbirdTLS
import LeagueStore
import Logging
import QuizCore

/// A server's configuration.
public struct LeagueServerConfiguration: Sendable {
  /// The address to listen at.
  public var host: String
  /// Further addresses to listen at, at the same port, which is not 0 then.
  public var furtherAddresses: [String] = []
  /// The port; 0 for any that is free.
  public var port: Int
  /// The server's address for players, without a slash at its end; nil for the one that the client asked for.
  public var publicAddress: String?
  /// The certificate and its key; nil for plain HTTP.
  public var tls: TLSConfiguration?
  /// Whether the nearest proxy's `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
  public var isBehindProxy = false
  /// The names by which pages may be asked for, beside addresses.
  public var hosts = HostNames()
  /// The language of messages for the owner.
  public var language = Language.en
  /// Gets a line for each request; nil for none.
  public var log: Logger?
  /// Gets a line for each fault, the same one every ten seconds at most, and messages for the owner.
  public var report: @Sendable (String) -> Void
  /// How it has live rooms.
  public var rooms = RoomConfiguration()
  /// How many synchronisations a minute one player may make, twice as many reads; 0 for no limit.
  public var requestsOfPlayer = 60
  /// How many requests a minute may come from one address; 0 for no limit.
  public var requestsOfAddress = 6000
  /// The most connections at a time.
  public var connections = 4096
  /// The bytes that the bodies of all requests under way may take together, unpacked.
  public var bodyMemory = 256 << 20
  /// The keep-alive interval of an open page's stream, so that no proxy takes the connection for dead.
  var pagePause: Duration = .seconds(20)
  /// How long a client may take.
  var timers = ConnectionTimer.Limits()
  /// The seconds that requests under way have to finish at a shutdown.
  public var grace = 10

  /// A server that a program runs for rooms of its own, at addresses of its machine, the first of which is not missing.
  /// Whoever has `secret` opens rooms; `admitsAll` where clients of other networks than private ones are let in. An address
  /// has ten times the usual rates: a whole conference may be behind one.
  public static func rooms(
    at addresses: [String], port: Int, secret: String, admitsAll: Bool, words: RefusedWords = RefusedWords(""),
    language: Language = .en, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> LeagueServerConfiguration {
    var configuration = LeagueServerConfiguration(host: addresses.first ?? "127.0.0.1", port: port, report: report)
    configuration.furtherAddresses = Array(addresses.dropFirst())
    configuration.rooms = RoomConfiguration(secret: secret, admitsOnlyNear: !admitsAll, words: words)
    configuration.hosts = HostNames(HostNames.machine)
    configuration.language = language
    configuration.requestsOfAddress *= 10
    configuration.grace = 1
    return configuration
  }

  /// A server at an address, with the usual limits.
  public init(host: String = "127.0.0.1", port: Int = 8610, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.host = host
    self.port = port
    self.report = report
  }
}
