import QuizCore

// What is told of an answer, and how much of it.
extension AnswerBarsView.Answer {
  /// Takes the right answer and the explanation of the question, where that is known, and what was given, where that was
  /// wrong.
  mutating func tell(_ question: Question?, given answer: RoundRecord.Answer?) {
    guard let question else { return }
    right = question.rightAnswer
    explanation = question.explanation
    guard let answer, !answer.correct, let given = answer.given else { return }
    let words = ShuffledQuestion(question).words(of: given)
    wrong = words.isEmpty ? nil : words
  }
}
