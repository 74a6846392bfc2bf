import Glibc

/// An open file, closed when it goes out of scope.
///
/// Opening never waits for the other end of a FIFO, never gives a controlling terminal, and is closed in a child.
struct File: ~Copyable {
  let descriptor: Int32
  /// The status of the file when it was opened: size, device, inode, times.
  let status: stat

  /// Opens the file, or folder, at `path`, with `mode` when it is created; throws `Errno.notRegular` when it is not of
  /// this kind.
  init(_ path: String, _ flags: Int32, kind: mode_t = S_IFREG, mode: mode_t = 0o600) throws(Errno) {
    let opened = try Errno.check { open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode) }
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

  /// Opens the file at `path` for reading; `nil` when there is none.
  static func reading(_ path: String) throws(ReadError) -> File? {
    do throws(Errno) {
      return try File(path, O_RDONLY)
    } catch {
      // Nor is there one below a file, or with a name longer than any file's.
      if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
      throw error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code)
    }
  }

  /// The size in bytes when it was opened.
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

  /// Takes the advisory lock; throws `EWOULDBLOCK` when another program holds it.
  func tryLock() throws(Errno) {
    _ = try Errno.check { flock(descriptor, LOCK_EX | LOCK_NB) }
  }
}

extension stat {
  /// Whether this is a regular file, not a folder, a FIFO or a device.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  /// Whether this is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// How many bytes can be added where the file system is full: those that are left of the last block.
  var room: Int { max(0, Int(st_blocks) * 512 - Int(st_size)) }

  /// The status of the file at `path`, links followed.
  init(at path: String) throws(Errno) {
    self.init()
    var status = stat()
    _ = try Errno.check { fstatat(AT_FDCWD, path, &status, 0) }
    self = status
  }
}
