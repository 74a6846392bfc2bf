/// Exponential backoff after failures, with jitter, so that many players who lose a server do not return at once.
enum Backoff {
  /// The longest wait, in milliseconds: 15 minutes.
  static let longest = 15 * 60_000
  /// The wait after the first failure, in milliseconds, before chance shortens it.
  static let first = 10_000

  /// The milliseconds to wait after a number of failures in a row: doubled by each, shortened at random by up to a
  /// half, but at least the seconds that the server asks for.
  static func wait(
    failures: Int, retryAfter: Int?, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let doubled = first << max(0, min(failures - 1, 10))
    let limit = min(doubled, longest)
    let jittered = Int.random(in: limit / 2...limit, using: &generator)
    return min(longest, max(jittered, (retryAfter ?? 0) * 1000))
  }

  /// Whether one still waits at `now` for `retry`, both milliseconds since 1970. A clock that was set back does not
  /// make the wait longer than any wait is.
  static func isOver(_ retry: Int?, at now: Int) -> Bool {
    guard let retry else { return true }
    return now >= retry || retry - now > longest
  }
}
