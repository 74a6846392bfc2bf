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
    let bars =
      isLevel
      ? FirstFitting([lines(of: shown, measure, gap: 1), lines(of: shown, measure)]).down { _ in 0 }
      : upright(shown, measure)
    return Rows {
      Line(titles(measure), .title, .center).rank(0)
      bars.rank(1).below(1, rank: 2)
      Line(ChartSummary(of: shown, by: measure, in: context).wordings(), isLevel ? .dim : .plain).rank(0)
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

  private func upright(_ shown: [RoundRecord], _ measure: ChartMeasure) -> UprightBars {
    UprightBars(
      bars: shown.map { record in
        .init(
          value: measure.value(of: record),
          labels: measure.labels(of: record).map { $0 + (record.wasPaused ? "*" : "") })
      },
      names: options.names(of: shown, context.words), dates: ChartOptions.dates(of: shown, context.words),
      top: measure.top, grown: grown,
      average: shown.count > 1
        ? .init(
          value: measure.mean(of: shown), number: measure.number(measure.mean(of: shown)),
          label: context.words(.average)) : nil,
      glyphs: context.glyphs)
  }

  /// Level bars, a line each: name, bar, result, time.
  func lines(of shown: [RoundRecord], _ measure: ChartMeasure, gap: Int = 0) -> any Block {
    let words = context.words
    let names = options.names(of: shown, words)
    let times = shown.map { $0.milliseconds > 0 ? words(.preciseSeconds($0.elapsed)) : .empty }
    let scores = shown.map { words(score(of: $0, measure)) + ($0.wasPaused ? " *" : "") }
    func widest(_ texts: [SafeText]) -> Int { texts.map(\.width).max() ?? 0 }
    let table = Table([
      .init([], widest(names)...widest(names)), .init([], 4...40), .init([], widest(scores)...widest(scores)),
      .init([], widest(times)...widest(times), .right),
    ])
    return Rows(
      shown.indices.map { [grown] row in
        let share = measure.value(of: shown[row]) / measure.top * grown
        return table.row([
          Line(names[row], .dim), Drawing { $1.bar(share, at: $0.origin, width: $0.width, style: .bar) },
          Line(scores[row]), Line(times[row]),
        ]).rank(0).below(gap)
      }
    ).whole
  }

  private func score(of record: RoundRecord, _ measure: ChartMeasure) -> Phrase {
    let games = context.games.list
    if games.ranking(of: record.game) == .time { return .panelsChosen(record.asked + record.misses) }
    if measure.quantity == .points { return .points(Int(measure.value(of: record))) }
    return games.isCounted(record.game) ? .rightAnswers(record.correct) : .score(record.correct, record.asked)
  }
}
