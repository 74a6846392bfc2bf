import FoundationEssentials
import Glibc
import LeagueAPI
import NIOPosix
import QuizCore

/// Standard input as a live room uses it: lines of JSON, read by a thread of its own until they end.
struct LiveInput: Sendable {
  /// The most bytes of a line: the largest room, and what JSON adds to it.
  private static let limit = 4 * LeagueLimits.requestBytes

  /// The orders as they come; lines that are none are left out, those of a newer game for example.
  let orders: AsyncStream<LiveOrder>
  private let continuation: AsyncStream<LiveOrder>.Continuation

  /// Starts the thread.
  init() {
    let (orders, continuation) = AsyncStream.makeStream(of: LiveOrder.self)
    (self.orders, self.continuation) = (orders, continuation)
    let thread = NIOThreadPool(numberOfThreads: 1)
    thread.start()
    thread.submit { _ in LiveInput.read(to: continuation) }
  }

  /// Takes no more orders, as if they had ended.
  func end() { continuation.finish() }

  private static func read(to orders: AsyncStream<LiveOrder>.Continuation) {
    defer { orders.finish() }
    var lines = LineBuffer()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, -1)
        continue
      }
      guard count > 0 else { return }
      for line in lines.take(buffer[..<count]) {
        if let order = try? JSONDecoder().decode(LiveOrder.self, from: Data(line)) { orders.yield(order) }
      }
      guard lines.rest.count <= limit else { return }
    }
  }
}
