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

extension Phrase {
  fileprivate static func chartAverage(_ chartMeasure: ChartMeasure, _ average: SafeText) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers: "average \(average)"
      case .share, .points: "average \(average)"
      case .clearing, .time: "average \(average) s"
      case .pace: "average \(average) s a question"
      case .mean: "average \(average) a question"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers: "平均 \(average)問"
      case .share: "平均 \(average)"
      case .clearing, .time: "平均 \(average)秒"
      case .pace: "1問平均 \(average)秒"
      case .points: "平均 \(average)点"
      case .mean: "1問平均 \(average)点"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// The best of the rounds that are shown: called so, since an older one may have been better.
  fileprivate static func chartBest(_ chartMeasure: ChartMeasure, _ best: Score, _ isCounted: Bool) -> Phrase {
    let right: Phrase = isCounted ? .rightAnswers(best.correct) : .scoreOf(best.correct, best.asked)
    let time = best.elapsed > .zero ? NumberFormat.thousandths(best.elapsed) : nil
    func en() -> String {
      switch chartMeasure {
      case .answers, .share, .pace, .mean: "best of these: \(right.en)"
      case .points: "best of these: \(Phrase.points(best.points).en)"
      case .clearing: "best of these: \(NumberFormat.thousandths(best.elapsed)) s"
      case .time: "best of these: \(right.en)\(time.map { " in \($0) s" } ?? "")"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers, .share, .pace, .mean: "この中の最高 \(right.ja)"
      case .points: "この中の最高 \(Phrase.points(best.points).ja)"
      case .clearing: "この中の最速 \(NumberFormat.thousandths(best.elapsed))秒"
      case .time: "この中の最高 \(right.ja)\(time.map { " \($0)秒" } ?? "")"
      }
    }
    return Phrase(en: en(), ja: ja())
  }

  /// The best round with all that makes it the best.
  fileprivate static func chartBestWhole(_ chartMeasure: ChartMeasure, _ best: Score, _ isCounted: Bool) -> Phrase {
    switch chartMeasure {
    case .answers, .share, .time, .pace, .mean: chartBest(.time(longest: 0), best, isCounted)
    case .clearing, .points: chartBest(chartMeasure, best, isCounted)
    }
  }

  /// The mean time of a round; of a question where rounds have different lengths.
  fileprivate static func chartTime(_ chartMeasure: ChartMeasure, _ mean: SafeText) -> Phrase {
    func en() -> String {
      switch chartMeasure {
      case .answers, .clearing, .time, .points: "average time \(mean) s"
      case .share, .pace, .mean: "\(mean) s a question"
      }
    }
    func ja() -> String {
      switch chartMeasure {
      case .answers, .clearing, .time, .points: "平均時間 \(mean)秒"
      case .share, .pace, .mean: "1問平均 \(mean)秒"
      }
    }
    return Phrase(en: en(), ja: ja())
  }
}
