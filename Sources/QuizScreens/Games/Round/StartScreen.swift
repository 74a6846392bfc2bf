import QuizCore
import TerminalKit

/// The screen before a round: what is played, how long it is, how it is played, and the button that begins it.
///
/// What it says comes from the game's ``GameModule/startPage(for:_:in:)``.
struct StartScreen: Screen, Equatable {
  /// A button, from the left.
  enum Button: Int, CaseIterable {
    case start, back
  }

  enum Command: Hashable, Sendable {
    case press, previous, next, back
  }

  /// The keys where the arrows change what is drawn from.
  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" ")], .press, hint: .hintStart, help: .hintStart,
      helpName: .text("Enter Space")),
    .init(.leftRight(), arrows, hint: .hintSet, help: .hintSet, helpName: .leftRight("h l"), dropped: .later),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  /// The keys where the arrows move between the buttons.
  static let buttonKeys = KeyTable<Command>([
    .init(.text("Enter"), [.enter, .character(" ")], .press, hint: .hintConfirm),
    .init(.leftRight(), arrows + [(.tab, .next), (.backTab, .previous)], hint: .hintMove),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  private static let arrows: [(Key, Command)] = [
    (.left, .previous), (.right, .next), (.character("h"), .previous), (.character("l"), .next),
    (.up, .previous), (.down, .next), (.character("k"), .previous), (.character("j"), .next),
  ]

  /// The game.
  let game: Game.ID
  /// What its questions are drawn from; nil where it makes its own.
  private(set) var selection: Selection?
  /// The button that Enter would press.
  private var selected = Button.start
  /// What the selection holds; nil until the program has answered.
  private var facts: SelectionFacts?
  /// Why no round could be dealt.
  private var problem: SafeText?

  init(_ game: Game.ID, _ selection: Selection?) {
    self.game = game
    self.selection = selection
  }

  var effectsOnAppear: [Effect] { selection.map { [.inspect($0)] } ?? [] }

  private func page(in context: ViewContext) -> StartPage {
    Games.module(game).startPage(for: selection, facts, in: context)
  }

  private func keys(in context: ViewContext) -> KeyTable<Command> {
    page(in: context).changesSelection ? StartScreen.keys : StartScreen.buttonKeys
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch keys(in: context).command(for: key) {
      case .press: return press(selected)
      case .back: return [.back]
      case .previous: return move(by: -1, in: context)
      case .next: return move(by: 1, in: context)
      case .none: break
      }
    case .row(let row): if let button = Button(rawValue: row) { return press(button) }
    case .wheel(let rows): if page(in: context).changesSelection { return changeSelection(by: rows, in: context) }
    case .response(.inspected(let inspected, let facts)) where inspected == selection:
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .response(.dealt(let setup)): return [.replace(RoundScreen(setup))]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private func press(_ button: Button) -> [Action] {
    switch button {
    case .start: [.effect(.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any)))]
    case .back: [.back]
    }
  }

  private mutating func move(by step: Int, in context: ViewContext) -> [Action] {
    if page(in: context).changesSelection { return changeSelection(by: step, in: context) }
    selected = selected == .start ? .back : .start
    return []
  }

  /// Goes on to another selection; a file named on the command line is one of them while this screen is open.
  private mutating func changeSelection(by step: Int, in context: ViewContext) -> [Action] {
    var all = context.state.catalogue.selections
    if case .file = context.state.selection { all.append(context.state.selection) }
    if let selection, !all.contains(selection) { all.append(selection) }
    guard all.count > 1, let index = all.firstIndex(where: { $0 == selection }) else { return [] }
    let next = all[(index + step % all.count + all.count) % all.count]
    selection = next
    facts = nil
    problem = nil
    return [.effect(.inspect(next))]
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(in context: ViewContext) -> [Hint] { keys(in: context).hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    buttons(of: page(in: context), in: context).first { $0.place.contains(point) }.map { .row($0.button.rawValue) }
  }
}

// What is seen.
extension StartScreen {
  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let page = page(in: context)
    canvas.header(page.titles, page.details, in: context)
    let body = context.body()
    let advice = AdviceView(page.advice, in: context)
    // The guidance of the timed round has more to say than the rules of other games, and begins higher.
    let air = context.isCompact ? 0 : page.changesSelection ? 1 : 2
    func row(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    canvas.draw(page.heading, in: row(body.y + air), alignment: .center, style: .title)
    canvas.draw(page.length, in: row(body.y + air + 1), alignment: .center, style: .dim)

    let margin = context.isCompact ? 1 : 8
    let notes = notes(of: page, in: context).flatMap { note in
      let lines = note.text.wrapped(to: body.width - 2 * margin)
      // A text that takes more than a line is read from its left edge.
      return lines.map { (text: $0, style: note.style, alignment: lines.count == 1 ? Alignment.center : .left) }
    }
    let buttons = buttons(of: page, in: context)
    let bottom = buttons.first?.place.y ?? body.maxY
    // What may go wrong is read nowhere else, so the advice makes room for it.
    var y = advice.draw(from: body.y + 2 * air + 2, above: bottom - notes.count, on: &canvas)
    for line in notes where y < bottom {
      let place = Rect(x: body.x + margin, y: y, width: body.width - 2 * margin, height: 1)
      canvas.draw(line.text, in: place, alignment: line.alignment, style: line.style)
      y += 1
    }
    for (button, place) in buttons { draw(button, in: place, on: &canvas, context: context) }
  }

  private func draw(_ button: Button, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let isSelected = button == selected
    let text = button == .start ? context.words(.start) : context.words(.back)
    canvas.frame(place, weight: isSelected ? .heavy : .light, style: isSelected ? .selected : .rule)
    let label = place.inset(dx: 1, dy: 1)
    canvas.draw(text, in: label, alignment: .center, style: isSelected ? .selected : .plain)
    if isSelected {
      canvas.cursor = Point(x: label.x + Alignment.center.indent(text.width, in: label.width), y: label.y)
      canvas.fillSelection(place)
    }
  }

  /// What the player should know before the round begins.
  private func notes(of page: StartPage, in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    var notes: [(text: SafeText, style: Style)] = []
    if let problem { notes.append((problem, .alert)) }
    if let reason = context.state.saveProblem { notes.append((words(.notSavable(SafeText(reason))), .alert)) }
    guard let facts, facts.problem == nil else { return notes }
    if facts.skippedFiles > 0 { notes.append((words(.skippedFiles(facts.skippedFiles)), .alert)) }
    if facts.skipped > 0 { notes.append((words(.skippedRows(facts.skipped)), .alert)) }
    if let usable = facts.usable, let wanted = page.wanted, usable < wanted {
      notes.append((words(.fewerQuestions(usable)), .hint))
    }
    return notes
  }

  /// The buttons and their places: side by side, so that small windows have room for both; Start alone where the arrows
  /// change the selection.
  private func buttons(of page: StartPage, in context: ViewContext) -> [(button: Button, place: Rect)] {
    let body = context.body()
    let buttons = page.changesSelection ? [.start] : Button.allCases
    let width = page.changesSelection ? min(28, body.width - 4) : min(24, (body.width - 6) / 2)
    let left = body.x + (body.width - buttons.count * (width + 2) + 2) / 2
    return buttons.enumerated().map { index, button in
      (
        button,
        Rect(
          x: left + index * (width + 2), y: body.maxY - (context.isCompact ? 3 : 4), width: width, height: 3)
      )
    }
  }
}

extension Phrase {
  static let start = Phrase(en: "Start!", ja: "スタート！")
  fileprivate static let back = Phrase(en: "Back", ja: "戻る")
  fileprivate static let hintStart = Phrase(en: "start", ja: "スタート")
  fileprivate static let hintSet = Phrase(en: "other questions", ja: "セットを選ぶ")
}
