/// What one player answered in a live round, as the score log of that player is to keep it.
public struct LiveOwnRound: Hashable, Sendable {
  /// The answers to the questions that were decided, in their order.
  public private(set) var answers: [RoundRecord.Answer] = []
  /// The numbers of those questions.
  private var numbers: Set<Int> = []

  /// Of a round of which nothing is decided.
  public init() {}

  /// Whether nothing is decided.
  public var isEmpty: Bool { answers.isEmpty }

  /// Takes in that a question was decided; nothing where it is known.
  public mutating func decide(
    _ question: LiveQuestion, _ result: LiveResult, given: GivenAnswer?, isRight: Bool, milliseconds: Int, usual: Int
  ) {
    guard answers.count < RoundRecord.mostAnswers, !numbers.contains(question.number),
      let answer = question.kept(
        result, given: given, isRight: isRight && given != nil, milliseconds: milliseconds, usual: usual)
    else { return }
    numbers.insert(question.number)
    answers.append(answer)
  }

  /// The record of the round, not yet saved; nil where nothing was decided. `set` is what was played, `limit` that of its
  /// questions in milliseconds.
  public func record(set: String, limit: Int) -> RoundRecord? {
    guard !answers.isEmpty else { return nil }
    let right = answers.count { $0.correct }
    return RoundRecord(
      game: .live, set: set, asked: answers.count, correct: right, misses: answers.count - right,
      milliseconds: answers.reduce(0) { $0 + $1.milliseconds }, limit: limit, pauses: 0, seed: 0, answers: answers)
  }
}
