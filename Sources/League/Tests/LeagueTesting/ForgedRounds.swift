import Foundation
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
      ("what is wrong, told as right", round(answers(5, choice: 2))),
      ("a word in place of a choice", round(answers(5).map { change($0, choice: nil) { $0["text"] = "yes" } })),
      (
        "sums that are wrong, told as right",
        round(SampleQuestions.sums(9, choice: 2), .missing, set: "missing")
      ),
      ("a limit of an hour", round(answers(5, milliseconds: 40_000), limit: 3_600_000)),
      ("the daily with other questions", round(answers(5), .daily, set: "en/daily")),
      (
        "a question that nobody has",
        round([RoundRecord.Answer(question: QuestionID(hash: 1), choice: 1, correct: true, milliseconds: 900)])
      ),
      ("a game that nobody has", round(answers(5), "chess")),
      ("a round of tomorrow", round(answers(5), at: now + 86_400_000)),
      ("a round of last year", round(answers(5), at: now - 365 * 86_400_000)),
      ("a choice and a text", round(answers(5).map { change($0) { $0["text"] = "x" } })),
      (
        "choices that are twice the same", round(answers(5).map { change($0, choice: nil) { $0["choices"] = [2, 2] } })
      ),
      ("choices that no question has", round(answers(5).map { change($0, choice: nil) { $0["choices"] = [1, 9] } })),
      ("a text that nobody can type", round(answers(5).map { change($0, choice: nil) { $0["text"] = longText } })),
      ("a limit that no kind has", round(answers(5).map { change($0) { $0["limit"] = 599_999 } })),
      ("a limit below nothing", round(answers(5).map { change($0) { $0["limit"] = Int.min } })),
      ("a limit without end", round(answers(5).map { change($0) { $0["limit"] = Int.max } })),
    ]
  }

  private static let longText = String(repeating: "x", count: AnswerField.longestText + 1)

  /// An answer as anybody can send it: as JSON with other members.
  private static func change(
    _ answer: RoundRecord.Answer, choice: Int? = 1, _ change: (inout [String: Any]) -> Void
  ) -> RoundRecord.Answer {
    var members: [String: Any] = [
      "question": answer.question.description, "correct": answer.correct, "milliseconds": answer.milliseconds,
    ]
    if let choice { members["choice"] = choice }
    change(&members)
    guard let data = try? JSONSerialization.data(withJSONObject: members),
      let forged = try? JSONDecoder().decode(RoundRecord.Answer.self, from: data)
    else { preconditionFailure("an answer in JSON is read") }
    return forged
  }
}
