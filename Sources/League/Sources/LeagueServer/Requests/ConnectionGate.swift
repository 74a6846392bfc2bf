import NIOCore

/// Refuses the connections of an address that opens them faster than its rate, before anything is allocated for them.
final class ConnectionGate: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = Channel
  typealias InboundOut = Channel

  private let services: LeagueServices

  init(_ services: LeagueServices) {
    self.services = services
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = unwrapInboundIn(data)
    let address = connection.remoteAddress?.ipAddress.flatMap { ClientAddress($0) } ?? .unknown
    do {
      try services.count(.connection, of: address)
      context.fireChannelRead(data)
    } catch {
      connection.close(promise: nil)
    }
  }
}
