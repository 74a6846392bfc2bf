import QuizCore
import TerminalKit

/// What the bars of a chart measure in rounds of one game; a longer bar always means more of it.
struct ChartMeasure: Sendable {
  /// The rounds, in the order of their bars.
  let records: [RoundRecord]
  /// Right answers, seconds or points.
  let quantity: ChartQuantity
  /// The value of a full-length bar.
  let top: Double
  private let games: GameList

  /// The measure of `quantity`, or of the game's first where it has no such quantity.
  init(of records: [RoundRecord], by quantity: ChartQuantity, in games: GameList) {
    let quantities = records.first.map { games.quantities(of: $0.game) } ?? [.answers, .time]
    let chosen = quantities.contains(quantity) ? quantity : quantities[0]
    (self.records, self.games, self.quantity) = (records, games, chosen)
    // A game that misses end has no full score.
    let values = records.map { record in
      chosen == .answers && !games.isCounted(record.game)
        ? Double(record.asked) : ChartMeasure.value(of: record, chosen, games)
    }
    top = max(chosen == .time ? 0.001 : 1, values.max() ?? 0)
  }

  private static func value(of record: RoundRecord, _ quantity: ChartQuantity, _ games: GameList) -> Double {
    switch quantity {
    case .answers: Double(record.correct)
    case .time: Double(record.milliseconds) / 1000
    case .points: Double(record.points(in: games))
    }
  }

  /// The value of a round's bar: answers, seconds or points.
  func value(of record: RoundRecord) -> Double { ChartMeasure.value(of: record, quantity, games) }

  /// The mean of the bars' values; 0 without bars.
  var mean: Double { records.reduce(0) { $0 + value(of: $1) } / Double(max(1, records.count)) }

  /// The mean in figures, with one decimal for answers and seconds.
  var meanNumber: SafeText {
    switch quantity {
    case .answers, .time: NumberFormat.tenths(mean)
    case .points: SafeText(NumberFormat.grouped(Int(mean.rounded())))
    }
  }

  /// The number on a round's bar, longest wording first, with a star if it was paused.
  func labels(of record: RoundRecord) -> [SafeText] {
    let labels: [SafeText] =
      switch quantity {
      case .answers: ["\(record.correct)"]
      case .time: [NumberFormat.tenthsNearest(record.elapsed), "\(record.elapsed.components.seconds)"]
      case .points: [SafeText(NumberFormat.grouped(record.points(in: games))), "\(record.points(in: games))"]
      }
    return labels.map { $0 + (record.wasPaused ? "*" : "") }
  }

  /// A round's result beside its bar.
  func result(of record: RoundRecord) -> Phrase {
    if games.ranking(of: record.game) == .time { return .panelsChosen(record.asked + record.misses) }
    if quantity == .points { return .points(record.points(in: games)) }
    return games.isCounted(record.game) ? .rightAnswers(record.correct) : .score(record.correct, record.asked)
  }
}

extension GameList {
  /// What charts of a game can show: boards always end all right and have only a time, and practice has no points.
  func quantities(of game: Game.ID) -> [ChartQuantity] {
    ranking(of: game) == .time ? [.time] : scoring(of: game) == .hidden ? [.answers, .time] : ChartQuantity.allCases
  }
}

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
