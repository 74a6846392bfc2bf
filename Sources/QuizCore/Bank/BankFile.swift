extension Bank {
  /// Opens a file, or standard input for `-`; throws when it is no bank.
  ///
  /// A small file is kept in memory, a large one read again for each row. A large file that is UTF-8 throughout its
  /// beginning is taken for UTF-8; a row further on that is not cannot be used.
  public static func open(path: String) throws(BankError) -> Bank {
    if path == "-" {
      let name = "standard input"
      return try Bank(bytes: ByteStream.standardInput.bytes(upTo: BankLimits.memory, name: name), name: name)
    }
    let file = try OpenFile(path: path)
    guard file.size <= BankLimits.file else {
      throw BankError(.tooLarge(limit: BankLimits.file), in: path)
    }
    if file.size <= BankLimits.readWhole {
      let stream = file.stream(patience: .seconds(2))
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
}
