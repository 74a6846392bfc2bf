import QuizCore
import TerminalKit

/// One past round: what the log keeps of it, answer by answer.
struct RecordScreen: ScrollingScreen, Equatable {
  static let keys = KeyTable<ScrollCommand>([
    .init(
      .upDown(),
      [
        (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
        (.pageUp, .scroll(-10)), (.pageDown, .scroll(10)),
      ], hint: \.hintScroll),
    .init(
      .text("Esc"), [.escape, .character("q"), .left, .character("h"), .enter, .backspace], .back, hint: \.hintBack,
      dropped: .last),
  ])

  /// The round.
  let record: RoundRecord
  var scroll = 0

  init(_ record: RoundRecord) {
    self.record = record
  }

  func extent(on stage: Stage) -> (lines: Int, seen: Int) { (lines, bars(on: stage).height) }

  private var lines: Int { AnswerBars(record).answers.count }

  /// Bars and notes are never wider, so that eyes need not travel far.
  private static let widest = 72

  private func bars(on stage: Stage) -> Rect {
    let body = stage.body()
    let top = body.y + (stage.isCompact ? 2 : 4)
    let width = min(body.width - (stage.isCompact ? 2 : 8), RecordScreen.widest)
    return Rect(
      x: body.x + (body.width - width) / 2, y: top, width: width,
      height: max(1, body.maxY - top - notes(on: stage).count - 1))
  }

  /// What else is known of the round, in lines.
  private func notes(on stage: Stage) -> [SafeText] {
    let words = stage.words
    let notes = (record.pauses > 0 ? [words.pausedRound(record.pauses)] : []) + [words.seed(record.seed)]
    let width = stage.body().width - (stage.isCompact ? 2 : 8)
    return notes.flatMap { $0.wrapped(to: min(width, RecordScreen.widest)) }
  }

  func draw(on canvas: inout Canvas, stage: Stage, at now: ContinuousClock.Instant) {
    let words = stage.words
    let game = words.gameName(record.game)
    let titles = words.titles(ofLogged: record.set, glyphs: stage.glyphs)
    let date = record.date.local
    // Month and day are enough where there is little room.
    canvas.header(
      titles.map { game + "   " + $0 } + titles,
      stage.isCompact ? [SafeText(String(date.dropFirst(5)))] : [SafeText(date)], on: stage)
    let body = stage.body()
    canvas.draw(
      record.game == .practice
        ? words.practiceLine(record.misses, record.elapsed)
        : words.resultLine(record.correct, record.asked, record.elapsed),
      in: Rect(x: body.x + 1, y: body.y + (stage.isCompact ? 0 : 1), width: body.width - 2, height: 1),
      alignment: .center, style: .title)
    let bars = bars(on: stage)
    AnswerBars(record).draw(from: scroll, in: bars, on: &canvas, stage: stage)
    let notes = notes(on: stage)
    canvas.paragraph(
      notes, in: Rect(x: bars.x, y: body.maxY - notes.count, width: bars.width, height: notes.count), style: .dim)
  }
}
