import QuizCore
import TerminalKit

/// How often each question was answered right, grouped by question, set or genre; the goals; and the calendar.
///
/// Opening a genre lists its sets, opening a set its questions, and opening a question shows which choices were taken.
struct StatisticsScreen: Screen, Equatable {
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
    var selected = 0

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
  /// The columns that the longest of their questions takes; 0 where rows are something else.
  private var longest = 0

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
      case .list(.open): return open(level.selected)
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
    case .response(.statistics(let page)):
      reading = .done(page)
      updateRows()
    case .paste, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListView.Command, in context: ViewContext) {
    level.selected = list(in: context).selection(after: command)
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard rows.indices.contains(row) else { return [] }
    level.selected = row
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
    level.selected = 0
    updateRows()
  }

  /// Has the selected one of the hardest questions asked no longer, or again.
  private mutating func suspend(in context: ViewContext) -> [Action] {
    guard level.page == .due, case .done(var page) = reading, var facts = page.review,
      facts.hardest.indices.contains(level.selected)
    else { return [] }
    let question = facts.hardest[level.selected].question
    let isSuspended = !facts.suspended.contains(question)
    if isSuspended { facts.suspended.insert(question) } else { facts.suspended.remove(question) }
    page.review = facts
    reading = .done(page)
    return [.store(.keep(SettingsChange(.learning(.suspend(question, isSuspended)))))]
  }

  private mutating func updateRows() {
    rows =
      level.grouping.flatMap { page?.statistics.rows($0, by: order, in: level.scope, joiningUnknown: true) } ?? []
    let texts = rows.lazy.compactMap { row in
      if case .question(_, let place?) = row.subject { MarkedText(place.question.text).oneLine } else { nil }
    }
    longest = texts.map(\.width).max() ?? 0
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    StatisticsScreen.keys.hints(in: context) { command in
      switch command {
      case .list(.back): false
      case .nextGrouping, .previousGrouping: pages.count < 2
      case .list(.open), .sort: rows.isEmpty
      case .suspend: level.page != .due || list(in: context).count == 0
      case .list: list(in: context).count == 0
      }
    }
  }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.always) }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }
}

// Layout and drawing.
extension StatisticsScreen {
  /// The rows of the table, between its heading and the notes.
  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    switch level.page {
    case .table: break
    case .goals:
      return GoalsView(tally: page?.goals ?? GoalTally()).list(in: body.inset(dx: 1, dy: 0), selected: level.selected)
    case .calendar: return ListView(count: 0, selected: 0, in: body)
    case .due:
      return dueView.map { $0.list(in: body.inset(dx: 1, dy: 0), selected: level.selected, context) }
        ?? ListView(count: 0, selected: 0, in: body)
    }
    let notes = notes(in: context).count
    let foot = notes == 0 ? 0 : notes + (context.isCompact ? 0 : 1)
    let parts = parts(in: context)
    let head = 2 + summaryHeight(in: context)
    let area = Rect(x: body.x, y: body.y + head, width: parts.list.width, height: max(1, body.height - head - foot))
    let columns = columns(.question, width: area.width)
    // In a large window each question has the lines that it needs, and stands apart where all have room then; else from
    // the top on as far as there are some. Others stand apart where the calendar has room below them.
    let isFew = parts.side != nil && longest > 0 && rows.count < area.height
    var heights = isFew ? columns.lines(of: rows, context.words, context.glyphs) : []
    let isLong = heights.contains { $0 > 1 }
    let needed = rows.count + (isLong ? heights.reduce(0, +) : rows.count)
    let room = isLong ? area.height + 1 : area.height - StatisticsScreen.calendarRows
    let gap = parts.side != nil && needed <= room ? 1 : 0
    var list = ListView(count: rows.count, selected: level.selected, in: area, gap: gap, pointerColumn: 1)
    if isLong, gap == 0 {
      var free = area.height - rows.count
      heights = heights.map { lines in
        let more = min(lines - 1, free)
        free -= more
        return 1 + more
      }
    }
    if isLong { list.heights = heights }
    return list
  }

  /// The table and what is told of its selected row; a table of questions takes the columns that these need.
  private func parts(in context: ViewContext) -> ListColumns {
    let needs = longest == 0 ? 0 : StatisticsColumns.width(forNames: longest, hasLeague: hasLeague)
    return ListColumns(context.body(), needs: needs)
  }

  private var hasLeague: Bool { page?.league.isEmpty == false }

  private func columns(_ grouping: Statistics.Grouping, width: Int) -> StatisticsColumns {
    StatisticsColumns(grouping, hasLeague: hasLeague, hasBars: true, width: width)
  }

  /// What the first page begins with: all that was played in a few words; in a small window one line of it.
  private func summary(in context: ViewContext) -> [SafeText] {
    guard level.page == .table(.question), level.scope == nil, let page else { return [] }
    let lines = StatisticsSummary(page: page).lines(width: context.body().width - 6, in: context)
    return Array(lines.prefix(context.isCompact ? 1 : lines.count))
  }

  /// The rows that it takes, with a blank one below where there is room.
  private func summaryHeight(in context: ViewContext) -> Int {
    let lines = summary(in: context).count
    return lines == 0 || context.isCompact ? lines : lines + 1
  }

  /// The rows that the calendar below a table takes, with blank ones above it.
  private static let calendarRows = 16

  /// Paints the calendar below the table, where a large window has room for it.
  private func drawCalendar(below list: ListView, on canvas: inout Canvas, context: ViewContext) {
    guard let calendar = page?.calendar, parts(in: context).side != nil, list.visible.count == list.count,
      let last = list.rows.last
    else { return }
    let y = last.area.maxY + 1
    let place = Rect(x: list.area.x, y: y, width: list.area.width, height: list.area.maxY - y)
    guard place.height >= StatisticsScreen.calendarRows - 1 else { return }
    CalendarView(calendar: calendar).draw(in: place, on: &canvas, context: context)
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

  /// The notes below the table, in lines: what is not counted.
  private func notes(in context: ViewContext) -> [SafeText] {
    guard let page else { return [] }
    let words = context.words
    var notes: [SafeText] = []
    if page.statistics.cut > 0, level.grouping == .question {
      notes.append(words(.cutQuestions(page.statistics.questions.count)))
    }
    if page.leftOut > 0 { notes.append(words(.leftOut(page.leftOut))) }
    if page.unreadable > 0 { notes.append(words(.unreadable(page.unreadable))) }
    if page.newer > 0 { notes.append(words(.newerRecords(page.newer))) }
    return notes.flatMap { $0.wrapped(to: context.body().width - 4) }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    drawHeader(on: &canvas, context: context)
    let words = context.words
    let body = context.body()
    func say(_ text: SafeText) {
      let lines = text.wrapped(to: body.width - 2)
      canvas.paragraph(
        lines, in: Rect(x: body.x + 1, y: body.y + body.height / 3, width: body.width - 2, height: lines.count),
        alignment: .center)
    }
    guard let page else { return say(words(.readingLog)) }
    if let problem = page.problem {
      canvas.paragraph(SafeText(problem).wrapped(to: body.width - 6), in: body.inset(dx: 3, dy: 1), style: .alert)
      return
    }
    switch level.page {
    case .table(let grouping):
      if rows.isEmpty {
        canvas.largeName(context.largeName(words(.statistics)), above: body.y + body.height / 3, in: context)
        say(words(.noAnswers))
      } else {
        drawTable(grouping, on: &canvas, context: context)
      }
    case .goals:
      let area = body.inset(dx: 1, dy: 0)
      return GoalsView(tally: page.goals).draw(in: area, selected: level.selected, on: &canvas, context: context)
    case .calendar:
      guard let calendar = page.calendar else { return }
      return CalendarView(calendar: calendar).draw(in: body.inset(dx: 1, dy: 0), on: &canvas, context: context)
    case .due:
      dueView?.draw(in: body.inset(dx: 1, dy: 0), selected: level.selected, on: &canvas, context: context)
      return
    }
    let notes = notes(in: context)
    for (row, note) in notes.enumerated() {
      canvas.draw(
        note, at: Point(x: body.x + 3, y: body.maxY - notes.count + row), style: .alert, width: body.width - 4)
    }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let order = level.grouping == nil ? .empty : words(.statisticsOrder(order))
    if let scope = level.scope {
      let titles = words.titles(of: scope, glyphs: context.glyphs)
      canvas.header(titles.map { words(.statistics) + "   " + $0 }, [order], in: context)
      return
    }
    let tabs = TabsView(
      Page.all.map { words($0.name) }, selected: Page.all.firstIndex(of: level.page) ?? 0, glyphs: context.glyphs)
    let room = context.content.width - 2
    let title = words(.statistics) + "   "
    // Where not both have room, the tabs say enough.
    let name = title.width + tabs.text.width <= room ? title : .empty
    guard name.width + tabs.text.width <= room else {
      return canvas.header(title + words(level.page.name), in: context)
    }
    // Without room for both, the arrow in the table's heading shows the order.
    let fits = name.width + tabs.text.width + 2 + order.width <= room
    canvas.header(name + tabs.text, fits ? order : .empty, in: context)
    tabs.draw(behind: name, on: &canvas, context: context)
  }

  private func drawTable(_ grouping: Statistics.Grouping, on canvas: inout Canvas, context: ViewContext) {
    let list = list(in: context)
    let table = list.area
    for (row, line) in summary(in: context).enumerated() {
      canvas.draw(
        line, at: Point(x: table.x + 3, y: context.body().y + row), style: row == 0 ? .title : .plain,
        width: context.body().width - 4)
    }
    var columns = columns(grouping, width: table.width)
    columns.shortensSets(of: rows, isInGenre: level.scope != nil, words: context.words, canvas.glyphs)
    columns.drawHeading(
      grouping, order, in: Rect(x: table.x, y: table.y - 2, width: table.width, height: 1), on: &canvas,
      words: context.words)
    canvas.rule(at: table.y - 1 - context.content.y, in: context)
    list.draw(on: &canvas) { row, canvas in
      let all: QuestionTally? =
        if case .question(let id, _) = rows[row.index].subject { page?.league[id] } else { nil }
      columns.draw(rows[row.index], all, in: row.area, style: row.style, on: &canvas, words: context.words)
    }
    drawCalendar(below: list, on: &canvas, context: context)
    guard let side = parts(in: context).side, rows.indices.contains(list.selected) else { return }
    StatisticsSide(row: rows[list.selected], page: page).draw(
      in: Rect(x: side.x, y: table.y, width: side.width, height: table.height), on: &canvas,
      context: context)
  }
}
