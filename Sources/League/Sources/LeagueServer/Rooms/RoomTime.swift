import QuizCore

/// The clock of a room, milliseconds since 1970: it begins with the store's and runs on, so that setting the machine's
/// clock moves no question.
struct RoomTime: Sendable {
  /// The time now.
  let now: @Sendable () -> Int

  /// A clock that is `now` at this instant.
  init(startingAt now: Int) {
    let start = ContinuousClock.now
    self.now = { now + (.now - start).inMilliseconds }
  }

  /// Another clock.
  init(_ now: @escaping @Sendable () -> Int) {
    self.now = now
  }
}
