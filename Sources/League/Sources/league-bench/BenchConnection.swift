import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A connection to a server that keeps what it is sent: cheap enough that five hundred of them and the server share two
/// cores.
final class BenchConnection: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private struct State {
    var text: [UInt8] = []
    var bytes = 0
    var waiting: CheckedContinuation<[UInt8], Never>?
  }

  /// Called with each piece, and the instant at which it came.
  private let receive: (@Sendable ([UInt8], UInt64) -> Void)?
  private let state = Mutex(State())
  private let channel = Mutex<(any Channel)?>(nil)

  private init(receive: (@Sendable ([UInt8], UInt64) -> Void)?) {
    self.receive = receive
  }

  /// Connects; `receive` gets what comes where it does not answer a request.
  static func open(
    port: Int, on group: any EventLoopGroup, receive: (@Sendable ([UInt8], UInt64) -> Void)? = nil
  ) async throws -> BenchConnection {
    let connection = BenchConnection(receive: receive)
    let channel = try await ClientBootstrap(group: group)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { $0.pipeline.addHandler(connection) }
      .connect(host: "127.0.0.1", port: port).get()
    connection.channel.withLock { $0 = channel }
    return connection
  }

  /// Now, in nanoseconds.
  static var now: UInt64 { NIODeadline.now().uptimeNanoseconds }

  /// How many bytes came.
  var bytes: Int { state.withLock { $0.bytes } }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let now = BenchConnection.now
    let piece = Array(unwrapInboundIn(data).readableBytesView)
    let (waiting, text) = state.withLock { state -> (CheckedContinuation<[UInt8], Never>?, [UInt8]) in
      state.bytes += piece.count
      guard state.waiting != nil else { return (nil, []) }
      state.text += piece
      // A body of JSON, in one piece or several.
      guard state.text.last == UInt8(ascii: "}") else { return (nil, []) }
      defer { (state.waiting, state.text) = (nil, []) }
      return (state.waiting, state.text)
    }
    if let waiting { waiting.resume(returning: text) } else { receive?(piece, now) }
  }

  /// Sends a request whose answer is a stream.
  func start(_ request: String) {
    write(request)
  }

  /// Sends a request, and waits for its answer: its status, and its body.
  func ask(_ request: String) async -> (status: Int, body: [UInt8]) {
    let answer = await withCheckedContinuation { continuation in
      state.withLock { $0.waiting = continuation }
      write(request)
    }
    let text = String(decoding: answer, as: UTF8.self)
    let status = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    let body = text.range(of: "\r\n\r\n").map { Array(text[$0.upperBound...].utf8) } ?? []
    return (status, body)
  }

  private func write(_ request: String) {
    guard let channel = channel.withLock({ $0 }) else { return }
    channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
  }

  func close() {
    channel.withLock { $0 }?.close(promise: nil)
  }

  /// The text of a request with a body of JSON.
  static func post(_ path: String, _ message: some Encodable, token: String?) throws -> String {
    let body = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    let authorization = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    return
      "POST \(path) HTTP/1.1\r\nHost: localhost\r\n\(authorization)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// The text of a request without one.
  static func get(_ path: String, isPacked: Bool = false) -> String {
    let encoding = isPacked ? "Accept-Encoding: gzip\r\n" : ""
    return "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(encoding)\r\n"
  }
}
