import Glibc

/// An open file, closed when it goes out of scope.
///
/// Opening never waits for the other end of a FIFO, never gives a controlling terminal, and is closed in a child.
struct File: ~Copyable {
  let descriptor: Int32
  /// The status of the file when it was opened.
  let status: FileStatus

  /// What a file is opened for.
  enum Purpose {
    /// To read it.
    case reading
    /// To sync a folder's list of names.
    case folder
    /// To read it and to add to its end; created when it is missing.
    case appending
    /// To lock it; created when it is missing.
    case locking
    /// To write a new one with this mode, where there is none.
    case creating(mode: mode_t)

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .folder: O_RDONLY | O_DIRECTORY
      case .appending: O_RDWR | O_APPEND | O_CREAT
      case .locking: O_RDWR | O_CREAT
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    }

    fileprivate var mode: mode_t {
      switch self {
      case .reading, .folder, .appending, .locking: 0o600
      case .creating(let mode): mode
      }
    }

    fileprivate func fits(_ status: FileStatus) -> Bool {
      switch self {
      case .folder: status.isFolder
      case .reading, .appending, .locking, .creating: status.isRegular
      }
    }
  }

  /// Opens the file, or folder, at `path`; throws `Errno.notRegular` when it is not of the kind that is meant.
  init(_ path: String, for purpose: Purpose) throws(Errno) {
    let opened = try Errno.check { open(path, purpose.flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, purpose.mode) }
    let status: FileStatus
    do throws(Errno) {
      status = try FileStatus(descriptor: opened)
      guard purpose.fits(status) else { throw .notRegular }
    } catch {
      close(opened)
      throw error
    }
    descriptor = opened
    self.status = status
  }

  /// Opens the file at `path` for reading; `nil` when there is none.
  static func reading(_ path: String) throws(ReadError) -> File? {
    do throws(Errno) {
      return try File(path, for: .reading)
    } catch {
      // Nor is there one below a file, or with a name longer than any file's.
      if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
      throw error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code)
    }
  }

  /// The size in bytes when it was opened.
  var size: Int { status.size }

  /// Sets its permissions.
  func setPermissions(_ permissions: mode_t) throws(Errno) {
    _ = try Errno.check { fchmod(descriptor, permissions) }
  }

  deinit {
    close(descriptor)
  }

  /// Reads into `buffer` from `offset` until it is full or the file ends; returns the number of bytes.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try Errno.check { pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled)) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Advises the system that the whole file will be read in order, so that it reads ahead.
  func expectToReadAll() {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  /// Reads `count` bytes from `offset`, fewer at the end of the file.
  func bytes(at offset: Int, count: Int) throws(Errno) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { buffer.deallocate() }
    return Array(buffer.prefix(try read(into: buffer, at: offset)))
  }

  /// Writes `bytes` in one call; returns how many were written, which may be fewer.
  func write(_ bytes: [UInt8]) throws(Errno) -> Int {
    try Errno.check { bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } }
  }

  /// Truncates the file to `size` bytes.
  func cut(to size: Int) throws(Errno) {
    _ = try Errno.check { ftruncate(descriptor, off_t(size)) }
  }

  /// Syncs the content to the disk, and what is needed to find it (`fdatasync`).
  func syncData() throws(Errno) {
    _ = try Errno.check { fdatasync(descriptor) }
  }

  /// Syncs the content and the whole status to the disk (`fsync`).
  func sync() throws(Errno) {
    _ = try Errno.check { fsync(descriptor) }
  }

  /// Takes the advisory lock; throws `Errno.locked` when another program holds it.
  func tryLock() throws(Errno) {
    _ = try Errno.check { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// Waits for some milliseconds, before a lock is tried again.
  static func pause() {
    _ = poll(nil, 0, 3)
  }
}
