import QuizCore
import TerminalKit

/// Where everything begins: a list of what can be done.
struct HomeScreen: Screen, Equatable {
  /// One entry of the list, in the order of the list. The one that comes and goes stands behind those that digits open,
  /// so that a digit always means the same.
  enum Item: CaseIterable {
    case play, practice, endless, missing, panels, make, statistics, history, settings, retry, quit
  }

  /// The entries that lead somewhere in this world.
  static func items(in world: World) -> [Item] {
    Item.allCases.filter { item in
      switch item {
      case .practice: !PracticeShelf.all(in: world).isEmpty
      case .retry: world.missed.count > 0
      case .play, .endless, .missing, .panels, .make, .statistics, .history, .settings, .quit: true
      }
    }
  }

  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case choose(Int)
    case retry
    case quit
  }

  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("1-9"), (1...9).map { (.character(Character("\($0)")), .choose($0 - 1)) }, hint: \.hintOpenAt,
      help: \.hintOpenAt),
    .init(.text("r"), [.character("r")], .retry, hint: \.hintRetry, help: \.hintRetry),
    .init(.text("q"), [.character("q")], .quit, hint: \.hintQuit, help: \.hintQuit, dropped: .last),
  ])

  static let keys = KeyTable<Command>(
    ListCursor.keys(moveHint: \.hintMove, openHint: \.hintChoose, backHint: nil)
      .filter { !$0.commands.contains { $0.command == .back || $0.command == .jump(0) } }
      .map { $0.map(Command.list) } + ownKeys.rows)

  /// The selected entry; entries come and go around it.
  private var selected = Item.play

  /// The cursor on the selected entry; on the one before it when that has gone.
  private func cursor(on stage: Stage) -> ListCursor {
    let order = Item.allCases
    let items = HomeScreen.items(in: stage.world)
    let place = order.firstIndex(of: selected) ?? 0
    var cursor = ListCursor()
    let row = items.lastIndex { order.firstIndex(of: $0) ?? 0 <= place } ?? 0
    cursor.move(.jump(row), count: items.count, page: items.count)
    return cursor
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, on stage: Stage) -> [Order] {
    switch event {
    case .key(let key):
      switch HomeScreen.keys.command(for: key) {
      case .list(.open): return open(cursor(on: stage).selected, on: stage)
      case .list(let command): move(command, on: stage)
      case .choose(let row): return open(row, on: stage)
      case .retry: return HomeScreen.items(in: stage.world).firstIndex(of: .retry).map { open($0, on: stage) } ?? []
      case .quit: return [.effect(.quit)]
      case .none: break
      }
    case .row(let row): return open(row, on: stage)
    case .wheel(let rows): move(rows < 0 ? .up : .down, on: stage)
    case .news(.dealtPanels(let board, let seed)): return [.open(.panels(board, seed: seed))]
    case .shown:
      if case .unknown = stage.world.missed { return [.effect(.findMissed)] }
    case .time:
      if stage.world.isCounting { return [.effect(.goOnCounting)] }
    case .paste, .covered, .uncovered, .interrupted, .news: break
    }
    return []
  }

  private mutating func move(_ command: ListCursor.Command, on stage: Stage) {
    let items = HomeScreen.items(in: stage.world)
    var cursor = cursor(on: stage)
    cursor.move(command, count: items.count, page: list(on: stage).height)
    selected = items[cursor.selected]
  }

  private mutating func open(_ row: Int, on stage: Stage) -> [Order] {
    let items = HomeScreen.items(in: stage.world)
    guard items.indices.contains(row) else { return [] }
    move(.jump(row), on: stage)
    switch items[row] {
    case .play: return [.open(.start(stage.world.selection))]
    case .practice: return [.open(.genres)]
    case .endless: return [.open(.endless)]
    case .missing: return [.open(.begin(.missing, .sums))]
    case .panels: return [.effect(.dealPanels)]
    case .retry: return [.open(.begin(.timed, .missed))]
    case .make: return [.open(stage.world.catalogue.own == nil ? .make(nil) : .own)]
    case .statistics: return [.open(.statistics)]
    case .history: return [.open(.history)]
    case .settings: return [.open(.settings)]
    case .quit: return [.effect(.quit)]
    }
  }

  /// At once while rounds are counted: a part of them, then whatever the player did meanwhile.
  func nextChange(after now: ContinuousClock.Instant, on stage: Stage) -> ContinuousClock.Instant? {
    stage.world.isCounting ? now : nil
  }

  /// Whoever asks here wants to know how to play, so the help opens at its beginning.
  var helpTopic: HelpScreen.Topic { .round }

  func hints(on stage: Stage) -> [Hint] {
    let items = HomeScreen.items(in: stage.world)
    return HomeScreen.keys.hints(on: stage) { $0 == .retry && !items.contains(.retry) }
  }

  func note(on stage: Stage) -> SafeText {
    let count = HomeScreen.items(in: stage.world).count
    let rows = visible(on: stage)
    return rows.count < count ? "\(rows.lowerBound + 1)-\(rows.upperBound)/\(count)" : .empty
  }

  func hit(at point: Point, on stage: Stage) -> Hit? {
    let place = list(on: stage)
    return place.contains(point) ? .row(visible(on: stage).lowerBound + point.y - place.y) : nil
  }

  func draw(on canvas: inout Canvas, stage: Stage, at now: ContinuousClock.Instant) {
    let words = stage.words
    let world = stage.world
    canvas.header("tenq \(world.version)", words.languageName + " \(stage.glyphs.dot) " + total(on: stage), on: stage)

    let body = stage.body()
    let list = list(on: stage)
    var y = body.y + (stage.isCompact ? 0 : 1)
    if !stage.isCompact {
      for line in HomeScreen.logo(stage.glyphs) {
        canvas.draw(
          line, in: Rect(x: body.x, y: y, width: body.width, height: 1), alignment: .center, style: .title)
        y += 1
      }
      y += 1
    }
    if y < list.y {
      canvas.draw(words.motto, in: Rect(x: body.x, y: y, width: body.width, height: 1), alignment: .center)
    }

    let visible = visible(on: stage)
    let cursor = cursor(on: stage)
    for row in visible {
      let (name, details) = description(of: HomeScreen.items(in: world)[row], on: stage)
      let isSelected = row == cursor.selected
      let line = Rect(x: list.x, y: list.y + row - visible.lowerBound, width: list.width, height: 1)
      if isSelected {
        canvas.draw(stage.glyphs.pointer, at: line.origin, style: .selected)
        canvas.cursor = line.origin
      }
      canvas.draw(name, at: Point(x: line.x + 2, y: line.y), style: isSelected ? .selected : .plain)
      let column = detailColumn(on: stage)
      canvas.draw(
        details.wording(for: line.width - column), at: Point(x: line.x + column, y: line.y), style: .dim,
        width: line.width - column)
    }

    if !stage.isCompact {
      let tip = words.tips[(world.isCounting ? 0 : world.rounds) % words.tips.count]
      let place = Point(x: stage.content.x + 1, y: body.maxY - 1)
      let used = canvas.draw(words.tip, at: place, style: .key)
      canvas.draw(tip, at: Point(x: place.x + used + 2, y: place.y), style: .dim)
    }
  }

  /// Where the details begin: closer where there is little room.
  private func detailColumn(on stage: Stage) -> Int {
    guard stage.isCompact else { return 20 }
    let names = HomeScreen.items(in: stage.world).map { description(of: $0, on: stage).name.width }
    return 2 + (names.max() ?? 0) + 2
  }

  /// The rows in view.
  private func visible(on stage: Stage) -> Range<Int> {
    cursor(on: stage).visible(count: HomeScreen.items(in: stage.world).count, page: list(on: stage).height)
  }

  /// Where the list stands. Where not all of it fits below the motto it takes the motto's row, and then it scrolls.
  private func list(on stage: Stage) -> Rect {
    let body = stage.body()
    let count = HomeScreen.items(in: stage.world).count
    if stage.isCompact {
      let top = count < body.height ? 1 : 0
      let height = min(count, body.height - top)
      return Rect(
        x: body.x + 1, y: body.y + top + (body.height - top - height) / 2, width: body.width - 2, height: height)
    }
    return Rect(
      x: body.x + body.width / 2 - 26, y: body.y + 7, width: body.width / 2 + 26, height: min(count, body.height - 8))
  }

  /// What an entry is called, and what stands beside it in wordings from the longest to the shortest.
  private func description(of item: Item, on stage: Stage) -> (name: SafeText, details: [SafeText]) {
    let words = stage.words
    let world = stage.world
    switch item {
    case .play:
      let title = words.title(of: world.selection, glyphs: stage.glyphs)
      return (
        words.play,
        [
          words.playDetail(title, world.questions, world.limit), words.roundLength(world.questions, world.limit),
          words.questions(world.questions),
        ]
      )
    case .practice:
      let shelves = PracticeShelf.all(in: world)
      let sets = shelves.reduce(0) { $0 + $1.sets.count }
      return (words.practice, [words.practiceDetail(shelves.count, sets), words.genresAndSets(shelves.count, sets)])
    case .endless: return (words.endless, words.endlessDetails)
    case .missing: return (words.missing, words.missingDetails(world.limit))
    case .panels: return (words.panels, words.panelsDetails)
    case .retry: return (words.retry, [words.retryDetail(world.missed.count), words.questions(world.missed.count)])
    case .make: return (words.make, [words.makeDetail(world.catalogue.own?.questions ?? 0)])
    case .statistics: return (words.statistics, words.statisticsDetails)
    case .history:
      guard world.rounds > 0 else { return (words.history, [words.noHistory]) }
      return (words.history, [words.historyDetail(world.rounds, world.best), words.rounds(world.rounds)])
    case .settings: return (words.settings, [])
    case .quit: return (words.quit, [])
    }
  }

  /// All questions there are; "many" when a bank is too large to be counted at once.
  private func total(on stage: Stage) -> SafeText {
    let catalogue = stage.world.catalogue
    let counts = catalogue.entries(of: .everything).map(\.questions)
    let known = counts.compactMap { $0 }
    guard known.count == counts.count else { return stage.words.manyQuestions }
    return stage.words.totalQuestions(known.reduce(0, +))
  }

  /// TENQ in letters two rows high.
  private static func logo(_ glyphs: Glyphs) -> [SafeText] {
    glyphs.isASCII
      ? [" ___ ___ _  _ ___", "  |  |_  |\\ | | |", "  |  |__ | \\| |_\\"]
      : ["▀█▀ █▀▀ █▄ █ █▀█", " █  ██▄ █ ▀█ ▀▀█"]
  }
}
