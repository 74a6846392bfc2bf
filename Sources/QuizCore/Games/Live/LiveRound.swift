/// A player's own round in a live room, for their own log: a fold over what the room says.
///
/// Holds each question that was decided while the player was there, once.
public struct LiveRound: Hashable, Sendable {
  /// The answers so far, in the order in which their questions were decided.
  public private(set) var answers: [RoundRecord.Answer] = []
  /// All points, and the place, after the last question that was decided.
  public private(set) var points = 0
  /// The place after the last question that was decided, from 1; 0 before.
  public private(set) var place = 0

  /// The time for each question, in milliseconds.
  private var limit = 0
  /// What was given last.
  private var given: Given?
  /// The number of the question that was decided last.
  private var decided = 0

  /// An answer, and the number of the question that it was given to.
  private struct Given: Hashable {
    let number: Int
    let answer: GivenAnswer
  }

  /// Nothing was asked yet.
  public init() {}

  /// Whether a question was decided.
  public var isEmpty: Bool { answers.isEmpty }

  /// Notes what the player gave to the question of this number; where it is asked anew, the last answer that was sent.
  public mutating func give(_ answer: GivenAnswer, to number: Int) {
    given = Given(number: number, answer: answer)
  }

  /// Takes what the room says now. A question that is decided is added once, however often that is said.
  public mutating func add(_ state: LiveState, _ own: LiveOwn) {
    limit = state.rules.limit
    guard let result = state.result, let question = state.question, question.number != decided else { return }
    decided = question.number
    points = own.points
    place = own.place
    guard answers.count < RoundRecord.mostAnswers, let answer = answer(to: question, result, own) else { return }
    answers.append(answer)
  }

  /// The answer to a question that is decided, as records have it; nil where it was given before the program was started
  /// again, so that nobody knows it.
  private func answer(to question: LiveQuestion, _ result: LiveResult, _ own: LiveOwn) -> RoundRecord.Answer? {
    let time = min(max(question.limit, 1), LiveRules.limits.upperBound * 3 / 2)
    let ownLimit = time == limit ? nil : time
    guard let isRight = own.isRight, own.answered == question.number else {
      return RoundRecord.Answer(
        question: result.id, choice: nil, correct: false, milliseconds: time, limit: ownLimit)
    }
    guard let given, given.number == question.number else { return nil }
    let milliseconds = min(max(own.milliseconds, 0), time - 1)
    guard let input = QuestionKind.named(question.kind)?.kind.input else { return nil }
    let numbers = given.answer.panels.compactMap { result.choices.indices.contains($0) ? result.choices[$0] : nil }
    switch input {
    case .panel:
      return RoundRecord.Answer(
        question: result.id, choice: numbers.first, correct: isRight, milliseconds: milliseconds, limit: ownLimit)
    case .panels, .sequence:
      return RoundRecord.Answer(
        question: result.id, choices: numbers, correct: isRight, milliseconds: milliseconds, limit: ownLimit)
    case .text, .number:
      return RoundRecord.Answer(
        question: result.id, text: AnswerField.fitting(given.answer.text ?? ""), correct: isRight,
        milliseconds: milliseconds, limit: ownLimit)
    }
  }

  /// The record for the score log, not yet saved; nil where nothing was decided. `set` is what was played, safe to be
  /// shown.
  public func record(set: String) -> RoundRecord? {
    guard !answers.isEmpty else { return nil }
    let right = answers.count { $0.correct }
    return RoundRecord(
      game: .live, set: set, asked: answers.count, correct: right, misses: answers.count - right,
      milliseconds: answers.reduce(0) { $0 + $1.milliseconds }, limit: limit, pauses: 0, seed: 0, answers: answers)
  }
}
