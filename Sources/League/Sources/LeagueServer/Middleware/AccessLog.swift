import HTTPTypes
import Hummingbird
import Logging
import QuizCore

/// Writes a line of the access log for each request: never a token, a code, a name or a query.
struct AccessLog: RouterMiddleware {
  let services: LeagueServices

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    services.configuration.log?.info(
      AccessLog.line(
        now: services.now(), address: context.address, method: request.method, pattern: context.endpointPath ?? "-",
        status: response.status, bytes: request.method == .head ? 0 : response.body.contentLength,
        time: ContinuousClock.now - start))
    return response
  }

  /// `2026-11-22T14:03:05Z 192.0.2.7 POST /v1/sync 200 512 3.1ms`; the pattern of the route, since paths contain
  /// secrets.
  static func line(
    now: Int, address: ClientAddress, method: HTTPRequest.Method, pattern: String, status: HTTPResponse.Status,
    bytes: Int?, time: Duration
  ) -> Logger.Message {
    let microseconds = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    let method = HTTPRequest.Method.common.contains(method) ? method.rawValue : "-"
    let size = bytes.map { String($0) } ?? "-"
    let date = WallTime(secondsSince1970: now / 1000, offset: 0).map { "\($0)" } ?? "-"
    return """
      \(date) \(address) \(method) \(pattern) \(status.code) \(size) \
      \(microseconds / 1000).\(microseconds / 100 % 10)ms
      """
  }
}
