import QuizCore
import TerminalKit

/// The genres, to practise one: panels that divide the whole screen, four at a time.
struct GenreScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case open(Int)
    case move(PanelGridView.Direction)
    case confirm
    case page(Int)
    case back
  }

  /// The keys while so many genres are on the page.
  static func keys(panels: Int) -> KeyTable<Command> {
    KeyTable([
      .init(
        .text(panels > 1 ? "1-\(panels)" : "1"),
        (1...4).prefix(panels).map { (.character(Character("\($0)")), .open($0 - 1)) }, hint: .hintPick,
        help: .helpPick, dropped: .last
      ),
      .init(
        .arrows(),
        [
          (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
          (.character("k"), .move(.up)), (.character("j"), .move(.down)), (.character("h"), .move(.left)),
          (.character("l"), .move(.right)),
        ], hint: .hintMove),
      .init(.text("Enter"), [.enter, .character(" ")], .confirm, hint: .hintConfirm),
      .init(
        .text("PgDn"),
        [(.pageDown, .page(1)), (.pageUp, .page(-1)), (.control("d"), .page(1)), (.control("u"), .page(-1))],
        hint: .hintPage, help: .helpGenrePage, helpName: .text("PgUp PgDn")),
      .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
    ])
  }

  /// As many as there are digits that one hand finds, and as large as the screen allows.
  private static let perPage = 4

  /// The genre that Enter would open, counted over all pages.
  private var selected = 0

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
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
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
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
    let first = page(in: context).lowerBound + pages * GenreScreen.perPage
    if PracticeGenre.all(in: context.state).indices.contains(first) { selected = first }
  }

  /// The genres on the page that is seen.
  private func page(in context: ViewContext) -> Range<Int> {
    let count = PracticeGenre.all(in: context.state).count
    let first = selected / GenreScreen.perPage * GenreScreen.perPage
    return first..<max(first, min(first + GenreScreen.perPage, count))
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(in context: ViewContext) -> [Hint] {
    let hasPages = PracticeGenre.all(in: context.state).count > GenreScreen.perPage
    return GenreScreen.keys(panels: page(in: context).count).hints(in: context) { command in
      switch command {
      case .page: !hasPages
      case .open, .move, .confirm, .back: false
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    let pages = (PracticeGenre.all(in: context.state).count + GenreScreen.perPage - 1) / GenreScreen.perPage
    return pages > 1 ? "\(selected / GenreScreen.perPage + 1)/\(pages)" : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    grid(in: context).panel(at: point).map { .key(.character(Character("\($0 + 1)"))) }
  }

  private func grid(in context: ViewContext) -> PanelGridView {
    let body = context.body()
    let area =
      context.isCompact
      ? body : Rect(x: body.x + 1, y: body.y + 1, width: body.width - 2, height: body.height - 2)
    return PanelGridView(dividing: area, between: page(in: context).count)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let genres = PracticeGenre.all(in: context.state)
    canvas.header(
      words(.genres), words(.genresAndSets(genres.count, genres.reduce(0) { $0 + $1.sets.count })), in: context)
    let page = page(in: context)
    let grid = grid(in: context)
    for (panel, genre) in genres[page].enumerated() {
      let isSelected = page.lowerBound + panel == selected
      grid.drawFrame(panel, isSelected ? .selected : .open, on: &canvas)
      let inner = grid.panels[panel].inset(dx: 2, dy: 1)
      canvas.draw(ChoiceLabel.text(panel, context.glyphs), at: inner.origin, style: .chip(panel))
      let title = words.title(of: genre.selection, glyphs: context.glyphs).wrapped(to: inner.width)
      let whole = words(.setsAndQuestions(genre.sets.count, genre.questions))
      let detail = [whole.width <= inner.width ? whole : words(.sets(genre.sets.count))]
      let room = inner.height - 1
      let lines = title.prefix(max(1, room - detail.count)) + detail.prefix(max(0, room - 1))
      // Below the chip, else in the middle.
      let top = inner.y + max(1, (inner.height - lines.count + 1) / 2)
      for (row, line) in lines.enumerated() {
        let isTitle = row < min(title.count, max(1, room - detail.count))
        canvas.draw(
          line, in: Rect(x: inner.x, y: top + row, width: inner.width, height: 1), alignment: .center,
          style: isTitle ? (isSelected ? .selected : .title) : .dim)
      }
      guard isSelected else { continue }
      let pointer = Point(x: inner.x, y: inner.maxY - 1)
      if inner.height > lines.count + 1 { canvas.draw(context.glyphs.pointer, at: pointer, style: .selected) }
      canvas.cursor = pointer
      let chip = Rect(x: inner.x, y: inner.y, width: ChoiceLabel.width(context.glyphs), height: 1)
      canvas.fillSelection(grid.panels[panel], chip: (chip, panel))
    }
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
  fileprivate static let hintPick = Phrase(en: "choose", ja: "選ぶ")
  fileprivate static let hintPage = Phrase(en: "page", ja: "ページ")
  fileprivate static let helpPick = Phrase(en: "choose a genre", ja: "ジャンルを選ぶ")
  fileprivate static let helpGenrePage = Phrase(en: "other genres", ja: "ほかのジャンル")
}
