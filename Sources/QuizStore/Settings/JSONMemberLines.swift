/// The lines in which the members of a JSON object stand, and those of an object that is the value of one of them.
///
/// Scans the text once; it has to be an object. A key that is written with escapes is not found by its name.
struct JSONMemberLines: Hashable, Sendable {
  /// The line of each member, from 1.
  private(set) var lines: [String: Int] = [:]
  /// The lines of the members of the value of one key.
  private(set) var inner: [String: Int] = [:]

  /// Finds the lines of all members, and of those below `key`.
  init(in text: [UInt8], below key: String? = nil) {
    var depth = 0
    var current = 1
    var isInside = false
    var position = 0
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\n"): current += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 1 { isInside = false }
      case UInt8(ascii: "\""):
        let start = position + 1
        position = JSONMemberLines.end(ofString: start, in: text)
        guard depth == 1 || depth == 2 && isInside, JSONMemberLines.isKey(before: position + 1, in: text) else { break }
        let name = String(decoding: text[start..<position], as: UTF8.self)
        if depth == 1 {
          isInside = name == key
          lines[name] = current
        } else {
          inner[name] = current
        }
      case _: break
      }
      position += 1
    }
  }

  /// The place of the quotation mark that ends the string whose first byte is at `start`.
  private static func end(ofString start: Int, in text: [UInt8]) -> Int {
    var position = start
    while position < text.count, text[position] != UInt8(ascii: "\"") {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, text.count)
  }

  /// Whether a colon follows.
  private static func isKey(before position: Int, in text: [UInt8]) -> Bool {
    let next = text[min(position, text.count)...].first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    return next == UInt8(ascii: ":")
  }
}
