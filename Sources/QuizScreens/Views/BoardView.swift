import QuizCore
import TerminalKit

/// A question on screen: its text with what is said of it below, and its choices as panels or as a keypad.
///
/// It is laid out from its contents and the window alone, below the rows of a ``BoardHeader``; every screen that shows
/// a question draws it with this view, and the fit check of banks asks the same layout.
struct BoardView: Equatable {
  /// What stands below the text of the question.
  enum Note: Equatable {
    /// That another panel has to be chosen.
    case chooseAgain
    /// The verdict on the answer; `staysUntilKey` leaves time to read the explanation of a right one too.
    case verdict(AnsweredQuestion, staysUntilKey: Bool)
  }

  /// The question, and its choices in the order of the panels.
  let question: ShuffledQuestion
  /// How the choices are laid out.
  let choices: ChoiceLayout
  /// The look of each panel.
  var looks: [PanelGridView.Look]
  /// What stands below the text.
  var note: Note?
  /// How many lines a long text is scrolled from where it begins.
  var scroll = 0

  /// A question that is asked: its panels can be chosen, except the blocked ones.
  init(
    asking question: ShuffledQuestion, choices: ChoiceLayout = .panels, selected: Int? = nil, blocked: Set<Int> = []
  ) {
    self.question = question
    self.choices = choices
    looks = question.panels.indices.map { panel in
      if blocked.contains(panel) { return .gone }
      return panel == selected ? .selected : .open
    }
    note = blocked.isEmpty ? nil : .chooseAgain
  }

  /// A question that is answered: the right panel and the chosen one are marked.
  init(answered: AnsweredQuestion, choices: ChoiceLayout = .panels, note: Note? = nil, words: Localizer) {
    question = answered.shuffled
    self.choices = choices
    looks = BoardView.looks(of: answered, words)
    self.note = note
  }

  /// The looks of the panels of an answered question: the right one and those that were chosen stand out.
  static func looks(of answered: AnsweredQuestion, _ words: Localizer) -> [PanelGridView.Look] {
    let question = answered.shuffled
    return question.panels.indices.map { panel in
      if panel == question.rightPanel { return .right(answered.isRight ? words(.markRight) : words(.markAnswer)) }
      if answered.outcome == .wrong(panel: panel) { return .wrong(words(.markYours)) }
      return answered.choices.contains { $0.panel == panel } ? .gone : .answered
    }
  }
}

// Where everything stands.
extension BoardView {
  /// Lines of text that may be more than their area holds.
  struct TextBlock {
    let lines: [(text: SafeText, style: Style)]
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

  /// The places of the text and of the choices.
  struct Layout {
    let text: TextBlock
    let grid: PanelGridView
  }

  /// Lays the board out. The text grows first; when it is too long, the panels shrink to four rows (a list loses its
  /// blank rows), and what is still too long scrolls.
  func layout(in context: ViewContext) -> Layout {
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
    return Layout(text: TextBlock(lines: lines, place: place, first: showsVerdict ? hidden : 0), grid: grid)
  }

  /// The panel at `point`.
  func panel(at point: Point, in context: ViewContext) -> Int? {
    layout(in: context).grid.panel(at: point)
  }

  /// Whether a choice is too long for its panel.
  func hasCutChoice(in context: ViewContext) -> Bool {
    switch choices {
    case .keypad: return false
    case .panels:
      let grid = grid(in: context)
      return question.panels.enumerated().contains { !grid.fits(SafeText($1), in: $0, context.glyphs) }
    }
  }

  private static func indent(in context: ViewContext) -> Int { context.isCompact ? 1 : 3 }

  private static func textWidth(in context: ViewContext) -> Int { context.content.width - 2 * indent(in: context) }

  /// What lies between the header and the key line.
  private static func area(in context: ViewContext) -> Rect {
    let content = context.content
    return Rect(
      x: content.x + (context.isCompact ? 0 : 1), y: BoardHeader.rows,
      width: content.width - (context.isCompact ? 0 : 2), height: context.size.height - 2 - BoardHeader.rows)
  }

  private func keypad(in context: ViewContext) -> KeypadView {
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
  private func textLines(width: Int, in context: ViewContext) -> [(text: SafeText, style: Style)] {
    var lines: [(text: SafeText, style: Style)]
    switch choices {
    case .panels: lines = SafeText(question.question.text).wrapped(to: width).map { ($0, .plain) }
    case .keypad:
      let sum = KeypadView.spaced(question.question.text, context.glyphs)
      lines = Array(repeating: ("", .plain), count: context.isCompact ? 0 : 2) + [(sum, .title)]
    }
    switch note {
    case nil: break
    case .chooseAgain: lines += [("", .plain), (context.words(.chooseAgain), .alert)]
    // The ring over the panels says enough of a right answer.
    case .verdict(let answered, staysUntilKey: false) where answered.isRight && !context.isCompact: break
    case .verdict(let answered, let staysUntilKey):
      let verdict = Verdict(question: answered, words: context.words, glyphs: context.glyphs)
      lines.append(("", .plain))
      lines += verdict.lines(width: width, explaining: !answered.isRight || staysUntilKey)
    }
    return lines
  }
}

// What is seen.
extension BoardView {
  /// Paints the board at rest.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let layout = layout(in: context)
    drawText(layout.text, on: &canvas, context: context)
    drawChoices(layout.grid, on: &canvas, context: context)
    guard case .verdict(let answered, _) = note, answered.isRight, !context.isCompact,
      let first = layout.grid.panels.first
    else { return }
    RingView().draw(
      in: Rect(x: context.content.x, y: first.y, width: context.content.width, height: layout.grid.height), on: &canvas)
  }

  /// Paints the board while its panels come: first those of the board before leave downwards, then its own rise.
  func draw(_ motion: PanelMotion, after previous: BoardView?, on canvas: inout Canvas, context: ViewContext) {
    drawText(layout(in: context).text, isDim: motion.dimsText, on: &canvas, context: context)
    let mover = motion.panels == .leaving ? previous ?? self : self
    let grid = mover.grid(in: context)
    mover.drawChoices(grid.moved(down: motion.offset(height: grid.height)), on: &canvas, context: context)
    canvas.cursor = nil
    // Panels that sank below the board are out of sight.
    let foot = BoardView.area(in: context).maxY
    canvas.fill(Rect(x: 0, y: foot, width: context.size.width, height: context.size.height - foot))
  }

  private func drawText(
    _ text: TextBlock, isDim: Bool = false, on canvas: inout Canvas, context: ViewContext
  ) {
    if context.isCompact { canvas.rule(at: text.place.maxY) }
    let first = text.first + scroll
    for (row, line) in text.lines.dropFirst(first).prefix(text.place.height).enumerated() {
      canvas.draw(
        line.text, in: Rect(x: text.place.x, y: text.place.y + row, width: text.place.width, height: 1),
        alignment: choices == .keypad ? .center : .left, style: isDim ? .dim : line.style)
    }
    guard text.isScrollable else { return }
    // On the rule below in the compact layout, on the blank row above otherwise: never over the text.
    let edge = Rect(
      x: text.place.x, y: context.isCompact ? text.place.maxY : text.place.y - 1, width: text.place.width, height: 1)
    let hasMoreBelow = first + text.place.height < text.lines.count
    let arrow = hasMoreBelow ? context.glyphs.down : context.glyphs.up
    let words = context.words(hasMoreBelow ? .moreBelow : .moreAbove)
    canvas.draw(" " + arrow + " " + words + " ", in: edge, alignment: .right, style: .hint)
  }

  private func drawChoices(_ grid: PanelGridView, on canvas: inout Canvas, context: ViewContext) {
    for (panel, (choice, look)) in zip(question.panels, looks).enumerated() {
      switch choices {
      case .panels: grid.draw(SafeText(choice), panel: panel, look: look, on: &canvas)
      case .keypad: keypad(in: context).draw(SafeText(choice), panel: panel, look: look, on: &canvas)
      }
    }
  }

  /// Paints all choices in full, in place of the board.
  func drawWholeChoices(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let glyphs = context.glyphs
    let indent = ChoiceLabel.width(glyphs) + 3
    canvas.draw(context.words(.wholeChoices), at: Point(x: area.x + 1, y: area.y), style: .title)
    var y = area.y + 2
    for (index, choice) in question.panels.enumerated() {
      let lines = SafeText(choice).wrapped(to: area.width - indent - 1)
      guard y < area.maxY else { break }
      canvas.draw(ChoiceLabel.text(index, glyphs), at: Point(x: area.x + 1, y: y), style: .chip(index))
      y = canvas.paragraph(
        lines, in: Rect(x: area.x + indent, y: y, width: area.width - indent - 1, height: area.maxY - y))
    }
  }
}

extension Phrase {
  fileprivate static let chooseAgain = Phrase(en: "Choose again.", ja: "もう一度選んでください。")
  fileprivate static let wholeChoices = Phrase(en: "The choices in full", ja: "選択肢の全文")
  fileprivate static let moreBelow = Phrase(en: "more (PgDn)", ja: "下へ（PgDn）")
  fileprivate static let moreAbove = Phrase(en: "more (PgUp)", ja: "上へ（PgUp）")
}
