import QuizCore
import TerminalKit

/// The layout of a board's rows: panels where the window has room for them, cells of a line where it has not.
///
/// Each column has a colour of its own. The keys of the columns stand on the panels of the row that they act in, above
/// the columns in a small window. Drawing and the mouse use the same layout.
struct PanelRowsView: Equatable {
  /// The position of a panel: its row from the top and its place from the left, both from 0.
  struct Place: Hashable, Sendable {
    var row = 0
    var panel = 0

    /// The place next to this one in a direction; itself at the edge.
    func neighbour(_ direction: Direction) -> Place {
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

  /// Whether there are panels; otherwise they are cells of a line.
  let isTiled: Bool
  /// The board, in a small window with the digits above it.
  private(set) var area: Rect
  /// Whether the board takes every row but one, so that the rule above it gives way to a blank row.
  let isTight: Bool
  /// Whether prompts and panels are in large type.
  private let isLarge: Bool
  /// From the first column of `area` to the first panel.
  private let indent: Int
  /// From the first row of `area` to the first panel.
  private let digitRows: Int
  private let panelSize: Size
  /// Blank columns between two panels, and blank rows between two rows of them.
  private let gap: Size
  /// What the columns are called; empty for their numbers.
  private let names: [SafeText]

  /// The columns of the longest prompt.
  private static let promptWidth = 10
  /// From the first column to the first prompt: the pointer stands there.
  private static let promptIndent = 2
  /// The columns and the rows of a panel.
  private static let (widths, rows) = (11...22, 3...9)
  /// The rows to be left above and below panels higher than the lowest: enough for CLEAR.
  private static let freeRows = 7
  /// The same where frames tell rows apart: one less, so that letters are large in a window in which they are without.
  private static let freeRowsOfFrames = 6

  /// The columns of the longest prompt in large type, and the least panel with a text in it.
  private static let (largePrompt, leastForLarge) = (34, Size(width: 14, height: 5))

  /// Lays the rows out: first with blank rows between them, then with higher panels.
  init(in context: ViewContext) {
    let body = context.body()
    names = context.choiceNames
    let count = PanelBoard.rowCount
    isTiled = !context.isCompact
    let least = PanelRowsView.promptIndent + PanelRowsView.promptWidth
    if isTiled {
      // Frames tell rows apart without blank ones.
      gap = Size(width: 1, height: context.glyphs.framesPanels ? 0 : 1)
      digitRows = 0
      let free = context.glyphs.framesPanels ? PanelRowsView.freeRowsOfFrames : PanelRowsView.freeRows
      let height = (body.height - free - (count - 1) * gap.height) / count
      let widths = PanelRowsView.widths
      let largePrompt = PanelRowsView.largePrompt + PanelRowsView.promptIndent
      // Beside large prompts panels may be narrower.
      let besideLarge = (body.width - 4 - largePrompt) / PanelRow.panelCount - gap.width
      isLarge =
        context.glyphs.hasHalfBlocks && besideLarge >= PanelRowsView.leastForLarge.width
        && height >= PanelRowsView.leastForLarge.height + (context.glyphs.framesPanels ? 1 : 0)
      let width = isLarge ? besideLarge : (body.width - 31) / PanelRow.panelCount
      panelSize = Size(
        width: max(widths.lowerBound, min(widths.upperBound, width)),
        height: max(PanelRowsView.rows.lowerBound, min(PanelRowsView.rows.upperBound, height)))
      indent = isLarge ? largePrompt : least + 2 + (body.width - 80) / 10
    } else {
      isLarge = false
      digitRows = 1
      panelSize = Size(width: min(8, (body.width - least - 2) / PanelRow.panelCount), height: 1)
      gap = Size(width: 0, height: body.height >= 2 * count ? 1 : 0)
      indent = least
    }
    let size = Size(
      width: indent + PanelRow.panelCount * (panelSize.width + gap.width) - gap.width,
      height: count * panelSize.height + (count - 1) * gap.height + digitRows)
    let free = max(0, body.height - size.height)
    isTight = isTiled && free < 2
    // More rows above than below: CLEAR falls there.
    let above = isTight ? 0 : free - free / (free < PanelRowsView.freeRows ? 2 : 3)
    area = Rect(
      x: body.x + max(0, (body.width - size.width) / 2), y: body.y + (isTiled ? above : free / 2), width: size.width,
      height: size.height)
  }

  /// The row in which the board begins.
  var top: Int { area.y }

  /// The same rows, `rows` further down.
  func moved(down rows: Int) -> PanelRowsView {
    var view = self
    view.area.y += rows
    return view
  }

  /// The area of a panel.
  func panel(_ place: Place) -> Rect {
    Rect(
      x: area.x + indent + place.panel * (panelSize.width + gap.width),
      y: area.y + digitRows + place.row * (panelSize.height + gap.height), width: panelSize.width,
      height: panelSize.height)
  }

  /// The panel at `point`.
  func place(at point: Point) -> Place? {
    (0..<PanelBoard.rowCount * PanelRow.panelCount).lazy.compactMap { Place(index: $0) }
      .first { panel($0).contains(point) }
  }

  /// A prompt or a sum as it is shown, with a minus in place of a hyphen.
  static func spelled(_ text: String, _ glyphs: Glyphs) -> String {
    glyphs.isASCII ? text : String(text.map { $0 == "-" ? "−" : $0 })
  }

  /// Paints the digits above the columns of a small window.
  func drawDigits(on canvas: inout Canvas) {
    guard digitRows > 0 else { return }
    for number in 0..<PanelRow.panelCount {
      let cell = cell(of: panel(Place(panel: number)))
      let line = Rect(x: cell.x, y: area.y, width: cell.width, height: 1)
      canvas.draw("(" + ChoiceLabel.name(number, names) + ")", in: line, alignment: .center, style: .shape(number))
    }
  }

  /// Paints a row's prompt; the pointer stands before it in the row that the digits act on.
  func draw(prompt: String, row: Int, isSelected: Bool, on canvas: inout Canvas) {
    let first = panel(Place(row: row))
    let point = Point(x: area.x + PanelRowsView.promptIndent, y: textRow(of: first))
    if isSelected { canvas.draw(canvas.glyphs.pointer, at: Point(x: area.x, y: point.y), style: .title) }
    let text = SafeText(PanelRowsView.spelled(prompt, canvas.glyphs))
    let style: Style = isSelected ? .title : .plain
    let place = Rect(x: point.x, y: first.y, width: first.x - point.x - 2, height: first.height)
    guard let rows = large(text, in: place, canvas.glyphs) else {
      return _ = canvas.draw(text, at: point, style: style, width: first.x - point.x)
    }
    for (row, line) in rows.enumerated() {
      canvas.draw(line, at: Point(x: place.x, y: place.y + (place.height - rows.count + 1) / 2 + row), style: style)
    }
  }

  /// A prompt or the text of a panel in large type, which needs no blanks; nil where it has no room.
  private func large(_ text: SafeText, in place: Rect, _ glyphs: Glyphs) -> [SafeText]? {
    guard isLarge else { return nil }
    return LargeText(SafeText(text.string.filter { $0 != " " }), scales: [.half], glyphs: glyphs).rows(in: place.size)
  }

  /// The look of a panel.
  enum Look {
    case open, chosen
    /// It was chosen and fits, and all the board does.
    case fitting
    /// It was not chosen, and the board is cleared.
    case out
  }

  /// Paints a panel: in a neutral light when it is chosen, and in brackets, or in a heavy frame where panels have frames;
  /// lit and with the pointer when it is selected, and with its key where that acts on it.
  func draw(
    _ text: SafeText, at place: Place, _ look: Look, isSelected: Bool, hasKey: Bool, on canvas: inout Canvas
  ) {
    let rect = panel(place)
    let cell = cell(of: rect)
    let glyphs = canvas.glyphs
    let hasFrame = isTiled && glyphs.framesPanels
    // Without a ground of its own, a cell is like the text around it.
    let isPlain = !isTiled && glyphs.framesPanels && look == .open
    // As in a question, the one that is selected is lit in its own colour.
    let isLit = isSelected && look == .open && !isPlain && !hasFrame
    let style: Style =
      switch look {
      case .open: isPlain ? .plain : isLit ? .lit(place.panel) : .lamp(place.panel)
      case .chosen: .lit(nil)
      case .fitting: .litRight
      case .out: .off
      }
    canvas.fill(cell, style: style)
    if hasFrame {
      let isLight = !isSelected && (look == .open || look == .out)
      canvas.frame(rect, weight: isLight ? .light : .heavy, style: look == .open ? .lampFrame(place.panel) : style)
    }
    let isMarked = look == .chosen || look == .fitting
    let line = Rect(x: cell.x, y: textRow(of: rect), width: cell.width, height: 1)
    let largeRows = large(text, in: cell.inset(dx: 2, dy: hasFrame ? 1 : 0), glyphs)
    if let rows = largeRows {
      let top = cell.y + (cell.height - rows.count + 1) / 2
      for (row, letters) in rows.enumerated() {
        let place = Rect(x: cell.x, y: top + row, width: cell.width, height: 1)
        canvas.draw(letters, in: place, alignment: .center, style: style)
      }
      // What tells a chosen one without colours stands on both sides.
      if isMarked, !hasFrame {
        canvas.draw(glyphs.brackets.first, at: Point(x: cell.x + 1, y: line.y), style: style)
        canvas.draw(glyphs.brackets.second, at: Point(x: cell.maxX - 2, y: line.y), style: style)
      }
    } else {
      let label = isMarked && !hasFrame ? glyphs.brackets.first + text + glyphs.brackets.second : text
      canvas.draw(label, in: line, alignment: .center, style: style)
    }
    // Above large type, else beside the text, away from the edge where there is room.
    let key =
      largeRows != nil
      ? Point(x: cell.x + 1, y: cell.y)
      : Point(x: cell.x + (hasFrame ? 1 : max(0, min(2, (cell.width - 11) / 2))), y: line.y)
    if hasKey, isTiled {
      let pointer: SafeText = isSelected ? glyphs.pointer : " "
      canvas.draw(
        pointer + ChoiceLabel.name(place.panel, names) + " ", at: key,
        style: isMarked || isLit ? .litChip(place.panel) : .chip(place.panel))
    } else if isSelected {
      canvas.draw(glyphs.pointer, at: rect.origin, style: .selected)
    }
    if isSelected { canvas.cursor = .item(isTiled ? key : rect.origin) }
  }

  /// What of a panel is filled: all of it, of a cell of a line what the pointer leaves.
  private func cell(of rect: Rect) -> Rect {
    isTiled ? rect : Rect(x: rect.x + 1, y: rect.y, width: rect.width - 1, height: rect.height)
  }

  private func textRow(of rect: Rect) -> Int { rect.y + (rect.height - 1) / 2 }
}
