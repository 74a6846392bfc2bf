import Glibc

/// The clocks of this machine, for dates and for what programs have in common. Play has its own.
public enum SystemClock {
  /// Milliseconds since 1970.
  public static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// The time since this machine started, sleep included: the same for all its programs.
  public static var sinceBoot: Duration {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }
}
