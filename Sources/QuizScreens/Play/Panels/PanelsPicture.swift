import QuizCore
import TerminalKit

/// The picture of a board: the header, free rows in which CLEAR falls, and the board.
struct PanelsPicture {
  let game: PanelGame
  /// Nil where none can be chosen.
  var selected: PanelsBoard.Place?
  var cover = GameCover.none
  /// The animation of a cleared board, if any.
  var clearing: PanelsClearing?
  let elapsed: Duration
  let context: ViewContext

  /// Free rows placed before the board gets higher.
  private static let freeRows = 5

  private var words: Localizer { context.words }
  private var isCleared: Bool { if case .cleared = game.phase { true } else { false } }

  private var board: PanelsBoard {
    PanelsBoard(game: game, selected: selected, green: clearing?.greenRows ?? 0, context: context)
  }

  /// Everything above the key line. Where CLEAR does not fit the free rows, it replaces the header.
  var body: any Block {
    let isRunning = if case .solving = game.phase { true } else { false }
    if let popUp = cover.popUp(
      paused: .boardHidden, leave: .leaveBoard, cost: game.pauses > 0 ? .best : nil, isRunning: isRunning, in: context)
    {
      return Rows {
        header
        Rule()
        popUp.centered
      }
    }
    let page = Rows {
      header
      below
    }
    switch clearing {
    case nil, .greening: return page
    case .falling where context.sizeClass == .small:
      return Rows {
        Line(words(.clear) + "   " + time, .correct, .center)
        below
      }
    case .falling:
      return FirstFitting([
        page.whole,
        Rows {
          letters(.half).beside(time).across(.center)
          Rows.Item.space()
          // The last row is blank and may be cut.
          Scroll(board.block.atMost(rows: PanelsBoard.leastRows), from: 0)
        },
      ])
    }
  }

  private var time: SafeText {
    let passed = context.moves ? NumberFormat.tenthsPassed(elapsed) : "\(elapsed.components.seconds)"
    return words(.seconds(isCleared ? NumberFormat.tenthsNearest(elapsed) : passed))
  }

  private func letters(_ scale: LargeText.Scale) -> Digits {
    Digits(text: "CLEAR!", scale: scale, style: .correct, glyphs: context.glyphs)
  }

  /// The progress and the time; also the best if it fits.
  private var header: any Block {
    let (texts, style) = headline
    func line(_ right: SafeText, _ middle: Line) -> any Block {
      Columns(gap: 3) {
        Line(words(PanelsModule().name), .title).whole.width(.natural)
        middle
        Line(right).whole.width(.natural)
      }
    }
    let best = context.state.bests[.panels].map {
      time + "   " + words(.bestSeconds(NumberFormat.tenthsNearest($0.elapsed)))
    }
    return FirstFitting(
      [best.map { line($0, Line(Array(texts.prefix(1)), style).whole) }, line(time, Line(texts, style))]
        .compactMap(\.self)
    ).inset(columns: 1)
  }

  /// Beside the title: a problem that can still be fixed, else the progress unless shown above the board.
  private var headline: ([SafeText], Style) {
    if isCleared { return ([.empty], .plain) }
    if let problem = context.state.saveProblem { return ([words(.notSavable(SafeText(problem)))], .alert) }
    let chosen = game.chosenRows
    guard chosen == PanelBoard.rowCount else { return ([words(.rowsChosen(chosen, PanelBoard.rowCount))], .dim) }
    return tellsWrongAbove ? ([.empty], .plain) : (wrong, .alert)
  }

  private var wrong: [SafeText] { words(.rowsWrong(PanelBoard.rowCount - game.fittingRows)) }

  /// Whether that is shown above the board.
  private var tellsWrongAbove: Bool {
    context.sizeClass == .large && !isCleared && game.chosenRows == PanelBoard.rowCount
  }
}

// Below the header.
extension PanelsPicture {
  /// What the part below the header depends on.
  struct Subject: Equatable, Sendable {
    let game: PanelGame
    let selected: PanelsBoard.Place?
    let cover: GameCover
    let clearing: PanelsClearing?
    let window: ViewContext.Window
  }

  /// The rule, the free rows and the board, cached while only the time changes.
  private var below: any Block {
    let subject = Subject(game: game, selected: selected, cover: cover, clearing: clearing, window: context.window)
    return KeptBlock(kept: context.kept, subject: subject) { newBelow }
  }

  private var newBelow: any Block {
    guard context.sizeClass > .small else {
      return Rows {
        cover.rule(.best, in: context)
        Rows.Item.space()
        board.block
        Rows.Item.space()
      }
    }
    // The rule gives way to a blank row above the board.
    let rows = Rows {
      cover.rule(.best, in: context).rank(cover == .beforeHelp ? 0 : 2)
      free.atMost(rows: PanelsPicture.freeRows).rank(3).then(5, free)
      Empty(rows: 1).rank(1)
      Empty(rows: PanelsBoard.leastRows).rank(0).then(4, board.block)
    }
    return if case .falling = clearing { rows.whole } else { rows }
  }

  private var free: any Block {
    switch clearing {
    case nil where tellsWrongAbove:
      // The shortest wording does not say what to do.
      let large = wrong.dropLast().map { LargeText($0, .alert, scales: [.half], glyphs: context.glyphs) }
      return FirstFitting(large + [Line(wrong, .alert)]).across(.center).down { $0 }
    case nil, .greening: return Empty().centered
    case .falling(let height):
      let letters = FirstFitting([letters(.full(1)).inset(rows: 1), letters(.half).inset(rows: 1)])
      return Sunk(letters.centered, depth: -height)
    }
  }
}
