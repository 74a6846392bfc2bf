import QuizCore

/// The file of one tally in the cache folder.
struct CacheFile<Tally: LogTally>: Sendable {
  private let path: String?
  private let games: GameList

  /// The tally's file in `folder`; `nil` caches nothing.
  init(folder: String?, games: GameList) {
    self.games = games
    path = folder.map { "\($0)/\(Tally.fileName)" }
  }

  /// What is cached of the log that `lines` reads; `nil` when there is no whole cache of this log.
  func read(matching lines: borrowing LogLines) throws(ReadError) -> CachedTally<Tally>? {
    guard let path, let bytes = try? WholeFile.read(path, limit: Tally.sizeLimit),
      let cached = CachedTally<Tally>(bytes, of: lines.path, games),
      cached.log.canHaveGrown(into: LogFingerprint(lines.status), covered: cached.covered),
      cached.tail == (try CachedTally<Tally>.tail(before: cached.covered, of: lines))
    else { return nil }
    return cached
  }

  /// Caches a tally of the first `covered` bytes. It can be computed again, so a failure is no error.
  func write(_ tally: Tally, covering covered: Int, of lines: borrowing LogLines) throws(ReadError) {
    guard let path else { return }
    let cached = CachedTally(
      tally: tally, covered: covered, log: LogFingerprint(lines.status),
      tail: try CachedTally<Tally>.tail(before: covered, of: lines))
    try? WholeFile.write(cached.bytes(games), to: path, syncing: false)
  }
}

/// A tally and what log it was made from, as one file.
///
/// Words of 64 bits in the machine's byte order: a mark, the tally's format, the games' rules, the log, the highest id,
/// the tally, and last a checksum of all words before it.
struct CachedTally<Tally: LogTally> {
  var tally: Tally
  /// How many bytes of the log were counted: whole lines.
  var covered: Int
  /// The log they were counted in.
  var log: LogFingerprint
  /// The checksum of the last bytes counted.
  var tail: UInt64

  /// "tenqcach" in ASCII.
  private static var mark: UInt64 { 0x6863_6163_716e_6574 }
  /// How many bytes `tail` is a checksum of.
  private static var tailLength: Int { 4096 }

  /// The checksum of the last bytes before `covered`.
  static func tail(before covered: Int, of lines: borrowing LogLines) throws(ReadError) -> UInt64 {
    FNV1a(try lines.tail(before: covered, count: tailLength)).value
  }

  /// The file's content, for a tally by the rules of `games`.
  func bytes(_ games: GameList) -> [UInt8] {
    var writer = CacheWriter()
    writer.add(word: Self.mark)
    writer.add(word: Tally.format)
    writer.add(word: games.rules)
    writer.add(covered)
    writer.add(word: tail)
    writer.add(word: log.device)
    writer.add(word: log.inode)
    writer.add(log.size)
    writer.add(log.seconds)
    writer.add(log.nanoseconds)
    writer.add(tally.ids.highest)
    tally.write(to: &writer)
    return writer.finish()
  }

  /// Reads a file's content, cached of the log at `logPath`; `nil` when it was not written whole in this format and by
  /// the rules of `games`.
  init?(_ bytes: [UInt8], of logPath: String, _ games: GameList) {
    let read = bytes.withUnsafeBytes { bytes -> Self? in
      guard var reader = CacheReader(bytes) else { return nil }
      return try? Self(from: &reader, logPath, games)
    }
    guard let read else { return nil }
    self = read
  }

  private init(
    from reader: inout CacheReader, _ logPath: String, _ games: GameList
  ) throws(CacheReader.Damage) {
    guard try reader.word() == Self.mark, try reader.word() == Tally.format, try reader.word() == games.rules else {
      throw CacheReader.Damage()
    }
    let covered = try reader.number(in: 0...Int.max)
    tail = try reader.word()
    // Of the log's numbers none is added to anything: they are compared.
    log = LogFingerprint(
      device: try reader.word(), inode: try reader.word(), size: try reader.number(in: 0...Int.max),
      seconds: try reader.number(in: Int.min...Int.max), nanoseconds: try reader.number(in: Int.min...Int.max))
    self.covered = covered
    let highest = try reader.bytes(limit: RecordLine.limit)
    tally = try Tally(
      games, from: &reader, ids: RecentIDs(highest: highest) { LogLines.idHashes(before: covered, in: logPath) })
    guard reader.isAtEnd else { throw CacheReader.Damage() }
  }

  init(tally: Tally, covered: Int, log: LogFingerprint, tail: UInt64) {
    self.tally = tally
    self.covered = covered
    self.log = log
    self.tail = tail
  }
}

extension GameList {
  /// Stands for the rules that a tally depends on: a cache made by other rules is not used.
  fileprivate var rules: UInt64 {
    var hash = FNV1a()
    for game in games {
      hash.combine(game.id.rawValue.utf8)
      let ranking: UInt64 =
        switch game.ranking {
        case .correct: 0
        case .misses: 1
        case .time: 2
        }
      let facts = [game.source == .banks, game.comparison == .anyLength, game.hasSittings]
      hash.combine(word: facts.reversed().reduce(ranking) { $0 << 1 | ($1 ? 1 : 0) })
    }
    return hash.value
  }
}
