import QuizCore
import TerminalKit

/// The first screen: a list of the games and of the other screens.
struct HomeScreen: Screen, Equatable {
  /// An entry of the list, in order. `retry` comes and goes, so it has its own key and the others keep theirs.
  enum Item: Hashable, Sendable {
    /// A game; opens its first screen.
    case game(Game.ID)
    case history, statistics, make, league, retry, settings

    /// All entries: games in order, missed questions, then the rest.
    static func all(in games: Games) -> [Item] {
      games.list.games.map { game($0.id) } + [.retry, .history, .statistics, .make, .league, .settings]
    }

    var isGame: Bool {
      if case .game = self { true } else { false }
    }
  }

  /// The keys that open the entries, in order.
  private static let rowKeys = Array("123456789abcdef")
  /// How many of them are digits.
  private static let digits = 9

  /// The key that opens an entry among `items`; nil if the keys run out.
  static func key(of item: Item, among items: [Item]) -> Character? {
    if item == .retry { return "r" }
    let row = items.firstIndex(of: item).map { items[..<$0].count { $0 != .retry } }
    return row.flatMap { rowKeys.indices.contains($0) ? rowKeys[$0] : nil }
  }

  /// The entries shown now: playable games, and `retry` if questions were missed.
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
    case list(ListKeys.Command)
    case choose(Int)
    case pick, retry, quit
  }

  static let keys = ListKeys.table(
    openHint: .hintChoose, omitted: [.jump, .back],
    own: [
      .init("1-9", rowKeys.enumerated().map { (.character($1), .choose($0)) }, hint: .hintOpen, help: .helpOpenAt),
      .init(["p"], .pick, hint: .hintPick, help: .helpPick),
      .init(["r"], .retry, hint: .hintRetry, help: .retry),
      .init(["q"], .quit, hint: .hintQuit, help: .hintQuit, dropped: .last),
    ], Command.list)

  /// The keys that move between panels.
  static let moves = KeyTable<Direction>([
    .init("↑↓←→", Direction.keys.map { ($0.key, $0.direction) }, hint: .hintMove)
  ])

  static let keyTables = [ScreenKeys(.home, keys), ScreenKeys(.home, moves)]

  /// The selected entry, not its row: entries above it come and go.
  private var selected = Item.game(GameList.main)
  /// Polls for league news during synchronisation.
  private var poll = NewsPoll()

  /// The next poll for league news, and the pause before it, which doubles each time so that a long synchronisation
  /// wakes the program rarely.
  private struct NewsPoll: Equatable {
    var next: Instant?
    var pause = Duration.milliseconds(250)
  }

  /// The row of the selected entry among `items`; of the one before if it has gone.
  private func selectedRow(in items: [Item], of context: ViewContext) -> Int {
    let order = Item.all(in: context.games)
    let place = order.firstIndex(of: selected) ?? 0
    return items.lastIndex { order.firstIndex(of: $0) ?? 0 <= place } ?? 0
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      let items = HomeScreen.items(in: context.state)
      if let panels = panels(in: context), let direction = HomeScreen.moves.command(for: key) {
        if case .row(let row)? = panels.neighbour(of: .row(selectedRow(in: items, of: context)), direction) {
          selected = items[row]
        }
        return newsOfLeague(in: context)
      }
      switch HomeScreen.keys.command(for: key) {
      case .list(.open): return open(items[selectedRow(in: items, of: context)], in: context)
      case .list(let command):
        move(command, in: context)
        return newsOfLeague(in: context)
      case .choose(let row):
        // Missed questions have their own key, whatever entries come.
        let others = items.filter { $0 != .retry }
        return others.indices.contains(row) ? open(others[row], in: context) : []
      case .pick:
        return [.push(PickScreen(GameList.main, context.state.selection, in: context.state))]
      case .retry: return retry(in: context)
      case .quit: return [.quit]
      case .none: break
      }
    case .row(let row):
      let items = HomeScreen.items(in: context.state)
      return items.indices.contains(row) ? open(items[row], in: context) : []
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .time: return (context.state.pendingEffect.map { [.store($0)] } ?? []) + pollNews(at: now)
    case .shown: startPoll(at: now, in: context)
    case .paste, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  func waitsToBeShown(in context: ViewContext) -> Bool {
    context.state.league?.isSyncing == true ? poll.next == nil : poll != NewsPoll()
  }

  /// Asks for news that another program received; nothing else wakes the home screen.
  private func newsOfLeague(in context: ViewContext) -> [Action] {
    context.state.league == nil ? [] : [.store(.refreshLeague)]
  }

  private mutating func startPoll(at now: Instant, in context: ViewContext) {
    guard context.state.league?.isSyncing == true else {
      poll = NewsPoll()
      return
    }
    poll.next = poll.next ?? now + poll.pause
  }

  private mutating func pollNews(at now: Instant) -> [Action] {
    guard let next = poll.next, now >= next else { return [] }
    poll = NewsPoll(next: nil, pause: poll.pause * 2)
    return [.store(.refreshLeague)]
  }

  /// Opens the missed questions, even if it is not yet known whether there are any.
  private mutating func retry(in context: ViewContext) -> [Action] {
    if case .unknown = context.state.missed { return [.push(StartScreen(GameList.main, .missed))] }
    return HomeScreen.items(in: context.state).contains(.retry) ? open(.retry, in: context) : []
  }

  private mutating func move(_ command: ListKeys.Command, in context: ViewContext) {
    let items = HomeScreen.items(in: context.state)
    var row = ListSelection(row: selectedRow(in: items, of: context))
    row.move(command, count: items.count, in: form(in: context)?.viewport)
    selected = items[row.row]
  }

  private mutating func open(_ item: Item, in context: ViewContext) -> [Action] {
    selected = item
    switch item {
    case .game(let id): return context.games.module(id).firstScreen(nil, in: context.state).map { [.push($0)] } ?? []
    case .retry: return [.push(StartScreen(GameList.main, .missed))]
    case .make: return [.push(UserQuestionsScreen())]
    case .league: return [.push(context.state.league == nil ? LeagueJoinScreen() : LeagueScreen())]
    case .statistics: return [.push(StatisticsScreen())]
    case .history: return [.push(HistoryScreen())]
    case .settings: return [.push(SettingsScreen(context.state.chosenSettings))]
    }
  }

  /// Help opens at its beginning here: a newcomer's first question is how to play.
  var helpTopic: HelpScreen.Topic { .home }

  func hints(in context: ViewContext) -> [Hint] {
    let missed = context.state.missed.count
    let items = HomeScreen.items(in: context.state)
    let entries = entryKeys(of: items)
    let moves = panels(in: context).map { _ in HomeScreen.moves.hints(in: context) }
    let isRetryShown =
      moves != nil
      || items.firstIndex(of: .retry).map { form(in: context)?.viewport?.visible.contains($0) == true } == true
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

  /// The keys of the present entries: `1-9 a-e`.
  private func entryKeys(of items: [Item]) -> SafeText {
    let keys = HomeScreen.rowKeys.prefix(items.count { $0 != .retry })
    func name(_ keys: ArraySlice<Character>) -> String {
      guard let first = keys.first, let last = keys.last else { return "" }
      return keys.count == 1 ? String(first) : "\(first)-\(last)"
    }
    let (digits, letters) = (name(keys.prefix(HomeScreen.digits)), name(keys.dropFirst(HomeScreen.digits)))
    return SafeText(letters.isEmpty ? digits : "\(digits) \(letters)")
  }

  /// The picture below the header.
  private func picture(in context: ViewContext) -> HomePicture {
    let items = HomeScreen.items(in: context.state)
    return HomePicture(
      entries: items.map { (HomeScreen.key(of: $0, among: items), HomeEntry($0, in: context)) },
      games: items.count { $0.isGame || $0 == .retry }, hasRetry: items.contains(.retry),
      selected: selectedRow(in: items, of: context),
      alert: context.state.settingsProblems.isEmpty ? nil : context.words(.settingsUnusable), context: context)
  }

  /// The panels of a large window; nil if a list is shown.
  private func panels(in context: ViewContext) -> Form? {
    guard context.sizeClass == .large, let form = form(in: context), form.viewport == nil else { return nil }
    return form
  }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    Page(title: ["tenq \(context.state.version)"], details: facts(in: context), content: picture(in: context).body)
      .changing(in: context.state.pendingEffect == nil ? poll.next.map { now.duration(to: $0) } : .zero)
  }

  /// The right part of the header, from the longest to the shortest wording: language and number of questions.
  private func facts(in context: ViewContext) -> [SafeText] {
    let language = context.words(.languageName)
    let total = total(in: context)
    return total.isEmpty ? [language] : [language + " \(context.glyphs.dot) " + total, language]
  }

  /// The number of all questions; "many" if a bank is too large to count at once, empty until counted.
  private func total(in context: ViewContext) -> SafeText {
    let catalogue = context.state.catalogue
    guard catalogue.isCounted else { return .empty }
    let counts = catalogue.entries(of: .everything).map(\.questions)
    let known = counts.compactMap { $0 }
    guard known.count == counts.count else { return context.words(.manyQuestions) }
    return context.words(.totalQuestions(known.reduce(0, +)))
  }
}
