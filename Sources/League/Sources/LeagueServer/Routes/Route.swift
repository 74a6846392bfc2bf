import HTTPTypes
import Hummingbird
import LeagueAPI
import LeagueStore

/// A route of the server: method and path, access, and handler.
struct Route: Sendable {
  /// Who has access.
  enum Access: Hashable, Sendable {
    /// Anybody.
    case anybody
    /// Anybody, limited by address.
    case limited(RateLimits.Kind)
    /// A player with a token, limited by player.
    case player(RateLimits.Kind)
    /// Whoever knows the code of a room, or is in it: looked for, and limited, by the handler.
    case room
    /// Whoever has a token of a room, limited by it: looked for by the handler.
    case seat
    /// Whoever may open rooms on this server.
    case opening
  }

  let method: HTTPRequest.Method
  /// The path as it is documented, `/l/{league}`.
  let pattern: String
  let access: Access
  /// The longest body in bytes; 0 for none.
  let bodyLimit: Int
  /// Whether errors are shown as pages.
  let isPage: Bool
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
  }
}

/// A request as a handler gets it: authenticated, and within the rate limits.
struct Call: Sendable {
  /// The values in the path.
  let parameters: Parameters
  let query: Query
  let headers: HTTPFields
  /// The host that the client named; nil when it named none.
  let host: String?
  let address: ClientAddress
  /// The connection by which the request came.
  let connection: ConnectionTable.ID
  /// The player; nil where anybody may ask.
  let identity: Identity?
  let body: [UInt8]
  let services: LeagueServices

  /// The player; throws on a route for anybody.
  var player: Identity {
    get throws(APIError) {
      guard let identity else { throw APIError(.unknownToken) }
      return identity
    }
  }

  /// The store's time, milliseconds since 1970.
  var now: Int { services.now() }
}
