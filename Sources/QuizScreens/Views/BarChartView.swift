import QuizCore
import TerminalKit

/// The latest rounds of a game as bars, the newest at the left.
public struct BarChartView: Equatable, Sendable {
  /// How many rounds are shown.
  enum Span: CaseIterable {
    case five, ten, twenty, all

    var count: Int {
      switch self {
      case .five: 5
      case .ten: 10
      case .twenty: 20
      case .all: .max
      }
    }

    var wider: Span { Span.allCases.first { $0.count > count } ?? self }
    var narrower: Span { Span.allCases.last { $0.count < count } ?? self }

    func title(_ words: Localizer) -> SafeText {
      switch self {
      case .five, .ten, .twenty: words(.latest(count))
      case .all: words(.allRounds)
      }
    }
  }

  /// How long the bars take to grow.
  static let growth: Duration = .seconds(1)

  /// Rounds, newest first; more than are shown do no harm.
  let records: [RoundRecord]
  /// How many are shown.
  let span: Span
  /// How far the bars have grown, up to 1.
  let grown: Double

  /// Paints the chart: upright bars where there is room, else level ones.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    if context.isCompact {
      drawLevel(in: area, on: &canvas, context: context)
    } else {
      drawUpright(in: area, on: &canvas, context: context)
    }
  }

  /// What rounds come to: on average, at best, and how long they take.
  static func summary(of records: some Collection<RoundRecord>, _ words: Localizer) -> (
    average: SafeText, best: Score?, time: SafeText?
  ) {
    let measure = ChartMeasure(of: records)
    let count = Double(max(1, records.count))
    let milliseconds = Double(records.reduce(0) { $0 + $1.milliseconds })
    func tenths(_ value: Double) -> SafeText {
      let rounded = Int((value * 10).rounded())
      return "\(rounded / 10).\(rounded % 10)"
    }
    let average = words(.chartAverage(measure, tenths(records.reduce(0) { $0 + measure.value(of: $1) } / count)))
    let best = records.filter(\.countsAsBest).map { $0.score(in: Games.list) }.reduce(nil) {
      (best: Score?, score: Score) -> Score? in
      best.map { score.beats($0) ? score : $0 } ?? score
    }
    switch measure {
    case .answers: return (average, best, words(.chartTime(measure, tenths(milliseconds / count / 1000))))
    case .share:
      // Rounds of different lengths are not compared, so none of them is the best.
      let asked = Double(max(1, records.reduce(0) { $0 + $1.asked }))
      return (average, nil, words(.chartTime(measure, tenths(milliseconds / asked / 1000))))
    case .time: return (average, best, nil)
    }
  }

  /// The summary as one line of at most `width` columns; the time goes whole where there is no room for it.
  private func summaryLine(of records: some Collection<RoundRecord>, width: Int, _ words: Localizer) -> SafeText {
    let (average, best, time) = BarChartView.summary(of: records, words)
    let measure = ChartMeasure(of: records)
    let short = BarChartView.joined([average, best.map { words(.chartBest(measure, $0)) }])
    return [BarChartView.joined([short, time]), short].wording(for: width)
  }

  /// Facts side by side.
  static func joined(_ facts: [SafeText?]) -> SafeText {
    let facts = facts.compactMap { $0 }
    return facts.dropFirst().reduce(facts.first ?? .empty) { $0 + "   " + $1 }
  }

  /// Columns for the numbers of the axis.
  private static let axisColumn = 8
  /// The narrowest place of one bar.
  private static let narrowest = 2

  private func drawUpright(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let plotWidth = area.width - BarChartView.axisColumn - 6
    let shown = records.prefix(min(span.count, plotWidth / BarChartView.narrowest))
    let measure = ChartMeasure(of: shown)

    canvas.draw(
      words(.chartMeasure(measure)), in: Rect(x: area.x, y: area.y + 1, width: area.width, height: 1),
      alignment: .center,
      style: .title)
    // Two rows for the title, one for the number on the highest bar; two below for the axis and its names, and the
    // summary with its blank rows.
    let room = area.height - 4 - 2 - 3
    // As many rows for each number of the axis, so that bars and numbers meet.
    let top = Int(measure.top.rounded(.up))
    let step = BarChartView.step(top: top, room: room)
    let ticks = (top + step - 1) / step
    let height = room / ticks * ticks
    let full = ticks * step
    let plot = Rect(
      x: area.x + BarChartView.axisColumn + 1, y: area.y + 4 + room - height, width: plotWidth, height: height)
    drawAxis(measure, top: full, step: step, plot: plot, on: &canvas)

    // With fewer rounds than were asked for, each still gets the place it would have among all of them.
    let places = span == .all ? max(5, shown.count) : min(span.count, plotWidth / BarChartView.narrowest)
    let slot = plot.width / places
    let width = max(1, min(6, slot / 2))
    // The same wording on every bar, the longest that fits on all.
    let labels = shown.map { measure.labels(of: $0) }
    let wording = (labels.first ?? []).indices.first { wording in labels.allSatisfy { $0[wording].width < slot } }
    for (index, record) in shown.enumerated() {
      let x = plot.x + index * slot + (slot - width) / 2
      let share = measure.value(of: record) / Double(full)
      let eighths = Int((share * grown * Double(plot.height * 8)).rounded())
      canvas.column(eighths, in: Rect(x: x, y: plot.y, width: width, height: plot.height), style: .bar)
      let above = plot.maxY - (eighths + 7) / 8 - 1
      if let wording {
        let label = Rect(x: plot.x + index * slot, y: above, width: slot, height: 1)
        canvas.draw(
          labels[index][wording] + (record.countsAsBest ? "" : "*"), in: label, alignment: .center, style: .title)
      }
    }
    drawNames(count: shown.count, slot: slot, plot: plot, on: &canvas, context: context)

    canvas.draw(
      summaryLine(of: shown, width: area.width - 4, words), at: Point(x: area.x + 3, y: area.maxY - 2),
      width: area.width - 4)
  }

  /// How far apart the numbers of the axis are: 1, 2, 5, 10, 20, …, so that they fit into `room` rows.
  private static func step(top: Int, room: Int) -> Int {
    var power = 1
    while true {
      for step in [power, 2 * power, 5 * power] where (top + step - 1) / step <= max(1, room) { return step }
      power *= 10
    }
  }

  private func drawAxis(_ measure: ChartMeasure, top: Int, step: Int, plot: Rect, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let x = plot.x - 1
    for y in plot.y - 1..<plot.maxY {
      canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: glyphs.axisVertical, style: .rule)
    }
    canvas.fill(Rect(x: x, y: plot.maxY, width: 1, height: 1), with: glyphs.axisCorner, style: .rule)
    canvas.fill(
      Rect(x: plot.x, y: plot.maxY, width: plot.width, height: 1), with: glyphs.axisHorizontal, style: .rule)
    for value in stride(from: 0, through: top, by: step) {
      let y = plot.maxY - value / step * (plot.height / (top / step))
      canvas.draw(
        measure.axisLabel(value), in: Rect(x: x - 5, y: y, width: 4, height: 1), alignment: .right, style: .dim)
      if value > 0 {
        canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: glyphs.axisTick, style: .rule)
      }
    }
  }

  /// Names below the bars: newest, 2nd, …; plain numbers where the names do not fit, and only some of those.
  private func drawNames(count: Int, slot: Int, plot: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let named = (1...max(1, count)).allSatisfy { words(.ago($0)).width < slot }
    let room = "\(count)".count + 1
    let step = named ? 1 : max(1, (room + slot - 1) / slot)
    for index in stride(from: 0, to: count, by: step) {
      let text = named ? words(.ago(index + 1)) : "\(index + 1)"
      let width = max(slot, text.width)
      let x = plot.x + index * slot + (slot - width) / 2
      canvas.draw(
        text, in: Rect(x: x, y: plot.maxY + 1, width: width, height: 1), alignment: .center, style: .dim)
    }
  }

  private func drawLevel(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let rows = area.height - 2
    let shown = records.prefix(min(span.count, max(1, rows)))
    let lines = BarChartView.lines(of: shown, width: area.width - 2, grown: grown, context: context)
    for (row, line) in lines.enumerated() {
      var x = area.x + 1
      for piece in line { x += canvas.draw(piece.text, at: Point(x: x, y: area.y + row), style: piece.style) }
    }
    let summary = summaryLine(of: shown, width: area.width - 2, context.words)
    canvas.draw(summary, at: Point(x: area.x + 1, y: area.maxY - 1), style: .dim, width: area.width - 2)
  }

  /// Level bars as lines of text: name, bar, right answers or choices, time.
  static func lines(
    of records: some Collection<RoundRecord>, width: Int, grown: Double = 1, context: ViewContext
  ) -> [[(text: SafeText, style: Style)]] {
    let words = context.words
    let names = (1...max(1, records.count)).map { words(.ago($0)) }
    let nameWidth = (names.map(\.width).max() ?? 0) + 2
    let measure = ChartMeasure(of: records)
    let scores = records.map { record in
      let score: SafeText =
        switch measure {
        case .answers, .share: words(.scoreOf(record.correct, record.asked))
        case .time: words(.panelsChosen(record.asked + record.misses))
        }
      return score + (record.countsAsBest ? "" : " *")
    }
    let times = records.map { words(.preciseSeconds($0.elapsed)) }
    let scoreWidth = (scores.map(\.width).max() ?? 0) + 2
    let timeWidth = (times.map(\.width).max() ?? 0) + 2
    let room = max(4, min(40, width - nameWidth - scoreWidth - timeWidth))
    return zip(zip(records, names), zip(scores, times)).map { item in
      let ((record, name), (score, time)) = item
      let length = measure.value(of: record) / measure.top * grown
      return [
        (name.padded(to: nameWidth), .dim), (level(length, width: room, context.glyphs).padded(to: room), .bar),
        ("  " + score.padded(to: scoreWidth - 2), .plain), (time.padded(to: timeWidth, .right), .plain),
      ]
    }
  }

  /// A bar of `share` of `width` columns, by eighths of a column.
  private static func level(_ share: Double, width: Int, _ glyphs: Glyphs) -> SafeText {
    let eighths = Int((max(0, min(1, share)) * Double(width * 8)).rounded())
    let full = SafeText(String(glyphs.barEighths[7])).repeated(eighths / 8)
    return eighths % 8 == 0 ? full : full + SafeText(String(glyphs.barEighths[eighths % 8 - 1]))
  }
}

extension Phrase {
  fileprivate static func scoreOf(_ correct: Int, _ asked: Int) -> Phrase {
    Phrase(
      en: "\(correct) of \(asked)",
      ja: "\(asked)問中 \(correct)問")
  }

  fileprivate static func latest(_ count: Int) -> Phrase {
    Phrase(
      en: "latest \(count)",
      ja: "最近\(count)回")
  }
  fileprivate static let allRounds = Phrase(en: "all that fit", ja: "表示できる分すべて")

  fileprivate static func ago(_ count: Int) -> Phrase {
    func en() -> String {
      switch count {
      case 1: "newest"
      case 2: "2nd"
      case 3: "3rd"
      default:
        "\(count)\(count % 10 == 1 && count % 100 != 11 ? "st" : count % 10 == 2 && count % 100 != 12 ? "nd" : count % 10 == 3 && count % 100 != 13 ? "rd" : "th")"
      }
    }
    func ja() -> String {
      count == 1 ? "最新" : Phrase.things(count) + "前"
    }
    return Phrase(en: en(), ja: ja())
  }

  /// What the bars measure, as a title.
  fileprivate static func chartMeasure(_ chartMeasure: ChartMeasure) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers: "Right answers"
      case .share: "Share of right answers"
      case .time: "Seconds to clear"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers: "正解数"
      case .share: "正答率"
      case .time: "クリアまでの時間（秒）"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func chartAverage(_ chartMeasure: ChartMeasure, _ average: SafeText) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers: "average \(average)"
      case .share: "average \(average)%"
      case .time: "average \(average) s"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers: "平均 \(average)問"
      case .share: "平均 \(average)%"
      case .time: "平均 \(average)秒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  fileprivate static func chartBest(_ chartMeasure: ChartMeasure, _ best: Score) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers, .share: "best \(best.correct) of \(best.asked)"
      case .time: "best \(NumberFormat.thousandths(best.elapsed)) s"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers, .share: "最高 \(best.correct)問"
      case .time: "最短 \(NumberFormat.thousandths(best.elapsed))秒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// The mean time of a round; of a question where rounds have different lengths.
  fileprivate static func chartTime(_ chartMeasure: ChartMeasure, _ mean: SafeText) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers, .time: "average time \(mean) s"
      case .share: "\(mean) s a question"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers, .time: "平均時間 \(mean)秒"
      case .share: "1問平均 \(mean)秒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
}
