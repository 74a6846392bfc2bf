import QuizCore
import TerminalKit

/// One past round from the log, answer by answer.
struct RecordScreen: ScrollingScreen, Equatable {
  static let keys = ScrollCommand.keys(page: 10)

  /// The round.
  let record: RoundRecord
  var scroll = 0

  init(_ record: RoundRecord) {
    self.record = record
  }

  func extent(in context: ViewContext) -> (lines: Int, seen: Int) { (lines, bars(in: context).height) }

  private var lines: Int { AnswerBarsView(record).answers.count }

  /// The greatest width of bars and notes; longer lines are hard to follow.
  private static let widest = 72

  private func bars(in context: ViewContext) -> Rect {
    let body = context.body()
    let top = body.y + (context.isCompact ? 2 : 4)
    let width = min(body.width - (context.isCompact ? 2 : 8), RecordScreen.widest)
    return Rect(
      x: body.x + (body.width - width) / 2, y: top, width: width,
      height: max(1, body.maxY - top - notes(in: context).count - 1))
  }

  /// The pauses and the seed of the round, in lines.
  private func notes(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let notes = (record.pauses > 0 ? [words(.pausedRound(record.pauses))] : []) + [words(.seed(record.seed))]
    let width = context.body().width - (context.isCompact ? 2 : 8)
    return notes.flatMap { $0.wrapped(to: min(width, RecordScreen.widest)) }
  }

  var extent: ViewContext.Extent { .tall }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    let words = context.words
    let game = context.words(Games.module(record.game).name)
    let titles = words.titles(ofLogged: record.set, glyphs: context.glyphs)
    let date = record.date.local
    // Month and day are enough where there is little room.
    canvas.header(
      titles.map { game + "   " + $0 } + titles,
      context.isCompact ? [SafeText(String(date.dropFirst(5)))] : [SafeText(date)], in: context)
    let body = context.body()
    canvas.draw(
      Games.list.ranking(of: record.game) == .misses
        ? words(.practiceLine(record.misses, record.elapsed))
        : words(.resultLine(record.correct, record.asked, record.elapsed)),
      in: Rect(x: body.x + 1, y: body.y + (context.isCompact ? 0 : 1), width: body.width - 2, height: 1),
      alignment: .center, style: .title)
    let bars = bars(in: context)
    AnswerBarsView(record).draw(from: scroll, in: bars, on: &canvas, context: context)
    let notes = notes(in: context)
    canvas.paragraph(
      notes, in: Rect(x: bars.x, y: body.maxY - notes.count, width: bars.width, height: notes.count), style: .dim)
  }
}

extension Phrase {
  fileprivate static func seed(_ seed: UInt64) -> Phrase {
    Phrase(
      en: "tenq play --seed \(seed) deals it again",
      ja: "tenq play --seed \(seed) で同じ出題になります")
  }
}
