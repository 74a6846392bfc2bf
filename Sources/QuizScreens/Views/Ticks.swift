import QuizCore

extension Instant {
  /// The first instant after `now` that is a whole number of ticks after this one.
  func next(_ tick: Duration, after now: Instant) -> Instant {
    self + tick * (Int(max(.zero, duration(to: now)) / tick) + 1)
  }
}
