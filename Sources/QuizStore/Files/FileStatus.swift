import Glibc
import QuizCore

/// The status of paths, without opening the files.
public enum FileStatus {
  /// Whether there is a file or a folder at `path`, or a link that leads to one.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is anything at `path`, be it a link that leads nowhere.
  public static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a regular file at `path` that this user may run.
  public static func isProgram(_ path: String) -> Bool {
    (try? stat(at: path))?.isRegular == true && access(path, X_OK) == 0
  }

  /// The names in a folder, hidden ones too, in no order.
  static func names(in folder: String) throws(Errno) -> [[UInt8]] {
    guard let stream = opendir(folder) else { throw Errno(code: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return names
  }

  /// How many bytes the file at `path` has; nil when there is none.
  public static func size(of path: String) -> Int? { (try? stat(at: path)).map { Int($0.st_size) } }
}

extension FileFingerprint {
  /// Of the file at `path`; nil when there is none.
  init?(at path: String) {
    guard let status = try? stat(at: path) else { return nil }
    self.init(status)
  }

  /// Of an open file, or of one that was asked for.
  init(_ status: stat) {
    let changed = status.changed
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: changed.seconds,
      nanoseconds: changed.nanoseconds)
  }
}

extension Errno {
  /// There is nothing of that name.
  static let missing = Errno(code: ENOENT)

  /// A file is larger than what is read, or than may be written.
  static let tooLarge = Errno(code: EFBIG)

  /// Whether there is no room for what is to be written.
  var isOfSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}

/// Bytes in memory, compared and searched by the C library.
enum Memory {
  /// Whether the first `count` bytes of both are the same.
  @inline(__always)
  static func isEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(one, other, count) == 0
  }

  /// Whether the first `count` bytes of `one` come before those of `other`.
  @inline(__always)
  static func precedes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(one, other, count) < 0
  }

  /// Where a byte stands first; nil when it is not there.
  @inline(__always)
  static func first(_ byte: UInt8, in start: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    memchr(start, Int32(byte), count)
  }
}
