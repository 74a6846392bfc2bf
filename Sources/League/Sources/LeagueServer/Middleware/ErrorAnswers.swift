import Hummingbird
import LeagueStore
import TerminalKit

/// Turns each error of a route into an answer, JSON or a page; reports to the owner what clients do not see.
struct ErrorAnswers: RouterMiddleware {
  let route: Route
  let services: LeagueServices

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      if !(error is APIError) { report(error) }
      var error = APIError(error)
      if error.code == .unknownToken { error.history = (try? await services.store.history()) ?? nil }
      return (route.isPage ? .page(error, request) : error.answer).response(to: request)
    }
  }

  private func report(_ error: any Error) {
    let reason: String
    switch error {
    case StoreError.fault(let text), StoreError.unavailable(let text), StoreError.unusable(let text): reason = text
    case StoreError.refused, StoreError.closed, is CancellationError: return
    case _: reason = "\(error)"
    }
    services.faults.say("\(route.method) \(route.pattern): \(SafeText(reason).oneLine)", at: services.instant())
  }
}

extension Answer {
  /// An error as a page.
  static func page(_ error: APIError, _ request: Request) -> Answer {
    let language = PageLanguage.of(request.headers[.acceptLanguage], Query(request.uri.query ?? ""))
    var answer = Answer.page(
      Templates.problem(error, root: PageRoutes.root(of: request.uri.path), language: language),
      status: error.code.status)
    if let wait = error.retryAfter { answer.headers[.retryAfter] = String(wait) }
    return answer
  }
}
