import QuizCore
import TerminalKit

/// Past rounds in two tabs: a table of all, newest first, and a bar chart of the latest.
struct HistoryScreen: ListPage {
  enum Tab: Equatable {
    case table, chart
  }

  /// The commands of the table.
  enum Command: Hashable, Sendable {
    case switchTab
    case filter
  }

  static let keys = ListCommand.keys(
    leading: [
      .init([.tab, .backTab], Command.switchTab, hint: .hintChart, brief: .hintBars, help: .helpTab, dropped: .later)
    ],
    open: .hintOpen,
    own: [.init(["f"], .filter, hint: .hintGame, help: .helpFilter, dropped: .later)])

  static let keyTables = [ScreenKeys(.lists, keys), ScreenKeys(.chart, HistoryChart.keys)]

  /// Records read at first; more are read when the selection nears the last one.
  private static let firstPage = 200
  /// The most records read to fill the first window.
  private static let mostForOneWindow = 100_000
  /// The most questions kept in memory.
  private static let maximumQuestions = 1000

  private(set) var tab = Tab.table
  private var game: Game.ID?
  /// The records read so far; nil while reading.
  private var page: HistoryPage?
  /// The records as rows of the table.
  private var table = HistoryRows()
  /// Keeps the picture of these rows, for the window that it was last drawn in.
  private var kept = Kept()
  var selected = ListSelection()
  /// The known questions of rounds shown at the side.
  private var questions: [QuestionID: Question] = [:]
  /// The round whose questions were requested last.
  private var asked: RoundRecord.ID?
  private var chart = HistoryChart()

  var effectsOnAppear: [StoreEffect] { [firstRead] }

  private var firstRead: StoreEffect { .readHistory(game: game, count: HistoryScreen.firstPage) }

  private var records: [RoundRecord] { table.records }

  func waitsToBeShown(in context: ViewContext) -> Bool {
    switch tab {
    // The side needs questions once the window has become large.
    case .table: rowAtSide(in: context).map { table.newest(of: $0).id != asked } ?? false
    case .chart: page != nil && chart.since == nil
    }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let actions = respond(to: event, at: now, in: context)
    return tab == .table ? actions + findQuestions(in: context) : actions
  }

  private var selectedRow: Int? { table.rows.indices.contains(selected.row) ? selected.row : nil }

  /// The selected row, if the window has a side for it.
  private func rowAtSide(in context: ViewContext) -> Int? { context.sizeClass == .large ? selectedRow : nil }

  /// Requests the questions of the round at the side, unless known.
  private mutating func findQuestions(in context: ViewContext) -> [Action] {
    guard let row = rowAtSide(in: context), table.newest(of: row).id != asked else { return [] }
    let round = table.record(of: row)
    asked = round.id
    return round.answers.allSatisfy { questions[$0.question] != nil } ? [] : [.store(.findQuestions(round))]
  }

  private mutating func respond(to event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch (event, tab) {
    case (.key, .table), (.row, .table), (.wheel, .table):
      let former = selected
      let actions = handleList(event, in: context)
      return actions.isEmpty && selected != former ? readOn(in: context) : actions
    case (.key(let key), .chart):
      switch HistoryChart.keys.command(for: key) {
      case .switchTab: return show(.table, in: context)
      case .filter: return filter(in: context)
      case .back: return [.back]
      case .some(let command): return chart.perform(command, on: records, in: context)
      case .none: break
      }
    case (.shown, .chart): if page != nil { chart.since = chart.since ?? now }
    case (.response(let page as HistoryPage), _):
      guard page.game == game else { break }
      show(page, in: context)
      chart.adapt(to: page.records)
      return tab == .table ? readOn(in: context) : []
    case (.response(PastRoundResponse.questions(let found)), _):
      if questions.count > HistoryScreen.maximumQuestions { questions = [:] }
      questions.merge(found) { $1 }
    case (.time, _): return context.state.pendingEffect.map { [.store($0)] } ?? []
    case (.row, .chart), (.wheel, .chart), (.shown, .table), (.paste, _), (.covered, _), (.uncovered, _),
      (.interrupted, _), (.response, _):
      break
    }
    return []
  }

  func count(in context: ViewContext) -> Int { table.rows.count }

  func open(in context: ViewContext) -> [Action] {
    selectedRow.map { [.push(PastRoundScreen(table.record(of: $0)))] } ?? []
  }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    switch command {
    case .switchTab: show(.chart, in: context)
    case .filter: filter(in: context)
    }
  }

  /// Reads more records when the selection nears the last row, or when they form too few sittings to fill the first
  /// window.
  private func readOn(in context: ViewContext) -> [Action] {
    guard let page, page.hasMore else { return [] }
    // No more rows are in view than the window has.
    let (seen, count) = (context.room.height, table.rows.count)
    guard selected.row + seen >= count, count > seen || page.records.count < HistoryScreen.mostForOneWindow
    else { return [] }
    return [.store(.readHistory(game: game, count: page.records.count * 4))]
  }

  /// Shows a tab. Bars of different games cannot be compared, so the chart shows one game: that of the selected row, or
  /// initially the one with most rounds.
  private mutating func show(_ tab: Tab, in context: ViewContext) -> [Action] {
    self.tab = tab
    chart.options.order = context.state.settings[.order]
    guard case .chart = tab, game.map({ !context.games.module($0).hasChart }) ?? true else { return [] }
    let chosen = selected.row > 0 ? selectedRow.map { table.newest(of: $0).game } : nil
    let shown = chosen.flatMap { context.games.module($0).hasChart ? $0 : nil } ?? mostPlayed(in: context.state)
    return show(game: shown, in: context)
  }

  /// The game with a chart and most rounds; of several the one played last.
  private func mostPlayed(in state: AppState) -> Game.ID {
    let latest = records.map(\.game)
    return HistoryScreen.games(of: .chart, in: state).max { first, second in
      let (few, many) = (state.roundsByGame[first], state.roundsByGame[second])
      return few != many
        ? few < many : latest.firstIndex(of: first) ?? .max > latest.firstIndex(of: second) ?? .max
    } ?? GameList.main
  }

  /// Shows the next game that was played; in the table, all games after the last.
  private mutating func filter(in context: ViewContext) -> [Action] {
    let games = HistoryScreen.games(of: tab, in: context.state)
    guard !games.isEmpty else { return [] }
    // A chart shows one game.
    let all: [Game.ID?] = tab == .table ? [nil] + games : games
    return show(game: all.value(after: game), in: context)
  }

  /// The games that a tab can filter by.
  private static func games(of tab: Tab, in state: AppState) -> [Game.ID] {
    state.played.filter { tab == .table || state.games.module($0).hasChart }
  }

  private mutating func show(_ page: HistoryPage?, in context: ViewContext) {
    self.page = page
    table = HistoryRows(page?.records ?? [], in: context.games.list)
    kept = Kept()
  }

  private mutating func show(game: Game.ID?, in context: ViewContext) -> [Action] {
    self.game = game
    show(nil, in: context)
    selected.row = 0
    return [.store(firstRead)]
  }

  var helpTopic: HelpScreen.Topic { tab == .table ? .lists : .chart }

  func hints(in context: ViewContext) -> [Hint] {
    switch tab {
    case .table:
      HistoryScreen.keys.hints(in: context) { command in
        switch command {
        case .list(.back), .own(.switchTab): false
        case .own(.filter): context.state.played.count < 2
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
}

// The picture.
extension HistoryScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    return Page(
      words(.history), tabs: [words(.table), words(.chart)], selected: tab == .table ? 0 : 1,
      details: summary(in: context), glyphs: context.glyphs, content: content(in: context, at: now)
    ).changing(in: context.state.pendingEffect == nil ? nil : .zero)
  }

  /// The game, the number of rounds and their order.
  private func summary(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let what = game.map { words(context.games.module($0).name) } ?? words(.allGames)
    let count = words(RoundCount(of: game, in: context.state).phrase)
    let span = words(chart.options.span == .max ? .allRounds : .latest(chart.options.span))
    return switch tab {
    case .table: [what + "   " + count + "   " + words(.newestFirst), what + "   " + count, count]
    case .chart: [what + "   " + span, span]
    }
  }

  private func content(in context: ViewContext, at now: Instant) -> any Block {
    guard let page else { return Empty() }
    if let problem = page.problem {
      return Paragraph(SafeText(problem), .alert, overflow: .cut).inset(columns: 3, rows: 1)
    }
    guard let newest = records.first else {
      return Rows {
        EmptyPage(name: context.pageName(context.words(.history)), text: context.words(.noRounds))
        notes(in: context).rank(-1)
      }
    }
    return switch tab {
    case .table: rounds(from: newest, in: context)
    case .chart: chart.block(of: records, in: context, at: now)
    }
  }

  /// The table, and beside it the selected round.
  private func rounds(from newest: RoundRecord, in context: ViewContext) -> any Block {
    let rows = table
    let table = kept.answer(context.window) { HistoryTable(rows, first: newest, in: context) }
    let today = context.state.today ?? newest.date.day
    let list = table.columns.list(count: rows.rows.count, selected: selected.row) { row in
      table.texts(of: row) { HistoryRow(rows.record(of: row), today: today, in: context) }
    }
    // All rounds, not only those read.
    let count = RoundCount(of: game, in: context.state)
    let note: @Sendable (Form) -> SafeText? = { form in
      form.viewport.map {
        Viewport(count: max($0.count, count.rounds), visible: $0.visible).note + (count.isCounting ? "+" : "")
      }
    }
    let side = rowAtSide(in: context).map { row -> any Block in
      let round = rows.record(of: row)
      return RoundAnswers(record: round, questions: questions, isLookedUp: asked == round.id, context: context)
    }
    return ListWithSide(
      list: Rows {
        table.columns.heading
        Rule()
        (page?.hasMore == true ? list.noting(note) : list).rank(1)
        latest(in: context)?.atLeast(rows: HistoryScreen.chartRows).rank(2).below(1)
        Rows.Item.space()
        notes(hasPausedRounds: table.hasPausedRounds, in: context).padded(left: List.margin)
      }.inset(columns: 1), side: side, sizeClass: context.sizeClass)
  }

  /// The fewest rows of the chart below the table.
  private static let chartRows = 14

  /// The latest rounds of the selected game as bars, in a large window; nil for a single round.
  private func latest(in context: ViewContext) -> (any Block)? {
    guard let row = rowAtSide(in: context) else { return nil }
    let game = table.newest(of: row).game
    let rounds = records.filter { $0.game == game }
    guard context.games.module(game).hasChart, rounds.count > 1 else { return nil }
    return BarChart(records: rounds, options: ChartOptions(span: 20, order: chart.options.order), context: context)
  }

  /// The notes below the table: its marks, and records it lacks.
  private func notes(hasPausedRounds: Bool = false, in context: ViewContext) -> Rows {
    let words = context.words
    return Rows {
      if hasPausedRounds { Paragraph("* " + words(.pausedMark), .dim) }
      if let page, page.unreadable > 0 { Paragraph(words(.unreadable(page.unreadable)), .alert) }
      if let page, page.newer > 0 { Paragraph(words(.newerRecords(page.newer)), .alert) }
    }
  }
}
