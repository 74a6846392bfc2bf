import HTTPTypes
import LeagueAPI
import LeagueStore

/// One address of the server: how it is asked, who may ask it how often, and what answers.
struct Route: Sendable {
  /// A part of a path between two slashes.
  enum Segment: Hashable, Sendable {
    /// Exactly this.
    case text(String)
    /// A value that the handler gets by this name.
    case parameter(String, Kind)
  }

  /// What a value in a path can be.
  enum Kind: Hashable, Sendable {
    /// A UUID; the handler gets it in lowercase.
    case uuid
    /// The secret part of an invitation.
    case code
    /// The short code of an invitation; the handler gets its letters.
    case shortCode
  }

  /// Who may ask.
  enum Access: Hashable, Sendable {
    /// Anybody.
    case anybody
    /// Anybody, but an address not too often.
    case limited(RateLimits.Kind)
    /// A player with a token, not too often.
    case player(RateLimits.Kind)
  }

  let method: HTTPRequest.Method
  /// The path as it is documented, `/l/{league}`.
  let pattern: String
  let segments: [Segment]
  let access: Access
  /// The longest body in bytes; 0 for none.
  let bodyLimit: Int
  /// Whether errors are shown as pages.
  let isPage: Bool
  /// Whether only who knows the server by one of its names is answered: a browser asks for what is no part of the API, and
  /// cannot be trusted to have meant this server. The API is asked with a token or a code, which no other site has.
  var asksHost = true
  let handler: @Sendable (Call) async throws -> Answer

  init(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: Access, bodyLimit: Int = 0, isPage: Bool = false,
    handler: @escaping @Sendable (Call) async throws -> Answer
  ) {
    self.method = method
    self.pattern = pattern
    self.access = access
    self.bodyLimit = bodyLimit
    self.isPage = isPage
    self.handler = handler
    segments = Route.parts(of: pattern).map { part in
      switch part {
      case "{league}": .parameter("league", .uuid)
      case "{code}": .parameter("code", .code)
      case "{short}": .parameter("short", .shortCode)
      case _: .text(String(part))
      }
    }
  }

  /// What stands between the slashes of a path; a slash at the end makes another path.
  static func parts(of path: some StringProtocol) -> [Substring] {
    Substring(path).dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The values in a path that this route answers; nil for any other path.
  func parameters(of path: [Substring]) -> [String: String]? {
    guard path.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (part, segment) in zip(path, segments) {
      switch segment {
      case .text(let text):
        if part != text { return nil }
      case .parameter(let name, .uuid):
        guard InvitationLink.isUUID(String(part)) else { return nil }
        values[name] = part.lowercased()
      case .parameter(let name, .code):
        guard part.utf8.count == 22, part.utf8.allSatisfy(Route.isBase64URL) else { return nil }
        values[name] = String(part)
      case .parameter(let name, .shortCode):
        guard let code = ShortCode(String(part)) else { return nil }
        values[name] = code.letters
      }
    }
    return values
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

/// One request as a handler sees it: checked for who asks and how often.
struct Call: Sendable {
  /// The values in the path.
  let parameters: [String: String]
  let query: Query
  let headers: HTTPFields
  /// The host that the client named; nil when it named none.
  let host: String?
  let address: ClientAddress
  /// The connection by which the request came.
  let connection: ConnectionTable.ID
  /// Who asks; nil where anybody may.
  let identity: Identity?
  let body: [UInt8]
  let services: LeagueServices

  /// Who asks; throws where nobody was asked to say so.
  var player: Identity {
    get throws(APIError) {
      guard let identity else { throw APIError(.unknownToken) }
      return identity
    }
  }

  /// The store's time, milliseconds since 1970.
  var now: Int { services.now() }
}

/// All addresses of the server.
struct RouteTable: Sendable {
  /// What a path leads to.
  enum Match: Sendable {
    /// A route, with the values in the path.
    case route(Route, [String: String])
    /// There is such a path, but only with these methods.
    case otherMethods([HTTPRequest.Method])
    /// There is no such path.
    case none
  }

  let routes: [Route]

  /// What a method and a path lead to; HEAD leads to what GET does.
  func match(_ method: HTTPRequest.Method, _ path: some StringProtocol) -> Match {
    let parts = Route.parts(of: path)
    let asked = method == .head ? .get : method
    var methods: [HTTPRequest.Method] = []
    for route in routes {
      guard let parameters = route.parameters(of: parts) else { continue }
      if route.method == asked { return .route(route, parameters) }
      methods.append(route.method)
    }
    return methods.isEmpty ? .none : .otherMethods(methods)
  }
}
