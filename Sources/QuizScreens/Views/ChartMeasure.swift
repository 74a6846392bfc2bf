import QuizCore
import TerminalKit

/// What the bars of a chart measure, so that a longer bar always says more of the same.
enum ChartMeasure: Equatable, Sendable {
  /// Right answers of rounds that asked as many questions each.
  case answers(of: Int)
  /// The share of right answers, since rounds of different lengths stand side by side.
  case share
  /// The time until a board was cleared, up to so many milliseconds: every board ends with all rows right.
  case time(longest: Int)

  /// What rounds of one game are measured by.
  init(of records: some Collection<RoundRecord>) {
    let lengths = Set(records.map(\.asked))
    if !records.isEmpty, records.allSatisfy({ Games.list.ranking(of: $0.game) == .time }) {
      self = .time(longest: records.map(\.milliseconds).max() ?? 0)
    } else {
      self = lengths.count > 1 ? .share : .answers(of: lengths.first ?? 1)
    }
  }

  /// What a bar as long as can be stands for: answers, percent or seconds.
  var top: Double {
    switch self {
    case .answers(let asked): Double(max(1, asked))
    case .share: 100
    case .time(let longest): max(0.001, Double(longest) / 1000)
    }
  }

  /// What the bar of a round stands for, in the same unit.
  func value(of record: RoundRecord) -> Double {
    switch self {
    case .answers: Double(record.correct)
    case .share: 100 * Double(record.correct) / Double(max(1, record.asked))
    case .time: Double(record.milliseconds) / 1000
    }
  }

  /// The number on the bar of a round, in wordings from the longest to the shortest.
  func labels(of record: RoundRecord) -> [SafeText] {
    switch self {
    case .answers: ["\(record.correct)"]
    case .share: ["\(record.correct)/\(record.asked)", "\(record.correct)"]
    case .time: [NumberFormat.tenthsPassed(record.elapsed), "\(record.elapsed.components.seconds)"]
    }
  }

  /// A number of the axis.
  func axisLabel(_ value: Int) -> SafeText {
    switch self {
    case .answers, .time: "\(value)"
    case .share: "\(value)%"
    }
  }
}
