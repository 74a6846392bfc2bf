import QuizCore
import TerminalKit

/// What the bars of a chart measure in rounds of one game; a longer bar always means more of it.
struct ChartMeasure: Equatable, Sendable {
  /// Right answers, seconds or points.
  let quantity: ChartQuantity
  /// The value of a full-length bar.
  let top: Double
  private let scoring: Game.Scoring

  /// The measure of `quantity`, or its substitute: boards always end all right and have only a time, and practice has
  /// no points.
  init(of records: some Collection<RoundRecord>, by quantity: ChartQuantity, in games: GameList) {
    let game = records.first?.game
    let scoring = game.map { games.scoring(of: $0) } ?? .hidden
    let chosen: ChartQuantity =
      game.map { games.ranking(of: $0) } == .time
      ? .time : quantity == .points && scoring == .hidden ? .answers : quantity
    self.scoring = scoring
    self.quantity = chosen
    // A game that misses end has no full score.
    let isCounted = game.map { games.isCounted($0) } ?? false
    let values = records.map { record in
      chosen == .answers && !isCounted
        ? Double(record.asked) : ChartMeasure.value(of: record, chosen, scoring)
    }
    top = max(chosen == .time ? 0.001 : 1, values.max() ?? 0)
  }

  private static func value(of record: RoundRecord, _ quantity: ChartQuantity, _ scoring: Game.Scoring) -> Double {
    switch quantity {
    case .answers: Double(record.correct)
    case .time: Double(record.milliseconds) / 1000
    case .points: Double(record.points(scoring))
    }
  }

  /// The value of a round's bar: answers, seconds or points.
  func value(of record: RoundRecord) -> Double { ChartMeasure.value(of: record, quantity, scoring) }

  /// The mean of the bars' values; 0 without bars.
  func mean(of records: some Collection<RoundRecord>) -> Double {
    records.reduce(0) { $0 + value(of: $1) } / Double(max(1, records.count))
  }

  /// The number on a round's bar, longest wording first.
  func labels(of record: RoundRecord) -> [SafeText] {
    switch quantity {
    case .answers: ["\(record.correct)"]
    case .time: [NumberFormat.tenthsNearest(record.elapsed), "\(record.elapsed.components.seconds)"]
    case .points: [SafeText(NumberFormat.grouped(record.points(scoring))), "\(record.points(scoring))"]
    }
  }

  /// A mean, with one decimal for answers and seconds.
  func number(_ mean: Double) -> SafeText {
    switch quantity {
    case .answers, .time: NumberFormat.tenths(mean)
    case .points: SafeText(NumberFormat.grouped(Int(mean.rounded())))
    }
  }
}
