import QuizCore

/// The log of all rounds: a file of JSON Lines that only ever grows.
///
/// A round for which `append` returns is on the disk, whole, once. Readers write nothing, lock nothing, and skip what they
/// cannot read.
public struct ScoreLog: Sendable {
  /// The log's path; `nil` when there is no home folder, and nothing can be saved.
  public let path: String?
  private let lockPath: String?
  private let timeout: Duration
  private let isEnding: @Sendable () -> Bool
  /// The games by whose rules rounds are compared and counted.
  public let games: GameList

  /// The log at `path`. Writers lock the file at `lockPath`, and wait for it for at most `timeout`; `isEnding` says
  /// whether the program was asked to end, after which they do not wait much longer.
  public init(
    path: String?, lockPath: String?, timeout: Duration = .seconds(2),
    games: GameList, isEnding: @escaping @Sendable () -> Bool = { false }
  ) {
    self.games = games
    self.path = path
    self.lockPath = lockPath
    self.timeout = timeout
    self.isEnding = isEnding
  }

  /// The user's log.
  public init(_ locations: Locations, games: GameList, isEnding: @escaping @Sendable () -> Bool = { false }) {
    self.init(path: locations.scoreLog, lockPath: locations.scoreLock, games: games, isEnding: isEnding)
  }

  /// Saves a round: it is on the disk when this returns true, and the log is as it was when this throws. Of what was typed,
  /// as much is kept as fits a line.
  ///
  /// Returns false and saves nothing when `isUnwanted` returns true. It is called under the log's lock, so that a
  /// decision by the log's contents still holds when the round is written. The first round creates the folder and the
  /// files. May wait for another writer, two seconds at most.
  @discardableResult
  public func append(_ record: RoundRecord, unless isUnwanted: () -> Bool = { false }) throws(SaveError) -> Bool {
    guard let path, let lockPath else { throw .noHome }
    let line = RecordLine.fitting(record)
    guard line.count <= RoundRecord.longestLine else { throw .tooLong(path: path, bytes: line.count) }
    guard record.isPossible else { throw .unfit(path: path) }
    let file = try AppendOnlyFile(path, lockPath: lockPath, timeout: timeout, isEnding: isEnding)
    if isUnwanted() { return false }
    try file.append(line: line)
    return true
  }

  /// Why a round could not be saved now, if that can be known without writing; `nil` when nothing prevents it. Said
  /// before play.
  public func probe() -> SaveError? {
    guard let path, let lockPath else { return .noHome }
    return obstacle(path) { .open(path: path, errno: $0) }
      ?? obstacle(lockPath, bytes: 0) { .lock(path: lockPath, errno: $0) }
  }
}

extension ScoreLog {
  /// The error that prevents appending `bytes` to the file at `path`, which may not exist yet.
  private func obstacle(
    _ path: String, bytes: Int = RecordLine.usualLength, _ error: (Int32) -> SaveError
  ) -> SaveError? {
    guard let status = try? FileStatus(at: path) else { return Folder(of: path).obstacle() }
    guard status.isRegular else { return .notRegular(path: path) }
    if let refusal = FileStatus.refusal(of: .change, at: path) { return error(refusal.code) }
    guard status.room < bytes, Folder(of: path).isFull else { return nil }
    return .write(path: path, errno: Errno.full.code, restored: true)
  }
}
