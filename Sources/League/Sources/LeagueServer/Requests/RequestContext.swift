import Hummingbird
import LeagueStore
import Logging
import NIOCore

/// The context of one request: its connection, client and player.
struct LeagueRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address at the other end of the connection; nil for a Unix socket.
  let peer: String?
  /// The server's own address at which the connection came in; nil for a Unix socket.
  let reached: String?
  /// The connection.
  let connection: ConnectionTable.ID
  /// The client's address, for rate limits.
  var address = ClientAddress.unknown
  /// The player; nil where anybody may ask.
  var identity: Identity?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress
    reached = source.channel.localAddress?.ipAddress
    connection = ConnectionTable.ID(source.channel)
  }
}

/// The next handler after a middleware.
typealias Next = (Request, LeagueRequestContext) async throws -> Response
