import QuizCore
import TerminalKit

/// How often each question was answered right, grouped by question, set or genre.
///
/// Opening a genre lists its sets, opening a set its questions, and opening a question shows which choices were taken.
struct StatisticsScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case nextGrouping
    case previousGrouping
    case sort
  }

  private static let groupingKeys: [KeyTable<Command>.Row] = [
    .init(
      .text("Tab"), [.tab], .nextGrouping, hint: .hintGrouping, help: .helpGrouping,
      helpName: .text("Tab  Shift-Tab"), dropped: .last),
    // A row of its own, so that a click on the hint of the other is one command.
    .init(.text("Shift-Tab"), [.backTab], .previousGrouping),
  ]

  private static let sortKeys: [KeyTable<Command>.Row] = [
    .init(.text("s"), [.character("s")], .sort, hint: .hintSort, help: .helpSort)
  ]

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable(groupingKeys + sortKeys)

  static let keys = ListView.keys(
    leading: groupingKeys, moveHint: .hintMove, openHint: .hintOpen, backHint: .hintBack, own: sortKeys, Command.list)

  static let keyTables = [ScreenKeys(.statistics, keys, told: ownKeys)]

  /// The state of reading the log.
  private enum Reading: Equatable {
    /// Not begun: a long log takes a while, so the screen is shown before.
    case wanted
    /// In progress.
    case asked
    /// Finished.
    case done(StatisticsPage)
  }

  /// One of the lists that the player has opened, each within the one before.
  private struct Level: Equatable {
    /// What each row is.
    var grouping: Statistics.Grouping
    /// The set or the genre that the list is narrowed to; nil for all.
    var scope: Selection?
    var selected = 0
  }

  private var reading = Reading.wanted
  private var order = Statistics.Order.rate
  /// The lists from the outermost to the one that is shown. Never empty.
  private var levels = [Level(grouping: .question)]
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
      case .list(.open): return open(level.selected)
      case .list(let command): move(command, in: context)
      case .nextGrouping: changeGrouping(by: 1)
      case .previousGrouping: changeGrouping(by: -1)
      case .sort: sort()
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
    case (.group(let scope?), .genre) where scope != .own: enter(scope, by: .set)
    case (.group(let scope?), _): enter(scope, by: .question)
    }
    return []
  }

  private mutating func enter(_ scope: Selection, by grouping: Statistics.Grouping) {
    levels.append(Level(grouping: grouping, scope: scope))
    updateRows()
  }

  private mutating func back() -> [Action] {
    guard levels.count > 1 else { return [.back] }
    levels.removeLast()
    updateRows()
    return []
  }

  /// The groupings that Tab goes through: of everything all, of a genre its questions and its sets.
  private var groupings: [Statistics.Grouping] {
    switch level.scope {
    case nil: Statistics.Grouping.allCases
    case .genre: [.question, .set]
    case .set, .own, .everything, .file, .missed, .missedIn: [.question]
    }
  }

  /// Goes on to the next grouping of the same answers, or back to the previous.
  private mutating func changeGrouping(by step: Int) {
    let groupings = groupings
    guard groupings.count > 1 else { return }
    let next = (groupings.firstIndex(of: level.grouping) ?? 0) + step + groupings.count
    level = Level(grouping: groupings[next % groupings.count], scope: level.scope)
    updateRows()
  }

  private mutating func sort() {
    let orders = Statistics.Order.allCases
    order = orders[((orders.firstIndex(of: order) ?? 0) + 1) % orders.count]
    level.selected = 0
    updateRows()
  }

  private mutating func updateRows() {
    rows = page?.statistics.rows(level.grouping, by: order, in: level.scope, joiningUnknown: true) ?? []
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    StatisticsScreen.keys.hints(in: context) { command in
      switch command {
      case .list(.back): false
      case .nextGrouping, .previousGrouping: groupings.count < 2
      case .list, .sort: rows.isEmpty
      }
    }.map { hint in
      guard context.isCompact, hint.key == .tab else { return hint }
      return Hint(name: hint.name, words: context.words(.hintNextGrouping), key: hint.key, dropped: hint.dropped)
    }
  }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.always) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }
}

// Layout and drawing.
extension StatisticsScreen {
  /// The rows of the table, between its heading and the notes.
  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    let notes = notes(in: context).count
    let foot = notes == 0 ? 0 : notes + (context.isCompact ? 0 : 1)
    let area = Rect(x: body.x, y: body.y + 2, width: body.width, height: max(1, body.height - 2 - foot))
    return ListView(count: rows.count, selected: level.selected, in: area, pointerColumn: 1)
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
    if rows.isEmpty { say(words(.noAnswers)) } else { drawTable(on: &canvas, context: context) }
    let notes = notes(in: context)
    for (row, note) in notes.enumerated() {
      canvas.draw(
        note, at: Point(x: body.x + 3, y: body.maxY - notes.count + row), style: .alert, width: body.width - 4)
    }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let order = words(.statisticsOrder(order))
    if let scope = level.scope {
      let titles = words.titles(of: scope, glyphs: context.glyphs)
      canvas.header(titles.map { words(.statistics) + "   " + $0 }, [order], in: context)
      return
    }
    let groupings = Statistics.Grouping.allCases
    let tabs = TabsView(
      groupings.map { words(.groupingName($0)) }, selected: groupings.firstIndex(of: level.grouping) ?? 0,
      glyphs: context.glyphs)
    let name = words(.statistics) + "   "
    // Without room for both, the arrow in the table's heading shows the order.
    let fits = name.width + tabs.text.width + 2 + order.width <= context.content.width - 2
    canvas.header(name + tabs.text, fits ? order : .empty, in: context)
    tabs.draw(behind: name, on: &canvas, context: context)
  }

  private func drawTable(on canvas: inout Canvas, context: ViewContext) {
    let columns = StatisticsColumns(
      level.grouping, hasLeague: page?.league.isEmpty == false, width: context.content.width)
    let list = list(in: context)
    let table = list.area
    columns.drawHeading(
      level.grouping, order, in: Rect(x: table.x, y: table.y - 2, width: table.width, height: 1), on: &canvas,
      words: context.words)
    canvas.rule(at: table.y - 1 - context.content.y, in: context)
    list.draw(on: &canvas) { row, canvas in
      let all: QuestionTally? =
        if case .question(let id, _) = rows[row.index].subject { page?.league[id] } else { nil }
      columns.draw(rows[row.index], all, in: row.area, style: row.style, on: &canvas, words: context.words)
    }
  }
}

extension Phrase {
  fileprivate static func statisticsOrder(_ order: Statistics.Order) -> Phrase {
    func en() -> String {
      switch order {
      case .rate: "least often right first"
      case .asked: "most often asked first"
      case .time: "slowest first"
      case .name: "by name"
      }
    }
    func ja() -> String {
      switch order {
      case .rate: "正答率の低い順"
      case .asked: "出題の多い順"
      case .time: "時間の長い順"
      case .name: "名前順"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
  fileprivate static let readingLog = Phrase(en: "Reading the log…", ja: "記録を読んでいます…")

  static let noAnswers = Phrase(
    en: "No questions answered yet. Play a round, and they will appear here.", ja: "まだ答えた問題はありません。1回解くとここに並びます。")

  fileprivate static func cutQuestions(_ count: Int) -> Phrase {
    Phrase(
      en: "Only the \(count) asked most often are shown; tenq stats shows all.",
      ja: "出題の多い\(count)問だけを並べています。tenq stats ならすべて見られます。")
  }

  fileprivate static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      en: "Too many different questions: \(count) answers are not counted.",
      ja: "問題の種類が多すぎるため、\(count)回分は集計に含めていません。")
  }
  /// For a window without room for more.
  fileprivate static let hintNextGrouping = Phrase(en: "view", ja: "次")
  fileprivate static let hintOpen = Phrase(en: "open", ja: "開く")
  fileprivate static let hintGrouping = Phrase(en: "view", ja: "切り替え")
  fileprivate static let helpGrouping = Phrase(en: "by question, set or genre", ja: "問題・セット・ジャンル")
  fileprivate static let hintSort = Phrase(en: "sort", ja: "並べ替え")
  fileprivate static let helpSort = Phrase(en: "another order", ja: "並べ替え")
}
