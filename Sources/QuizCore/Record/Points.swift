/// What the right answers of a round are worth.
///
/// A right answer is worth 1,000 points. In a round of n questions with a clock it is worth up to 995 / n more for speed,
/// in proportion to what is left of its own time limit; whole points, each rounded down. All the speed of a round is so worth
/// less than one right answer: more right answers always beat fewer, however fast. A wrong or late answer is worth
/// nothing. A round that was paused has no points for speed: a pause gives time to think.
///
/// Points are never stored: they follow from what is.
public struct Points: Hashable, Sendable {
  /// What a right answer is worth, whatever time it took.
  public static let right = 1000
  /// What the speed of all answers of a round is worth at most.
  public static let speed = 995
  /// The largest number of answers, and of milliseconds of a limit, that is reckoned with: no product overflows.
  private static let most = 100_000_000_000

  /// The time limit of each question, in whole milliseconds; 0 where speed is worth nothing.
  private let limit: Int
  /// How many questions the round has, at least 1.
  private let count: Int

  /// The points of a round of `count` questions with a time limit in whole milliseconds, 0 for none. The numbers may be
  /// any, as in a log that anybody can have written.
  public init(_ scoring: Game.Scoring, of count: Int, limit: Int, isPaused: Bool) {
    switch scoring {
    case .speed: self.limit = isPaused ? 0 : max(0, min(limit, Points.most))
    case .flat, .hidden: self.limit = 0
    }
    self.count = max(1, count)
  }

  /// The points of an answer after a number of milliseconds; `isRight` where it was right at the first try. `ownLimit` is the
  /// limit of its question, where it had another one than the round.
  public func answer(isRight: Bool, milliseconds: Int, ownLimit: Int? = nil) -> Int {
    isRight ? Points.right + speed(milliseconds, ownLimit) : 0
  }

  /// What the speed of a right answer is worth.
  private func speed(_ milliseconds: Int, _ ownLimit: Int?) -> Int {
    guard limit > 0 else { return 0 }
    let limit = max(1, min(ownLimit ?? limit, Points.most))
    let left = limit - max(0, min(milliseconds, limit))
    // One division after the other rounds down as one by the product would.
    return Points.speed * left / limit / count
  }

  /// The points of a record, which has `correct` right answers.
  fileprivate func sum(_ correct: Int, _ answers: [RoundRecord.Answer]) -> Int {
    let right = Points.right * max(0, min(correct, Points.most))
    guard limit > 0 else { return right }
    var sum = 0
    // In place: there are a million records in a long log, and a copy of an answer counts references.
    for index in answers.indices where answers[index].correct {
      sum += speed(answers[index].milliseconds, answers[index].limit)
    }
    return right + min(sum, Points.speed)
  }
}

// Rounds as they are played.
extension Points {
  /// The points of a round as it stands: once paused, it has none for speed.
  public init(of round: Round, _ scoring: Game.Scoring) {
    self.init(
      scoring, of: round.count, limit: round.rules.limit?.inMilliseconds ?? 0, isPaused: round.pauses > 0)
  }

  /// The points of a finished round.
  public init(of result: RoundResult, _ scoring: Game.Scoring) {
    self.init(
      scoring, of: result.questions.count, limit: result.setup.rules.limit?.inMilliseconds ?? 0,
      isPaused: result.pauses > 0)
  }

  /// The points of a settled question.
  public func answer(_ question: AnsweredQuestion) -> Int {
    answer(
      isRight: question.isRightAtOnce, milliseconds: question.elapsed.inMilliseconds,
      ownLimit: question.ownLimit?.inMilliseconds)
  }

  /// The points of settled questions together.
  public func sum(_ questions: some Sequence<AnsweredQuestion>) -> Int {
    questions.reduce(0) { $0 + answer($1) }
  }
}

// Rounds from the log.
extension Points {
  /// The points of the answers of a record.
  public init(of record: RoundRecord, _ scoring: Game.Scoring) {
    self.init(scoring, of: record.asked, limit: record.limit, isPaused: record.pauses > 0)
  }
}

extension RoundRecord {
  /// The points of this round, by its game in `games`; also of games that show none, for a table that adds up rounds of
  /// all games.
  public func points(in games: GameList) -> Int { points(games.scoring(of: game)) }

  /// The same by what its right answers are worth.
  public func points(_ scoring: Game.Scoring) -> Int { Points(of: self, scoring).sum(correct, answers) }
}
