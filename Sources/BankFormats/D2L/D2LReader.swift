import QuizCore

/// Reads the question files of D2L Brightspace: rows that begin with a word, and a question from each `NewQuestion` on.
enum D2LReader {
  /// Reads columns that have a question so.
  static func read(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    let table = source.table
    var file = RawFile()
    var rows: [Table.Row] = []
    func finish() throws(ImportError) {
      guard let first = rows.first else { return }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: first.number) }
      file.items.append(item(rows, at: table.place(of: first)))
      rows = []
    }
    for row in table.rows where !row[0].hasPrefix("//") {
      if word(row) == "newquestion" {
        try finish()
        rows = [row]
      } else if !rows.isEmpty {
        rows.append(row)
      }
    }
    try finish()
    return file.items.isEmpty ? .none : .file(file)
  }

  private static func word(_ row: Table.Row) -> String { row[0].utf8.count < 32 ? row[0].lowercased() : "" }

  private static func item(_ rows: [Table.Row], at place: ItemPlace) -> RawItem {
    func text(_ name: String) -> String? { rows.first { word($0) == name }?[1] }
    var item = RawItem(place: place, text: text("questiontext") ?? "", content: .refused(.noQuestion))
    item.level = text("difficulty").flatMap { Int($0) }.map { min(3, ($0 + 1) / 2) }
    do throws(Refusal) {
      if text("image")?.isEmpty == false { throw .media }
      item.text = try plain(rows.first { word($0) == "questiontext" }, 1)
      item.content = try content(rows, asked: item.text)
      let said = try answers(rows).map { row throws(Refusal) in
        (text: try plain(row, 2), said: row[4].isEmpty ? nil : row[4], isRight: (Double(row[1]) ?? 0) > 0)
      }
      item.explanation = AnswerFeedback(said).explanation(
        general: (text("feedback") ?? text("hint")).flatMap { try? FormattedText.plain($0, .unknown) })
    } catch {
      item.content = .refused(error)
    }
    return item
  }

  /// The rows of choices, or of answers that may be typed.
  private static func answers(_ rows: [Table.Row]) -> [Table.Row] {
    rows.filter { ["option", "answer"].contains(word($0)) }
  }

  private static func plain(_ row: Table.Row?, _ column: Int) throws(Refusal) -> String {
    try FormattedText.plain(row?[column] ?? "", .unknown)
  }

  private static func content(_ rows: [Table.Row], asked: String) throws(Refusal) -> RawItem.Content {
    let kind = rows[0][1].uppercased()
    let options = answers(rows)
    func texts(_ column: Int, of rows: [Table.Row]) throws(Refusal) -> [String] {
      try rows.map { row throws(Refusal) in try plain(row, column) }
    }
    switch kind {
    case "MC", "MS":
      let right = options.indices.filter { (Double(options[$0][1]) ?? 0) > 0 }
      let choices = try texts(2, of: options)
      if kind == "MS" { return .several(choices, right: right) }
      // Of several, the one with the whole weight is right.
      let whole = right.filter { (Double(options[$0][1]) ?? 0) >= 100 }
      return .choices(choices, right: whole.isEmpty ? right : whole)
    case "TF":
      let isTrue = rows.first { word($0) == "true" }.map { (Double($0[1]) ?? 0) > 0 } ?? false
      return TrueOrFalse.content(isTrue, asked: asked)
    case "SA":
      if options.contains(where: { Folding.folded($0[3]) == "regexp" }) {
        throw .kind(Phrase(en: "an answer that is a pattern", ja: "正規表現の答え"))
      }
      return .typed(try texts(2, of: options.filter { (Double($0[1]) ?? 0) > 0 }))
    case "O", "ORD": return .order(try texts(1, of: rows.filter { word($0) == "item" }))
    case "M":
      let stems = rows.filter { word($0) == "choice" }
      let matches = rows.filter { word($0) == "match" }
      var pairs: [(stem: String, answer: String)] = []
      for stem in stems {
        for match in matches where match[1] == stem[1] { pairs.append((try plain(match, 2), try plain(stem, 2))) }
      }
      return Matching.content(asked, pairs)
    case "WR": throw .kind(Phrase(en: "an essay question", ja: "論述問題"))
    case _: throw .kind(Phrase(en: "a question of type \(Excerpt.quoted(kind))", ja: "種類が「\(Excerpt.of(kind))」の問題"))
    }
  }
}
