import QuizCore

/// Converts times of a live room's server to the clock of play.
///
/// The program hands on a ``LiveLine/state(_:own:board:clock:)`` with `clock` changed: there it is the server's time, in
/// milliseconds since 1970, at ``Instant/zero`` of the clock that all events carry. So `LiveClock(zero: clock)` of the line
/// that came in ``LiveResponse/line(_:)`` is all that a screen needs.
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
