import QuizCore

/// The name of a question in programs that list questions by names: the beginning of its text.
enum QuestionName {
  private static let longest = 80

  /// The name of a question, one line.
  static func of(_ question: Question) -> String {
    let text = PlainText.oneLine(question.text)
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
