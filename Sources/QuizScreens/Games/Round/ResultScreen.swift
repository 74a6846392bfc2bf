import QuizCore
import TerminalKit

/// The end of a round: how many were right, how long it took, the best so far, and whether it is saved.
struct ResultScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case again, missed, review, share, history, home, scroll(Int)
  }

  static let keys = KeyTable<Command>([
    .init(
      .text("Enter"), [.enter, .character("n")], .again, hint: .hintAgain, help: .helpAgain, helpName: .text("Enter n"),
      dropped: .last),
    .init(.text("r"), [.character("r")], .missed, hint: .hintReview, help: .helpMissed, dropped: .later),
    .init(.text("v"), [.character("v")], .review, hint: .hintReview, help: .hintReview, dropped: .later),
    .init(.text("s"), [.character("s")], .share, hint: .hintShare, help: .helpShareOrSave, dropped: .later),
    .init(.text("h"), [.character("h")], .history, hint: .hintHistory, help: .hintHistory),
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
      ], hint: .hintScroll, help: .hintScroll, helpName: .upDown("k j  PgUp PgDn")),
    .init(
      .text("q"), [.character("q"), .escape], .home, hint: .hintHome, help: .hintHome,
      helpName: .text("q  Esc"), dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.result, keys)]

  /// The result of the round.
  let result: RoundResult
  /// Whether it is saved.
  private(set) var saving = SaveState.underWay
  /// Since when the result is on screen.
  private let since: Instant
  private var scroll = 0
  /// Whether it was shared.
  private var isShared = false
  /// Why no other round could be dealt.
  private var problem: SafeText?

  init(_ result: RoundResult, since now: Instant) {
    self.result = result
    since = now
  }

  /// Keys are dropped until then, so that keys typed ahead do nothing.
  private var listensFrom: Instant { since + result.setup.rules.settling }

  private func reveal(in context: ViewContext) -> ResultReveal {
    ResultReveal(since: since, count: result.questions.count, moves: context.moves)
  }

  private func facts(in context: ViewContext) -> ResultFacts {
    let day = result.setup.isPractice ? nil : result.setup.day
    return ResultFacts(
      result: result, saving: saving, games: context.games.list, words: context.words, glyphs: context.glyphs,
      streak: day.flatMap { day in context.state.daily.flatMap { $0.day == day && $0.streak > 0 ? $0.streak : nil } })
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    let facts = facts(in: context)
    return reveal(in: context).nextChange(after: now, celebrates: facts.isPerfect || facts.isNewBest)
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      guard now >= listensFrom else { return [] }
      switch ResultScreen.keys.command(for: key) {
      case .again: return [.store(.deal(again))]
      case .missed:
        return result.missed.isEmpty
          ? [] : [.store(.deal(RoundRequest(result.setup.game, .again(result.missed, of: result.setup.selection))))]
      case .review: return [.push(ReviewScreen(result))]
      case .history: return [.push(HistoryScreen())]
      case .home: return [.home]
      case .share:
        if saving.isFailed { return saving.retry }
        isShared = true
        return [.terminal(.share(ShareText(of: result, in: context.state)))]
      case .scroll(let rows): scroll(by: rows, in: context)
      case .none: break
      }
    case .wheel(let rows): scroll(by: rows, in: context)
    case .response(.dealt(let setup)): return [.play(setup)]
    case .response(.notDealt(let reason)): problem = SafeText(reason)
    case .response(let response): saving.update(response)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  var effectsOnAppear: [StoreEffect] { [.save(result.record, result.keeping)] }

  /// Another round of the same kind.
  private var again: RoundRequest {
    RoundRequest(result.setup.game, result.setup.selection.map { .selection($0) } ?? .any)
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    scroll = max(0, min(scroll + rows, result.questions.count - places(in: context).bars.height))
  }

  var helpTopic: HelpScreen.Topic { .result }

  func hints(in context: ViewContext) -> [Hint] {
    ResultScreen.keys.hints(in: context) { command in
      switch command {
      case .missed: result.missed.isEmpty
      case .scroll: places(in: context).bars.height >= result.questions.count
      case .again, .review, .share, .history, .home: false
      }
    }.map { hint in
      switch hint.key {
      case .character("r"): hint.saying(context.words(.hintMissed(result.missed.count)))
      case .character("s") where saving.isFailed: hint.saying(context.words(.hintSaveAgain), dropped: .last)
      case .enter where saving.isFailed: hint.saying(hint.words, dropped: .later)
      // A further attempt at a daily round is practice.
      case .enter where result.setup.day != nil: hint.saying(context.words(.hintPractise))
      case _: hint
      }
    }.sorted { saving.isFailed && $0.key == .character("s") && $1.key != .character("s") }
  }

  /// The bars in view and their number, when some are out of view.
  func note(in context: ViewContext) -> SafeText {
    let bars = places(in: context).bars
    let count = result.questions.count
    // Saving again needs the room.
    return bars.height < count && !saving.isFailed ? "\(scroll + 1)-\(scroll + bars.height)/\(count)" : .empty
  }

  /// How large the score is: twice as large where there is room for it.
  private func scale(in context: ViewContext) -> LargeCharacter.Scale {
    let body = context.body()
    let isSpacious = body.width >= 100 && body.height >= result.questions.count + 20 && !context.glyphs.isASCII
    return isSpacious ? .full(1) : .half
  }

  /// Where the parts of the screen stand.
  private struct Places {
    /// The score in large letters and the facts beside it; nil in a compact window, which has a line for them.
    let score: Rect?
    /// The bars: the whole list if it fits.
    let bars: Rect
    /// The latest rounds; nil where there is no room for them.
    let latest: Rect?
    /// Whether it is saved.
    let note: Rect
  }

  private func places(in context: ViewContext) -> Places {
    let body = context.body()
    let width = min(body.width - (context.isCompact ? 2 : 6), 94)
    let x = body.x + (body.width - width) / 2
    func rect(_ y: Int, _ height: Int) -> Rect { Rect(x: x, y: y, width: width, height: height) }
    // The bars give way to the note, since only bars can be scrolled.
    let noteHeight = max(1, savingNote(context.words).text.wrapped(to: width).count)
    let count = result.questions.count
    if context.isCompact {
      let top = body.y + 3
      let bars = rect(top, max(1, min(count, body.maxY - max(2, noteHeight) - top)))
      return Places(score: nil, bars: bars, latest: nil, note: rect(bars.maxY, body.maxY - bars.maxY))
    }
    // Below the score two blank rows, one above the latest rounds, one above the note: as long as the bars have room.
    let scale = scale(in: context)
    let fixed = scale.height + 1 + noteHeight + 2
    let blanks = max(0, min(3, body.height - fixed - count))
    let barRows = max(1, min(count, body.height - fixed - blanks))
    let free = body.height - fixed - blanks - barRows
    let score = rect(body.y + max(1, free / 3), scale.height)
    let bars = rect(score.maxY + (blanks >= 1 ? 2 : 1), barRows)
    let latest = rect(bars.maxY + (blanks >= 2 ? 1 : 0), 1)
    let note = rect(latest.maxY + (blanks >= 3 ? 1 : 0), noteHeight)
    return Places(score: score, bars: bars, latest: latest, note: note)
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let reveal = reveal(in: context)
    let facts = facts(in: context)
    let places = places(in: context)
    let body = context.body()
    if facts.isPerfect, let elapsed = reveal.celebrated(at: now) {
      ConfettiView().draw(after: elapsed, in: body.inset(dx: 1, dy: 0), on: &canvas)
    }
    let shown = reveal.shown(at: now)
    if let score = places.score {
      drawScore(facts, of: shown, isOver: reveal.isOver(at: now), in: score, on: &canvas, context: context)
    } else {
      drawLines(facts, of: shown, isOver: reveal.isOver(at: now), on: &canvas, context: context)
    }
    AnswerBarsView(result, in: context.games.list).draw(
      from: scroll, of: shown, in: places.bars, on: &canvas, context: context)
    if let latest = places.latest, reveal.isOver(at: now) {
      drawLatest(facts, in: latest, on: &canvas, context: context)
    }
    let note = isShared && !saving.isFailed ? (context.words(.shared), Style.correct) : savingNote(context.words)
    canvas.paragraph(note.0.wrapped(to: places.note.width), in: places.note, style: note.1)
    if reveal.showsBanner(at: now), let elapsed = reveal.celebrated(at: now), !facts.banner.isEmpty {
      BannerView(lines: facts.banner).draw(after: BannerView.wholeSteps(elapsed), in: body, on: &canvas)
      // The banner slides out from behind the header.
      canvas.fill(Rect(x: 0, y: 0, width: context.size.width, height: body.y))
    }
    drawHeader(on: &canvas, context: context)
  }

  private func drawHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let titles = context.titles(of: result.setup).map { words(.result) + "   " + $0 }
    // Month and day are enough where there is little room.
    let dates = date.map { [SafeText($0.local), SafeText(String($0.local.dropFirst(5)))] } ?? []
    let seed = words(.seedOf(result.setup.seed))
    // The title of a daily round includes its day.
    guard result.setup.day == nil else { return canvas.header(titles, [seed], in: context) }
    canvas.header(titles, (dates.first.map { [$0 + "   " + seed] } ?? []) + dates, in: context)
  }

  /// Paints the score in large letters, and beside it the time and how it compares with the best.
  private func drawScore(
    _ facts: ResultFacts, of shown: Int, isOver: Bool, in place: Rect, on canvas: inout Canvas, context: ViewContext
  ) {
    let scale = scale(in: context)
    let whole = LargeText(text: facts.digits(of: result.questions.count), scale: scale)
    let unit = facts.unit.isEmpty ? 0 : facts.unit.width + 2
    let gap = 6
    // A fixed line length, so that the letters keep their place from round to round.
    let width = whole.width(context.glyphs) + unit + gap + 38
    let left = place.x + max(0, (place.width - width) / 2)
    let style: Style = facts.isPerfect && isOver ? .correct : .title
    LargeText(text: facts.digits(of: shown), scale: scale)
      .draw(at: place.origin.moved(to: left), style: style, on: &canvas)
    if unit > 0 {
      canvas.draw(facts.unit, at: Point(x: left + whole.width(context.glyphs) + 2, y: place.maxY - 1), style: .title)
    }
    let x = left + whole.width(context.glyphs) + unit + gap
    let top = place.y + (place.height - 3) / 2
    canvas.draw(time(of: shown, in: context), at: Point(x: x, y: top), style: .title)
    guard isOver else { return }
    for (row, line) in facts.comparison.enumerated() {
      canvas.draw(line.text, at: Point(x: x, y: top + 1 + row), style: line.style, width: place.maxX - x)
    }
  }

  /// Paints the score and how it compares with the best as two lines of text.
  private func drawLines(
    _ facts: ResultFacts, of shown: Int, isOver: Bool, on canvas: inout Canvas, context: ViewContext
  ) {
    let words = context.words
    let body = context.body()
    func row(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    let told = result.questions.prefix(shown)
    let elapsed = told.reduce(Duration.zero) { $0 + $1.elapsed }
    let line =
      context.games.list.ranking(of: result.setup.game) == .misses
      ? words(.practiceLine(told.reduce(0) { $0 + $1.misses }, elapsed))
      : words(.resultLine(told.count { $0.isRightAtOnce }, result.questions.count, elapsed))
    canvas.draw(line, in: row(body.y), alignment: .center, style: .title)
    guard isOver, let comparison = facts.comparison.first else { return }
    canvas.draw(comparison.text, in: row(body.y + 1), alignment: .center, style: comparison.style)
  }

  private func drawLatest(_ facts: ResultFacts, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    var x = place.x
    if let sparkline = facts.sparkline {
      x += canvas.draw(context.words(.lastTen(sparkline.values.count)), at: place.origin, style: .dim) + 3
      x += canvas.draw(sparkline.text(context.glyphs), at: Point(x: x, y: place.y), style: .bar)
    }
    guard let fact = facts.fact else { return }
    if facts.sparkline != nil { x += 3 }
    let room = Rect(x: x, y: place.y, width: place.maxX - x, height: 1)
    canvas.draw(fact, in: room, alignment: facts.sparkline == nil ? .left : .right)
  }

  /// The time of the first questions.
  private func time(of shown: Int, in context: ViewContext) -> SafeText {
    context.words(.preciseSeconds(result.questions.prefix(shown).reduce(.zero) { $0 + $1.elapsed }))
  }

  private var date: WallTime? { saving.outcome?.record.date }

  /// A failed save, else why no other round could be dealt, else the save state.
  private func savingNote(_ words: Localizer) -> (text: SafeText, style: Style) {
    guard !saving.isFailed, let problem else { return saving.note(words) }
    return (problem, .alert)
  }
}

extension Hint {
  /// The same key with other words.
  fileprivate func saying(_ words: SafeText, dropped: Dropped? = nil) -> Hint {
    Hint(name: name, words: words, key: key, dropped: dropped ?? self.dropped)
  }
}

extension Point {
  /// The point on the same row in another column.
  fileprivate func moved(to x: Int) -> Point { Point(x: x, y: y) }
}

extension Phrase {
  fileprivate static func lastTen(_ count: Int) -> Phrase {
    Phrase(en: "Last \(count)", ja: "最近\(count)回")
  }

  fileprivate static func seedOf(_ seed: UInt64) -> Phrase {
    Phrase(en: "seed \(seed)", ja: "シード \(seed)")
  }

  fileprivate static let helpShareOrSave = Phrase(
    en: "share it; save again where that failed", ja: "共有（保存できなかったときはもう一度保存）")
  fileprivate static let hintAgain = Phrase(en: "again", ja: "もう一度")
  fileprivate static let helpAgain = Phrase(en: "play again", ja: "もう一度遊ぶ")
  fileprivate static let hintPractise = Phrase(en: "practise", ja: "練習")

  fileprivate static func hintMissed(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count) missed",
      ja: "間違い\(count)問")
  }
  fileprivate static let hintReview = Phrase(en: "answers", ja: "答え合わせ")
  fileprivate static let hintHistory = Phrase(en: "history", ja: "記録")
  fileprivate static let helpMissed = Phrase(en: "only the missed ones again", ja: "間違えた問題だけもう一度")
}
