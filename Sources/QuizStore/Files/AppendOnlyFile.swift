/// A file opened for one addition at its end, under a lock that no other writer holds meanwhile.
///
/// What `append` returns for is on the disk, whole; when it throws, the file is as it was when it was opened.
struct AppendOnlyFile: ~Copyable {
  /// What ends a line.
  static let newline = UInt8(ascii: "\n")

  private let path: String
  private let file: File
  private let lock: FileLock

  /// Creates the missing folders, waits for the lock for up to `timeout`, then opens the file, which is created when it
  /// is missing. `isEnding` says whether the program was asked to end, after which the lock is not waited for much longer.
  init(
    _ path: String, lockPath: String, timeout: Duration, isEnding: () -> Bool = { false }
  ) throws(SaveError) {
    try Folder(of: lockPath).make()
    try Folder(of: path).make()
    let lock = try FileLock(lockPath, timeout: timeout, isEnding: isEnding)
    file = try AppendOnlyFile.open(path)
    self.lock = lock
    self.path = path
  }

  private static func open(_ path: String) throws(SaveError) -> File {
    do throws(Errno) {
      return try File(path, for: .appending)
    } catch {
      throw error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code)
    }
  }

  /// The whole content; a file longer than `limit` is refused.
  func content(limit: Int) throws(ReadError) -> [UInt8] {
    do throws(Errno) {
      guard file.size <= limit else { throw .tooLarge }
      return try file.bytes(at: 0, count: file.size)
    } catch {
      throw .read(path: path, errno: error.code)
    }
  }

  /// Adds `line` and a newline on a line of its own: after what a writer that died left without a newline, adds one
  /// first.
  consuming func append(line: [UInt8]) throws(SaveError) {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try (endsWithNewline() ? [] : [AppendOnlyFile.newline]) + line + [AppendOnlyFile.newline]
    } catch {
      throw .write(path: path, errno: error.code, restored: cutBack())
    }
    try append(bytes)
  }

  /// Adds `bytes` in one call and syncs them.
  consuming func append(_ bytes: [UInt8]) throws(SaveError) {
    do throws(Errno) {
      guard try file.write(bytes) == bytes.count else { throw .full }
    } catch {
      throw .write(path: path, errno: error.code, restored: cutBack())
    }
    do throws(Errno) {
      try file.syncData()
      if file.size == 0 { try Folder(of: path).sync() }
    } catch {
      // The system may have dropped the bytes it could not write and would call the next sync a success.
      throw .sync(path: path, errno: error.code, restored: cutBack())
    }
    // Not before the bytes are on the disk.
    lock.release()
  }

  private borrowing func endsWithNewline() throws(Errno) -> Bool {
    guard file.size > 0 else { return true }
    return try file.bytes(at: file.size - 1, count: 1) == [AppendOnlyFile.newline]
  }

  /// Makes the file as long as it was when it was opened; false when even that fails.
  private borrowing func cutBack() -> Bool {
    do {
      try file.cut(to: file.size)
      return true
    } catch {
      return false
    }
  }
}
