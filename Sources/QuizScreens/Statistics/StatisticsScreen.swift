import QuizCore
import TerminalKit

/// How often each question was answered right, grouped by question, set or genre; the goals; and the calendar.
///
/// Opening a genre lists its sets, opening a set its questions, and opening a question shows which choices were taken.
struct StatisticsScreen: BlockScreen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case nextGrouping
    case previousGrouping
    case sort
    case suspend
  }

  private static let groupingKeys: [KeyTable<Command>.Row] = [
    .init(
      .text("Tab"), [.tab], .nextGrouping, hint: .hintGrouping, help: .helpGrouping,
      helpName: .text("Tab  Shift-Tab"), dropped: .last),
    // A row of its own, so that a click on the hint of the other is one command.
    .init(.text("Shift-Tab"), [.backTab], .previousGrouping),
  ]

  private static let sortKeys: [KeyTable<Command>.Row] = [
    .init(.text("s"), [.character("s")], .sort, hint: .hintSort, help: .helpSort),
    .init(.text("x"), [.character("x")], .suspend, hint: .hintSuspend, help: .helpSuspendQuestion),
  ]

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable(groupingKeys + sortKeys)

  static let keys = ListView.keys(
    leading: groupingKeys, moveHint: .hintMove, openHint: .hintOpen, backHint: .hintBack, own: sortKeys, Command.list)

  static let keyTables = [ScreenKeys(.statistics, keys)]

  /// The state of reading the log.
  private enum Reading: Equatable {
    /// Not begun: a long log takes a while, so the screen is shown before.
    case wanted
    /// In progress.
    case asked
    /// Finished.
    case done(StatisticsPage)
  }

  /// What Tab goes through.
  private enum Page: Hashable {
    /// A table with such rows.
    case table(Statistics.Grouping)
    /// The goals.
    case goals
    /// The rounds of each day.
    case calendar
    /// What is due, and how well it is remembered.
    case due

    /// All of them, in the order of the header.
    static let all = Statistics.Grouping.allCases.map(Page.table) + [.goals, .calendar, .due]

    /// Its name in the header.
    var name: Phrase {
      switch self {
      case .table(let grouping): .groupingName(grouping)
      case .goals: .goals
      case .calendar: .calendar
      case .due: .due
      }
    }
  }

  /// One of the lists that the player has opened, each within the one before.
  private struct Level: Equatable {
    /// What is shown.
    var page: Page
    /// The set or the genre that the list is narrowed to; nil for all.
    var scope: Selection?
    var selected = ListSelection()

    /// What each row of the table is; nil where there is none.
    var grouping: Statistics.Grouping? {
      switch page {
      case .table(let grouping): grouping
      case .goals, .calendar, .due: nil
      }
    }
  }

  private var reading = Reading.wanted
  private var order = Statistics.Order.rate
  /// The lists from the outermost to the one that is shown. Never empty.
  private var levels = [Level(page: .table(.question))]
  /// The rows of the list that is shown, in order.
  private var rows: [Statistics.Row] = []

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  private var page: StatisticsPage? {
    if case .done(let page) = reading { page } else { nil }
  }

  var waitsToBeShown: Bool { reading == .wanted }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch StatisticsScreen.keys.command(for: key) {
      case .list(.back): return back()
      case .list(.open): return open(level.selected.row)
      case .list(let command): move(command, in: context)
      case .nextGrouping: changePage(by: 1)
      case .previousGrouping: changePage(by: -1)
      case .sort: sort()
      case .suspend: return suspend(in: context)
      case .none: break
      }
    case .row(let row): return open(row)
    case .wheel(let rows): move(.wheel(rows), in: context)
    case .shown:
      guard reading == .wanted else { return [] }
      reading = .asked
      return [.store(.readStatistics)]
    case .response(let page as StatisticsPage):
      reading = .done(page)
      updateRows()
    case .paste, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    let viewport = form(in: context)?.viewport
    level.selected.move(command, count: count, in: viewport)
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard rows.indices.contains(row) else { return [] }
    level.selected.row = row
    switch (rows[row].subject, level.grouping) {
    case (.question(let id, _), _):
      return [.push(QuestionStatisticsScreen(rows[row], league: page?.league[id], entry: page?.leagueQuestions[id]))]
    case (.group(nil), _): return [.push(QuestionStatisticsScreen(rows[row]))]
    case (.group(let scope?), .genre?) where scope != .own: enter(scope, by: .set)
    case (.group(let scope?), _): enter(scope, by: .question)
    }
    return []
  }

  private mutating func enter(_ scope: Selection, by grouping: Statistics.Grouping) {
    levels.append(Level(page: .table(grouping), scope: scope))
    updateRows()
  }

  private mutating func back() -> [Action] {
    guard levels.count > 1 else { return [.back] }
    levels.removeLast()
    updateRows()
    return []
  }

  /// The pages that Tab goes through: of everything all, of a genre its questions and its sets.
  private var pages: [Page] {
    switch level.scope {
    case nil: Page.all
    case .genre: [.table(.question), .table(.set)]
    case .set, .own, .everything, .file, .missed, .missedIn: [.table(.question)]
    }
  }

  /// Goes on to the next page of the same answers, or back to the previous.
  private mutating func changePage(by step: Int) {
    let pages = pages
    guard pages.count > 1 else { return }
    let next = (pages.firstIndex(of: level.page) ?? 0) + step + pages.count
    level = Level(page: pages[next % pages.count], scope: level.scope)
    updateRows()
  }

  private mutating func sort() {
    let orders = Statistics.Order.allCases
    order = orders[((orders.firstIndex(of: order) ?? 0) + 1) % orders.count]
    level.selected.row = 0
    updateRows()
  }

  /// Has the selected one of the hardest questions asked no longer, or again.
  private mutating func suspend(in context: ViewContext) -> [Action] {
    guard level.page == .due, case .done(var page) = reading, var facts = page.review,
      facts.hardest.indices.contains(level.selected.row)
    else { return [] }
    let question = facts.hardest[level.selected.row].question
    let isSuspended = !facts.suspended.contains(question)
    if isSuspended { facts.suspended.insert(question) } else { facts.suspended.remove(question) }
    page.review = facts
    reading = .done(page)
    return [.store(.keep(SettingsChange(.learning(.suspend(question, isSuspended)))))]
  }

  private mutating func updateRows() {
    rows =
      level.grouping.flatMap { page?.statistics.rows($0, by: order, in: level.scope, joiningUnknown: true) } ?? []
  }

  /// How many rows the page has.
  private var count: Int {
    switch level.page {
    case .table: rows.count
    case .goals: Goal.allCases.count
    case .calendar: 0
    case .due: page?.review?.hardest.count ?? 0
    }
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    StatisticsScreen.keys.hints(in: context) { command in
      switch command {
      case .list(.back): false
      case .nextGrouping, .previousGrouping: pages.count < 2
      case .list(.open), .sort: rows.isEmpty
      case .suspend: level.page != .due || count == 0
      case .list: count == 0
      }
    }
  }
}

// The picture.
extension StatisticsScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let order = level.grouping == nil ? [] : [words(.statisticsOrder(order))]
    let content = content(in: context)
    if let scope = level.scope {
      let titles = words.titles(of: scope, glyphs: context.glyphs)
      return QuizScreens.Page(
        title: titles.map { words(.statistics) + "   " + $0 }, details: order, content: content)
    }
    // Without room for the order, the arrow in the table's heading shows it.
    let tabs = TabsView(names: Page.all.map { words($0.name) }, selected: Page.all.firstIndex(of: level.page) ?? 0)
    return QuizScreens.Page(
      words(.statistics), tabs: tabs, details: order, glyphs: context.glyphs, content: content)
  }

  private func content(in context: ViewContext) -> any Block {
    let words = context.words
    guard let page else { return EmptyPage(text: words(.readingLog)) }
    if let problem = page.problem {
      return Paragraph(SafeText(problem), .alert, overflow: .cut).inset(columns: 3, rows: 1)
    }
    let selected = level.selected.row
    switch level.page {
    case .table where rows.isEmpty:
      return EmptyPage(name: context.largeName(words(.statistics)), text: words(.noAnswers))
    case .table(let grouping): return table(of: grouping, page, in: context)
    case .goals:
      return Drawing({ $0 }) { place, canvas in
        GoalsView(tally: page.goals).draw(in: place, selected: selected, on: &canvas, context: context)
      }.inset(columns: 1)
    case .calendar: return page.calendar.map { CalendarView(calendar: $0, context: context).centered } ?? Empty()
    case .due:
      let view = dueView
      return Drawing({ $0 }) { place, canvas in
        view?.draw(in: place, selected: selected, on: &canvas, context: context)
      }.inset(columns: 1)
    }
  }

  /// The table, in a large window with the selected row beside it and the calendar below it.
  private func table(of grouping: Statistics.Grouping, _ page: StatisticsPage, in context: ViewContext) -> any Block {
    let isLarge = context.sizeClass == .large
    let columns = StatisticsTable(
      grouping: grouping, order: order, hasLeague: !page.league.isEmpty, isInGenre: level.scope != nil,
      hasLines: isLarge && grouping == .question, words: context.words, glyphs: context.glyphs
    ).columns
    let all = rows.map { row in StatisticsTable.Row(row: row, league: row.question.flatMap { page.league[$0] }) }
    let selected = level.selected.row
    return ListWithSide(
      list: Rows {
        if level.page == .table(.question), level.scope == nil {
          StatisticsSummary(page: page, context: context).atMost(rows: context.sizeClass == .small ? 1 : 3)
        }
        columns.heading
        Rule()
        columns.list(all, selected: selected).rank(1).then(
          3, isLarge ? columns.list(all, selected: selected, gap: 1).whole : nil)
        if isLarge {
          page.calendar.map { CalendarView(calendar: $0, context: context).across(.center) }?.rank(2).below(1)
        }
        Rows.Item.space()
        notes(page, in: context).padded(left: List.margin)
      }.inset(columns: 1),
      side: StatisticsSide(row: rows[min(selected, rows.count - 1)], page: page, context: context),
      sizeClass: context.sizeClass)
  }

  /// What is told of the review; nil while that is not known.
  private var dueView: DueView? {
    guard let page, let facts = page.review else { return nil }
    let wanted = Set(facts.hardest.map(\.question))
    var texts: [QuestionID: String] = [:]
    for case .question(let id, let place?) in page.statistics.questions.lazy.map(\.subject) where wanted.contains(id) {
      texts[id] = place.question.text
    }
    return DueView(facts: facts, texts: texts)
  }

  /// The notes below the table: what is not counted.
  private func notes(_ page: StatisticsPage, in context: ViewContext) -> Rows {
    let words = context.words
    return Rows {
      if page.statistics.cut > 0, level.grouping == .question {
        Paragraph(words(.cutQuestions(page.statistics.questions.count)), .alert)
      }
      if page.leftOut > 0 { Paragraph(words(.leftOut(page.leftOut)), .alert) }
      if page.unreadable > 0 { Paragraph(words(.unreadable(page.unreadable)), .alert) }
      if page.newer > 0 { Paragraph(words(.newerRecords(page.newer)), .alert) }
    }
  }
}
