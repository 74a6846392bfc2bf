/// How fast a stream is read: a burst at once, then a steady rate, so that a server that never stops sending keeps neither
/// this program nor its game busy.
///
/// Holds no clock.
struct ReadingRate: Sendable {
  /// The bytes that may come at once, some boards of the largest rooms.
  private static let burst = 8 << 20
  /// The bytes that may come each millisecond after that.
  private static let steady = 2048

  private var bytes = ReadingRate.burst
  private var last: Int?

  /// Counts bytes that were read at `now`; how many milliseconds to wait before the next are read.
  mutating func pause(after count: Int, at now: Int) -> Int {
    let passed = min(max(0, now - (last ?? now)), 60_000)
    last = now
    bytes = min(ReadingRate.burst, bytes + passed * ReadingRate.steady) - count
    return max(0, -bytes / ReadingRate.steady)
  }
}
