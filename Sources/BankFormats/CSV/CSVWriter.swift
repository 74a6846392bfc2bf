import QuizCore

/// Writes banks, with a heading.
public enum CSVWriter {
  /// The text of the questions. There are columns for explanation and level only where a question has them.
  public static func text(_ questions: [Question]) -> String {
    let width = questions.map(\.choices.count).max() ?? Question.choiceCounts.lowerBound
    let hasExplanation = questions.contains { $0.explanation != nil }
    let hasLevel = questions.contains { $0.level != nil }
    var names = ["question", "answer"] + (1...width).map { "choice\($0)" }
    if hasExplanation { names.append("explanation") }
    if hasLevel { names.append("level") }
    var text = names.joined(separator: ",") + "\n"
    for question in questions {
      var cells = [question.text, question.answerCell] + question.choices
      while cells.count < width + 2 { cells.append("") }
      if hasExplanation { cells.append(question.explanation ?? "") }
      if hasLevel { cells.append(question.level.map(String.init) ?? "") }
      text += cells.map(cell).joined(separator: ",") + "\n"
    }
    return text
  }

  /// A cell, in quotes when it holds anything that divides cells in this or another program, or that a formula that
  /// failed would leave.
  static func cell(_ text: String) -> String {
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D, 0x3B, 0x09]
    guard text.utf8.contains(where: special.contains) || FormulaError.isOne(text.utf8) else { return text }
    return CSV.quoted(text)
  }
}
