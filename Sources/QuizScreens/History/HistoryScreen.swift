import QuizCore
import TerminalKit

/// Past rounds in two tabs: a table of all, newest first, and a bar chart of the latest.
struct HistoryScreen: Screen, Equatable {
  /// The tab that is shown.
  enum Tab: Equatable {
    case table, chart
  }

  /// The commands of the table.
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case switchTab
    case filter
  }

  static let tableKeys = ListView.keys(
    leading: [
      .init(
        .text("Tab"), [.tab, .backTab], .switchTab, hint: .hintChart, brief: .hintBars, help: .helpTab, dropped: .later)
    ],
    moveHint: .hintMove, openHint: .hintOpen, backHint: .hintBack,
    own: [
      .init(.text("f"), [.character("f")], .filter, hint: .hintGame, help: .helpFilter, dropped: .later)
    ], Command.list)

  static let keyTables = [ScreenKeys(.lists, tableKeys), ScreenKeys(.chart, HistoryChart.keys)]

  /// How many records are read at first; more are read when the selection comes near the last of them.
  private static let firstPage = 200
  /// How many records are read at most to fill the first window.
  private static let mostForOneWindow = 100_000
  /// How many rows' texts are kept: those of some pages, so that the memory does not grow with the log.
  private static let maximumCachedRows = 1000

  private(set) var tab = Tab.table
  /// The game shown; nil for all.
  private var game: Game.ID?
  /// The records read so far; nil while the log is being read.
  private var page: HistoryPage?
  /// The records as rows of the table.
  private var table = HistoryRows()
  /// The games of the records.
  private var gamesOfRecords: Set<Game.ID> = []
  /// Whether one of the records is not counted as a best, which a note explains.
  private var hasPausedRounds = false
  /// Cached texts of rows that are or were in view, by row number.
  private var rows: [Int: HistoryRow] = [:]
  private var selected = 0
  /// The questions of rounds that were selected beside their answers, as far as they are known.
  private var questions: [QuestionID: Question] = [:]
  /// The round whose questions were asked for last.
  private var asked: RoundRecord.ID?
  private var chart = HistoryChart()

  var effectsOnAppear: [StoreEffect] { [firstRead] }

  private var firstRead: StoreEffect { .readHistory(game: game, count: HistoryScreen.firstPage) }

  private var records: [RoundRecord] { page?.records ?? [] }

  /// Today; the day of the newest round where that was not looked up yet.
  private func today(in context: ViewContext) -> Day? { context.state.today ?? records.first?.date.day }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let actions = respond(to: event, at: now, in: context)
    guard tab == .table else { return actions }
    if event != .shown { cacheRows(in: context) }
    return actions + findQuestions(in: context)
  }

  /// The selected round, of a sitting all its answers, where there is a column for it.
  private func roundAtSide(in context: ViewContext) -> RoundRecord? {
    guard ListColumns(context.body()).side != nil, table.rows.indices.contains(selected) else { return nil }
    let row = table.rows[selected]
    return HistoryRows.sitting(row, of: records)?.whole ?? records[row.newest]
  }

  /// Asks for the questions of the selected round, unless they are known.
  private mutating func findQuestions(in context: ViewContext) -> [Action] {
    guard let round = roundAtSide(in: context), round.id != asked else { return [] }
    asked = round.id
    return round.answers.allSatisfy { questions[$0.question] != nil } ? [] : [.store(.findQuestions(round))]
  }

  /// Caches the texts of the rows in view, so that moving the selection formats one row, not all.
  private mutating func cacheRows(in context: ViewContext) {
    let visible = list(in: context).visible
    if rows.count > HistoryScreen.maximumCachedRows { rows = [:] }
    for row in visible where rows.index(forKey: row) == nil {
      rows[row] = HistoryRow(table.rows[row], of: records, today: today(in: context), in: context)
    }
  }

  private mutating func respond(
    to event: ScreenEvent, at now: Instant, in context: ViewContext
  ) -> [Action] {
    switch (event, tab) {
    case (.key(let key), .table):
      switch HistoryScreen.tableKeys.command(for: key) {
      case .list(.back): return [.back]
      case .list(.open): return open(selected)
      case .list(let command): return move(command, in: context)
      case .switchTab: return show(.chart, in: context)
      case .filter: return filter(in: context)
      case .none: return []
      }
    case (.key(let key), .chart):
      switch HistoryChart.keys.command(for: key) {
      case .switchTab: return show(.table, in: context)
      case .filter: return filter(in: context)
      case .back: return [.back]
      case .some(let command): return chart.perform(command, on: records, in: context)
      case .none: break
      }
    case (.row(let row), .table): return open(row)
    case (.wheel(let rows), .table): return move(.wheel(rows), in: context)
    case (.shown, .chart): if page != nil { chart.appear(at: now) }
    case (.response(.history(let page)), _):
      guard page.game == game else { break }
      show(page, in: context)
      chart.adapt(to: page.records)
      return tab == .table ? readOn(in: context) : []
    case (.response(.questions(let found)), _):
      if questions.count > HistoryScreen.maximumCachedRows { questions = [:] }
      questions.merge(found) { $1 }
    case (.time, _): return context.state.pendingEffect.map { [.store($0)] } ?? []
    case (.row, .chart), (.wheel, .chart), (.shown, .table), (.paste, _), (.covered, _), (.uncovered, _),
      (.interrupted, _), (.response, _):
      break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) -> [Action] {
    let list = list(in: context)
    selected = list.selection(after: command)
    return readOn(in: context)
  }

  /// Reads more records when the selection comes near the last row, also initially, when the records form too few
  /// sittings to fill the window.
  private func readOn(in context: ViewContext) -> [Action] {
    let list = list(in: context)
    guard let page, page.hasMore, selected + list.page >= list.count,
      list.count > list.page || page.records.count < HistoryScreen.mostForOneWindow
    else { return [] }
    return [.store(.readHistory(game: game, count: page.records.count * 4))]
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard table.rows.indices.contains(row) else { return [] }
    selected = row
    return [.push(HistoryRows.screen(of: table.rows[row], in: records))]
  }

  /// Shows a tab. Bars of different games cannot be compared, so the chart never shows all games at once: it begins with
  /// the game of the row that was moved to, or where none was, with the one of most rounds.
  private mutating func show(_ tab: Tab, in context: ViewContext) -> [Action] {
    self.tab = tab
    chart.adapt(to: context.state.settings)
    guard case .chart = tab, game.map({ !context.games.module($0).hasChart }) ?? true else { return [] }
    let chosen = selected > 0 && table.rows.indices.contains(selected) ? records[table.rows[selected].newest].game : nil
    let shown = chosen.flatMap { context.games.module($0).hasChart ? $0 : nil } ?? mostPlayed(in: context.state)
    return show(game: shown, in: context)
  }

  /// The game with a chart that has most rounds; of several the one that was played last.
  private func mostPlayed(in state: AppState) -> Game.ID {
    let latest = records.map(\.game)
    return HistoryScreen.games(of: .chart, in: state).max { first, second in
      let (few, many) = (state.roundsByGame[first], state.roundsByGame[second])
      return few != many
        ? few < many : latest.firstIndex(of: first) ?? .max > latest.firstIndex(of: second) ?? .max
    } ?? GameList.main
  }

  /// Shows the next game that was played; the table, after the last game, all of them.
  private mutating func filter(in context: ViewContext) -> [Action] {
    let games = HistoryScreen.games(of: tab, in: context.state)
    guard let first = games.first else { return [] }
    let next = game.flatMap { games.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    switch tab {
    case .table: return show(game: next < games.count ? games[next] : nil, in: context)
    case .chart: return show(game: next < games.count ? games[next] : first, in: context)
    }
  }

  /// The games that a tab can be narrowed to.
  private static func games(of tab: Tab, in state: AppState) -> [Game.ID] {
    switch tab {
    case .table: state.played
    case .chart: state.played.filter { state.games.module($0).hasChart }
    }
  }

  private mutating func show(_ page: HistoryPage?, in context: ViewContext) {
    self.page = page
    table = HistoryRows(records, in: context.games.list)
    gamesOfRecords = Set(records.map(\.game))
    hasPausedRounds = records.contains(where: \.wasPaused)
    rows = [:]
  }

  private mutating func show(game: Game.ID?, in context: ViewContext) -> [Action] {
    self.game = game
    show(nil, in: context)
    selected = 0
    return [.store(firstRead)]
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    if context.state.pendingEffect != nil { return now }
    return tab == .chart ? chart.nextChange(after: now, in: context) : nil
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
      HistoryChart.keys.hints(in: context) { command in
        command == .filter
          ? HistoryScreen.games(of: tab, in: context.state).count < 2 : chart.isIdle(command, on: records, in: context)
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    guard tab == .table else { return .empty }
    let count = RoundCount(of: game, in: context.state)
    let hasMore = page?.hasMore ?? false
    return list(in: context).note(
      .always, of: hasMore ? count.rounds : nil, isCounting: hasMore && count.isCounting)
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
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
    let parts = ListColumns(body)
    let area = Rect(x: body.x, y: body.y + head, width: parts.list.width, height: max(1, body.height - head - foot))
    // Few rounds stand apart in a large window.
    let gap = parts.side != nil && table.rows.count * 2 <= area.height / 2 ? 1 : 0
    return ListView(count: table.rows.count, selected: selected, in: area, gap: gap, pointerColumn: 1)
  }

  /// The rows that the chart below the table takes at least, and those above it.
  private static let chartRows = (least: 14, above: 1)

  /// Where the latest rounds of the selected one's game stand as bars: below the table, where a large window has room; nil
  /// where it has not.
  private func chartPlace(in context: ViewContext) -> Rect? {
    let parts = ListColumns(context.body())
    let list = list(in: context)
    guard parts.side != nil, list.visible.count == list.count, let last = list.rows.last else { return nil }
    let y = last.area.maxY + HistoryScreen.chartRows.above
    let place = Rect(x: parts.list.x, y: y, width: parts.list.width, height: list.area.maxY - y)
    return place.height >= HistoryScreen.chartRows.least ? place : nil
  }

  /// Paints those bars.
  private func drawLatest(on canvas: inout Canvas, context: ViewContext) {
    guard let place = chartPlace(in: context), table.rows.indices.contains(selected) else { return }
    let game = records[table.rows[selected].newest].game
    let rounds = records.filter { $0.game == game }
    guard context.games.module(game).hasChart, rounds.count > 1 else { return }
    let order = chart.options.order
    BarChartView(records: rounds, options: ChartOptions(span: .twenty, order: order)).drawUpright(
      in: place, on: &canvas, context: context)
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

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let (name, tabs) = (words(.history) + "   ", tabs(in: context))
    canvas.header(name + tabs.text, summary(in: context), in: context)
    tabs.draw(behind: name, on: &canvas, context: context)

    let body = context.body()
    guard let page else { return }
    if let problem = page.problem {
      canvas.paragraph(
        SafeText(problem).wrapped(to: body.width - 6), in: body.inset(dx: 3, dy: 1), style: .alert)
      return
    }
    guard !records.isEmpty else {
      let place = Rect(x: body.x + 1, y: body.y + body.height / 3, width: body.width - 2, height: 3)
      canvas.largeName(context.largeName(words(.history)), above: place.y, in: context)
      canvas.paragraph(words(.noRounds).wrapped(to: place.width), in: place, alignment: .center)
      drawNotes(on: &canvas, context: context)
      return
    }
    switch tab {
    case .table:
      drawTable(on: &canvas, context: context)
      drawNotes(on: &canvas, context: context)
    case .chart: chart.draw(records, in: body, on: &canvas, context: context, at: now)
    }
  }

  private func tabs(in context: ViewContext) -> TabsView {
    TabsView(
      [context.words(.table), context.words(.chart)], selected: tab == .table ? 0 : 1, glyphs: context.glyphs)
  }

  /// The game, the number of rounds and their order: as much as fits beside the tabs.
  private func summary(in context: ViewContext) -> SafeText {
    let words = context.words
    let what = game.map { context.words(context.games.module($0).name) } ?? words(.allGames)
    let count = words(RoundCount(of: game, in: context.state).phrase)
    let span = chart.options.span.title(words)
    let room = context.content.width - 4 - words(.history).width - 3 - tabs(in: context).text.width
    let summaries: [SafeText] =
      switch tab {
      case .table: [what + "   " + count + "   " + words(.newestFirst), what + "   " + count, count]
      case .chart: [what + "   " + span, span]
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

  /// The widths of the longest date of this year and the longest name of a game in the table.
  private func widest(in context: ViewContext) -> (date: Int, game: Int) {
    let words = context.words
    let games = gamesOfRecords.map { words(context.games.module($0).name) } + [words(.game)]
    let dates = words(DateFormat.column(records[0].date, today: records[0].date.day))
    return (dates[0].width, games.map(\.width).max() ?? 0)
  }

  private func drawTable(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let body = context.body()
    let parts = ListColumns(body)
    let columns = HistoryColumns(width: parts.list.width, widest: widest(in: context))
    let heading = Rect(x: body.x, y: body.y, width: parts.list.width, height: 1)
    columns.draw(HistoryRow(headingIn: words), in: heading, style: .key, on: &canvas)
    canvas.rule(at: 3, in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let texts =
        rows[row.index] ?? HistoryRow(table.rows[row.index], of: records, today: today(in: context), in: context)
      columns.draw(texts, in: row.area, style: row.style, on: &canvas)
    }
    drawLatest(on: &canvas, context: context)
    guard let side = parts.side, let round = roundAtSide(in: context) else { return }
    RoundAnswersView(record: round, questions: questions, isLookedUp: asked == round.id).draw(
      in: Rect(x: side.x, y: side.y + 2, width: side.width, height: side.height - 2), on: &canvas, context: context)
  }
}
