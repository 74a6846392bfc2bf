import QuizCore
import TerminalKit

/// The picture of a ``PickScreen``: the filter and the headings, the rows, and what the player should know at the foot.
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
  private let notes: [FootLine]
  private let rules: [FootLine]

  /// Columns from the left edge of the body: rows, titles, how far sets are indented; and where in windows with room
  /// for them the columns are, that of the widest window further right by what it is wider.
  private static let columns = (list: 2, title: 2, indent: 4, count: 35, bar: 38, barWidth: 10, percent: 53, best: 57)
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
    let head = context.isCompact ? 1 : 2
    let margin = context.isCompact ? 1 : 4
    // A few rows stay visible, however long the notes are.
    var room = body.height - head - min(rows.count, 4)
    let all = StartNotes(screen.facts, problem: screen.problem, wanted: page.wanted, in: context).notes
    let notes = all.flatMap { note in
      note.text.wrapped(to: body.width - 2 * margin).map { FootLine(text: $0, style: note.style) }
    }.prefix(max(0, room))
    self.notes = Array(notes)
    room -= notes.count + 1
    rules = PickView.rules(of: page, lines: context.isCompact ? 0 : min(room, body.height / 3), in: context)
    let foot = notes.count + (rules.isEmpty ? 0 : rules.count + 1)
    let left = context.isCompact ? 0 : PickView.columns.list
    list = ListView(
      count: rows.count, selected: screen.selectedRow(in: rows),
      in: Rect(
        x: body.x + left, y: body.y + head, width: body.width - left - 1,
        height: body.height - head - foot - (foot > 0 && !context.isCompact ? 1 : 0)))
  }

  /// The rules, for new players: as many as fit into `lines` lines.
  private static func rules(of page: StartPage, lines: Int, in context: ViewContext) -> [FootLine] {
    guard context.state.rounds == 0, !context.state.isCounting else { return [] }
    var rules: [FootLine] = []
    for advice in page.advice {
      let indent = advice.title.isEmpty ? 0 : titleWidth
      let text = advice.text.wrapped(to: context.body().width - 8 - indent)
      guard rules.count + text.count <= lines else { break }
      for (index, line) in text.enumerated() {
        rules.append(FootLine(title: index == 0 ? advice.title : .empty, text: .blanks(indent) + line, style: .plain))
      }
    }
    return rules
  }

  /// Paints the screen.
  func draw(on canvas: inout Canvas) {
    let words = context.words
    let glyphs = context.glyphs
    let name = words(context.games.module(screen.game).homeName)
    let stars = context.state.levels.map { levelStars($0) + " \(glyphs.dot) " as SafeText } ?? .empty
    canvas.header([name], [stars + page.length, page.length], in: context)
    drawHead(on: &canvas)
    list.draw(on: &canvas) { row, canvas in
      context.isCompact ? drawCompact(row, on: &canvas) : draw(row, on: &canvas)
    }
    if rows.isEmpty {
      canvas.draw(words(.nothingMatches), at: Point(x: list.area.x + 2, y: list.area.y), style: .dim)
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
    let body = context.body()
    let left = body.x + (context.isCompact ? 1 : 3)
    canvas.draw("/", at: Point(x: left, y: body.y), style: .key)
    let width = context.isCompact ? body.width - 12 : 28
    let place = Rect(x: left + 2, y: body.y, width: width, height: 1)
    if let filter = screen.filter {
      filter.draw(in: place, hasFocus: true, on: &canvas)
    } else {
      canvas.draw(words(.filter), in: place, alignment: .left, style: .dim)
    }
    let known = Rect(x: body.x, y: body.y, width: percentEnd - body.x, height: 1)
    canvas.draw(words(.known), in: known, alignment: .right, style: .dim)
    guard !isNarrow else { return }
    canvas.draw(words(.best), at: Point(x: bestColumn, y: body.y), style: .dim)
  }

  /// A column of the window: counted from the left edge of the body, further right in wider windows.
  private func column(_ column: Int) -> Int { context.body().x + column + context.body().width - 80 }

  /// Whether there is room for titles and percentages only.
  private var isNarrow: Bool { context.body().width < PickView.medium.width }

  /// The least width of a window without bars that has room for the other columns; those of the count and of the best.
  private static let medium = (width: 60, count: 4, best: 19)

  /// The first column of the best scores.
  private var bestColumn: Int {
    context.isCompact ? context.body().maxX - 1 - PickView.medium.best : column(PickView.columns.best)
  }

  /// The first column behind the percentages.
  private var percentEnd: Int {
    guard context.isCompact else { return column(PickView.columns.percent) }
    return isNarrow ? context.body().maxX - 1 : bestColumn - 2
  }

  private func draw(_ row: ListView.Row, on canvas: inout Canvas) {
    let columns = PickView.columns
    let entry = rows[row.index]
    let y = row.area.y
    let countEnd = column(columns.count)
    let title = row.area.x + columns.title + (entry.isIndented ? columns.indent : 0)
    let count = questions(of: entry).map { SafeText("\($0)") } ?? .empty
    canvas.draw(entry.title, at: Point(x: title, y: y), style: row.style, width: countEnd - 5 - title)
    canvas.draw(count, in: Rect(x: countEnd - 4, y: y, width: 4, height: 1), alignment: .right, style: .dim)
    let bar = column(columns.bar)
    if let known = known(entry) {
      canvas.bar(
        Double(known.count) / Double(max(1, known.total)), at: Point(x: bar, y: y), width: columns.barWidth,
        style: known.count >= known.total ? .correct : .bar)
    }
    drawPercent(of: entry, y: y, on: &canvas)
    drawBest(of: entry, in: row, on: &canvas)
  }

  private func drawBest(of entry: PickList.Row, in row: ListView.Row, on canvas: inout Canvas) {
    canvas.draw(
      bestText(of: entry), at: Point(x: bestColumn, y: row.area.y), style: row.isSelected ? .plain : .dim,
      width: context.body().maxX - 1 - bestColumn)
  }

  private func drawCompact(_ row: ListView.Row, on canvas: inout Canvas) {
    let entry = rows[row.index]
    let y = row.area.y
    let title = row.area.x + 2 + (entry.isIndented ? 2 : 0)
    let count = questions(of: entry).map { SafeText("\($0)") } ?? .empty
    drawPercent(of: entry, y: y, on: &canvas)
    guard isNarrow else {
      let countEnd = percentEnd - 7
      canvas.draw(
        entry.title, at: Point(x: title, y: y), style: row.style, width: countEnd - PickView.medium.count - 1 - title)
      let place = Rect(x: countEnd - PickView.medium.count, y: y, width: PickView.medium.count, height: 1)
      canvas.draw(count, in: place, alignment: .right, style: .dim)
      return drawBest(of: entry, in: row, on: &canvas)
    }
    canvas.draw(entry.title, at: Point(x: title, y: y), style: row.style, width: percentEnd - 6 - title)
    // For missed questions, their number is shown instead of the share known.
    guard entry.selection == .missed else { return }
    canvas.draw(count, at: Point(x: title + entry.title.width + 2, y: y), style: .dim)
  }

  /// How many questions of the chosen levels a row has; nil where they were not counted.
  private func questions(of entry: PickList.Row) -> Int? {
    guard context.state.levels != nil else { return entry.questions }
    return screen.survey?.counts?[entry.selection]
  }

  /// The facts about a row, if known.
  private func known(_ entry: PickList.Row) -> SetSurvey.Known? {
    screen.survey?.known[entry.selection].flatMap { $0.count > 0 ? $0 : nil }
  }

  /// How much is known in percent; a dash where nothing is, and nothing while that is not known.
  private func drawPercent(of entry: PickList.Row, y: Int, on canvas: inout Canvas) {
    guard screen.survey != nil, entry.selection != .missed else { return }
    if let known = known(entry) {
      let place = Rect(x: percentEnd - 5, y: y, width: 5, height: 1)
      canvas.draw(context.words(.percent(known.percent)), in: place, alignment: .right)
    } else {
      let x = context.isCompact ? percentEnd - 1 : column(PickView.columns.bar)
      canvas.draw(dash, at: Point(x: x, y: y), style: .dim)
    }
  }

  private var dash: SafeText { context.glyphs.isASCII ? "-" : "–" }

  /// The best round over a row, of the kind that Enter would play.
  private func bestText(of entry: PickList.Row) -> SafeText {
    guard let survey = screen.survey else { return .empty }
    let state = context.state
    let set = state.logName(of: entry.selection)
    let game = context.games.list[screen.game]
    let limit: Duration? =
      switch game?.clock {
      case .setting: state.limit
      case .own: Rules.tenSeconds
      case .never, .option, nil: nil
      }
    let asked = min(state.questions, questions(of: entry) ?? .max)
    let kind = context.games.list.kind(screen.game, set: set, asked: asked, limit: limit?.inMilliseconds ?? 0)
    guard let best = survey.bests[kind] else { return dash }
    return context.words(game?.lives == nil ? .score(best) : .rightAnswers(best.correct))
  }

  private func drawFoot(on canvas: inout Canvas) {
    let body = context.body()
    let margin = context.isCompact ? 1 : 4
    var y = body.maxY - notes.count - (rules.isEmpty ? 0 : rules.count + 1)
    for note in notes {
      canvas.draw(note.text, at: Point(x: body.x + margin, y: y), style: note.style)
      y += 1
    }
    guard !rules.isEmpty else { return }
    canvas.fill(
      Rect(x: body.x, y: y, width: body.width, height: 1), with: context.glyphs.dottedRule, style: .rule)
    for rule in rules {
      y += 1
      canvas.draw(rule.text, at: Point(x: body.x + 4, y: y), style: rule.style)
      canvas.draw(rule.title, at: Point(x: body.x + 4, y: y), style: .key, width: PickView.titleWidth - 1)
    }
  }
}

extension Phrase {
  fileprivate static let filter = Phrase(en: "filter", ja: "絞り込み")
  fileprivate static let known = Phrase(en: "known", ja: "正解済み")
  fileprivate static let best = Phrase(en: "best", ja: "ベスト")
  fileprivate static let nothingMatches = Phrase(en: "Nothing matches.", ja: "見つかりません。")

  fileprivate static func percent(_ percent: Int) -> Phrase {
    Phrase(en: "\(percent) %", ja: "\(percent)%")
  }

  fileprivate static func score(_ best: Score) -> Phrase {
    let seconds = NumberFormat.thousandths(best.elapsed)
    return Phrase(
      en: "\(best.correct) of \(best.asked)   \(seconds) s", ja: "\(best.asked)問中\(best.correct)問正解 \(seconds)秒")
  }

  fileprivate static func rightAnswers(_ count: Int) -> Phrase {
    Phrase(en: "\(count) right", ja: "\(count)問正解")
  }
}
