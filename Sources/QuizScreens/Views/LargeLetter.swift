import TerminalKit

// The letters of names and addresses.
extension LargeCharacter {
  /// Any of the characters that there are: a letter, whatever its case, or what a score is made of; nil for any other.
  static func any(_ character: Character) -> LargeCharacter? {
    let upper = character.uppercased()
    guard upper.count == 1, let letter = upper.first else { return nil }
    return score(letter) ?? self.letter(letter)
  }

  /// A letter that no score has, or what stands between the parts of an address.
  private static func letter(_ character: Character) -> LargeCharacter? {
    let pixels: [String]
    switch character {
    case "B": pixels = ["### ", "#  #", "### ", "#  #", "#  #", "### "]
    case "D": pixels = ["### ", "#  #", "#  #", "#  #", "#  #", "### "]
    case "F": pixels = ["####", "#   ", "### ", "#   ", "#   ", "#   "]
    case "G": pixels = ["####", "#   ", "#   ", "# ##", "#  #", "####"]
    case "H": pixels = ["#  #", "#  #", "####", "#  #", "#  #", "#  #"]
    case "I": pixels = ["###", " # ", " # ", " # ", " # ", "###"]
    case "J": pixels = ["   #", "   #", "   #", "   #", "#  #", "####"]
    case "K": pixels = ["#  #", "#  #", "### ", "# # ", "#  #", "#  #"]
    case "M": pixels = ["#   #", "## ##", "# # #", "#   #", "#   #", "#   #"]
    case "N": pixels = ["#   #", "##  #", "# # #", "#  ##", "#   #", "#   #"]
    case "O": pixels = ["####", "#  #", "#  #", "#  #", "#  #", "####"]
    case "P": pixels = ["####", "#  #", "#  #", "####", "#   ", "#   "]
    case "Q": pixels = ["####", "#  #", "#  #", "#  #", "# ##", "####"]
    case "S": pixels = ["####", "#   ", "####", "   #", "   #", "####"]
    case "T": pixels = ["#####", "  #  ", "  #  ", "  #  ", "  #  ", "  #  "]
    case "U": pixels = ["#  #", "#  #", "#  #", "#  #", "#  #", "####"]
    case "V": pixels = ["#   #", "#   #", "#   #", "#   #", " # # ", "  #  "]
    case "W": pixels = ["#   #", "#   #", "#   #", "# # #", "## ##", "#   #"]
    case "X": pixels = ["#   #", " # # ", "  #  ", "  #  ", " # # ", "#   #"]
    case "Y": pixels = ["#   #", " # # ", "  #  ", "  #  ", "  #  ", "  #  "]
    case "Z": pixels = ["####", "   #", "  # ", " #  ", "#   ", "####"]
    case "-": pixels = ["   ", "   ", "###", "   ", "   ", "   "]
    case ":": pixels = ["  ", "# ", "  ", "  ", "# ", "  "]
    case "[": pixels = ["##", "# ", "# ", "# ", "# ", "##"]
    case "]": pixels = ["##", " #", " #", " #", " #", "##"]
    case "_": pixels = ["    ", "    ", "    ", "    ", "    ", "####"]
    case "'": pixels = ["#", "#", " ", " ", " ", " "]
    case _: return nil
    }
    return LargeCharacter(pixels: pixels)
  }
}

/// A name or an address in large letters.
struct LargeName {
  /// How large they are.
  let scale: LargeCharacter.Scale
  private let characters: [LargeCharacter]

  /// The name; nil where it has characters of which there are no large ones, and without blocks to draw them.
  init?(_ name: SafeText, scale: LargeCharacter.Scale, _ glyphs: Glyphs) {
    let characters = name.string.compactMap(LargeCharacter.any)
    guard !glyphs.isASCII, !characters.isEmpty, characters.count == name.string.count else { return nil }
    self.characters = characters
    self.scale = scale
  }

  /// The largest of these scales in which a name fits into `room` columns and `rows` rows; nil where none does.
  static func fitting(
    _ name: SafeText, _ scales: [LargeCharacter.Scale], room: Int, rows: Int, _ glyphs: Glyphs
  ) -> LargeName? {
    scales.lazy.filter { $0.height <= rows }.compactMap { LargeName(name, scale: $0, glyphs) }
      .first { $0.width <= room }
  }

  /// The columns and rows that it takes.
  var width: Int { (characters.reduce(0) { $0 + $1.width } + characters.count - 1) * scale.columns }
  var height: Int { scale.height }

  /// Paints it from `point` on.
  func draw(at point: Point, style: Style, on canvas: inout Canvas) {
    var x = point.x
    for character in characters {
      character.draw(at: Point(x: x, y: point.y), scale: scale, on: &canvas, style: style)
      x += (character.width + 1) * scale.columns
    }
  }
}
