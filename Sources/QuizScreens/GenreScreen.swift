import QuizCore
import TerminalKit

/// The genres, to practise one: panels that divide the whole screen, four at a time.
struct GenreScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case open(Int)
    case move(PanelGrid.Direction)
    case confirm
    case page(Int)
    case back
  }

  /// The keys while so many genres are on the page.
  static func keys(panels: Int) -> KeyTable<Command> {
    KeyTable([
      .init(
        .text(panels > 1 ? "1-\(panels)" : "1"),
        (1...4).prefix(panels).map { (.character(Character("\($0)")), .open($0 - 1)) }, hint: \.hintPick,
        help: \.helpPick, dropped: .last
      ),
      .init(
        .arrows(),
        [
          (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
          (.character("k"), .move(.up)), (.character("j"), .move(.down)), (.character("h"), .move(.left)),
          (.character("l"), .move(.right)),
        ], hint: \.hintMove),
      .init(.text("Enter"), [.enter, .character(" ")], .confirm, hint: \.hintConfirm),
      .init(
        .text("PgDn"),
        [(.pageDown, .page(1)), (.pageUp, .page(-1)), (.control("d"), .page(1)), (.control("u"), .page(-1))],
        hint: \.hintPage, help: \.helpGenrePage, helpName: .text("PgUp PgDn")),
      .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: \.hintBack, dropped: .last),
    ])
  }

  /// As many as there are digits that one hand finds, and as large as the screen allows.
  private static let perPage = 4

  /// The genre that Enter would open, counted over all pages.
  private var selected = 0

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, on stage: Stage) -> [Order] {
    switch event {
    case .key(let key):
      switch GenreScreen.keys(panels: page(on: stage).count).command(for: key) {
      case .open(let panel): return open(panel, on: stage)
      case .confirm: return open(selected - page(on: stage).lowerBound, on: stage)
      case .move(let direction): move(direction, on: stage)
      case .page(let pages): turn(by: pages, on: stage)
      case .back: return [.back]
      case .none: break
      }
    case .wheel(let rows): turn(by: rows < 0 ? -1 : 1, on: stage)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .news: break
    }
    return []
  }

  private mutating func open(_ panel: Int, on stage: Stage) -> [Order] {
    let shelves = PracticeShelf.all(in: stage.world)
    let index = page(on: stage).lowerBound + panel
    guard page(on: stage).contains(index) else { return [] }
    selected = index
    return [.open(.sets(of: shelves[index].selection))]
  }

  /// Goes to the next panel; over the edge, to the next page.
  private mutating func move(_ direction: PanelGrid.Direction, on stage: Stage) {
    let page = page(on: stage)
    let next = page.lowerBound + grid(on: stage).neighbour(of: selected - page.lowerBound, direction)
    guard next == selected else {
      selected = next
      return
    }
    switch direction {
    case .up, .left: turn(by: -1, on: stage)
    case .down, .right: turn(by: 1, on: stage)
    }
  }

  /// Goes to the first panel of another page, where there is one.
  private mutating func turn(by pages: Int, on stage: Stage) {
    let first = page(on: stage).lowerBound + pages * GenreScreen.perPage
    if PracticeShelf.all(in: stage.world).indices.contains(first) { selected = first }
  }

  /// The genres on the page that is seen.
  private func page(on stage: Stage) -> Range<Int> {
    let count = PracticeShelf.all(in: stage.world).count
    let first = selected / GenreScreen.perPage * GenreScreen.perPage
    return first..<max(first, min(first + GenreScreen.perPage, count))
  }

  var helpTopic: HelpScreen.Topic { .start }

  func hints(on stage: Stage) -> [Hint] {
    let hasPages = PracticeShelf.all(in: stage.world).count > GenreScreen.perPage
    return GenreScreen.keys(panels: page(on: stage).count).hints(on: stage) { command in
      switch command {
      case .page: !hasPages
      case .open, .move, .confirm, .back: false
      }
    }
  }

  func note(on stage: Stage) -> SafeText {
    let pages = (PracticeShelf.all(in: stage.world).count + GenreScreen.perPage - 1) / GenreScreen.perPage
    return pages > 1 ? "\(selected / GenreScreen.perPage + 1)/\(pages)" : .empty
  }

  func hit(at point: Point, on stage: Stage) -> Hit? {
    grid(on: stage).panel(at: point).map { .key(.character(Character("\($0 + 1)"))) }
  }

  private func grid(on stage: Stage) -> PanelGrid {
    let body = stage.body()
    let area =
      stage.isCompact
      ? body : Rect(x: body.x + 1, y: body.y + 1, width: body.width - 2, height: body.height - 2)
    return PanelGrid(dividing: area, between: page(on: stage).count)
  }

  func draw(on canvas: inout Canvas, stage: Stage, at now: ContinuousClock.Instant) {
    let words = stage.words
    let shelves = PracticeShelf.all(in: stage.world)
    canvas.header(
      words.genres, words.genresAndSets(shelves.count, shelves.reduce(0) { $0 + $1.sets.count }), on: stage)
    let page = page(on: stage)
    let grid = grid(on: stage)
    for (panel, shelf) in shelves[page].enumerated() {
      let isSelected = page.lowerBound + panel == selected
      grid.drawFrame(panel, isSelected ? .selected : .open, on: &canvas)
      let inner = grid.panels[panel].inset(dx: 2, dy: 1)
      canvas.draw(Chip.text(panel, stage.glyphs), at: inner.origin, style: .chip(panel))
      let title = words.title(of: shelf.selection, glyphs: stage.glyphs).wrapped(to: inner.width)
      let whole = words.setsAndQuestions(shelf.sets.count, shelf.questions)
      let detail = [whole.width <= inner.width ? whole : words.sets(shelf.sets.count)]
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
      if inner.height > lines.count + 1 { canvas.draw(stage.glyphs.pointer, at: pointer, style: .selected) }
      canvas.cursor = pointer
    }
  }
}
