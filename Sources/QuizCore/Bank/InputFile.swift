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
      bytes = try ByteStream.standardInput.bytes(upTo: limit, name: path)
      return
    }
    let file = try OpenFile(path: path)
    guard file.size <= limit else { throw BankError(.tooLarge(limit: limit), in: path) }
    bytes = try withExtendedLifetime(file) { () throws(BankError) in
      try file.stream(patience: .seconds(2)).bytes(upTo: limit, name: path)
    }
  }

  /// The bytes, decoded by a bank's encodings, as UTF-8 without a byte order mark; throws where they stop being text.
  public func utf8() throws(BankError) -> [UInt8] {
    let text = try BankEncoding.utf8(bytes, name: name)
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }
}
