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
      line.trimmed.split(separator: ";").map { (number: line.number, text: $0.trimmed) }
    }
    for mark in ["\t", " - ", ","] {
      if let table = try table(cards.filter { !$0.text.isEmpty }, mark) { return table }
    }
    return nil
  }

  /// What divides nearly every line of a text into two sides, which the user may name; nil where nothing does.
  static func mark(_ text: SourceText) -> String? {
    let lines = Array(text.lines.lazy.filter { !$0.isBlank }.prefix(200)).map(\.trimmed)
    guard lines.count > 1 else { return nil }
    return [" :: ", "::", " -> ", "->", "→", " => ", ": ", "：", " | ", "|", " / ", "=", " ~ ", "\u{3000}"].first {
      mark in
      lines.count { sides(of: $0, mark) != nil } * 10 >= lines.count * 9
    }
  }

  /// The cards in two columns, divided by marks that the user named; nil when not two are.
  static func table(_ text: SourceText, _ marks: CardMarks) throws(ImportError) -> Table? {
    var rows: [Table.Row] = []
    var number = 1
    // Lines end as the marks have it, whatever the program made of them.
    let bytes = text.bytes.indices.compactMap { place -> UInt8? in
      guard text.bytes[place] == 0x0D else { return text.bytes[place] }
      return place + 1 < text.bytes.count && text.bytes[place + 1] == 0x0A ? nil : 0x0A
    }
    for card in divided(bytes[...], at: Array(marks.after.utf8), atMost: .max) {
      let start = card.firstIndex { $0 > 0x20 } ?? card.endIndex
      let line = number + card[..<start].count { $0 == 0x0A }
      number += card.count { $0 == 0x0A } + marks.after.utf8.count { $0 == 0x0A }
      let sides = divided(card, at: Array(marks.between.utf8), atMost: 2).map {
        String(decoding: WhiteSpace.trimmed($0), as: UTF8.self)
      }
      guard sides.count == 2 else { continue }
      guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items), line: line) }
      rows.append(Table.Row(number: line, cells: sides))
    }
    return rows.count > 1 ? Table(rows: rows) : nil
  }

  /// Bytes divided at a mark, into a limited number of parts.
  private static func divided(_ bytes: ArraySlice<UInt8>, at mark: [UInt8], atMost most: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var place = start
    while place + mark.count <= bytes.endIndex, parts.count + 1 < most {
      guard bytes[place] == mark[0], bytes[place...].starts(with: mark) else {
        place += 1
        continue
      }
      parts.append(bytes[start..<place])
      place += mark.count
      start = place
    }
    return parts + [bytes[start...]]
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
    let front = String(decoding: bytes[..<place], as: UTF8.self).trimmed
    let back = String(decoding: bytes[(place + mark.count)...], as: UTF8.self).trimmed
    return front.isEmpty || back.isEmpty ? nil : (front, back)
  }
}
