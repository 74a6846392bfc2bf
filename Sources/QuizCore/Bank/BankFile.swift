import Glibc

extension Bank {
  /// Opens a file, or standard input for `-`; throws when it is no bank.
  ///
  /// A small file is kept in memory, a large one read again for each row. A large file that is UTF-8 throughout its
  /// beginning is taken for UTF-8; a row further on that is not cannot be used.
  public static func open(path: String) throws(BankError) -> Bank {
    if path == "-" {
      let name = "standard input"
      return try Bank(bytes: ByteStream(STDIN_FILENO).bytes(upTo: BankLimits.memory, name: name), name: name)
    }
    // A path with a zero byte would be cut there, and another file opened.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw BankError(.notFound, in: path) }
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, name: path) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let code = errno
    let file = OpenFile(descriptor, size: Int(status.st_size))
    guard isKnown else { throw failure(code, name: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw BankError(.folder, in: path)
    case _: throw BankError(.notAFile, in: path)
    }
    guard file.size <= BankLimits.file else {
      throw BankError(.tooLarge(limit: BankLimits.file), in: path)
    }
    if file.size <= BankLimits.readWhole {
      let stream = ByteStream(descriptor, patience: .seconds(2))
      return try withExtendedLifetime(file) { () throws(BankError) in
        try Bank(bytes: stream.bytes(upTo: BankLimits.memory, name: path), name: path)
      }
    }
    let head = try bytes(of: file, upTo: BankLimits.readWhole, name: path)
    guard try BankEncoding.isUTF8(beginning: head, name: path) else {
      guard file.size <= BankLimits.memory else { throw BankError(.tooLarge(limit: BankLimits.memory), in: path) }
      return try Bank(bytes: bytes(of: file, upTo: file.size, name: path), name: path)
    }
    return try Bank(.file(file), name: path)
  }

  /// The first `count` bytes of a file that is at least as long.
  private static func bytes(of file: OpenFile, upTo count: Int, name: String) throws(BankError) -> [UInt8] {
    var failure: BankError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, failure == nil {
        let space = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count])
        switch file.read(into: space, at: filled) {
        case .success(0): failure = BankError(.cutShort, in: name)
        case .success(let more): filled += more
        case .failure(let error): failure = BankError(.cannotRead(errno: error.code), in: name)
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  static func failure(_ code: CInt, name: String) -> BankError {
    switch code {
    case ENOENT, ENOTDIR: BankError(.notFound, in: name)
    case EISDIR: BankError(.folder, in: name)
    case ENXIO, ENODEV: BankError(.notAFile, in: name)
    case _: BankError(.cannotRead(errno: code), in: name)
    }
  }
}

/// An open file that is read at any place. Closes it at the end of its life.
final class OpenFile: Sendable {
  /// The system's number for why something failed.
  struct Failure: Error {
    let code: CInt
  }

  /// How many bytes the file had when it was opened.
  let size: Int
  private let descriptor: CInt

  /// Takes over `descriptor`, a file of `size` bytes.
  init(_ descriptor: CInt, size: Int) {
    self.descriptor = descriptor
    self.size = size
  }

  deinit {
    close(descriptor)
  }

  /// Reads as many bytes as there are, and as fit in `buffer`, from a place on; 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer, at place: Int) -> Result<Int, Failure> {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, place)
      if count >= 0 { return .success(count) }
      let code = errno
      if code != EINTR { return .failure(Failure(code: code)) }
    }
  }
}

/// Reads an open file, or standard input, from where it stands to its end.
struct ByteStream {
  /// Reads into a buffer, as `read` does: the number of bytes, 0 at the end, below 0 with a number for why.
  var read: (UnsafeMutableRawBufferPointer) -> (count: Int, errno: CInt)
  /// Waits until there may be bytes, but no longer than told; returns for how long. `isRepeated` says that there were
  /// none after the last time.
  var wait: (_ limit: Duration?, _ isRepeated: Bool) -> Duration
  /// How long to wait for bytes in all; nil is for ever.
  var patience: Duration?

  /// So many bytes are read at once.
  private static let step = 1 << 16

  /// Reads the whole file, however many bytes it said it has; throws when there are more than `limit`.
  func bytes(upTo limit: Int, name: String) throws(BankError) -> [UInt8] {
    var bytes: [UInt8] = []
    var waited = Duration.zero
    var isRepeated = false
    while true {
      var result: (count: Int, errno: CInt) = (0, 0)
      let chunk = [UInt8](unsafeUninitializedCapacity: ByteStream.step) { buffer, count in
        result = read(UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: ByteStream.step))
        count = max(0, result.count)
      }
      if result.count > 0 {
        isRepeated = false
        bytes += chunk
        guard bytes.count <= limit else { throw BankError(.tooLarge(limit: limit), in: name) }
      } else if result.count == 0 {
        return bytes
      } else if result.errno == EAGAIN {
        // Standard input may have been left non-blocking by whoever had it before, and a few files of the kernel have
        // no bytes for a long time.
        if let patience, waited >= patience {
          throw BankError(.timedOut(after: patience), in: name)
        }
        waited += wait(patience.map { $0 - waited }, isRepeated)
        isRepeated = true
      } else if result.errno != EINTR {
        throw BankError(.cannotRead(errno: result.errno), in: name)
      }
    }
  }
}

extension ByteStream {
  /// Reads the open file `descriptor`, which stays open.
  init(_ descriptor: CInt, patience: Duration? = nil) {
    self.patience = patience
    read = { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      return (count, errno)
    }
    wait = { limit, isRepeated in
      let start = ContinuousClock.now
      // Where the system says that there are bytes and there are none, asking it would not wait.
      let pause: CInt = 20
      let milliseconds =
        limit.map { limit in
          CInt(clamping: limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000 + 1)
        } ?? -1
      var entry = pollfd(fd: isRepeated ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, isRepeated ? limit == nil ? pause : min(pause, milliseconds) : milliseconds)
      return ContinuousClock.now - start
    }
  }
}
