import Glibc

/// An open file, closed when it goes out of scope.
///
/// Never waits for the other end of a FIFO, never becomes the controlling terminal, never leaks into a child.
struct File: ~Copyable {
  private let descriptor: Int32
  /// What the system knew of the file when it was opened: size, device, inode, times.
  let status: stat

  /// Opens the file, or the folder, at `path`, 0600 where it is made; throws `Errno.notRegular` where what is there is
  /// of another kind.
  init(_ path: String, _ flags: Int32, kind: mode_t = S_IFREG) throws(Errno) {
    let opened = try Errno.check { open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600) }
    var status = stat()
    do throws(Errno) {
      _ = try Errno.check { fstat(opened, &status) }
      guard status.st_mode & S_IFMT == kind else { throw .notRegular }
    } catch {
      close(opened)
      throw error
    }
    descriptor = opened
    self.status = status
  }

  /// Opens the file at `path` for reading; nil when there is none.
  static func reading(_ path: String) throws(ReadError) -> File? {
    do throws(Errno) {
      return try File(path, O_RDONLY)
    } catch {
      // Nor can there be one behind a file in a folder's place, or where a name is longer than any.
      if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
      throw error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code)
    }
  }

  /// How many bytes there were when it was opened.
  var size: Int { Int(status.st_size) }

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

  /// Tells the system that all of the file will be read in order, so that it reads ahead.
  func expectToReadAll() {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  /// Reads `count` bytes from `offset`, fewer where the file ends before.
  func bytes(at offset: Int, count: Int) throws(Errno) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    defer { buffer.deallocate() }
    return Array(buffer.prefix(try read(into: buffer, at: offset)))
  }

  /// Makes one call to write `bytes`; returns how many were written, which may be fewer.
  func write(_ bytes: [UInt8]) throws(Errno) -> Int {
    try Errno.check { bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } }
  }

  /// Makes the file `size` bytes long.
  func cut(to size: Int) throws(Errno) {
    _ = try Errno.check { ftruncate(descriptor, off_t(size)) }
  }

  /// Has the system put the content, and what is needed to find it, on the disk.
  func syncData() throws(Errno) {
    _ = try Errno.check { fdatasync(descriptor) }
  }

  /// As `syncData`, and the rest of what the system knows of the file.
  func sync() throws(Errno) {
    _ = try Errno.check { fsync(descriptor) }
  }

  /// Takes the advisory lock if nobody holds it; throws `EWOULDBLOCK` when somebody does.
  func tryLock() throws(Errno) {
    _ = try Errno.check { flock(descriptor, LOCK_EX | LOCK_NB) }
  }
}

extension stat {
  /// Whether this is an ordinary file, and not a folder, a FIFO or a device.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  /// Whether this is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// What the system knows of the file at `path`, links followed.
  init(at path: String) throws(Errno) {
    self.init()
    var status = stat()
    _ = try Errno.check { fstatat(AT_FDCWD, path, &status, 0) }
    self = status
  }
}
