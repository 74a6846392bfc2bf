import FoundationEssentials
import LeagueAPI
import NIOCore
import QuizCore

/// The requests to a live room of one who is in it: its host, or a player.
struct RoomClient: Sendable {
  /// The connection to its server.
  let connection: LeagueConnection
  /// The room's digits.
  let code: String
  /// The token of the host, or of the player's seat.
  let token: String

  /// How long a ping may take.
  static let patience = Duration.seconds(3)

  /// The timeouts of a connection to a room: something comes every quarter of a minute.
  static let timeouts = LeagueConnection.Timeouts(
    connect: .seconds(5), whole: .seconds(10), idle: .seconds(LeagueLimits.roomKeepAlive + 5))

  /// What anybody may know of a room.
  static func info(_ code: String, _ connection: LeagueConnection) async throws(LeagueProblem) -> RoomInfo {
    try await connection.send(.init(path: "rooms/\(code)"), answer: RoomInfo.self)
  }

  /// Opens a room; `secret` is the token of one who may.
  static func open(
    _ room: LiveRoom, _ connection: LeagueConnection, secret: String
  ) async throws(LeagueProblem) -> RoomOpened {
    let request = LeagueConnection.Request(
      method: .POST, path: "rooms", token: secret, body: JSONFile.content(of: room), whole: .seconds(30))
    let opened = try await connection.send(request, answer: RoomOpened.self)
    guard RoomAddress.code(opened.code) == opened.code, PlayerFiles.isToken(opened.token) else {
      throw .notALeague(connection.host)
    }
    return opened
  }

  /// Joins a room under a name; with the token of a seat, that one again.
  static func join(
    _ code: String, name: String, _ connection: LeagueConnection, seat: String?
  ) async throws(LeagueProblem) -> RoomSeat {
    let request = LeagueConnection.Request(
      method: .POST, path: "rooms/\(code)/players", token: seat, body: JSONFile.content(of: RoomJoin(name: name)))
    let taken = try await connection.send(request, answer: RoomSeat.self)
    guard PlayerFiles.isToken(taken.token) else { throw .notALeague(connection.host) }
    return taken
  }

  /// The server's clock; `echo` is what it said last, when that came just now.
  func time(echo: Int?) async throws(LeagueProblem) -> Int {
    let query = echo.map { "&echo=\($0)" } ?? ""
    let request = LeagueConnection.Request(
      path: "rooms/\(code)/time?key=\(token)\(query)", whole: RoomClient.patience)
    return try await connection.send(request, answer: RoomClock.self).now
  }

  /// Sends an answer.
  func answer(_ answer: RoomAnswer) async throws(LeagueProblem) {
    let body = JSONFile.content(of: answer)
    _ = try await connection.send(
      .init(method: .POST, path: "rooms/\(code)/answers", token: token, body: body), answer: RoomAnswered.self)
  }

  /// Takes a step.
  func step(_ step: RoomStep) async throws(LeagueProblem) {
    let body = JSONFile.content(of: step)
    _ = try await connection.send(
      .init(method: .POST, path: "rooms/\(code)/steps", token: token, body: body), answer: RoomStepped.self)
  }

  /// The table of all.
  func table() async throws(LeagueProblem) -> LiveTable {
    try await connection.send(.init(path: "rooms/\(code)/table", token: token), answer: LiveTable.self).bounded
  }

  /// Hands over the pieces of the room's events as they come, until they end; `isPacked` for someone whose line may be
  /// slow, and who is told less than an answer may have.
  func events(
    isPacked: Bool, _ receive: @Sendable (ByteBuffer) async throws(LeagueProblem) -> Void
  ) async throws(LeagueProblem) {
    let request = LeagueConnection.Request(
      path: "rooms/\(code)/events?key=\(token)", accept: "text/event-stream", takesGzip: isPacked)
    try await connection.stream(request, receive: receive)
  }
}
