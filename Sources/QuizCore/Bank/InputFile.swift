import Glibc

/// A file that was read whole, of whatever kind, under the same rules as a bank: a regular file or standard input, never
/// waited for for long, never longer than a limit.
public struct InputFile: Sendable {
  /// What the file is called in messages, as the user named it.
  public let name: String
  /// All of its bytes.
  public let bytes: [UInt8]

  /// Takes bytes that are in memory already.
  public init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// Reads the file at `path`, or standard input for `-`, of at most `limit` bytes; throws when that fails.
  public init(path: String, limit: Int) throws(BankError) {
    name = path
    if path == "-" {
      bytes = try ByteStream(STDIN_FILENO).bytes(upTo: limit, name: path)
      return
    }
    // A path with a zero byte would be cut there, and another file opened.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw BankError(.notFound, in: path) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Bank.failure(errno, name: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Bank.failure(errno, name: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw BankError(.folder, in: path)
    case _: throw BankError(.notAFile, in: path)
    }
    guard status.st_size <= limit else { throw BankError(.tooLarge(limit: limit), in: path) }
    bytes = try ByteStream(descriptor, patience: .seconds(2)).bytes(upTo: limit, name: path)
  }

  /// What the bytes say in the encodings of a bank, as UTF-8 without a byte order mark; throws where they stop being text.
  public func utf8() throws(BankError) -> [UInt8] {
    let text = try BankEncoding.utf8(bytes, name: name)
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }
}
