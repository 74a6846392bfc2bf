import QuizCore
import TerminalKit

extension BoardView {
  /// A line of text, which may begin in another style.
  struct Line: Equatable {
    /// What it begins with, in a style of its own; empty for most lines.
    var label = SafeText.empty
    /// The style of that.
    var labelStyle = Style.plain
    let text: SafeText
    let style: Style

    init(_ text: SafeText, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// A text in lines: prose in this style, and code behind an upright line, each block of it with lines of one width.
    static func lines(
      of text: MarkedText, width: Int, fillsLines: Bool = false, _ style: Style = .plain, _ glyphs: Glyphs
    ) -> [Line] {
      let lines = text.lines(to: width, fillsLines: fillsLines)
      let widest = lines.map { $0.isCode ? $0.text.width : 0 }.max() ?? 0
      return lines.map { line in
        guard line.isCode else { return Line(line.text, style) }
        var code = Line(line.text.padded(to: widest) + " ", .code)
        (code.label, code.labelStyle) = (SafeText(String(glyphs.axisVertical)) + " ", .code)
        return code
      }
    }
  }

  /// Lines of text that may be more than their area holds.
  struct TextBlock: Equatable {
    let lines: [Line]
    let place: Rect
    /// The line that is shown first before the player scrolls.
    let first: Int
    /// How many lines stand on a card: those of the question; 0 without one.
    var linesOnCard = 0

    /// How far code reaches beyond the right edge.
    var overflow: Int {
      max(0, lines.reduce(0) { $1.style == .code ? max($0, $1.label.width + $1.text.width) : $0 } - place.width)
    }

    /// Whether some lines are out of sight.
    var isScrollable: Bool { lines.count > place.height }

    /// The scroll offset `rows` further on, kept within the text.
    func scroll(_ scroll: Int, by rows: Int) -> Int {
      isScrollable ? max(-first, min(lines.count - place.height - first, scroll + rows)) : 0
    }

    /// The offset that brings the verdict into view before a long explanation.
    var scrollToVerdict: Int {
      let verdict = lines.firstIndex { !$0.label.isEmpty }
      return verdict.map { scroll(0, by: min(0, $0 - first)) } ?? 0
    }
  }

  /// The text and the choices, broken into lines, and their places.
  struct Layout {
    let text: TextBlock
    var grid: PanelGridView
    /// The lines of each choice, as many as its panel holds.
    let choices: [[SafeText]]
    /// Whether a choice is too long for its panel.
    let hasCutChoice: Bool
    /// Whether the explanation only begins, for want of room.
    var beginsOnly = false
  }

  /// All that a layout follows from.
  struct LayoutKey: Equatable {
    let question: ShuffledQuestion
    let choices: ChoiceLayout
    let note: Note?
    let run: Int
    let hasVerdictAbove: Bool
    let size: Size
    let language: Language
    let isASCII: Bool
    let framesPanels: Bool
    let names: [SafeText]
  }

  /// A layout, to be used again by a board like the one that it was made for. A class, since each board has it.
  final class CachedLayout: Sendable {
    let key: LayoutKey
    let layout: Layout

    init(key: LayoutKey, layout: Layout) {
      self.key = key
      self.layout = layout
    }
  }

  /// The layout for these inputs; the cached one if they are unchanged.
  func cachedLayout(in context: ViewContext) -> CachedLayout {
    let key = LayoutKey(
      question: question, choices: choices, note: note, run: run, hasVerdictAbove: hasVerdictAbove,
      size: context.size, language: context.state.language, isASCII: context.glyphs.isASCII,
      framesPanels: context.glyphs.framesPanels, names: context.choiceNames)
    if let cached, cached.key == key { return cached }
    return CachedLayout(key: key, layout: newLayout(in: context))
  }

  /// Where everything stands.
  func layout(in context: ViewContext) -> Layout { cachedLayout(in: context).layout }

  /// Lays the board out. The text grows first; when it is too long, the panels shrink to four rows, and what is
  /// still too long scrolls.
  private func newLayout(in context: ViewContext) -> Layout {
    let width = textWidth(in: context)
    let large = largeType(width: width, in: context)
    let largeText = large?.question
    var (lines, verdict) = textLines(largeText, width: width, in: context)
    var grid = large?.grid ?? grid(below: largeText, in: context)
    grid.names = context.choiceNames
    var place = textPlace(lines: lines.count, verdict: verdict, above: grid, in: context)
    let whole = cutRightChoices(grid, width: width, in: context)
    if !whole.isEmpty {
      let line = verdict ?? lines.count + 1
      if verdict == nil { lines.append(Line(.empty)) }
      lines.insert(contentsOf: whole, at: hasVerdictAbove ? line : min(line + 1, lines.count))
      verdict = line
      place = textPlace(lines: lines.count, verdict: verdict, above: grid, in: context)
    }
    if context.isCompact, lines.count > place.height, let line = verdict, line > 0 {
      // A text that may scroll has no row to spare for a blank one.
      lines.remove(at: line - 1)
      verdict = line - 1
      if lines.count > place.height, let text = explanationBelow(width: width, fillsLines: true, in: context) {
        let usual = explanationBelow(width: width, in: context)?.count ?? 0
        lines.replaceSubrange((lines.count - usual)..., with: text)
      }
      if lines.count > place.height, case .verdict(let answered, .atAGlance) = note,
        self.verdict(on: answered, .opening, in: context).opening != nil
      {
        var board = self
        board.note = .verdict(answered, .opening)
        var layout = board.newLayout(in: context)
        layout.beginsOnly = true
        return layout
      }
    }
    let hasCard = choices != .keypad && BoardView.isRoomy(in: context) && largeText == nil
    let linesOnCard = hasCard ? verdict.map { $0 - 1 } ?? lines.count : 0
    if linesOnCard > 0, let line = verdict, lines.count + 1 < place.height {
      // One more row parts the card from what is said of it, where one is left above the panels.
      lines.insert(Line(.empty), at: line)
      verdict = line + 1
    }
    let hidden = max(0, lines.count - place.height)
    let choices = question.panels.enumerated().map { panel, choice -> (lines: [SafeText], isCut: Bool) in
      if let large = large?.choices { return (large[panel], false) }
      switch self.choices {
      case .panels: return grid.lines(of: MarkedText(choice), in: panel, context.glyphs)
      case .keypad, .line: return ([SafeText(choice)], false)
      }
    }
    // A verdict that does not fit shows its beginning; where the header has its words, the question stays, as far as what
    // is right is whole.
    let least = context.isCompact && hasVerdictAbove ? (verdict ?? 0) + whole.count - place.height : verdict ?? 0
    let first = max(0, min(hidden, least))
    return Layout(
      text: TextBlock(
        lines: lines, place: place, first: first, linesOnCard: linesOnCard),
      grid: grid, choices: choices.map { $0.lines }, hasCutChoice: choices.contains { $0.isCut })
  }

  /// The rows kept below a question for what is to be done, or for the verdict on a sum, with the blank one above; 0 where
  /// neither comes.
  func rowsBelowQuestion(in context: ViewContext) -> Int {
    let module = QuestionModules.module(for: question.question.kind)
    let hasVerdict = choices == .keypad && context.side() == nil
    return hasVerdict || module.prompt(for: question.question) != nil ? 2 : 0
  }

  /// Whether the question is answered for good.
  var isAnswered: Bool { if case .verdict = note { true } else { false } }

  /// The panel at `point`.
  func panel(at point: Point, in context: ViewContext) -> Int? {
    layout(in: context).grid.panel(at: point)
  }

  private static func indent(in context: ViewContext) -> Int { context.isCompact ? 1 : 4 }

  /// The columns of the question: all of the content, since the column at the side begins beside the panels.
  private func textWidth(in context: ViewContext) -> Int {
    context.content.width - 2 * BoardView.indent(in: context)
  }

  /// What lies between the header and the key line.
  static func area(in context: ViewContext) -> Rect {
    context.body(below: BoardHeader.rows - 1).inset(dx: context.isCompact ? 0 : 1, dy: 0)
  }

  func keypad(in context: ViewContext) -> KeypadView {
    KeypadView(
      in: BoardView.area(in: context), below: BoardView.scaleOfSum(in: context),
      hasVerdictAbove: context.side() == nil, isCompact: context.isCompact, context.glyphs)
  }

  private static func scaleOfSum(in context: ViewContext) -> LargeCharacter.Scale {
    SumView.scale(in: Size(width: context.content.width, height: area(in: context).height))
  }

  /// The sum in large digits; nil for other questions, and where there is no room for them.
  func sum(in context: ViewContext) -> SumView? {
    let area = BoardView.area(in: context)
    guard choices == .keypad, !context.isCompact || SumView.fits(in: area) else { return nil }
    return SumView(
      question.question.text, answer: isAnswered ? question.question.rightAnswer : nil,
      scale: BoardView.scaleOfSum(in: context))
  }

  func grid(below largeText: [Line]?, in context: ViewContext) -> PanelGridView {
    switch choices {
    case .keypad: keypad(in: context).grid
    case .panels: panelGrid(below: largeText, in: context)
    case .line: lineGrid(below: largeText, in: context)
    }
  }

  /// The place of a line, as high as four panels, so that the question stands where it does above those.
  private func lineGrid(below largeText: [Line]?, in context: ViewContext) -> PanelGridView {
    let area = BoardView.area(in: context)
    guard !context.isCompact else { return PanelGridView(whole: area, height: 2) }
    let height = 2 * rowHeight(rows: 2, below: largeText, in: context)
    let isShort = linesNeeded(largeText, in: context) > area.height - height
    return PanelGridView(whole: area, height: isShort ? 2 * BoardView.rowHeights.lowerBound : height)
  }

  private func panelGrid(below largeText: [Line]?, in context: ViewContext) -> PanelGridView {
    let area = BoardView.area(in: context)
    let count = question.panels.count
    func hasCutChoice(_ grid: PanelGridView) -> Bool {
      question.panels.enumerated().contains { !grid.fits(MarkedText($1), in: $0, context.glyphs) }
    }
    if context.isCompact {
      // By the window alone, so that the rows stand still from question to question. A high one has panels.
      let height = min(BoardView.highestOfStack, (area.height - BoardView.rowsAboveStack) / max(1, count))
      if height >= BoardView.rowHeights.lowerBound, count <= 4 {
        let place = Rect(x: area.x - 1, y: area.maxY - count * height, width: area.width + 2, height: count * height)
        return PanelGridView(stacked: Array(repeating: height, count: count), in: place, context.glyphs)
      }
      func list(_ columns: Int) -> PanelGridView {
        let roomy = PanelGridView(listed: count, columns: columns, in: area, rowHeight: 2)
        return roomy.height + BoardView.textRows <= area.height
          ? roomy : PanelGridView(listed: count, columns: columns, in: area, rowHeight: 1)
      }
      let usual = count > 8 ? 3 : count > 4 ? 2 : 1
      // Where a choice would be cut, fewer and wider columns, as long as something of the question stays.
      let wider = (1..<usual).reversed().map(list).filter { $0.height + BoardView.leastAboveList <= area.height }
      return ([list(usual)] + wider).first { !hasCutChoice($0) } ?? wider.last ?? list(usual)
    }
    let columns = count > 4 ? 3 : 2
    let rows = max(1, (count + columns - 1) / columns)
    // Beside a column two panels are as high as four, so that neither it nor the question moves between questions.
    let isSteady = rows == 1 && context.side() != nil
    let height =
      isSteady
      ? 2 * rowHeight(rows: 2, below: largeText, in: context) : rowHeight(rows: rows, below: largeText, in: context)
    let above = area.height - height * rows
    func grid(rowHeight: Int) -> PanelGridView {
      PanelGridView(tiled: count, in: area, rowHeight: rowHeight, context.glyphs)
    }
    let needed = linesNeeded(largeText, in: context)
    let usual = needed <= above ? height : BoardView.rowHeights.lowerBound
    // Where a choice would be cut, all panels grow into what the question and a short verdict leave.
    let kept = max(min(needed, BoardView.textRows), rowsOfQuestion(largeText, in: context) + 2)
    let most = min(BoardView.rowHeights.upperBound, (area.height - kept) / rows)
    guard usual < most, hasCutChoice(grid(rowHeight: usual)) else { return grid(rowHeight: usual) }
    return grid(rowHeight: (usual + 1..<most).first { !hasCutChoice(grid(rowHeight: $0)) } ?? most)
  }

  /// The right choices of a verdict that a list cuts, in full: the list stands still, so that they are told above it.
  private func cutRightChoices(_ grid: PanelGridView, width: Int, in context: ViewContext) -> [Line] {
    guard choices == .panels, !grid.isTiled, case .verdict = note else { return [] }
    let glyphs = context.glyphs
    return looks.indices.flatMap { panel -> [Line] in
      let choice = MarkedText(question.panels[panel])
      guard looks[panel].isSolution, !grid.fits(choice, in: panel, glyphs) else { return [] }
      return (glyphs.check + " " + grid.name(of: panel) + "  " + choice.oneLine).wrapped(to: width).map {
        Line($0, .correct)
      }
    }
  }

  /// How many rows there are from one panel to the one below it, for panels in this many rows, such that a question of
  /// ordinary length fits above them.
  private func rowHeight(rows: Int, below largeText: [Line]?, in context: ViewContext) -> Int {
    let area = BoardView.area(in: context)
    // Of a high window the question has its part too.
    let above =
      BoardView.isRoomy(in: context) && choices != .keypad
      ? rowsAbovePanels(for: largeText.map { $0.count + rowsBelowQuestion(in: context) } ?? 0, in: context)
      : BoardView.textRows + max(0, area.height - 30) / 4
    return min(BoardView.rowHeights.upperBound, max(BoardView.rowHeights.lowerBound, (area.height - above) / rows))
  }

  /// The rows above the panels for a question of ordinary length with its verdict.
  static let textRows = 7
  /// The fewest rows above a list whose choices are wide: three of the question, and a rule.
  private static let leastAboveList = 4
  /// The rows of the lowest panel and of the highest one, with the blank row or the frame that tells it from the next.
  private static let rowHeights = 4...20
  /// The rows above panels that stand one below the other, and the highest of those.
  private static let (rowsAboveStack, highestOfStack) = (12, 6)
  /// The blank rows between a question and its panels, where there is room for them.
  private static let gap = 3

  /// The place of the text: the question close to the choices, as far as its longest verdict has room below it. So it never
  /// moves.
  private func textPlace(lines: Int, verdict: Int?, above grid: PanelGridView, in context: ViewContext) -> Rect {
    let area = BoardView.area(in: context)
    let x = context.content.x + BoardView.indent(in: context)
    let width = textWidth(in: context)
    let bottom = grid.panels.first.map(\.y) ?? area.maxY
    let question = verdict.map { $0 - 1 } ?? lines
    if context.isCompact {
      // A rule stands below the text. A sum is in the middle, as far as its verdict has room.
      let height = max(1, bottom - area.y - 1)
      let free = height - question - (choices == .keypad ? 2 : BoardView.textRows)
      let above = choices == .keypad || grid.isTiled ? max(0, free) / 2 : 0
      return Rect(x: x, y: area.y + above, width: width, height: height - above)
    }
    if context.side() != nil {
      // Of the blank rows two thirds above it, since it is read with its panels, but three below for the foot of its card;
      // one alone stands below.
      let blank = max(0, bottom - area.y - question - rowsBelowQuestion(in: context))
      let top = area.y + (blank == 1 ? 0 : max(min(1, blank), min(blank * 2 / 3, blank - 3)))
      return Rect(x: x, y: top, width: width, height: max(1, bottom - top))
    }
    // With its longest verdict from the start on, so that it does not move when that comes.
    let needed = choices == .keypad ? lines : max(lines, linesNeeded(nil, in: context))
    // The blank row above is given up where that row makes the text fit, or parts it from the panels.
    let highest = bottom - needed <= area.y + 1 ? area.y : area.y + 1
    // A blank row separates the verdict from the panels where there is one to spare.
    let top = max(highest, min(bottom - BoardView.gap - question, bottom - needed - 1))
    return Rect(x: x, y: top, width: width, height: max(1, bottom - top))
  }

  func rowsOfQuestion(_ largeText: [Line]?, in context: ViewContext) -> Int {
    largeText?.count ?? MarkedText(question.question.text).lines(to: textWidth(in: context)).count
  }

  /// The rows of the question with its longest verdict, so that panels keep their size when the verdict comes.
  private func linesNeeded(_ largeText: [Line]?, in context: ViewContext) -> Int {
    let width = textWidth(in: context)
    let text = rowsOfQuestion(largeText, in: context)
    if context.side() != nil { return text + max(1, rowsBelowQuestion(in: context)) }
    return text + 1 + Verdict.mostLines(of: question.question, words: context.words, width: width)
  }

  /// The explanation below a question in a small window, where the header has the words of the verdict; nil where there is
  /// none.
  private func explanationBelow(width: Int, fillsLines: Bool = false, in context: ViewContext) -> [Line]? {
    guard context.isCompact, hasVerdictAbove, case .verdict(let answered, let telling) = note else { return nil }
    return verdict(on: answered, telling, in: context).lesson.map {
      Line.lines(of: $0, width: width, fillsLines: fillsLines, .plain, context.glyphs)
    }
  }

  private func verdict(on answered: AnsweredQuestion, _ telling: Verdict.Telling, in context: ViewContext) -> Verdict {
    Verdict(question: answered, words: context.words, glyphs: context.glyphs, run: run, telling: telling)
  }

  /// The question, in large type where it has such lines, and the note below it, which begins at line `verdict`; nil where
  /// there is none.
  private func textLines(_ largeText: [Line]?, width: Int, in context: ViewContext) -> (lines: [Line], verdict: Int?) {
    var lines: [Line]
    var noteLine: Int?
    switch choices {
    case .panels, .line:
      lines =
        largeText
        ?? Line.lines(of: MarkedText(question.question.text), width: width, .title, context.glyphs)
    case .keypad:
      // The rows of a sum in large digits are painted over.
      lines =
        sum(in: context).map { Array(repeating: Line(.empty), count: $0.scale.height) }
        ?? [Line(KeypadView.spaced(question.question.text, context.glyphs), .title)]
    }
    let hasSide = context.side() != nil
    switch note {
    case nil: break
    // The column at the side says what there is to say of an answer.
    case .chooseAgain where hasSide, .verdict where hasSide: break
    case .chooseAgain:
      noteLine = lines.count + 1
      let words = context.glyphs.cross + " " + context.words(.wrongChooseAgain)
      lines += [Line(.empty)] + words.wrapped(to: width).map { Line($0, .alert) }
    case .prompt(let prompt, let missed, let lacks):
      noteLine = lines.count + 1
      let again = missed.map { context.words(.notRight($0)) + " " } ?? .empty
      lines += [Line(.empty)]
      let isAlert = lacks || missed != nil
      lines += (again + context.words(prompt)).wrapped(to: width).map { Line($0, isAlert ? .alert : .hint) }
    // For a right answer, its lit panel suffices, unless it is one of several in a row.
    case .verdict(let answered, _)
    where answered.lesson == nil && answered.isRight && run < AnswerLight.runs.ring && !context.isCompact
      && choices == .panels:
      break
    case .verdict where context.isCompact && hasVerdictAbove:
      guard let text = explanationBelow(width: width, in: context) else { break }
      noteLine = lines.count + 1
      lines.append(Line(.empty))
      lines += text
    case .verdict(let answered, let telling):
      noteLine = lines.count + 1
      lines.append(Line(.empty))
      lines += verdict(on: answered, telling, in: context).lines(width: width)
      // The keys of a list have no room for what an answer was worth.
      if choices == .keypad, context.isCompact,
        case .right(_, let words, _) = question.rightPanels.first.map({ looks[$0] }),
        answered.isRight, let last = lines.popLast()
      {
        var line = Line("   " + words)
        (line.label, line.labelStyle) = (last.label, last.labelStyle)
        lines.append(line)
      }
      // What there is to read while a wrong answer stays.
      if choices == .keypad, !answered.isRight, let last = lines.popLast() {
        let sum = SumView.reason(for: question.question.text, question.question.rightAnswer).flatMap {
          self.sum(in: context)?.says($0) == true ? nil : $0
        }
        var line = Line(sum.map { "   " + KeypadView.spaced($0, context.glyphs) } ?? .empty)
        (line.label, line.labelStyle) = (last.label, last.labelStyle)
        lines.append(line)
      }
    }
    return (lines, noteLine)
  }
}

extension Phrase {
  /// What was given and is wrong, before what is to be done.
  fileprivate static func notRight(_ answer: SafeText) -> Phrase {
    Phrase(en: "Not \"\(answer)\".", ja: "「\(answer)」ではありません。")
  }
}
