import TerminalKit

/// A score in large letters, a part of a sum, or CLEAR!: `4/5`, `4 662`, `÷`.
struct LargeText {
  /// Digits, slashes, decimal points, blanks or commas between thousands, signs of sums, and the letters of CLEAR!;
  /// other characters are left out.
  let text: String
  /// How large the letters are.
  let scale: LargeCharacter.Scale

  /// Columns of pixels between two letters.
  private static let gap = 1
  private static let rowsInASCII = 3

  private var characters: [LargeCharacter] { text.compactMap(LargeCharacter.score) }

  /// The columns it takes.
  func width(_ glyphs: Glyphs) -> Int {
    if glyphs.isASCII { return LargeText.ascii(text).map(\.width).max() ?? 0 }
    let characters = characters
    return (characters.reduce(0) { $0 + $1.width } + LargeText.gap * max(0, characters.count - 1)) * scale.columns
  }

  /// The rows it takes.
  func height(_ glyphs: Glyphs) -> Int { glyphs.isASCII ? LargeText.rowsInASCII : scale.height }

  /// Paints the letters from `point` on.
  func draw(at point: Point, style: Style, on canvas: inout Canvas) {
    if canvas.glyphs.isASCII {
      for (row, line) in LargeText.ascii(text).enumerated() {
        canvas.draw(line, at: Point(x: point.x, y: point.y + row), style: style)
      }
      return
    }
    var x = point.x
    for character in characters {
      character.draw(at: Point(x: x, y: point.y), scale: scale, on: &canvas, style: style)
      x += (character.width + LargeText.gap) * scale.columns
    }
  }

  /// Three rows in ASCII, which has no half blocks.
  private static func ascii(_ text: String) -> [SafeText] {
    let letters = text.map(ascii)
    return (0..<rowsInASCII).map { row in SafeText(letters.map { $0[row] }.joined(separator: " ")) }
  }

  private static func ascii(_ character: Character) -> [String] {
    switch character {
    case "0": [" _ ", "| |", "|_|"]
    case "1": ["   ", "  |", "  |"]
    case "2": [" _ ", " _|", "|_ "]
    case "3": [" _ ", " _|", " _|"]
    case "4": ["   ", "|_|", "  |"]
    case "5": [" _ ", "|_ ", " _|"]
    case "6": [" _ ", "|_ ", "|_|"]
    case "7": [" _ ", "  |", "  |"]
    case "8": [" _ ", "|_|", "|_|"]
    case "9": [" _ ", "|_|", " _|"]
    case "/": ["  /", " / ", "/  "]
    case ".": [" ", " ", "."]
    case ",": [" ", " ", ","]
    case " ": [" ", " ", " "]
    case "+": [" | ", "-+-", " | "]
    case "−": ["   ", "---", "   "]
    case "×": ["\\ /", " X ", "/ \\"]
    case "÷": [" o ", "---", " o "]
    case "=": ["   ", "===", "   "]
    case "C": [" _ ", "|  ", "|_ "]
    case "L": ["   ", "|  ", "|_ "]
    case "E": [" _ ", "|_ ", "|_ "]
    case "A": [" _ ", "|_|", "| |"]
    case "R": [" _ ", "|_)", "| \\"]
    case "!": [" ", "|", "."]
    case "?": [" _ ", " _)", " o "]
    case _: ["   ", "   ", "   "]
    }
  }
}
