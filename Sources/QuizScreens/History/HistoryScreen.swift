import QuizCore
import TerminalKit

/// Past rounds with two faces: the table of all, newest first, and the bar chart of the latest.
struct HistoryScreen: Screen, Equatable {
  /// Which face is seen.
  enum Face: Equatable {
    /// The table.
    case table
    /// The chart, whose bars have been growing since an instant; nil before its first frame.
    case chart(since: ContinuousClock.Instant?)
  }

  enum Command: Hashable, Sendable {
    case list(ListCursor.Command)
    case turn
    case filter
  }

  enum ChartCommand: Hashable, Sendable {
    case narrower, wider, turn, filter, back
  }

  static let tableKeys = KeyTable<Command>(
    [.init(.text("Tab"), [.tab, .backTab], .turn, hint: \.hintChart, help: \.helpTab)]
      + ListCursor.keys(moveHint: \.hintMove, openHint: \.hintDetail, backHint: \.hintBack).dropLast()
      .map { $0.map(Command.list) }
      + [.init(.text("f"), [.character("f")], .filter, hint: \.hintFilter, help: \.helpFilter)]
      + ListCursor.keys(moveHint: \.hintMove, openHint: \.hintDetail, backHint: \.hintBack).suffix(1)
      .map { $0.map(Command.list) })

  static let chartKeys = KeyTable<ChartCommand>([
    .init(.text("Tab"), [.tab, .backTab], .turn, hint: \.hintTable, help: \.helpTab),
    .init(
      .leftRight(),
      [
        (.left, .narrower), (.right, .wider), (.character("h"), .narrower), (.character("l"), .wider),
        (.up, .wider), (.down, .narrower), (.character("k"), .wider), (.character("j"), .narrower),
      ], hint: \.hintSpan, help: \.helpSpan, helpName: .leftRight("h l")),
    .init(.text("f"), [.character("f")], .filter, hint: \.hintFilter, help: \.helpFilterChart),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: \.hintBack, dropped: .last),
  ])

  /// Records asked for at first; a page more when the end of what is known comes near.
  private static let firstPage = 200

  private(set) var face = Face.table
  /// The game shown; nil for all.
  private var game: Game.ID?
  /// What is known of the past; nil until the world has said.
  private var page: HistoryPage?
  private var cursor = ListCursor()
  private var span = BarChartView.Span.five

  var effectsOnAppear: [Effect] { [reading] }

  private var reading: Effect { .readHistory(game: game, count: HistoryScreen.firstPage) }

  private var records: [RoundRecord] { page?.records ?? [] }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch (event, face) {
    case (.key(let key), .table):
      switch HistoryScreen.tableKeys.command(for: key) {
      case .list(.back): return [.back]
      case .list(.open): return open(cursor.selected)
      case .list(let command): return move(command, in: context)
      case .turn: return turn(to: .chart(since: nil))
      case .filter: return filter(in: context)
      case .none: return []
      }
    case (.key(let key), .chart):
      switch HistoryScreen.chartKeys.command(for: key) {
      case .narrower: change(to: span.narrower)
      case .wider: change(to: span.wider)
      case .turn: return turn(to: .table)
      case .filter: return filter(in: context)
      case .back: return [.back]
      case .none: break
      }
    case (.row(let row), .table): return open(row)
    case (.wheel(let rows), .table): return move(rows < 0 ? .up : .down, in: context)
    case (.shown, .chart(since: nil)): if page != nil { face = .chart(since: now) }
    case (.response(.history(let page)), _): if page.game == game { self.page = page }
    case (.row, .chart), (.wheel, .chart), (.shown, _), (.paste, _), (.time, _), (.covered, _), (.uncovered, _),
      (.interrupted, _), (.response, _):
      break
    }
    return []
  }

  private mutating func move(_ command: ListCursor.Command, in context: ViewContext) -> [Action] {
    let rows = tableRows(in: context)
    cursor.move(command, count: records.count, page: rows)
    guard let page, page.hasMore, cursor.selected + rows >= page.records.count else { return [] }
    return [.effect(.readHistory(game: game, count: page.records.count * 4))]
  }

  private mutating func open(_ row: Int) -> [Action] {
    guard records.indices.contains(row) else { return [] }
    cursor.move(.jump(row), count: records.count, page: 1)
    return [.push(RecordScreen(records[row]))]
  }

  /// Shows the other face. Bars of different games cannot be compared, so the chart never shows all games at once.
  private mutating func turn(to face: Face) -> [Action] {
    self.face = face
    guard case .chart = face, game.map({ !Games.module($0).hasChart }) ?? true else { return [] }
    let selected = records.indices.contains(cursor.selected) ? records[cursor.selected].game : .timed
    return show(Games.module(selected).hasChart ? selected : .timed)
  }

  private mutating func change(to span: BarChartView.Span) {
    guard span != self.span else { return }
    self.span = span
    face = .chart(since: nil)
  }

  /// Goes on to the next game that was played; the table also to all of them.
  private mutating func filter(in context: ViewContext) -> [Action] {
    let games = HistoryScreen.games(of: face, in: context.state)
    guard let first = games.first else { return [] }
    let next = game.flatMap { games.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    switch face {
    case .table: return show(next < games.count ? games[next] : nil)
    case .chart:
      face = .chart(since: nil)
      return show(next < games.count ? games[next] : first)
    }
  }

  /// The games that can be chosen.
  private static func games(of face: Face, in state: AppState) -> [Game.ID] {
    switch face {
    case .table: state.played
    case .chart: state.played.filter { Games.module($0).hasChart }
    }
  }

  private mutating func show(_ game: Game.ID?) -> [Action] {
    self.game = game
    page = nil
    cursor = ListCursor()
    return [.effect(reading)]
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    guard case .chart(let since?) = face, context.moves, now < since + BarChartView.growth else { return nil }
    return min(now + .milliseconds(50), since + BarChartView.growth)
  }

  var helpTopic: HelpScreen.Topic {
    switch face {
    case .table: .lists
    case .chart: .chart
    }
  }

  func hints(in context: ViewContext) -> [Hint] {
    switch face {
    case .table:
      HistoryScreen.tableKeys.hints(in: context) { command in
        switch command {
        case .list(.back), .turn: false
        case .filter: context.state.played.count < 2
        case .list: records.isEmpty
        }
      }
    case .chart:
      HistoryScreen.chartKeys.hints(in: context) {
        $0 == .filter && HistoryScreen.games(of: face, in: context.state).count < 2
      }
    }
  }

  func note(in context: ViewContext) -> SafeText {
    guard face == .table, let page, !records.isEmpty else { return .empty }
    let rows = cursor.visible(count: records.count, page: tableRows(in: context))
    return "\(rows.lowerBound + 1)-\(rows.upperBound)/\(records.count)\(page.hasMore ? "+" : "")"
  }

  func hit(at point: Point, in context: ViewContext) -> Hit? {
    guard face == .table else { return nil }
    let place = tablePlace(in: context)
    guard place.contains(point) else { return nil }
    let rows = cursor.visible(count: records.count, page: place.height)
    let row = rows.lowerBound + point.y - place.y
    return rows.contains(row) ? .row(row) : nil
  }
}

// What is seen.
extension HistoryScreen {
  private func tableRows(in context: ViewContext) -> Int { tablePlace(in: context).height }

  /// The rows of the table: below its heading, above the notes.
  private func tablePlace(in context: ViewContext) -> Rect {
    let body = context.body()
    let notes = notes(in: context).count
    let head = 2
    let foot = notes == 0 ? 0 : notes + (context.isCompact ? 0 : 2)
    return Rect(x: body.x, y: body.y + head, width: body.width, height: max(1, body.height - head - foot))
  }

  /// What should be known of the table, in lines.
  private func notes(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    guard let page else { return [] }
    let words = context.words
    var notes: [(text: SafeText, style: Style)] = []
    if page.records.contains(where: { !$0.countsAsBest }) { notes.append(("* " + words.pausedMark, .dim)) }
    if page.unreadable > 0 { notes.append((words.unreadable(page.unreadable), .alert)) }
    if page.newer > 0 { notes.append((words.newerRecords(page.newer), .alert)) }
    return notes.flatMap { note in note.text.wrapped(to: context.body().width - 4).map { ($0, note.style) } }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    canvas.header(words.history + "   " + faces(in: context), summary(in: context), in: context)
    // The face that is seen stands out, not by its place alone.
    let shown = face == .table ? words.table : words.chart
    let x = context.content.x + 1 + words.history.width + 3 + (face == .table ? 0 : words.table.width + 3)
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
        words.noRounds.wrapped(to: body.width - 2),
        in: Rect(x: body.x + 1, y: body.y + body.height / 3, width: body.width - 2, height: 3), alignment: .center)
      drawNotes(on: &canvas, context: context)
      return
    }
    switch face {
    case .table:
      drawTable(on: &canvas, context: context)
      drawNotes(on: &canvas, context: context)
    case .chart(let since):
      let grown =
        since.map { context.moves ? min(1, $0.duration(to: now) / BarChartView.growth) : 1 } ?? (context.moves ? 0 : 1)
      BarChartView(records: records, span: span, grown: grown).draw(in: body, on: &canvas, context: context)
    }
  }

  private func faces(in context: ViewContext) -> SafeText {
    context.words.table + " " + SafeText(String(context.glyphs.axisHorizontal)) + " " + context.words.chart
  }

  /// What is shown, as much of it as has room beside the faces: the game, how many rounds, in which order.
  private func summary(in context: ViewContext) -> SafeText {
    let words = context.words
    let what = game.map { context.text(Games.module($0).name) } ?? words.allGames
    let count = words.rounds(records.count) + (page?.hasMore == true ? "+" : "")
    let room = context.content.width - 4 - words.history.width - 3 - faces(in: context).width
    let summaries: [SafeText] =
      switch face {
      case .table: [what + "   " + count + "   " + words.newestFirst, what + "   " + count, count]
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
    columns.draw(
      date: words.date, game: words.game, set: words.set, score: words.rightColumn, time: words.timeColumn,
      in: heading, style: .key, on: &canvas)
    canvas.rule(at: 3)
    let place = tablePlace(in: context)
    for row in cursor.visible(count: records.count, page: place.height) {
      let record = records[row]
      let first = cursor.visible(count: records.count, page: place.height).lowerBound
      let line = Rect(x: place.x, y: place.y + row - first, width: place.width, height: 1)
      let isSelected = row == cursor.selected
      columns.draw(
        date: SafeText(record.date.local), game: context.text(Games.module(record.game).name),
        set: words.title(ofLogged: record.set, glyphs: context.glyphs), score: HistoryColumns.score(of: record, words),
        mark: record.countsAsBest ? "" : "*", time: words.preciseSeconds(record.elapsed), in: line,
        style: isSelected ? .selected : .plain, on: &canvas)
      if isSelected {
        canvas.draw(context.glyphs.pointer, at: Point(x: line.x + 1, y: line.y), style: .selected)
        canvas.cursor = Point(x: line.x + 1, y: line.y)
      }
    }
  }
}

/// The columns of the history table, for the width of the window.
struct HistoryColumns {
  private let date: Rect?
  private let game: Rect?
  private let set: Rect
  private let score: Rect
  /// The star of a round that was paused stands behind its score.
  private let mark: Rect
  private let time: Rect

  /// Lays the columns out: date and game go first when there is no room.
  init(in context: ViewContext) {
    let width = context.content.width
    func column(_ x: Int, _ width: Int) -> Rect { Rect(x: x, y: 0, width: width, height: 1) }
    time = column(width - 11, 10)
    mark = column(width - 13, 1)
    score = column(width - 21, 8)
    let right = width - 22
    var left = 3
    if width >= 64 {
      date = column(left, 16)
      left += 18
    } else if width >= 48 {
      // Month and day are enough to find a round again.
      date = column(left, 5)
      left += 7
    } else {
      date = nil
    }
    if width >= 72 {
      game = column(left, 14)
      left += 15
    } else {
      game = nil
    }
    set = column(left, max(1, right - left))
  }

  /// Right answers of a timed round, misses of a practice.
  static func score(of record: RoundRecord, _ words: Words) -> SafeText {
    switch Games.list.ranking(of: record.game) {
    case .correct: words.score(record.correct, record.asked)
    case .misses: words.misses(record.misses)
    case .time: words.cleared
    }
  }

  /// Paints one row of the table.
  func draw(
    date: SafeText, game: SafeText, set: SafeText, score: SafeText, mark: SafeText = .empty, time: SafeText,
    in line: Rect, style: Style, on canvas: inout Canvas
  ) {
    func place(_ column: Rect) -> Rect { Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1) }
    if let column = self.date {
      let isShort = column.width < date.width && date.width == 16
      canvas.draw(
        isShort ? SafeText(String(date.string.dropFirst(5).prefix(5))) : date, in: place(column), alignment: .left,
        style: style)
    }
    if let column = self.game { canvas.draw(game, in: place(column), alignment: .left, style: style) }
    // Where a genre and its set do not fit together, the set says more.
    let parts = set.string.split(separator: " \(canvas.glyphs.separator) ")
    let title = set.width > self.set.width && parts.count > 1 ? SafeText(String(parts[parts.count - 1])) : set
    canvas.draw(title, in: place(self.set), alignment: .left, style: style)
    canvas.draw(score, in: place(self.score), alignment: .right, style: style)
    canvas.draw(mark, in: place(self.mark), alignment: .left, style: style)
    canvas.draw(time, in: place(self.time), alignment: .right, style: style)
  }
}
