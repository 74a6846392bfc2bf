import QuizCore
import TerminalKit

/// The summary of a chart's rounds: on average, at best, and how long they take.
struct ChartSummary {
  /// The average of the bars.
  let average: SafeText
  /// The best of these rounds, perhaps not the best ever; nil for rounds of different lengths, which do not compare.
  let best: SafeText?
  /// The mean duration of the rounds, unless the bars show it.
  let time: SafeText?

  /// Sums up rounds that are measured by `measure`.
  init(of records: some Collection<RoundRecord>, by measure: ChartMeasure, in context: ViewContext) {
    let (words, games) = (context.words, context.games.list)
    average = words(.chartAverage(measure.quantity, measure.number(measure.mean(of: records))))
    let scores = records.filter(\.countsAsBest).map { $0.score(in: games) }
    let best = scores.max { $1.beats($0) }
    let areAlike = Set(scores.map(\.kind.asked)).count < 2
    self.best = areAlike ? best.map { words(.chartBest(ChartSummary.phrase(of: $0, measure.quantity, games))) } : nil
    let seconds = records.reduce(0) { $0 + Double($1.milliseconds) } / 1000
    time =
      measure.quantity == .time
      ? nil : words(.chartTime(NumberFormat.tenths(seconds / Double(max(1, records.count)))))
  }

  /// A best score in words.
  private static func phrase(of score: Score, _ quantity: ChartQuantity, _ games: GameList) -> Phrase {
    if games.ranking(of: score.kind.game) == .time { return .preciseSeconds(score.elapsed) }
    if quantity == .points { return .points(score.points) }
    let right: Phrase = score.kind.asked == 0 ? .rightAnswers(score.correct) : .rightOf(score.correct, score.asked)
    return score.elapsed > .zero ? right + .inTime + .preciseSeconds(score.elapsed) : right
  }

  /// The summary on one line, longest wording first: the time is dropped first, then the best.
  func wordings() -> [SafeText] {
    let facts = [average, best, time].compactMap { $0 }
    return (1...facts.count).reversed().map { facts.prefix($0).joined(by: "   ") }
  }
}
