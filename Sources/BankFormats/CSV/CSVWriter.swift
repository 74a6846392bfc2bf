import QuizCore

/// Writes banks, with a heading.
public enum CSVWriter {
  /// The text of the questions. There are columns for kind, explanation, level and seconds only where a question needs
  /// them.
  public static func text(_ questions: [Question]) -> String {
    let hasKinds = questions.contains(where: \.needsKindCell)
    let width = questions.map(\.choices.count).max() ?? Question.choiceCounts.lowerBound
    let hasExplanation = questions.contains { $0.explanation != nil }
    let hasLevel = questions.contains { $0.level != nil }
    let hasSeconds = questions.contains { $0.seconds != nil }
    var names = ["question"]
    if hasKinds { names.append("kind") }
    names += ["answer"] + (0..<width).map { "choice\($0 + 1)" }
    if hasExplanation { names.append("explanation") }
    if hasLevel { names.append("level") }
    if hasSeconds { names.append("seconds") }
    var text = names.joined(separator: ",") + "\n"
    for question in questions {
      var cells = [question.text]
      if hasKinds { cells.append(question.kindCell) }
      cells += [question.answerCell] + question.choices
      cells += Array(repeating: "", count: width - question.choices.count)
      if hasExplanation { cells.append(question.explanation ?? "") }
      if hasLevel { cells.append(question.level.map(String.init) ?? "") }
      if hasSeconds { cells.append(question.seconds.map(String.init) ?? "") }
      text += cells.map(cell).joined(separator: ",") + "\n"
    }
    return text
  }

  /// A cell, in quotes when it holds anything that divides cells in this or another program.
  static func cell(_ text: String) -> String { CSV.cell(text, separators: ",;\t") }
}
