import QuizCore

/// The league's clock since a request was received: it runs on, so that a request that waited is not backdated.
struct LeagueClock: Sendable {
  private let now: Int
  private let received = ContinuousClock.now

  /// The clock that is `now` at this instant, milliseconds since 1970.
  init(now: Int) {
    self.now = now
  }

  /// Its time at an instant.
  func milliseconds(at instant: ContinuousClock.Instant) -> Int { now + (instant - received).inMilliseconds }
}

extension Sequence<LeagueClock> {
  /// The latest of the clocks at an instant; 0 without any.
  func latest(at instant: ContinuousClock.Instant) -> Int {
    reduce(0) { Swift.max($0, $1.milliseconds(at: instant)) }
  }
}
