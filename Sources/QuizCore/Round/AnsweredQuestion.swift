/// A settled question: the question as dealt, the answers given, and the time taken.
public struct AnsweredQuestion: Hashable, Sendable {
  /// One answer of the player.
  public struct Attempt: Hashable, Sendable {
    /// What was answered; panels are those of the question as dealt.
    public let given: GivenAnswer
    /// What it was found to be.
    public let judgement: Judgement
    /// Time since the question's first frame without the pauses, in whole milliseconds.
    public let after: Duration

    /// The panel, where one panel is an answer.
    public var panel: Int? { given.panels.first }
  }

  /// How a question ended.
  public enum Outcome: Hashable, Sendable {
    /// The last answer was right.
    case right
    /// The last answer was wrong.
    case wrong
    /// Time ran out.
    case late
  }

  /// The question, as dealt.
  public let shuffled: ShuffledQuestion
  /// The answers given, in order; empty when time ran out before any.
  public let attempts: [Attempt]
  /// How long it took, whole milliseconds; exactly the limit when time ran out.
  public let elapsed: Duration
  /// How it ended.
  public let outcome: Outcome
  /// How many times the clock was held while it ran.
  public let pauses: Int
  /// The time limit it had, where that is not the round's; nil where it is.
  public let ownLimit: Duration?
  /// Whether it was asked before in the same round, and now once more because of that answer.
  public let isAgain: Bool

  /// A question that ended with an answer.
  init(_ open: Round.Open, _ last: Attempt, ownLimit: Duration?) {
    shuffled = open.shuffled
    attempts = open.misses + [last]
    elapsed = last.after
    outcome = last.judgement.isRight ? .right : .wrong
    pauses = open.pauses
    self.ownLimit = ownLimit
    isAgain = open.isAgain
  }

  /// A question whose time ran out: it took exactly `limit`.
  init(late open: Round.Open, limit: Duration, ownLimit: Duration?) {
    shuffled = open.shuffled
    attempts = open.misses
    elapsed = limit
    outcome = .late
    pauses = open.pauses
    self.ownLimit = ownLimit
    isAgain = open.isAgain
  }

  /// A question from the log, with its choices in the order of the bank: `answers` are those that were given to it, in
  /// their order; nil when there are none. What the log says of them counts, whatever they would be found to be today.
  init?(_ question: Question, answers: ArraySlice<RoundRecord.Answer>, isAgain: Bool) {
    guard let last = answers.last else { return nil }
    shuffled = ShuffledQuestion(question)
    attempts = answers.compactMap { [shuffled] answer in
      answer.given.map { given in
        let judgement = shuffled.judge(given)
        let kept: Judgement = answer.correct ? (judgement.isRight ? judgement : .right) : .wrong
        return Attempt(given: given, judgement: kept, after: .milliseconds(answer.milliseconds))
      }
    }
    elapsed = .milliseconds(last.milliseconds)
    outcome = last.correct ? .right : last.given == nil ? .late : .wrong
    pauses = 0
    ownLimit = last.limit.map { .milliseconds($0) }
    self.isAgain = isAgain
  }

  /// Whether it ended with a right answer.
  public var isRight: Bool { outcome == .right }

  /// Whether the first answer was right, when it was asked first.
  public var isRightAtOnce: Bool { isRight && attempts.count == 1 && !isAgain }

  /// The number of misses: wrong answers, and one more when time ran out.
  public var misses: Int {
    switch outcome {
    case .right: attempts.count - 1
    case .wrong: attempts.count
    case .late: attempts.count + 1
    }
  }

  /// The right spelling, where the last answer was right but for a slip.
  public var slip: String? {
    if case .almost(let spelling)? = attempts.last?.judgement { spelling } else { nil }
  }

  /// The question's answers in the record: one for each that was given, and an empty one when time ran out.
  public var answers: [RoundRecord.Answer] {
    let id = shuffled.question.id
    let limit = ownLimit?.inMilliseconds
    var answers = attempts.map { attempt in
      let (isRight, time) = (attempt.judgement.isRight, attempt.after.inMilliseconds)
      let numbers = attempt.given.panels.compactMap(shuffled.choiceNumber)
      return switch shuffled.question.kind.input {
      case .panel:
        RoundRecord.Answer(
          question: id, choice: numbers.first, correct: isRight, milliseconds: time, limit: limit)
      case .panels, .sequence:
        RoundRecord.Answer(question: id, choices: numbers, correct: isRight, milliseconds: time, limit: limit)
      case .text, .number:
        RoundRecord.Answer(
          question: id, text: AnswerField.fitting(attempt.given.text ?? ""), correct: isRight, milliseconds: time,
          limit: limit)
      }
    }
    if outcome == .late {
      answers.append(
        RoundRecord.Answer(
          question: id, choice: nil, correct: false, milliseconds: elapsed.inMilliseconds, limit: limit))
    }
    return answers
  }
}

extension AnsweredQuestion {
  /// What is to be read after the verdict; nil for nothing.
  public var lesson: String? { shuffled.question.lesson(isRight: isRight) }
}

extension Question {
  /// What is to be read after a verdict: the right order in a line of its own where another was given, which its panels
  /// tell only piece by piece, and the explanation; nil for nothing.
  public func lesson(isRight: Bool) -> String? {
    guard kind.input == .sequence, !isRight else { return explanation }
    return rightAnswer + (explanation.map { "\n" + $0 } ?? "")
  }
}
