import TerminalKit

/// Text as it is searched in: without the differences of case, of width, and of hiragana and katakana.
enum SearchText {
  /// The text to be compared.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      let value: UInt32 =
        switch scalar.value {
        // Full-width ASCII.
        case 0xFF01...0xFF5E: scalar.value - 0xFEE0
        case 0x3000: 0x20
        // Katakana.
        case 0x30A1...0x30F6: scalar.value - 0x60
        case _: scalar.value
        }
      folded.unicodeScalars.append(Unicode.Scalar(value) ?? scalar)
    }
    // What was full-width may be a capital letter.
    return folded.lowercased()
  }
}
