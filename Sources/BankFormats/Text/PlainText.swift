/// Text without markup: what is left of an item's text when its format is gone.
enum PlainText {
  /// `text` with newlines as LF, other control characters as blanks, and nothing around it.
  static func cleaned(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D: scalars.append("\n")
      case 0x0A: if !wasReturn { scalars.append("\n") }
      case 0x00..<0x20, 0x7F: scalars.append(" ")
      case 0xFEFF: break
      default: scalars.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return trimmed(String(scalars))
  }

  /// `text` without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// `text` in one line: runs of white space are one blank.
  static func oneLine(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// `text` with every `old` replaced by `new`.
  static func replacing(_ old: Character, by new: String, in text: String) -> String {
    text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }

  /// A form of `text` for comparison: case, width and outer spaces do not count.
  static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return trimmed(String(scalars)).lowercased()
  }
}

/// The lines of a text, each with its number.
struct TextLines {
  /// A line without its end.
  struct Line {
    /// Its number, from 1.
    let number: Int
    /// Its text.
    let text: Substring
    /// Whether there is only white space on it.
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  }

  /// Splits text at LF, CR LF and CR.
  static func split(_ text: String) -> [Line] {
    var lines: [Line] = []
    var start = text.utf8.startIndex
    var place = start
    while place < text.utf8.endIndex {
      let byte = text.utf8[place]
      let next = text.utf8.index(after: place)
      guard byte == 0x0A || byte == 0x0D else {
        place = next
        continue
      }
      lines.append(Line(number: lines.count + 1, text: text[start..<place]))
      place = next
      if byte == 0x0D, place < text.utf8.endIndex, text.utf8[place] == 0x0A { place = text.utf8.index(after: place) }
      start = place
    }
    lines.append(Line(number: lines.count + 1, text: text[start...]))
    return lines
  }
}
