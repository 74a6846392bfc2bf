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
  private static let info = Route(.get, "/v1/rooms/{room}", .room) { call in
    try .json(try await room(call, token: call.bearer).room.info())
  }

  /// Lets a player in, or in again.
  private static let join = Route(.post, "/v1/rooms/{room}/players", .room, bodyLimit: 4096) { call in
    let services = call.services
    let request = try JSONCoding.decode(RoomJoin.self, from: call.body)
    let room = try await room(call, token: call.bearer).room
    let seat = try await room.join(request.name, token: call.bearer, at: call.address) { () throws(APIError) in
      try services.count(.seat, of: call.address, in: room.key)
    }
    services.connections.authenticate(call.connection, as: seat.id)
    return try .json(seat)
  }

  /// The clock.
  private static let time = Route(.get, "/v1/rooms/{room}/time", .seat) { call in
    let (room, viewer) = try await seat(call, token: call.query.text("key"))
    let echo = try call.query.number("echo", in: LeagueLimits.instants)
    return try .json(await room.clock(for: viewer, echo: echo))
  }

  /// What happens.
  private static let events = Route(.get, "/v1/rooms/{room}/events", .seat) { call in
    let (room, viewer) = try await seat(call, token: call.query.text("key"))
    return try await RoomStream.answer(of: room, for: viewer, call)
  }

  /// Takes an answer.
  private static let answer = Route(.post, "/v1/rooms/{room}/answers", .seat, bodyLimit: 4096) { call in
    let (room, viewer) = try await seat(call, token: call.bearer)
    let received = room.time.now()
    let answer = try JSONCoding.decode(RoomAnswer.self, from: call.body)
    guard case .player(let player) = viewer else { throw APIError(.forbiddenRoom, "the host does not answer") }
    return try .json(try await room.answer(answer, of: player, receivedAt: received))
  }

  /// Does a step.
  private static let step = Route(.post, "/v1/rooms/{room}/steps", .seat, bodyLimit: 4096) { call in
    let (room, viewer) = try await seat(call, token: call.bearer)
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
    let (room, viewer) = try await seat(call, token: call.bearer)
    guard viewer == .host else { throw APIError(.forbiddenRoom, "the host has the table") }
    return try .json(try await room.table())
  }

  /// The room of the path, and who has the token there; nil for nobody. Who is in the room is limited by their token, and
  /// nothing that others at their address do counts for them.
  ///
  /// Wrong codes are counted, and an address with too many of them finds no room for a while. Right ones are told from
  /// guesses where the board is in sight: at an address where the room has its host or players, and in the network of a host
  /// whose program is the server. Elsewhere a code that is found would be one that is guessed.
  private static func room(
    _ call: Call, token: String?
  ) async throws -> (room: Room, viewer: RoomWatch.Viewer?) {
    let (services, address) = (call.services, call.address)
    let room: Room
    do {
      let code = call.parameters.get("room") ?? ""
      guard RoomJournal.isCode(code) else { throw APIError(.unknownRoom) }
      room = try await services.rooms.room(code)
    } catch let error as APIError where error.code == .unknownRoom {
      try services.count(.address, of: address)
      try services.count(.code, of: address)
      throw error
    }
    if let token, token.utf8.count <= 100, let viewer = try await room.viewer(token: token, at: address) {
      let owner = room.owner(of: viewer)
      services.connections.authenticate(call.connection, as: owner)
      try services.count(.room, owner)
      return (room, viewer)
    }
    try services.count(.address, of: address)
    let isInSight = services.configuration.rooms.isOwn && address.isNear
    if !isInSight, await !room.isAt(address) { try services.check(.code, of: address) }
    return (room, nil)
  }

  /// The room of the path, and who has the token there.
  private static func seat(
    _ call: Call, token: String?
  ) async throws -> (room: Room, viewer: RoomWatch.Viewer) {
    let (room, viewer) = try await room(call, token: token)
    guard let viewer else {
      // A token that is none, with a code that is one, is a guess too.
      try call.services.count(.code, of: call.address)
      throw APIError(.unknownToken, "there is no such token here")
    }
    return (room, viewer)
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
