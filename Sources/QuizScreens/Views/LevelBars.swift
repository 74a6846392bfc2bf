import QuizCore
import TerminalKit

// The chart with level bars, a line each.
extension BarChartView {
  /// Paints the chart in lines: what is measured, a line for each round, the summary.
  func drawLevel(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let shown = options.shown(of: records, fitting: max(1, area.height - 3))
    let measure = ChartMeasure(of: shown, by: options.quantity, in: context.games.list)
    canvas.draw(
      titles(measure, in: context).wording(for: area.width - 2),
      in: Rect(x: area.x, y: area.y, width: area.width, height: 1), alignment: .center, style: .title)
    // Bars stand apart where all of them have room then: close together they look like one.
    let step = shown.count * 2 - 1 <= area.height - 2 ? 2 : 1
    for (row, line) in lines(of: shown, width: area.width - 2, context: context).enumerated() {
      var x = area.x + 1
      for piece in line {
        x += canvas.draw(piece.text, at: Point(x: x, y: area.y + 1 + row * step), style: piece.style)
      }
    }
    let summary = ChartSummary(of: shown, by: measure, in: context).line(width: area.width - 2, context.words)
    canvas.draw(summary, at: Point(x: area.x + 1, y: area.maxY - 1), style: .dim, width: area.width - 2)
  }

  /// Level bars as lines of text: name, bar, right answers or choices, time.
  func lines(of shown: [RoundRecord], width: Int, context: ViewContext) -> [[(text: SafeText, style: Style)]] {
    let words = context.words
    let names = options.names(of: shown, words)
    let nameWidth = (names.map(\.width).max() ?? 0) + 2
    let measure = ChartMeasure(of: shown, by: options.quantity, in: context.games.list)
    let times = shown.map { $0.milliseconds > 0 ? words(.preciseSeconds($0.elapsed)) : .empty }
    let timeWidth = (times.map(\.width).max() ?? 0) + 2
    let wordings = [false, true].map { isShort in
      shown.map { record -> SafeText in
        let score: SafeText =
          switch measure {
          case .answers where context.games.list.isCounted(record.game),
            .time where context.games.list.isCounted(record.game):
            words(.rightAnswers(record.correct))
          case .answers, .share, .time, .pace:
            words(isShort ? .score(record.correct, record.asked) : .scoreOf(record.correct, record.asked))
          case .clearing: words(.panelsChosen(record.asked + record.misses))
          case .points(let scoring, _), .mean(let scoring, _): words(.points(record.points(scoring)))
          }
        return score + (record.wasPaused ? " *" : "")
      }
    }
    func room(beside scores: [SafeText]) -> Int {
      width - nameWidth - (scores.map(\.width).max() ?? 0) - 2 - timeWidth
    }
    let scores = wordings.first { room(beside: $0) >= BarChartView.narrowestLevel } ?? wordings[1]
    let scoreWidth = (scores.map(\.width).max() ?? 0) + 2
    let room = max(4, min(40, room(beside: scores)))
    return zip(zip(shown, names), zip(scores, times)).map { item in
      let ((record, name), (score, time)) = item
      let bar = BarChartView.level(measure.value(of: record) / measure.top * grown, width: room, context.glyphs)
      return [
        (name.padded(to: nameWidth), .dim), (bar.padded(to: room), .bar),
        ("  " + score.padded(to: scoreWidth - 2), .plain), (time.padded(to: timeWidth, .right), .plain),
      ]
    }
  }

  /// The columns of a bar for which shorter words make room.
  private static let narrowestLevel = 5

  /// A bar of `share` of `width` columns, by eighths of a column.
  private static func level(_ share: Double, width: Int, _ glyphs: Glyphs) -> SafeText {
    let eighths = Int((max(0, min(1, share)) * Double(width * 8)).rounded())
    let full = SafeText(String(glyphs.barEighths[7])).repeated(eighths / 8)
    return eighths % 8 == 0 ? full : full + SafeText(String(glyphs.barEighths[eighths % 8 - 1]))
  }
}
