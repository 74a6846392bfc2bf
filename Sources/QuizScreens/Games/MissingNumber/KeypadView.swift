import QuizCore
import TerminalKit

/// The digits 1 to 9 as a keypad, three keys to a row, and the spelling of the sum above it.
struct KeypadView {
  /// The places of the keys: framed where there is room, else as a list of three columns.
  let grid: PanelGridView

  private static let keyWidth = 12

  /// Lays nine keys out at the foot of `area`.
  init(in area: Rect, isCompact: Bool, _ glyphs: Glyphs) {
    let width = min(area.width, 3 * KeypadView.keyWidth)
    let middle = Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
    if isCompact {
      grid = PanelGridView(listed: 9, in: middle, rowHeight: area.height >= 9 ? 2 : 1)
    } else {
      let height = BoardView.rowHeight(rows: 3, in: area, most: 6)
      grid = PanelGridView(tiled: 9, in: middle, rowHeight: height, glyphs)
        .moved(down: -BoardView.blankRowsBelow(3 * height, in: area))
    }
  }

  /// Paints one key: its digit in the middle, and below or beside it the mark and the label of the verdict.
  func draw(_ digit: SafeText, panel: Int, look: PanelGridView.Look, on canvas: inout Canvas) {
    guard grid.panels.indices.contains(panel) else { return }
    let rect = grid.panels[panel]
    let glyphs = canvas.glyphs
    let (mark, word): (SafeText, SafeText) =
      switch look {
      case .open, .answered: (.empty, .empty)
      case .selected: (grid.isTiled ? .empty : glyphs.pointer, .empty)
      case .gone: (glyphs.cross, .empty)
      case .right(_, let word): (glyphs.check, word)
      case .wrong(let word): (glyphs.cross, word)
      }
    let style = look.textStyle(of: nil)
    let middle = Point(x: rect.x + (rect.width - 1) / 2, y: rect.y + (grid.isTiled ? (rect.height - 1) / 2 : 0))
    grid.drawGround(panel, look, choice: nil, on: &canvas)
    canvas.draw(digit, at: middle, style: style)
    if look == .selected { canvas.cursor = middle }
    if grid.isTiled {
      let whole = mark + " " + word
      let line = Rect(x: rect.x + 1, y: middle.y + 1, width: rect.width - 2, height: 1)
      canvas.draw(
        whole.width <= line.width ? whole : mark, in: line, alignment: .center, style: look.noteStyle(of: nil))
    } else {
      canvas.draw(mark, at: Point(x: middle.x - 2, y: middle.y), style: style)
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
      case "×" where glyphs.isASCII: text += "x"
      case "÷" where glyphs.isASCII: text += "/"
      default: text.append(character)
      }
    }
    return SafeText(text)
  }
}
