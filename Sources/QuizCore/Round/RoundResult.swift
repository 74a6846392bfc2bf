/// The result of a finished round, not yet saved: what the result screen shows and the log will keep.
public struct RoundResult: Hashable, Sendable {
  /// The setup that was played.
  public let setup: RoundSetup
  /// The settled questions, in order.
  public let questions: [AnsweredQuestion]

  /// The result of `round`, which was started from `setup`; nil while it is not finished.
  public init?(of round: Round, setup: RoundSetup) {
    guard round.isFinished else { return nil }
    self.init(round.answered, setup: setup)
  }

  /// The result of some settled questions that `setup` dealt.
  public init(_ questions: [AnsweredQuestion], setup: RoundSetup) {
    self.setup = setup
    self.questions = questions
  }

  /// The result of a record, with those of its questions whose texts are known; nil where none is.
  public init?(of record: RoundRecord, _ known: [QuestionID: Question]) {
    var owed: Set<QuestionID> = []
    let questions = record.attempts.compactMap { answers -> AnsweredQuestion? in
      guard let id = answers.first?.question else { return nil }
      let isAgain = owed.remove(id) != nil
      if !isAgain, answers.areAskedAgain { owed.insert(id) }
      return known[id].flatMap { AnsweredQuestion($0, answers: answers, isAgain: isAgain) }
    }
    guard !questions.isEmpty else { return nil }
    let rules = Rules(
      limit: record.limit > 0 ? .milliseconds(record.limit) : nil, miss: .settles, verdict: Rules.briefVerdict)
    let setup = RoundSetup(
      game: record.game, selection: nil, set: record.set, questions: questions.map(\.shuffled), rules: rules,
      seed: record.seed, isReproducible: false)
    self.init(questions, setup: setup)
  }

  /// How many times the clock was held while it ran.
  public var pauses: Int { questions.reduce(0) { $0 + $1.pauses } }

  /// How many were right at the first try.
  public var correct: Int { questions.count { $0.isRightAtOnce } }

  /// All wrong choices and time-outs.
  public var misses: Int { questions.reduce(0) { $0 + $1.misses } }

  /// The sum of all questions' times.
  public var elapsed: Duration { questions.reduce(.zero) { $0 + $1.elapsed } }

  /// The questions that were not right at the first try, each once.
  public var missed: [Question] {
    var seen: Set<QuestionID> = []
    return questions.filter { !$0.isRightAtOnce }.map(\.shuffled.question).filter { seen.insert($0.id).inserted }
  }
}

extension RoundResult {
  /// The record for the score log, not yet saved.
  public var record: RoundRecord {
    RoundRecord(
      game: setup.game, set: setup.set, asked: questions.count { !$0.isAgain }, correct: correct, misses: misses,
      milliseconds: elapsed.inMilliseconds, limit: setup.rules.limit?.inMilliseconds ?? 0, pauses: pauses,
      seed: setup.seed, answers: questions.flatMap(\.answers))
  }

  /// How it is kept.
  public var keeping: Keeping { setup.isPractice ? .practice : .round }
}
