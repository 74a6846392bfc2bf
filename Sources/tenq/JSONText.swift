import TerminalKit

/// JSON as it may be printed: what a terminal should not get stands there as `\u` escapes, so nothing is lost.
enum JSONText {
  /// A string as JSON: in quotes, with what JSON or a terminal should not get escaped.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.isASCII && (scalar.value < 0x20 || scalar.value == 0x7F): quoted += unit(UInt16(scalar.value))
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return escaped(quoted + "\"")
  }

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

  /// A code unit as an escape.
  private static func unit(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
