import Glibc

/// Why a system call failed: glibc's number for it. Outside the module it is part of a ``SaveError`` or ``ReadError``.
///
/// Not swift-system's type: a package more for one integer, whose retries after `EINTR` have no limit.
struct Errno: Error, Hashable {
  /// The number, `ENOENT` and its like.
  let code: Int32

  /// Calls `call` and throws the error that a negative answer stands for. A call interrupted by a signal is repeated, at
  /// most a hundred times, so that a file system that always answers `EINTR` cannot hang the program.
  static func check<Answer: SignedInteger>(_ call: () -> Answer) throws(Errno) -> Answer {
    for _ in 0..<100 {
      let answer = call()
      if answer >= 0 { return answer }
      let code = errno
      if code != EINTR { throw Errno(code: code) }
    }
    throw Errno(code: EINTR)
  }

  /// There is nothing of that name.
  static let missing = Errno(code: ENOENT)

  /// A file is larger than what is read, or than may be written.
  static let tooLarge = Errno(code: EFBIG)

  /// The file system is full.
  static let full = Errno(code: ENOSPC)

  /// Another program holds the lock.
  static let locked = Errno(code: EWOULDBLOCK)

  /// What was opened is a folder, a FIFO or a device.
  static let notRegular = Errno(code: ENXIO)

  /// Whether there is no regular file; true too for the system's own errors when a folder, or a FIFO without a reader,
  /// is opened for writing.
  var isNotRegular: Bool { code == ENXIO || code == EISDIR }

  /// Whether there is no room for what is to be written.
  var isOfSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
