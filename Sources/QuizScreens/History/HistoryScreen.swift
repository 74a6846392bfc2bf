import QuizCore
import TerminalKit

/// Past rounds in two tabs: a table of all, newest first, and a bar chart of the latest.
struct HistoryScreen: Screen, Equatable {
  /// The tab that is shown.
  enum Tab: Equatable {
    /// The table.
    case table
    /// The chart, whose bars began to grow at an instant; nil before its first frame.
    case chart(since: ContinuousClock.Instant?)
  }

  /// The commands of the table.
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case switchTab
    case filter
  }

  /// The commands of the chart.
  enum ChartCommand: Hashable, Sendable {
    case narrower, wider, switchTab, filter, back
  }

  static let tableKeys = ListView.keys(
    leading: [.init(.text("Tab"), [.tab, .backTab], .switchTab, hint: .hintChart, help: .helpTab)],
    moveHint: .hintMove, openHint: .hintRecord, backHint: .hintBack,
    own: [.init(.text("f"), [.character("f")], .filter, hint: .hintFilter, help: .helpFilter)], Command.list)

  static let chartKeys = KeyTable<ChartCommand>([
    .init(.text("Tab"), [.tab, .backTab], .switchTab, hint: .hintTable, help: .helpTab),
    .init(
      .leftRight(),
      [
        (.left, .narrower), (.right, .wider), (.character("h"), .narrower), (.character("l"), .wider),
        (.up, .wider), (.down, .narrower), (.character("k"), .wider), (.character("j"), .narrower),
      ], hint: .hintSpan, help: .helpSpan, helpName: .leftRight("h l")),
    .init(.text("f"), [.character("f")], .filter, hint: .hintFilter, help: .helpFilterChart),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  /// How many records are read at first; more are read when the selection comes near the last of them.
  private static let firstPage = 200
  /// How many rows' texts are kept: those of some pages, so that the memory does not grow with the log.
  private static let maximumCachedRows = 1000

  private(set) var tab = Tab.table
  /// The game shown; nil for all.
  private var game: Game.ID?
  /// The records read so far; nil while the log is being read.
  private var page: HistoryPage? {
    didSet {
      hasPausedRounds = records.contains { !$0.countsAsBest }
      rows = [:]
    }
  }
  /// Whether one of the records is not counted as a best, which a note explains.
  private var hasPausedRounds = false
  /// The texts of rows that are or were in view, by the row's number.
  private var rows: [Int: HistoryRow] = [:]
  private var selected = 0
  private var span = BarChartView.Span.five

  var effectsOnAppear: [Effect] { [firstRead] }

  private var firstRead: Effect { .readHistory(game: game, count: HistoryScreen.firstPage) }

  private var records: [RoundRecord] { page?.records ?? [] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    let actions = respond(to: event, at: now, in: context)
    if tab == .table, event != .shown { cacheRows(in: context) }
    return actions
  }

  /// Keeps the texts of the rows in view, so that a key that moves the selection writes one row and not all of them.
  private mutating func cacheRows(in context: ViewContext) {
    let visible = list(in: context).visible
    if rows.count > HistoryScreen.maximumCachedRows { rows = [:] }
    for row in visible where rows.index(forKey: row) == nil { rows[row] = HistoryRow(records[row], in: context) }
  }

  private mutating func respond(
    to event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext
  ) -> [Action] {
    switch (event, tab) {
    case (.key(let key), .table):
      switch HistoryScreen.tableKeys.command(for: key) {
      case .list(.back): return [.back]
      case .list(.open): return open(selected)
      case .list(let command): return move(command, in: context)
      case .switchTab: return show(.chart(since: nil))
      case .filter: return filter(in: context)
      case .none: return []
      }
    case (.key(let key), .chart):
      switch HistoryScreen.chartKeys.command(for: key) {
      case .narrower: change(to: span.narrower)
      case .wider: change(to: span.wider)
      case .switchTab: return show(.table)
      case .filter: return filter(in: context)
      case .back: return [.back]
      case .none: break
      }
    case (.row(let row), .table): return open(row)
    case (.wheel(let rows), .table): return move(.wheel(rows), in: context)
    case (.shown, .chart(since: nil)): if page != nil { tab = .chart(since: now) }
    case (.response(.history(let page)), _): if page.game == game { self.page = page }
    case (.row, .chart), (.wheel, .chart), (.shown, _), (.paste, _), (.time, _), (.covered, _), (.uncovered, _),
      (.interrupted, _), (.response, _):
      break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) -> [Action] {
    let list = list(in: context)
    selected = list.selection(after: command)
    guard let page, page.hasMore, selected + list.page >= page.records.count else { return [] }
    return [.effect(.readHistory(game: game, count: page.records.count * 4))]
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard records.indices.contains(row) else { return [] }
    selected = row
    return [.push(RecordScreen(records[row]))]
  }

  /// Shows a tab. Bars of different games cannot be compared, so the chart never shows all games at once.
  private mutating func show(_ tab: Tab) -> [Action] {
    self.tab = tab
    guard case .chart = tab, game.map({ !Games.module($0).hasChart }) ?? true else { return [] }
    let selectedGame = records.indices.contains(selected) ? records[selected].game : .timed
    return show(game: Games.module(selectedGame).hasChart ? selectedGame : .timed)
  }

  private mutating func change(to span: BarChartView.Span) {
    guard span != self.span else { return }
    self.span = span
    tab = .chart(since: nil)
  }

  /// Shows the next game that was played; the table, after the last game, all of them.
  private mutating func filter(in context: ViewContext) -> [Action] {
    let games = HistoryScreen.games(of: tab, in: context.state)
    guard let first = games.first else { return [] }
    let next = game.flatMap { games.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    switch tab {
    case .table: return show(game: next < games.count ? games[next] : nil)
    case .chart:
      tab = .chart(since: nil)
      return show(game: next < games.count ? games[next] : first)
    }
  }

  /// The games that a tab can be narrowed to.
  private static func games(of tab: Tab, in state: AppState) -> [Game.ID] {
    switch tab {
    case .table: state.played
    case .chart: state.played.filter { Games.module($0).hasChart }
    }
  }

  private mutating func show(game: Game.ID?) -> [Action] {
    self.game = game
    page = nil
    selected = 0
    return [.effect(firstRead)]
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    guard case .chart(let since?) = tab, context.moves, now < since + BarChartView.growth else { return nil }
    return min(now + .milliseconds(50), since + BarChartView.growth)
  }

  var helpTopic: HelpScreen.Topic {
    switch tab {
    case .table: .lists
    case .chart: .chart
    }
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch tab {
    case .table:
      HistoryScreen.tableKeys.hints(in: context) { command in
        switch command {
        case .list(.back), .switchTab: false
        case .filter: context.state.played.count < 2
        case .list: records.isEmpty
        }
      }
    case .chart:
      HistoryScreen.chartKeys.hints(in: context) {
        $0 == .filter && HistoryScreen.games(of: tab, in: context.state).count < 2
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    tab == .table ? list(in: context).note(.always, hasMore: page?.hasMore ?? false) : .empty
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    tab == .table ? list(in: context).hit(at: point) : nil
  }
}

// Layout and drawing.
extension HistoryScreen {
  /// The rows of the table, between its heading and the notes.
  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    let notes = notes(in: context).count
    let head = 2
    let foot = notes == 0 ? 0 : notes + (context.isCompact ? 0 : 2)
    let area = Rect(x: body.x, y: body.y + head, width: body.width, height: max(1, body.height - head - foot))
    return ListView(count: records.count, selected: selected, in: area, pointerColumn: 1)
  }

  /// The notes below the table, in lines: what its marks mean, and which records it lacks.
  private func notes(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    guard let page else { return [] }
    let words = context.words
    var notes: [(text: SafeText, style: Style)] = []
    if hasPausedRounds { notes.append(("* " + words(.pausedMark), .dim)) }
    if page.unreadable > 0 { notes.append((words(.unreadable(page.unreadable)), .alert)) }
    if page.newer > 0 { notes.append((words(.newerRecords(page.newer)), .alert)) }
    return notes.flatMap { note in note.text.wrapped(to: context.body().width - 4).map { ($0, note.style) } }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words(.history) + "   " + tabs(in: context), summary(in: context), in: context)
    // The name of the tab that is shown is highlighted.
    let shown = tab == .table ? words(.table) : words(.chart)
    let x = context.content.x + 1 + words(.history).width + 3 + (tab == .table ? 0 : words(.table).width + 3)
    canvas.draw(shown, at: Point(x: x, y: 0), style: .selected)

    let body = context.body()
    guard let page else { return }
    if let problem = page.problem {
      canvas.paragraph(
        SafeText(problem).wrapped(to: body.width - 6), in: body.inset(dx: 3, dy: 1), style: .alert)
      return
    }
    guard !records.isEmpty else {
      canvas.paragraph(
        words(.noRounds).wrapped(to: body.width - 2),
        in: Rect(x: body.x + 1, y: body.y + body.height / 3, width: body.width - 2, height: 3), alignment: .center)
      drawNotes(on: &canvas, context: context)
      return
    }
    switch tab {
    case .table:
      drawTable(on: &canvas, context: context)
      drawNotes(on: &canvas, context: context)
    case .chart(let since):
      let grown =
        since.map { context.moves ? min(1, $0.duration(to: now) / BarChartView.growth) : 1 } ?? (context.moves ? 0 : 1)
      BarChartView(records: records, span: span, grown: grown).draw(in: body, on: &canvas, context: context)
    }
  }

  private func tabs(in context: ViewContext) -> SafeText {
    context.words(.table) + " " + SafeText(String(context.glyphs.axisHorizontal)) + " " + context.words(.chart)
  }

  /// The game, the number of rounds and their order: as much of it as fits beside the tabs.
  private func summary(in context: ViewContext) -> SafeText {
    let words = context.words
    let what = game.map { context.words(Games.module($0).name) } ?? words(.allGames)
    let count = words(.rounds(records.count)) + (page?.hasMore == true ? "+" : "")
    let room = context.content.width - 4 - words(.history).width - 3 - tabs(in: context).width
    let summaries: [SafeText] =
      switch tab {
      case .table: [what + "   " + count + "   " + words(.newestFirst), what + "   " + count, count]
      case .chart: [what + "   " + span.title(words), span.title(words)]
      }
    return summaries.first { $0.width <= room } ?? .empty
  }

  private func drawNotes(on canvas: inout Canvas, context: ViewContext) {
    let body = context.body()
    let notes = notes(in: context)
    var y = body.maxY - notes.count - (context.isCompact ? 0 : 1)
    for note in notes {
      canvas.draw(note.text, at: Point(x: body.x + 3, y: y), style: note.style, width: body.width - 4)
      y += 1
    }
  }

  private func drawTable(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let columns = HistoryColumns(in: context)
    let heading = Rect(x: context.content.x, y: 2, width: context.content.width, height: 1)
    columns.draw(HistoryRow(headingIn: words), in: heading, style: .key, on: &canvas)
    canvas.rule(at: 3)
    list(in: context).draw(on: &canvas) { row, canvas in
      let texts = rows[row.index] ?? HistoryRow(records[row.index], in: context)
      columns.draw(texts, in: row.area, style: row.style, on: &canvas)
    }
  }
}

extension Phrase {
  fileprivate static let allGames = Phrase(en: "All games", ja: "すべてのゲーム")
  fileprivate static let table = Phrase(en: "Table", ja: "表")
  fileprivate static let newestFirst = Phrase(en: "newest first", ja: "新しい順")

  fileprivate static let pausedMark = Phrase(en: "paused (not counted as a best)", ja: "一時停止あり（自己ベストの対象外）")
  fileprivate static let hintFilter = Phrase(en: "game", ja: "ゲームで絞る")
  fileprivate static let hintRecord = Phrase(en: "details", ja: "記録の詳細")
  fileprivate static let hintTable = Phrase(en: "table", ja: "表")
  fileprivate static let hintChart = Phrase(en: "chart", ja: "グラフ")
  fileprivate static let hintSpan = Phrase(en: "5 / 10 / 20 / all", ja: "件数 5 / 10 / 20 / すべて")
  fileprivate static let helpTab = Phrase(en: "other view", ja: "表とグラフの切り替え")
  fileprivate static let helpSpan = Phrase(en: "fewer or more rounds", ja: "表示する件数を変える")
  fileprivate static let helpFilterChart = Phrase(en: "another game", ja: "ゲームを変える")
  fileprivate static let helpFilter = Phrase(en: "one game, or all", ja: "ゲームで絞る")
}
