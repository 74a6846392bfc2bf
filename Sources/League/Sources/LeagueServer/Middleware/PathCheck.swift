import HTTPTypes
import Hummingbird
import LeagueAPI
import QuizCore

/// Passes paths that match a route with valid values; answers all others.
struct PathCheck: RouterMiddleware {
  /// Why no route answers.
  enum Failure: Error {
    /// The address is too long.
    case length
    /// No route has the path.
    case path
    /// The path has other methods.
    case method(allowed: [HTTPRequest.Method])
  }

  /// The longest address, in bytes.
  static let longest = 4096

  let services: LeagueServices

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    var context = context
    let path = request.uri.path
    do {
      guard request.uri.string.utf8.count <= PathCheck.longest else { throw Failure.length }
      // The library treats `/v1//me/` as `/v1/me`.
      guard path == "/" || !path.hasSuffix("/"), !path.contains("//") else { throw Failure.path }
      for (name, text) in context.parameters {
        guard let value = PathCheck.value(of: name, text) else { throw Failure.path }
        context.coreContext.parameters[name] = value[...]
      }
      return try await next(request, context)
    } catch {
      // Routes answer their errors themselves.
      context.coreContext.endpointPath.value = nil
      do {
        try services.count(.address, of: context.address)
        return answer(to: error as? Failure ?? .path, path, request).response(to: request)
      } catch {
        return error.answer.response(to: request)
      }
    }
  }

  /// A value in a path as handlers get it; nil where it is invalid for this parameter.
  static func value(of name: Substring, _ text: Substring) -> String? {
    switch name {
    case "league": UUIDText.isValid(String(text)) ? text.lowercased() : nil
    case "code": InvitationLink.isCode(String(text)) ? String(text) : nil
    case "short": ShortCode(String(text))?.letters
    case "digits": isRoom(text) ? String(text) : nil
    // What is no code of a room is a wrong one.
    case "room": text.utf8.count <= 64 ? String(text) : nil
    case _: nil
    }
  }

  /// Whether it can be the code of a room.
  private static func isRoom(_ text: Substring) -> Bool {
    (4...9).contains(text.utf8.count) && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private func answer(to failure: Failure, _ path: String, _ request: Request) -> Answer {
    switch failure {
    case .length: return APIError(.unknownPath, "the address is too long").answer
    case .path:
      let first = path.split(separator: "/").first ?? ""
      guard first.count >= 2, first.first == "v", first.dropFirst().allSatisfy(\.isNumber) else {
        return .page(APIError(.unknownPath), request)
      }
      return APIError(first == "v\(LeagueLimits.version)" ? .unknownPath : .unknownVersion).answer
    case .method(let allowed):
      let methods = allowed.map(\.rawValue).joined(separator: ", ")
      var answer = APIError(.unknownPath, "this address takes \(methods)").answer
      answer.status = .methodNotAllowed
      answer.headers[.allow] = methods
      return answer
    }
  }
}
