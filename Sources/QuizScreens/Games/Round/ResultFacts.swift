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
      return isBestButForPauses ? (words(.pausedRound(record.pauses)), .dim) : nil
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
    if isLarge { return (words(long) + [words(.aNewBest)], .correct) }
    let told = words(long).prefix(1) + [.better(short), .aNewBest, short].map { words($0) }
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
    let level: Phrase = isCounted ? .asManyRight : .levelWithBest
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
    return isCounted ? .questionCount(gain) : .points(gain)
  }

  /// By what the better of two scores is so, in sentences and in a word; no word where they are equal.
  private func difference(_ better: Score, _ other: Score, isBetter: Bool) -> (long: PhraseList, short: Phrase?) {
    let milliseconds = other.milliseconds - better.milliseconds
    switch better.ranking {
    case .points where isCounted && better.correct != other.correct:
      let count = better.correct - other.correct
      return (isBetter ? .moreRight(count) : .toTheBest(.questionCount(count)), .questions(count))
    case .points where better.points != other.points:
      let points = Phrase.points(better.points - other.points)
      return (isBetter ? .pointsAbove(points) : .toTheBest(points), points)
    case .misses where better.misses != other.misses:
      let misses = other.misses - better.misses
      return (isBetter ? .fewerMisses(misses) : .moreMisses(misses), .misses(misses))
    case .points, .misses, .time:
      guard milliseconds != 0 else { return (.levelWithBest, nil) }
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
    (isFeat ? [words(.perfectBanner)] : []) + (isNewBest ? [glyphs.star + words(.newBest)] : [])
  }
}
