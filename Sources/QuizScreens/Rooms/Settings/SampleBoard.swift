import QuizCore
import TerminalKit

/// A sample question in the current colours: waiting with one panel selected, and if a second board fits, answered.
struct SampleBoard: Block {
  enum State {
    case asked, answered
  }

  /// The state to show if only one board fits.
  var state = State.asked
  /// The selected choice of the unanswered question.
  var choice = 1
  let context: ViewContext

  /// The rows of a board and of a panel.
  private static let (rows, rowsOfPanel) = (11...26, 3...10)
  /// The narrowest board, and the narrowest one with two panels side by side.
  private static let (narrowest, narrowestPair) = (28, 36)
  private static let choices: [Phrase] = [.mercury, .venus, .mars, .moon]

  func form(in room: Size) -> Form? {
    FirstFitting([
      Heights(SampleBoard.rows, rows: 2, prefersHigh: true) { height in
        Grid(columns: 1, rowHeight: height, [board(.asked), board(.answered)])
      },
      Heights(SampleBoard.rows, rows: 1, prefersHigh: true) { board(state).atMost(rows: $0) },
    ]).atLeast(columns: SampleBoard.narrowest).inert.form(in: room)
  }

  private func board(_ state: State) -> any Block {
    let (words, glyphs) = (context.words, context.glyphs)
    let panels = SampleBoard.choices.enumerated().map { index, text in
      Panel(
        text: MarkedText(words(text).string), look: look(of: index, state), color: index,
        name: ChoiceLabel.name(index, []), glyphs: glyphs, mayBeCut: true)
    }
    let pairs = Heights(SampleBoard.rowsOfPanel, rows: 2, prefersHigh: true) { height in
      Grid(columns: 2, rowHeight: height, gap: glyphs.framesPanels ? 1 : 0, panels)
    }
    // Stacked, as many as fit; the selected one always.
    let stack = Rows(
      panels.enumerated().map { index, panel in
        panel.atMost(rows: SampleBoard.rowsOfPanel.lowerBound + 1).rank(index == choice ? 0 : 1)
      })
    return Rows {
      Paragraph(words(.sampleQuestion), .title, overflow: .cut).padded(left: 2, right: 2, above: 1)
      if state == .answered { Line(glyphs.cross + " " + words(.sampleWrong), .wrong).inset(columns: 2).rank(2) }
      FirstFitting([pairs.atLeast(columns: SampleBoard.narrowestPair), stack]).rank(1).below(1, rank: 3)
    }.down { _ in 0 }
  }

  private func look(of panel: Int, _ state: State) -> PanelLook {
    let words = context.words
    return switch (state, panel) {
    case (.asked, choice): .selected
    case (.asked, _): .open
    case (.answered, 1): .right(.check, words(.markAnswer), brief: words(.briefAnswer))
    case (.answered, 2): .wrong(words(.markYours), brief: words(.briefYours))
    case (.answered, _): .answered
    }
  }
}

/// A sample of the current colours: the labels of four choices, right, wrong, and a hint.
enum ThemeSample {
  /// The sample on one line, in a shorter form if it does not fit.
  static func line(in context: ViewContext) -> Line {
    let glyphs = context.glyphs
    let labels = (0..<4).map { Span(ChoiceLabel.text($0, glyphs), .chip($0)) }
    let verdicts = [
      Span(glyphs.check + " " + context.words(.markRight), .correct),
      Span(glyphs.cross + " " + context.words(.sampleWrong), .wrong),
    ]
    func spans(_ pieces: [Span], gap: Int) -> [Span] { pieces.flatMap { [$0, Span(.blanks(gap))] } }
    let whole = spans(labels, gap: 1) + spans(verdicts + [Span(context.words(.sampleHint), .hint)], gap: 3)
    return Line([whole, spans(labels, gap: 0) + spans(verdicts, gap: 1)])
  }
}
