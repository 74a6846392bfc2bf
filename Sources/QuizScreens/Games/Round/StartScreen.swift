import QuizCore
import TerminalKit

/// The screen before a round: what is played, how long it is, how it is played, and the button that begins it.
///
/// Its contents come from the game's ``GameModule/startPage(for:_:in:)``.
struct StartScreen: Screen, Equatable {
  /// A button, from the left.
  enum Button: Int, CaseIterable {
    case start, back
  }

  enum Command: Hashable, Sendable {
    case press, previous, next, kinds, back
  }

  /// The keys.
  static let keys = KeyTable<Command>([
    .init(.text("Enter"), [.enter, .character(" ")], .press, hint: .hintConfirm, dropped: .last),
    .init(.leftRight(), arrows + [(.tab, .next), (.backTab, .previous)], hint: .hintMove),
    .init(.text("t"), [.character("t")], .kinds, hint: .hintKinds, dropped: .afterOthers),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.start, keys)]

  private static let arrows: [(key: Key, command: Command)] = [
    (.left, .previous), (.right, .next), (.character("h"), .previous), (.character("l"), .next),
    (.up, .previous), (.down, .next), (.character("k"), .previous), (.character("j"), .next),
  ]

  /// The game.
  let game: Game.ID
  /// What its questions are drawn from; nil where it makes its own.
  let selection: Selection?
  /// The button that Enter would press.
  private var selected = Button.start
  /// The facts about the selection; nil until the program has answered.
  private var facts: SelectionFacts?
  /// Why no round could be dealt.
  private var problem: SafeText?

  /// The levels of the questions when the screen appeared; nil for all.
  private let levels: Levels?

  init(_ game: Game.ID, _ selection: Selection?, of levels: Levels? = nil) {
    self.game = game
    self.selection = selection
    self.levels = selection?.isMissed == true ? nil : levels
  }

  var effectsOnAppear: [StoreEffect] { selection.map { [.inspect($0, of: levels)] } ?? [] }

  private func page(in context: ViewContext) -> StartPage {
    context.games.module(game).startPage(for: selection, facts, in: context)
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch StartScreen.keys.command(for: key) {
      case .press: return press(selected, in: context)
      case .back: return [.back]
      case .kinds: return otherKinds(in: context).map { [.store(.chooseKinds($0))] } ?? []
      case .previous, .next: selected = selected == .start ? .back : .start
      case .none: break
      }
    case .row(let row): if let button = Button(rawValue: row) { return press(button, in: context) }
    case .response(.inspected(let inspected, let facts)) where inspected == selection:
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .response(.dealt(let setup)): return [.play(setup)]
    case .response(.seed(let seed)):
      return context.games.module(game).screen(seed: seed).map { [.replace($0)] } ?? []
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .response, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  /// The other choice of kinds for the selection; nil where there is none.
  private func otherKinds(in context: ViewContext) -> KindsChoice? {
    facts?.otherKindsChoice(of: context.games.list[game], selection, in: context.state)
  }

  private func press(_ button: Button, in context: ViewContext) -> [Action] {
    switch button {
    case .start: [.store(context.games.module(game).start(selection))]
    case .back: [.back]
    }
  }

  var helpTopic: HelpScreen.Topic { .start }

  var helpGame: Game.ID? { game }

  func hints(in context: ViewContext) -> [Hint] {
    StartScreen.keys.hints(in: context) { $0 == .kinds && otherKinds(in: context) == nil }.map { hint in
      guard hint.key == .enter, selected == .start else { return hint }
      return hint.saying(context.words(.hintStart))
    }
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    layout(in: context).buttons.first { $0.place.contains(point) }.map { .row($0.button.rawValue) }
  }
}

// Drawing.
extension StartScreen {
  /// Where everything stands: one block in the middle of the window; in a small one the buttons stand at its foot.
  private struct Layout {
    typealias Note = (text: SafeText, style: Style)

    let page: StartPage
    let advice: AdviceView
    /// What is played in large letters, in rows; none where they have no room.
    let large: [SafeText]
    /// What is played, and how long it is.
    let heading: [(text: SafeText, style: Style)]
    let notes: [Note]
    /// The first row.
    let top: Int
    /// The blank row above the advice.
    let gap: Int
    /// Side by side, so that small windows have room for both.
    let buttons: [(button: Button, place: Rect)]
  }

  private static let buttonHeight = 3
  /// The columns of the widest note.
  private static let widestNote = 72

  private func layout(in context: ViewContext) -> Layout {
    let page = page(in: context)
    let body = context.body()
    let advice = AdviceView(page.advice, in: context)
    let stars = levels.map { context.words.stars($0, context.glyphs) + " \(context.glyphs.dot) " } ?? .empty
    // The header may say already what is played.
    let large = context.largeName(page.heading)
    let isNamed = page.titles.contains(page.heading) || !large.isEmpty
    let heading =
      (isNamed ? [] : [(page.heading, Style.title)]) + [(stars + page.length, isNamed ? Style.title : .dim)]
    let margin = context.isCompact ? 1 : 8
    let learnt = facts?.maturity.map { (text: context.words(.ofReview($0)), style: Style.dim) }
    let all = StartNotes(facts, problem: problem, wanted: page.wanted, of: game, selection, in: context).notes
    let notes = ((learnt.map { [$0] } ?? []) + all).flatMap { note in
      let lines = note.text.wrapped(to: min(StartScreen.widestNote, body.width - 2 * margin))
      // A text that takes more than a line is read from its left edge, in the middle as a block.
      let width = lines.map(\.width).max() ?? 0
      return lines.map { (text: $0.padded(to: width), style: note.style) }
    }
    func height(air: Int) -> Int {
      large.count + (large.isEmpty ? 0 : air) + heading.count + air + advice.height
        + (notes.isEmpty ? 0 : notes.count + 1) + air + StartScreen.buttonHeight
    }
    let air = context.isCompact || height(air: 2) > body.height ? 1 : 2
    let height = height(air: air)
    let rest = body.height - height
    let isBlock = !context.isCompact && rest >= 0
    let bottom = isBlock ? body.maxY - rest / 2 - rest % 2 : body.maxY
    let width = min(24, (body.width - 6) / 2)
    let left = body.x + (body.width - Button.allCases.count * (width + 2) + 2) / 2
    let buttons = Button.allCases.enumerated().map { index, button in
      (
        button,
        Rect(
          x: left + index * (width + 2), y: bottom - StartScreen.buttonHeight, width: width,
          height: StartScreen.buttonHeight)
      )
    }
    return Layout(
      page: page, advice: advice, large: large, heading: heading, notes: notes,
      top: isBlock ? body.y + rest / 2 : body.y,
      gap: isBlock ? air : 0, buttons: buttons)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let layout = layout(in: context)
    canvas.header(layout.page.titles, layout.page.details, in: context)
    let body = context.body()
    var y = layout.top
    if !layout.large.isEmpty {
      let place = Rect(x: body.x, y: y, width: body.width, height: layout.large.count)
      y = canvas.paragraph(layout.large, in: place, alignment: .center, style: .shape(3)) + 2
    }
    for line in layout.heading {
      canvas.draw(
        line.text, in: Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1), alignment: .center,
        style: line.style)
      y += 1
    }
    let margin = context.isCompact ? 1 : 8
    let bottom = layout.buttons.first?.place.y ?? body.maxY
    // What may go wrong is read nowhere else, so the advice makes room for it.
    y = layout.advice.draw(from: y + layout.gap, above: bottom - layout.notes.count, on: &canvas, context: context)
    for line in layout.notes where y < bottom {
      let place = Rect(x: body.x + margin, y: y, width: body.width - 2 * margin, height: 1)
      canvas.draw(line.text, in: place, alignment: .center, style: line.style)
      y += 1
    }
    for (button, place) in layout.buttons { draw(button, in: place, on: &canvas, context: context) }
  }

  private func draw(_ button: Button, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let isSelected = button == selected
    let text = button == .start ? context.words(.start) : context.words(.back)
    let style: Style = isSelected ? .lit(nil) : .lamp(nil)
    canvas.fill(place, style: style)
    if canvas.glyphs.framesPanels {
      canvas.frame(place, weight: isSelected ? .heavy : .light, style: isSelected ? style : .lampFrame(nil))
    }
    let label = place.inset(dx: 1, dy: 1)
    canvas.draw(text, in: label, alignment: .center, style: style)
    if isSelected {
      canvas.cursor = .item(Point(x: label.x + Alignment.center.indent(text.width, in: label.width), y: label.y))
    }
  }
}
