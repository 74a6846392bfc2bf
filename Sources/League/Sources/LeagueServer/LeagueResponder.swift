import HTTPTypes
import Hummingbird
import LeagueAPI
import LeagueStore
import TerminalKit

/// Answers requests: finds the route, asks who it is and how often, reads the body, and turns every error into an answer.
struct LeagueResponder: HTTPResponder {
  let table: RouteTable
  let services: LeagueServices

  /// The longest address that is looked at, in bytes.
  static let longestPath = 4096

  @Sendable func respond(to request: Request, context: LeagueRequestContext) async throws -> Response {
    let start = ContinuousClock.now
    let address = clientAddress(request, context)
    services.connections.use(context.connection, at: services.instant())
    var (answer, pattern) = await answer(to: request, from: address, by: context.connection)
    if services.configuration.tls != nil {
      answer.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    let response = answer.response(
      acceptEncoding: request.headers[.acceptEncoding], isHead: request.method == .head)
    if let log = services.configuration.log {
      log(
        RequestLog.line(
          now: services.now(), address: address, method: request.method, pattern: pattern, status: answer.status,
          bytes: response.body.contentLength, time: ContinuousClock.now - start))
    }
    return response
  }

  private func clientAddress(_ request: Request, _ context: LeagueRequestContext) -> ClientAddress {
    if services.configuration.isBehindProxy,
      let address = ClientAddress(forwardedFor: request.headers[values: .xForwardedFor])
    {
      return address
    }
    return context.peer.flatMap { ClientAddress($0) } ?? .unknown
  }

  /// The answer, and the pattern of the route for the log: paths have secrets in them.
  private func answer(
    to request: Request, from address: ClientAddress, by connection: ConnectionTable.ID
  ) async -> (Answer, pattern: String) {
    let path = request.uri.path
    guard request.uri.string.utf8.count <= LeagueResponder.longestPath else {
      return (refusal(address) ?? APIError(.unknownPath, "the address is too long").answer, "-")
    }
    switch table.match(request.method, path) {
    case .route(let route, let parameters):
      do {
        try services.count(.address, of: address)
        return (try await answer(to: request, from: address, by: connection, route, parameters), route.pattern)
      } catch {
        if !(error is APIError) { report(error, route) }
        var error = APIError(error)
        if error.code == .unknownToken { error.history = (try? await services.store.history()) ?? nil }
        return (route.isPage ? page(error, path, request) : error.answer, route.pattern)
      }
    case .otherMethods(let methods):
      if let refusal = refusal(address) { return (refusal, "-") }
      var answer = APIError(.unknownPath, "this address takes \(methods.map(\.rawValue).joined(separator: ", "))")
        .answer
      answer.status = .methodNotAllowed
      answer.headers[.allow] = methods.map(\.rawValue).joined(separator: ", ")
      return (answer, "-")
    case .none:
      return (refusal(address) ?? unknown(path, request), "-")
    }
  }

  /// The answer to an address that asks too often, for what does not exist; nil to one that does not.
  private func refusal(_ address: ClientAddress) -> Answer? {
    do {
      try services.count(.address, of: address)
      return nil
    } catch {
      return error.answer
    }
  }

  private func answer(
    to request: Request, from address: ClientAddress, by connection: ConnectionTable.ID, _ route: Route,
    _ parameters: [String: String]
  ) async throws -> Answer {
    let host = request.head.authority
    guard !route.asksHost || services.configuration.hosts.contains(host) else { throw APIError(.unknownHost) }
    var identity: Identity?
    var place: Places.Place?
    switch route.access {
    case .anybody: break
    case .limited(let kind): try services.count(kind, of: address)
    case .player(let kind):
      let player = try await player(request, address)
      services.connections.authenticate(connection, as: player.player)
      try services.count(kind, player.player)
      place = services.requests.take(player: player.player)
      if place == nil { throw APIError(.tooMany, retryAfter: 1) }
      identity = player
    }
    var body = BodyReader.Body()
    if route.bodyLimit > 0 {
      body = try await BodyReader.read(request, limit: route.bodyLimit, budget: services.bodies)
    }
    defer {
      services.bodies.give(body.share)
      withExtendedLifetime(place) {}
    }
    return try await route.handler(
      Call(
        parameters: parameters, query: Query(request.uri.query ?? ""), headers: request.headers, host: host,
        address: address, connection: connection, identity: identity, body: body.bytes, services: services))
  }

  /// Who has the token of the request. A wrong one is worth twenty requests, so that they are not tried.
  private func player(_ request: Request, _ address: ClientAddress) async throws -> Identity {
    let prefix = "Bearer "
    guard let header = request.headers[.authorization], header.hasPrefix(prefix), header.utf8.count <= 100 else {
      throw APIError(.unknownToken, "the header \"Authorization: Bearer TOKEN\" is missing")
    }
    if let identity = try await services.store.identity(token: String(header.dropFirst(prefix.count))) {
      return identity
    }
    try services.count(.address, of: address, cost: 20)
    throw APIError(.unknownToken)
  }

  /// The answer where there is no route.
  private func unknown(_ path: String, _ request: Request) -> Answer {
    let parts = path.split(separator: "/")
    if let first = parts.first, first.count >= 2, first.first == "v", first.dropFirst().allSatisfy(\.isNumber) {
      return APIError(first == "v\(LeagueLimits.version)" ? .unknownPath : .unknownVersion).answer
    }
    return page(APIError(.unknownPath), path, request)
  }

  /// An error as a page.
  private func page(_ error: APIError, _ path: String, _ request: Request) -> Answer {
    let language = PageLanguage.of(request.headers[.acceptLanguage], Query(request.uri.query ?? ""))
    var answer = Answer.page(
      Templates.problem(error, root: PageRoutes.root(of: path), language: language), status: error.code.status)
    if let wait = error.retryAfter { answer.headers[.retryAfter] = String(wait) }
    return answer
  }

  /// Tells the owner of what clients are not told.
  private func report(_ error: any Error, _ route: Route) {
    let reason: String
    switch error {
    case StoreError.fault(let text), StoreError.unavailable(let text), StoreError.unusable(let text): reason = text
    case StoreError.refused, StoreError.closed, is CancellationError: return
    case _: reason = "\(error)"
    }
    services.faults.say("\(route.method) \(route.pattern): \(SafeText(reason).oneLine)", at: services.instant())
  }
}
