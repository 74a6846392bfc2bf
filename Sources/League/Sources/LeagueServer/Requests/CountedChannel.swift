import HummingbirdCore
import Logging
import NIOCore

/// Registers each connection in a ``ConnectionTable`` at its beginning, before its TLS handshake.
struct CountedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let table: ConnectionTable
  /// The clock by which connections are compared.
  let instant: @Sendable () -> ContinuousClock.Instant

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    let id = ConnectionTable.ID(channel)
    let address = channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) } ?? .unknown
    table.open(id, of: address, at: instant()) {
      channel.triggerUserOutboundEvent(ConnectionEnd.now, promise: nil)
    }
    channel.closeFuture.whenComplete { [table] _ in table.close(id) }
    return channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(ConnectionEnder())
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  func handle(value: Base.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}

/// Asks a connection to end.
private enum ConnectionEnd: Sendable {
  /// At once, without TLS's own closing.
  case now
}

/// Ends a connection below TLS, which would wait five seconds for the other end.
private final class ConnectionEnder: ChannelOutboundHandler {
  typealias OutboundIn = Any

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
    guard event is ConnectionEnd else { return context.triggerUserOutboundEvent(event, promise: promise) }
    context.close(promise: promise)
  }
}
