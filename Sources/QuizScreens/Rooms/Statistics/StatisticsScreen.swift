import QuizCore
import TerminalKit

/// How often each question was answered right, grouped by question, set or genre; the goals; and the calendar.
///
/// Opening a genre lists its sets, opening a set its questions, and opening a question shows which choices were taken.
struct StatisticsScreen: ListPage, Equatable {
  enum Command: Hashable, Sendable {
    /// To the next tab, or for -1 the previous one.
    case changeTab(by: Int)
    case sort
    case suspend
  }

  static let keys = ListCommand<Command>.keys(
    leading: [
      .init(
        [.tab], .changeTab(by: 1), hint: .hintGrouping, help: .helpGrouping, helpName: "Tab  Shift-Tab", dropped: .last),
      // A separate row, so that a click on the hint above has one meaning.
      .init([.backTab], .changeTab(by: -1)),
    ], open: .hintOpen,
    own: [
      .init(["s"], .sort, hint: .hintOrder, help: .helpSort),
      .init(["x"], .suspend, hint: .hintSuspend, help: .helpSuspendQuestion),
    ])

  static let keyTables = [ScreenKeys(.statistics, keys)]

  /// A tab of the screen.
  private enum Tab: Hashable {
    /// A table of questions, sets or genres.
    case table(Statistics.Grouping)
    case goals
    /// The rounds of each day.
    case calendar
    /// Due questions, and how well they are remembered.
    case due

    /// In the order of the header.
    static let all = Statistics.Grouping.allCases.map(Tab.table) + [.goals, .calendar, .due]

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

  /// A list that the player has opened within the previous one.
  private struct Level: Equatable {
    var tab: Tab
    /// The set or genre shown; nil for all.
    var scope: Selection?
    var selected = ListSelection()

    /// What each row of the table is; nil for other tabs.
    var grouping: Statistics.Grouping? {
      if case .table(let grouping) = tab { grouping } else { nil }
    }
  }

  /// Whether the log was asked for: a long one takes a while, so the screen is shown first.
  private var hasAsked = false
  /// The statistics; nil while reading.
  private var page: StatisticsPage?
  private var order = Statistics.Order.rate
  /// The lists from the outermost to the visible one. Never empty.
  private var levels = [Level(tab: .table(.question))]
  /// The rows of the visible list, in order.
  private var rows: [Statistics.Row] = []

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  func waitsToBeShown(in context: ViewContext) -> Bool { !hasAsked }

  var selected: ListSelection {
    get { level.selected }
    set { level.selected = newValue }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .shown where !hasAsked:
      hasAsked = true
      return [.store(.readStatistics)]
    case .time: return context.state.pendingEffect.map { [.store($0)] } ?? []
    case .key, .row, .wheel, .paste, .shown, .covered, .uncovered, .interrupted, .response:
      return handleList(event, in: context)
    }
  }

  mutating func take(_ response: any Response, in context: ViewContext) -> [Action] {
    guard let page = response as? StatisticsPage else { return [] }
    self.page = page
    updateRows()
    return []
  }

  mutating func perform(_ command: Command, in context: ViewContext) -> [Action] {
    switch command {
    case .changeTab(let step):
      let tabs = tabs
      guard tabs.count > 1 else { break }
      level = Level(tab: tabs.value(after: level.tab, by: step), scope: level.scope)
      updateRows()
    case .sort:
      order = order.next()
      selected.row = 0
      updateRows()
    case .suspend: return suspend()
    }
    return []
  }

  mutating func open(in context: ViewContext) -> [Action] {
    guard rows.indices.contains(selected.row) else { return [] }
    let row = rows[selected.row]
    switch (row.subject, level.grouping) {
    case (.question, _), (.group(nil), _): return [.push(QuestionStatisticsScreen(row, of: page))]
    case (.group(let scope?), .genre?) where scope != .own: enter(scope, by: .set)
    case (.group(let scope?), _): enter(scope, by: .question)
    }
    return []
  }

  private mutating func enter(_ scope: Selection, by grouping: Statistics.Grouping) {
    levels.append(Level(tab: .table(grouping), scope: scope))
    updateRows()
  }

  mutating func back(in context: ViewContext) -> [Action] {
    guard levels.count > 1 else { return [.back] }
    levels.removeLast()
    updateRows()
    return []
  }

  /// The tabs to switch to: all, or a genre's questions and sets.
  private var tabs: [Tab] {
    switch level.scope {
    case nil: Tab.all
    case .genre: [.table(.question), .table(.set)]
    case .set, .own, .everything, .file, .missed, .missedIn: [.table(.question)]
    }
  }

  /// Suspends the selected one of the hardest questions, or resumes it.
  private mutating func suspend() -> [Action] {
    guard level.tab == .due, var facts = page?.review, facts.hardest.indices.contains(selected.row) else { return [] }
    let question = facts.hardest[selected.row].question
    let isSuspended = !facts.suspended.contains(question)
    if isSuspended { facts.suspended.insert(question) } else { facts.suspended.remove(question) }
    page?.review = facts
    return [.store(.keep(SettingsChange(.learning(.suspend(question, isSuspended)))))]
  }

  private mutating func updateRows() {
    rows =
      level.grouping.flatMap { page?.statistics.rows($0, by: order, in: level.scope, joiningUnknown: true) } ?? []
  }

  func count(in context: ViewContext) -> Int {
    switch level.tab {
    case .table: rows.count
    case .goals: Goal.allCases.count
    case .calendar: 0
    case .due: page?.review?.hardest.count ?? 0
    }
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    let count = count(in: context)
    return StatisticsScreen.keys.hints(in: context) { command in
      switch command {
      case .list(.back): false
      case .own(.changeTab): tabs.count < 2
      case .list(.open), .own(.sort): rows.isEmpty
      case .own(.suspend): level.tab != .due || count == 0
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
    let content = content(in: context).changing(in: context.state.pendingEffect == nil ? nil : .zero)
    if let scope = level.scope {
      let titles = words.titles(of: scope, glyphs: context.glyphs)
      return Page(
        title: titles.map { words(.statistics) + "   " + $0 }, details: order, content: content)
    }
    // If the order does not fit, the arrow in the heading shows it.
    return Page(
      words(.statistics), tabs: Tab.all.map { words($0.name) }, selected: Tab.all.firstIndex(of: level.tab) ?? 0,
      details: order, glyphs: context.glyphs, content: content)
  }

  private func content(in context: ViewContext) -> any Block {
    let words = context.words
    guard let page else { return EmptyPage(text: words(.readingLog)) }
    if let problem = page.problem {
      return Paragraph(SafeText(problem), .alert, overflow: .cut).inset(columns: 3, rows: 1)
    }
    let selected = selected.row
    switch level.tab {
    case .table where rows.isEmpty:
      return EmptyPage(name: context.pageName(words(.statistics)), text: words(.noAnswers))
    case .table(let grouping): return table(of: grouping, page, in: context)
    case .goals: return GoalsView(tally: page.goals, selected: selected, context: context)
    case .calendar: return page.calendar.map { CalendarView(calendar: $0, context: context).centered } ?? Empty()
    case .due: return dueView(page, in: context) ?? Empty()
    }
  }

  /// The table; in a large window with the selected row beside it and the calendar below.
  private func table(of grouping: Statistics.Grouping, _ page: StatisticsPage, in context: ViewContext) -> any Block {
    let isLarge = context.sizeClass == .large
    let columns = StatisticsTable(
      grouping: grouping, order: order, league: page.league, isInGenre: level.scope != nil,
      hasLines: isLarge && grouping == .question, words: context.words, glyphs: context.glyphs
    ).columns
    let selected = selected.row
    func list(gap: Int) -> List { columns.list(rows, selected: selected, gap: gap) }
    return ListWithSide(
      list: Rows {
        if level.tab == .table(.question), level.scope == nil {
          StatisticsSummary(page: page, context: context).atMost(rows: context.sizeClass == .small ? 1 : 3)
        }
        columns.heading
        Rule()
        list(gap: 0).rank(1).then(3, isLarge ? list(gap: 1).whole : nil)
        if isLarge {
          page.calendar.map { CalendarView(calendar: $0, context: context).across(.center) }?.rank(2).below(1)
        }
        Rows.Item.space()
        notes(page, in: context).padded(left: List.margin)
      }.inset(columns: 1),
      side: StatisticsSide(row: rows[min(selected, rows.count - 1)], page: page, context: context),
      sizeClass: context.sizeClass)
  }

  /// The review page; nil if nothing could be read.
  private func dueView(_ page: StatisticsPage, in context: ViewContext) -> (any Block)? {
    page.review.map { facts in
      let wanted = Set(facts.hardest.map(\.question))
      var texts: [QuestionID: String] = [:]
      for case .question(let id, let place?) in page.statistics.questions.lazy.map(\.subject) where wanted.contains(id)
      {
        texts[id] = place.question.text
      }
      return DueView(facts: facts, texts: texts, selected: selected.row, context: context)
    }
  }

  /// The notes below the table on what is not counted.
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
