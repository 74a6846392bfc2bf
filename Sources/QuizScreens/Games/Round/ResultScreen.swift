import QuizCore
import TerminalKit

/// The end of a round: how many were right, how long it took, the best so far, and whether it is saved.
struct ResultScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case again, missed, review, history, home, save, scroll(Int)
  }

  static let keys = KeyTable<Command>([
    .init(.text("s"), [.character("s")], .save, hint: .hintSaveAgain, help: .hintSaveAgain, dropped: .last),
    .init(.text("n"), [.character("n")], .again, hint: .hintAgain, help: .hintAgain, dropped: .later),
    .init(.text("r"), [.character("r")], .missed, hint: .hintReview, help: .helpMissed, dropped: .later),
    .init(.text("v"), [.character("v")], .review, hint: .hintReview, help: .hintReview, dropped: .later),
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

  /// What was played.
  let result: RoundResult
  /// Whether it is saved.
  private(set) var saving = SaveState.underWay
  /// Keys are dropped until then, so that keys typed ahead do nothing.
  private let listensFrom: ContinuousClock.Instant
  private var scroll = 0
  /// Why no other round could be dealt.
  private var problem: SafeText?

  init(_ result: RoundResult, since now: ContinuousClock.Instant) {
    self.result = result
    listensFrom = now + result.setup.rules.settling
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      guard now >= listensFrom else { return [] }
      switch ResultScreen.keys.command(for: key) {
      case .again: return [.effect(.deal(again))]
      case .missed:
        return result.missed.isEmpty
          ? [] : [.effect(.deal(RoundRequest(result.setup.game, .again(result.missed, of: result.setup.selection))))]
      case .review: return [.push(ReviewScreen(result))]
      case .history: return [.push(HistoryScreen())]
      case .home: return [.home]
      case .save: return saving.retry
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

  var effectsOnAppear: [Effect] { [.save(result.record)] }

  /// Another round of the same kind.
  private var again: RoundRequest {
    RoundRequest(result.setup.game, result.setup.selection.map { .selection($0) } ?? .any)
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    scroll = max(0, min(scroll + rows, result.questions.count - bars(in: context).height))
  }

  var helpTopic: HelpScreen.Topic { .result }

  func hints(in context: ViewContext) -> [Hint] {
    ResultScreen.keys.hints(in: context) { command in
      switch command {
      case .save: !saving.isFailed
      case .missed: result.missed.isEmpty
      case .scroll: bars(in: context).height >= result.questions.count
      case .again, .review, .history, .home: false
      }
    }.map { hint in
      guard hint.key == .character("r") else { return hint }
      return Hint(
        name: hint.name, words: context.words(.hintMissed(result.missed.count)), key: hint.key, dropped: hint.dropped)
    }
  }

  /// The area of the bars: the whole list if it fits.
  private func bars(in context: ViewContext) -> Rect {
    let body = context.body()
    let top = body.y + (context.isCompact ? 3 : 5)
    let width = min(body.width - (context.isCompact ? 2 : 8), 72)
    // Bars can be scrolled, a reason cannot.
    let note = savingNote(context.words).text.wrapped(to: width).count
    let bottom = body.maxY - max(2, note) - (context.isCompact ? 0 : 1)
    return Rect(
      x: body.x + (body.width - width) / 2, y: top, width: width,
      height: max(1, min(result.questions.count, bottom - top)))
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let titles = context.titles(of: result.setup).map { words(.result) + "   " + $0 }
    // Month and day are enough where there is little room.
    let dates = date.map { [SafeText($0.local), SafeText(String($0.local.dropFirst(5)))] } ?? []
    canvas.header(titles, dates, in: context)

    let body = context.body()
    func row(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    let top = body.y + (context.isCompact ? 0 : 1)
    let line =
      Games.list.ranking(of: result.setup.game) == .misses
      ? words(.practiceLine(result.misses, result.elapsed))
      : words(.resultLine(result.correct, result.questions.count, result.elapsed))
    canvas.draw(line, in: row(top), alignment: .center, style: .title)
    if let line = bestLine(words) {
      canvas.draw(line.text, in: row(top + 1), alignment: .center, style: line.style)
    }
    let bars = bars(in: context)
    AnswerBarsView(result).draw(from: scroll, in: bars, on: &canvas, context: context)

    let note = savingNote(words)
    let lines = note.text.wrapped(to: bars.width)
    canvas.paragraph(
      lines,
      in: Rect(x: bars.x, y: bars.maxY + (context.isCompact ? 0 : 1), width: bars.width, height: body.maxY - bars.maxY),
      style: note.style)
  }

  private var date: WallTime? { saving.outcome?.record.date }

  /// Why no other round could be dealt, else whether this one is saved; that it is not comes first.
  private func savingNote(_ words: Localizer) -> (text: SafeText, style: Style) {
    guard !saving.isFailed, let problem else { return saving.note(words) }
    return (problem, .alert)
  }

  /// How this round compares with the best of its kind; nil until that is known.
  private func bestLine(_ words: Localizer) -> (text: SafeText, style: Style)? {
    guard let (record, best) = saving.outcome else { return nil }
    if record.pauses > 0 { return (words(.pausedRound(record.pauses)), .dim) }
    guard let best else { return (words(.firstBest), .dim) }
    if record.score(in: Games.list).beats(best) { return (words(.newBest), .correct) }
    return (
      Games.list.ranking(of: record.game) == .misses ? words(.practiceBestLine(best)) : words(.bestLine(best)), .dim
    )
  }
}

extension Phrase {
  fileprivate static func practiceBestLine(_ best: Score) -> Phrase {
    Phrase(
      en:
        "Best so far  \(best.misses == 1 ? "1 miss" : "\(best.misses) misses") in \(NumberFormat.thousandths(best.elapsed)) s",
      ja: "自己ベスト  ミス \(best.misses)回 \(NumberFormat.thousandths(best.elapsed))秒")
  }

  fileprivate static func bestLine(_ best: Score) -> Phrase {
    Phrase(
      en: "Best so far  \(best.correct) of \(best.asked) in \(NumberFormat.thousandths(best.elapsed)) s",
      ja: "自己ベスト  \(best.correct)問正解 \(NumberFormat.thousandths(best.elapsed))秒")
  }
  fileprivate static let hintAgain = Phrase(en: "play again", ja: "もう一度")

  fileprivate static func hintMissed(_ count: Int) -> Phrase {
    Phrase(
      en: count == 1 ? "the missed one" : "the \(count) missed",
      ja: "間違えた\(count)問")
  }
  fileprivate static let hintReview = Phrase(en: "answers", ja: "答え合わせ")
  fileprivate static let hintHistory = Phrase(en: "history", ja: "記録")
  fileprivate static let helpMissed = Phrase(en: "only the missed ones again", ja: "間違えた問題だけもう一度")
}
