import TerminalKit

/// JSON as it may be printed: what a terminal should not get stands there as `\u` escapes, so nothing is lost.
enum JSONText {
  /// Escapes every scalar of a line of JSON that is not safe to print. Such scalars stand only inside strings, where
  /// an escape means the same.
  static func escaped(_ json: String) -> String {
    if json.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if SafeText(String(scalar)).string.unicodeScalars.first == scalar {
        text.unicodeScalars.append(scalar)
      } else {
        text += String(scalar).utf16.map(unit).joined()
      }
    }
    return text
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
