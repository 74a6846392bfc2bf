import Foundation

/// The four panels of a question on the screen of a terminal.
struct QuestionPanels {
  /// The rows of the screen.
  let rows: [String]

  private static let shapes = ["▲", "◆", "●", "■"]

  /// The number of the panel whose words begin with a text, from 1; nil when none does.
  func number(of words: String) -> Int? {
    (1...4).first { text(of: $0)?.hasPrefix(words) == true }
  }

  /// What follows a panel's number on its row, to the end of that row; nil when the panel is not there.
  private func text(of number: Int) -> Substring? {
    let chip = "\(QuestionPanels.shapes[number - 1]) \(number) "
    for row in rows {
      if let place = row.range(of: chip) { return row[place.upperBound...].drop { $0 == " " } }
    }
    return nil
  }
}

extension TerminalSession {
  /// The number of the panel whose words begin with a text, once all stand in their places.
  func panel(_ words: String) async throws -> Int {
    let rows = try await wait(until: "a panel says \"\(words)\"") { QuestionPanels(rows: $0).number(of: words) != nil }
    guard let number = QuestionPanels(rows: rows).number(of: words) else { throw Disappointment("no panel") }
    return number
  }

  /// Answers a question, told by how the first row begins, with the panel whose words begin with a text; not before keys
  /// count.
  func choose(_ words: String, of question: String) async throws {
    // The last line is drawn last: a look before may catch a picture that is half drawn.
    try await wait(until: "\"\(question)\" is asked") { rows in
      rows.first?.contains(question) == true && rows.last?.contains("answer") == true
    }
    try await answer("\(panel(words))", to: question)
  }
}
