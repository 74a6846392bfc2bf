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
    var (answer, pattern) = await answer(to: request, from: address)
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
  private func answer(to request: Request, from address: ClientAddress) async -> (Answer, pattern: String) {
    let path = request.uri.path
    guard request.uri.string.utf8.count <= LeagueResponder.longestPath else {
      return (APIError(.unknownPath, "the address is too long").answer, "-")
    }
    switch table.match(request.method, path) {
    case .route(let route, let parameters):
      do {
        return (try await answer(to: request, from: address, by: route, parameters), route.pattern)
      } catch {
        if !(error is APIError) { report(error, route) }
        let error = APIError(error)
        guard route.isPage else { return (error.answer, route.pattern) }
        let language = PageLanguage.of(request.headers[.acceptLanguage], Query(request.uri.query ?? ""))
        var answer = Answer.page(
          Templates.problem(error, root: PageRoutes.root(of: path), language: language), status: error.code.status)
        if let wait = error.retryAfter { answer.headers[.retryAfter] = String(wait) }
        return (answer, route.pattern)
      }
    case .otherMethods(let methods):
      var answer = APIError(.unknownPath, "this address takes \(methods.map(\.rawValue).joined(separator: ", "))")
        .answer
      answer.status = .methodNotAllowed
      answer.headers[.allow] = methods.map(\.rawValue).joined(separator: ", ")
      return (answer, "-")
    case .none:
      return (unknown(path, request), "-")
    }
  }

  private func answer(
    to request: Request, from address: ClientAddress, by route: Route, _ parameters: [String: String]
  ) async throws -> Answer {
    try count(.address, address.description)
    var identity: Identity?
    switch route.access {
    case .anybody: break
    case .limited(let kind): try count(kind, address.description)
    case .player(let kind):
      let player = try await player(request, address)
      try count(kind, player.player)
      identity = player
    }
    var body = BodyReader.Body()
    if route.bodyLimit > 0 {
      body = try await BodyReader.read(request, limit: route.bodyLimit, budget: services.bodies)
    }
    defer { services.bodies.give(body.share) }
    return try await route.handler(
      Call(
        parameters: parameters, query: Query(request.uri.query ?? ""), headers: request.headers,
        host: request.head.authority, address: address, identity: identity, body: body.bytes, services: services))
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
    try count(.address, address.description, cost: 20)
    throw APIError(.unknownToken)
  }

  private func count(_ kind: RateLimits.Kind, _ client: String, cost: Int = 1) throws(APIError) {
    let key = RateLimiter.Key(kind: kind, client: client)
    guard let wait = services.limiter.take(key, rate: services.limits[kind], cost: cost, at: services.instant()) else {
      return
    }
    throw APIError(.tooMany, retryAfter: max(1, Int(wait.components.seconds) + 1))
  }

  /// The answer where there is no route.
  private func unknown(_ path: String, _ request: Request) -> Answer {
    let parts = path.split(separator: "/")
    if let first = parts.first, first.count >= 2, first.first == "v", first.dropFirst().allSatisfy(\.isNumber) {
      return APIError(first == "v\(LeagueLimits.version)" ? .unknownPath : .unknownVersion).answer
    }
    let language = PageLanguage.of(request.headers[.acceptLanguage], Query(request.uri.query ?? ""))
    return .page(
      Templates.problem(APIError(.unknownPath), root: PageRoutes.root(of: path), language: language), status: .notFound)
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
