import QuizCore
import TerminalKit

/// The digits 1 to 9 as a keypad, three keys to a row, and the spelling of the sum above it.
struct KeypadView {
  /// The places of the keys: framed where there is room, else as a list of three columns.
  let grid: PanelGridView

  private static let keyWidth = 12

  /// Lays nine keys out at the foot of `area`.
  init(in area: Rect, isCompact: Bool) {
    let width = min(area.width, 3 * KeypadView.keyWidth)
    let middle = Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
    if isCompact {
      grid = PanelGridView(listed: 9, in: middle, rowHeight: area.height >= 9 ? 2 : 1)
    } else {
      let framed = PanelGridView(framed: 9, in: middle, panelHeight: BoardView.panelHeight(rows: 3, in: area, most: 6))
      grid = framed.moved(down: -BoardView.blankRowsBelow(framed.height, in: area))
    }
  }

  /// Paints one key: its digit in the middle, and below or beside it the mark and the label of the verdict.
  func draw(_ digit: SafeText, panel: Int, look: PanelGridView.Look, on canvas: inout Canvas) {
    guard grid.panels.indices.contains(panel) else { return }
    let rect = grid.panels[panel]
    let glyphs = canvas.glyphs
    let (mark, word, style): (SafeText, SafeText, Style) =
      switch look {
      case .open, .answered: (.empty, .empty, .plain)
      case .selected: (grid.isFramed ? .empty : glyphs.pointer, .empty, .selected)
      case .gone: (glyphs.cross, .empty, .gone)
      case .right(let word, _): (glyphs.check, word, .correct)
      case .wrong(let word): (glyphs.cross, word, .wrong)
      }
    let middle = Point(x: rect.x + (rect.width - 1) / 2, y: rect.y + (grid.isFramed ? (rect.height - 1) / 2 : 0))
    if grid.isFramed { grid.drawFrame(panel, look, on: &canvas) }
    canvas.draw(digit, at: middle, style: style)
    if look == .selected { canvas.cursor = middle }
    if grid.isFramed {
      let whole = mark + " " + word
      let line = Rect(x: rect.x + 1, y: middle.y + 1, width: rect.width - 2, height: 1)
      canvas.draw(whole.width <= line.width ? whole : mark, in: line, alignment: .center, style: style)
    } else {
      canvas.draw(mark, at: Point(x: middle.x - 2, y: middle.y), style: style)
    }
    if look == .selected { canvas.fillSelection(rect) }
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
      case "×" where glyphs.isASCII: text += "x"
      case "÷" where glyphs.isASCII: text += "/"
      default: text.append(character)
      }
    }
    return SafeText(text)
  }
}
