import QuizCore
import TerminalKit

/// Makes JSON safe to print: characters unsafe for a terminal become `\u` escapes, so that nothing is lost.
public enum JSONText {
  /// A line of JSON in strict form: in strings, every scalar that is not safe to print is escaped; between strings,
  /// white space, byte order marks, and commas before a closing bracket, which our own reader accepts, are left out.
  public static func escaped(_ json: String) -> String {
    if isPlain(json) { return json }
    var text = ""
    /// Whether the next scalar is in a string, and there after a backslash.
    var place = Place.between
    /// Whether a comma is to be written when a value follows.
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
      append(scalar, to: &text)
    }
    return text
  }

  /// Appends a scalar, or its escape where it is not safe to print.
  public static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if isPlain(scalar) || SafeText(String(scalar)).string.unicodeScalars.first == scalar {
      text.unicodeScalars.append(scalar)
    } else {
      text += String(scalar).utf16.map(JSONValue.escape).joined()
    }
  }

  /// Whether a scalar is known to be safe without looking it up, as nearly all text of a log is: ASCII, kana, kanji.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF: true
    case _: false
    }
  }

  /// Where in JSON a character is.
  private enum Place {
    /// Outside of strings.
    case between
    /// In a string.
    case string
    /// In a string, after a backslash.
    case escape
  }

  /// Whether there is surely nothing to escape or to leave out.
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

  /// A text as a JSON string, safe to print.
  public static func quoted(_ text: String) -> String { escaped(JSONValue.quoted(text)) }
}
