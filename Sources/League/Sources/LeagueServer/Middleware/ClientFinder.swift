import Hummingbird

/// Finds the client address of a request for rate limits, and marks its connection as used.
struct ClientFinder: RouterMiddleware {
  let services: LeagueServices

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    var context = context
    let forwarded = services.configuration.isBehindProxy ? request.headers[values: .xForwardedFor] : []
    context.address =
      ClientAddress(forwardedFor: forwarded) ?? context.peer.flatMap { ClientAddress($0) } ?? .unknown
    services.connections.use(context.connection, at: services.instant())
    return try await next(request, context)
  }
}
