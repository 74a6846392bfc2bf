import Glibc

/// The files that this process may have open: connections are some of them.
enum OpenFiles {
  /// How many connections may be closing while others are opened in their place.
  static let closing = 32
  /// The server's own: the store's files, threads, and closing connections.
  private static let own = 100

  /// The wanted connections, limited by the files that the process may have open, less those that it needs itself.
  /// Raises the soft limit to the hard one.
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
