import LeagueAPI
import QuizCore
import QuizStore

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
    /// The file that keeps the rooms that are open.
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

  /// Goes on with the first of some rooms that is still there, or opens one with the first order where `rooms` is nil,
  /// until the orders end; throws when that is not possible, or not any more.
  public func run(_ orders: AsyncStream<LiveOrder>, resuming rooms: [OpenRoom]?) async throws(LeagueProblem) {
    do throws(LeagueProblem) {
      try await host(orders, resuming: rooms)
    } catch {
      await connection.close()
      throw error
    }
    await connection.close()
  }

  private func host(_ orders: AsyncStream<LiveOrder>, resuming rooms: [OpenRoom]?) async throws(LeagueProblem) {
    if let rooms {
      for room in rooms {
        if try await isThere(room) { return try await stay(in: room, orders) }
        try room.remove(from: server.file)
      }
      throw .noRoomToResume
    }
    for await case .open(let wanted) in orders {
      let opened = try await RoomClient.open(wanted, connection, secret: server.secret)
      let room = OpenRoom(
        server: server.address, code: opened.code, token: opened.token,
        left: LeftRoom(title: wanted.title, set: wanted.set, isInLeague: server.port == nil), port: nil, bind: nil,
        words: nil)
      return try await stay(in: room, orders)
    }
  }

  /// Stays in a room, which is at this server now.
  private func stay(in former: OpenRoom, _ orders: AsyncStream<LiveOrder>) async throws(LeagueProblem) {
    var room = former
    (room.server, room.port, room.bind, room.words) = (server.address, server.port, server.bind, server.words)
    try room.write(server.file)
    say(.opened(addresses: server.addresses, code: room.code))
    let client = RoomClient(connection: connection, code: room.code, token: room.token)
    let (file, closed) = (server.file, room)
    // Where that fails, the room is found closed when it is to be taken up.
    try await RoomSession(client, .host, clock: clock, say: say) { try? closed.remove(from: file) }.run(orders)
  }

  /// How long another server may have the room that is taken up.
  private static let tries = 20

  /// Whether a room is still there, and open; throws where that cannot be found out.
  private func isThere(_ room: OpenRoom) async throws(LeagueProblem) -> Bool {
    for attempt in 1...LiveHost.tries where !Task.isCancelled {
      do throws(LeagueProblem) {
        return try await RoomClient.info(room.code, connection).phase != .closed
      } catch {
        if [LeagueErrorCode.closedRoom, .unknownRoom].contains(where: { $0.rawValue == error.code }) { return false }
        guard error.isPassing, attempt < LiveHost.tries else { throw error }
        try? await Task.sleep(for: .seconds(1))
      }
    }
    return false
  }
}
