import QuizCore
import TerminalKit

/// The first screen: a list of the games and of the other screens.
struct HomeScreen: Screen, Equatable {
  /// An entry of the list, in the order of the list. `retry`, which comes and goes, has a key of its own, so that the others
  /// keep theirs.
  enum Item: Hashable, Sendable {
    /// A game, by way of the screen that it begins with.
    case game(Game.ID)
    case history, statistics, make, league, retry, settings

    /// All entries, games in their order and missed questions with them.
    static func all(in games: Games) -> [Item] {
      games.list.games.map { game($0.id) } + [.retry, .history, .statistics, .make, .league, .settings]
    }

    /// Whether it is a game, and not one of the entries below them.
    var isGame: Bool {
      switch self {
      case .game: true
      case .history, .statistics, .make, .league, .settings, .retry: false
      }
    }
  }

  /// The keys that open the entries, one after the other.
  private static let rowKeys = Array("123456789abcdef")
  /// How many of them are digits.
  private static let digits = 9

  /// The key that opens an entry among `items`; nil where all keys are taken.
  static func key(of item: Item, among items: [Item]) -> Character? {
    if item == .retry { return "r" }
    let row = items.firstIndex(of: item).map { items[..<$0].count { $0 != .retry } }
    return row.flatMap { rowKeys.indices.contains($0) ? rowKeys[$0] : nil }
  }

  /// The entries shown now: games that can be played, and `retry` where questions were missed.
  static func items(in state: AppState) -> [Item] {
    Item.all(in: state.games).filter { item in
      switch item {
      case .game(let id): state.games.module(id).isPlayable(in: state) && !state.isHidden(id)
      case .retry: state.missed.count > 0
      case .make, .history, .statistics, .league, .settings: true
      }
    }
  }

  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case choose(Int)
    case pick
    case retry
    case quit
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("1-9"), rowKeys.enumerated().map { (.character($1), .choose($0)) }, hint: .hintOpen,
      help: .helpOpenAt),
    .init(.text("p"), [.character("p")], .pick, hint: .hintPick, help: .helpPick),
    .init(.text("r"), [.character("r")], .retry, hint: .hintRetry, help: .retry),
    .init(.text("q"), [.character("q")], .quit, hint: .hintQuit, help: .hintQuit, dropped: .last),
  ])

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, omitted: [.jump, .back], own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.home, keys), ScreenKeys(.home, HomeBoard.moves)]

  /// The selected entry, not its row: entries above it come and go.
  private var selected = Item.game(GameList.main)
  /// The looks for news of the league while it is synchronised.
  private var looks = Appearance()

  /// When it is looked for news next, and how long it is waited then: each time twice as long, so that a synchronisation
  /// that takes long wakes nobody often.
  private struct Appearance: Equatable {
    var next: Instant?
    var pause = Duration.milliseconds(250)
  }

  /// The row of the selected entry among `items`; of the one before it when that has gone.
  private func selectedRow(in items: [Item], of context: ViewContext) -> Int {
    let order = Item.all(in: context.games)
    let place = order.firstIndex(of: selected) ?? 0
    return items.lastIndex { order.firstIndex(of: $0) ?? 0 <= place } ?? 0
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      let items = HomeScreen.items(in: context.state)
      if let board = board(of: items, in: context), let direction = HomeBoard.moves.command(for: key) {
        selected = items[board.neighbour(of: selectedRow(in: items, of: context), direction)]
        return newsOfLeague(in: context)
      }
      switch HomeScreen.keys.command(for: key) {
      case .list(.open): return open(selectedRow(in: items, of: context), in: context)
      case .list(let command):
        move(command, in: context)
        return newsOfLeague(in: context)
      case .choose(let row):
        // Missed questions have a key of their own, which they keep when entries come.
        let others = items.filter { $0 != .retry }
        guard others.indices.contains(row) else { return [] }
        return items.firstIndex(of: others[row]).map { open($0, in: context) } ?? []
      case .pick:
        return [.push(PickScreen(GameList.main, context.state.selection, in: context.state))]
      case .retry: return retry(in: context)
      case .quit: return [.quit]
      case .none: break
      }
    case .row(let row): return open(row, in: context)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .time: return (context.state.pendingEffect.map { [.store($0)] } ?? []) + lookForNews(at: now)
    case .shown: awaitNews(at: now, in: context)
    case .paste, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// Asks for what another program received; nothing else wakes the home screen then.
  private func newsOfLeague(in context: ViewContext) -> [Action] {
    context.state.league == nil ? [] : [.store(.refreshLeague)]
  }

  private mutating func awaitNews(at now: Instant, in context: ViewContext) {
    guard context.state.league?.isSyncing == true else {
      looks = Appearance()
      return
    }
    looks.next = looks.next ?? now + looks.pause
  }

  private mutating func lookForNews(at now: Instant) -> [Action] {
    guard let next = looks.next, now >= next else { return [] }
    looks = Appearance(next: nil, pause: looks.pause * 2)
    return [.store(.refreshLeague)]
  }

  /// Opens the missed questions; also while it is not known yet whether there are any.
  private mutating func retry(in context: ViewContext) -> [Action] {
    if case .unknown = context.state.missed { return [.push(StartScreen(GameList.main, .missed))] }
    return HomeScreen.items(in: context.state).firstIndex(of: .retry).map { open($0, in: context) } ?? []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    let items = HomeScreen.items(in: context.state)
    let page = Rect(x: 0, y: 0, width: 0, height: layout(of: items, in: context).page)
    let list = ListView(count: items.count, selected: selectedRow(in: items, of: context), in: page)
    selected = items[list.selection(after: command)]
  }

  private mutating func open(_ row: Int, in context: ViewContext) -> [Action] {
    let items = HomeScreen.items(in: context.state)
    guard items.indices.contains(row) else { return [] }
    move(.jump(row), in: context)
    switch items[row] {
    case .game(let id): return context.games.module(id).firstScreen(nil, in: context.state).map { [.push($0)] } ?? []
    case .retry: return [.push(StartScreen(GameList.main, .missed))]
    case .make: return [.push(UserQuestionsScreen())]
    case .league: return [.push(context.state.league == nil ? LeagueJoinScreen() : LeagueScreen())]
    case .statistics: return [.push(StatisticsScreen())]
    case .history: return [.push(HistoryScreen())]
    case .settings: return [.push(SettingsScreen(context.state.chosenSettings))]
    }
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    context.state.pendingEffect == nil ? looks.next : now
  }

  /// Help opens at its beginning here: a newcomer's first question is how to play.
  var helpTopic: HelpScreen.Topic { .home }

  func hints(in context: ViewContext) -> [Hint] {
    let missed = context.state.missed.count
    let items = HomeScreen.items(in: context.state)
    let entries = entryKeys(of: items)
    let moves = board(of: items, in: context).map { _ in HomeBoard.moves.hints(in: context) }
    let layout = layout(of: items, in: context)
    let isRetryShown = moves != nil || items.firstIndex(of: .retry).map { layout.shows($0) } == true
    let hints = HomeScreen.keys.hints(in: context) {
      $0 == .retry && (missed == 0 || isRetryShown && !context.isForHelp)
    }
    return (moves.map { $0 + hints.dropFirst() } ?? hints).map { hint in
      switch hint.key {
      case .character("r"): hint.saying(context.words(.hintMissed(missed)))
      case nil where hint.words == context.words(.hintOpen): hint.called(entries)
      case _: hint
      }
    }
  }

  /// The keys that open the entries there are: `1-9 a-e`.
  private func entryKeys(of items: [Item]) -> SafeText {
    let keys = HomeScreen.rowKeys.prefix(items.count { $0 != .retry })
    func name(_ keys: ArraySlice<Character>) -> String {
      guard let first = keys.first, let last = keys.last else { return "" }
      return keys.count == 1 ? String(first) : "\(first)-\(last)"
    }
    let (digits, letters) = (name(keys.prefix(HomeScreen.digits)), name(keys.dropFirst(HomeScreen.digits)))
    return SafeText(letters.isEmpty ? digits : "\(digits) \(letters)")
  }

  func note(in context: ViewContext) -> SafeText {
    layout(of: HomeScreen.items(in: context.state), in: context).note
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    let items = HomeScreen.items(in: context.state)
    return board(of: items, in: context).map { $0.hit(at: point) } ?? layout(of: items, in: context).hit(at: point)
  }

  /// The entries as panels; nil where the window has no room for that.
  private func board(of items: [Item], in context: ViewContext) -> HomeBoard? {
    guard HomeBoard.mayFit(in: context) else { return nil }
    let entries = items.map { (key: HomeScreen.key(of: $0, among: items), entry: HomeEntry($0, in: context)) }
    return HomeBoard(entries, games: items.count(where: \.isGame), in: context)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let state = context.state
    let title = "tenq \(state.version)" as SafeText
    let items = HomeScreen.items(in: state)
    let layout = layout(of: items, in: context)
    let board = board(of: items, in: context)
    // Without a row for the message it stands in the header, where there is little room.
    let message = state.settingsProblems.isEmpty ? nil : context.words(.settingsUnusable)
    let motto = title + "   " + context.words(.motto)
    let titles = layout.message == nil ? [message ?? title] : layout.hasMotto ? [title] : [motto, title]
    canvas.header(titles, facts(in: context), in: context)

    let body = context.body()
    if let logo = board?.logo ?? layout.logo {
      LogoView(language: state.language, scale: logo.scale).draw(in: logo.area, on: &canvas)
    }
    if let row = board?.message ?? layout.message {
      canvas.draw(
        message ?? (layout.hasMotto ? context.words(.motto) : .empty),
        in: Rect(x: body.x, y: row, width: body.width, height: 1), alignment: .center,
        style: message == nil ? .dim : .alert)
    }
    let selected = selectedRow(in: items, of: context)
    if let board { return board.draw(selected: selected, on: &canvas) }
    for part in layout.parts {
      // Away from the keys, beside which it would be read as one of them.
      part.list.drawMarks(at: body.maxX - 1, style: .title, on: &canvas)
      func drawRow(_ row: ListView.Row, isSelected: Bool, on canvas: inout Canvas) {
        let item = items[part.first + row.index]
        let key = HomeScreen.key(of: item, among: items)
        let style: Style = isSelected ? .selected : .plain
        // A blank column parts what it says from a mark.
        var line = row.area
        if part.list.isMarked(row) { line.width -= 1 }
        draw(item, key, in: line, style, layout, on: &canvas, context: context)
      }
      if part.contains(selected) {
        part.list.draw(on: &canvas) { drawRow($0, isSelected: $0.isSelected, on: &$1) }
      } else {
        for row in part.list.rows { drawRow(row, isSelected: false, on: &canvas) }
      }
    }
    if let side = layout.side { HomeSide.draw(in: side, on: &canvas, context: context) }
    // Nothing opens from it: it only says what will stand there.
    if let row = layout.kept, case .known = state.missed {
      draw(.retry, nil, in: row, .dim, layout, on: &canvas, context: context)
    }
  }

  /// Paints the row of an entry, its name in a style.
  private func draw(
    _ item: Item, _ key: Character?, in line: Rect, _ style: Style, _ layout: HomeLayout, on canvas: inout Canvas,
    context: ViewContext
  ) {
    let entry = HomeEntry(item, in: context)
    let symbol = line.x + layout.columns.symbol
    if let key {
      canvas.draw(SafeText(String(key)), at: Point(x: symbol - 2, y: line.y), style: .dim)
    }
    canvas.draw(entry.symbol.text(context.glyphs), at: Point(x: symbol, y: line.y), style: entry.symbol.style)
    let nameStyle = entry.isDim && style == .plain ? .dim : style
    canvas.draw(entry.name, at: Point(x: symbol + Symbol.width, y: line.y), style: nameStyle)
    let room = line.width - layout.columns.details - 1
    canvas.draw(
      entry.details.wording(for: room), at: Point(x: line.x + layout.columns.details, y: line.y), style: .dim,
      width: room)
  }

  private func layout(of items: [Item], in context: ViewContext) -> HomeLayout {
    HomeLayout(
      count: items.count, games: items.count { $0.isGame || $0 == .retry }, hasRetry: items.contains(.retry),
      selected: selectedRow(in: items, of: context),
      nameWidth: items.map { HomeEntry.name(of: $0, in: context).width }.max() ?? 0, in: context)
  }

  /// The right part of the header, in wordings from the longest to the shortest: the language and the number of all
  /// questions.
  private func facts(in context: ViewContext) -> [SafeText] {
    let language = context.words(.languageName)
    let total = total(in: context)
    return total.isEmpty ? [language] : [language + " \(context.glyphs.dot) " + total, language]
  }

  /// The number of all questions; "many" when a bank is too large to be counted at once, nothing until they are counted.
  private func total(in context: ViewContext) -> SafeText {
    let catalogue = context.state.catalogue
    guard catalogue.isCounted else { return .empty }
    let counts = catalogue.entries(of: .everything).map(\.questions)
    let known = counts.compactMap { $0 }
    guard known.count == counts.count else { return context.words(.manyQuestions) }
    return context.words(.totalQuestions(known.reduce(0, +)))
  }
}

extension Phrase {
  fileprivate static let motto = Phrase(en: "Ten seconds. Four choices.", ja: "10秒で答えるクイズ")
  fileprivate static let settingsUnusable = Phrase(
    en: "Not all of settings.json can be used: see Settings.", ja: "settings.json に使えないところがあります（「設定」を参照）。")
  static let retry = Phrase(en: "Missed questions", ja: "間違えた問題")

  fileprivate static let hintQuit = Phrase(en: "quit", ja: "終了")
  fileprivate static let helpOpenAt = Phrase(en: "open the entry beside it", ja: "その記号の項目を開く")
  fileprivate static let hintPick = Phrase(en: "sets", ja: "セット")
  fileprivate static let helpPick = Phrase(en: "choose what Play draws from", ja: "出題するセットを選ぶ")
  fileprivate static let hintRetry = Phrase(en: "missed", ja: "間違えた問題")
}
