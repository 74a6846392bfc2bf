import QuizCore
import TerminalKit

/// How the timed round is played, what its questions are drawn from, and the button that begins it.
struct StartScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case start, back, previous, next
  }

  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .start, hint: \.hintStart, help: \.hintStart,
      helpName: .text("Enter Space")),
    .init(
      .leftRight(),
      [
        (.left, .previous), (.right, .next), (.character("h"), .previous), (.character("l"), .next),
        (.up, .previous), (.down, .next), (.character("k"), .previous), (.character("j"), .next),
      ], hint: \.hintSet, help: \.hintSet, helpName: .leftRight("h l"), dropped: .later),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: \.hintBack, dropped: .last),
  ])

  /// What will be drawn from.
  private(set) var selection: Selection
  /// What that holds; nil until the world has said.
  private var facts: SelectionFacts?
  /// Why no round could be dealt.
  private var problem: SafeText?

  init(_ selection: Selection) {
    self.selection = selection
  }

  var effectsOnAppear: [Effect] { [.inspect(selection)] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch StartScreen.keys.command(for: key) {
      case .start: return [.effect(.deal(RoundRequest(.timed, .selection(selection))))]
      case .back: return [.back]
      case .previous: return change(by: -1, in: context)
      case .next: return change(by: 1, in: context)
      case .none: return []
      }
    case .response(.inspected(let inspected, let facts)) where inspected == selection:
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .response(.dealt(let setup)): return [.replace(RoundScreen(setup))]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .wheel(let rows): return change(by: rows, in: context)
    case .response, .row, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  /// Goes on to another selection; a file named on the command line is one of them while this screen is open.
  private mutating func change(by step: Int, in context: ViewContext) -> [Action] {
    var all = context.state.catalogue.selections
    if case .file = context.state.selection { all.append(context.state.selection) }
    if !all.contains(selection) { all.append(selection) }
    guard all.count > 1, let index = all.firstIndex(of: selection) else { return [] }
    selection = all[(index + step + all.count) % all.count]
    facts = nil
    problem = nil
    return [.effect(.inspect(selection))]
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(in context: ViewContext) -> [Hint] { StartScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    button(in: context).contains(point) ? .key(.enter) : nil
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let drawn = facts.map { min($0.usable ?? .max, context.state.questions) } ?? context.state.questions
    canvas.header(
      words.titles(of: selection, glyphs: context.glyphs),
      facts.map { $0.problem == nil ? [words.drawnFrom($0.usable, drawn)] : [] } ?? [], in: context)

    let body = context.body()
    let button = button(in: context)
    var y = body.y + (context.isCompact ? 0 : 1)
    func row(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    canvas.draw(heading(in: context), in: row(y), alignment: .center, style: .title)
    y += 1
    canvas.draw(words.roundLength(drawn, context.state.limit), in: row(y), alignment: .center, style: .dim)
    y += context.isCompact ? 1 : 2
    // What may go wrong is read nowhere else, so guidance makes room for it.
    let margin = context.isCompact ? 1 : 8
    let notes = notes(in: context).flatMap { note in
      let lines = note.text.wrapped(to: body.width - 2 * margin)
      // A text that takes more than a line is read from its left edge.
      return lines.map { (text: $0, style: note.style, alignment: lines.count == 1 ? Alignment.center : .left) }
    }
    y = drawGuidance(from: y, above: button.y - notes.count, on: &canvas, context: context)
    for line in notes where y < button.y {
      let place = Rect(x: body.x + margin, y: y, width: body.width - 2 * margin, height: 1)
      canvas.draw(line.text, in: place, alignment: line.alignment, style: line.style)
      y += 1
    }
    canvas.frame(button, weight: .heavy, style: .selected)
    let label = Rect(x: button.x + 1, y: button.y + 1, width: button.width - 2, height: 1)
    canvas.draw(words.start, in: label, alignment: .center, style: .selected)
    canvas.cursor = Point(x: label.x + Alignment.center.indent(words.start.width, in: label.width), y: label.y)
  }

  /// The genre's quiz; the game's name where more than one genre is played.
  private func heading(in context: ViewContext) -> SafeText {
    let words = context.words
    return switch selection {
    case .genre(let genre), .set(let genre, _): words.startTitle(SafeText(genre))
    case .everything, .own, .file, .missed: context.text(Games.module(.timed).name)
    }
  }

  /// Titles in one column and texts in the other, a blank row between where there is room for it; gives the row after.
  private func drawGuidance(from first: Int, above bottom: Int, on canvas: inout Canvas, context: ViewContext) -> Int {
    let body = context.body()
    let guides = context.state.guidance.map { (title: SafeText($0.title), text: SafeText($0.text)) }
    let titleWidth = min(18, guides.map(\.title.width).max() ?? 0)
    let left = context.isCompact ? body.x + 1 : body.x + body.width / 2 - 32
    let textColumn = context.isCompact ? left + titleWidth + 1 : left + 18
    let textWidth = max(10, body.maxX - 1 - textColumn)
    let blocks = guides.map { $0.text.wrapped(to: textWidth) }
    let rows = blocks.reduce(0) { $0 + $1.count }
    let gap = first + rows + guides.count <= bottom ? 1 : 0
    var y = first
    for (guide, lines) in zip(guides, blocks) {
      // A later line without the ones before it would only confuse.
      guard y + lines.count <= bottom else { break }
      canvas.draw(guide.title, at: Point(x: left, y: y), style: .key, width: textColumn - left - 1)
      y = canvas.paragraph(lines, in: Rect(x: textColumn, y: y, width: textWidth, height: bottom - y)) + gap
    }
    return y
  }

  /// What the player should know before the round begins.
  private func notes(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    var notes: [(text: SafeText, style: Style)] = []
    if let problem { notes.append((problem, .alert)) }
    if let reason = context.state.saveProblem { notes.append((words.notSavable(SafeText(reason)), .alert)) }
    guard let facts, facts.problem == nil else { return notes }
    if facts.skippedFiles > 0 { notes.append((words.skippedFiles(facts.skippedFiles), .alert)) }
    if facts.skipped > 0 { notes.append((words.skippedRows(facts.skipped), .alert)) }
    if let usable = facts.usable, usable < context.state.questions {
      notes.append((words.fewerQuestions(usable), .hint))
    }
    return notes
  }

  /// Where the button stands.
  private func button(in context: ViewContext) -> Rect {
    let body = context.body()
    let width = min(28, body.width - 4)
    let bottom = context.isCompact ? body.maxY : body.maxY - 1
    return Rect(x: body.x + (body.width - width) / 2, y: bottom - 3, width: width, height: 3)
  }
}
