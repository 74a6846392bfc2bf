import QuizCore
import TerminalKit

/// The page before a round: what is played, its length and rules, and the start button.
///
/// Its content comes from ``GameModule/startPage(for:_:in:)``.
struct StartScreen: Screen, Equatable {
  /// The buttons, from the left.
  enum Button: Int, CaseIterable {
    case start, back
  }

  enum Command: Hashable, Sendable {
    case press, move, kinds, back
  }

  static let keys = KeyTable<Command>([
    .init([.enter, " "], .press, hint: .hintConfirm, dropped: .last),
    .init(
      "←→", Direction.keys.map { ($0.key, .move) } + [(.tab, .move), (.backTab, .move)], hint: .hintMove),
    .init(["t"], .kinds, hint: .hintKinds, dropped: .afterOthers),
    .init([.escape, "q", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.start, keys)]

  let game: Game.ID
  /// Nil if the game makes its own questions.
  let selection: Selection?
  private var selected = Button.start
  private var inspection = Inspection()
  /// Nil for all.
  private let levels: Levels?

  /// A page for the levels that the player chose, or without a state for all.
  init(_ game: Game.ID, _ selection: Selection?, in state: AppState? = nil) {
    (self.game, self.selection) = (game, selection)
    levels = selection.flatMap { state?.levels(of: $0, for: game) }
  }

  var effectsOnAppear: [StoreEffect] { selection.map { [.inspect($0, of: levels)] } ?? [] }

  private func page(in context: ViewContext) -> StartPage {
    context.games.module(game).startPage(for: selection, inspection.facts, in: context)
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch StartScreen.keys.command(for: key) {
      case .press: return press(selected, in: context)
      case .back: return [.back]
      case .kinds: return inspection.changeKinds(of: game, selection, in: context)
      case .move: selected = selected == .start ? .back : .start
      case .none: break
      }
    case .row(let row): if let button = Button(rawValue: row) { return press(button, in: context) }
    case .response(RoundResponse.seed(let seed)):
      return context.games.module(game).screen(seed: seed).map { [.replace($0)] } ?? []
    case .response(let response as RoundResponse): return inspection.take(response, about: selection)
    case .response, .wheel, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private func press(_ button: Button, in context: ViewContext) -> [Action] {
    guard button == .start else { return [.back] }
    if context.games.list[game]?.isBoard == true { return [.store(.drawSeed)] }
    return [.store(.deal(RoundRequest(game, selection.map { .selection($0) } ?? .any)))]
  }

  var helpTopic: HelpScreen.Topic { .start }

  var helpGame: Game.ID? { game }

  func hints(in context: ViewContext) -> [Hint] {
    let hasKinds = !inspection.changeKinds(of: game, selection, in: context).isEmpty
    return StartScreen.keys.hints(in: context) { $0 == .kinds && !hasKinds }.map { hint in
      guard hint.key == .enter, selected == .start else { return hint }
      return hint.saying(context.words(.hintStart))
    }
  }
}

// The picture.
extension StartScreen {
  /// One block in the middle of the window.
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let page = page(in: context)
    let isSmall = context.sizeClass == .small
    let stars = levels.map { context.words.stars($0, context.glyphs) + " \(context.glyphs.dot) " } ?? .empty
    // The header may already say so.
    let isNamed = page.titles.contains(page.heading)
    let heading: any Block = isNamed ? Empty() : Line(page.heading, .title, .center)
    let content = Rows {
      Rows.Item.space()
      heading.rank(0).then(6, context.pageName(page.heading)?.padded(below: 1))
      Line(stars + page.length, isNamed ? .title : .dim, .center)
      advice(page, in: context).rank(2).below(isSmall ? 1 : 2, rank: 3)
      for note in notes(on: page, in: context) {
        Paragraph(note.text, note.style).atMost(columns: 72).across(.center).rank(1).below(1, rank: 4)
      }
      buttons(context.words).rank(0).below(1, rank: 3)
      Rows.Item.space()
    }
    return Page(title: page.titles, details: page.details, content: content.inset(columns: isSmall ? 1 : 8))
  }

  /// How well the questions are known, and warnings.
  private func notes(on page: StartPage, in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    let learnt = inspection.facts?.maturity.map { words(.learntColumn) + words(.colon) + words(.maturity($0))[0] }
    return (learnt.map { [($0, .dim)] } ?? []) + inspection.notes(wanted: page.wanted, of: game, selection, in: context)
  }

  /// The rules; if not all fit, a line says where the rest is. Later lines never appear without those before.
  private func advice(_ page: StartPage, in context: ViewContext) -> any Block {
    let rows = page.rules()
    func first(_ count: Int, gap: Int = 0, more: (any Block)? = nil) -> any Block {
      Rows(rows.prefix(count).map { $0.below(gap) } + [more].compactMap { $0?.rank(0) }).whole.across(.center)
    }
    let more = Line(context.words(.moreRules(context.text("?"))), .hint)
    let parts = rows.indices.reversed().map { first($0, more: more) }
    return FirstFitting([first(rows.count, gap: 1), first(rows.count)] + parts)
  }

  /// Side by side, to fit small windows.
  private func buttons(_ words: Localizer) -> any Block {
    Columns(gap: 2, Button.allCases.map { button($0, words).width(.share(4, of: 9, within: 8...24)) }).across(.center)
  }

  private func button(_ button: Button, _ words: Localizer) -> any Block {
    let isSelected = button == selected
    let style: Style = isSelected ? .lit(nil) : .lamp(nil)
    let label = Line(words(button == .start ? .start : .back), style)
    return (isSelected ? label.selected : label).across(.center).inset(columns: 1, rows: 1).covering { place, canvas in
      canvas.fill(place, style: style)
      guard canvas.glyphs.framesPanels else { return }
      canvas.frame(place, weight: isSelected ? .heavy : .light, style: isSelected ? style : .lampFrame(nil))
    }.atMost(rows: 3).target(.row(button.rawValue))
  }
}
