import Hummingbird
import LeagueAPI
import LeagueStore
import QuizCore

/// The routes of live rooms.
enum RoomRoutes {
  /// All of them.
  static let all = [open, info, join, time, events, answer, step, table]

  /// Opens a room.
  private static let open = Route(.post, "/v1/rooms", .opening, bodyLimit: LeagueLimits.requestBytes) { call in
    let room = try JSONCoding.decode(LiveRoom.self, from: call.body)
    return try .json(try await call.services.rooms.open(room, league: call.identity?.league ?? ""))
  }

  /// What anybody may know of a room.
  private static let info = Route(.get, "/v1/rooms/{room}", .anybody) { call in
    try .json(try await room(call).info())
  }

  /// Lets a player in, or in again.
  private static let join = Route(.post, "/v1/rooms/{room}/players", .limited(.seat), bodyLimit: 4096) { call in
    let request = try JSONCoding.decode(RoomJoin.self, from: call.body)
    let seat = try await room(call).join(request.name, token: call.bearer)
    call.services.connections.authenticate(call.connection, as: seat.id)
    return try .json(seat)
  }

  /// The clock.
  private static let time = Route(.get, "/v1/rooms/{room}/time", .seat) { call in
    let (room, viewer, _) = try await seat(call, token: call.query.text("key"))
    let echo = try call.query.number("echo", in: LeagueLimits.instants)
    return try .json(await room.clock(for: viewer, echo: echo))
  }

  /// What happens.
  private static let events = Route(.get, "/v1/rooms/{room}/events", .seat) { call in
    let (room, viewer, owner) = try await seat(call, token: call.query.text("key"))
    return try await RoomStream.answer(of: room, for: viewer, owner: owner, call)
  }

  /// Takes an answer.
  private static let answer = Route(.post, "/v1/rooms/{room}/answers", .seat, bodyLimit: 4096) { call in
    let (room, viewer, _) = try await seat(call, token: call.bearer)
    let received = room.time.now()
    let answer = try JSONCoding.decode(RoomAnswer.self, from: call.body)
    guard case .player(let player) = viewer else { throw APIError(.forbiddenRoom, "the host does not answer") }
    return try .json(try await room.answer(answer, of: player, receivedAt: received))
  }

  /// Does a step.
  private static let step = Route(.post, "/v1/rooms/{room}/steps", .seat, bodyLimit: 4096) { call in
    let (room, viewer, _) = try await seat(call, token: call.bearer)
    let step = try JSONCoding.decode(RoomStep.self, from: call.body)
    let version =
      switch viewer {
      case .host: try await room.step(step.step, version: step.version)
      case .player(let player): try await room.ownStep(step.step, version: step.version, of: player)
      }
    return try .json(RoomStepped(version: version))
  }

  /// The table of all.
  private static let table = Route(.get, "/v1/rooms/{room}/table", .seat) { call in
    let (room, viewer, _) = try await seat(call, token: call.bearer)
    guard viewer == .host else { throw APIError(.forbiddenRoom, "the host has the table") }
    return try .json(try await room.table())
  }

  /// The room of the path. Wrong codes are counted, and an address with too many of them finds no room for a while.
  static func room(_ call: Call) async throws -> Room {
    let services = call.services
    try services.check(.code, of: call.address)
    let code = call.parameters.get("room") ?? ""
    do {
      guard RoomJournal.isCode(code) else { throw APIError(.unknownRoom) }
      return try await services.rooms.room(code)
    } catch let error as APIError where error.code == .unknownRoom {
      try services.count(.code, of: call.address)
      throw error
    }
  }

  /// The room of the path, and who has the token; counts their request.
  private static func seat(
    _ call: Call, token: String?
  ) async throws -> (room: Room, viewer: RoomWatch.Viewer, owner: String) {
    let services = call.services
    do {
      let code = call.parameters.get("room") ?? ""
      guard RoomJournal.isCode(code) else { throw APIError(.unknownRoom) }
      let room = try await services.rooms.room(code)
      guard let token, token.utf8.count <= 100 else { throw APIError(.unknownToken, "the token is missing") }
      let viewer = try await room.viewer(token: token)
      let owner =
        switch viewer {
        case .host: room.key.id
        case .player(let player): player
        }
      services.connections.authenticate(call.connection, as: owner)
      try services.count(.room, owner)
      return (room, viewer, owner)
    } catch let error as APIError where error.code == .unknownToken || error.code == .unknownRoom {
      // Against guessing, of tokens and of codes.
      try services.count(.code, of: call.address)
      try services.count(.address, of: call.address, cost: 20)
      throw error
    }
  }
}

extension Call {
  /// The token of the header `Authorization`; nil where there is none.
  var bearer: String? {
    let prefix = "Bearer "
    guard let header = headers[.authorization], header.hasPrefix(prefix), header.utf8.count <= 200 else { return nil }
    return String(header.dropFirst(prefix.count))
  }
}
