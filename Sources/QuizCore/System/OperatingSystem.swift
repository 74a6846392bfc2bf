import Glibc

// The core's only access to the operating system: nothing else in this module uses the C library.

/// Numbers and paths of Linux that Swift does not see in the C library, or that other systems do not have.
package enum Linux {
  /// The flag POSIX_SPAWN_SETSID: a program is started in a session of its own, without a terminal.
  package static let spawnInNewSession: Int32 = 0x80
  /// The folder of this program's open files, by their descriptors.
  package static let openFiles = "/proc/self/fd"
  /// The program's own file.
  package static let ownProgram = "/proc/self/exe"
}

/// The functions of analysis, which Swift has in the C library.
enum Mathematics {
  /// e to a power.
  static func exp(_ exponent: Double) -> Double { Glibc.exp(exponent) }
  /// The natural logarithm.
  static func log(_ number: Double) -> Double { Glibc.log(number) }
  /// A number to a power.
  static func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }
}

/// An error of the system that a player may meet, by its name.
enum SystemError {
  case noSpace, quota, readOnly, permission, missing, notAFolder, folder, inputOutput, tooLarge, linksInACircle
  case nameTooLong, tooManyFiles, noMemory

  /// The error that a number stands for; nil for all others.
  init?(_ code: Int32) {
    switch code {
    case ENOSPC: self = .noSpace
    case EDQUOT: self = .quota
    case EROFS: self = .readOnly
    case EACCES, EPERM: self = .permission
    case ENOENT: self = .missing
    case ENOTDIR: self = .notAFolder
    case EISDIR: self = .folder
    case EIO: self = .inputOutput
    case EFBIG: self = .tooLarge
    case ELOOP: self = .linksInACircle
    case ENAMETOOLONG: self = .nameTooLong
    case EMFILE, ENFILE: self = .tooManyFiles
    case ENOMEM: self = .noMemory
    case _: return nil
    }
  }

  /// The system's own words for a number, in English.
  static func words(_ code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }
}

extension BankError {
  /// Why a bank's file cannot be opened.
  fileprivate init(system code: CInt, in name: String) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, in: name)
    case EISDIR: self.init(.folder, in: name)
    case ENXIO, ENODEV: self.init(.notAFile, in: name)
    case _: self.init(.cannotRead(errno: code), in: name)
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

  /// Opens the regular file at `path`; throws when there is none. A FIFO or a device is not waited for.
  init(path: String) throws(BankError) {
    // A path with a zero byte would be cut there, and another file opened.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw BankError(.notFound, in: path) }
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { throw BankError(system: errno, in: path) }
    var status = stat()
    let code = fstat(opened, &status) == 0 ? 0 : errno
    descriptor = opened
    size = Int(status.st_size)
    guard code == 0 else { throw BankError(system: code, in: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw BankError(.folder, in: path)
    case _: throw BankError(.notAFile, in: path)
    }
  }

  /// The file from its beginning to its end, as long as this is held.
  func stream(patience: Duration) -> ByteStream { ByteStream(descriptor, patience: patience) }

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
  /// Waits until there may be bytes, up to a timeout; returns the time waited. `isRepeated` means that there were none
  /// after the last time.
  var wait: (_ limit: Duration?, _ isRepeated: Bool) -> Duration
  /// How long to wait for bytes in all; nil is for ever.
  var patience: Duration?

  /// How many bytes are read at once.
  private static let step = 1 << 16

  /// Reads the whole file, independent of its reported size; throws when it has more than `limit` bytes.
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
        // Another program may have left standard input non-blocking, and a few kernel files have no bytes for a long
        // time.
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
  /// Standard input.
  static var standardInput: ByteStream { ByteStream(STDIN_FILENO) }

  /// Reads the open file `descriptor`, which stays open.
  init(_ descriptor: CInt, patience: Duration? = nil) {
    self.patience = patience
    read = { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      return (count, errno)
    }
    wait = { limit, isRepeated in
      let start = ContinuousClock.now
      // If the system reports bytes where there are none, `poll` returns at once, so sleep instead.
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
