import Glibc

/// Which file the log is, and its size and time of change: what tells a log that only grew from another one.
struct LogFingerprint: Hashable {
  let device: UInt64
  let inode: UInt64
  let size: Int
  let seconds: Int
  let nanoseconds: Int
}

extension LogFingerprint {
  /// Of an open file.
  init(_ status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Whether a log whose first `covered` bytes were counted can have become `later` by appending alone: the same file,
  /// at least that long, and unchanged when it has the same size.
  func canHaveGrown(into later: LogFingerprint, covered: Int) -> Bool {
    device == later.device && inode == later.inode && covered <= later.size && (size != later.size || self == later)
  }
}
