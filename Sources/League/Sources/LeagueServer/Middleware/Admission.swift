import Hummingbird
import LeagueAPI
import LeagueStore

/// Enforces a route's access and rate limits.
struct Admission: RouterMiddleware {
  let access: Route.Access
  /// The allowed names of the server; nil for any. Pages check them, since another site may have led the browser here.
  /// The API need not: its requests carry a token or a code, which no other site has; but what changes something is refused
  /// where another site's page sends it.
  let hosts: HostNames?
  let services: LeagueServices

  func handle(_ request: Request, context: LeagueRequestContext, next: Next) async throws -> Response {
    let rooms = services.configuration.rooms
    guard rooms.admits(context.address, at: context.reached) else {
      throw APIError(.forbiddenRoom, "only clients of the same network are let in")
    }
    // A room of five hundred is one address: whoever has a token of a room is limited by that.
    if access != .seat, access != .room { try services.count(.address, of: context.address) }
    if let hosts {
      guard hosts.contains(request.head.authority) else { throw APIError(.unknownHost) }
    } else if request.method != .get, request.method != .head {
      guard RequestOrigin.isOwn(request.head, services.configuration) else { throw APIError(.foreignOrigin) }
    }
    switch access {
    case .anybody, .room, .seat: break
    case .limited(let kind): try services.count(kind, of: context.address)
    case .player(let kind): return try await handle(request, of: kind, context, next)
    case .opening:
      switch rooms.hosts {
      case .nobody: throw APIError(.forbiddenRoom, "this server has no rooms")
      case .players: return try await handle(request, of: .opening, context, next)
      case .secret(let secret):
        guard RoomJournal.areEqual(request.headers[.authorization] ?? "", "Bearer \(secret)") else {
          try services.count(.token, of: context.address)
          throw APIError(.unknownToken, "only the program that runs this server opens rooms")
        }
      }
    }
    return try await next(request, context)
  }

  /// Handles a request of a player.
  private func handle(
    _ request: Request, of kind: RateLimits.Kind, _ context: LeagueRequestContext, _ next: Next
  ) async throws -> Response {
    let player = try await player(request, context.address)
    services.connections.authenticate(context.connection, as: player.player)
    try services.count(kind, player.player)
    guard let place = services.requests.take(player: player.player) else { throw APIError(.tooMany, retryAfter: 1) }
    defer { withExtendedLifetime(place) {} }
    var context = context
    context.identity = player
    return try await next(request, context)
  }

  /// The player of the request's token. Wrong ones are counted by themselves, so that others at the address go on.
  private func player(_ request: Request, _ address: ClientAddress) async throws -> Identity {
    let prefix = "Bearer "
    guard let header = request.headers[.authorization], header.hasPrefix(prefix), header.utf8.count <= 100 else {
      throw APIError(.unknownToken, "the header \"Authorization: Bearer TOKEN\" is missing")
    }
    if let identity = try await services.store.identity(token: String(header.dropFirst(prefix.count))) {
      return identity
    }
    try services.count(.token, of: address)
    throw APIError(.unknownToken)
  }
}
