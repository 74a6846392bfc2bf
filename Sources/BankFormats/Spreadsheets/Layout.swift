import QuizCore

/// The columns of a spreadsheet by their headings, and the program with that layout.
struct Layout {
  /// The program.
  let format: BankFormat
  /// The row of the heading, by its index.
  let heading: Int
  private(set) var question: Int?
  private(set) var choices: [Int] = []
  private(set) var answer: Int?
  private(set) var right: Int?
  private(set) var wrong: [Int] = []
  private(set) var type: Int?
  private(set) var image: Int?
  private(set) var explanation: Int?
  private(set) var level: Int?

  /// Finds the heading among the first rows of a table; nil when it is that of no known program.
  static func find(in table: Table) -> Layout? {
    for (index, row) in table.rows.prefix(ImportLimits.rowsBeforeHeading).enumerated() {
      let above = table.rows[..<index].flatMap(\.cells)
      if let layout = Layout(row.cells, at: index, below: above) { return layout }
    }
    return nil
  }

  private init?(_ cells: [String], at index: Int, below above: [String]) {
    heading = index
    var hasTime = false
    var hasNumber = false
    var options = 0
    for (column, cell) in cells.enumerated() {
      let name = Layout.plain(cell)
      let last = name.split(separator: " ").last.map(String.init) ?? ""
      let number = Int(last)
      switch name {
      case "question", "question text", "questions": question = question ?? column
      case "question #", "#", "no", "no.": hasNumber = true
      case "question type", "type": type = column
      case "image link", "image url", "image": image = column
      case "time limit", "time in seconds", "time": hasTime = true
      case "correct answer", "correct answers", "correct answer(s)", "correct": answer = answer ?? column
      case "explanation", "answer explanation": explanation = column
      case "level", "difficulty": level = column
      case _ where name.hasPrefix("incorrect answer") || name.hasPrefix("wrong answer"): wrong.append(column)
      case _ where (name.hasPrefix("answer ") || name.hasPrefix("choice ")) && number != nil: choices.append(column)
      case _ where name.hasPrefix("option ") && number != nil:
        choices.append(column)
        options += 1
      case _: if name.hasPrefix("time limit") { hasTime = true }
      }
    }
    guard question != nil, let answer else { return nil }
    let title = above.joined(separator: " ").lowercased()
    if !wrong.isEmpty, choices.isEmpty {
      format = .gimkit
      right = answer
    } else if choices.count < 2 {
      return nil
    } else if options >= 2, type != nil || hasTime {
      format = .quizizz
    } else if hasNumber || title.contains("blooket") {
      format = .blooket
    } else if hasTime {
      format = .kahoot
    } else {
      return nil
    }
  }

  /// A heading's name without its remarks: `Answer 3 (Optional)`, `Question - max 120 characters`.
  private static func plain(_ cell: String) -> String {
    // No heading is longer, whatever else a cell may hold.
    guard cell.utf8.count <= 256 else { return "" }
    var name = PlainText.oneLine(cell).lowercased()
    let words = name.split(separator: " ")
    let remark = words.firstIndex { $0.hasPrefix("(") || ["-", "–", "—"].contains($0) } ?? words.count
    name = words[..<remark].joined(separator: " ")
    return name.hasPrefix("correct answer(s)") ? "correct answer(s)" : name
  }
}
