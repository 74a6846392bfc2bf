import QuizCore
import TerminalKit

/// The statistics of one question: its text, how often it was answered right, and how often what was answered. Of
/// the questions in no set, whose texts are not known, what they have in common.
struct QuestionStatisticsScreen: ScrollingScreen, Equatable {
  static let keys = ScrollCommand.keys(others: ScrollCommand.ends)

  /// What it does besides scrolling.
  enum Command: Hashable, Sendable {
    /// Report the question to the league's owner.
    case report
  }

  static let ownKeys = KeyTable<Command>([
    .init(.text("!"), [.character("!")], .report, hint: .hintReport, help: .helpReport)
  ])

  static let keyTables = [ScreenKeys(.lists, keys), ScreenKeys(.statistics, ownKeys)]

  /// The row of the statistics.
  let row: Statistics.Row
  /// How all players of the league answered it; nil without a league, and where nobody did.
  let league: QuestionTally?
  /// Its id in the league and its author; nil where it is not from a league.
  let entry: LeagueQuestion?
  var scroll = 0

  init(_ row: Statistics.Row, league: QuestionTally? = nil, entry: LeagueQuestion? = nil) {
    self.row = row
    self.league = league
    self.entry = entry
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .key(let key) = event, QuestionStatisticsScreen.ownKeys.command(for: key) == .report {
      return reportable(in: context).map { [.push($0)] } ?? []
    }
    return handleScrolling(event, in: context)
  }

  /// The screen that reports the question; nil for one that is of no other player of a league.
  private func reportable(in context: ViewContext) -> LeagueReportScreen? {
    guard let question, let entry, context.state.league?.isOfOthers(entry) == true else { return nil }
    return LeagueReportScreen(question, entry)
  }

  var helpTopic: HelpScreen.Topic { .statistics }

  func hints(in context: ViewContext) -> [Hint] {
    var hints = scrollingHints(in: context)
    let own = QuestionStatisticsScreen.ownKeys.hints(in: context) { _ in reportable(in: context) == nil }
    hints.insert(contentsOf: own, at: max(0, hints.count - 1))
    return hints
  }

  /// The question, where it is still in a set.
  private var question: Question? {
    if case .question(_, let place?) = row.subject { place.question } else { nil }
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    let (large, place) = place(in: context)
    return (lines(width: place.width, hasText: large.isEmpty, in: context).count, place.height)
  }

  /// The lines of a question in large letters.
  private static let largeLines = 3

  /// The lines that are read, below the question in large letters where these have room, in rows.
  private func place(in context: ViewContext) -> (large: [SafeText], place: Rect) {
    let text = question.map { MarkedText($0.text) }
    let hasCode = text?.lines(to: context.body().width).contains(where: \.isCode) != false
    let (rows, column) = context.readingColumn(
      below: hasCode ? .empty : text?.plain ?? .empty, lines: QuestionStatisticsScreen.largeLines)
    return (rows, column)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let origins = row.home.map { words.titles(of: $0, glyphs: context.glyphs) } ?? words(.inNoSet)
    let level = question?.level.map { LevelView(level: $0).wordings(in: context) } ?? []
    canvas.header(origins.map { words(.statistics) + "   " + $0 } + origins, level, in: context)
    let (large, place) = place(in: context)
    canvas.largeName(large, above: place.y, style: .title, in: context)
    draw(in: place, hasText: large.isEmpty, on: &canvas, context: context)
  }

  /// Paints the lines that are in view, which may be beside a list.
  func draw(in place: Rect, hasText: Bool = true, on canvas: inout Canvas, context: ViewContext) {
    let lines = lines(width: place.width, hasText: hasText, in: context)
    // A window that has grown is filled to its last line.
    let first = max(0, min(scroll, lines.count - place.height))
    for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, at: Point(x: place.x, y: place.y + row), width: place.width, on: &canvas)
    }
  }

  /// A line: pieces of text, and in some a bar with a number at the right end.
  private struct Line {
    var pieces: [(text: SafeText, style: Style)] = []
    var bar: (fraction: Double, width: Int, style: Style)?
    var count = SafeText.empty
    var countWidth = 0
  }

  private func draw(_ line: Line, at point: Point, width: Int, on canvas: inout Canvas) {
    var x = point.x
    for piece in line.pieces {
      x += canvas.draw(piece.text, at: Point(x: x, y: point.y), style: piece.style, width: point.x + width - x)
    }
    guard let bar = line.bar else { return }
    let end = point.x + width - line.countWidth
    canvas.draw(
      line.count, in: Rect(x: end, y: point.y, width: line.countWidth, height: 1), alignment: .right)
    canvas.bar(bar.fraction, at: Point(x: end - bar.width, y: point.y), width: bar.width, style: bar.style)
  }

  private func lines(width: Int, hasText: Bool, in context: ViewContext) -> [Line] {
    let words = context.words
    func text(_ text: SafeText, _ style: Style = .plain) -> [Line] {
      text.wrapped(to: width).map { Line(pieces: [($0, style)]) }
    }
    var lines: [Line] = []
    switch row.subject {
    case .question(_, let place?):
      if hasText { lines += text(MarkedText(place.question.text).plain) }
      if let entry { lines += text(words(.madeBy(SafeText(entry.maker.name).oneLine)), .dim) }
    case .question(let id, nil): lines += text("\(id)", .title) + text(words(.textIsGone), .dim)
    case .group(nil):
      lines += text(words(.totalQuestions(row.questions)), .title) + text(words(.textsAreGone), .dim)
    case .group(let home?):
      lines += text(words.title(of: home, glyphs: context.glyphs), .title)
    }
    if !lines.isEmpty { lines.append(Line()) }
    if let time = row.tally.meanTime {
      let rate = StatisticsColumns.rate(of: row.tally)
      let facts = words(.askedFacts(row.tally.asked, row.tally.right, rate, time))
      lines += QuestionStatisticsScreen.flowed(facts, width: width).flatMap { text($0, .title) }
      if let league, let time = league.meanTime {
        let facts = words(.leagueFacts(league.asked, StatisticsColumns.rate(of: league), time))
        lines += QuestionStatisticsScreen.flowed(facts, width: width).flatMap { text($0) }
      }
      lines.append(Line())
    }
    switch row.subject {
    case .question: lines += answers(width: width, in: context)
    case .group: break
    }
    if let explanation = question?.explanation {
      lines += [Line()] + text(words(.why), .alert) + text(MarkedText(explanation).plain)
    }
    return lines
  }

  /// Facts, as many on each line as fit.
  private static func flowed(_ facts: [SafeText], width: Int) -> [SafeText] {
    facts.reduce(into: []) { lines, fact in
      if let last = lines.last, last.width + 3 + fact.width <= width {
        lines[lines.count - 1] = last + "   " + fact
      } else {
        lines.append(fact)
      }
    }
  }

  /// What was answered, and how often, a bar each: the choices, those of an order by how often each stood in its place,
  /// then the texts that were typed and wrong, and the time-outs.
  private func answers(width: Int, in context: ViewContext) -> [Line] {
    let tally = row.tally
    let glyphs = context.glyphs
    let isOrder = question?.kind.input == .sequence
    let counts = isOrder ? tally.inPlace(of: question?.answers ?? []) : tally.chosen
    let most = max(1, tally.late, counts.values.max() ?? 0, tally.wrong.first?.count ?? 0)
    let texts = (question?.choices ?? []) + tally.wrong.map(\.text)
    let longest = texts.map { SafeText($0).width }.max() ?? 0
    func bar(_ mark: SafeText, _ text: SafeText, count: Int, style: Style) -> [Line] {
      entry(mark: mark, text, longest: longest, count: count, most: most, style: style, width: width, in: context)
    }
    var lines: [Line] = []
    if isOrder, let question {
      lines += context.words(.inPlace).wrapped(to: width).map { Line(pieces: [($0, .dim)]) }
      for choice in question.answers {
        lines += bar(.empty, SafeText(question.choices[choice]), count: counts[choice + 1] ?? 0, style: .correct)
      }
    } else {
      for number in choiceNumbers.filter(QuestionTally.choices.contains).sorted() {
        let index = number - 1
        let isThere = question?.choices.indices.contains(index) ?? false
        let isRight = question?.answers.contains(index) ?? false
        // Without its panel's shape and number, which were others in each round.
        let words =
          isThere
          ? SafeText(question?.choices[index] ?? "")
          : context.words(question == nil ? .choiceInItsSet(number) : .noSuchChoice)
        lines += bar(
          isRight ? glyphs.check : .empty, words, count: counts[number] ?? 0, style: isRight ? .correct : .bar)
      }
    }
    if let question, question.kind.isLine {
      let right = (glyphs.check + " " + SafeText(question.rightAnswer)).wrapped(to: width)
      lines += right.map { Line(pieces: [($0, .correct)]) }
    }
    for wrong in tally.wrong {
      lines += bar(glyphs.cross, SafeText(wrong.text).oneLine, count: wrong.count, style: .wrong)
    }
    if tally.late > 0 {
      lines += bar(glyphs.clock, context.words(.timeRanOut), count: tally.late, style: .urgent)
    }
    return lines
  }

  /// The numbers of the choices that the question has, or had when they were taken.
  private var choiceNumbers: Set<Int> {
    Set((question?.choices ?? []).indices.map { $0 + 1 }).union(row.tally.chosen.keys)
  }

  /// A choice, wrapped in its column, with a bar for how often it was taken, as a share of the one taken most often.
  private func entry(
    mark: SafeText, _ text: SafeText, longest: Int, count: Int, most: Int, style: Style, width: Int,
    in context: ViewContext
  ) -> [Line] {
    let indent = 2
    let countWidth = max(10, context.words(.times(most)).width + 2)
    // The bars get what the longest choice leaves.
    let bar = context.isCompact ? 6 : min(24, max(6, width - indent - countWidth - 2 - longest))
    let room = max(1, width - indent - countWidth - bar - 2)
    return text.wrapped(to: room).enumerated().map { row, text in
      guard row == 0 else { return Line(pieces: [(.blanks(indent) + text, .plain)]) }
      return Line(
        pieces: [(mark.padded(to: indent), style), (text, .plain)],
        bar: (Double(count) / Double(most), bar, style), count: context.words(.times(count)), countWidth: countWidth)
    }
  }
}
