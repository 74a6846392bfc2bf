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
      .text("Enter"), [.enter, .character(" "), .right, .character("l")], .start, hint: .hintStart, help: .helpStart,
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
    case .response(.dealt(let setup)): return [.play(setup)]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .response(.history(let page)): return share(page, in: context)
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
    let digits: LargeCharacter.Scale =
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
    box?.draw(in: context.body(), on: &canvas, context: context)
  }

  private func height(of part: Part, _ digits: LargeCharacter.Scale) -> Int {
    switch part {
    case .line: 1
    case .name(let rows): rows.count
    case .row: digits.height
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
    _ part: Part, _ digits: LargeCharacter.Scale, in place: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    switch part {
    case .line(let text, let style): canvas.draw(text, in: place, alignment: .center, style: style)
    case .name(let rows):
      let area = Rect(x: place.x, y: place.y, width: place.width, height: rows.count)
      canvas.paragraph(rows, in: area, alignment: .center, style: .shape(3))
    case .row(let days):
      LargeText(text: "\(days)", scale: digits).draw(
        in: place, beside: context.words(.daysOfRow(days)), style: .shape(3), on: &canvas)
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

extension Phrase {
  fileprivate static let hintStart = Phrase(en: "start", ja: "スタート")
  fileprivate static let helpStart = Phrase(
    en: "begin; practice after the first attempt of the day", ja: "開始（その日の2回目からは練習）")
  fileprivate static let hintPractise = Phrase(en: "practise", ja: "練習")
  fileprivate static let hintShareYesterday = Phrase(en: "yesterday's share", ja: "昨日の結果を共有")
  fileprivate static let helpShareDaily = Phrase(
    en: "copy today's or yesterday's round as text", ja: "今日か昨日の結果を文字でコピーする")

  /// How long it is until the next daily round.
  fileprivate static func nextDaily(_ time: WallTime) -> Phrase {
    Phrase(en: "next in ", ja: "次の問題まで") + .restOfDay(time)
  }

  /// How long today's round can be played.
  fileprivate static func todayEnds(_ time: WallTime) -> Phrase {
    Phrase(en: "ends in ", ja: "今日は残り") + .restOfDay(time)
  }

  /// The rest of the day in whole minutes, a begun one counted.
  private static func restOfDay(_ time: WallTime) -> Phrase {
    let minutes = (86_400 - time.secondOfDay + 59) / 60
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours > 0
      ? Phrase(en: "\(hours) h \(rest) min", ja: "\(hours)時間\(rest)分")
      : Phrase(en: "\(rest) min", ja: "\(rest)分")
  }

  fileprivate static let missedDay = Phrase(en: "missed", ja: "途切れた日")
  fileprivate static let playedDay = Phrase(en: "played", ja: "解いた日")

  /// What stands beside the number of days in a row.
  fileprivate static func daysOfRow(_ days: Int) -> Phrase {
    Phrase(en: days == 1 ? "day" : "days in a row", ja: days == 1 ? "日目" : "日連続")
  }
}

extension PhraseList {
  fileprivate static let sameForAll = PhraseList(
    en: ["Five questions, the same for everyone today.", "Five questions, the same for all."],
    ja: ["今日の5問は、全員に同じ問題です。"])
  fileprivate static let oneAttempt = PhraseList(
    en: ["One attempt counts. Ten seconds each."], ja: ["記録になるのは1回だけ。1問10秒です。"])
  fileprivate static let doneToday = PhraseList(en: ["Today's five are done."], ja: ["今日の5問は回答済みです。"])

  /// Today's attempt is made, and when the next round comes.
  fileprivate static func doneUntil(_ next: Phrase) -> PhraseList {
    PhraseList(
      en: ["Today's five are done: \(next.en).", "Done: \(next.en)."],
      ja: ["今日の5問は回答済みです（\(next.ja)）。", "回答済み（\(next.ja)）"])
  }
  fileprivate static let againIsPractice = PhraseList(
    en: ["Playing again is practice and is not saved.", "Playing again is practice."],
    ja: ["もう一度解くと練習になります（記録には残りません）。", "もう一度解くと練習になります。"])
  fileprivate static let noRow = PhraseList(
    en: ["Today starts a new streak."], ja: ["今日から連続記録が始まります。"])

  /// The days in a row that were lost, and why.
  fileprivate static func lost(_ row: LostRow) -> PhraseList {
    let day = DateFormat.day(row.missed)
    return PhraseList(
      en: [
        "\(row.days) days in a row, well done! \(day.en) was the second day off that week.",
        "\(row.days) days in a row, until \(day.en).",
      ],
      ja: [
        "\(row.days)日連続、お見事でした！ \(day.ja)が週2日目の休みになり、途切れました。",
        "\(day.ja)で\(row.days)日連続が途切れました。",
      ])
  }
  fileprivate static let restDay = PhraseList(
    en: ["a rest day: one a week keeps your streak", "a rest day, one a week"],
    ja: ["お休み：週に1日なら連続は途切れません", "お休み（週に1日まで）"])

  /// The row would lose its days tomorrow.
  fileprivate static func endsToday(_ days: Int) -> PhraseList {
    PhraseList(
      en: [
        "! You have had this week's rest day: play today to keep your streak.", "! Play today to keep your streak.",
      ], ja: ["! 今週のお休みは使いました。今日解けば連続が続きます。", "! 今日解けば連続が続きます。"])
  }

  /// What an attempt came to.
  fileprivate static func attempt(_ comparison: DailyMemory.Comparison, isOfToday: Bool) -> PhraseList {
    let attempt = comparison.attempt
    let points = Phrase.points(attempt.points)
    let en = (isOfToday ? "Today" : "Yesterday") + " \(attempt.correct) of \(attempt.asked)"
    let ja = (isOfToday ? "今日" : "昨日") + "：\(attempt.asked)問中\(attempt.correct)問正解"
    let short = PhraseList(
      en: ["\(en), \(points.en) points", en], ja: ["\(ja)、\(points.ja)", ja])
    // Beside fewer it says little, and nothing where most were better.
    guard comparison.latest >= 3, comparison.beaten * 2 >= comparison.latest else { return short }
    let all = comparison.latest == 10 ? "your last ten" : "the \(comparison.latest) before"
    return PhraseList(
      en: ["\(en), \(points.en) points, better than \(comparison.beaten) of \(all)"] + short.en,
      ja: ["\(ja)、\(points.ja)（それまでの\(comparison.latest)回のうち\(comparison.beaten)回より上）"] + short.ja)
  }
}
