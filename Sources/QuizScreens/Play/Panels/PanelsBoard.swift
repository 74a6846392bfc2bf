import QuizCore
import TerminalKit

/// A board of panels, each row with its puzzle before it: lamps, or in small windows cells of text.
///
/// Each column has its own colour. The keys of the columns are on the panels of the selected row, in small windows
/// above the columns.
struct PanelsBoard {
  /// A panel's row from the top and place from the left, both from 0.
  struct Place: Hashable, Sendable {
    var row = 0
    var panel = 0

    /// Every place, row by row.
    static let all = (0..<PanelBoard.rowCount).flatMap { row in
      (0..<PanelRow.panelCount).map { Place(row: row, panel: $0) }
    }

    /// The next place in a direction; itself at the edge.
    func neighbour(_ direction: Direction) -> Place {
      switch direction {
      case .up: Place(row: max(0, row - 1), panel: panel)
      case .down: Place(row: min(PanelBoard.rowCount - 1, row + 1), panel: panel)
      case .left: Place(row: row, panel: max(0, panel - 1))
      case .right: Place(row: row, panel: min(PanelRow.panelCount - 1, panel + 1))
      }
    }
  }

  private enum Kind {
    case cell, lamp, large
  }

  let game: PanelGame
  /// Nil where none can be chosen.
  let selected: Place?
  /// The rows of a cleared board already shown as right.
  let green: Int
  let context: ViewContext

  /// The rows of a lamp including the gap below it, and the columns for puzzles before cells.
  private static let (heights, beforeCells) = (4...14, 12)
  static let leastRows = PanelBoard.rowCount * heights.lowerBound

  private var glyphs: Glyphs { context.glyphs }
  /// The rows of a lamp's upper or lower frame.
  private var edge: Int { glyphs.framesPanels ? 1 : 0 }

  /// The board, as high as fits.
  var block: any Block {
    let board: any Block =
      switch context.sizeClass {
      case .small: rows(.cell)
      case .large where glyphs.hasHalfBlocks: FirstFitting([rows(.large), rows(.lamp)])
      case .ordinary, .large: rows(.lamp)
      }
    return board.inset(columns: 1)
  }

  private func rows(_ kind: Kind) -> any Block {
    let most = PanelsBoard.heights.upperBound
    let (heights, before, widest) =
      switch kind {
      case .cell: (1...2, PanelsBoard.beforeCells, 8)
      case .lamp: (PanelsBoard.heights, PanelsBoard.beforeCells + 1, 24)
      case .large: (6 + edge...most, 37, 24)
      }
    let rows = Heights(heights, rows: PanelBoard.rowCount, prefersHigh: true) { height in
      Columns {
        Grid(columns: 1, rowHeight: height, (0..<PanelBoard.rowCount).map { puzzle($0, kind) }).width(.fixed(before))
        Grid(
          columns: PanelRow.panelCount, rowHeight: height, gap: kind == .cell ? 0 : edge,
          Place.all.enumerated().map { panel($1, kind).target(selected == nil ? nil : .row($0)) })
      }
    }
    return Rows {
      if kind == .cell { keys }
      rows
    }.whole.atMost(columns: before + PanelRow.panelCount * widest).across(.center)
  }

  /// The keys above the columns in small windows.
  private var keys: any Block {
    let keys = (0..<PanelRow.panelCount).map {
      Line("(" + ChoiceLabel.name($0, context.choiceNames) + ")", .shape($0), .center).padded(left: 1)
    }
    return Grid(columns: keys.count, rowHeight: 1, keys).padded(left: PanelsBoard.beforeCells)
  }

  /// A row's puzzle, with the pointer in the row that digits act on.
  private func puzzle(_ row: Int, _ kind: Kind) -> any Block {
    let style: Style = row == selected?.row ? .title : .plain
    let pointer = Line(row == selected?.row ? glyphs.pointer : " ", style)
    let text = game.board.rows[row].prompt
    let line = Columns {
      pointer.width(.fixed(2))
      Line(SafeText(glyphs.isASCII ? text : String(text.map { $0 == "-" ? "−" : $0 })), style)
    }
    let large = Columns {
      pointer.padded(above: 1).width(.fixed(2))
      LargeText(SafeText(text.filter { $0 != " " }), style, scales: [.half], glyphs: glyphs)
    }
    let lamp = FirstFitting(kind == .large ? [large, line] : [line]).down { $0 / 2 }
    return kind == .cell ? line : lamp.padded(above: edge + 1, below: 1)
  }

  /// A panel: when chosen, lit without colour and in brackets or a heavy frame.
  private func panel(_ place: Place, _ kind: Kind) -> any Block {
    let isChosen = game.chosenPanel(inRow: place.row) == place.panel
    let look = look(of: place, isChosen: isChosen)
    let color = isChosen ? nil : place.panel
    let style = look.textStyle(of: color)
    let text = SafeText(game.board.rows[place.row].panels[place.panel])
    let hasBrackets = isChosen && (kind == .cell || !glyphs.framesPanels)
    let (open, close) = hasBrackets ? (glyphs.brackets.first, glyphs.brackets.second) : (.empty, .empty)
    let line = Line(open + text + close, style, .center)
    guard kind != .cell else {
      let cell = Columns {
        Line(look.hasPointer ? glyphs.pointer : " ", .selected).width(.fixed(1))
        line.ground(style)
      }
      return look.hasPointer ? cell.selected : cell
    }
    let large = Columns(gap: 1) {
      Line(open, style).padded(above: 1).width(.natural)
      LargeText(text, style, scales: [.half], glyphs: glyphs).width(.natural)
      Line(close, style).padded(above: 1).width(.natural)
    }
    let key = place.row == selected?.row ? ChoiceLabel.name(place.panel, context.choiceNames) : nil
    return Lamp(
      content: FirstFitting(kind == .large ? [large, line] : [line]), look: look, color: color,
      label: key.map { " " + $0 + " " }, glyphs: glyphs, isHeaded: true, notes: [])
  }

  private func look(of place: Place, isChosen: Bool) -> PanelLook {
    switch (isChosen, place.row < green) {
    case (true, false): .chosen(.empty, isPointed: place == selected)
    case (true, true): .right(.check, .empty)
    case (false, false): place == selected ? .selected : .open
    case (false, true): .answered
    }
  }
}
