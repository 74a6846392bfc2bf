import QuizCore
import TerminalKit

/// The genres, to practise one: panels that divide the whole screen, as many as have room.
struct GenreScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case open(Int)
    case move(PanelGridView.Direction)
    case confirm
    case page(Int)
    case back
  }

  /// The keys for a page of this many genres.
  static func keys(panels: Int) -> KeyTable<Command> {
    KeyTable([
      .init(
        .text(panels > 1 ? "1-\(min(9, panels))" : "1"),
        (1...9).prefix(panels).map { (.character(Character("\($0)")), .open($0 - 1)) }, hint: .hintPick,
        help: .helpPick, dropped: .last
      ),
      .init(
        .arrows(),
        [
          (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
          (.character("k"), .move(.up)), (.character("j"), .move(.down)), (.character("h"), .move(.left)),
          (.character("l"), .move(.right)),
        ], hint: .hintMove),
      .init(.text("Enter"), [.enter, .character(" ")], .confirm, hint: .hintConfirm, dropped: .later),
      .init(
        .text("PgDn"),
        [(.pageDown, .page(1)), (.pageUp, .page(-1)), (.control("d"), .page(1)), (.control("u"), .page(-1))],
        hint: .hintPage, help: .helpGenrePage, helpName: .text("PgUp PgDn")),
      .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
    ])
  }

  static let keyTables = [ScreenKeys(.start, keys(panels: 9))]

  /// The least rows of a panel.
  private static let lowest = 6

  /// What the panels divide.
  private func area(in context: ViewContext) -> Rect {
    let body = context.body()
    return context.isCompact
      ? body : Rect(x: body.x + 1, y: body.y + 1, width: body.width - 2, height: body.height - 2)
  }

  /// How many panels stand side by side and below each other: four in a small window, and where there are no more.
  private func layout(in context: ViewContext) -> (columns: Int, rows: Int) {
    let count = PracticeGenre.all(in: context.state).count
    guard !context.isCompact, count > 4 else { return (2, 2) }
    return (3, max(1, min((count + 2) / 3, area(in: context).height / GenreScreen.lowest)))
  }

  private func perPage(in context: ViewContext) -> Int {
    let layout = layout(in: context)
    return layout.columns * layout.rows
  }

  /// The genre that Enter would open, counted over all pages.
  private var selected = 0

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch GenreScreen.keys(panels: page(in: context).count).command(for: key) {
      case .open(let panel): return open(panel, in: context)
      case .confirm: return open(selected - page(in: context).lowerBound, in: context)
      case .move(let direction): move(direction, in: context)
      case .page(let pages): turn(by: pages, in: context)
      case .back: return [.back]
      case .none: break
      }
    case .wheel(let rows): turn(by: rows < 0 ? -1 : 1, in: context)
    case .row(let panel): return open(panel, in: context)
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func open(_ panel: Int, in context: ViewContext) -> [Action] {
    let genres = PracticeGenre.all(in: context.state)
    let index = page(in: context).lowerBound + panel
    guard page(in: context).contains(index) else { return [] }
    selected = index
    return [.push(SetScreen(of: genres[index].selection))]
  }

  /// Goes to the next panel; over the edge, to the next page.
  private mutating func move(_ direction: PanelGridView.Direction, in context: ViewContext) {
    let page = page(in: context)
    let next = page.lowerBound + grid(in: context).neighbour(of: selected - page.lowerBound, direction)
    guard next == selected else {
      selected = next
      return
    }
    switch direction {
    case .up, .left: turn(by: -1, in: context)
    case .down, .right: turn(by: 1, in: context)
    }
  }

  /// Goes to the first panel of another page, where there is one.
  private mutating func turn(by pages: Int, in context: ViewContext) {
    let first = page(in: context).lowerBound + pages * perPage(in: context)
    if PracticeGenre.all(in: context.state).indices.contains(first) { selected = first }
  }

  /// The genres on the page that is seen.
  private func page(in context: ViewContext) -> Range<Int> {
    let count = PracticeGenre.all(in: context.state).count
    let perPage = perPage(in: context)
    let first = selected / perPage * perPage
    return first..<max(first, min(first + perPage, count))
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(in context: ViewContext) -> [Hint] {
    let hasPages = PracticeGenre.all(in: context.state).count > perPage(in: context)
    return GenreScreen.keys(panels: page(in: context).count).hints(in: context) { command in
      switch command {
      case .page: !hasPages
      case .open, .move, .confirm, .back: false
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    let perPage = perPage(in: context)
    let pages = (PracticeGenre.all(in: context.state).count + perPage - 1) / perPage
    return pages > 1 ? "\(selected / perPage + 1)/\(pages)" : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    grid(in: context).panel(at: point).map { .row($0) }
  }

  private func grid(in context: ViewContext) -> PanelGridView {
    let layout = layout(in: context)
    let count = page(in: context).count
    // A few are as large as the screen allows; of more than a page the last keeps the size of the others.
    return layout.columns == 2
      ? PanelGridView(dividing: area(in: context), between: count, context.glyphs)
      : PanelGridView(
        tiling: area(in: context), with: count, columns: layout.columns, rows: layout.rows, context.glyphs)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let genres = PracticeGenre.all(in: context.state)
    canvas.header(
      words(.genres), words(.genresAndSets(genres.count, genres.reduce(0) { $0 + $1.sets.count })), in: context)
    let page = page(in: context)
    let grid = grid(in: context)
    for (panel, genre) in genres[page].enumerated() {
      let isSelected = page.lowerBound + panel == selected
      let look = isSelected ? PanelGridView.Look.selected : .open
      grid.drawGround(panel, look, choice: panel, on: &canvas)
      let inner = grid.panels[panel].inset(dx: 2, dy: 1)
      // Only digits open a panel, and there are nine.
      let hasChip = panel < 9
      if hasChip {
        canvas.draw(ChoiceLabel.text(panel, context.glyphs), at: inner.origin, style: look.chipStyle(of: panel))
      }
      // The pointer stands in the two columns before the name.
      let title = words.title(of: genre.selection, glyphs: context.glyphs).wrapped(to: inner.width - 4)
      let details = details(of: genre, width: inner.width, lines: inner.height - 1 - title.count, in: context)
        .map { (text: $0, style: look.noteStyle(of: panel)) }
      let lines = title.prefix(max(1, inner.height - 1)).map { (text: $0, style: look.textStyle(of: panel)) }
      // Below the chip, else in the middle.
      let all = lines + details
      let top = inner.y + max(1, (inner.height - all.count + 1) / 2)
      for (row, line) in all.enumerated() {
        canvas.draw(
          line.text, in: Rect(x: inner.x, y: top + row, width: inner.width, height: 1), alignment: .center,
          style: line.style)
      }
      guard isSelected else { continue }
      let indent = Alignment.center.indent(title.first?.width ?? 0, in: inner.width)
      let pointer = Point(x: inner.x + max(0, indent - 2), y: top)
      canvas.draw(context.glyphs.pointer, at: pointer, style: look.textStyle(of: panel))
      canvas.cursor = pointer
    }
  }

  /// The contents of a genre and the progress in it, in up to `lines` lines.
  private func details(
    of genre: PracticeGenre, width: Int, lines: Int, in context: ViewContext
  ) -> [SafeText] {
    let words = context.words
    let (done, count) = (genre.done(in: context.state), genre.sets.count)
    let sign = done == count ? context.glyphs.check + " " : .empty
    let progress = sign + words(.setsDone(done, count))
    let whole = words(.setsAndQuestions(count, genre.questions))
    let sets = whole.width <= width ? whole : words(.sets(count))
    // A single line shows the achievements, if any.
    if lines == 1 { return [done > 0 ? progress : sets] }
    return Array([sets, progress].prefix(max(0, lines)))
  }
}

extension Phrase {
  fileprivate static let genres = Phrase(en: "Genres", ja: "ジャンル")

  static func genresAndSets(_ genres: Int, _ sets: Int) -> Phrase {
    Phrase(
      en: "\(genres == 1 ? "1 genre" : "\(genres) genres"), \(sets == 1 ? "1 set" : "\(sets) sets")",
      ja: "\(genres)ジャンル \(sets)セット")
  }

  fileprivate static func setsAndQuestions(_ sets: Int, _ questions: Int?) -> Phrase {
    func en() -> String {
      let sets: String = sets == 1 ? "1 set" : "\(sets) sets"
      guard let questions else { return sets }
      return "\(sets), \(questions == 1 ? "1 question" : "\(questions) questions")"
    }
    func ja() -> String {
      guard let questions else { return "\(sets)セット" }
      return "\(sets)セット \(questions)問"
    }
    return Phrase(en: en(), ja: ja())
  }

  /// How many sets were practised to the end without a miss.
  fileprivate static func setsDone(_ done: Int, _ count: Int) -> Phrase {
    Phrase(en: "\(done)/\(count) done", ja: "\(done)/\(count) 達成")
  }
  fileprivate static let hintPick = Phrase(en: "choose", ja: "選ぶ")
  fileprivate static let hintPage = Phrase(en: "page", ja: "ページ")
  fileprivate static let helpPick = Phrase(en: "choose a genre", ja: "ジャンルを選ぶ")
  fileprivate static let helpGenrePage = Phrase(en: "other genres", ja: "ほかのジャンル")
}
