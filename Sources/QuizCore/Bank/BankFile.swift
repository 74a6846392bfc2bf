// The one file of the games that brings something in from outside: bytes of a file, and its encoding.
import Glibc

extension Bank {
  /// Opens a file, or standard input for `-`; throws when it is no bank.
  ///
  /// A small file is read and a large one mapped. A large file that is UTF-8 throughout its beginning is taken for
  /// UTF-8; a row further on that is not cannot be used.
  public static func open(path: String) throws(BankError) -> Bank {
    if path == "-" {
      let name = "standard input"
      return try Bank(bytes: readAll(STDIN_FILENO, upTo: BankLimits.memory, name: name), name: name)
    }
    // A path with a zero byte would be cut there, and another file opened.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(name: path) }
    let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno, name: path) }
    var isOurs = true
    defer { if isOurs { close(file) } }

    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno, name: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder(name: path)
    default: throw .notAFile(name: path)
    }
    let size = Int(status.st_size)
    guard size <= BankLimits.file else { throw .tooLarge(name: path, limit: BankLimits.file) }
    if size <= BankLimits.readWhole {
      return try Bank(bytes: readAll(file, upTo: BankLimits.memory, name: path), name: path)
    }

    guard let mapping = FileMapping(file, count: size) else { throw failure(errno, name: path) }
    isOurs = false
    guard let bytes = BankBytes(mapping) else { throw .empty(name: path) }
    guard mapping.read(looksLikeUTF8) else {
      guard size <= BankLimits.memory else { throw .tooLarge(name: path, limit: BankLimits.memory) }
      return try Bank(bytes: mapping.read { Array($0) }, name: path)
    }
    return try Bank(bytes, name: path)
  }

  /// Whether the beginning of a file is UTF-8, a character cut off at its end aside.
  private static func looksLikeUTF8(_ buffer: UnsafeRawBufferPointer) -> Bool {
    let head = Array(buffer.prefix(BankLimits.readWhole))
    guard let bad = BankEncoding.firstNonUTF8(head) else { return true }
    return bad > head.count - 4
  }

  /// All bytes of a file that is open, however many it said it has.
  private static func readAll(_ file: CInt, upTo limit: Int, name: String) throws(BankError) -> [UInt8] {
    var bytes: [UInt8] = []
    let step = 1 << 16
    while true {
      var status: Int = 0
      var code: CInt = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        status = read(file, buffer.baseAddress, step)
        code = errno
        count = max(0, status)
      }
      if status == 0 { return bytes }
      if status < 0 {
        if code == EINTR { continue }
        // Standard input may have been left non-blocking by whoever had it before.
        if code == EAGAIN, wait(for: file) { continue }
        throw failure(code, name: name)
      }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(name: name, limit: limit) }
    }
  }

  private static func wait(for file: CInt) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, -1) >= 0 || errno == EINTR
  }

  private static func failure(_ code: CInt, name: String) -> BankError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(name: name)
    case EISDIR: .folder(name: name)
    case ENXIO, ENODEV: .notAFile(name: name)
    default: .cannotRead(name: name, errno: code)
    }
  }

}

/// A file in memory, read only. Owns the mapping and the open file and gives both back.
///
/// Touching a page behind the end of a file that was cut short kills the program (SIGBUS). So small files are never
/// mapped, and a mapping is asked whether it `isWhole` before each use; what remains is a cut during one use.
final class FileMapping: @unchecked Sendable {
  // Unchecked because of the pointer. Nothing is ever written through it, and it lives as long as the object.
  private let base: UnsafeMutableRawPointer
  private let file: CInt
  /// How many bytes there are.
  let count: Int

  /// Maps the first `count` bytes of an open file, and takes the file over; nil, and does not, when that fails.
  init?(_ file: CInt, count: Int) {
    guard count > 0, let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      return nil
    }
    self.base = base
    self.file = file
    self.count = count
  }

  deinit {
    munmap(base, count)
    close(file)
  }

  /// Whether the file still has all the bytes that are mapped.
  var isWhole: Bool {
    var status = stat()
    return fstat(file, &status) == 0 && Int(status.st_size) >= count
  }

  /// Lends the bytes to `body`.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: base, count: count))
  }
}
