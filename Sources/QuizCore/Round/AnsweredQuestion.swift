/// A settled question: the question as dealt, the choices made, and the time taken.
public struct AnsweredQuestion: Hashable, Sendable {
  /// One choice of the player.
  public struct Choice: Hashable, Sendable {
    /// The panel, counted from 0.
    public let panel: Int
    /// Time since the question's first frame without the pauses, in whole milliseconds.
    public let after: Duration
  }

  /// How a question ended.
  public enum Outcome: Hashable, Sendable {
    /// The last choice was the right panel.
    case right
    /// The last choice was a wrong panel.
    case wrong(panel: Int)
    /// Time ran out.
    case late
  }

  /// The question, as dealt.
  public let shuffled: ShuffledQuestion
  /// The choices made, in order; empty when time ran out before any.
  public let choices: [Choice]
  /// How long it took, whole milliseconds; exactly the limit when time ran out.
  public let elapsed: Duration
  /// How it ended.
  public let outcome: Outcome
  /// How many times the clock was held while it ran.
  public let pauses: Int

  /// A question that ended with a choice.
  init(_ open: Round.Open, _ last: Choice) {
    shuffled = open.shuffled
    choices = open.misses + [last]
    elapsed = last.after
    outcome = last.panel == shuffled.rightPanel ? .right : .wrong(panel: last.panel)
    pauses = open.pauses
  }

  /// A question whose time ran out: it took exactly `limit`.
  init(late open: Round.Open, limit: Duration) {
    shuffled = open.shuffled
    choices = open.misses
    elapsed = limit
    outcome = .late
    pauses = open.pauses
  }

  /// A question from the log, with its choices in the order of the bank: `answers` are those that were given to it, in
  /// their order; nil when there are none.
  init?(_ question: Question, answers: ArraySlice<RoundRecord.Answer>) {
    guard let last = answers.last else { return nil }
    shuffled = ShuffledQuestion(question)
    choices = answers.compactMap { answer in
      answer.choice.map { Choice(panel: max(0, $0 &- 1), after: .milliseconds(answer.milliseconds)) }
    }
    elapsed = .milliseconds(last.milliseconds)
    switch (last.correct, last.choice) {
    case (true, _): outcome = .right
    case (false, let choice?): outcome = .wrong(panel: max(0, choice &- 1))
    case (false, nil): outcome = .late
    }
    pauses = 0
  }

  /// Whether it ended with the right panel.
  public var isRight: Bool { outcome == .right }

  /// Whether the first choice was the right one.
  public var isRightAtOnce: Bool { isRight && choices.count == 1 }

  /// The number of misses: wrong choices, and one more when time ran out.
  public var misses: Int {
    switch outcome {
    case .right: choices.count - 1
    case .wrong: choices.count
    case .late: choices.count + 1
    }
  }

  /// The question's answers in the record: one for each choice, and one without a choice when time ran out.
  public var answers: [RoundRecord.Answer] {
    let id = shuffled.question.id
    var answers = choices.map {
      RoundRecord.Answer(
        question: id, choice: shuffled.choiceNumber(onPanel: $0.panel), correct: $0.panel == shuffled.rightPanel,
        milliseconds: $0.after.inMilliseconds)
    }
    if outcome == .late {
      answers.append(
        RoundRecord.Answer(question: id, choice: nil, correct: false, milliseconds: elapsed.inMilliseconds))
    }
    return answers
  }
}
