import Hummingbird
import LeagueAPI
import LeagueStore
import NIOCore
import QuizCore
import QuizStore

/// The routes of the API, version 1, as the OpenAPI document describes them.
enum APIRoutes {
  /// All of them.
  static let all = [join, sync, news, table, me, data, erase, openAPI, openAPIAsJSON, health] + RoomRoutes.all

  /// Joins a league with an invitation.
  private static let join = Route(.post, "/v1/join", .limited(.join), bodyLimit: 4096) { call in
    let request = try JSONCoding.decode(JoinRequest.self, from: call.body)
    guard request.code.utf8.count <= 64 else { throw APIError(.unknownInvitation) }
    let short = ShortCode(request.code)
    try call.services.count(.invitation, invitation(short?.letters ?? request.code))
    if short != nil { try call.services.count(.shortCode, "") }
    return try .json(
      try await call.services.store.join(
        code: request.code, name: request.name, token: request.token, since: request.since, now: call.now))
  }

  /// Takes rounds and changes of questions, and returns the news.
  private static let sync = Route(.post, "/v1/sync", .player(.sync), bodyLimit: LeagueLimits.requestBytes) { call in
    let player = try call.player
    let request = try JSONCoding.decode(SyncRequest.self, from: call.body)
    guard LeagueLimits.instants.contains(request.now) else {
      throw APIError(.malformed, "now is not milliseconds since 1970")
    }
    guard request.rounds.count <= LeagueLimits.rounds, request.changes.count <= LeagueLimits.changes else {
      throw APIError(
        .malformed, "a request has at most \(LeagueLimits.rounds) rounds and \(LeagueLimits.changes) changes")
    }
    let store = call.services.store
    var outcomes: [SyncResponse.Outcome] = []
    if !request.rounds.isEmpty || !request.changes.isEmpty {
      outcomes = try await store.accept(
        rounds: request.rounds, changes: request.changes, of: player, clock: request.now, now: call.now,
        known: call.services.known)
    }
    let news = try await store.news(
      of: player, after: request.cursor, kinds: kinds(request.kinds ?? []), now: call.now)
    let usage = try await store.usage(of: player, now: call.now)
    return try .json(SyncResponse(outcomes: outcomes, news: news, usage: usage))
  }

  /// Returns the news since a cursor, and waits for some if asked to.
  private static let news = Route(.get, "/v1/news", .player(.read)) { call in
    let wait = try call.query.number("wait", in: 0...LeagueLimits.wait) ?? 0
    let names = call.query.text("kinds")?.split(separator: ",").map(String.init) ?? []
    return try .json(
      try await LongPoll.news(
        of: try call.player, after: call.query.text("cursor"), kinds: kinds(names), wait: .seconds(wait),
        call.services))
  }

  /// The kinds of questions that a program says it knows, as far as this one has them; one right choice is known to all.
  private static func kinds(_ names: [String]) -> Set<QuestionKind> {
    Set(QuestionKind.all.filter { $0 == .one || names.contains($0.id.rawValue) })
  }

  /// The players in their order, for a period.
  private static let table = Route(.get, "/v1/table", .player(.read)) { call in
    let player = try call.player
    let (selection, order) = try TableQuery.read(call.query)
    return try .json(
      try await call.services.store.table(
        of: player.league, selection, by: order,
        limit: try call.query.number("limit", in: 1...LeagueLimits.rows) ?? LeagueLimits.rows,
        player: player.player, now: call.now))
  }

  /// What the league knows of the player, in short.
  private static let me = Route(.get, "/v1/me", .player(.read)) { call in
    try .json(try await call.services.store.me(try call.player, now: call.now))
  }

  /// Everything the league has of the player.
  private static let data = Route(.get, "/v1/me/data", .player(.sync)) { call in
    let export = try await call.services.store.export(try call.player)
    return Answer(
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: .stream { writer in
        var export = export
        while let piece = try await export.next() { try await writer.write(ByteBuffer(bytes: piece)) }
        try await writer.finish(nil)
      })
  }

  /// Erases the player.
  private static let erase = Route(.delete, "/v1/me", .player(.sync)) { call in
    try await call.services.store.erase(try call.player, now: call.now)
    return Answer(status: .noContent, body: .bytes([]))
  }

  /// The OpenAPI document.
  private static let openAPI = Route(.get, "/v1/openapi.yaml", .anybody) { _ in
    Answer(headers: [.contentType: "application/yaml", .cacheControl: "no-store"], body: .bytes(OpenAPI.yaml))
  }

  /// The OpenAPI document as JSON.
  private static let openAPIAsJSON = Route(.get, "/v1/openapi.json", .anybody) { _ in .json(OpenAPI.json) }

  /// Whether the server answers and its store can be written.
  private static let health = Route(.get, "/healthz", .anybody) { call in
    try await call.services.health.result(at: call.services.instant())
    return try .json(Health(clock: call.services.clock.last))
  }

  /// The rate limiter's key of an invitation, which cannot be joined by.
  private static func invitation(_ code: String) -> String {
    SHA256.hash(Array(code.utf8)).description
  }
}

/// The table of an address.
enum TableQuery {
  /// The selection and the order; throws for values that no table has.
  static func read(_ query: Query) throws(APIError) -> (LeagueTable.Selection, TableOrder) {
    let game = try query.text("game", limit: 32)
    if let game, !game.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      throw APIError(.malformed, "game is the name of a game, as the log calls it")
    }
    let selection = LeagueTable.Selection(
      period: try query.choice("period", of: LeagueTable.Period.self) ?? .week, game: game,
      set: try query.text("set", limit: 500), order: try query.choice("by", of: TableOrder.self) ?? .points)
    return (selection, selection.order)
  }
}
