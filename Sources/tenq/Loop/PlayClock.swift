import QuizCore

/// The only clock of play; everything else receives instants as arguments.
struct PlayClock {
  private let start = ContinuousClock.now

  /// The time since the clock was made, which goes on while the system is suspended.
  var now: Instant { Instant(ContinuousClock.now - start) }

  /// An instant of this clock, as the system counts time.
  func systemInstant(_ instant: Instant) -> ContinuousClock.Instant { start + instant.elapsed }
}
