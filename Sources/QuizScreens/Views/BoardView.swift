import QuizCore
import TerminalKit

/// A question on screen: its text, a note below it, and its choices as panels or as a keypad.
///
/// It is laid out from its contents and the window alone, below the rows of a ``BoardHeader``; every screen that shows
/// a question draws it with this view, and the fit check of banks asks the same layout.
struct BoardView {
  /// The note below the text of the question.
  enum Note: Equatable {
    /// A request to choose another panel.
    case chooseAgain
    /// What is to be done, after a wrong answer that answer; `lacks` where one was to be given that lacks something.
    case prompt(Phrase, missed: SafeText?, lacks: Bool)
    /// The verdict on the answer, with so much of the explanation, where there is one.
    case verdict(AnsweredQuestion, Verdict.Telling)
  }

  /// The question, and its choices in the order of the panels.
  let question: ShuffledQuestion
  /// How the choices are laid out.
  let choices: ChoiceLayout
  /// The line that is typed; nil where there are panels.
  var line: AnswerLineView?
  /// The look of each panel.
  var looks: [PanelGridView.Look]
  /// The note below the text.
  var note: Note?
  /// How many questions in a row are right with the answered one, where that is told.
  var run = 0
  /// How many lines a long text is scrolled from where it begins.
  var scroll = 0
  /// How many columns code is scrolled from where it begins.
  var pan = 0
  /// Whether the header of a small window has the words of the verdict, so that the question keeps its place.
  var hasVerdictAbove = false
  /// The light of a right answer, while it is seen.
  var light: AnswerLight?
  /// A layout that was made before, used again as long as it fits.
  var cached: CachedLayout?

  /// A question that is asked, with what the player has put together of an answer; panels in `blocked` cannot be chosen,
  /// and after a wrong answer, `missed`, it is asked for another.
  init(
    asking question: ShuffledQuestion, choices: ChoiceLayout = .panels, _ entry: AnswerEntry = AnswerEntry(),
    blocked: Set<Int> = [], missed: GivenAnswer? = nil, words: Localizer
  ) {
    let module = QuestionModules.module(for: question.question.kind)
    self.question = question
    self.choices = question.question.kind.isLine ? .line : choices
    looks = module.looks(asking: question, entry, blocked: blocked, words)
    line = question.question.kind.isLine ? AnswerLineView(entry.field, of: question.question) : nil
    let lack = entry.lacks ? module.lack(of: entry, for: question.question) : nil
    note =
      (lack ?? module.prompt(for: question.question)).map {
        .prompt($0, missed: missed.map { SafeText(question.words(of: $0)).oneLine }, lacks: entry.lacks)
      }
      ?? (blocked.isEmpty ? nil : .chooseAgain)
  }

  /// A question that is answered: the right panel and the chosen one are marked.
  /// `points` is what the answer was worth; nil in a game without points.
  init(
    answered: AnsweredQuestion, choices: ChoiceLayout = .panels, points: Int? = nil, note: Note? = nil,
    words: Localizer
  ) {
    let kind = answered.shuffled.question.kind
    let gained = points.map { "   " + words(.pointsGained($0)) } ?? .empty
    let worth = words(.seconds(NumberFormat.tenthsNearest(answered.elapsed))) + gained
    question = answered.shuffled
    self.choices = kind.isLine ? .line : choices
    looks = QuestionModules.module(for: kind).looks(of: answered, worth: worth, words)
    line = kind.isLine ? AnswerLineView(answered, worth: worth) : nil
    self.note = note
  }
}

// Drawing.
extension BoardView {
  /// Paints the board at rest.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let layout = layout(in: context)
    drawText(layout, on: &canvas, context: context)
    drawChoices(layout, on: &canvas, context: context)
    if let light { drawLight(light, layout.grid, on: &canvas) }
  }

  /// Paints the board while its panels come: first those of the board before leave downwards, then its own rise.
  func draw(_ motion: PanelMotion, after previous: BoardView?, on canvas: inout Canvas, context: ViewContext) {
    drawText(layout(in: context), isDim: motion.dimsText, on: &canvas, context: context)
    let mover = motion.panels == .leaving ? previous ?? self : self
    var layout = mover.layout(in: context)
    layout.grid = layout.grid.moved(down: motion.offset(height: layout.grid.height))
    mover.drawChoices(layout, on: &canvas, context: context)
    canvas.cursor = nil
    // Panels that sank below the board are out of sight.
    let foot = BoardView.area(in: context).maxY
    canvas.fill(Rect(x: 0, y: foot, width: context.size.width, height: context.size.height - foot))
  }

  private func drawText(
    _ layout: Layout, isDim: Bool = false, on canvas: inout Canvas, context: ViewContext
  ) {
    let text = layout.text
    if context.isCompact {
      canvas.rule(at: text.place.maxY - context.content.y, in: context)
    }
    // The offset may be from another size of the window.
    let first = max(0, min(text.first + scroll, text.lines.count - text.place.height))
    let card: Style? = text.linesOnCard > 0 ? isDim ? .off : .lamp(nil) : nil
    if let card {
      // With rows above the question, where there are some, and below.
      let area = BoardView.area(in: context)
      let margin = rowsBelowQuestion(in: context) > 0 ? 1 : 2
      let top = max(text.place.y - margin, area.y)
      let rows = text.place.y - top + max(0, text.linesOnCard - first) + margin
      canvas.fill(Rect(x: text.place.x - 2, y: top, width: text.place.width + 4, height: rows), style: card)
    }
    for (row, line) in text.lines.dropFirst(first).prefix(text.place.height).enumerated() {
      let place = Rect(x: text.place.x, y: text.place.y + row, width: text.place.width, height: 1)
      let indent =
        choices == .keypad ? Alignment.center.indent(line.label.width + line.text.width, in: place.width) : 0
      let start = Point(x: place.x + max(0, indent), y: place.y)
      let ground = first + row < text.linesOnCard ? card : nil
      let width = canvas.draw(line.label, at: start, style: ground ?? line.labelStyle)
      let style = ground ?? (isDim && line.style != .lit(nil) ? .dim : line.style)
      canvas.draw(
        line.style == .code && pan > 0 ? line.text.dropping(min(pan, text.overflow)) : line.text,
        at: Point(x: start.x + width, y: start.y), style: style,
        width: place.maxX - start.x - width)
    }
    // In the middle above its keys, as far as it is not wider.
    let keys = layout.grid.panels.prefix(3)
    let middle = ((keys.first?.x ?? text.place.x) + (keys.last?.maxX ?? text.place.maxX)) / 2
    sum(in: context)?.draw(from: Point(x: context.content.x, y: text.place.y), middle: middle, on: &canvas)
    guard text.isScrollable else { return }
    // On the rule below in the compact layout, on the blank row above otherwise: never over the text.
    let edge = Rect(
      x: text.place.x, y: context.isCompact ? text.place.maxY : text.place.y - 1, width: text.place.width, height: 1)
    BoardView.drawMark(
      hasMoreBelow: first + text.place.height < text.lines.count, by: isAnswered ? .lines : .pages, in: edge,
      on: &canvas, context: context)
  }

  /// The keys that scroll a text: those of its lines, or where they select panels, those of its pages.
  enum ScrollKeys {
    case lines, pages

    /// The one for what comes below, and for what is above.
    var names: (down: SafeText, up: SafeText) {
      switch self {
      case .lines: ("j", "k")
      case .pages: ("PgDn", "PgUp")
      }
    }
  }

  /// Says in a row that a text goes on below it, or above, and by which key.
  static func drawMark(
    hasMoreBelow: Bool, by keys: ScrollKeys, in row: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let arrow = hasMoreBelow ? context.glyphs.down : context.glyphs.up
    let words = context.words(hasMoreBelow ? .moreBelow(keys.names.down) : .moreAbove(keys.names.up))
    canvas.draw(" " + arrow + " " + words + " ", in: row, alignment: .right, style: .hint)
  }

  private func drawChoices(_ layout: Layout, on canvas: inout Canvas, context: ViewContext) {
    for (panel, (lines, look)) in zip(layout.choices, looks).enumerated() {
      switch choices {
      case .panels:
        layout.grid.draw(lines, panel: panel, look: look, on: &canvas)
      case .keypad: keypad(in: context).draw(lines.first ?? .empty, panel: panel, look: look, on: &canvas)
      case .line: break
      }
    }
    if let line, let place = layout.grid.panels.first {
      line.draw(in: place, isCompact: context.isCompact, on: &canvas, words: context.words)
    }
  }

}

extension Phrase {
  fileprivate static func moreBelow(_ key: SafeText) -> Phrase { Phrase(en: "more (\(key))", ja: "下へ（\(key)）") }
  fileprivate static func moreAbove(_ key: SafeText) -> Phrase { Phrase(en: "more (\(key))", ja: "上へ（\(key)）") }
}
