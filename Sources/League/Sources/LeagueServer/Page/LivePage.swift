import HTTPTypes
import Hummingbird
import LeagueStore
import NIOCore
import ServiceLifecycle

/// Notifies open pages of changes by server-sent events; a page then reloads itself.
enum LivePage {
  /// How long a stream lasts; the browser then reconnects by itself.
  private static let lifetime: Duration = .seconds(600)

  /// The stream's answer, open as long as the page; refused when too many are.
  static func answer(of league: String, _ call: Call) throws(APIError) -> Answer {
    let services = call.services
    guard let place = services.watchers.take(call.address) else {
      throw APIError(.unavailable, "too many pages are open", retryAfter: 15)
    }
    services.connections.use(call.connection, isStream: true, at: services.instant())
    return Answer(
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no"],
      body: .stream { writer in
        _ = place
        let end = ContinuousClock.now + lifetime
        var changes = services.store.changes(in: league)
        try await writer.write(ByteBuffer(string: "retry: 3000\n\n"))
        events: while ContinuousClock.now < end, !Task.isCancelled, !Task.isShuttingDownGracefully {
          // A wait that times out ends its stream. The next one is subscribed before, so that no change is missed.
          let next = services.store.changes(in: league)
          switch await LongPoll.wait(for: changes, until: min(end, .now + services.configuration.pagePause)) {
          case .changed: try await writer.write(ByteBuffer(string: "event: change\ndata:\n\n"))
          case .timeout:
            changes = next
            try await writer.write(ByteBuffer(string: ":\n\n"))
          case .closing: break events
          }
        }
        try await writer.finish(nil)
      })
  }
}

extension HTTPField.Name {
  /// Disables nginx's buffering of the answer.
  static let xAccelBuffering = known("X-Accel-Buffering")
}
