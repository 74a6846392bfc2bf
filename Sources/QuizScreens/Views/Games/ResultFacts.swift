import QuizCore
import TerminalKit

/// The facts about a result: points, time, comparisons with the best and with earlier rounds, and what was learnt.
struct ResultFacts {
  /// A line of text.
  struct Line: Equatable, Sendable {
    /// The longest first.
    let wordings: [SafeText]
    var style = Style.plain
    /// The wordings for large type, longest first; empty if never large.
    var large: [SafeText] = []

    init(_ wordings: [SafeText], _ style: Style = .plain, large: [SafeText] = []) {
      (self.wordings, self.style, self.large) = (wordings, style, large)
    }
  }

  let result: RoundResult
  let saving: SaveState
  let context: ViewContext
  /// Missed questions left after a round of those; nil until known, and for other rounds.
  var missedLeft: Int?
  /// Praise of a sitting without a miss, longest first; nil for none.
  var praise: [SafeText]?

  private var games: GameList { context.games.list }
  private var words: Localizer { context.words }
  private var ranking: Ranking { games.ranking(of: result.setup.game) }
  private var scoring: Game.Scoring { games.scoring(of: result.setup.game) }

  /// Whether each question is a round of its own, so nothing is compared.
  private var isSitting: Bool { games[result.setup.game]?.length == .open }
  /// Whether misses end it, so that the number of right answers counts.
  private var isCounted: Bool { games.isCounted(result.setup.game) }
  private var showsPoints: Bool { scoring != .hidden && !isSitting && !isCounted }

  /// Whether every question was right at once.
  var isPerfect: Bool { !result.questions.isEmpty && result.correct == result.questions.count && result.misses == 0 }

  /// Whether a perfect round is long enough to be celebrated.
  var isFeat: Bool { isPerfect && result.questions.count >= Goal.perfect.target }

  /// Whether it beats an earlier best.
  var isNewBest: Bool {
    guard let (score, best) = scores, let best else { return false }
    return score.isNewBest(after: best)
  }

  /// The score and the best before it; nil until the program has answered, and for a round that cannot be a best.
  private var scores: (score: Score, best: Score?)? {
    guard let (record, best) = saving.outcome, !record.wasPaused, !record.isOfMissed else { return nil }
    return (record.score(in: games), best)
  }

  /// The points after the first `shown` questions, or in a game without points how many were right at once.
  func digits(of shown: Int) -> String {
    let questions = result.questions.prefix(shown)
    if showsPoints { return NumberFormat.grouped(Points(of: result, scoring).sum(questions)) }
    let right = questions.count { $0.isRightAtOnce }
    return isCounted ? "\(right)" : "\(right)/\(result.questions.count)"
  }

  /// The unit of the digits, longest wording first; empty if obvious.
  var units: [SafeText] {
    if showsPoints { return words(.pointsUnit) }
    return isSitting ? [] : [words(isCounted ? .rightUnit : .atOnceUnit)]
  }

  /// How much was right; never large if nothing was.
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

  /// All lines, the most important first; the second is the total time.
  var lines: [Line] {
    let time = words(.preciseSeconds(result.elapsed))
    return [right, Line([time], .title)] + [perfect, comparison ?? average, longestRun].compactMap(\.self)
  }

  /// The mean time per answer of a sitting; nil in a round.
  private var average: Line? {
    isSitting ? Line([words(.averageTime(result.elapsed / max(1, result.questions.count)))]) : nil
  }

  /// Praise, or the number of perfect rounds so far if this is one.
  private var perfect: Line? {
    if let praise { return Line(praise, .correct, large: praise) }
    guard isFeat, let perfect = result.setup.past?.perfect, saving.outcome != nil else { return nil }
    let wordings = words(.perfectCount(perfect + 1))
    return Line(wordings, .correct, large: wordings)
  }

  /// The longest run of right answers; nil for less than two, and for a perfect round.
  private var longestRun: Line? {
    if isPerfect, !isSitting { return nil }
    let run = result.questions.map(\.isRightAtOnce).longestRun
    return run > 1 ? Line([words(.longestRun(run))], .dim) : nil
  }

  /// The bar up to the best; nil without one, in a game without points, and if nothing was right.
  var bestLine: BestLine? {
    guard ranking == .points, let (score, best) = scores, let best, saving.outcome?.record.countsAsBest == true else {
      return nil
    }
    return BestLine(
      measure: isCounted ? .rightAnswers : .points, points: isCounted ? score.correct : score.points,
      best: isCounted ? best.correct : best.points, isNewBest: score.isNewBest(after: best), context: context)
  }

  /// The comparison with the best; nil until known. Improvements have large wordings.
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
      // No need to explain why a round is no best if it would not be one anyway.
      return isBestButForPauses ? Line(words(.pausedRound(record.pauses)), .dim) : nil
    }
    guard let best else {
      guard result.setup.past?.latest.isEmpty != false else {
        let isFirstRight = result.setup.past?.latest.allSatisfy { $0.correct == 0 } == true
        return Line(words(isFirstRight ? .firstRight : .firstUnpaused), .dim)
      }
      // The line on perfect rounds says so.
      return perfect == nil ? Line(words(.firstBest), .dim) : nil
    }
    if let tie = tie(score, best) { return tie }
    let isBetter = score.isNewBest(after: best)
    if !isBetter, let gain = gain(of: score) {
      // The bar shows the distance to the best.
      return better([.aboveTheLast(gain), .more(gain)].map { words($0) })
    }
    let (long, short) = difference(isBetter ? score : best, isBetter ? best : score, isBetter: isBetter)
    guard isBetter, let short else { return Line(words(long), short == nil ? .dim : .plain) }
    return better(words(long).prefix(1) + [.better(short), .aNewBest, short].map { words($0) })
  }

  private func better(_ wordings: [SafeText]) -> Line {
    Line(wordings.map { context.glyphs.trends.first + " " + $0 }, .correct, large: wordings)
  }

  private var isBestButForPauses: Bool {
    guard let (record, best) = saving.outcome, record.wasPaused, !record.isOfMissed else { return false }
    return best.map { record.unpaused.score(in: games).isNewBest(after: $0) } ?? true
  }

  /// The comparison with a best of equal points; nil if they differ.
  private func tie(_ score: Score, _ best: Score) -> Line? {
    guard score.ranking == .points, score.points == best.points else { return nil }
    let saved = best.milliseconds - score.milliseconds
    let level: Phrase = isCounted ? .asManyRight : .levelWithBest
    guard saved != 0 else { return Line([words(level)]) }
    let time = Phrase.preciseSeconds(.milliseconds(saved.magnitude))
    let whole: Phrase = .level(level, time, isFaster: saved > 0)
    return Line([whole, level].map { words($0) }, saved > 0 ? .correct : .plain)
  }

  /// The gain in points over the previous round, if any.
  private func gain(of score: Score) -> Phrase? {
    guard score.ranking == .points, let last = result.setup.past?.latest.first, last.correct > 0 else { return nil }
    let gain = isCounted ? score.correct - last.correct : score.points - last.points
    guard gain > 0 else { return nil }
    return isCounted ? .questionCount(gain) : .points(gain)
  }

  /// The difference of two scores as sentences, and in short unless they are equal.
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

  /// A fact about earlier rounds, if there is an interesting one.
  var fact: SafeText? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    // Better facts are already shown.
    if isPerfect || isNewBest { return nil }
    let score = record.score(in: games)
    let recent = past.latest.prefix(5)
    guard recent.count >= 3 else { return nil }
    let better = recent.count { $0.beats(score) }
    // Not shown when most rounds were better.
    return better * 2 <= recent.count ? words(.better(better, of: recent.count)) : nil
  }

  /// The latest rounds and this one as columns; nil for too few.
  var latest: LatestRounds? {
    guard let past = result.setup.past, let (record, _) = saving.outcome else { return nil }
    let latest = [record.score(in: games)] + past.latest
    guard latest.count >= Sparkline.fewest else { return nil }
    return LatestRounds(
      sparkline: PastRounds.sparkline(of: Array(latest.prefix(PastRounds.latestCount))), fact: fact, context: context)
  }

  /// What to celebrate.
  var banner: [SafeText] {
    (isFeat ? [words(.perfectBanner)] : []) + (isNewBest ? [context.glyphs.star + words(.newBest)] : [])
  }
}
