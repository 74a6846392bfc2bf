import TerminalKit

/// Text folded for search: case, width, and hiragana or katakana make no difference.
enum SearchText {
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
    // Full-width capitals are folded now.
    return folded.lowercased()
  }

  /// Whether a folded text has folded words: ASCII ones at the start of a word, others anywhere.
  static func has(_ words: String, in text: String) -> Bool {
    let (words, text) = (Array(words.utf8), Array(text.utf8))
    guard let first = words.first, text.count >= words.count else { return words.isEmpty }
    return (0...text.count - words.count).contains { place in
      text[place] == first && text[place..<place + words.count].elementsEqual(words)
        && (place == 0 || !first.isLetterOrDigit || !text[place - 1].isLetterOrDigit)
    }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter in lowercase, or a digit.
  fileprivate var isLetterOrDigit: Bool { (0x61...0x7a).contains(self) || (0x30...0x39).contains(self) }
}
