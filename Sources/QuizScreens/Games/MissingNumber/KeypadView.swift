import QuizCore
import TerminalKit

/// The digits 1 to 9 as a keypad, three keys to a row, and the spelling of the sum above it.
///
/// Where there is room the keys are lamps in the colour of the game, below a sum in large digits; else they are a list of
/// three columns below a line of text.
struct KeypadView {
  /// The places of the keys.
  let grid: PanelGridView

  /// The colour of a key that waits, by its number among those of choices, which run over the keypad from corner to corner.
  private static func color(of panel: Int) -> Int { (panel / 3 + panel % 3) % 4 }
  /// The columns of a key: in a list, and at least where there is room for points on it.
  private static let keyWidths = (listed: 12, least: 22)
  /// The most rows from one key to the one below it.
  private static let mostRows = 14
  /// The blank rows above the sum and between it and the keys; and those of its verdict, with a blank one.
  private static let (rowsBesideSum, rowsOfVerdict) = (2, 2)

  /// Lays nine keys out at the foot of `area`, or below the sum in digits of this scale and its verdict in the middle of it.
  init(in area: Rect, below scale: LargeCharacter.Scale, hasVerdictAbove: Bool, isCompact: Bool, _ glyphs: Glyphs) {
    func middle(_ keyWidth: Int) -> Rect {
      let width = min(area.width, 3 * keyWidth)
      return Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
    }
    guard !isCompact else {
      grid = PanelGridView(
        listed: 9, columns: 3, in: middle(KeypadView.keyWidths.listed), rowHeight: area.height >= 9 ? 2 : 1)
      return
    }
    let room =
      area.height - scale.height - KeypadView.rowsBesideSum - (hasVerdictAbove ? KeypadView.rowsOfVerdict : 0)
    let height = max(1, min(KeypadView.mostRows, room / 3))
    // A cell is about twice as high as it is wide.
    let width = max(KeypadView.keyWidths.least, height * 4)
    grid = PanelGridView(tiled: 9, in: middle(width), rowHeight: height, glyphs)
      .moved(down: -max(0, room - 3 * height) / 2)
  }

  /// Paints one key: its digit in the middle, and below or beside it what the verdict says of it.
  func draw(_ digit: SafeText, panel: Int, look: PanelGridView.Look, on canvas: inout Canvas) {
    guard grid.panels.indices.contains(panel) else { return }
    let hasFrame = grid.isTiled && canvas.glyphs.framesPanels
    let color = KeypadView.color(of: panel)
    let style = look.textStyle(of: color)
    let rect = grid.panels[panel]
    canvas.fill(rect, style: style)
    if hasFrame { drawFrame(rect, look, color, on: &canvas) }
    let inner = hasFrame ? rect.inset(dx: 1, dy: 1) : rect
    guard grid.isTiled else {
      let middle = Point(x: rect.x + (rect.width - 1) / 2, y: rect.y)
      canvas.draw(digit, at: middle, style: style)
      canvas.draw(look.sign(canvas.glyphs), at: Point(x: middle.x - 2, y: middle.y), style: style)
      if look == .selected { canvas.cursor = .item(middle) }
      return
    }
    let digits = LargeText(text: digit.string, scale: inner.height >= 10 ? .full(1) : .half)
    let isLarge = inner.height >= 6
    let size = isLarge ? Size(width: digits.width, height: digits.height) : Size(width: 1, height: 1)
    let place = Point(x: inner.x + (inner.width - size.width) / 2, y: inner.y + (inner.height - size.height) / 2)
    if isLarge {
      digits.draw(at: place, style: style, on: &canvas)
    } else {
      canvas.draw(digit, at: place, style: style)
    }
    if look == .selected { canvas.cursor = .item(Point(x: inner.x + (inner.width - 1) / 2, y: place.y)) }
    // A row below large digits, as long as one is left below that.
    let isApart = isLarge && place.y + size.height + 2 < inner.maxY
    let line = Rect(
      x: inner.x + 1, y: place.y + size.height + (isApart ? 1 : 0), width: inner.width - 2, height: 1)
    drawNote(of: look, in: line, on: &canvas)
  }

  /// Paints the sign and the words of the verdict, or the sign alone where they have no room.
  private func drawNote(of look: PanelGridView.Look, in line: Rect, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let (note, style): (SafeText, Style) =
      switch look {
      case .open, .selected, .pointed, .chosen, .missed, .answered: (.empty, .plain)
      case .gone: (glyphs.cross, .off)
      case .right(let sign, let words, _): (" " + sign.text(glyphs) + words + " ", .rightChip)
      case .wrong(let words, _): (glyphs.cross + " " + words, .offWrong)
      }
    let shown = note.width <= line.width ? note : look.sign(glyphs)
    canvas.draw(shown, in: line, alignment: .center, style: style)
  }

  private func drawFrame(_ rect: Rect, _ look: PanelGridView.Look, _ color: Int, on canvas: inout Canvas) {
    switch look {
    case .open, .pointed: canvas.frame(rect, weight: .light, style: .lampFrame(color))
    case .selected, .chosen, .right: canvas.frame(rect, weight: .heavy, style: look.textStyle(of: color))
    case .gone: canvas.frame(rect, weight: .shade, style: .off)
    case .wrong: canvas.frame(rect, weight: .light, style: .offWrong)
    case .missed, .answered: canvas.frame(rect, weight: .light, style: .off)
    }
  }

  /// A sum with wider gaps between its parts: `7  +  ( ? )  =  12`.
  static func spaced(_ sum: String, _ glyphs: Glyphs) -> SafeText {
    var depth = 0
    var text = ""
    for character in sum {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      switch character {
      case " ": text += depth == 0 ? "  " : " "
      case "-" where !glyphs.isASCII: text += "−"
      case "×" where glyphs.isASCII: text += "x"
      case "÷" where glyphs.isASCII: text += "/"
      default: text.append(character)
      }
    }
    return SafeText(text)
  }
}

extension PanelGridView.Look {
  /// What the verdict says of a key in one character; the pointer of one that is selected.
  fileprivate func sign(_ glyphs: Glyphs) -> SafeText {
    switch self {
    case .open, .missed, .answered: .empty
    case .selected, .pointed, .chosen: glyphs.pointer
    case .right: glyphs.check
    case .gone, .wrong: glyphs.cross
    }
  }
}
