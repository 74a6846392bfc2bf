/// A moment of play: the time since the program's clock began to count, a clock that goes on while the system is
/// suspended.
///
/// The same as an instant of `ContinuousClock`, but for one thing: its size is known to the compiler. An instant of the
/// concurrency library may change its size with the library, so each value that holds one is laid out when the program
/// runs, and copied, compared and taken apart by way of tables. Rounds and screens hold instants, and are copied at each
/// key.
public struct Instant: Comparable, Hashable, Sendable {
  /// The time since the clock began.
  public let elapsed: Duration

  /// The instant so long after the clock began.
  public init(_ elapsed: Duration) {
    self.elapsed = elapsed
  }

  /// The instant at which the clock began.
  public static let zero = Instant(.zero)

  /// How long after this instant `other` is; negative where it is before it.
  public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

  /// Whether an instant is before another.
  public static func < (one: Instant, other: Instant) -> Bool { one.elapsed < other.elapsed }
  /// How long after another an instant is.
  public static func - (one: Instant, other: Instant) -> Duration { one.elapsed - other.elapsed }
  /// The instant so long after another.
  public static func + (one: Instant, duration: Duration) -> Instant { Instant(one.elapsed + duration) }
  /// The instant so long before another.
  public static func - (one: Instant, duration: Duration) -> Instant { Instant(one.elapsed - duration) }
  /// Moves on by a duration.
  public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }
}
