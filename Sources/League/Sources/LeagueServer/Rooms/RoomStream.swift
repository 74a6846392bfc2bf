import HTTPTypes
import Hummingbird
import LeagueAPI
import NIOCore

/// What happens in a room, as server-sent events. The state is whole each time: a client that missed some goes on.
enum RoomStream {
  /// The most streams of one client.
  static let streamsOfClient = 4

  /// The stream of a room for somebody, open until their connection ends.
  static func answer(of room: Room, for viewer: RoomWatch.Viewer, _ call: Call) async throws -> Answer {
    let services = call.services
    guard let place = services.roomWatchers.take(player: room.owner(of: viewer)) else {
      throw APIError(.unavailable, "too many streams are open", retryAfter: 5)
    }
    let isPacked = Answer.allowsGzip(call.headers[.acceptEncoding])
    let watch = try await room.watch(viewer, isPacked: isPacked)
    services.connections.use(call.connection, isStream: true, at: services.instant()) { watch.end() }
    var headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no", .vary: "Accept-Encoding",
    ]
    if isPacked { headers[.contentEncoding] = "gzip" }
    return Answer(
      headers: headers,
      body: .stream { writer in
        _ = place
        defer { watch.end() }
        if isPacked { try await writer.write(ByteBuffer(bytes: Gzip.beginning)) }
        try await writer.write(isPacked ? RoomFrame.stored(RoomFrame.start) : RoomFrame.start)
        for await _ in watch.signals {
          guard let pieces = await room.news(for: watch.id) else { break }
          if !pieces.isEmpty { try await writer.write(contentsOf: pieces) }
        }
        try await writer.finish(nil)
      })
  }
}
