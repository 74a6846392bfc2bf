import QuizCore
import TerminalKit

extension BoardView {
  /// A line of text in one style.
  struct Line: Equatable {
    let text: SafeText
    let style: Style

    init(_ text: SafeText, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// Lines of text that may be more than their area holds.
  struct TextBlock: Equatable {
    let lines: [Line]
    let place: Rect
    /// The line that is shown first before the player scrolls.
    let first: Int

    /// Whether some lines are out of sight.
    var isScrollable: Bool { lines.count > place.height }

    /// The scroll offset `rows` further on, kept within the text.
    func scroll(_ scroll: Int, by rows: Int) -> Int {
      isScrollable ? max(-first, min(lines.count - place.height - first, scroll + rows)) : 0
    }
  }

  /// The text and the choices, broken into lines, and their places.
  struct Layout: Equatable {
    let text: TextBlock
    var grid: PanelGridView
    /// The lines of each choice, as many as its panel holds.
    let choices: [[SafeText]]
    /// Whether a choice is too long for its panel.
    let hasCutChoice: Bool
  }

  /// A layout, and all that it follows from.
  struct CachedLayout: Equatable {
    let question: ShuffledQuestion
    let choices: ChoiceLayout
    let note: Note?
    let size: Size
    let language: Language
    let isASCII: Bool
    let layout: Layout

    /// Whether `board` is laid out the same in `context`.
    func fits(_ board: BoardView, in context: ViewContext) -> Bool {
      size == context.size && choices == board.choices && note == board.note && question == board.question
        && language == context.state.language && isASCII == context.glyphs.isASCII
    }
  }

  /// The layout, to be used again by a board like this one; the cached one where that is still right.
  func cachedLayout(in context: ViewContext) -> CachedLayout {
    if let cached, cached.fits(self, in: context) { return cached }
    return CachedLayout(
      question: question, choices: choices, note: note, size: context.size, language: context.state.language,
      isASCII: context.glyphs.isASCII, layout: newLayout(in: context))
  }

  /// Where everything stands.
  func layout(in context: ViewContext) -> Layout { cachedLayout(in: context).layout }

  /// Lays the board out. The text grows first; when it is too long, the panels shrink to four rows (a list loses its
  /// blank rows), and what is still too long scrolls.
  private func newLayout(in context: ViewContext) -> Layout {
    let area = BoardView.area(in: context)
    let grid = grid(in: context)
    let width = BoardView.textWidth(in: context)
    let lines = textLines(width: width, in: context)
    // A blank row above the text with panels, a rule below it with a list.
    let top = area.y + (context.isCompact ? 0 : 1)
    let bottom = grid.panels.first.map(\.y) ?? area.maxY
    let place = Rect(
      x: context.content.x + BoardView.indent(in: context), y: top, width: width,
      height: max(1, bottom - top - (context.isCompact ? 1 : 0)))
    let hidden = max(0, lines.count - place.height)
    let choices = question.panels.enumerated().map { panel, choice -> (lines: [SafeText], isCut: Bool) in
      switch self.choices {
      case .panels: grid.lines(of: SafeText(choice), in: panel, context.glyphs)
      case .keypad: ([SafeText(choice)], false)
      }
    }
    return Layout(
      text: TextBlock(lines: lines, place: place, first: showsVerdict ? hidden : 0), grid: grid,
      choices: choices.map { $0.lines }, hasCutChoice: choices.contains { $0.isCut })
  }

  /// The panel at `point`.
  func panel(at point: Point, in context: ViewContext) -> Int? {
    layout(in: context).grid.panel(at: point)
  }

  private static func indent(in context: ViewContext) -> Int { context.isCompact ? 1 : 3 }

  private static func textWidth(in context: ViewContext) -> Int { context.body().width - 2 * indent(in: context) }

  /// What lies between the header and the key line.
  static func area(in context: ViewContext) -> Rect {
    context.body(below: BoardHeader.rows - 1).inset(dx: context.isCompact ? 0 : 1, dy: 0)
  }

  func keypad(in context: ViewContext) -> KeypadView {
    KeypadView(in: BoardView.area(in: context), isCompact: context.isCompact)
  }

  private func grid(in context: ViewContext) -> PanelGridView {
    switch choices {
    case .keypad: keypad(in: context).grid
    case .panels: panelGrid(in: context)
    }
  }

  private func panelGrid(in context: ViewContext) -> PanelGridView {
    let area = BoardView.area(in: context)
    let count = question.panels.count
    let room = area.height - 1
    let needed = linesNeeded(width: BoardView.textWidth(in: context))
    if context.isCompact {
      let roomy = PanelGridView(listed: count, in: area, rowHeight: 2)
      return needed <= room - roomy.height ? roomy : PanelGridView(listed: count, in: area, rowHeight: 1)
    }
    let rows = count > 4 ? 3 : max(1, (count + 1) / 2)
    let growth = max(0, context.size.height - ViewContext.full.height - 6) / rows
    let roomy = PanelGridView(framed: count, in: area, panelHeight: min(6, 12 / rows) + min(3, growth))
    return needed <= room - roomy.height ? roomy : PanelGridView(framed: count, in: area, panelHeight: 4)
  }

  /// The rows of the question with its longest verdict, so that panels keep their size when the verdict comes.
  private func linesNeeded(width: Int) -> Int {
    let explanation = question.question.explanation.map { SafeText($0).wrapped(to: width).count } ?? 0
    return SafeText(question.question.text).wrapped(to: width).count + 2 + explanation
  }

  private var showsVerdict: Bool {
    switch note {
    case .verdict: true
    case .chooseAgain, nil: false
    }
  }

  /// The question, and the note below it.
  private func textLines(width: Int, in context: ViewContext) -> [Line] {
    var lines: [Line]
    switch choices {
    case .panels: lines = SafeText(question.question.text).wrapped(to: width).map { Line($0) }
    case .keypad:
      let sum = KeypadView.spaced(question.question.text, context.glyphs)
      lines = Array(repeating: Line(.empty), count: context.isCompact ? 0 : 2) + [Line(sum, .title)]
    }
    switch note {
    case nil: break
    case .chooseAgain: lines += [Line(.empty), Line(context.words(.chooseAgain), .alert)]
    // The ring over the panels says enough of a right answer.
    case .verdict(let answered, staysUntilKey: false) where answered.isRight && !context.isCompact: break
    case .verdict(let answered, let staysUntilKey):
      let verdict = Verdict(question: answered, words: context.words, glyphs: context.glyphs)
      lines.append(Line(.empty))
      lines += verdict.lines(width: width, explaining: !answered.isRight || staysUntilKey)
    }
    return lines
  }
}

extension Phrase {
  fileprivate static let chooseAgain = Phrase(en: "Choose again.", ja: "もう一度選んでください。")
}
