import FoundationEssentials
import LeagueAPI
import NIOCore

/// A piece of a stream of server-sent events.
enum RoomFrame {
  /// How a stream begins: how soon to come back.
  static let start = ByteBuffer(string: "retry: 1000\n\n")
  /// Says that the connection is alive.
  static let keepAlive = ByteBuffer(string: ":\n\n")

  /// The same in a stream of packed pieces: small ones are sent as they are.
  static func stored(_ buffer: ByteBuffer) -> ByteBuffer { ByteBuffer(bytes: Gzip.stored(buffer.readableBytesView)) }

  /// A piece, packed once for all streams.
  static func packed(_ buffer: ByteBuffer) -> ByteBuffer {
    Gzip.piece(Array(buffer.readableBytesView)).map { ByteBuffer(bytes: $0) } ?? stored(buffer)
  }

  /// An event with a value as JSON, which has no line breaks.
  static func event(_ name: String, id: Int? = nil, _ value: some Encodable) -> ByteBuffer {
    var buffer = ByteBuffer(string: "event: \(name)\n")
    if let id { buffer.writeString("id: \(id)\n") }
    buffer.writeString("data: ")
    buffer.writeBytes((try? JSONCoding.encode(value)) ?? [])
    buffer.writeString("\n\n")
    return buffer
  }
}

/// The state of a room as it is sent to all.
struct RoomStateFrame: Sendable {
  /// Which state it is.
  let stamp: Int
  /// How many have answered by it.
  let count: RoomCount
  /// Whether it has no words of the question yet.
  let isHeldBack: Bool
  /// The event.
  let plain: ByteBuffer
  /// The same, packed.
  let packed: ByteBuffer
}
