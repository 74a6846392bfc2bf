import QuizCore
import TerminalKit

/// The summary of a chart's rounds: on average, at best, and how long they take.
struct ChartSummary {
  /// The average of the bars.
  let average: SafeText
  /// The best of these rounds, which need not be the best ever; nil where they cannot be compared.
  let best: Score?
  /// The duration of the rounds, unless the bars show it.
  let time: SafeText?
  private let measure: ChartMeasure
  /// Whether the rounds go on until misses end them.
  private let isCounted: Bool

  /// Sums up rounds that are measured by `measure`.
  init(of records: some Collection<RoundRecord>, by measure: ChartMeasure, in context: ViewContext) {
    let words = context.words
    self.measure = measure
    isCounted = records.first.map { context.games.list.isCounted($0.game) } ?? false
    average = words(.chartAverage(measure, measure.meanNumber(measure.mean(of: records), words)))
    let scores = records.filter(\.countsAsBest).map { $0.score(in: context.games.list) }
    let best = scores.reduce(nil) { (best: Score?, score: Score) -> Score? in
      best.map { score.beats($0) ? score : $0 } ?? score
    }
    let seconds = records.reduce(0) { $0 + Double($1.milliseconds) } / 1000
    switch measure {
    case .answers, .points:
      self.best = best
      time = words(.chartTime(measure, ChartSummary.tenths(seconds / Double(max(1, records.count)))))
    case .share, .mean:
      // Rounds of different lengths are not compared, so none of them is the best.
      self.best = nil
      let asked = Double(max(1, records.reduce(0) { $0 + $1.asked }))
      time = words(.chartTime(measure, ChartSummary.tenths(seconds / asked)))
    case .clearing, .time:
      self.best = best
      time = nil
    case .pace:
      self.best = nil
      time = nil
    }
  }

  /// The summary as one line of at most `width` columns; first the time, then the best is left out where there is no room,
  /// and the average where it stands elsewhere.
  func line(width: Int, _ words: Localizer, hasAverage: Bool = true) -> SafeText {
    let average = hasAverage ? average : .empty
    let best = best.map { words(.chartBest(measure, $0, isCounted)) }
    let short = ChartSummary.joined([hasAverage ? average : nil, best])
    return [ChartSummary.joined([short, time]), short, average].wording(for: width)
  }

  /// The average and the best with all that makes it the best.
  func wholeLine(_ words: Localizer) -> SafeText {
    ChartSummary.joined([average, best.map { words(.chartBestWhole(measure, $0, isCounted)) }])
  }

  /// A number with one place.
  static func tenths(_ value: Double) -> SafeText {
    let rounded = Int((value * 10).rounded())
    return "\(rounded / 10).\(rounded % 10)"
  }

  /// Facts side by side.
  private static func joined(_ facts: [SafeText?]) -> SafeText {
    let facts = facts.compactMap { $0 }
    return facts.dropFirst().reduce(facts.first ?? .empty) { $0 + "   " + $1 }
  }
}
