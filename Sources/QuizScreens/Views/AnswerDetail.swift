import QuizCore

// What is told of an answer, and how much of it.
extension AnswerBarsView.Answer {
  /// Takes the choices and the explanation of the question, where that is known; `chosen` is the number of a wrong choice.
  mutating func tell(_ question: Question?, chosen: Int?) {
    guard let question else { return }
    right = question.rightAnswer
    explanation = question.explanation
    if let chosen, question.choices.indices.contains(chosen - 1) { wrong = question.choices[chosen - 1] }
  }
}

extension AnswerBarsView.Detail {
  /// The blank rows between two answers.
  var gap: Int {
    switch self {
    case .line, .answers, .questions: 0
    case .choices, .explanation, .whole: 1
    }
  }

  /// Whether explanations are part of it.
  var hasExplanations: Bool {
    switch self {
    case .line, .answers, .questions, .choices: false
    case .explanation, .whole: true
    }
  }
}
