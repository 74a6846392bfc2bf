import QuizCore

/// A tally of the score log being computed, in as many steps as the caller likes.
struct LogReading<Tally: LogTally> {
  private(set) var tally: Tally
  /// Whether the log was read to its end.
  private(set) var isOver: Bool
  /// Where the cached part ends.
  private let start: Int
  /// Where the last line counted ends.
  private var covered: Int
  /// The log as it was when it was last opened; `nil` when there was none.
  private var fingerprint: LogFingerprint?

  /// A log shorter than this, in bytes, is read in less time than a cache file is written.
  private static var worthCaching: Int { 64 << 10 }

  /// Continues from what is cached, or starts at the beginning of the log.
  init(of log: ScoreLog, from cache: CacheFile<Tally>) throws(ReadError) {
    guard let path = log.path, let lines = try LogLines(path) else {
      self.init(log.games, fingerprint: nil)
      return
    }
    self.init(log.games, fingerprint: LogFingerprint(lines.status), cached: try cache.read(matching: lines))
  }

  private init(_ games: GameList, fingerprint: LogFingerprint?, cached: CachedTally<Tally>? = nil) {
    tally = cached?.tally ?? Tally(games)
    start = cached?.covered ?? 0
    covered = start
    self.fingerprint = fingerprint
    isOver = fingerprint == nil
  }

  /// Reads about `bytes` more bytes, to the end of a line; at the end of the log writes the cache file when enough was
  /// read to be worth it.
  mutating func goOn(bytes: Int, of log: ScoreLog, to cache: CacheFile<Tally>) throws(ReadError) {
    guard !isOver else { return }
    guard let before = fingerprint, let path = log.path, let lines = try LogLines(path) else {
      self = LogReading(log.games, fingerprint: nil)
      return
    }
    let now = LogFingerprint(lines.status)
    if before.canHaveGrown(into: now, covered: covered) {
      fingerprint = now
    } else {
      self = LogReading(log.games, fingerprint: now)
    }
    let first = covered
    var reachedEnd = true
    covered = try lines.forwards(from: first) { offset, line in
      tally.take(line)
      reachedEnd = offset - first < bytes
      return reachedEnd
    }
    isOver = reachedEnd
    if isOver, covered - start >= Self.worthCaching { try cache.write(tally, covering: covered, of: lines) }
  }
}
