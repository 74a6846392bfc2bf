import CTerminal

/// Columns that text takes, counted as curses counts them, so that canvas and terminal agree cell for cell.
enum TextWidth {
  /// Measuring needs a UTF-8 locale; it is chosen once, at the first character outside ASCII or the first terminal.
  private static let isReady = terminal_prepare_locale()

  /// Chooses the locale, unless that was done before, and says whether it is a UTF-8 one.
  @discardableResult
  static func prepare() -> Bool { isReady }

  /// Columns of one scalar: 0 for what is drawn over the character before it, -1 for what cannot be drawn.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? -1 : 1 }
    return isReady ? Int(terminal_scalar_width(scalar.value)) : estimate(scalar)
  }

  /// Columns of one scalar beyond ASCII where the system knows no UTF-8, as in a container that holds this program and
  /// nothing else. Text that is only printed needs no more.
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
