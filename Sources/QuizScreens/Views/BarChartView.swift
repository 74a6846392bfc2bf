import QuizCore
import TerminalKit

/// The latest rounds of a game as bars: upright where there is room, else level.
public struct BarChartView: Equatable, Sendable {
  /// How long the bars take to grow.
  static let growth: Duration = .seconds(1)

  /// Rounds of one game, newest first; more than are shown do no harm.
  let records: [RoundRecord]
  /// Which of them are shown, and how.
  var options = ChartOptions()
  /// How far the bars have grown, up to 1.
  var grown = 1.0

  /// Paints the chart.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    if context.isCompact {
      drawLevel(in: area, on: &canvas, context: context)
    } else {
      drawUpright(in: area, on: &canvas, context: context)
    }
  }

  /// The chart's title, in wordings from the longest to the shortest: the measure, the set if there are several to
  /// choose from, and the order if it is not the default.
  func titles(_ measure: ChartMeasure, in context: ViewContext) -> [SafeText] {
    let words = context.words
    let order: SafeText = options.order == .oldest ? "   " + words(.oldestFirst) : .empty
    let title = words(.chartMeasure(measure))
    guard ChartOptions.sets(of: records).count > 1 else { return [title + order, title] }
    let sets =
      options.set.map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) } ?? [words(.allSets)]
    return sets.map { title + "   " + $0 + order } + [title + order, title]
  }
}

extension Phrase {
  fileprivate static let allSets = Phrase(en: "all sets", ja: "すべてのセット")
  fileprivate static let oldestFirst = Phrase(en: "oldest first", ja: "古い順")

  /// What the bars measure, as a title.
  fileprivate static func chartMeasure(_ chartMeasure: ChartMeasure) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers: "Right answers"
      case .share: "Share of right answers"
      case .clearing: "Seconds to clear"
      case .time: "Seconds"
      case .pace: "Seconds a question"
      case .points: "Points"
      case .mean: "Points a question"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers: "正解数"
      case .share: "正答率"
      case .clearing: "クリアまでの時間（秒）"
      case .time: "時間（秒）"
      case .pace: "1問あたりの時間（秒）"
      case .points: "得点"
      case .mean: "1問あたりの得点"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
}
