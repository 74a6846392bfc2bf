import Glibc

/// Why a system call failed: glibc's number for it.
///
/// Internal; what leaves the module is a ``SaveError`` or a ``ReadError``, which also say where.
struct Errno: Error, Hashable {
  /// The number, `ENOENT` and its like.
  let code: Int32

  /// Makes an answer of −1 an error. A call that a signal interrupts is made again, but not for ever, so that nothing
  /// that answers `EINTR` each time can hang the program.
  static func check<Answer: SignedInteger>(_ call: () -> Answer) throws(Errno) -> Answer {
    for _ in 0..<100 {
      let answer = call()
      if answer >= 0 { return answer }
      let code = errno
      if code != EINTR { throw Errno(code: code) }
    }
    throw Errno(code: EINTR)
  }

  /// For what was opened and turns out to be a folder, a FIFO or a device.
  static let notRegular = Errno(code: ENXIO)

  /// Whether something other than an ordinary file was found; also what the system says that opens none for writing,
  /// of a folder or of a FIFO that nobody reads.
  var isNotRegular: Bool { code == ENXIO || code == EISDIR }
}
