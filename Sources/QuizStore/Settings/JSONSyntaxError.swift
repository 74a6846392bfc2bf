/// Where a text stops being JSON, which FoundationEssentials' `JSONDecoder` does not report.
///
/// The decoder also accepts some malformed text and skips values nobody decodes. This checks the grammar of RFC 8259,
/// without recursion.
public struct JSONSyntaxError: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int

  /// Finds the first syntax error of `text`; `nil` when there is none.
  public init?(in text: [UInt8]) {
    var scanner = Scanner(text: text)
    guard !scanner.isWhole() else { return nil }
    let before = text.prefix(scanner.position)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = String(decoding: before[start...], as: UTF8.self).count + 1
  }
}

/// Scans a text up to where it stops being JSON.
private struct Scanner {
  /// What may come next.
  private enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case commaOrEnd
  }

  let text: [UInt8]
  private(set) var position = 0

  init(text: [UInt8]) {
    self.text = text
  }

  /// Whether all of the text is one value.
  mutating func isWhole() -> Bool {
    // The closing bracket of each open one.
    var open: [UInt8] = []
    var expectation = Expectation.value
    while true {
      skipSpace()
      guard position < text.count else { return false }
      let byte = text[position]
      switch expectation {
      case .valueOrEnd where byte == open.last, .keyOrEnd where byte == open.last, .commaOrEnd where byte == open.last:
        position += 1
        open.removeLast()
        expectation = .commaOrEnd
      case .commaOrEnd:
        guard byte == UInt8(ascii: ",") else { return false }
        position += 1
        expectation = open.last == UInt8(ascii: "}") ? .key : .value
        continue
      case .key, .keyOrEnd:
        guard skipString() else { return false }
        skipSpace()
        guard skip(":") else { return false }
        expectation = .value
        continue
      case .value, .valueOrEnd:
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          position += 1
          // In ASCII a closing bracket stands two places after its opening one.
          open.append(byte + 2)
          expectation = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
          continue
        }
        guard skipString() || skip("true") || skip("false") || skip("null") || skipNumber() else { return false }
        expectation = .commaOrEnd
      }
      if open.isEmpty {
        skipSpace()
        return position == text.count
      }
    }
  }

  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x09, 0x0a, 0x0d].contains(text[position]) { position += 1 }
  }

  private mutating func skip(_ word: String) -> Bool {
    guard text[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Skips a string; without one it stays where it is, and at an error in one it stops there.
  private mutating func skipString() -> Bool {
    guard skip("\"") else { return false }
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"):
        position += 1
        guard skipEscape() else { return false }
      case ..<0x20: return false
      default: position += 1
      }
    }
    return false
  }

  /// Skips what follows a backslash.
  private mutating func skipEscape() -> Bool {
    guard position < text.count else { return false }
    let letter = text[position]
    guard "\"\\/bfnrtu".utf8.contains(letter) else { return false }
    position += 1
    guard letter == UInt8(ascii: "u") else { return true }
    for _ in 0..<4 {
      guard position < text.count, isHexadecimal(text[position]) else { return false }
      position += 1
    }
    return true
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private mutating func skipNumber() -> Bool {
    _ = skip("-")
    // Nothing but a dot or an exponent follows a zero that comes first.
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      return skipDigits()
    }
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < text.count, (0x30...0x39).contains(text[position]) { position += 1 }
    return position > start
  }
}
