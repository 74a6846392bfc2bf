import TerminalKit

/// Digits and a slash in letters three rows high, as a result is told: `4/5`.
struct LargeText {
  /// The rows of every letter.
  static let height = 3

  /// What is written; other characters than digits and the slash leave a blank.
  let text: String

  /// The columns it takes.
  func width(_ glyphs: Glyphs) -> Int {
    rows(glyphs).map(\.width).max() ?? 0
  }

  /// Paints the letters from `point` on.
  func draw(at point: Point, style: Style, on canvas: inout Canvas) {
    for (row, text) in rows(canvas.glyphs).enumerated() {
      canvas.draw(text, at: Point(x: point.x, y: point.y + row), style: style)
    }
  }

  private func rows(_ glyphs: Glyphs) -> [SafeText] {
    let letters = text.map { LargeText.letter($0, isASCII: glyphs.isASCII) }
    return (0..<LargeText.height).map { row in
      SafeText(letters.map { $0[row] }.joined(separator: "  "))
    }
  }

  private static func letter(_ character: Character, isASCII: Bool) -> [String] {
    switch (character, isASCII) {
    case ("0", false): ["█▀▀█", "█  █", "█▄▄█"]
    case ("1", false): [" ▄█ ", "  █ ", " ▄█▄"]
    case ("2", false): ["▀▀▀█", "█▀▀▀", "█▄▄▄"]
    case ("3", false): ["▀▀▀█", " ▀▀█", "▄▄▄█"]
    case ("4", false): ["█  █", "▀▀▀█", "   █"]
    case ("5", false): ["█▀▀▀", "▀▀▀█", "▄▄▄█"]
    case ("6", false): ["█▀▀▀", "█▀▀█", "█▄▄█"]
    case ("7", false): ["▀▀▀█", "   █", "   █"]
    case ("8", false): ["█▀▀█", "█▀▀█", "█▄▄█"]
    case ("9", false): ["█▀▀█", "▀▀▀█", "▄▄▄█"]
    case ("/", false): ["   ▄▀", " ▄▀  ", "▀    "]
    case ("0", true): [" _ ", "| |", "|_|"]
    case ("1", true): ["   ", "  |", "  |"]
    case ("2", true): [" _ ", " _|", "|_ "]
    case ("3", true): [" _ ", " _|", " _|"]
    case ("4", true): ["   ", "|_|", "  |"]
    case ("5", true): [" _ ", "|_ ", " _|"]
    case ("6", true): [" _ ", "|_ ", "|_|"]
    case ("7", true): [" _ ", "  |", "  |"]
    case ("8", true): [" _ ", "|_|", "|_|"]
    case ("9", true): [" _ ", "|_|", " _|"]
    case ("/", true): ["  /", " / ", "/  "]
    case _: ["    ", "    ", "    "]
    }
  }
}
