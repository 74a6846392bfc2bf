import QuizCore
import TerminalKit

/// The layout of a board's rows: framed panels where the window has room for them, lines of text where it has not.
/// Drawing and the mouse use the same layout.
struct PanelRowsView: Equatable {
  /// The position of a panel: its row from the top and its place from the left, both from 0.
  struct Place: Hashable, Sendable {
    var row = 0
    var panel = 0

    /// The place next to this one in a direction; itself at the edge.
    func neighbour(_ direction: PanelGridView.Direction) -> Place {
      switch direction {
      case .up: Place(row: max(0, row - 1), panel: panel)
      case .down: Place(row: min(PanelBoard.rowCount - 1, row + 1), panel: panel)
      case .left: Place(row: row, panel: max(0, panel - 1))
      case .right: Place(row: row, panel: min(PanelRow.panelCount - 1, panel + 1))
      }
    }

    /// The number of the panel, counted row by row, for the mouse.
    var index: Int { row * PanelRow.panelCount + panel }

    init(row: Int = 0, panel: Int = 0) {
      self.row = row
      self.panel = panel
    }

    /// The place of a panel by its number; nil where there is none.
    init?(index: Int) {
      guard (0..<PanelBoard.rowCount * PanelRow.panelCount).contains(index) else { return nil }
      self.init(row: index / PanelRow.panelCount, panel: index % PanelRow.panelCount)
    }
  }

  /// Whether the panels have frames.
  let isFramed: Bool
  private let area: Rect
  /// From the first column of `area` to the first panel.
  private let indent: Int
  private let panelSize: Size
  /// Rows of the window from one row of panels to the next.
  private let pitch: Int

  /// Lays the rows out.
  init(in context: ViewContext) {
    let body = context.body()
    let count = PanelBoard.rowCount
    isFramed = !context.isCompact
    if isFramed {
      indent = 24
      panelSize = Size(width: 10 + (body.width - 80) / PanelRow.panelCount, height: max(4, min(6, body.height / count)))
      pitch = panelSize.height
    } else {
      indent = 13
      panelSize = Size(width: min(8, (body.width - 14) / PanelRow.panelCount), height: 1)
      pitch = body.height >= 2 * count - 1 ? 2 : 1
    }
    let height = pitch * (count - 1) + panelSize.height
    area = Rect(x: body.x, y: body.y + max(0, (body.height - height) / 2), width: body.width, height: height)
  }

  /// The area of a panel.
  func panel(_ place: Place) -> Rect {
    Rect(
      x: area.x + indent + place.panel * panelSize.width, y: area.y + place.row * pitch, width: panelSize.width,
      height: panelSize.height)
  }

  /// The panel at `point`.
  func place(at point: Point) -> Place? {
    (0..<PanelBoard.rowCount * PanelRow.panelCount).lazy.compactMap { Place(index: $0) }
      .first { panel($0).contains(point) }
  }

  /// Paints a row's prompt; it stands out in the row that the digits act on.
  func draw(prompt: SafeText, row: Int, isSelected: Bool, on canvas: inout Canvas) {
    let first = panel(Place(row: row))
    let x = area.x + (isFramed ? 4 : 1)
    canvas.draw(
      prompt, at: Point(x: x, y: textRow(of: first)), style: isSelected ? .selected : .plain, width: first.x - 1 - x)
  }

  /// Paints a panel: brackets, and a heavy frame where there are frames, when it is chosen; the pointer when it is
  /// selected.
  func draw(_ text: SafeText, at place: Place, isChosen: Bool, isSelected: Bool, on canvas: inout Canvas) {
    let rect = panel(place)
    let style: Style = isChosen || isSelected ? .selected : .plain
    let brackets = canvas.glyphs.brackets
    let gap: SafeText = isFramed ? " " : ""
    let label = isChosen ? brackets.first + gap + text + gap + brackets.second : text
    if isFramed {
      canvas.frame(rect, weight: isChosen ? .heavy : .light, style: style == .plain ? .rule : style)
    }
    // The first column is the pointer's, or the frame's.
    let line = Rect(
      x: rect.x + 1, y: textRow(of: rect), width: rect.width - (isFramed ? 2 : 1), height: 1)
    canvas.draw(label, in: line, alignment: .center, style: style)
    guard isSelected else { return }
    let pointer = isFramed ? Point(x: rect.x + 2, y: rect.maxY - 2) : rect.origin
    canvas.draw(canvas.glyphs.pointer, at: pointer, style: .selected)
    canvas.cursor = pointer
    canvas.fillSelection(rect)
  }

  private func textRow(of rect: Rect) -> Int { rect.y + (rect.height - 1) / 2 }
}
