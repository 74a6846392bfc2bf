import QuizCore
import TerminalKit

/// What the world knows of the questions that were asked.
public struct StatisticsPage: Equatable, Sendable {
  /// What was counted.
  public let statistics: Statistics
  /// Lines of the log that could not be read.
  public let unreadable: Int
  /// Records of a newer version.
  public let newer: Int
  /// Answers that were left out because there were too many different questions.
  public let leftOut: Int
  /// Why nothing could be read at all; nil when it could.
  public let problem: String?

  /// So many questions are shown at most, those most often asked.
  public static let limit = 10_000

  /// Makes a page from its parts.
  public init(_ statistics: Statistics, unreadable: Int = 0, newer: Int = 0, leftOut: Int = 0, problem: String? = nil) {
    self.statistics = statistics
    self.unreadable = unreadable
    self.newer = newer
    self.leftOut = leftOut
    self.problem = problem
  }
}

/// How often each question was right, with three faces: by question, by set, by genre.
///
/// A genre opens as its sets, a set as its questions, and a question with the choices that were taken.
struct StatisticsScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case turn
    case turnBack
    case sort
  }

  /// What other lists have not.
  static let ownKeys = KeyTable<Command>([
    .init(
      .text("Tab"), [.tab], .turn, hint: \.hintFace, help: \.helpFace, helpName: .text("Tab  Shift-Tab")),
    // A row of its own, so that a click on the hint of the other is one command.
    .init(.text("Shift-Tab"), [.backTab], .turnBack),
    .init(.text("s"), [.character("s")], .sort, hint: \.hintSort, help: \.helpSort),
  ])

  static let keys: KeyTable<Command> = {
    let list = ListCursor.keys(moveHint: \.hintMove, openHint: \.hintDetail, backHint: \.hintBack)
      .map { $0.map(Command.list) }
    return KeyTable(ownKeys.rows.prefix(2) + list.dropLast() + ownKeys.rows.dropFirst(2) + list.suffix(1))
  }()

  /// How far the reading of the log is.
  private enum Reading: Equatable {
    /// Not asked for: the screen itself is to be seen first, since a long log takes a while.
    case wanted
    /// Asked for.
    case asked
    /// Here it is.
    case done(StatisticsPage)
  }

  /// A list that is looked at.
  private struct Level: Equatable {
    var face: Statistics.Face
    /// The set or the genre it is narrowed to; nil for all.
    var home: Selection?
    var cursor = ListCursor()
  }

  private var reading = Reading.wanted
  private var order = Statistics.Order.rate
  /// The lists from the outermost to the one that is seen. Never empty.
  private var levels = [Level(face: .question)]
  /// The rows of the list that is seen, in order.
  private var rows: [Statistics.Row] = []

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  private var page: StatisticsPage? {
    if case .done(let page) = reading { page } else { nil }
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch StatisticsScreen.keys.command(for: key) {
      case .list(.back): return back()
      case .list(.open): return open(level.cursor.selected)
      case .list(let command): move(command, in: context)
      case .turn: turn(by: 1)
      case .turnBack: turn(by: -1)
      case .sort: sort()
      case .none: break
      }
    case .row(let row): return open(row)
    case .wheel(let rows): move(rows < 0 ? .up : .down, in: context)
    case .shown:
      guard reading == .wanted else { return [] }
      reading = .asked
      return [.effect(.readStatistics)]
    case .response(.statistics(let page)):
      reading = .done(page)
      arrange()
    case .paste, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func move(_ command: ListCursor.Command, in context: ViewContext) {
    level.cursor.move(command, count: rows.count, page: table(in: context).height)
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard rows.indices.contains(row) else { return [] }
    level.cursor.move(.jump(row), count: rows.count, page: 1)
    switch (rows[row].subject, level.face) {
    case (.question, _): return [.push(QuestionStatisticsScreen(rows[row]))]
    case (.group(let home?), .genre) where home != .own: enter(.set, home)
    case (.group(let home?), _): enter(.question, home)
    case (.group(nil), _): break
    }
    return []
  }

  private mutating func enter(_ face: Statistics.Face, _ home: Selection) {
    levels.append(Level(face: face, home: home))
    arrange()
  }

  private mutating func back() -> [Action] {
    guard levels.count > 1 else { return [.back] }
    levels.removeLast()
    arrange()
    return []
  }

  /// The faces that the list can show: all of what was played, of a genre its sets and its questions.
  private var faces: [Statistics.Face] {
    switch level.home {
    case nil: Statistics.Face.allCases
    case .genre: [.question, .set]
    case .set, .own, .everything, .file, .missed: [.question]
    }
  }

  /// Shows another face of the same list.
  private mutating func turn(by step: Int) {
    let faces = faces
    guard faces.count > 1 else { return }
    let next = (faces.firstIndex(of: level.face) ?? 0) + step + faces.count
    level = Level(face: faces[next % faces.count], home: level.home)
    arrange()
  }

  private mutating func sort() {
    let orders = Statistics.Order.allCases
    order = orders[((orders.firstIndex(of: order) ?? 0) + 1) % orders.count]
    level.cursor = ListCursor()
    arrange()
  }

  private mutating func arrange() {
    rows = page?.statistics.rows(level.face, by: order, in: level.home) ?? []
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    StatisticsScreen.keys.hints(in: context) { command in
      switch command {
      case .list(.back): false
      case .turn, .turnBack: faces.count < 2
      case .list, .sort: rows.isEmpty
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    guard !rows.isEmpty else { return .empty }
    let visible = level.cursor.visible(count: rows.count, page: table(in: context).height)
    return "\(visible.lowerBound + 1)-\(visible.upperBound)/\(rows.count)"
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    let table = table(in: context)
    guard table.contains(point) else { return nil }
    let visible = level.cursor.visible(count: rows.count, page: table.height)
    let row = visible.lowerBound + point.y - table.y
    return visible.contains(row) ? .row(row) : nil
  }
}

// What is seen.
extension StatisticsScreen {
  /// The rows of the list: below its heading, above the notes.
  private func table(in context: ViewContext) -> Rect {
    let body = context.body()
    let notes = notes(in: context).count
    let foot = notes == 0 ? 0 : notes + (context.isCompact ? 0 : 1)
    return Rect(x: body.x, y: body.y + 2, width: body.width, height: max(1, body.height - 2 - foot))
  }

  /// What is not counted, in lines.
  private func notes(in context: ViewContext) -> [SafeText] {
    guard let page else { return [] }
    let words = context.words
    var notes: [SafeText] = []
    if page.statistics.cut > 0, level.face == .question {
      notes.append(words.cutQuestions(page.statistics.questions.count))
    }
    if page.leftOut > 0 { notes.append(words.leftOut(page.leftOut)) }
    if page.unreadable > 0 { notes.append(words.unreadable(page.unreadable)) }
    if page.newer > 0 { notes.append(words.newerRecords(page.newer)) }
    return notes.flatMap { $0.wrapped(to: context.body().width - 4) }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    drawHeader(on: &canvas, context: context)
    let words = context.words
    let body = context.body()
    func say(_ text: SafeText) {
      let lines = text.wrapped(to: body.width - 2)
      canvas.paragraph(
        lines, in: Rect(x: body.x + 1, y: body.y + body.height / 3, width: body.width - 2, height: lines.count),
        alignment: .center)
    }
    guard let page else { return say(words.readingLog) }
    if let problem = page.problem {
      canvas.paragraph(SafeText(problem).wrapped(to: body.width - 6), in: body.inset(dx: 3, dy: 1), style: .alert)
      return
    }
    if rows.isEmpty { say(words.noAnswers) } else { drawTable(on: &canvas, context: context) }
    let notes = notes(in: context)
    for (row, note) in notes.enumerated() {
      canvas.draw(
        note, at: Point(x: body.x + 3, y: body.maxY - notes.count + row), style: .alert, width: body.width - 4)
    }
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let order = words.statisticsOrder(order)
    if let home = level.home {
      let titles = words.titles(of: home, glyphs: context.glyphs)
      canvas.header(titles.map { words.statistics + "   " + $0 }, [order], in: context)
      return
    }
    let dash: SafeText = context.glyphs.isASCII ? " - " : " ─ "
    let names = Statistics.Face.allCases.map(words.statisticsFace)
    let faces = names.dropFirst().reduce(names[0]) { $0 + dash + $1 }
    let title = words.statistics + "   " + faces
    // Without room for both, the arrow in the heading tells the order.
    let fits = title.width + 2 + order.width <= context.content.width - 2
    canvas.header(title, fits ? order : .empty, in: context)
    // The face that is seen stands out, not by its place alone.
    var x = context.content.x + 1 + words.statistics.width + 3
    for (face, name) in zip(Statistics.Face.allCases, names) {
      if face == level.face { canvas.draw(name, at: Point(x: x, y: 0), style: .selected) }
      x += name.width + dash.width
    }
  }

  private func drawTable(on canvas: inout Canvas, context: ViewContext) {
    let columns = StatisticsColumns(level.face, width: context.content.width)
    let table = table(in: context)
    columns.drawHeading(
      level.face, order, in: Rect(x: table.x, y: table.y - 2, width: table.width, height: 1), on: &canvas,
      words: context.words)
    canvas.rule(at: table.y - 1)
    let visible = level.cursor.visible(count: rows.count, page: table.height)
    for row in visible {
      let line = Rect(x: table.x, y: table.y + row - visible.lowerBound, width: table.width, height: 1)
      let isSelected = row == level.cursor.selected
      columns.draw(rows[row], in: line, style: isSelected ? .selected : .plain, on: &canvas, words: context.words)
      if isSelected {
        canvas.draw(context.glyphs.pointer, at: Point(x: line.x + 1, y: line.y), style: .selected)
        canvas.cursor = Point(x: line.x + 1, y: line.y)
      }
    }
  }
}
