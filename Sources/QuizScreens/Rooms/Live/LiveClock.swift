import QuizCore

/// Converts times of a live room's server to the clock of play.
///
/// The event loop converts the `clock` of each ``LiveLine/state(_:own:board:clock:)`` to the server's time, in
/// milliseconds since 1970, at ``Instant/zero`` of the clock of play, so that a screen only needs `LiveClock(zero:
/// clock)`.
public struct LiveClock: Hashable, Sendable {
  /// The server's time at `Instant.zero`, in milliseconds since 1970.
  public let zero: Int

  /// Creates a clock.
  public init(zero: Int) {
    self.zero = zero
  }

  /// The longest distance from zero, in milliseconds: a hundred years, so that no sum overflows.
  private static let longest = 100 * 366 * 86_400_000

  /// The instant of a server time in milliseconds since 1970, such as `opens` and `next`.
  public func instant(_ milliseconds: Int) -> Instant {
    let (difference, overflows) = milliseconds.subtractingReportingOverflow(zero)
    let bounded = overflows ? (milliseconds > zero ? .max : .min) : difference
    return Instant(.milliseconds(min(max(bounded, -LiveClock.longest), LiveClock.longest)))
  }
}
