import QuizCore
import TerminalKit

/// The picture of a ``PickScreen``: the filter and the headings, the rows, and what the player should know of the selected
/// one, at the foot or beside the list.
struct PickView {
  /// A line at the foot.
  private struct FootLine {
    var title = SafeText.empty
    let text: SafeText
    let style: Style
  }

  /// The rows, where each is drawn.
  let list: ListView
  private let screen: PickScreen
  private let rows: [PickList.Row]
  private let context: ViewContext
  private let page: StartPage
  private let columns: ListColumns
  private let notes: [FootLine]
  private let rules: [FootLine]
  private let facts: [PickFacts.Line]

  /// Columns from the left edge of a row: its title, how far sets are indented; and the widths of what stands at its
  /// right.
  private static let width = (title: 2, indent: 4, count: 5, bar: 12, percent: 5, best: 9)
  /// The columns of the titles of the rules.
  private static let titleWidth = 18

  /// Lays a screen out.
  init(_ screen: PickScreen, in context: ViewContext) {
    self.screen = screen
    self.context = context
    let rows = screen.list(in: context).rows
    self.rows = rows
    // Where nothing can be drawn the page shows the length of a round.
    let facts = screen.facts.flatMap { $0.problem == nil ? $0 : nil }
    page = context.games.module(screen.game).startPage(for: screen.selection, facts, in: context)
    let body = context.body()
    columns = ListColumns(body)
    let head = context.isCompact ? 1 : 2
    let margin = context.isCompact ? 1 : 4
    // A few rows stay visible, however long the notes are.
    let room = body.height - head - min(rows.count, 4)
    let width = columns.list.width - 2 * margin
    let all = StartNotes(
      screen.facts, problem: screen.problem, wanted: page.wanted, of: screen.game, screen.selection, in: context
    ).notes
    // The question that a set was found by comes first.
    let selected = screen.selectedRow(in: rows)
    let question = rows.indices.contains(selected) ? rows[selected].question : nil
    let found = question.map { [FootLine(text: PickView.quoted($0, width: width, in: context), style: .title)] } ?? []
    let notes =
      (found
      + all.flatMap { note in
        note.text.wrapped(to: width).map { FootLine(text: $0, style: note.style) }
      }).prefix(max(0, room))
    self.notes = Array(notes)
    var foot = notes.count
    let lines =
      columns.side == nil && rows.indices.contains(selected)
      ? PickView.facts(rows[selected], screen, in: context).lines(width: width) : []
    // They are the first to go: each row is worth more than they are.
    let hasFacts = body.height - head - foot - lines.count - 1 >= min(rows.count, 8)
    self.facts = hasFacts ? lines : []
    if hasFacts { foot += lines.count }
    let left = body.height - head - foot - min(rows.count, 13) - 2
    let rules = PickView.rules(of: page, screen.game, beside: columns.side, in: context)
    // Beside the list they stand where they have room.
    self.rules = context.isCompact || columns.side == nil && rules.count > left ? [] : rules
    if columns.side == nil, !self.rules.isEmpty { foot += rules.count + 1 }
    let indent = context.isCompact ? 0 : 2
    var top = body.y + head
    let bottom = body.maxY - foot - (foot > 0 && !context.isCompact ? 1 : 0)
    // By the rows without the sets of genres, so that no row jumps when a genre is opened.
    let apart = PickList.usualFold(in: context) == .open ? rows.count : rows.count { !$0.isIndented }
    // Rows that stand apart need no blank one above the first.
    let gap = ListView.gap(of: apart, in: bottom - top + 1, context)
    top -= gap - ListView.gap(of: apart, in: bottom - top, context)
    list = ListView(
      count: rows.count, selected: selected,
      in: Rect(x: body.x + indent, y: top, width: columns.list.width - indent - 1, height: bottom - top),
      gap: gap)
  }

  /// A question that was found, as much of it as has room in a line.
  private static func quoted(_ question: String, width: Int, in context: ViewContext) -> SafeText {
    let words = context.words
    let text = MarkedText(question).oneLine
    let room = width - words(.quoted(.empty)).width
    return words(.quoted(text.truncatedAfterWord(to: room, ellipsis: context.glyphs.ellipsis)))
  }

  private static func facts(_ row: PickList.Row, _ screen: PickScreen, in context: ViewContext) -> PickFacts {
    PickFacts(row: row, game: context.games.list[screen.game], survey: screen.survey, context: context)
  }

  /// The rules of a game that was not played yet: beside the list, with their titles above them.
  private static func rules(
    of page: StartPage, _ game: Game.ID, beside side: Rect?, in context: ViewContext
  ) -> [FootLine] {
    let state = context.state
    let rounds = game == GameList.main ? state.rounds : state.roundsByGame[game]
    guard rounds == 0, !state.isCounting else { return [] }
    var rules: [FootLine] = []
    for advice in page.advice {
      let indent = advice.title.isEmpty || side != nil ? 0 : titleWidth
      var lines = advice.text.wrapped(to: (side?.width ?? context.body().width - 8) - indent)
      if side != nil, !advice.title.isEmpty { lines.insert(.empty, at: 0) }
      if side != nil { lines.append(.empty) }
      for (index, line) in lines.enumerated() {
        rules.append(FootLine(title: index == 0 ? advice.title : .empty, text: .blanks(indent) + line, style: .plain))
      }
    }
    return rules
  }

  /// What a click at `point` means: a row, or the sign before a genre, which is numbered behind the rows.
  func hit(at point: Point) -> Target? {
    guard case .row(let row) = list.hit(at: point) else { return nil }
    let isSign = rows[row].fold != nil && point.x < list.area.x + PickView.width.title + 2
    return .row(isSign ? row + rows.count : row)
  }
}

// Columns.
extension PickView {
  /// Whether what is known and the best rounds have columns: from the first round on.
  private var hasColumns: Bool { context.state.rounds > 0 || context.state.isCounting }

  /// Whether there is room for titles and percentages only.
  private var isNarrow: Bool { columns.list.width < 60 }

  /// Whether there is room for bars.
  private var hasBars: Bool { hasColumns && !context.isCompact }

  /// The column after the best scores, the percentages and the numbers of questions.
  private var ends: (best: Int, percent: Int, count: Int) {
    let width = PickView.width
    let best = list.area.maxX - (context.isCompact ? 1 : 2)
    // In small windows the numbers take the room of columns that are not there yet.
    guard hasColumns || !context.isCompact else { return (best, best, best) }
    let percent = isNarrow ? best : best - width.best - 2
    let count = percent - width.percent - (context.isCompact ? 2 : width.bar + 6)
    return (best, percent, count)
  }
}

// Drawing.
extension PickView {
  /// Paints the screen.
  func draw(on canvas: inout Canvas) {
    let words = context.words
    let glyphs = context.glyphs
    let name = words(context.games.module(screen.game).homeName)
    let levels = context.state.levels(of: screen.selection, for: screen.game)
    let dot = " \(glyphs.dot) " as SafeText
    let stars = levels.map { levelStars($0) + dot } ?? .empty
    let told = levels.flatMap { levels in levels.name.map { levelStars(levels) + " " + words($0) + dot + page.length } }
    // Where nothing matches there is no round to tell of.
    let lengths = rows.isEmpty ? [] : (told.map { [$0] } ?? []) + [stars + page.length, page.length]
    canvas.header([name], lengths, in: context)
    drawHead(on: &canvas)
    list.draw(on: &canvas) { row, canvas in draw(row, on: &canvas) }
    list.drawMarks(at: list.area.x, style: .hint, on: &canvas)
    if rows.isEmpty {
      let room = list.area.width - 2
      canvas.draw(
        screen.search?.next == nil
          ? words(.noSet(with: screen.filter?.text ?? "")).wording(for: room) : words(.searching),
        at: Point(x: list.area.x + 2, y: list.area.y), style: .dim, width: room)
    }
    if let side = columns.side, rows.indices.contains(list.selected) {
      let area = Rect(x: side.x, y: list.area.y, width: side.width, height: list.area.height)
      let y = PickView.facts(rows[list.selected], screen, in: context).draw(in: area, on: &canvas)
      if y + rules.count <= area.maxY { drawRules(at: Point(x: area.x, y: y), on: &canvas) }
    }
    drawFoot(on: &canvas)
  }

  /// One level as its questions show it; several as a range.
  private func levelStars(_ levels: Levels) -> SafeText {
    levels.range.count == 1
      ? LevelView(level: levels.range.lowerBound).stars(context.glyphs) : context.words.stars(levels, context.glyphs)
  }

  /// The filter and the headings of the columns.
  private func drawHead(on canvas: inout Canvas) {
    let words = context.words
    let y = columns.list.y
    let left = columns.list.x + (context.isCompact ? 1 : 3)
    canvas.draw("/", at: Point(x: left, y: y), style: .key)
    let place = Rect(x: left + 2, y: y, width: context.isCompact ? columns.list.width - 12 : 28, height: 1)
    if let filter = screen.filter {
      filter.draw(in: place, hasFocus: true, on: &canvas)
    } else {
      canvas.draw(words(.hintFilter), in: place, alignment: .left, style: .dim)
    }
    func heading(_ phrase: Phrase, endingAt end: Int) {
      let text = words(phrase)
      canvas.draw(text, at: Point(x: end - text.width, y: y), style: .dim)
    }
    guard hasColumns else {
      if isNarrow { heading(.questionsColumn, endingAt: ends.count) }
      return
    }
    if hasBars {
      canvas.draw(words(.knownColumn), at: Point(x: ends.count + 4, y: y), style: .dim)
    } else {
      heading(.knownColumn, endingAt: ends.percent)
    }
    if !isNarrow {
      heading(.bestColumn, endingAt: ends.best)
      heading(.questionsColumn, endingAt: ends.count)
    }
  }

  private func draw(_ row: ListView.Row, on canvas: inout Canvas) {
    let entry = rows[row.index]
    let facts = PickView.facts(entry, screen, in: context)
    let y = row.area.y
    let ends = ends
    let width = PickView.width
    func put(_ text: SafeText, endingAt end: Int, _ style: Style) {
      canvas.draw(text, at: Point(x: end - text.width, y: y), style: style)
    }
    let title = row.area.x + width.title + (entry.isIndented ? (context.isCompact ? 2 : width.indent) : 0)
    let folds = context.glyphs.folds
    let sign: SafeText =
      switch entry.fold {
      case .closed: folds.first + " "
      case .open: folds.second + " "
      case nil: .empty
      }
    // The percentages have no column beside them in narrow windows, the numbers of questions neither.
    let room = isNarrow ? ends.percent - 6 : ends.count - width.count - 1
    let mark = facts.learntMark
    let end =
      title
      + canvas.draw(
        sign + entry.title, at: Point(x: title, y: y), style: row.style,
        width: max(0, room - title - (mark == nil ? 0 : 2)))
    if let mark { canvas.draw(mark.text, at: Point(x: end + 1, y: y), style: mark.style) }
    let count = facts.questions.map { SafeText(NumberFormat.grouped($0)) } ?? .empty
    if !isNarrow || !hasColumns {
      put(count, endingAt: ends.count, .dim)
      // Of which levels they are, where that has room.
      let stars = facts.starsAsked
      let last = ends.count - count.width - 1
      if last - stars.width > end + (mark == nil ? 0 : 2) { put(stars, endingAt: last, .dim) }
    } else if entry.selection == .missed {
      // Of missed questions no share is known that would tell how many they are.
      canvas.draw(count, at: Point(x: end + 2, y: y), style: .dim)
    }
    guard hasColumns else { return }
    if let known = facts.known {
      if hasBars {
        canvas.thinBar(
          known.share, at: Point(x: ends.count + 4, y: y), width: width.bar, style: known.isWhole ? .correct : .bar,
          track: .track)
      }
      put(context.words(.percentage(known.percent)), endingAt: ends.percent, .dim)
    }
    if !isNarrow { put(facts.achievement, endingAt: ends.best, facts.best == nil ? .dim : .title) }
  }

  private func drawFoot(on canvas: inout Canvas) {
    let body = context.body()
    let margin = context.isCompact ? 1 : 4
    let rows = columns.side == nil && !rules.isEmpty ? rules.count + 1 : 0
    var y = body.maxY - notes.count - facts.count - rows
    for line in facts {
      var x = columns.list.x + margin
      for piece in line { x += canvas.draw(piece.text, at: Point(x: x, y: y), style: piece.style) }
      y += 1
    }
    for note in notes {
      canvas.draw(note.text, at: Point(x: body.x + margin, y: y), style: note.style)
      y += 1
    }
    guard rows > 0 else { return }
    canvas.fill(
      Rect(x: body.x, y: y, width: body.width, height: 1), with: context.glyphs.dottedRule, style: .rule)
    drawRules(at: Point(x: body.x + 4, y: y + 1), on: &canvas)
  }

  private func drawRules(at point: Point, on canvas: inout Canvas) {
    for (row, rule) in rules.enumerated() {
      let place = Point(x: point.x, y: point.y + row)
      canvas.draw(rule.text, at: place, style: rule.style)
      canvas.draw(rule.title, at: place, style: .key, width: PickView.titleWidth - 1)
    }
  }
}
