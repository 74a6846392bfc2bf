import QuizCore

/// Writes the spreadsheet that Kahoot imports, laid out as its template: the heading in row 8, questions from row 9.
enum KahootWriter {
  /// The characters of a question and of an answer that Kahoot takes, and its number of answers.
  private static let limits = (question: 120, answer: 75, answers: 4)
  /// Seconds for each question: what the game gives, and one of those that Kahoot offers.
  private static let seconds = 10

  /// Why a question cannot be in the spreadsheet; nil when it can.
  static func obstacle(_ question: Question) -> BankExport.Loss? {
    if question.kind.input == .panels, question.answers.count == 1 { return .oneRight }
    if question.choices.count > limits.answers { return .manyChoices }
    let isShort =
      question.text.utf16.count <= limits.question
      && question.choices.allSatisfy { $0.utf16.count <= limits.answer }
    return isShort ? nil : .longText
  }

  /// The workbook.
  static func workbook(_ sets: [ExportedSet]) -> [UInt8] {
    var rows: [(number: Int, cells: [WorkbookWriter.Cell?])] = [
      (2, [nil, .text("Quiz template")]),
      (8, [nil] + heading.map { .text($0) }),
    ]
    for (index, question) in sets.flatMap(\.questions).enumerated() {
      var cells: [WorkbookWriter.Cell?] = [.number(index + 1), .text(PlainText.withoutLineEnds(question.text))]
      for place in 0..<limits.answers {
        cells.append(
          question.choices.indices.contains(place) ? .text(PlainText.withoutLineEnds(question.choices[place])) : nil)
      }
      let right = question.answers.map { String($0 + 1) }.joined(separator: ",")
      cells += [.number(seconds), question.answer.map { .number($0 + 1) } ?? .text(right)]
      rows.append((9 + index, cells))
    }
    return WorkbookWriter.workbook(sheet: "Sheet1", rows)
  }

  private static let heading =
    ["Question - max 120 characters"] + (1...4).map { "Answer \($0) - max 75 characters" }
    + [
      "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one",
    ]
}
