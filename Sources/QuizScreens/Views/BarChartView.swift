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
      options.set.map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) } ?? [
        words(.chartAllSets)
      ]
    return sets.map { title + "   " + $0 + order } + [title + order, title]
  }
}
