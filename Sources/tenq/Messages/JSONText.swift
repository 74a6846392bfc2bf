import TerminalKit

/// JSON as it may be printed: what a terminal should not get stands there as `\u` escapes, so nothing is lost.
enum JSONText {
  /// A line of JSON as any program reads it: every scalar of a string that is not safe to print is escaped; between the
  /// strings, white space, a byte order mark, and a comma before a closing bracket, which our own reader forgives, are
  /// left out.
  static func escaped(_ json: String) -> String {
    if isPlain(json) { return json }
    var text = ""
    /// Whether what comes stands in a string, and there after a backslash.
    var place = Place.between
    /// A comma that is written when a value follows.
    var hasComma = false
    for scalar in json.unicodeScalars {
      switch place {
      case .between:
        switch scalar {
        case " ", "\t", "\r", "\n", "\u{FEFF}": continue
        case ",":
          hasComma = true
          continue
        case "]", "}": break
        case _: if hasComma { text += "," }
        }
        hasComma = false
        if scalar == "\"" { place = .string }
      case .string:
        if scalar == "\"" { place = .between } else if scalar == "\\" { place = .escape }
      case .escape: place = .string
      }
      if (0x20..<0x7F).contains(scalar.value) || SafeText(String(scalar)).string.unicodeScalars.first == scalar {
        text.unicodeScalars.append(scalar)
      } else {
        text += String(scalar).utf16.map(unit).joined()
      }
    }
    return text
  }

  /// Where in JSON a character stands.
  private enum Place {
    /// Outside of strings.
    case between
    /// In a string.
    case string
    /// In a string, after a backslash.
    case escape
  }

  /// Whether there can be nothing to escape or to leave out.
  private static func isPlain(_ json: String) -> Bool {
    var previous: UInt8 = 0
    for byte in json.utf8 {
      guard (0x20..<0x7F).contains(byte) else { return false }
      let closes = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      if closes, previous == UInt8(ascii: ",") || previous == UInt8(ascii: " ") { return false }
      previous = byte
    }
    return true
  }

  /// A text as a string of JSON, safe to print.
  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      default: json.unicodeScalars.append(scalar)
      }
    }
    return escaped(json + "\"")
  }

  /// A code unit as an escape.
  private static func unit(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
