import QuizCore
import TerminalKit

/// The facts about a result: its points, its time, how it compares with the best and the rounds before it, and what was
/// learnt.
struct ResultFacts {
  /// A line in wordings from the longest to the shortest, and its style.
  typealias Line = (wordings: [SafeText], style: Style)

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
  /// The state of the day with a daily round that counts; nil for another game, and for practice.
  let daily: DailyState?
  /// How many missed questions are left, after a round of those; nil until known, and for other rounds.
  var missedLeft: Int?
  /// Praise of a sitting without a miss, in wordings from the longest to the shortest; nil for none.
  var praise: [SafeText]?

  private var ranking: Ranking { games.ranking(of: result.setup.game) }
  private var scoring: Game.Scoring { games.scoring(of: result.setup.game) }

  /// Whether it is a sitting: each of its questions is a round of its own, and nothing is compared.
  private var isSitting: Bool { games[result.setup.game]?.length == .open }
  /// Whether it goes on until misses end it, so that the number of right answers is what counts.
  private var isCounted: Bool { games.isCounted(result.setup.game) }
  /// Whether points are shown in large digits.
  private var showsPoints: Bool { scoring != .hidden && !isSitting && !isCounted }

  /// Whether every question was right at once.
  var isPerfect: Bool { !result.questions.isEmpty && result.correct == result.questions.count && result.misses == 0 }

  /// Whether that is celebrated: not in a round of fewer questions than the goal of one asks for.
  var isFeat: Bool { isPerfect && result.questions.count >= Goal.perfect.target }

  /// Whether it is the best of its kind, and not the first.
  var isNewBest: Bool {
    guard let (score, best) = scores, let best else { return false }
    return score.isNewBest(after: best)
  }

  /// The score of the round and the best of its kind before it; nil until the program has answered, and for a round that
  /// is never a best.
  private var scores: (score: Score, best: Score?)? {
    guard let (record, best) = saving.outcome, !record.wasPaused, !record.isOfMissed else { return nil }
    return (record.score(in: games), best)
  }

  /// The points in large digits, or how many were right at once in a game without points, after the first `shown`
  /// questions.
  func digits(of shown: Int) -> String {
    let told = result.questions.prefix(shown)
    if showsPoints { return NumberFormat.grouped(Points(of: result, scoring).sum(told)) }
    let right = told.count { $0.isRightAtOnce }
    return isCounted ? "\(right)" : "\(right)/\(result.questions.count)"
  }

  /// The unit of the large digits, from the longest wording to the shortest; empty where it is evident.
  var units: [SafeText] {
    if showsPoints { return words(.pointsUnit) }
    // A word stands apart from the digits.
    return [isSitting ? .empty : " " + words(isCounted ? .rightUnit : .atOnceUnit)]
  }

  /// How much was right.
  var right: [SafeText] {
    let (right, count) = (result.correct, result.questions.count)
    if isCounted { return [words(.questions(count))] }
    switch scoring {
    case .speed, .flat: return [words(.rightOf(right, count)), "\(right)/\(count)"]
    case .hidden: return [words(.misses(result.misses))]
    }
  }

  /// The same for large type; empty where the digits say it, and of a round with nothing right.
  var largeRight: [SafeText] {
    guard showsPoints, result.correct > 0 else { return [] }
    return words(.rightInLarge(result.correct, of: result.questions.count))
  }

  /// The time of all questions.
  var time: SafeText { words(.preciseSeconds(result.elapsed)) }

  /// The mean time of an answer of a sitting; nil in a round, whose time is compared.
  var average: Line? {
    isSitting ? ([words(.averageTime(result.elapsed / max(1, result.questions.count)))], .plain) : nil
  }

  /// Praise, or how often all were right so far, where they are again; nil where they are not.
  var perfect: Line? {
    if let praise { return (praise, .correct) }
    guard isFeat, let perfect = result.setup.past?.perfect, saving.outcome != nil else { return nil }
    return (words(.perfectCount(perfect + 1)), .correct)
  }

  /// The longest run of right answers; nil where there is nothing to speak of, and where it is all of a round.
  var longestRun: SafeText? {
    if isPerfect, !isSitting { return nil }
    let run = result.questions.map(\.isRightAtOnce).longestRun
    return run > 1 ? words(.longestRun(run)) : nil
  }

  /// The days in a row that a daily round ends.
  var days: [SafeText]? { daily.map { words(.daily($0.streak)) } }

  /// The line to the best; nil where there is none, in a game without points, and where nothing was right.
  var bestLine: BestLineView? {
    guard ranking == .points, let (score, best) = scores, let best, saving.outcome?.record.countsAsBest == true else {
      return nil
    }
    return BestLineView(
      measure: isCounted ? .rightAnswers : .points, points: isCounted ? score.correct : score.points,
      best: isCounted ? best.correct : best.points, isNewBest: score.isNewBest(after: best))
  }

  /// How this round compares with the best of its kind; nil until that is known.
  var comparison: Line? { comparison(isLarge: false) }

  /// The same in words that say it without a sign where they are large.
  func comparison(isLarge: Bool) -> Line? {
    guard let (record, _) = saving.outcome else { return nil }
    if let missedLeft, result.correct > 0 {
      return (words(.overcome(result.correct, left: missedLeft)), .correct)
    }
    guard record.unpaused.countsAsBest else { return nothingRight(isLarge: isLarge) }
    guard let (score, best) = scores else {
      // Of a round that is no best in any case nobody asks why it is none.
      return isBestButForPauses ? ([words(.pausedRound(record.pauses)), words(.pausedShort)], .dim) : nil
    }
    guard let best else {
      guard result.setup.past?.latest.isEmpty != false else {
        let isFirstRight = result.setup.past?.latest.allSatisfy { $0.correct == 0 } == true
        return (words(isFirstRight ? .firstRight : .firstUnpaused), .dim)
      }
      // The first where all were right is said to be that.
      return perfect == nil && !isLarge ? (words(.firstBest), .dim) : nil
    }
    if let level = level(score, best) { return level }
    let isBetter = score.isNewBest(after: best)
    if !isBetter, let gain = gain(of: score) {
      // The line to the best says how far that is.
      let told = [.aboveTheLast(gain), .more(gain)].map { words($0) }
      return (isLarge ? told : told.map { glyphs.trends.first + " " + $0 }, .correct)
    }
    let (long, short) = difference(isBetter ? score : best, isBetter ? best : score, isBetter: isBetter)
    guard isBetter, let short else {
      // Large words encourage; how far it is to the best is told below them.
      return isLarge && short != nil ? nil : (words(long), short == nil ? .dim : .plain)
    }
    if isLarge { return (words(long) + [words(.best)], .correct) }
    let told = words(long).prefix(1) + [.better(short), .best, short].map { words($0) }
    return (told.map { glyphs.trends.first + " " + $0 }, .correct)
  }

  /// What is to be done after a round with nothing right; large words do not say again that nothing was.
  private func nothingRight(isLarge: Bool) -> Line {
    let isGenerated = games[result.setup.game]?.source == .generated
    let wordings = words(isGenerated ? .noSumRight : .nothingRight)
    return (isLarge ? wordings.suffix(isGenerated ? 1 : 2) : wordings, .plain)
  }

  /// Whether the round would be a best had it not been paused.
  private var isBestButForPauses: Bool {
    guard let (record, best) = saving.outcome, record.wasPaused, !record.isOfMissed else { return false }
    return best.map { record.unpaused.score(in: games).isNewBest(after: $0) } ?? true
  }

  /// How a round compares with a best of as many points, or of as many right; nil where one has more.
  private func level(_ score: Score, _ best: Score) -> Line? {
    guard score.ranking == .points, score.points == best.points else { return nil }
    let saved = best.milliseconds - score.milliseconds
    let level: Phrase = isCounted ? .asManyRight : .level
    guard saved != 0 else { return ([words(level)], .plain) }
    let time = Phrase.preciseSeconds(.milliseconds(saved.magnitude))
    let whole: Phrase = .level(level, time, isFaster: saved > 0)
    return ([whole, level].map { words($0) }, saved > 0 ? .correct : .plain)
  }

  /// By how much a round with points is above the one before it; nil where it is not.
  private func gain(of score: Score) -> Phrase? {
    guard score.ranking == .points, let last = result.setup.past?.latest.first, last.correct > 0 else { return nil }
    let gain = isCounted ? score.correct - last.correct : score.points - last.points
    guard gain > 0 else { return nil }
    return isCounted ? Phrase(en: "\(gain)", ja: "\(gain)問") : .points(gain)
  }

  /// By what the better of two scores is so, in sentences and in a word; no word where they are equal.
  private func difference(_ better: Score, _ other: Score, isBetter: Bool) -> (long: PhraseList, short: Phrase?) {
    let milliseconds = other.milliseconds - better.milliseconds
    switch better.ranking {
    case .points where isCounted && better.correct != other.correct:
      let count = better.correct - other.correct
      return (isBetter ? .moreRight(count) : .toTheBest(Phrase(en: "\(count)", ja: "\(count)問")), .questions(count))
    case .points where better.points != other.points:
      let points = Phrase.points(better.points - other.points)
      return (isBetter ? .pointsAbove(points) : .toTheBest(points), points)
    case .misses where better.misses != other.misses:
      let misses = other.misses - better.misses
      return (isBetter ? .fewerMisses(misses) : .moreMisses(misses), .misses(misses))
    case .points, .misses, .time:
      guard milliseconds != 0 else { return (PhraseList(en: [Phrase.level.en], ja: [Phrase.level.ja]), nil) }
      let time = Phrase.preciseSeconds(.milliseconds(milliseconds.magnitude))
      return (isBetter ? .faster(time) : .toTheBest(time), time)
    }
  }

  /// One fact about earlier rounds; nil if there is none of interest.
  var fact: SafeText? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    // Of a best round more than that is said already.
    if isPerfect || isNewBest { return nil }
    let score = record.score(in: games)
    let recent = past.latest.prefix(5)
    guard recent.count >= 3 else { return nil }
    let better = recent.count { $0.beats(score) }
    // Not shown when most rounds were better.
    return better * 2 <= recent.count ? words(.better(better, of: recent.count)) : nil
  }

  /// The latest rounds and this one as columns; nil where there are too few.
  var latest: LatestRoundsView? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    let latest = [record.score(in: games)] + past.latest
    guard latest.count >= Sparkline.fewest else { return nil }
    return LatestRoundsView(
      sparkline: PastRounds.sparkline(of: Array(latest.prefix(PastRounds.latestCount))), fact: days == nil ? fact : nil)
  }

  /// What is celebrated; empty where there is nothing.
  var banner: [SafeText] {
    (isFeat ? [words(.allRight)] : []) + (isNewBest ? [glyphs.star + words(.newBest)] : [])
  }
}

// How much, and by how much.
extension Phrase {
  static let rightUnit = Phrase(en: "right", ja: "問正解")
  fileprivate static let atOnceUnit = Phrase(en: "first try", ja: "問 一度で正解")

  fileprivate static func averageTime(_ time: Duration) -> Phrase {
    Phrase(en: "average ", ja: "平均 ") + .seconds(NumberFormat.tenthsNearest(time))
  }

  fileprivate static let pausedShort = Phrase(en: "paused", ja: "一時停止")
  /// By how much it is above the best, in few words.
  fileprivate static func better(_ difference: Phrase) -> Phrase {
    Phrase(en: "\(difference.en) better", ja: "\(difference.ja)更新")
  }

  fileprivate static let best = Phrase(en: "a new best", ja: "自己ベスト")
  fileprivate static let level = Phrase(en: "level with your best", ja: "自己ベストと同じ")
  fileprivate static let asManyRight = Phrase(en: "as many as your best", ja: "自己ベストと同じ正解数")
  /// That it is level with the best, and by how much it was faster or slower.
  fileprivate static func level(_ level: Phrase, _ time: Phrase, isFaster: Bool) -> Phrase {
    Phrase(
      en: "\(level.en), \(time.en) \(isFaster ? "faster" : "slower")",
      ja: "\(level.ja)で、\(time.ja)\(isFaster ? "速い" : "遅い")")
  }

  fileprivate static func aboveTheLast(_ gain: Phrase) -> Phrase {
    Phrase(en: "\(gain.en) more than last time", ja: "前回より\(gain.ja)アップ")
  }

  /// The same in few words.
  fileprivate static func more(_ gain: Phrase) -> Phrase { Phrase(en: "\(gain.en) more", ja: "\(gain.ja)増") }
}

extension PhraseList {
  /// What stands behind points in large digits.
  static let pointsUnit = PhraseList(en: ["points", "pts", ""], ja: ["点"])
}

// How it compares with the best; what is in fewer letters is for large ones.
extension PhraseList {
  fileprivate static func pointsAbove(_ points: Phrase) -> PhraseList {
    PhraseList(
      en: ["\(points.en) above your best"], ja: ["自己ベストを\(points.ja)更新", "ベストを\(points.ja)更新"])
  }

  /// How far it is to the best, which the next round may be.
  static func toTheBest(_ difference: Phrase) -> PhraseList {
    PhraseList(
      en: ["\(difference.en) behind your best", "\(difference.en) behind best", "\(difference.en) behind"],
      ja: ["自己ベストまであと\(difference.ja)", "ベストまであと\(difference.ja)", "あと\(difference.ja)"])
  }

  fileprivate static func moreRight(_ count: Int) -> PhraseList {
    PhraseList(
      en: ["\(count) more than your best"], ja: ["自己ベストを\(count)問更新", "ベストを\(count)問更新"])
  }

  fileprivate static func fewerMisses(_ count: Int) -> PhraseList {
    PhraseList(
      en: ["\(Phrase.misses(count).en) fewer than your best"], ja: ["自己ベストよりミスが\(count)回少ない"])
  }

  fileprivate static func moreMisses(_ count: Int) -> PhraseList {
    PhraseList(
      en: ["\(Phrase.misses(count).en) more than your best", "\(Phrase.misses(count).en) more"],
      ja: ["自己ベストよりミスが\(count)回多い", "ミスが\(count)回多い"])
  }

  fileprivate static func faster(_ time: Phrase) -> PhraseList {
    PhraseList(en: ["\(time.en) faster than your best"], ja: ["自己ベストより\(time.ja)速い"])
  }

  /// How much was right, beside the lamps of all answers.
  fileprivate static func rightInLarge(_ right: Int, of count: Int) -> PhraseList {
    PhraseList(
      en: ["\(right) of \(count) right", "\(right)/\(count) right"],
      ja: ["\(count)問中\(right)問正解", "\(right)/\(count) 正解"])
  }
}

// The first of its kind, and what was missed before.
extension PhraseList {
  /// Said of the first round of its kind, and not what the next one is to beat: that looks like somebody else's score.
  static let firstBest = PhraseList(
    en: ["Your first round of this kind", "Your first score", "first score"],
    ja: ["初めての記録です。", "初めての記録", "初記録"])

  /// Said where all earlier rounds of the kind were paused.
  fileprivate static let firstUnpaused = PhraseList(
    en: ["Your first round without a pause", "no pause this time"], ja: ["一時停止なしでは初めての記録です。", "一時停止なし"])

  /// Said where nothing was right in all earlier rounds of the kind.
  fileprivate static let firstRight = PhraseList(
    en: ["Your first right answers of this kind", "your first points", "first points"],
    ja: ["初めて正解が出ました。", "初めての得点", "初得点"])

  /// Said where nothing was right.
  static let nothingRight = PhraseList(
    en: ["None right, but wiser: once more?", "Wiser now: once more?", "Once more?"],
    ja: ["正解は0問、でも物知りになりました。もう一度！", "物知りになりました。もう一度！", "もう一度！"])

  /// The same of sums, which make nobody wiser.
  fileprivate static let noSumRight = PhraseList(
    en: ["None right this time: once more?", "None right: once more?", "Once more?"],
    ja: ["今回は正解0問でした。もう一度！", "正解0問。もう一度！", "もう一度！"])

  /// How many missed questions were overcome, and how many are left.
  fileprivate static func overcome(_ count: Int, left: Int) -> PhraseList {
    left == 0
      ? PhraseList(
        en: ["\(count) overcome: none is left", "\(count) overcome"], ja: ["\(count)問を克服。もう残っていません。", "\(count)問を克服"])
      : PhraseList(
        en: ["\(count) overcome, \(NumberFormat.grouped(left)) left", "\(count) overcome"],
        ja: ["\(count)問を克服。残り\(NumberFormat.grouped(left))問", "\(count)問を克服"])
  }
}

// What else there is to say.
extension Phrase {
  fileprivate static let allRight = Phrase(en: "P E R F E C T !", ja: "全 問 正 解！")
}

extension PhraseList {
  /// How many days in a row, and that one more waits.
  fileprivate static func daily(_ streak: Int) -> PhraseList {
    streak > 1
      ? PhraseList(
        en: [
          "\(streak) days in a row. Come back tomorrow.", "\(streak) days. See you tomorrow.",
          "\(streak) days in a row",
        ],
        ja: ["\(streak)日連続です。明日も続けましょう。", "\(streak)日連続。また明日！", "\(streak)日連続"])
      : PhraseList(en: ["Day 1. Come back tomorrow.", "Day 1"], ja: ["1日目です。明日も続けましょう。", "1日目。また明日！"])
  }

  /// How often all were right, with this time.
  fileprivate static func perfectCount(_ count: Int) -> PhraseList {
    let ordinal =
      switch (count % 10, count % 100) {
      case (1, let rest) where rest != 11: "\(count)st"
      case (2, let rest) where rest != 12: "\(count)nd"
      case (3, let rest) where rest != 13: "\(count)rd"
      case (_, _): "\(count)th"
      }
    return count == 1
      ? PhraseList(
        en: ["Every answer right, for the first time!", "Your first perfect round!", "perfect!"],
        ja: ["初めての全問正解です！", "初の全問正解！", "全問正解！"])
      : PhraseList(
        en: ["Every answer right, for the \(ordinal) time!", "The \(ordinal) perfect round!", "perfect!"],
        ja: ["全問正解は\(count)回目です！", "全問正解\(count)回目！", "全問正解！"])
  }
}

extension Phrase {
  fileprivate static func better(_ better: Int, of count: Int) -> Phrase {
    better == 0
      ? Phrase(en: "None of the last \(count) was better.", ja: "最近\(count)回で一番良い結果です。")
      : Phrase(
        en: "\(better) of the last \(count) \(better == 1 ? "was" : "were") better than this.",
        ja: "最近\(count)回のうち\(better)回は、これより良い結果でした。")
  }
}
