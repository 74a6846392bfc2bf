import QuizCore
import TerminalKit

/// The facts about a result: its points, its time, how it compares with the best and the rounds before it, and what was
/// learnt.
struct ResultFacts {
  /// A line of text.
  struct Line: Equatable, Sendable {
    /// Its text, longest wording first.
    let wordings: [SafeText]
    var style = Style.plain
    /// Its text in large type, longest first; empty where it is never large.
    var large: [SafeText] = []

    init(_ wordings: [SafeText], _ style: Style = .plain, large: [SafeText] = []) {
      (self.wordings, self.style, self.large) = (wordings, style, large)
    }
  }

  /// The result of the round.
  let result: RoundResult
  /// Whether it is saved.
  let saving: SaveState
  let context: ViewContext
  /// How many missed questions are left, after a round of those; nil until known, and for other rounds.
  var missedLeft: Int?
  /// Praise of a sitting without a miss, longest wording first; nil for none.
  var praise: [SafeText]?

  private var games: GameList { context.games.list }
  private var words: Localizer { context.words }
  private var ranking: Ranking { games.ranking(of: result.setup.game) }
  private var scoring: Game.Scoring { games.scoring(of: result.setup.game) }

  /// Whether it is a sitting: each of its questions is a round of its own, and nothing is compared.
  private var isSitting: Bool { games[result.setup.game]?.length == .open }
  /// Whether misses end it, so that the number of right answers is what counts.
  private var isCounted: Bool { games.isCounted(result.setup.game) }
  /// Whether points are shown in large digits.
  private var showsPoints: Bool { scoring != .hidden && !isSitting && !isCounted }

  /// Whether every question was right at once.
  var isPerfect: Bool { !result.questions.isEmpty && result.correct == result.questions.count && result.misses == 0 }

  /// Whether that is celebrated: only if the round is long enough for the goal.
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
    let revealed = result.questions.prefix(shown)
    if showsPoints { return NumberFormat.grouped(Points(of: result, scoring).sum(revealed)) }
    let right = revealed.count { $0.isRightAtOnce }
    return isCounted ? "\(right)" : "\(right)/\(result.questions.count)"
  }

  /// The unit of the large digits, longest wording first; empty where evident.
  var units: [SafeText] {
    if showsPoints { return words(.pointsUnit) }
    return isSitting ? [] : [words(isCounted ? .rightUnit : .atOnceUnit)]
  }

  /// How much was right; in large type only if anything was.
  private var right: Line {
    let (right, count) = (result.correct, result.questions.count)
    if isCounted { return Line([words(.questions(count))], .title) }
    switch scoring {
    case .speed, .flat:
      let large = showsPoints && right > 0 ? words(.rightInLarge(right, of: count)) : []
      return Line([words(.rightOf(right, count)), "\(right)/\(count)"], .title, large: large)
    case .hidden: return Line([words(.misses(result.misses))], .title)
    }
  }

  /// All lines, the most important first; the second is the time of all questions.
  var lines: [Line] {
    let time = words(.preciseSeconds(result.elapsed))
    return [right, Line([time], .title)] + [perfect, comparison ?? average, longestRun].compactMap(\.self)
  }

  /// The mean time of an answer of a sitting; nil in a round, whose time is compared.
  private var average: Line? {
    isSitting ? Line([words(.averageTime(result.elapsed / max(1, result.questions.count)))]) : nil
  }

  /// Praise, or how many rounds were perfect with this one; nil unless it is.
  private var perfect: Line? {
    if let praise { return Line(praise, .correct, large: praise) }
    guard isFeat, let perfect = result.setup.past?.perfect, saving.outcome != nil else { return nil }
    let wordings = words(.perfectCount(perfect + 1))
    return Line(wordings, .correct, large: wordings)
  }

  /// The longest run of right answers; nil if trivial, or all of a round.
  private var longestRun: Line? {
    if isPerfect, !isSitting { return nil }
    let run = result.questions.map(\.isRightAtOnce).longestRun
    return run > 1 ? Line([words(.longestRun(run))], .dim) : nil
  }

  /// The line to the best; nil where there is none, in a game without points, and where nothing was right.
  var bestLine: BestLine? {
    guard ranking == .points, let (score, best) = scores, let best, saving.outcome?.record.countsAsBest == true else {
      return nil
    }
    return BestLine(
      measure: isCounted ? .rightAnswers : .points, points: isCounted ? score.correct : score.points,
      best: isCounted ? best.correct : best.points, isNewBest: score.isNewBest(after: best), context: context)
  }

  /// How this round compares with the best of its kind; nil until known. What is better is large, too.
  var comparison: Line? {
    guard let (record, _) = saving.outcome else { return nil }
    if let missedLeft, result.correct > 0 {
      let wordings = words(.overcome(result.correct, left: missedLeft))
      return Line(wordings, .correct, large: wordings)
    }
    guard record.unpaused.countsAsBest else {
      let wordings = words(games[result.setup.game]?.source == .generated ? .noSumRight : .nothingRight)
      return Line(wordings, large: Array(wordings.suffix(1)))
    }
    guard let (score, best) = scores else {
      // Say so only where the pause cost a best.
      return isBestButForPauses ? Line(words(.pausedRound(record.pauses)), .dim) : nil
    }
    guard let best else {
      guard result.setup.past?.latest.isEmpty != false else {
        let isFirstRight = result.setup.past?.latest.allSatisfy { $0.correct == 0 } == true
        return Line(words(isFirstRight ? .firstRight : .firstUnpaused), .dim)
      }
      // A first perfect round has its own line.
      return perfect == nil ? Line(words(.firstBest), .dim) : nil
    }
    if let level = level(score, best) { return level }
    let isBetter = score.isNewBest(after: best)
    if !isBetter, let gain = gain(of: score) {
      // The distance to the best has its own line.
      return better([.aboveTheLast(gain), .more(gain)].map { words($0) })
    }
    let (long, short) = difference(isBetter ? score : best, isBetter ? best : score, isBetter: isBetter)
    guard isBetter, let short else { return Line(words(long), short == nil ? .dim : .plain) }
    return better(words(long).prefix(1) + [.better(short), .aNewBest, short].map { words($0) })
  }

  private func better(_ wordings: [SafeText]) -> Line {
    Line(wordings.map { context.glyphs.trends.first + " " + $0 }, .correct, large: wordings)
  }

  /// Whether the round would be a best had it not been paused.
  private var isBestButForPauses: Bool {
    guard let (record, best) = saving.outcome, record.wasPaused, !record.isOfMissed else { return false }
    return best.map { record.unpaused.score(in: games).isNewBest(after: $0) } ?? true
  }

  /// The comparison with a best of as many points, or as many right; nil otherwise.
  private func level(_ score: Score, _ best: Score) -> Line? {
    guard score.ranking == .points, score.points == best.points else { return nil }
    let saved = best.milliseconds - score.milliseconds
    let level: Phrase = isCounted ? .asManyRight : .levelWithBest
    guard saved != 0 else { return Line([words(level)]) }
    let time = Phrase.preciseSeconds(.milliseconds(saved.magnitude))
    let whole: Phrase = .level(level, time, isFaster: saved > 0)
    return Line([whole, level].map { words($0) }, saved > 0 ? .correct : .plain)
  }

  /// How far a round with points is above the one before it; nil if it is not.
  private func gain(of score: Score) -> Phrase? {
    guard score.ranking == .points, let last = result.setup.past?.latest.first, last.correct > 0 else { return nil }
    let gain = isCounted ? score.correct - last.correct : score.points - last.points
    guard gain > 0 else { return nil }
    return isCounted ? .questionCount(gain) : .points(gain)
  }

  /// The lead of the better of two scores, in sentences and in a word; no word for a tie.
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
    // A best round has better praise already.
    if isPerfect || isNewBest { return nil }
    let score = record.score(in: games)
    let recent = past.latest.prefix(5)
    guard recent.count >= 3 else { return nil }
    let better = recent.count { $0.beats(score) }
    // Not shown when most rounds were better.
    return better * 2 <= recent.count ? words(.better(better, of: recent.count)) : nil
  }

  /// The latest rounds and this one as columns; nil where there are too few.
  var latest: LatestRounds? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    let latest = [record.score(in: games)] + past.latest
    guard latest.count >= Sparkline.fewest else { return nil }
    return LatestRounds(
      sparkline: PastRounds.sparkline(of: Array(latest.prefix(PastRounds.latestCount))), fact: fact, context: context)
  }

  /// What is celebrated; empty where there is nothing.
  var banner: [SafeText] {
    (isFeat ? [words(.perfectBanner)] : []) + (isNewBest ? [context.glyphs.star + words(.newBest)] : [])
  }
}
