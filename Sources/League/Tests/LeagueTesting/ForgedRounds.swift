import QuizCore
import QuizStore

/// Impossible rounds, each for one reason.
public enum ForgedRounds {
  /// The lies by name, for an instant in milliseconds since 1970, over a set that the league knows.
  public static func all(
    at now: Int, set: String, using samples: inout SampleRounds
  ) -> [(name: String, round: RoundRecord)] {
    let start = now - 3_600_000
    func answers(_ count: Int, choice: Int = 1, milliseconds: Int = 3000, question: Int? = nil) -> [RoundRecord.Answer]
    {
      (0..<count).map { index in
        RoundRecord.Answer(
          question: SampleQuestions.bank[question ?? (index * 7) % SampleQuestions.bank.count], choice: choice,
          correct: true, milliseconds: milliseconds)
      }
    }
    func round(
      _ answers: [RoundRecord.Answer], _ game: Game.ID = .timed, set other: String? = nil, at instant: Int? = nil,
      limit: Int = 10_000
    ) -> RoundRecord {
      samples.record(game, set: other ?? set, at: instant ?? start, limit: limit, answers: answers)
    }
    return [
      ("in no time", round(answers(5, milliseconds: 0))),
      ("one question 600 times", round(answers(600, question: 3))),
      ("one question 600 times in survival", round(answers(600, question: 3), .survival)),
      ("one question 600 times in survival, of one's own", round(answers(600, question: 3), .survival, set: "own")),
      ("a set that nobody has", round(answers(5), set: "xx/Nobody/Has this")),
      ("choice 9 of 4", round(answers(5, choice: 9))),
      ("a limit of an hour", round(answers(5, milliseconds: 40_000), limit: 3_600_000)),
      ("the daily with other questions", round(answers(5), .daily, set: "en/daily")),
      (
        "a question that nobody has",
        round([RoundRecord.Answer(question: QuestionID(hash: 1), choice: 1, correct: true, milliseconds: 900)])
      ),
      ("a game that nobody has", round(answers(5), "chess")),
      ("a round of tomorrow", round(answers(5), at: now + 86_400_000)),
      ("a round of last year", round(answers(5), at: now - 365 * 86_400_000)),
    ]
  }
}
