/// What a bank's bytes are text in, and how they become UTF-8.
enum BankEncoding: Hashable {
  case utf8
  /// With or without a mark.
  case utf16(isLittleEndian: Bool)
  case cp932
  case windows1252

  /// `bytes` if they are UTF-8, otherwise decoded from UTF-16, CP932 or Windows-1252. Throws where they stop being text,
  /// and for files of another kind and unsupported encodings. Single bytes of another encoding in UTF-8 stay, and are the
  /// concern of their rows.
  static func utf8(_ bytes: [UInt8], name: String) throws(BankError) -> [UInt8] {
    try decoded(bytes, name: name).text
  }

  /// The same, with the encoding.
  static func decoded(_ bytes: [UInt8], name: String) throws(BankError) -> (text: [UInt8], encoding: BankEncoding) {
    if let kind = FileKind(binary: bytes) { throw BankError(.anotherKind(kind), in: name) }
    if let other = ForeignEncoding.name(byMark: bytes) { throw BankError(.anotherEncoding(other), in: name) }
    if let isLittleEndian = UTF16Text.byteOrder(of: bytes) {
      switch UTF16Text.utf8(bytes, isLittleEndian: isLittleEndian) {
      case .text(let text): return (text, .utf16(isLittleEndian: isLittleEndian))
      case .stops(let text, let place): throw stop(text, at: place, name: name)
      }
    }
    guard let bad = firstNonUTF8(bytes) else {
      if ISO2022JP.isUsed(in: bytes) { throw BankError(.anotherEncoding("ISO-2022-JP"), in: name) }
      return (bytes, .utf8)
    }
    if EUCJP.isText(bytes) { throw BankError(.anotherEncoding("EUC-JP"), in: name) }
    if isMeantAsUTF8(bytes, from: bad) { return (bytes, .utf8) }
    if Windows1252.isText(bytes) { return (Windows1252.utf8(bytes), .windows1252) }
    switch CP932.utf8(bytes) {
    case .text(let text): return (text, .cp932)
    // Text that is valid longer as CP932 than as UTF-8 was meant to be CP932.
    case .stops(let text, let place) where place > bad: throw stop(text, at: place, name: name)
    case .stops: break
    }
    throw notText(bytes, at: bad, name: name)
  }

  /// Whether the beginning of a file, which may be cut within a character, is UTF-8, so that the file can be read piece
  /// by piece as UTF-8. Throws when it is unsupported.
  static func isUTF8(beginning head: [UInt8], name: String) throws(BankError) -> Bool {
    if let kind = FileKind(binary: head) { throw BankError(.anotherKind(kind), in: name) }
    if let other = ForeignEncoding.name(byMark: head) { throw BankError(.anotherEncoding(other), in: name) }
    guard UTF16Text.byteOrder(of: head) == nil else { return false }
    if let bad = firstNonUTF8(head), bad <= head.count - 4 { return false }
    if ISO2022JP.isUsed(in: head) { throw BankError(.anotherEncoding("ISO-2022-JP"), in: name) }
    return true
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

  /// Whether bytes are UTF-8 but for some of them, the first at `bad`: four characters beyond ASCII before it show that,
  /// since Japanese in CP932 rarely passes for them, or more of them in all than mistakes. Where these are few, and all is
  /// Japanese in CP932, it is that.
  static func isMeantAsUTF8(_ bytes: [UInt8], from bad: Int) -> Bool {
    let leads: ClosedRange<UInt8> = 0xC2...0xF4
    let enough = 4
    if bytes[..<bad].lazy.filter({ leads.contains($0) }).prefix(enough).count == enough { return true }
    var (characters, mistakes) = (bytes.count { leads.contains($0) }, 0)
    bytes.withUnsafeBytes { buffer in
      guard let text = CSVBytes(buffer) else { return }
      var place = bad
      while place < text.count {
        if text[place] != 0 {
          mistakes += 1
          if leads.contains(text[place]) { characters -= 1 }
        }
        place = text.firstNonText(from: place + 1, to: text.count)
      }
    }
    return characters >= mistakes && (characters >= enough || !CP932.isStandardText(bytes))
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

  /// The error for a file whose first part became `text` and which stops being text at `place`.
  private static func stop(_ text: [UInt8], at place: Int, name: String) -> BankError {
    let position = position(of: text.count, in: text)
    return BankError(
      .notText(byte: place), in: name, at: .init(line: position.line, column: position.column))
  }
}

extension BankEncoding {
  /// What users call it.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .cp932: "CP932 (Shift_JIS)"
    case .windows1252: "Windows-1252"
    }
  }
}

/// The result of a conversion to UTF-8.
enum Conversion: Equatable {
  /// All bytes were converted; the text is UTF-8.
  case text([UInt8])
  /// The bytes before `at` were converted; the one there begins no character.
  case stops([UInt8], at: Int)
}
