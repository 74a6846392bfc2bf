import QuizCore
import TerminalKit

/// The choices of a board: panels, a list, or a line to type.
struct BoardChoices: Sendable {
  let board: BoardView
  let context: ViewContext

  /// The rows above stacked panels, and the most rows of one of them.
  private static let (rowsAboveStack, highestOfStack) = (12, 6)
  /// The fewest rows of a text above a list with blank rows between its lines.
  private static let textRows = 8

  private var count: Int { board.question.panels.count }
  private var columns: Int { count > 4 ? 3 : 2 }

  /// The rows of panels.
  var rows: Int { board.line != nil ? 2 : max(1, (count + columns - 1) / columns) }

  /// Panels of one height within `heights`: the least that cuts no choice, or with `isHigh` the most that fits.
  func panels(_ heights: ClosedRange<Int>, isHigh: Bool = false, mayBeCut: Bool = false) -> any Block {
    if let line = board.line {
      return Heights(heights, rows: rows, prefersHigh: isHigh) {
        [words = context.words, glyphs = context.glyphs] height in
        line.lamps(height: height, words, glyphs).target(.row(0))
      }
    }
    let grid = Heights(heights, rows: rows, prefersHigh: isHigh) { height in
      Grid(columns: columns, rowHeight: height, gap: context.glyphs.framesPanels ? 1 : 0, cells(mayBeCut: mayBeCut))
    }
    let all = board.face.widestPanel.map { grid.atMost(columns: columns * $0).across(Alignment.center) } ?? grid
    guard let motion = board.motion else { return all }
    return sunk(all, motion, previous: motion.previous?(heights, isHigh))
  }

  private func cells(mayBeCut: Bool) -> [any Block] {
    let names = context.choiceNames
    return board.question.panels.enumerated().map { index, choice in
      Panel(
        text: MarkedText(choice), look: board.looks[index], color: board.face.color(of: index),
        name: board.face.hasLabels ? ChoiceLabel.name(index, names) : nil, glyphs: context.glyphs,
        mayBeCut: mayBeCut
      ).target(target(index))
    }
  }

  private func target(_ index: Int) -> Target { .key(.character(Character("\(index + 1)"))) }

  /// The panels on their way up, or before that the previous ones on their way down.
  private func sunk(_ panels: any Block, _ motion: BoardView.Motion, previous: (any Block)?) -> any Block {
    switch motion.panels.panels {
    case .rising: Sunk(panels, depth: motion.panels.depth)
    case .leaving: previous.map { Sunk($0, depth: motion.panels.depth) } ?? Sunk(panels, depth: 1)
    }
  }

  /// A small window's choices: layouts that cut none, and one that may. Their rows depend on the window and the number
  /// of choices alone, so that they stay in place from question to question.
  func listed(in room: Size) -> (whole: [any Block], cut: any Block) {
    if let line = board.line {
      let lines = Steady(
        line.lines(context.words, context.glyphs).inset(columns: 1), reserving: [Empty(rows: 2)]
      ).across(.left).target(.row(0))
      return ([lines], lines)
    }
    let height = min(BoardChoices.highestOfStack, (room.height - BoardChoices.rowsAboveStack) / max(1, count))
    if height >= 4, count <= 4 {
      func stack(_ mayBeCut: Bool) -> any Block {
        moving(Grid(columns: 1, rowHeight: height, cells(mayBeCut: mayBeCut)))
      }
      return ([stack(false)], stack(true))
    }
    let names = context.choiceNames
    func list(_ columns: Int, mayBeCut: Bool) -> any Block {
      let rows = (count + columns - 1) / columns
      let rowHeight = 2 * rows + BoardChoices.textRows <= room.height ? 2 : 1
      let lines = board.question.panels.enumerated().map { index, choice in
        PanelLine(
          text: MarkedText(choice), look: board.looks[index], color: board.face.color(of: index),
          name: ChoiceLabel.name(index, names), glyphs: context.glyphs, mayBeCut: mayBeCut
        ).target(target(index)).padded(right: columns > 1 ? 1 : 0, above: rowHeight - 1)
      }
      return moving(Grid(columns: columns, rowHeight: rowHeight, lines))
    }
    let usual = count > 8 ? 3 : count > 4 ? 2 : 1
    // Fewer and wider columns before a choice is cut.
    return ((1...usual).reversed().map { list($0, mayBeCut: false) }, list(usual, mayBeCut: true))
  }

  private func moving(_ list: any Block) -> any Block {
    board.motion.map { sunk(list, $0, previous: nil) } ?? list
  }

  /// The right choices in full, for a verdict above a list that cuts them; nil for other boards.
  var rightInFull: (any Block)? {
    guard board.isAnswered, board.line == nil else { return nil }
    let right = board.looks.indices.filter { board.looks[$0].isSolution }
    return Rows(
      right.map { index in
        let choice = MarkedText(board.question.panels[index]).oneLine
        let name = ChoiceLabel.name(index, context.choiceNames)
        return Paragraph(context.glyphs.check + " " + name + "  " + choice, .correct).rank(0)
      })
  }
}
