import QuizCore
import TerminalKit

/// The latest rounds of a game as bars, upright or, in a small window, level.
struct BarChart: Block {
  /// How long the bars take to grow.
  static let growth: Duration = .seconds(1)

  /// Rounds of one game, newest first; may be more than are shown.
  let records: [RoundRecord]
  /// Which of them are shown, and how.
  var options = ChartOptions()
  /// How far the bars have grown, up to 1.
  var grown = 1.0
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let isLevel = context.sizeClass == .small
    let shown = options.shown(of: records, fitting: isLevel ? room.height - 2 : UprightBars.most(in: room))
    let measure = ChartMeasure(of: shown, by: options.quantity, in: context.games.list)
    let bars: any Block =
      isLevel
      ? FirstFitting([lines(of: measure, gap: 1), lines(of: measure)]).down { _ in 0 }
      : UprightBars(measure: measure, options: options, grown: grown, context: context)
    return Rows {
      Line(titles(measure), .title, .center).rank(0)
      bars.rank(1).below(1, rank: 2)
      Line(ChartSummary(of: measure, in: context).wordings(), isLevel ? .dim : .plain).rank(0)
    }.inset(columns: 1).form(in: room)
  }

  /// The chart's title, longest wording first: the measure, the set if there are several to choose from, and the order
  /// if it is not the default.
  private func titles(_ measure: ChartMeasure) -> [SafeText] {
    let words = context.words
    let order: SafeText = options.order == .oldest ? "   " + words(.oldestFirst) : .empty
    let title = words(.chartMeasure(measure.quantity))
    guard ChartOptions.sets(of: records).count > 1 else { return [title + order, title] }
    let sets =
      options.set.map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) } ?? [
        words(.chartAllSets)
      ]
    return sets.map { title + "   " + $0 + order } + [title + order, title]
  }

  /// Level bars, a line each: name, bar, result, time.
  func lines(of measure: ChartMeasure, gap: Int = 0) -> any Block {
    let (words, shown) = (context.words, measure.records)
    let names = options.names(of: shown, words)
    let times = shown.map { $0.milliseconds > 0 ? words(.preciseSeconds($0.elapsed)) : .empty }
    let results = shown.map { words(measure.result(of: $0)) + ($0.wasPaused ? " *" : "") }
    func column(_ texts: [SafeText], _ alignment: Alignment = .left) -> Table.Column {
      let widest = texts.map(\.width).max() ?? 0
      return .init([], widest...widest, alignment)
    }
    let table = Table([column(names), .init([], 4...40), column(results), column(times, .right)])
    return Rows(
      shown.indices.map { [grown] row in
        let share = measure.value(of: shown[row]) / measure.top * grown
        return table.row([
          Line(names[row], .dim), Drawing { $1.bar(share, at: $0.origin, width: $0.width, style: .bar) },
          Line(results[row]), Line(times[row]),
        ]).rank(0).below(gap)
      }
    ).whole
  }
}
