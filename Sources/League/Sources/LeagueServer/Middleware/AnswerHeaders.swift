import HTTPTypes
import Hummingbird

/// Adds the security headers of all answers: no foreign content, framing, type guessing or referrers. To HEAD, an answer
/// ends with its headers, an error too.
struct AnswerHeaders: RouterMiddleware {
  /// What a page may load: the server's own style, script and picture.
  static let contentSecurityPolicy = """
    default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'
    """

  /// What data may load, should a browser show it: nothing. Short, since answers of rooms are many.
  static let dataSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// Whether the server speaks TLS itself.
  let isSecure: Bool

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.contentSecurityPolicy] =
      response.headers[.contentType] == "application/json"
      ? AnswerHeaders.dataSecurityPolicy : AnswerHeaders.contentSecurityPolicy
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.referrerPolicy] = "no-referrer"
    response.headers[.xRobotsTag] = "noindex"
    if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    return request.method == .head ? response.createHeadResponse() : response
  }
}
