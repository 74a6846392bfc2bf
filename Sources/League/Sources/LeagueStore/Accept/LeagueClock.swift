/// The league's clock, as it was when something was received: it goes on from there, so that what waited is not dated
/// back.
struct LeagueClock: Sendable {
  private let now: Int
  private let received = ContinuousClock.now

  /// The clock that says `now` at this instant, milliseconds since 1970.
  init(now: Int) {
    self.now = now
  }

  /// What it says at an instant.
  func milliseconds(at instant: ContinuousClock.Instant) -> Int {
    let (seconds, attoseconds) = (instant - received).components
    return now + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension Sequence<LeagueClock> {
  /// What the latest of the clocks says at an instant; 0 without any.
  func latest(at instant: ContinuousClock.Instant) -> Int {
    reduce(0) { Swift.max($0, $1.milliseconds(at: instant)) }
  }
}
