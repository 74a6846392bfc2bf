import QuizCore
import TerminalKit

/// The quantity that the bars of a chart measure; a longer bar always means more of it.
enum ChartMeasure: Equatable, Sendable {
  /// Right answers, up to this many.
  case answers(of: Int)
  /// The share of right answers, since rounds of different lengths stand side by side.
  case share
  /// The time until a board was cleared, up to this many milliseconds: every board ends with all rows right.
  case clearing(longest: Int)
  /// The time of a round, up to this many milliseconds.
  case time(longest: Int)
  /// The mean time of a question, up to this many milliseconds, since rounds of different lengths stand side by side.
  case pace(longest: Int)
  /// The points of a round of a game that is scored so, up to this many.
  case points(Game.Scoring, most: Int)
  /// The mean points of a question, up to this many, since rounds of different lengths stand side by side.
  case mean(Game.Scoring, most: Int)

  /// The measure of one game's rounds for `quantity`.
  init(of records: some Collection<RoundRecord>, by quantity: ChartQuantity = .answers, in games: GameList) {
    guard let game = records.first?.game else {
      self = quantity == .time ? .time(longest: 0) : .answers(of: 1)
      return
    }
    let lengths = Set(records.map(\.asked))
    let longest = records.map(\.milliseconds).max() ?? 0
    // A game that misses end is played for as many as can be.
    let goesOn = games.isCounted(game)
    switch quantity {
    case _ where games.ranking(of: game) == .time: self = .clearing(longest: longest)
    case .points where games.scoring(of: game) != .hidden:
      let scoring = games.scoring(of: game)
      self =
        goesOn || lengths.count == 1
        ? .points(scoring, most: records.map { $0.points(scoring) }.max() ?? 0)
        : .mean(scoring, most: records.map { ChartMeasure.mean(of: $0, scoring) }.max() ?? 0)
    case .answers, .points:
      let most = goesOn ? records.map(\.correct).max() : lengths.first
      self = goesOn || lengths.count == 1 ? .answers(of: max(1, most ?? 1)) : .share
    case .time:
      self =
        goesOn || lengths.count == 1
        ? .time(longest: longest) : .pace(longest: records.map(ChartMeasure.pace).max() ?? 0)
    }
  }

  private static func pace(of record: RoundRecord) -> Int { record.milliseconds / max(1, record.asked) }

  private static func mean(of record: RoundRecord, _ scoring: Game.Scoring) -> Int {
    record.points(scoring) / max(1, record.asked)
  }

  /// What a bar as long as can be stands for: answers, percent, seconds or points.
  var top: Double {
    switch self {
    case .answers(let asked): Double(max(1, asked))
    case .share: 100
    case .clearing(let longest), .time(let longest), .pace(let longest): max(0.001, Double(longest) / 1000)
    case .points(_, let most), .mean(_, let most): Double(max(1, most))
    }
  }

  /// The value of a round's bar, in the same unit.
  func value(of record: RoundRecord) -> Double {
    switch self {
    case .answers: Double(record.correct)
    case .share: 100 * Double(record.correct) / Double(max(1, record.asked))
    case .clearing, .time: Double(record.milliseconds) / 1000
    case .pace: Double(ChartMeasure.pace(of: record)) / 1000
    case .points(let scoring, _): Double(record.points(scoring))
    case .mean(let scoring, _): Double(ChartMeasure.mean(of: record, scoring))
    }
  }

  /// The mean of the bars' values; 0 without bars.
  func mean(of records: some Collection<RoundRecord>) -> Double {
    records.reduce(0) { $0 + value(of: $1) } / Double(max(1, records.count))
  }

  /// The number on the bar of a round, in wordings from the longest to the shortest.
  func labels(of record: RoundRecord, _ words: Localizer) -> [SafeText] {
    switch self {
    case .answers: return ["\(record.correct)"]
    case .share: return ["\(record.correct)/\(record.asked)", "\(record.correct)"]
    case .clearing, .time:
      return [NumberFormat.tenthsNearest(record.elapsed), "\(record.elapsed.components.seconds)"]
    case .pace:
      let pace = Duration.milliseconds(ChartMeasure.pace(of: record))
      return [NumberFormat.tenthsNearest(pace), "\(pace.components.seconds)"]
    case .points, .mean:
      let points = Int(value(of: record))
      return [SafeText(NumberFormat.grouped(points)), "\(points)"]
    }
  }

  /// A number of the axis.
  func axisNumber(_ number: Int, _ words: Localizer) -> SafeText {
    switch self {
    case .answers, .clearing, .time, .pace: "\(number)"
    case .share: "\(number)%"
    case .points, .mean: SafeText(NumberFormat.grouped(number))
    }
  }

  /// A mean of the bars, with one place where whole numbers are few.
  func meanNumber(_ mean: Double, _ words: Localizer) -> SafeText {
    switch self {
    case .answers, .clearing, .time, .pace: ChartSummary.tenths(mean)
    case .share: "\(Int(mean.rounded()))%"
    case .points, .mean: SafeText(NumberFormat.grouped(Int(mean.rounded())))
    }
  }
}
