/// Looks for words in a text, both folded.
enum SearchText {
  /// Whether a text has words: ASCII ones at the start of a word, others anywhere.
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
