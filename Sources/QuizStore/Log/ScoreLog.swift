import Glibc
import QuizCore

/// The log of all rounds: a file of JSON Lines that only ever grows.
///
/// A round that `append` returns for is on the disk, whole, once. Readers write nothing, lock nothing, and pass over what
/// they cannot read.
public struct ScoreLog: Sendable {
  /// The log's path; nil when there is no home to keep it in, and nothing can be saved.
  public let path: String?
  private let lockPath: String?
  private let timeout: Duration
  private let isEnding: @Sendable () -> Bool
  /// The games by whose rules its rounds are compared and counted.
  public let games: GameList

  /// The log at `path`, whose writers take turns by a lock on `lockPath`; `timeout` is how long to wait for it, and
  /// `isEnding` says whether the program was asked to end meanwhile, and must not wait much longer.
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

  /// The player's log.
  public init(_ locations: Locations, games: GameList, isEnding: @escaping @Sendable () -> Bool = { false }) {
    self.init(path: locations.scoreLog, lockPath: locations.scoreLock, games: games, isEnding: isEnding)
  }

  /// Saves a round; it is on the disk when this returns, and the log is as it was when this throws.
  ///
  /// The first round makes the folder and the files. May wait for another writer, two seconds at most.
  public func append(_ record: RoundRecord) throws(SaveError) {
    guard let path, let lockPath else { throw .noHome }
    let line = RecordLine.bytes(of: record)
    guard line.count <= RecordLine.limit else { throw .tooLong(path: path, bytes: line.count) }
    guard case .record(record) = line.withUnsafeBytes(RecordLine.read) else { throw .unfit(path: path) }
    try Folder(of: lockPath).make()
    try Folder(of: path).make()
    let lock = try FileLock(lockPath, timeout: timeout, isEnding: isEnding)
    try write(line, to: path)
    lock.release()
  }

  /// Why a round could not be saved just now, as far as that can be known before: for a word before play.
  ///
  /// Makes and writes nothing.
  public func probe() -> SaveError? {
    guard let path, let lockPath else { return .noHome }
    return obstacle(path) { .open(path: path, errno: $0) } ?? obstacle(lockPath) { .lock(path: lockPath, errno: $0) }
  }

  /// The record's line as it would stand in the file, without the newline: for standard error when it was not saved.
  public func line(for record: RoundRecord) -> String {
    String(decoding: RecordLine.bytes(of: record), as: UTF8.self)
  }
}

extension ScoreLog {
  /// The part of saving that is done under the lock.
  private func write(_ line: [UInt8], to path: String) throws(SaveError) {
    let file: File
    do throws(Errno) {
      file = try File(path, O_RDWR | O_APPEND | O_CREAT)
    } catch {
      throw error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code)
    }
    do throws(Errno) {
      // What a writer left unfinished when it died must not swallow this line too.
      let bytes = try (endsALine(file) ? [] : [RecordLine.newline]) + line + [RecordLine.newline]
      guard try file.write(bytes) == bytes.count else { throw Errno(code: ENOSPC) }
    } catch {
      throw .write(path: path, errno: error.code, restored: cutBack(file))
    }
    do throws(Errno) {
      try file.syncData()
      if file.size == 0 { try Folder(of: path).sync() }
    } catch {
      // The system may have dropped the bytes it could not write and would call the next sync a success.
      throw .sync(path: path, errno: error.code, restored: cutBack(file))
    }
  }

  /// Whether what was in the file ends where a line ends.
  private func endsALine(_ file: borrowing File) throws(Errno) -> Bool {
    guard file.size > 0 else { return true }
    return try file.bytes(at: file.size - 1, count: 1) == [RecordLine.newline]
  }

  /// Makes the file what it was when it was opened, under the lock; false when even that fails.
  private func cutBack(_ file: borrowing File) -> Bool {
    do {
      try file.cut(to: file.size)
      return true
    } catch {
      return false
    }
  }

  /// What is in the way of writing to `path`, which may not be there yet.
  private func obstacle(_ path: String, _ error: (Int32) -> SaveError) -> SaveError? {
    guard let status = try? stat(at: path) else {
      return Folder(of: path).obstacle()
    }
    guard status.isRegular else { return .notRegular(path: path) }
    if faccessat(AT_FDCWD, path, R_OK | W_OK, AT_EACCESS) != 0 { return error(errno) }
    return Folder(of: path).isFull ? .write(path: path, errno: ENOSPC, restored: true) : nil
  }
}
