import Glibc

/// The clock of this machine since it started, sleep included.
public enum BootClock {
  /// Milliseconds since the start.
  public static let milliseconds: @Sendable () -> Int = {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
