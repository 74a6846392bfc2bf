import QuizCore
import TerminalKit

/// A letter or a digit made of blocks: six rows of pixels, the last one for descenders.
struct LargeCharacter: Hashable, Sendable {
  /// How large a pixel is.
  enum Scale: Hashable, Sendable {
    /// One column wide and half a row high.
    case half
    /// This many rows high and twice as many columns wide.
    case full(Int)

    /// Columns of a pixel.
    var columns: Int {
      switch self {
      case .half: 1
      case .full(let rows): 2 * rows
      }
    }

    /// Rows of a whole character.
    var height: Int {
      switch self {
      case .half: 3
      case .full(let rows): 6 * rows
      }
    }
  }

  /// The rows of pixels, from the top; `#` is a filled one.
  private let pixels: [String]

  /// A character of these rows of pixels.
  init(pixels: [String]) {
    self.pixels = pixels
  }

  /// The pixels in a row.
  var width: Int { pixels.first?.utf8.count ?? 0 }

  /// The letters of the logo in a language.
  static func logo(in language: Language) -> [LargeCharacter] {
    switch language {
    case .en: latinLogo
    case .ja: katakanaLogo
    }
  }

  /// TENQ.
  private static let latinLogo = [
    LargeCharacter(pixels: ["#####", "  #  ", "  #  ", "  #  ", "  #  ", "     "]),
    LargeCharacter(pixels: ["####", "#   ", "### ", "#   ", "####", "    "]),
    LargeCharacter(pixels: ["#   #", "##  #", "# # #", "#  ##", "#   #", "     "]),
    LargeCharacter(pixels: [" ### ", "#   #", "#   #", "#   #", " ### ", "    #"]),
  ]

  /// テンキュー; a small ュ stands close to its キ and is one letter with it.
  private static let katakanaLogo = [
    LargeCharacter(pixels: [" ### ", "     ", "#####", "  #  ", "  #  ", " #   "]),
    LargeCharacter(pixels: ["##   ", "    #", "    #", "   # ", "###  ", "     "]),
    LargeCharacter(
      pixels: ["  #        ", "#####      ", "  #    ### ", "#####    # ", "  #      # ", "  #   #####"]),
    LargeCharacter(pixels: ["     ", "     ", "#####", "     ", "     ", "     "]),
  ]

  /// A digit, the slash of a score, a point, what stands between thousands, a sign of a sum, a letter of CLEAR!, or the mark
  /// of an answer; nil for any other character.
  static func score(_ character: Character) -> LargeCharacter? {
    let pixels: [String]
    switch character {
    case "0": pixels = ["####", "#  #", "#  #", "#  #", "#  #", "####"]
    case "1": pixels = ["  # ", " ## ", "  # ", "  # ", "  # ", " ###"]
    case "2": pixels = ["####", "   #", "####", "#   ", "#   ", "####"]
    case "3": pixels = ["####", "   #", " ###", "   #", "   #", "####"]
    case "4": pixels = ["#  #", "#  #", "####", "   #", "   #", "   #"]
    case "5": pixels = ["####", "#   ", "####", "   #", "   #", "####"]
    case "6": pixels = ["####", "#   ", "####", "#  #", "#  #", "####"]
    case "7": pixels = ["####", "   #", "   #", "   #", "   #", "   #"]
    case "8": pixels = ["####", "#  #", "####", "#  #", "#  #", "####"]
    case "9": pixels = ["####", "#  #", "####", "   #", "   #", "####"]
    case "/": pixels = ["     # ", "    #  ", "   #   ", "  #    ", " #     ", "       "]
    case ".": pixels = ["  ", "  ", "  ", "  ", "  ", "# "]
    case ",": pixels = ["  ", "  ", "  ", "  ", " #", "# "]
    case " ": pixels = ["  ", "  ", "  ", "  ", "  ", "  "]
    case "+": pixels = ["   ", " # ", "###", " # ", "   ", "   "]
    case "−": pixels = ["   ", "   ", "###", "   ", "   ", "   "]
    case "×": pixels = ["   ", "# #", " # ", "# #", "   ", "   "]
    case "÷": pixels = [" # ", "   ", "###", "   ", " # ", "   "]
    case "=": pixels = ["   ", "###", "   ", "###", "   ", "   "]
    case "C": pixels = ["####", "#   ", "#   ", "#   ", "#   ", "####"]
    case "L": pixels = ["#   ", "#   ", "#   ", "#   ", "#   ", "####"]
    case "E": pixels = ["####", "#   ", "### ", "#   ", "#   ", "####"]
    case "A": pixels = ["####", "#  #", "####", "#  #", "#  #", "#  #"]
    case "R": pixels = ["####", "#  #", "####", "# # ", "#  #", "#  #"]
    case "!": pixels = ["#", "#", "#", "#", " ", "#"]
    case "?": pixels = ["####", "   #", " ###", " #  ", "    ", " #  "]
    case "✓": pixels = ["     #", "    ##", "#  ## ", "####  ", " ##   ", "      "]
    case "✗": pixels = ["#    #", " #  # ", "  ##  ", "  ##  ", " #  # ", "#    #"]
    case "◯": pixels = [" #### ", "#    #", "#    #", "#    #", "#    #", " #### "]
    case "◷": pixels = [" #### ", "# #  #", "# #  #", "# ## #", "#    #", " #### "]
    case _: return nil
    }
    return LargeCharacter(pixels: pixels)
  }

  /// The digits of a countdown, from 1 to 3.
  static let digits = [
    LargeCharacter(pixels: ["  #  ", " ##  ", "  #  ", "  #  ", " ### ", "     "]),
    LargeCharacter(pixels: ["#### ", "    #", " ### ", "#    ", "#####", "     "]),
    LargeCharacter(pixels: ["#### ", "    #", " ### ", "    #", "#### ", "     "]),
  ]

  /// Paints the character with its upper left corner at `point`.
  func draw(at point: Point, scale: Scale, on canvas: inout Canvas, style: Style) {
    switch scale {
    case .half: drawHalves(at: point, on: &canvas, style: style)
    case .full(let rows):
      for (y, line) in pixels.enumerated() {
        for (x, pixel) in line.utf8.enumerated() where pixel == UInt8(ascii: "#") {
          canvas.fill(
            Rect(x: point.x + x * 2 * rows, y: point.y + y * rows, width: 2 * rows, height: rows),
            with: canvas.glyphs.barEighths[7], style: style)
        }
      }
    }
  }

  /// Two rows of pixels in one of the window, by half blocks.
  private func drawHalves(at point: Point, on canvas: inout Canvas, style: Style) {
    let halves = canvas.glyphs.halves
    for y in stride(from: 0, to: pixels.count - 1, by: 2) {
      for (x, (upper, lower)) in zip(pixels[y].utf8, pixels[y + 1].utf8).enumerated() {
        let isUpper = upper == UInt8(ascii: "#")
        let isLower = lower == UInt8(ascii: "#")
        guard isUpper || isLower else { continue }
        let block = isUpper ? isLower ? canvas.glyphs.barEighths[7] : halves.first : halves.second
        canvas.fill(Rect(x: point.x + x, y: point.y + y / 2, width: 1, height: 1), with: block, style: style)
      }
    }
  }
}

/// The game's name in large letters, each in the colour of a choice.
struct LogoView {
  /// Katakana in Japanese; in ASCII, TENQ in every language.
  let language: Language

  /// How large the letters are.
  let scale: LargeCharacter.Scale

  /// The columns of the whole logo.
  var width: Int { width(of: LargeCharacter.logo(in: language)) }

  private func width(of letters: [LargeCharacter]) -> Int {
    letters.reduce(letters.count - 1) { $0 + $1.width } * scale.columns
  }

  /// Small letters in ASCII, which has no half blocks.
  private static let ascii: [[SafeText]] = [
    ["_____", "  |  ", "  |  "], [" ___", "|__ ", "|___"], [" _  _", " |\\ |", " | \\|"], [" ___ ", "|   |", "|__\\|"],
  ]

  /// Paints the logo at the top of `area`, in the middle of its columns.
  func draw(in area: Rect, on canvas: inout Canvas) {
    if canvas.glyphs.isASCII, scale == .half { return drawASCII(in: area, on: &canvas) }
    let letters = LargeCharacter.logo(in: canvas.glyphs.isASCII ? .en : language)
    var x = area.x + (area.width - width(of: letters)) / 2
    for (index, letter) in letters.enumerated() {
      letter.draw(at: Point(x: x, y: area.y), scale: scale, on: &canvas, style: .shape(index))
      x += (letter.width + 1) * scale.columns
    }
  }

  private func drawASCII(in area: Rect, on canvas: inout Canvas) {
    let width = LogoView.ascii.reduce(LogoView.ascii.count - 1) { $0 + $1[0].width }
    var x = area.x + (area.width - width) / 2
    for (index, letter) in LogoView.ascii.enumerated() {
      for (row, line) in letter.enumerated() {
        canvas.draw(line, at: Point(x: x, y: area.y + area.height - 3 + row), style: .shape(index))
      }
      x += letter[0].width + 1
    }
  }
}
