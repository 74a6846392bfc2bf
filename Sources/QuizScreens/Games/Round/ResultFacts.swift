import QuizCore
import TerminalKit

/// The facts about a result: its time, how it compares with the best, and one fact about the rounds before it.
struct ResultFacts {
  /// A line of text and its style.
  typealias Line = (text: SafeText, style: Style)

  /// The result of the round.
  let result: RoundResult
  /// Whether it is saved.
  let saving: SaveState
  /// The rules of the games.
  let games: GameList
  /// The language of the text.
  let words: Localizer
  /// The characters it is drawn with.
  let glyphs: Glyphs
  /// How many days in a row a daily round ends; nil for another game, and for practice.
  let streak: Int?

  private var ranking: Ranking { games.ranking(of: result.setup.game) }

  /// Whether every question was right at once.
  var isPerfect: Bool { !result.questions.isEmpty && result.correct == result.questions.count && result.misses == 0 }

  /// Whether it is the best of its kind, and not the first.
  var isNewBest: Bool {
    guard let (record, best) = saving.outcome, record.countsAsBest, let best else { return false }
    return record.score(in: games).beats(best)
  }

  /// The score in large letters after the first `shown` questions.
  func digits(of shown: Int) -> String {
    let told = result.questions.prefix(shown)
    if ranking == .misses { return "\(told.reduce(0) { $0 + $1.misses })" }
    let right = told.count { $0.isRightAtOnce }
    return games[result.setup.game]?.lives == nil ? "\(right)/\(result.questions.count)" : "\(right)"
  }

  /// The unit of the large score, if not evident.
  var unit: SafeText {
    if ranking == .misses { return words(.missUnit(result.misses)) }
    return games[result.setup.game]?.lives == nil ? .empty : words(.rightUnit)
  }

  /// How this round compares with the best of its kind, in up to two lines; empty until that is known.
  var comparison: [Line] {
    guard let streak else { return comparisonWithBest }
    // What brings one back tomorrow comes first.
    return [(words(.daily(streak)), .plain)] + (isFirst ? [] : comparisonWithBest.prefix(1))
  }

  private var isFirst: Bool { saving.outcome.map { $0.best == nil } ?? true }

  private var comparisonWithBest: [Line] {
    guard let (record, best) = saving.outcome else { return [] }
    if record.pauses > 0 { return [(words(.pausedRound(record.pauses)), .dim)] }
    guard let best else { return [(words(.firstBest), .dim)] }
    let score = record.score(in: games)
    if score.beats(best) {
      return [
        (glyphs.star + words(.newBest), .correct),
        (words(difference(of: score, best) == 0 ? .fasterThan(best, score) : .was(best, ranking)), .plain),
      ]
    }
    return [(words(.best(best, ranking)), .dim), (words(.missing(difference(of: best, score), best, score)), .dim)]
  }

  /// By how many right answers, or misses fewer, the first score is better.
  private func difference(of better: Score, _ other: Score) -> Int {
    switch ranking {
    case .points: better.correct - other.correct
    case .misses: other.misses - better.misses
    case .time: 0
    }
  }

  /// One fact about earlier rounds; nil if there is none of interest.
  var fact: SafeText? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    if isPerfect, let perfect = past.perfect { return words(.perfectCount(perfect + 1)) }
    let score = record.score(in: games)
    let recent = past.latest.prefix(5)
    guard recent.count >= 3 else { return nil }
    let better = recent.count { $0.beats(score) }
    // Not shown when most rounds were better.
    return better * 2 <= recent.count ? words(.better(better, of: recent.count)) : nil
  }

  /// The latest rounds and this one as columns; nil where there were none before.
  var sparkline: Sparkline? {
    guard let past = result.setup.past, !past.latest.isEmpty, let (record, _) = saving.outcome else { return nil }
    let latest = [record.score(in: games)] + past.latest
    return PastRounds.sparkline(of: Array(latest.prefix(PastRounds.latestCount)))
  }

  /// The lines of the banner; empty where there is nothing to celebrate.
  var banner: [BannerView.Line] {
    var lines: [BannerView.Line] = []
    if isPerfect { lines.append((words(.allRight), .correct)) }
    if isNewBest { lines.append((glyphs.star + words(.newBest), .correct)) }
    return lines
  }
}

extension Phrase {
  fileprivate static func daily(_ streak: Int) -> Phrase {
    Phrase(
      en: streak > 1 ? "\(streak) days in a row. Come back tomorrow." : "Day 1. Come back tomorrow.",
      ja: streak > 1 ? "\(streak)日連続です。明日も続けましょう。" : "1日目です。明日も続けましょう。")
  }

  fileprivate static func missUnit(_ count: Int) -> Phrase { Phrase(en: count == 1 ? "miss" : "misses", ja: "ミス") }

  fileprivate static let rightUnit = Phrase(en: "right", ja: "問正解")

  fileprivate static let allRight = Phrase(en: "P E R F E C T !", ja: "全 問 正 解 ！")

  fileprivate static func fasterThan(_ best: Score, _ score: Score) -> Phrase {
    let faster = NumberFormat.thousandths(best.elapsed - score.elapsed)
    let was = NumberFormat.thousandths(best.elapsed)
    return Phrase(en: "by \(faster) s, was \(was) s", ja: "これまでより\(faster)秒速い（\(was)秒）")
  }

  fileprivate static func was(_ best: Score, _ ranking: Ranking) -> Phrase {
    let time = NumberFormat.thousandths(best.elapsed)
    return switch ranking {
    case .misses:
      Phrase(
        en: "was \(best.misses == 1 ? "1 miss" : "\(best.misses) misses") in \(time) s",
        ja: "これまでは ミス\(best.misses)回 \(time)秒")
    case .points, .time:
      Phrase(en: "was \(best.correct) of \(best.asked) in \(time) s", ja: "これまでは \(best.correct)問正解 \(time)秒")
    }
  }

  fileprivate static func best(_ best: Score, _ ranking: Ranking) -> Phrase {
    let time = NumberFormat.thousandths(best.elapsed)
    return switch ranking {
    case .misses:
      Phrase(
        en: "Best so far: \(best.misses == 1 ? "1 miss" : "\(best.misses) misses") in \(time) s",
        ja: "自己ベスト ミス\(best.misses)回 \(time)秒")
    case .points, .time:
      Phrase(
        en: "Best so far: \(best.correct) of \(best.asked) in \(time) s", ja: "自己ベスト \(best.correct)問正解 \(time)秒")
    }
  }

  /// The difference to the best: right answers, misses, or time.
  fileprivate static func missing(_ difference: Int, _ best: Score, _ score: Score) -> Phrase {
    let time = NumberFormat.thousandths(score.elapsed - best.elapsed)
    switch (difference, best.ranking) {
    case (0, _): return Phrase(en: "\(time) s behind your best.", ja: "自己ベストまであと\(time)秒です。")
    case (1, .misses): return Phrase(en: "One miss fewer would match your best.", ja: "ミスがあと1回少なければ自己ベストです。")
    case (_, .misses):
      return Phrase(en: "\(difference) misses fewer would match your best.", ja: "ミスがあと\(difference)回少なければ自己ベストです。")
    case (1, _): return Phrase(en: "One more right would match your best.", ja: "あと1問正解で自己ベストに並びます。")
    case (_, _):
      return Phrase(
        en: "\(difference) more right would match your best.", ja: "あと\(difference)問正解で自己ベストに並びます。")
    }
  }

  fileprivate static func perfectCount(_ count: Int) -> Phrase {
    let ordinal =
      switch (count % 10, count % 100) {
      case (1, let rest) where rest != 11: "\(count)st"
      case (2, let rest) where rest != 12: "\(count)nd"
      case (3, let rest) where rest != 13: "\(count)rd"
      case (_, _): "\(count)th"
      }
    return Phrase(
      en: count == 1 ? "All right, for the first time." : "All right for the \(ordinal) time.",
      ja: count == 1 ? "初めての全問正解です。" : "全問正解は\(count)回目です。")
  }

  fileprivate static func better(_ better: Int, of count: Int) -> Phrase {
    better == 0
      ? Phrase(en: "None of the last \(count) was better.", ja: "最近\(count)回でいちばん良い結果です。")
      : Phrase(
        en: "\(better) of the last \(count) \(better == 1 ? "was" : "were") better than this.",
        ja: "最近\(count)回のうち\(better)回は、これより良い結果でした。")
  }
}
