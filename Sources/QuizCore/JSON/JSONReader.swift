/// Why bytes are no JSON, or more than is read, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The problem.
  package enum Reason: Hashable, Sendable {
    /// From here on it is no JSON.
    case syntax
    /// More values within each other than the limit.
    case depth
    /// More values than the limit.
    case count
  }

  /// The problem.
  package let reason: Reason
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
}

/// Reads JSON exactly as RFC 8259 has it, in UTF-8, without recursion. An escaped surrogate without its twin becomes
/// U+FFFD.
package struct JSONReader {
  private let bytes: [UInt8]
  private let depth: Int
  private let count: Int
  private var place = 0
  private var line = 1
  private var values = 0

  /// An array or an object that is not closed yet. Changed in place: taken out and put back, it would be copied for
  /// each of its elements.
  private struct Open {
    let isArray: Bool
    let line: Int
    /// The name of the member that is being read, and its line.
    var key = (name: "", line: 1)
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []

    /// The value that it is when nothing more comes.
    var value: JSONValue { JSONValue(isArray ? .array(elements) : .object(members), line: line) }
  }

  /// Reads the value that the bytes are; throws where they are none.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - depth: How many values may be within each other: no program writes as many, and values are released by recursion.
  ///   - count: How many values there may be.
  package static func read(
    _ bytes: [UInt8], depth: Int = 512, count: Int = .max
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, depth: depth, count: count)
    return try reader.whole()
  }

  private init(bytes: [UInt8], depth: Int, count: Int) {
    self.bytes = bytes
    self.depth = depth
    self.count = count
  }

  /// The error at the reader's position.
  private func error(_ reason: JSONError.Reason) -> JSONError {
    let before = bytes.prefix(place)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONError(
      reason: reason, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[start...], as: UTF8.self).count + 1)
  }

  private mutating func whole() throws(JSONError) -> JSONValue {
    var open: [Open] = []
    while true {
      // A value is due here.
      skipSpace()
      guard var value = try begin(&open) else { continue }
      // Adds a complete value to the open container, which may be complete then.
      while true {
        skipSpace()
        guard let top = open.indices.last else {
          guard place == bytes.count else { throw error(.syntax) }
          return value
        }
        if open[top].isArray {
          open[top].elements.append(value)
        } else {
          open[top].members.append(JSONValue.Member(open[top].key.name, value, line: open[top].key.line))
        }
        if skip(open[top].isArray ? "]" : "}") {
          value = open.removeLast().value
          continue
        }
        guard skip(",") else { throw error(.syntax) }
        if !open[top].isArray { open[top].key = try name() }
        break
      }
    }
  }

  /// Reads a value that holds no other, or an empty one; nil when it begins one that does.
  private mutating func begin(_ open: inout [Open]) throws(JSONError) -> JSONValue? {
    values += 1
    guard values <= count else { throw error(.count) }
    guard place < bytes.count else { throw error(.syntax) }
    let start = line
    switch bytes[place] {
    case UInt8(ascii: "["):
      place += 1
      skipSpace()
      if skip("]") { return JSONValue(.array([]), line: start) }
      open.append(Open(isArray: true, line: start))
    case UInt8(ascii: "{"):
      place += 1
      skipSpace()
      if skip("}") { return JSONValue(.object([]), line: start) }
      open.append(Open(isArray: false, line: start, key: try name()))
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), line: start)
    case UInt8(ascii: "t"): return JSONValue(.bool(true), line: try word("true"))
    case UInt8(ascii: "f"): return JSONValue(.bool(false), line: try word("false"))
    case UInt8(ascii: "n"): return JSONValue(.null, line: try word("null"))
    default: return JSONValue(.number(try number()), line: start)
    }
    guard open.count <= depth else { throw error(.depth) }
    return nil
  }

  /// Reads a member's name and its colon.
  private mutating func name() throws(JSONError) -> (name: String, line: Int) {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw error(.syntax) }
    let key = (name: try string(), line: line)
    skipSpace()
    guard skip(":") else { throw error(.syntax) }
    return key
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: String) throws(JSONError) -> Int {
    guard bytes[place...].starts(with: word.utf8) else { throw error(.syntax) }
    place += word.utf8.count
    return line
  }

  private mutating func number() throws(JSONError) -> String {
    let start = place
    _ = skip("-")
    // Nothing but a dot or an exponent follows a zero that comes first.
    guard skip("0") || takeDigits() else { throw error(.syntax) }
    if skip("."), !takeDigits() { throw error(.syntax) }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard takeDigits() else { throw error(.syntax) }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func takeDigits() -> Bool {
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    return place > start
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    let start = place
    var text: [UInt8] = []
    while place < bytes.count {
      // What needs no care is taken at once.
      let plain = place
      while place < bytes.count, bytes[place] >= 0x20, bytes[place] != 0x22, bytes[place] != 0x5C { place += 1 }
      guard place < bytes.count else { break }
      if bytes[place] == 0x22, plain == start { return try decoded(bytes[plain..<place], from: start) }
      text += bytes[plain..<place]
      guard bytes[place] >= 0x20 else { throw error(.syntax) }
      if bytes[place] == 0x22 { return try decoded(text[...], from: start) }
      place += 1
      try escape(&text)
    }
    throw error(.syntax)
  }

  /// The text of a string that ends at the reader's position; if it is not UTF-8, throws with its beginning.
  private mutating func decoded(_ bytes: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      place = start
      throw error(.syntax)
    }
    place += 1
    return text
  }

  private mutating func escape(_ text: inout [UInt8]) throws(JSONError) {
    guard place < bytes.count else { throw error(.syntax) }
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      place += 1
      var unit = try hex()
      if unit & 0xFC00 == 0xD800, bytes[place...].starts(with: [0x5C, 0x75]) {
        place += 2
        let low = try hex()
        unit = low & 0xFC00 == 0xDC00 ? 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF) : 0xFFFD
      }
      text += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
      return
    default: throw error(.syntax)
    }
    place += 1
  }

  private mutating func hex() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard place < bytes.count, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
        throw error(.syntax)
      }
      unit = unit << 4 | UInt32(digit)
      place += 1
    }
    return unit
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A:
        line += 1
        place += 1
      case 0x20, 0x09, 0x0D: place += 1
      default: return
      }
    }
  }
}
