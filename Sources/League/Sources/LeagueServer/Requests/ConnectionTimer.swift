import NIOCore
import NIOHTTPTypes

/// Closes the connections of clients that are too slow: that send nothing, that send a request byte by byte, or that do
/// not read the answer. How long the server itself takes is not limited here.
final class ConnectionTimer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// How long a client may take.
  struct Limits: Sendable {
    /// For the head of a request, from the connection's begin or the answer before on.
    var head: TimeAmount = .seconds(60)
    /// For the first request's head.
    var firstHead: TimeAmount = .seconds(15)
    /// For the body.
    var body: TimeAmount = .seconds(30)
    /// For reading what is ready to be sent.
    var answer: TimeAmount = .seconds(30)
    /// For ending a request that was answered before its end, such as one that is too long.
    var rest: TimeAmount = .seconds(2)
    /// Requests sent without waiting for the answers.
    var pipelined = 8
  }

  private let limits: Limits
  /// Called for input that is no HTTP, or no TLS, with its source address.
  private let onGarbage: @Sendable (ClientAddress) -> Void
  /// Whether the body of a request is being received.
  private var isReading = false
  /// Whether the rest of a request is discarded because it is answered.
  private var isDiscarding = false
  /// How many requests wait for the end of their answer.
  private var unanswered = 0
  private var readTimer: Scheduled<Void>?
  private var writeTimer: Scheduled<Void>?

  init(_ limits: Limits, onGarbage: @escaping @Sendable (ClientAddress) -> Void) {
    self.limits = limits
    self.onGarbage = onGarbage
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { startReadTimer(limits.firstHead, context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  func channelActive(context: ChannelHandlerContext) {
    startReadTimer(limits.firstHead, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isDiscarding {
      if case .end = unwrapInboundIn(data) { context.close(promise: nil) }
      return
    }
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      unanswered += 1
      if unanswered > limits.pipelined {
        context.close(promise: nil)
        return
      }
      startReadTimer(limits.body, context)
    case .body: break
    case .end:
      isReading = false
      stopReadTimer()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      // The rest of the request will not be read, and so no request after it.
      if isReading, unanswered <= 1 { head.headerFields[.connection] = "close" }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
      return
    case .body:
      context.write(data, promise: promise)
      return
    case .end: context.write(data, promise: promise)
    }
    unanswered = max(0, unanswered - 1)
    if isReading, unanswered == 0 {
      isDiscarding = true
      startReadTimer(limits.rest, context)
    } else if unanswered == 0 {
      startReadTimer(limits.head, context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    writeTimer?.cancel()
    writeTimer = nil
    if !context.channel.isWritable { writeTimer = close(context, in: limits.answer) }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A network error is not the client's fault.
    if !(error is IOError), !(error is ChannelError) {
      onGarbage(context.channel.remoteAddress?.ipAddress.flatMap { ClientAddress($0) } ?? .unknown)
    }
    context.fireErrorCaught(error)
  }

  private func startReadTimer(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    readTimer?.cancel()
    readTimer = close(context, in: time)
  }

  private func stopReadTimer() {
    readTimer?.cancel()
    readTimer = nil
  }

  private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func stop() {
    stopReadTimer()
    writeTimer?.cancel()
    writeTimer = nil
  }
}

@available(*, unavailable)
extension ConnectionTimer: Sendable {}
