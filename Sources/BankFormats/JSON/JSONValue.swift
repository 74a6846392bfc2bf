/// A value of a JSON file, with its line. FoundationEssentials' decoder knows no lines, by which items are named here.
struct JSONValue {
  /// What it is.
  enum Content {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])
  }

  let content: Content
  /// The line it begins on, from 1.
  let line: Int

  /// Its elements, when it is an array.
  var array: [JSONValue]? {
    if case .array(let elements) = content { return elements }
    return nil
  }

  /// Its members, when it is an object.
  var object: [(key: String, value: JSONValue)]? {
    if case .object(let members) = content { return members }
    return nil
  }

  /// What it says as text: strings, numbers and true or false do.
  var text: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .bool(let isTrue): isTrue ? "True" : "False"
    case .null, .array, .object: nil
    }
  }

  /// The whole number that it is; nil for anything else, a string of digits too.
  var integer: Int? {
    guard case .number(let digits) = content else { return nil }
    if let integer = Int(digits) { return integer }
    return Double(digits).flatMap { Int(exactly: $0) }
  }

  /// The first member whose name, whatever its case and its `_`, `-` and spaces, is one of `names`, the first of these
  /// first; `null` counts as missing.
  func member(_ names: [String]) -> JSONValue? {
    guard let members = object else { return nil }
    var best: (rank: Int, value: JSONValue)?
    for member in members {
      guard let rank = names.firstIndex(of: JSONValue.plain(member.key)), rank < best?.rank ?? .max else { continue }
      if case .null = member.value.content { continue }
      best = (rank, member.value)
    }
    return best?.value
  }

  /// A member's name for comparison.
  static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }
}

/// Reads JSON as RFC 8259 has it, without recursion.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var nodes = 0

  /// An array or an object that is not closed yet. It is changed where it stands: taken out and put back, it would be
  /// copied for each of its elements.
  private struct Open {
    let isArray: Bool
    let line: Int
    /// The name of the member that is being read.
    var key = ""
    var elements: [JSONValue] = []
    var members: [(key: String, value: JSONValue)] = []

    /// The value that it is when nothing more comes.
    var value: JSONValue { JSONValue(content: isArray ? .array(elements) : .object(members), line: line) }
  }

  /// Reads the value that the bytes are; throws the line where they are none.
  static func read(_ bytes: [UInt8]) throws(ImportError) -> JSONValue {
    var reader = JSONReader(bytes)
    return try reader.whole()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var damage: ImportError { ImportError(.json, line: line) }

  private mutating func whole() throws(ImportError) -> JSONValue {
    var open: [Open] = []
    while true {
      // A value is due here.
      skipSpace()
      guard var value = try begin(&open) else { continue }
      // A value is complete: it goes into what is open, which may be complete then.
      while true {
        guard let top = open.indices.last else {
          skipSpace()
          guard place == bytes.count else { throw damage }
          return value
        }
        if open[top].isArray {
          open[top].elements.append(value)
        } else {
          open[top].members.append((open[top].key, value))
        }
        skipSpace()
        if take(open[top].isArray ? "]" : "}") {
          value = open.removeLast().value
          continue
        }
        guard take(",") else { throw damage }
        if !open[top].isArray { open[top].key = try name() }
        break
      }
    }
  }

  /// Reads a value that holds no other, or an empty one; nil when it begins one that does.
  private mutating func begin(_ open: inout [Open]) throws(ImportError) -> JSONValue? {
    nodes += 1
    guard nodes <= ImportLimits.nodes else { throw ImportError(.tooMuch(.nodes), line: line) }
    guard place < bytes.count else { throw damage }
    let start = line
    switch bytes[place] {
    case UInt8(ascii: "["):
      place += 1
      skipSpace()
      if take("]") { return JSONValue(content: .array([]), line: start) }
      open.append(Open(isArray: true, line: start))
    case UInt8(ascii: "{"):
      place += 1
      skipSpace()
      if take("}") { return JSONValue(content: .object([]), line: start) }
      open.append(Open(isArray: false, line: start, key: try name()))
    case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), line: start)
    case UInt8(ascii: "t"): return JSONValue(content: .bool(true), line: try word("true"))
    case UInt8(ascii: "f"): return JSONValue(content: .bool(false), line: try word("false"))
    case UInt8(ascii: "n"): return JSONValue(content: .null, line: try word("null"))
    default: return JSONValue(content: .number(try number()), line: start)
    }
    guard open.count <= ImportLimits.depth else { throw ImportError(.tooMuch(.depth), line: line) }
    return nil
  }

  /// Reads a member's name and its colon.
  private mutating func name() throws(ImportError) -> String {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw damage }
    let key = try string()
    skipSpace()
    guard take(":") else { throw damage }
    return key
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: String) throws(ImportError) -> Int {
    guard bytes[place...].starts(with: word.utf8) else { throw damage }
    place += word.utf8.count
    return line
  }

  private mutating func number() throws(ImportError) -> String {
    let digits = bytes[place...].prefix(64).prefix { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard Double(text) != nil else { throw damage }
    place = digits.endIndex
    return text
  }

  private mutating func string() throws(ImportError) -> String {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(&text)
      case 0x00..<0x20: throw damage
      default: text.append(byte)
      }
    }
    throw damage
  }

  private mutating func escape(_ text: inout [UInt8]) throws(ImportError) {
    guard place < bytes.count else { throw damage }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var unit = try hex()
      if unit & 0xFC00 == 0xD800, bytes[place...].starts(with: [0x5C, 0x75]) {
        place += 2
        let low = try hex()
        unit = low & 0xFC00 == 0xDC00 ? 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF) : 0xFFFD
      }
      // A surrogate without its twin is no character.
      text += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    default: throw damage
    }
  }

  private mutating func hex() throws(ImportError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw damage }
    place += 4
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
