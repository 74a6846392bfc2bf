/// The clock of a room, milliseconds since 1970: it begins with the store's and runs on, so that setting the machine's
/// clock moves no question.
struct RoomTime: Sendable {
  /// The time now.
  let now: @Sendable () -> Int

  /// A clock that is `now` at this instant.
  init(startingAt now: Int) {
    let start = ContinuousClock.now
    self.now = { now + RoomTime.milliseconds(ContinuousClock.now - start) }
  }

  /// Another clock.
  init(_ now: @escaping @Sendable () -> Int) {
    self.now = now
  }

  /// A duration in whole milliseconds.
  static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
