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
    prepare()
    return Int(terminal_scalar_width(scalar.value))
  }

  /// Columns of one character: those of its scalars together. A newline is drawn as a blank.
  static func columns(of character: Character) -> Int {
    if character == "\n" { return 1 }
    return character.unicodeScalars.reduce(0) { $0 + max(0, columns(of: $1)) }
  }
}
