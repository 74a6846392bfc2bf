import Glibc

/// The files that this process may have open: connections are some of them.
enum OpenFiles {
  /// How many connections may be closing while others are opened in their place.
  static let closing = 32
  /// What the server needs itself: the store's files, threads, and those that are closing.
  private static let own = 100

  /// As many connections as are asked for, or as the process may have files open, less those that it needs itself. Lets the
  /// process have as many as it may.
  static func connections(_ wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return min(wanted, 900) }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return min(wanted, max(16, Int(clamping: limit.rlim_cur) - own))
  }
}
