import QuizCore
import TerminalKit

/// The layout of a board's rows: panels where the window has room for them, lines of text where it has not;
/// and the digits above the columns.
///
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

  /// Whether there are panels; otherwise they are lines of text.
  let isTiled: Bool
  /// The digits and the board.
  private let area: Rect
  /// From the first column of `area` to the first panel.
  private let indent: Int
  /// From the first column of `area` to the first prompt; the pointer stands two columns before it.
  private let promptIndent: Int
  private let panelSize: Size
  /// Blank columns between two panels, and blank rows between two rows of them.
  private let gap: Size

  /// Lays the rows out: first with blank rows between them, then with higher panels.
  init(in context: ViewContext) {
    let body = context.body()
    let count = PanelBoard.rowCount
    isTiled = !context.isCompact
    if isTiled {
      // The digits, and the gaps.
      let room = body.height - 1 - (count - 1)
      let hasGap = room >= 3 * count
      panelSize = Size(width: 8 + (body.width - 80) / 10, height: hasGap ? min(5, room / count) : 3)
      gap = Size(width: 1, height: hasGap ? 1 : 0)
      indent = 28 + (body.width - 80) / 4
      promptIndent = indent - 22
    } else {
      panelSize = Size(width: min(8, (body.width - 14) / PanelRow.panelCount), height: 1)
      gap = Size(width: 0, height: body.height >= 2 * count ? 1 : 0)
      indent = 13
      promptIndent = 2
    }
    let height = count * panelSize.height + (count - 1) * gap.height + 1
    area = Rect(x: body.x, y: body.y + max(0, (body.height - height) / 2), width: body.width, height: height)
  }

  /// The row in which the board begins.
  var top: Int { area.y }

  /// The area of a panel.
  func panel(_ place: Place) -> Rect {
    Rect(
      x: area.x + indent + place.panel * (panelSize.width + gap.width),
      y: area.y + 1 + place.row * (panelSize.height + gap.height), width: panelSize.width, height: panelSize.height)
  }

  /// The panel at `point`.
  func place(at point: Point) -> Place? {
    (0..<PanelBoard.rowCount * PanelRow.panelCount).lazy.compactMap { Place(index: $0) }
      .first { panel($0).contains(point) }
  }

  /// Paints the digits above the columns.
  func drawDigits(on canvas: inout Canvas) {
    for number in 0..<PanelRow.panelCount {
      var line = textLine(of: panel(Place(panel: number)))
      line = Rect(x: line.x, y: area.y, width: line.width, height: 1)
      canvas.draw("(\(number + 1))", in: line, alignment: .center, style: .shape(number))
    }
  }

  /// Paints a row's prompt; the pointer stands before it in the row that the digits act on.
  func draw(prompt: SafeText, row: Int, isSelected: Bool, on canvas: inout Canvas) {
    let first = panel(Place(row: row))
    let point = Point(x: area.x + promptIndent, y: textRow(of: first))
    if isSelected { canvas.draw(canvas.glyphs.pointer, at: Point(x: point.x - 2, y: point.y), style: .selected) }
    canvas.draw(prompt, at: point, style: isSelected ? .selected : .plain, width: first.x - 1 - point.x)
  }

  /// The look of a panel.
  enum Look {
    case open, chosen
    /// It was chosen and fits, and all the board does.
    case fitting
  }

  /// Paints a panel: lit when it is chosen, and in brackets, or in a heavy frame where panels have frames; with the pointer
  /// when it is selected.
  func draw(_ text: SafeText, at place: Place, _ look: Look, isSelected: Bool, on canvas: inout Canvas) {
    let rect = panel(place)
    let hasFrames = isTiled && canvas.glyphs.framesPanels
    let style: Style =
      switch look {
      case .open: isSelected ? .lamp(place.panel) : .lamp(nil)
      case .chosen: .lit(nil)
      case .fitting: .litRight
      }
    if isTiled || look != .open || isSelected { canvas.fill(rect, style: style) }
    if hasFrames {
      let frame: Style = look == .open ? isSelected ? .selected : .lampFrame(nil) : style
      canvas.frame(rect, weight: look == .open ? .light : .heavy, style: frame)
    }
    let brackets = canvas.glyphs.brackets
    let label = look == .open || hasFrames ? text : brackets.first + text + brackets.second
    canvas.draw(
      label, in: textLine(of: rect), alignment: .center,
      style: isTiled || look != .open || isSelected ? style : .plain)
    guard isSelected else { return }
    let pointer = isTiled ? Point(x: rect.x + 1, y: textRow(of: rect)) : rect.origin
    canvas.draw(canvas.glyphs.pointer, at: pointer, style: style)
    canvas.cursor = pointer
  }

  /// Where a panel's text stands: the first column is the pointer's, or the frame's.
  private func textLine(of rect: Rect) -> Rect {
    Rect(x: rect.x + 1, y: textRow(of: rect), width: rect.width - (isTiled ? 2 : 1), height: 1)
  }

  private func textRow(of rect: Rect) -> Int { rect.y + (rect.height - 1) / 2 }
}
