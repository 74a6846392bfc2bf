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
      try channel.pipeline.syncOperations.addHandler(ConnectionEnder { [table] in table.isStream(id) })
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
private final class ConnectionEnder: ChannelDuplexHandler {
  typealias InboundIn = Any
  typealias OutboundIn = Any

  /// Whether the connection has an answer that does not end by itself.
  private let isStream: () -> Bool

  init(isStream: @escaping () -> Bool) {
    self.isStream = isStream
  }

  /// A client that has closed its end reads no stream any more.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed? = event as? ChannelEvent, isStream() {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
    guard event is ConnectionEnd else { return context.triggerUserOutboundEvent(event, promise: promise) }
    context.close(promise: promise)
  }
}
