import QuizCore
import TerminalKit

/// The first screen: a list of the games and of the other screens.
struct HomeScreen: Screen, Equatable {
  /// An entry of the list, in the order of the list. `retry`, which comes and goes, stands after the others that digits
  /// open, so that a digit always opens the same one.
  enum Item: Hashable, Sendable {
    /// A game, by way of the screen that it begins with.
    case game(Game.ID)
    case make, statistics, history, settings, retry, quit

    /// All entries, games in the order of ``Games/modules``.
    static let all = Games.modules.map { game($0.game.id) } + [.make, .statistics, .history, .settings, .retry, .quit]
  }

  /// The entries shown now: games that can be played, and `retry` where questions were missed.
  static func items(in state: AppState) -> [Item] {
    Item.all.filter { item in
      switch item {
      case .game(let id): Games.module(id).isPlayable(in: state)
      case .retry: state.missed.count > 0
      case .make, .statistics, .history, .settings, .quit: true
      }
    }
  }

  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case choose(Int)
    case retry
    case quit
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("1-9"), (1...9).map { (.character(Character("\($0)")), .choose($0 - 1)) }, hint: .hintOpenAt,
      help: .hintOpenAt),
    .init(.text("r"), [.character("r")], .retry, hint: .hintRetry, help: .hintRetry),
    .init(.text("q"), [.character("q")], .quit, hint: .hintQuit, help: .hintQuit, dropped: .last),
  ])

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, omitted: [.jump, .back], own: ownKeys.rows, Command.list)

  /// The selected entry, not its row: entries above it come and go.
  private var selected = Item.game(.timed)

  /// The row of the selected entry among `items`; of the one before it when that has gone.
  private func selectedRow(in items: [Item]) -> Int {
    let order = Item.all
    let place = order.firstIndex(of: selected) ?? 0
    return items.lastIndex { order.firstIndex(of: $0) ?? 0 <= place } ?? 0
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch HomeScreen.keys.command(for: key) {
      case .list(.open): return open(list(in: context).selected, in: context)
      case .list(let command): move(command, in: context)
      case .choose(let row): return open(row, in: context)
      case .retry: return retry(in: context)
      case .quit: return [.effect(.quit)]
      case .none: break
      }
    case .row(let row): return open(row, in: context)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .time: return pendingEffect(in: context.state).map { [.effect($0)] } ?? []
    case .paste, .shown, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// Opens the missed questions; also while it is not known yet whether there are any.
  private mutating func retry(in context: ViewContext) -> [Action] {
    if case .unknown = context.state.missed { return [.push(StartScreen(.timed, .missed))] }
    return HomeScreen.items(in: context.state).firstIndex(of: .retry).map { open($0, in: context) } ?? []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    selected = HomeScreen.items(in: context.state)[list(in: context).selection(after: command)]
  }

  private mutating func open(_ row: Int, in context: ViewContext) -> [Action] {
    let items = HomeScreen.items(in: context.state)
    guard items.indices.contains(row) else { return [] }
    move(.jump(row), in: context)
    switch items[row] {
    case .game(let id): return Games.module(id).firstScreen(nil, in: context.state).map { [.push($0)] } ?? []
    case .retry: return [.push(StartScreen(.timed, .missed))]
    case .make: return [.push(context.state.catalogue.own == nil ? QuestionEditorScreen() : UserQuestionsScreen())]
    case .statistics: return [.push(StatisticsScreen())]
    case .history: return [.push(HistoryScreen())]
    case .settings: return [.push(SettingsScreen(context.state.chosenSettings))]
    case .quit: return [.effect(.quit)]
    }
  }

  /// What is still to be found out, after the first picture; one thing after the other, a long log in small parts, with
  /// the player's input between them.
  private func pendingEffect(in state: AppState) -> Effect? {
    if !state.catalogue.isCounted { return .finishLoading }
    if case .unknown = state.missed { return .findMissed }
    if state.daily == nil { return .findDaily }
    return state.isCounting ? .goOnCounting : nil
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    pendingEffect(in: context.state) == nil ? nil : now
  }

  /// Help opens at its beginning here: a newcomer's first question is how to play.
  var helpTopic: HelpScreen.Topic { .round }

  func hints(in context: ViewContext) -> [Hint] {
    let items = HomeScreen.items(in: context.state)
    return HomeScreen.keys.hints(in: context) { $0 == .retry && !items.contains(.retry) }
  }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let state = context.state
    let total = total(in: context)
    canvas.header(
      "tenq \(state.version)", words(.languageName) + (total.isEmpty ? .empty : " \(context.glyphs.dot) " + total),
      in: context)

    let body = context.body()
    let list = list(in: context)
    var y = body.y + (context.isCompact ? 0 : 1)
    if !context.isCompact {
      for line in HomeScreen.logo(context.glyphs) {
        canvas.draw(
          line, in: Rect(x: body.x, y: y, width: body.width, height: 1), alignment: .center, style: .title)
        y += 1
      }
      y += 1
    }
    if y < list.area.y {
      canvas.draw(words(.motto), in: Rect(x: body.x, y: y, width: body.width, height: 1), alignment: .center)
    }

    let items = HomeScreen.items(in: state)
    let column = detailColumn(in: context)
    list.draw(on: &canvas) { row, canvas in
      let (name, details) = description(of: items[row.index], in: context)
      let line = row.area
      canvas.draw(name, at: Point(x: line.x + 2, y: line.y), style: row.style)
      canvas.draw(
        details.wording(for: line.width - column), at: Point(x: line.x + column, y: line.y), style: .dim,
        width: line.width - column)
    }

    if !context.isCompact {
      let tip = words(.tips)[(state.isCounting ? 0 : state.rounds) % words(.tips).count]
      let place = Point(x: context.content.x + 1, y: body.maxY - 1)
      let used = canvas.draw(words(.tip), at: place, style: .key)
      canvas.draw(tip, at: Point(x: place.x + used + 2, y: place.y), style: .dim)
    }
  }

  /// The column of the details, counted from the list's left edge: close to the longest name in a compact window.
  private func detailColumn(in context: ViewContext) -> Int {
    guard context.isCompact else { return 20 }
    let names = HomeScreen.items(in: context.state).map { description(of: $0, in: context).name.width }
    return 2 + (names.max() ?? 0) + 2
  }

  private func list(in context: ViewContext) -> ListView {
    let items = HomeScreen.items(in: context.state)
    return ListView(count: items.count, selected: selectedRow(in: items), in: listArea(of: items.count, in: context))
  }

  /// The area of a list of `count` entries. In a compact window too low for it and the motto the list takes the motto's
  /// row, and scrolls if need be.
  private func listArea(of count: Int, in context: ViewContext) -> Rect {
    let body = context.body()
    if context.isCompact {
      let top = count < body.height ? 1 : 0
      let height = min(count, body.height - top)
      return Rect(
        x: body.x + 1, y: body.y + top + (body.height - top - height) / 2, width: body.width - 2, height: height)
    }
    return Rect(
      x: body.x + body.width / 2 - 26, y: body.y + 7, width: body.width / 2 + 26, height: min(count, body.height - 8))
  }

  /// An entry's name and the details beside it, in wordings from the longest to the shortest.
  private func description(of item: Item, in context: ViewContext) -> (name: SafeText, details: [SafeText]) {
    let words = context.words
    let state = context.state
    switch item {
    case .game(let id):
      let module = Games.module(id)
      return (context.words(module.homeName), module.homeDetails(in: context))
    case .retry:
      return (words(.retry), [words(.retryDetail(state.missed.count)), words(.questions(state.missed.count))])
    case .make:
      return (words(.make), state.catalogue.isCounted ? [words(.makeDetail(state.catalogue.own?.questions ?? 0))] : [])
    case .statistics: return (words(.statistics), words(.statisticsDetails))
    case .history:
      guard state.rounds > 0 else { return (words(.history), [words(.noHistory)]) }
      return (
        words(.history), [words(.historyDetail(state.rounds, state.bests[.timed])), words(.rounds(state.rounds))]
      )
    case .settings: return (words(.settings), [])
    case .quit: return (words(.quit), [])
    }
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

  /// TENQ in letters two rows high.
  private static func logo(_ glyphs: Glyphs) -> [SafeText] {
    glyphs.isASCII
      ? [" ___ ___ _  _ ___", "  |  |_  |\\ | | |", "  |  |__ | \\| |_\\"]
      : ["▀█▀ █▀▀ █▄ █ █▀█", " █  ██▄ █ ▀█ ▀▀█"]
  }
}

extension Phrase {
  fileprivate static let motto = Phrase(en: "Ten seconds. Four choices.", ja: "10秒で答える四択クイズ")
  static let retry = Phrase(en: "Missed questions", ja: "間違えた問題")

  fileprivate static func retryDetail(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "1 question to try again" : "\(count) questions to try again",
      ja: "\(count)問をもう一度解く")
  }

  fileprivate static func historyDetail(_ rounds: Int, _ best: Score?) -> Phrase {
    func en() -> String {
      let count: String = rounds == 1 ? "1 round" : "\(rounds) rounds"
      guard let best else { return count }
      return "\(count), best \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s"
    }
    func ja() -> String {
      guard let best else { return "\(rounds)回" }
      return "\(rounds)回、最高 \(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒"
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let noHistory = Phrase(en: "nothing played yet", ja: "まだ記録はありません")
  static let quit = Phrase(en: "Quit", ja: "終了")
  fileprivate static let tip = Phrase(en: "Tip", ja: "ヒント")
  fileprivate static let hintQuit = Phrase(en: "quit", ja: "終了")
  fileprivate static let hintOpenAt = Phrase(en: "open", ja: "直接選ぶ")
  fileprivate static let hintRetry = Phrase(en: "missed questions", ja: "間違えた問題")
}

extension PhraseList {
  fileprivate static let statisticsDetails = PhraseList(
    en: ["how often each question was right", "how often right"],
    ja: ["問題ごとの正答率", "正答率"])

  fileprivate static let tips = PhraseList(
    en: [
      "In a round, press 1-4 to answer at once.",
      "p pauses a round and hides the question.",
      "Your own questions: tenq play FILE.csv",
      "? shows every key, wherever you are.",
    ],
    ja: [
      "クイズ中は 1〜4 を押すとすぐに答えられます。",
      "p を押すと一時停止し、問題を隠します。",
      "自分の問題集で遊ぶ：tenq play ファイル.csv",
      "? を押すと、いつでもキーの一覧が見られます。",
    ])
}
