import QuizCore

/// Divides a list of cards that has no columns: ` - ` between the sides, or `;` between the cards, as Quizlet exports them
/// when it is told to. Only where every card is divided so.
enum PlainCards {
  /// The most bytes of what is asked: what is longer is prose.
  private static let longestFront = 200

  /// The cards in two columns; nil when the text is none.
  static func table(_ text: SourceText) throws(ImportError) -> Table? {
    let lines = text.lines.lazy.filter { !$0.isBlank }
    let areEnded = lines.allSatisfy { $0.trimmed.hasSuffix(";") }
    for mark in [" - ", " – ", " — ", " = "] where !areEnded {
      if let table = try table(lines.map { (number: $0.number, text: $0.trimmed) }, mark) { return table }
    }
    // Whoever divides cards by `;` writes them on one line, or ends each line with it.
    guard areEnded || !lines.dropFirst().contains(where: { _ in true }) else { return nil }
    let cards = lines.flatMap { line in
      line.trimmed.split(separator: ";").map { (number: line.number, text: PlainText.trimmed($0)) }
    }
    for mark in ["\t", " - ", ","] {
      if let table = try table(cards.filter { !$0.text.isEmpty }, mark) { return table }
    }
    return nil
  }

  /// The rows of cards with this mark; nil when one lacks it, or there are fewer than two.
  private static func table(
    _ cards: some Sequence<(number: Int, text: String)>, _ mark: String
  ) throws(ImportError) -> Table? {
    var rows: [Table.Row] = []
    for (number, text) in cards {
      guard let sides = sides(of: text, mark) else { return nil }
      guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items), line: number) }
      rows.append(Table.Row(number: number, cells: [sides.front, sides.back]))
    }
    return rows.count > 1 ? Table(rows: rows) : nil
  }

  /// What is before the first mark, and behind it; nil when one of both is missing.
  private static func sides(of text: String, _ mark: String) -> (front: String, back: String)? {
    let bytes = Array(text.utf8)
    let mark = Array(mark.utf8)
    let place = bytes.prefix(longestFront + mark.count).indices.first { bytes[$0...].starts(with: mark) }
    guard let place else { return nil }
    let front = PlainText.trimmed(String(decoding: bytes[..<place], as: UTF8.self))
    let back = PlainText.trimmed(String(decoding: bytes[(place + mark.count)...], as: UTF8.self))
    return front.isEmpty || back.isEmpty ? nil : (front, back)
  }
}
