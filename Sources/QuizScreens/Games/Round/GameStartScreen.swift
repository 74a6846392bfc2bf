import QuizCore
import TerminalKit

/// The start screen of a game whose questions are chosen already: what it is, how many questions, Start, Back.
struct GameStartScreen: Screen, Equatable {
  /// What can be pressed.
  enum Button: Int, CaseIterable {
    case start, back
  }

  enum Command: Hashable, Sendable {
    case press, other, back
  }

  static let keys = KeyTable<Command>([
    .init(.text("Enter"), [.enter, .character(" ")], .press, hint: \.hintConfirm),
    .init(
      .leftRight(),
      [
        .left, .right, .up, .down, .tab, .backTab, .character("h"), .character("j"), .character("k"), .character("l"),
      ], .other, hint: \.hintMove),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: \.hintBack, dropped: .last),
  ])

  /// Which game.
  let game: Game.ID
  /// What it draws from.
  let selection: Selection?
  private var selected = Button.start
  /// What that holds; nil until the world has said.
  private var facts: SelectionFacts?
  /// Why no round could be dealt.
  private var problem: SafeText?

  init(_ game: Game.ID, _ selection: Selection?) {
    self.game = game
    self.selection = selection
  }

  var effectsOnAppear: [Effect] { selection.map { [.inspect($0)] } ?? [] }

  private var module: any GameModule { Games.module(game) }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch GameStartScreen.keys.command(for: key) {
      case .press: return press(selected)
      case .other: selected = selected == .start ? .back : .start
      case .back: return [.back]
      case .none: break
      }
    case .row(let row): if let button = Button(rawValue: row) { return press(button) }
    case .response(.inspected(let inspected, let facts)) where inspected == selection:
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .response(.dealt(let setup)): return [.replace(RoundScreen(setup))]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .response, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private func press(_ button: Button) -> [Action] {
    switch button {
    case .start: [.effect(.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any)))]
    case .back: [.back]
    }
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(in context: ViewContext) -> [Hint] { GameStartScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    Button.allCases.first { place(of: $0, in: context).contains(point) }.map { .row($0.rawValue) }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let name = context.text(module.name)
    let titles = selection.map { words.titles(of: $0, glyphs: context.glyphs) } ?? [name]
    let title = titles[0]
    if module.game.allowsRetries {
      canvas.header([name + " \(context.glyphs.separator) " + title] + titles, in: context)
    } else {
      canvas.header(title, in: context)
    }
    let body = context.body()
    let bottom = place(of: .start, in: context).y
    var y = body.y + (context.isCompact ? 0 : 2)
    func row(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    canvas.draw(title, in: row(y), alignment: .center, style: .title)
    canvas.draw(length(in: context), in: row(y + 1), alignment: .center, style: .dim)
    y += context.isCompact ? 2 : 4

    let width = body.width - (context.isCompact ? 4 : 16)
    let notes = notes(in: context).map { (lines: $0.text.wrapped(to: width), style: $0.style) }
    let rules = module.rules(for: selection).map { context.text($0).wrapped(to: width) }
    let needed = (notes.map(\.lines) + rules).reduce(0) { $0 + $1.count }
    let gap = needed + rules.count + 1 <= bottom - y ? 1 : 0
    let left = body.x + (body.width - (rules.joined().map(\.width).max() ?? 0)) / 2
    // What went wrong comes before what can be read elsewhere.
    for note in notes {
      y = canvas.paragraph(
        note.lines, in: area(y), alignment: note.lines.count == 1 ? .center : .left, style: note.style)
    }
    if !notes.isEmpty { y += gap }
    for lines in rules where y + lines.count <= bottom {
      y = canvas.paragraph(lines, in: Rect(x: left, y: y, width: body.maxX - left, height: bottom - y)) + gap
    }
    for button in Button.allCases { draw(button, on: &canvas, context: context) }

    func area(_ y: Int) -> Rect { Rect(x: body.x + (body.width - width) / 2, y: y, width: width, height: bottom - y) }
  }

  private func draw(_ button: Button, on canvas: inout Canvas, context: ViewContext) {
    let place = place(of: button, in: context)
    let isSelected = button == selected
    let text = button == .start ? context.words.start : context.words.back
    canvas.frame(place, weight: isSelected ? .heavy : .light, style: isSelected ? .selected : .rule)
    let label = place.inset(dx: 1, dy: 1)
    canvas.draw(text, in: label, alignment: .center, style: isSelected ? .selected : .plain)
    if isSelected {
      canvas.cursor = Point(x: label.x + Alignment.center.indent(text.width, in: label.width), y: label.y)
    }
  }

  /// How many questions come, and how long each may take.
  private func length(in context: ViewContext) -> SafeText {
    let words = context.words
    let state = context.state
    if module.game.allowsRetries {
      return facts.map { $0.usable.map(words.totalQuestions) ?? words.manyQuestions } ?? .empty
    }
    guard selection != nil else { return words.roundLength(MissingNumber.roundLength, state.limit) }
    let usable = facts?.usable ?? state.questions
    return words.roundLength(min(usable, state.questions), state.limit)
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
    return notes
  }

  /// Where a button stands: side by side, so that small windows have room for both.
  private func place(of button: Button, in context: ViewContext) -> Rect {
    let body = context.body()
    let width = min(24, (body.width - 6) / 2)
    let left = body.x + (body.width - 2 * width - 2) / 2
    return Rect(
      x: left + (button == .start ? 0 : width + 2), y: body.maxY - (context.isCompact ? 3 : 4), width: width, height: 3)
  }
}
