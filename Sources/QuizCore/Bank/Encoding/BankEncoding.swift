/// How a bank's bytes become UTF-8.
enum BankEncoding {
  /// `bytes` if they are UTF-8, otherwise what they say in UTF-16 (when a mark says so) or CP932. Strict: throws where
  /// they stop being text.
  static func utf8(_ bytes: [UInt8], name: String) throws(BankError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, name: name) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, name: name) { UInt16($1) | UInt16($0) << 8 } }
    guard let bad = firstNonUTF8(bytes) else { return bytes }
    if !isMostlyUTF8(bytes[..<bad]) {
      switch CP932.utf8(bytes) {
      case .text(let text): return text
      // What is CP932 for longer than UTF-8 was meant to be CP932.
      case .stops(let text, let place) where place > bad: throw stop(text, at: place, name: name)
      case .stops: break
      }
    }
    throw notText(bytes, at: bad, name: name)
  }

  /// The first byte that no UTF-8 has; nil when there is none. A zero byte is UTF-8, and the concern of its row.
  static func firstNonUTF8(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let bytes = CSVBytes(buffer) else { return nil }
      var place = 0
      while true {
        place = bytes.firstNonText(from: place, to: bytes.count)
        guard place < bytes.count else { return nil }
        guard bytes[place] == 0 else { return place }
        place += 1
      }
    }
  }

  /// Whether what comes before the first mistake shows that UTF-8 was meant: four characters beyond ASCII do, since
  /// Japanese in CP932 rarely passes for one. Then a damaged file is called damaged, and not read as nonsense.
  static func isMostlyUTF8(_ head: ArraySlice<UInt8>) -> Bool {
    head.lazy.filter { $0 >= 0xC2 }.prefix(4).count == 4
  }

  /// The error for bytes that stop being text at `place`.
  static func notText(_ bytes: [UInt8], at place: Int, name: String) -> BankError {
    let position = position(of: place, in: bytes)
    return BankError(
      .notText(byte: place), in: name, at: .init(line: position.line, column: position.column))
  }

  /// The line and character, from 1, of a byte of UTF-8 text.
  static func position(of place: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let line = bytes[..<place].reduce(into: (count: 1, last: UInt8(0))) { state, byte in
      if byte == CSV.lf && state.last != CSV.cr || byte == CSV.cr { state.count += 1 }
      state.last = byte
    }
    var head = bytes[..<place]
    if let end = head.lastIndex(where: { $0 == CSV.lf || $0 == CSV.cr }) { head = head[(end + 1)...] }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    return (line.count, String(decoding: head.suffix(BankLimits.quotedField), as: UTF8.self).count + 1)
  }

  /// Reads UTF-16 after its mark; `unit` puts two bytes together.
  private static func utf16(
    _ bytes: [UInt8], name: String, unit: (UInt8, UInt8) -> UInt16
  ) throws(BankError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = 2
    while place < bytes.count {
      guard place + 1 < bytes.count else { throw stop(text, at: place, name: name) }
      let first = unit(bytes[place], bytes[place + 1])
      var value = UInt32(first)
      var length = 2
      if first & 0xF800 == 0xD800 {
        guard first & 0x0400 == 0, place + 3 < bytes.count else { throw stop(text, at: place, name: name) }
        let second = unit(bytes[place + 2], bytes[place + 3])
        guard second & 0xFC00 == 0xDC00 else { throw stop(text, at: place, name: name) }
        value = 0x10000 + (value & 0x3FF) << 10 + UInt32(second & 0x3FF)
        length = 4
      }
      guard let scalar = Unicode.Scalar(value) else { throw stop(text, at: place, name: name) }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      place += length
    }
    return text
  }

  /// The error for a file whose first part became `text` and which stops being text at `place`.
  private static func stop(_ text: [UInt8], at place: Int, name: String) -> BankError {
    let position = position(of: text.count, in: text)
    return BankError(
      .notText(byte: place), in: name, at: .init(line: position.line, column: position.column))
  }
}
