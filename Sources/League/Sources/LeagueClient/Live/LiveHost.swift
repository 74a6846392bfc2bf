import Glibc
import LeagueAPI
import QuizCore

/// The host of a live room: opens it, or goes on with it, and stays in it as long as orders come.
public struct LiveHost: Sendable {
  /// Where the room is served.
  public struct Server: Sendable {
    /// Its address as this program asks it, without a slash at its end.
    public var address: String
    /// The token of one who may open rooms there.
    public var secret: String
    /// Its addresses for players.
    public var addresses: [String]
    /// The file that keeps the room that is open.
    public var file: String
    /// What the file keeps beside the room, to serve it again.
    public var port: Int?
    /// The address at which it is served; nil for the private ones.
    public var bind: String?
    /// The file with words that names must not have.
    public var words: String?

    /// Makes it of its parts.
    public init(
      address: String, secret: String, addresses: [String], file: String, port: Int? = nil, bind: String? = nil,
      words: String? = nil
    ) {
      self.address = address
      self.secret = secret
      self.addresses = addresses
      self.file = file
      self.port = port
      self.bind = bind
      self.words = words
    }
  }

  private let server: Server
  private let connection: LeagueConnection
  private let language: Language
  private let clock: @Sendable () -> Int
  private let say: @Sendable (LiveLine) -> Void

  /// A host at a server. `clock` is milliseconds since this machine started, sleep included; `say` gets what there is to
  /// say; `certificates` is the path of a file of certificates to trust instead of the system's.
  public init(
    _ server: Server, certificates: String?, language: Language, clock: @escaping @Sendable () -> Int,
    say: @escaping @Sendable (LiveLine) -> Void
  ) throws(LeagueProblem) {
    self.server = server
    self.language = language
    self.clock = clock
    self.say = say
    connection = try LeagueConnection(
      server: server.address, timeouts: RoomClient.timeouts, certificates: certificates)
  }

  /// The sentence of a problem, for messages.
  public func sentence(of problem: LeagueProblem) -> String {
    // Whom the server of the league does not know is no player of the room, but of the league.
    let isOfLeague = server.port == nil && problem.code == LeagueErrorCode.unknownToken.rawValue
    return (isOfLeague ? problem.sentence : problem.roomSentence(connection.host))[language]
  }

  /// Goes on with a room, or opens one with the first order, until the orders end; throws when that is not possible, or
  /// not any more.
  public func run(_ orders: AsyncStream<LiveOrder>, resuming room: OpenRoom?) async throws(LeagueProblem) {
    do throws(LeagueProblem) {
      try await host(orders, resuming: room)
    } catch {
      await connection.close()
      throw error
    }
    await connection.close()
  }

  private func host(_ orders: AsyncStream<LiveOrder>, resuming former: OpenRoom?) async throws(LeagueProblem) {
    if let former {
      try await check(former)
      return try await stay(in: former, orders)
    }
    for await case .open(let wanted) in orders {
      let opened = try await RoomClient.open(wanted, connection, secret: server.secret)
      return try await stay(in: room(code: opened.code, token: opened.token), orders)
    }
  }

  /// A room at this server.
  private func room(code: String, token: String) -> OpenRoom {
    OpenRoom(
      server: server.address, code: code, token: token, port: server.port, bind: server.bind, words: server.words)
  }

  private func stay(in former: OpenRoom, _ orders: AsyncStream<LiveOrder>) async throws(LeagueProblem) {
    let room = room(code: former.code, token: former.token)
    try room.write(server.file)
    say(.opened(addresses: server.addresses, code: room.code))
    let client = RoomClient(connection: connection, code: room.code, token: room.token)
    let file = server.file
    try await RoomSession(client, .host, clock: clock, say: say) { unlink(file) }.run(orders)
  }

  /// How long another server may have the room that is taken up.
  private static let tries = 20

  /// Throws when a room is not there any more.
  private func check(_ room: OpenRoom) async throws(LeagueProblem) {
    for attempt in 1...LiveHost.tries where !Task.isCancelled {
      do throws(LeagueProblem) {
        guard try await RoomClient.info(room.code, connection).phase != .closed else { throw .closedRoom }
        return
      } catch {
        if [LeagueErrorCode.closedRoom, .unknownRoom].contains(where: { $0.rawValue == error.code }) {
          throw .noRoomToResume
        }
        guard error.isPassing, attempt < LiveHost.tries else { throw error }
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
