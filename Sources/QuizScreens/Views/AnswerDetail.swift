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

extension AnswerBarsView.Detail {
  /// The blank rows between two answers.
  var gap: Int {
    switch self {
    case .line, .answers, .questions: 0
    case .choices, .wholeQuestions, .explanation, .whole: 1
    }
  }

  /// Whether no question is cut.
  var hasWholeQuestions: Bool {
    switch self {
    case .line, .answers, .questions, .choices: false
    case .wholeQuestions, .explanation, .whole: true
    }
  }

  /// Whether explanations are part of it.
  var hasExplanations: Bool {
    switch self {
    case .line, .answers, .questions, .choices, .wholeQuestions: false
    case .explanation, .whole: true
    }
  }
}
