import HTTPTypes
import Hummingbird
import LeagueAPI

extension LeagueServer {
  /// All addresses of the server.
  static let routes = APIRoutes.all + PageRoutes.all

  /// All addresses in Hummingbird's router. A request passes through, and its answer back:
  ///
  ///     ClientFinder    the client's address, from its connection
  ///     AccessLog       a line for each request
  ///     AnswerHeaders   the headers of every answer
  ///     PathCheck       answers requests without a route
  ///     ErrorAnswers    turns errors into answers, as JSON or pages
  ///     Admission       authentication and rate limits
  static func router(_ services: LeagueServices) -> Router<LeagueRequestContext> {
    let router = Router(context: LeagueRequestContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      ClientFinder(services: services)
      AccessLog(services: services)
      AnswerHeaders(isSecure: services.configuration.tls != nil)
      PathCheck(services: services)
    }
    for (routes, hosts) in [(APIRoutes.all, nil), (PageRoutes.all, services.configuration.hosts)] {
      for route in routes {
        router.group()
          .add(middleware: ErrorAnswers(route: route, services: services))
          .add(middleware: Admission(access: route.access, hosts: hosts, services: services))
          .on(RouterPath(route.pattern), method: route.method) { try await route.answer(to: $0, $1, services) }
      }
    }
    // The library answers 404 for a path that has other methods.
    for (pattern, routes) in Dictionary(grouping: routes, by: \.pattern) {
      let allowed = routes.map(\.method)
      for method in HTTPRequest.Method.common.subtracting(allowed + (allowed.contains(.get) ? [.head] : [])) {
        router.on(RouterPath(pattern), method: method) { _, _ -> Response in
          throw PathCheck.Failure.method(allowed: allowed)
        }
      }
    }
    return router
  }
}

extension Route {
  /// Reads the body, whose memory is held until the handler has answered.
  fileprivate func answer(
    to request: Request, _ context: LeagueRequestContext, _ services: LeagueServices
  ) async throws -> Response {
    var body = BodyReader.Body()
    if bodyLimit > 0 { body = try await BodyReader.read(request, limit: bodyLimit, budget: services.bodies) }
    defer { services.bodies.give(body.share) }
    return try await handler(
      Call(
        parameters: context.parameters, query: Query(request.uri.query ?? ""), headers: request.headers,
        host: request.head.authority, address: context.address, connection: context.connection,
        identity: context.identity, body: body.bytes, services: services)
    ).response(to: request)
  }
}

extension HTTPRequest.Method {
  /// The methods of HTTP itself, and PATCH.
  static let common: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .delete, .options, .patch, .trace, .connect]
}
