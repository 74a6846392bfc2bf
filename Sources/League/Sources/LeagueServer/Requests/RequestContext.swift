import Hummingbird
import LeagueStore
import Logging
import NIOCore

/// What belongs to one request beside what it says: the connection that it came by.
struct LeagueRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The address at the other end of the connection; nil for a Unix socket.
  let peer: String?
  /// The connection.
  let connection: ConnectionTable.ID
  /// The address that is counted.
  var address = ClientAddress.unknown
  /// The player who asks; nil where anybody may.
  var identity: Identity?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress?.ipAddress
    connection = ConnectionTable.ID(source.channel)
  }
}

/// What answers a request after a middleware.
typealias Next = (Request, LeagueRequestContext) async throws -> Response
