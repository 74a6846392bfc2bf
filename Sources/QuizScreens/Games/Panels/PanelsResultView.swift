import QuizCore
import TerminalKit

/// The result of a cleared board: its time in large digits, and beside them how it compares with the best.
struct PanelsResultView {
  /// The board as it is saved.
  let record: RoundRecord
  /// The best before it; nil where there is none.
  let best: Score?
  /// How many boards were cleared one after the other.
  let boards: Int
  /// Whether it is saved.
  let note: (text: SafeText, style: Style)
  /// The goal that it reached, in wordings from the longest to the shortest; empty for none.
  let goal: [SafeText]

  /// The columns between the digits and what stands beside them, and of that.
  private static let columns = (gap: 5, facts: 42)

  /// Paints the result in the middle of `area`.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let facts: [BannerView.Line] =
      [comparison(words), (words(.panelsChosen(record.asked + record.misses)), .plain)]
      + (boards > 1 ? [(words(.boardsInARow(boards)), .plain)] : [])
    let note = note.text.wrapped(to: min(area.width - 4, 76))
    if context.isCompact {
      let time = (words(.preciseSeconds(record.elapsed)), Style.title)
      var y = area.y + max(0, (area.height - facts.count - note.count - 3) / 2)
      for line in [time] + facts {
        canvas.draw(
          line.0, in: Rect(x: area.x + 1, y: y, width: area.width - 2, height: 1), alignment: .center, style: line.1)
        y += 1
      }
      return draw(note, from: y + 1, in: area, on: &canvas)
    }
    let digits = LargeText(
      text: NumberFormat.tenthsNearest(record.elapsed).string, scale: area.height >= 30 ? .full(1) : .half)
    let rows = max(digits.scale.height, facts.count)
    let width = digits.width(context.glyphs) + PanelsResultView.columns.gap + PanelsResultView.columns.facts
    let left = area.x + max(2, (area.width - width) / 2)
    let top = area.y + max(0, (area.height - rows - note.count - 3) / 2)
    digits.draw(at: Point(x: left, y: top), style: isNewBest ? .correct : .title, on: &canvas)
    let x = left + digits.width(context.glyphs) + PanelsResultView.columns.gap
    for (row, fact) in facts.enumerated() {
      canvas.draw(
        fact.text, at: Point(x: x, y: top + (rows - facts.count) / 2 + row), style: fact.style, width: area.maxX - x)
    }
    draw(note, from: top + rows + 3, in: area, on: &canvas)
  }

  private func draw(_ lines: [SafeText], from y: Int, in area: Rect, on canvas: inout Canvas) {
    let place = Rect(x: area.x + 2, y: y, width: area.width - 4, height: max(0, area.maxY - y))
    let end = canvas.paragraph(lines, in: place, alignment: lines.count == 1 ? .center : .left, style: note.style)
    guard !goal.isEmpty, end < area.maxY else { return }
    canvas.draw(
      goal.wording(for: place.width), in: Rect(x: place.x, y: end, width: place.width, height: 1), alignment: .center,
      style: .correct)
  }

  private var isNewBest: Bool {
    guard record.pauses == 0, let best else { return false }
    return record.score(in: GameList([.panels])).beats(best)
  }

  /// The time against the best before it.
  private func comparison(_ words: Localizer) -> BannerView.Line {
    if record.pauses > 0 { return (words(.pausedRound(record.pauses)), .dim) }
    guard let best else { return (words(.firstBest), .plain) }
    if record.score(in: GameList([.panels])).beats(best) {
      return (words(.newBestTime(by: best.elapsed - record.elapsed, was: best.elapsed)), .correct)
    }
    let missing = record.elapsed - best.elapsed
    return (words(missing > .zero ? .offTheBest(missing, best.elapsed) : .equalToTheBest(best.elapsed)), .plain)
  }
}

extension Phrase {
  fileprivate static func newBestTime(by gain: Duration, was best: Duration) -> Phrase {
    let (gain, best) = (NumberFormat.thousandths(gain), NumberFormat.thousandths(best))
    return Phrase(en: "New best, by \(gain) s, was \(best) s", ja: "新記録！\(best)秒から\(gain)秒短縮")
  }

  fileprivate static func offTheBest(_ missing: Duration, _ best: Duration) -> Phrase {
    let (missing, best) = (NumberFormat.thousandths(missing), NumberFormat.thousandths(best))
    return Phrase(en: "\(missing) s off the best, \(best) s", ja: "自己ベスト\(best)秒まであと\(missing)秒")
  }

  fileprivate static func equalToTheBest(_ best: Duration) -> Phrase {
    let best = NumberFormat.thousandths(best)
    return Phrase(en: "As fast as the best, \(best) s", ja: "自己ベスト\(best)秒と同じ")
  }

  fileprivate static func boardsInARow(_ count: Int) -> Phrase {
    Phrase(en: "\(count) boards in a row", ja: "\(count)面連続クリア")
  }
}
