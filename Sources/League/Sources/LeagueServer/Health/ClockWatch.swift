import QuizCore

/// Detects that the machine's clock was set, by comparing it with a monotonic one. Holds no clock.
public struct ClockWatch: Sendable {
  /// A change of the clock, by hand or by the network.
  public struct Jump: Hashable, Sendable, Encodable {
    /// By how much it was set, milliseconds; back where that is negative.
    public let moved: Int
    /// When that was noticed, milliseconds since 1970 by the clock as it is now.
    public let noticed: Int
  }

  /// How much the two may differ, milliseconds: routine corrections are less.
  public static let tolerance = 10_000

  private var last: (wall: Int, steady: ContinuousClock.Instant)?

  /// Has seen no clock yet.
  public init() {}

  /// Compares both clocks; returns how far the first was set since the last call. `wall` is milliseconds since 1970.
  public mutating func look(wall: Int, steady: ContinuousClock.Instant) -> Jump? {
    defer { last = (wall, steady) }
    guard let last else { return nil }
    return ClockWatch.jump(by: wall - last.wall - (steady - last.steady).inMilliseconds, at: wall)
  }

  /// What a server that starts knows of the clock: it is behind a time that was noted before, by `ahead` milliseconds.
  public static func start(noted ahead: Int, at now: Int) -> Jump? {
    ahead > 0 ? jump(by: -ahead, at: now) : nil
  }

  private static func jump(by moved: Int, at now: Int) -> Jump? {
    abs(moved) > tolerance ? Jump(moved: moved, noticed: now) : nil
  }
}
