/// The characters that a terminal can show, by its type.
public enum TerminalCharacters: Hashable, Sendable {
  /// Those of Unicode.
  case all
  /// ASCII, the lines and shapes that are in the fonts of the Linux console, and the letters of Western Europe.
  case console
  /// ASCII.
  case ascii

  /// The variable that names the type of the terminal.
  public static let variable = "TERM"
  /// The first characters of the names of terminals with ASCII only: the DEC terminals (`vt100`, `vt220-w`, but not
  /// `vte`), Wyse's, and consoles with an unknown code page.
  private static let asciiTypes = ["vt1", "vt2", "vt3", "vt4", "vt5", "wy", "ansi", "pcansi", "cons25"]

  /// The characters of the terminal that `TERM` names.
  public init(environment: [String: String]) {
    let type = environment[TerminalCharacters.variable] ?? ""
    if type == "linux" || type.hasPrefix("linux-") {
      self = .console
    } else {
      self = TerminalCharacters.asciiTypes.contains { type.hasPrefix($0) } ? .ascii : .all
    }
  }

  /// What is in all of Debian's console fonts for Western languages and in the kernel's own, which is that of the
  /// IBM PC. Half blocks, check marks and most shapes are not.
  private static let consoleCharacters = Array(
    "─│┌┐└┘├┤┬┴┼═║╔╗╚╝░▒█▲▶▼■♦•·←↑→↓¡¢£¥§ª«¬°±²µ¶º»¼½¿ÄÅÆÇÉÑÖÜßàáâäåæçèéêëìíîïñòóôö÷ùúûüÿ≈≤≥".unicodeScalars)

  /// The character that the terminal shows for one: itself, a letter without its accent, or a question mark.
  public func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch self {
    case .all: return scalar
    case .console:
      if TerminalCharacters.consoleCharacters.contains(scalar) { return scalar }
    case .ascii: break
    }
    return SafeText.asciiPunctuation(for: scalar) ?? LatinLetters.base(of: scalar) ?? "?"
  }

  /// A text as the terminal shows it, in as many columns.
  public func shown(_ text: SafeText) -> SafeText {
    if self == .all || text.string.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.string.unicodeScalars {
      let other = self.shown(scalar)
      let width = other == scalar ? 1 : max(0, TextWidth.columns(of: scalar))
      for _ in 0..<width { shown.append(other) }
    }
    return SafeText(String(shown))
  }
}

/// The letters of Latin scripts without their marks.
private enum LatinLetters {
  /// The letters from U+00C0 on, in the order of Unicode; a question mark where there is none.
  private static let bases = Array(
    ("AAAAAAACEEEEIIII" + "DNOOOOOxOUUUUYTs" + "aaaaaaaceeeeiiii" + "dnooooo/ouuuuyty"  // Latin-1
      + "AaAaAaCcCcCcCcDd" + "DdEeEeEeEeEeGgGg" + "GgGgHhHhIiIiIiIi" + "IiIiJjKkkLlLlLlL"  // Latin Extended-A
      + "lLlNnNnNnnNnOoOo" + "OoOoRrRrRrSsSsSs" + "SsTtTtTtUuUuUuUu" + "UuUuWwYyYZzZzZzs").unicodeScalars)

  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let place = Int(scalar.value) - 0xC0
    return bases.indices.contains(place) ? bases[place] : nil
  }
}
