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

  init(of measure: ChartMeasure, in context: ViewContext) {
    let (words, games, records) = (context.words, context.games.list, measure.records)
    average = words(.chartAverage(measure.quantity, measure.meanNumber))
    let scores = records.filter(\.countsAsBest).map { $0.score(in: games) }
    let best = scores.max { $1.beats($0) }
    let areAlike = Set(scores.map(\.kind.asked)).count < 2
    self.best = areAlike ? best.map { words(.chartBest(ChartSummary.phrase(of: $0, measure.quantity, games))) } : nil
    let time = ChartMeasure(of: records, by: .time, in: games)
    self.time = measure.quantity == .time ? nil : words(.chartTime(time.meanNumber))
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
