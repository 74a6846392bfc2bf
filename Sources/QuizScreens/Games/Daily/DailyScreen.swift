import QuizCore
import TerminalKit

/// The page of the daily round: the days in a row, this week, what yesterday came to, and the button that begins it.
/// After today's attempt it says when the next one comes, and begins practice.
struct DailyScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case start, share, back
  }

  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character(" "), .right, .character("l")], .start, hint: .hintStart,
      help: .helpDailyStart,
      helpName: .right("Enter Space", "l"), dropped: .last),
    .init(
      .text("s"), [.character("s")], .share, hint: .hintShareYesterday, help: .helpShareDaily, dropped: .later),
    .init(
      .text("Esc"), [.escape, .character("q"), .left, .character("h"), .backspace], .back, hint: .hintBack,
      dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.game(.daily), keys), ScreenKeys(.lists, ShareBox.keys)]

  /// Why no round could be dealt.
  private var problem: SafeText?
  /// The attempt that is looked for in the log, to be shared.
  private var wanted: String?
  /// The text that was copied, while it is shown.
  private var box: ShareBox?
  /// When the time is looked up again: once a minute.
  private var nextLook: Instant?

  var effectsOnAppear: [StoreEffect] { [.findToday] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key where box != nil: box = nil
    case .key(let key):
      switch DailyScreen.keys.command(for: key) {
      case .start: return [.store(.deal(RoundRequest(.daily)))]
      case .share: return lookForShared(in: context)
      case .back: return [.back]
      case .none: break
      }
    case .shown:
      if nextLook == nil, let time = context.state.time { nextLook = now + .seconds(60 - time.secondOfDay % 60) }
    case .time: return [pending(in: context) ?? look(at: now)].compactMap { $0.map { .store($0) } }
    case .response(RoundResponse.dealt(let setup)): return [.play(setup)]
    case .response(RoundResponse.notDealt(let reason)): problem = SafeText(reason)
    case .response(let page as HistoryPage): return share(page, in: context)
    case .row, .wheel, .paste, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// What is still to be found out before the page can say all it has to.
  private func pending(in context: ViewContext) -> StoreEffect? {
    if context.state.today == nil { return .findToday }
    return context.state.isCounting ? .goOnCounting : nil
  }

  private mutating func look(at now: Instant) -> StoreEffect? {
    guard let next = nextLook, now >= next else { return nil }
    nextLook = nil
    return .findToday
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    pending(in: context) == nil ? nextLook : now
  }

  /// The attempt that can be shared, today's or else yesterday's; nil when there is neither.
  private func shareable(in context: ViewContext) -> (attempt: DailyMemory.Attempt, isOfToday: Bool)? {
    guard let daily = context.state.daily else { return nil }
    if let attempt = daily.attempt { return (attempt, true) }
    return context.state.dailyComparison(on: daily.day.advanced(by: -1)).map { ($0.attempt, false) }
  }

  private mutating func lookForShared(in context: ViewContext) -> [Action] {
    guard let attempt = shareable(in: context)?.attempt else { return [] }
    wanted = attempt.id
    // Those of today and yesterday in every language, and some that were made at the same time elsewhere.
    return [.store(.readHistory(game: .daily, count: 8))]
  }

  private mutating func share(_ page: HistoryPage, in context: ViewContext) -> [Action] {
    guard let record = page.records.first(where: { $0.id == wanted }) else { return [] }
    let text = ShareText(
      of: record, streak: context.state.memories.streak(until: record),
      isReproducible: Daily.day(of: record) == context.state.today, in: context.state)
    wanted = nil
    box = ShareBox(text: text)
    return [.terminal(.share(text))]
  }

  var helpTopic: HelpScreen.Topic { .game(.daily) }

  func hints(in context: ViewContext) -> [Hint] {
    guard box == nil else { return ShareBox.hints(in: context) }
    let isDone = context.state.daily?.attempt != nil
    let shareable = shareable(in: context)
    return DailyScreen.keys.hints(in: context) { $0 == .share && shareable == nil }.map { hint in
      switch hint.key {
      case .enter where isDone:
        hint.saying(context.words(.hintPractise))
      case .character("s") where shareable?.isOfToday == true:
        hint.saying(context.words(.hintShare))
      case _: hint
      }
    }
  }

  /// How long there is for today's round; after it the page itself says when the next one comes.
  func note(in context: ViewContext) -> SafeText {
    guard box == nil, context.state.daily?.attempt == nil, let time = context.state.time else { return .empty }
    return context.words(.todayEnds(time))
  }
}

// Drawing.
extension DailyScreen {
  /// A part of the page, one below the other.
  private enum Part {
    /// A line of text in the middle.
    case line(SafeText, Style)
    /// The name of the game in large letters, in rows.
    case name([SafeText])
    /// The days in a row in large digits.
    case row(Int)
    /// The week.
    case week(Week)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let dates = context.state.today.map { [words(DateFormat.day($0))] } ?? []
    canvas.header([words(Game.daily.name)], dates, in: context)
    let body = context.body().inset(dx: 1, dy: 0)
    let digits: LargeText.Scale =
      body.height < 28 || body.width < 90 ? .half : body.height < 44 || body.width < 140 ? .full(1) : .full(2)
    let groups = groups(in: context, width: body.width)
    let height = groups.joined().reduce(0) { $0 + self.height(of: $1, digits) }
    let gap = max(0, min(3, (body.height - height) / (groups.count + 1)))
    var y = body.y + max(0, body.height - height - gap * (groups.count - 1)) / 2
    for group in groups {
      for part in group {
        draw(part, digits, in: Rect(x: body.x, y: y, width: body.width, height: 1), on: &canvas, context: context)
        y += self.height(of: part, digits)
      }
      y += gap
    }
    box?.block(in: context).draw(in: context.body(), on: &canvas)
  }

  private func height(of part: Part, _ digits: LargeText.Scale) -> Int {
    switch part {
    case .line: 1
    case .name(let rows): rows.count
    case .row: digits == .half ? 3 : digits == .full(1) ? 6 : 12
    case .week: digits == .half ? WeekView.height : WeekView.boxHeight
    }
  }

  /// What the page says, in groups with blank rows between where there is room for them.
  private func groups(in context: ViewContext, width: Int) -> [[Part]] {
    let words = context.words
    func line(_ list: PhraseList, _ style: Style) -> Part { .line(words(list).wording(for: width), style) }
    func lines(_ text: SafeText, _ style: Style) -> [Part] { text.wrapped(to: width).map { .line($0, style) } }
    guard let daily = context.state.daily else { return [[line(.sameForAll, .title), line(.oneAttempt, .dim)]] }
    let name = context.largeName(words(Game.daily.name))
    var groups: [[Part]] = name.isEmpty ? [] : [[.name(name)]]
    if daily.attempt == nil {
      groups.append([line(.sameForAll, .title), line(.oneAttempt, .dim)])
    } else {
      let next = context.state.time.map { line(.doneUntil(.nextDaily($0)), .title) }
      groups.append([next ?? line(.doneToday, .title), line(.againIsPractice, .dim)])
    }
    let lost = daily.lost.map { [line(.lost($0), .plain)] } ?? []
    groups.append(lost + (daily.streak > 0 ? [.row(daily.streak)] : [line(.noRow, .title)]))
    groups.append([.week(daily.lost?.week ?? daily.week)])
    groups.append([
      daily.row.endsToday
        ? line(.endsToday(daily.streak), .urgent) : legend(in: context, isLost: daily.lost != nil, width: width)
    ])
    let day = daily.attempt == nil ? daily.day.advanced(by: -1) : daily.day
    if let problem = problem ?? context.state.saveProblem.map({ words(.notSavable(SafeText($0))) }) {
      groups.append(lines(problem, .alert))
    } else if let comparison = context.state.dailyComparison(on: day) {
      groups.append([line(.attempt(comparison, isOfToday: daily.attempt != nil), .plain)])
    }
    return groups
  }

  private func legend(in context: ViewContext, isLost: Bool, width: Int) -> Part {
    // A day that was played has the sign of a right answer, however many were right.
    let played = context.glyphs.check + " " + context.words(.playedDay) + "   " + context.glyphs.rest + " "
    let missed = isLost ? "   " + context.glyphs.cross + " " + context.words(.missedDay) : SafeText.empty
    return .line(context.words(.restDay).map { played + $0 + missed }.wording(for: width), .dim)
  }

  private func draw(
    _ part: Part, _ digits: LargeText.Scale, in place: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    switch part {
    case .line(let text, let style): canvas.draw(text, in: place, alignment: .center, style: style)
    case .name(let rows):
      let area = Rect(x: place.x, y: place.y, width: place.width, height: rows.count)
      canvas.paragraph(rows, in: area, alignment: .center, style: .shape(3))
    case .row(let days):
      Digits(text: "\(days)", scale: digits, style: .shape(3), glyphs: context.glyphs).draw(
        in: place, beside: context.words(.daysOfRow(days)), on: &canvas)
    case .week(let week):
      let area = Rect(x: place.x, y: place.y, width: place.width, height: height(of: part, digits))
      if digits == .half {
        WeekView(week: week).draw(in: area, on: &canvas, context: context)
      } else {
        let results = context.state.dailyResults(of: week).map { $0.map { context.words($0) } ?? .empty }
        WeekView(week: week, results: results).drawBoxes(in: area, on: &canvas, context: context)
      }
    }
  }
}

extension AppState {
  /// The points of each day of a week, in the language of the game; nil for a day without an attempt.
  fileprivate func dailyResults(of week: Week) -> [Phrase?] {
    guard let memory = memories[DailyMemory.self] else { return [] }
    return week.marks.indices.map { number in
      memory.attempt(on: week.monday.advanced(by: number), language: language.rawValue).map { .points($0.points) }
    }
  }

  /// What the daily round of a day came to, in the language of the game; nil where there is none.
  fileprivate func dailyComparison(on day: Day) -> DailyMemory.Comparison? {
    memories[DailyMemory.self]?.comparison(on: day, language: language.rawValue)
  }
}
