import CTerminal

/// Columns that text takes, counted as curses counts them, so that canvas and terminal agree cell for cell.
enum TextWidth {
  /// Measuring needs a UTF-8 locale; it is chosen once, at the first character outside ASCII or the first terminal.
  private static var isReady: Bool { terminal_prepare_locale(nil) }

  /// Chooses the locale, once, and returns whether it is a UTF-8 one; where the system has none, it is taken from
  /// `folder`.
  @discardableResult
  static func prepare(folder: String? = nil) -> Bool { terminal_prepare_locale(folder) }

  /// Columns of one scalar: 0 for what is drawn over the character before it, -1 for what cannot be drawn.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? -1 : 1 }
    return isJapanese(scalar) ? 2 : measured(scalar)
  }

  /// Columns of one scalar beyond ASCII, as the system counts them.
  static func measured(_ scalar: Unicode.Scalar) -> Int {
    isReady ? Int(terminal_scalar_width(scalar.value)) : estimate(scalar)
  }

  /// Whether `scalar` is among nearly all of Japanese: punctuation, kana, kanji and full-width ASCII, all wide, and none
  /// that changes the character before it.
  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xFF01...0xFF60: true
    default: false
    }
  }

  /// Columns of a scalar that is shown as it is and is a character of its own, whatever simple ones stand around it; 0
  /// for every other scalar, even if it happens to be one. A newline is one, drawn as a blank.
  static func simpleColumns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E, 0x0A: 1
    case _ where isJapanese(scalar): 2
    // Latin letters, punctuation, arrows and signs, lines, blocks and shapes.
    case 0xA0...0xAC, 0xAE...0x17F, 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x23FF, 0x2500...0x27BF:
      max(0, columns(of: scalar))
    case _: 0
    }
  }

  /// Columns of one non-ASCII scalar on a system without a UTF-8 locale, as in a container with only this program.
  /// Sufficient for text that is only printed.
  ///
  /// The blocks that are wide or full-width in Unicode's EastAsianWidth.txt, without the exceptions inside them.
  static func estimate(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return -1
    default: break
    }
    switch scalar.value {
    // The vowels and finals of a Hangul syllable, which its first letter has the columns for.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Columns of one character: those of its scalars together. A newline is drawn as a blank.
  static func columns(of character: Character) -> Int {
    if character == "\n" { return 1 }
    return character.unicodeScalars.reduce(0) { $0 + max(0, columns(of: $1)) }
  }
}
