import QuizCore
import TerminalKit

/// The page of the daily round: the streak, this week, yesterday's result, and how to start. After today's attempt it
/// says when the next round comes, and offers practice.
struct DailyScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case start, share, back
  }

  static let keys = KeyTable<Command>([
    .init(
      [.enter, " ", .right, "l"], .start, hint: .hintStart, help: .helpDailyStart, helpName: "Enter Space → l",
      dropped: .last),
    .init(["s"], .share, hint: .hintShareYesterday, help: .helpShareDaily, dropped: .later),
    .init([.escape, "q", .left, "h", .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.game(.daily), keys), ScreenKeys(.lists, ShareBox.keys)]

  private var problem: SafeText?
  /// The ID of the attempt being read from the log, to be shared.
  private var wanted: String?
  /// The shared text, while shown.
  private var box: ShareBox?
  /// When to look up the time again: once a minute.
  private var nextLook: Instant?

  var effectsOnAppear: [StoreEffect] { [.findToday] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key where box != nil: box = nil
    case .key(let key):
      switch DailyScreen.keys.command(for: key) {
      case .start: return [.store(.deal(RoundRequest(.daily)))]
      case .share:
        wanted = shareable(in: context)?.attempt.id
        // Those of today and yesterday in every language, and parallel ones made elsewhere.
        return wanted == nil ? [] : [.store(.readHistory(game: .daily, count: 8))]
      case .back: return [.back]
      case .none: break
      }
    case .shown:
      if nextLook == nil, let time = context.state.time { nextLook = now + .seconds(60 - time.secondOfDay % 60) }
    case .time:
      if let effect = pending(in: context) { return [.store(effect)] }
      guard let next = nextLook, now >= next else { return [] }
      nextLook = nil
      return [.store(.findToday)]
    case .response(RoundResponse.dealt(let setup)): return [.play(setup)]
    case .response(RoundResponse.notDealt(let reason)): problem = SafeText(reason)
    case .response(let page as HistoryPage): return share(page, in: context)
    case .row, .wheel, .paste, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  func waitsToBeShown(in context: ViewContext) -> Bool { nextLook == nil && context.state.time != nil }

  /// What must be looked up before the page is complete.
  private func pending(in context: ViewContext) -> StoreEffect? {
    if context.state.today == nil { return .findToday }
    return context.state.isCounting ? .goOnCounting : nil
  }

  /// Today's attempt, or else yesterday's.
  private func shareable(in context: ViewContext) -> (attempt: DailyMemory.Attempt, isOfToday: Bool)? {
    guard let daily = context.state.daily else { return nil }
    if let attempt = daily.attempt { return (attempt, true) }
    return context.state.dailyComparison(on: daily.day.advanced(by: -1)).map { ($0.attempt, false) }
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

  /// The time left for today's round; after it the page says when the next one comes.
  private func ending(in context: ViewContext) -> SafeText {
    guard box == nil, context.state.daily?.attempt == nil, let time = context.state.time else { return .empty }
    return context.words(.todayEnds(time))
  }
}

// Drawing.
extension DailyScreen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    Page(
      title: [context.words(Game.daily.name)],
      details: context.state.today.map { [context.words(DateFormat.day($0))] } ?? [],
      content: box?.block(in: context) ?? content(in: context).inset(columns: 1)
    ).changing(in: pending(in: context) == nil ? nextLook.map { now.duration(to: $0) } : .zero).noting(
      ending(in: context))
  }

  /// Groups of lines, with blank rows between them if they fit.
  private func content(in context: ViewContext) -> any Block {
    let words = context.words
    func line(_ wordings: [SafeText], _ style: Style) -> Line { Line(wordings, style, .center) }
    guard let daily = context.state.daily else {
      return Rows {
        line(words(.sameForAll), .title)
        line(words(.oneAttempt), .dim)
      }.centered
    }
    let isDone = daily.attempt != nil
    let done = context.state.time.map { words(.doneUntil(.nextDaily($0))) } ?? words(.doneToday)
    let between = Rows.Item.space(1, most: 2)
    return Rows {
      Rows.Item.space(4)
      context.pageName(words(Game.daily.name))?.rank(3)
      between
      line(isDone ? done : words(.sameForAll), .title).rank(0).below(1, rank: 4)
      line(words(isDone ? .againIsPractice : .oneAttempt), .dim)
      between
      daily.lost.map { line(words(.lost($0)), .plain).rank(0).below(1, rank: 4) }
      streak(daily.streak, in: context).below(1, rank: daily.lost == nil ? 4 : 9)
      between
      week(daily.lost?.week ?? daily.week, in: context).below(1, rank: 4)
      between
      (daily.row.endsToday
        ? line(words(.endsToday), .urgent) : legend(in: context, isLost: daily.lost != nil))
        .rank(2).below(1, rank: 4)
      between
      if let problem = problem ?? context.state.saveProblem.map({ words(.notSavable(SafeText($0))) }) {
        Paragraph(problem, .alert, .center, overflow: .cut).rank(0).below(1, rank: 4)
      } else if let comparison = context.state.dailyComparison(on: isDone ? daily.day : daily.day.advanced(by: -1)) {
        line(words(.attempt(comparison, isOfToday: isDone)), .plain).rank(2).below(1, rank: 4)
      }
      Rows.Item.space(4)
    }
  }

  /// The streak in large digits, in large windows even larger.
  private func streak(_ days: Int, in context: ViewContext) -> Rows.Item {
    guard days > 0 else { return Line(context.words(.noRow), .title, .center).rank(0) }
    func digits(_ scale: LargeText.Scale) -> any Block {
      Digits(text: "\(days)", scale: scale, style: .shape(3), glyphs: context.glyphs)
        .beside(context.words(.daysOfRow(days))).across(.center)
    }
    guard context.sizeClass == .large else { return digits(.half).rank(1) }
    return digits(.half).rank(1).then(5, digits(.full(1))).then(7, digits(.full(2)).atLeast(rows: DailyScreen.roomy))
  }

  /// The rows from which on the largest digits leave gaps between groups.
  private static let roomy = 20

  private func week(_ week: Week, in context: ViewContext) -> Rows.Item {
    let results = context.state.dailyResults(of: week).map { $0.map { context.words($0) } ?? .empty }
    let view = WeekView(week: week, results: results)
    let days = view.days(in: context).across(.center).rank(1)
    return context.sizeClass == .large ? days.then(6, view.boxes(in: context).across(.center)) : days
  }

  private func legend(in context: ViewContext, isLost: Bool) -> Line {
    // Played days have the check sign, whatever their score.
    let played = context.glyphs.check + " " + context.words(.playedDay) + "   " + context.glyphs.rest + " "
    let missed = isLost ? "   " + context.glyphs.cross + " " + context.words(.missedDay) : SafeText.empty
    return Line(context.words(.restDay).map { played + $0 + missed }, .dim, .center)
  }
}

extension AppState {
  /// The points of each day, in the current language; nil without an attempt.
  fileprivate func dailyResults(of week: Week) -> [Phrase?] {
    guard let memory = memories[DailyMemory.self] else { return [] }
    return week.marks.indices.map { number in
      memory.attempt(on: week.monday.advanced(by: number), language: language.rawValue).map { .points($0.points) }
    }
  }

  /// The result of a day's round in the current language, if any.
  fileprivate func dailyComparison(on day: Day) -> DailyMemory.Comparison? {
    memories[DailyMemory.self]?.comparison(on: day, language: language.rawValue)
  }
}
