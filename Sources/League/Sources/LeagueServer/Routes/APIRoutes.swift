import Crypto
import Hummingbird
import LeagueAPI
import LeagueStore
import NIOCore
import QuizCore
import QuizStore

/// The API, version 1: its addresses with what the page of the API says about them.
enum APIRoutes {
  /// All of them.
  static let all: [Route] = {
    let routes = [join, sync, news, table, me, data, erase]
    let document = Array(OpenAPI.document(of: routes + [openAPI(document: []), health]).text.utf8)
    return routes + [openAPI(document: document), health]
  }()

  private static let join = Route(
    .post, "/v1/join", .limited(.join), bodyLimit: 4096,
    documentation: Documentation(
      summary: "Joins a league with an invitation.",
      description: """
        By the code of an invitation's link, or by the eight letters of its short code. The token is said this once; the \
        server keeps only a hash of it. A program that gives a token of its own can ask \
        again when the answer was lost: the same token is the same player.
        """,
      request: "JoinRequest", response: "JoinResponse",
      errors: [
        .unknownInvitation, .expiredInvitation, .unusableName, .refusedName, .takenName, .full, .banned,
      ])
  ) { call in
    let request = try JSONCoding.decode(JoinRequest.self, from: call.body)
    guard request.code.utf8.count <= 64 else { throw APIError(.unknownInvitation) }
    let short = ShortCode(request.code)
    try call.services.count(.invitation, invitation(short?.letters ?? request.code))
    if short != nil { try call.services.count(.shortCode, "") }
    return try .json(
      try await call.services.store.join(
        code: request.code, name: request.name, token: request.token, since: request.since, now: call.now))
  }

  private static let sync = Route(
    .post, "/v1/sync", .player(.sync), bodyLimit: LeagueLimits.requestBytes,
    documentation: Documentation(
      summary: "Sends rounds and changes of questions, and says what is new.",
      description: """
        All of it can be sent again: what the server has is accepted again and counts once. There is an outcome for each \
        round and then each change, in their order; it is said only when what is accepted is durable. The codes of refused \
        rounds begin with `round.` or `quota.`, those of changes with `question.` or `quota.`; what is refused with `quota.` \
        may be sent again when the next day begins. The body may be packed (Content-Encoding: gzip).
        """,
      request: "SyncRequest", response: "SyncResponse")
  ) { call in
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
    let news = try await store.news(of: player, after: request.cursor, now: call.now)
    let usage = try await store.usage(of: player, now: call.now)
    return try .json(SyncResponse(outcomes: outcomes, news: news, usage: usage))
  }

  private static let news = Route(
    .get, "/v1/news", .player(.read),
    documentation: Documentation(
      summary: "Says what is new since a cursor, and waits for it if asked to.",
      description: "An answer after the whole wait has nothing new, and a cursor to go on with.",
      parameters: [
        .init(
          name: "cursor",
          description: "What the last news gave; nothing, or what no server gave, to begin from the beginning.",
          schema: ["type": "string"]),
        .init(
          name: "wait", description: "How many seconds to wait for something new.",
          schema: ["type": "integer", "minimum": 0, "maximum": .number(LeagueLimits.wait)]),
      ],
      response: "News")
  ) { call in
    let wait = try call.query.number("wait", in: 0...LeagueLimits.wait) ?? 0
    return try .json(
      try await LongPoll.news(
        of: try call.player, after: call.query.text("cursor"), wait: .seconds(wait), call.services))
  }

  private static let table = Route(
    .get, "/v1/table", .player(.read),
    documentation: Documentation(
      summary: "The players in their order, for a period.",
      description:
        "Points: 100 for a right answer with a clock, and up to 100 more for what is left of ten seconds; 50 without.",
      parameters: [
        .init(
          name: "period", description: "From when on rounds count, by the league's calendar; `week` unless given.",
          schema: ["type": "string", "enum": .array(LeagueTable.Period.allCases.map { .string($0.rawValue) })]),
        .init(name: "game", description: "Only this game, as the log calls it.", schema: ["type": "string"]),
        .init(name: "set", description: "Only this set, as the log calls it.", schema: ["type": "string"]),
        .init(
          name: "by",
          description: "What the order is by; `points` unless given. `time` is the time for each right answer.",
          schema: ["type": "string", "enum": .array(TableOrder.allCases.map { .string($0.rawValue) })]),
        .init(
          name: "limit", description: "The most rows; all that are allowed unless given.",
          schema: ["type": "integer", "minimum": 1, "maximum": .number(LeagueLimits.rows)]),
      ],
      response: "LeagueTable")
  ) { call in
    let player = try call.player
    let (selection, order) = try TableQuery.read(call.query)
    return try .json(
      try await call.services.store.table(
        of: player.league, selection, by: order,
        limit: try call.query.number("limit", in: 1...LeagueLimits.rows) ?? LeagueLimits.rows,
        player: player.player, now: call.now))
  }

  private static let me = Route(
    .get, "/v1/me", .player(.read),
    documentation: Documentation(summary: "What the league knows of the player, in short.", response: "PlayerSummary")
  ) { call in
    try .json(try await call.services.store.me(try call.player, now: call.now))
  }

  private static let data = Route(
    .get, "/v1/me/data", .player(.sync),
    documentation: Documentation(
      summary: "Everything the league has of the player.",
      description: "An answer that ends before its JSON does was cut: ask again.")
  ) { call in
    let export = try await call.services.store.export(try call.player)
    return Answer(
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: .stream { writer in
        var export = export
        while let piece = try await export.next() { try await writer.write(ByteBuffer(bytes: piece)) }
        try await writer.finish(nil)
      })
  }

  private static let erase = Route(
    .delete, "/v1/me", .player(.sync),
    documentation: Documentation(
      summary: "Erases the player: rounds with their share of rates and tables, questions, name and token.", status: 204
    )
  ) { call in
    try await call.services.store.erase(try call.player, now: call.now)
    return Answer(status: .noContent, body: .bytes([]))
  }

  private static func openAPI(document: [UInt8]) -> Route {
    Route(
      .get, "/v1/openapi.json", .anybody,
      documentation: Documentation(summary: "This page, as OpenAPI 3.1.")
    ) { _ in .json(document) }
  }

  private static let health = Route(
    .get, "/healthz", .anybody,
    documentation: Documentation(
      summary: "Whether the server answers and its store takes what is written.",
      description: "The store is tried once in five seconds at most; answers in between are the last result.",
      response: "Health")
  ) { call in
    try await call.services.health.result(at: call.services.instant())
    return try .json(Health(clock: call.services.clock.last))
  }

  /// What an invitation is counted by: nothing that could be used.
  private static func invitation(_ code: String) -> String {
    SHA256.hash(data: Array(code.utf8)).description
  }
}

/// Which table an address asks for.
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
