/// A finished round before it has a name and a date: what the result screen shows and the log will keep.
public struct RoundResult: Hashable, Sendable {
  /// What was dealt.
  public let setup: RoundSetup
  /// What became of each question, in order.
  public let questions: [AnsweredQuestion]
  /// How often the clock was held while it ran.
  public let pauses: Int

  /// The result of `round`, which was dealt by `deal`; nil while it is not finished.
  public init?(of round: Round, setup: RoundSetup) {
    guard round.phase == .finished else { return nil }
    self.setup = setup
    questions = round.answered
    pauses = round.pauses
  }

  /// How many were right at the first choice.
  public var correct: Int { questions.count { $0.isRightAtOnce } }

  /// All wrong choices and time-outs.
  public var misses: Int { questions.reduce(0) { $0 + $1.misses } }

  /// The sum of all questions' times.
  public var elapsed: Duration { questions.reduce(.zero) { $0 + $1.elapsed } }

  /// The questions that were not right at the first choice.
  public var missed: [Question] { questions.filter { !$0.isRightAtOnce }.map(\.shuffled.question) }
}

extension RoundResult {
  /// What the log will keep of it.
  public var record: UnsavedRecord {
    UnsavedRecord(
      game: setup.game, set: setup.set, asked: questions.count, correct: correct, misses: misses,
      milliseconds: elapsed.inMilliseconds, limit: setup.rules.limit?.inMilliseconds ?? 0, pauses: pauses,
      seed: setup.seed, answers: questions.flatMap(\.answers))
  }
}
