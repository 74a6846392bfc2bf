import QuizCore

/// Reads tables with all wrong answers, or all choices, in one cell: `['Bob', 'Carl']`, `Bob|Carl`, or `Right:Ann,Wrong:Bob`
/// as WordPress' Sensei has them.
struct AnswerLists {
  /// The row of the heading, by its index.
  private let heading: Int
  private var question: Int
  private var answer: Int?
  private var wrong: Int?
  private var choices: Int?
  private var type: Int?
  private var explanation: Int?
  private var level: Int?
  private var category: Int?

  /// Finds the heading among the first rows; nil where no column is one of lists.
  private init?(_ table: Table) {
    for (index, row) in table.rows.prefix(ImportLimits.rowsBeforeHeading).enumerated() {
      let names = row.cells.map { $0.utf8.count < 64 ? Folding.folded($0).filter { !"_- ".contains($0) } : "" }
      func column(_ known: Set<String>) -> Int? { names.firstIndex(where: known.contains) }
      guard let question = column(["question", "questiontext", "questiontitle", "問題", "問題文"]) else { continue }
      heading = index
      self.question = question
      answer = column(["correctanswer", "rightanswer", "answer", "correct", "正解"])
      wrong = column(["incorrectanswers", "wronganswers", "distractors", "incorrect", "誤答"])
      choices = column(["choices", "options", "answers", "answeroptions", "alternatives", "選択肢"])
      type = column(["type", "questiontype", "種類"])
      explanation = column(["explanation", "feedback", "answerfeedback", "rationale", "解説"])
      level = column(["level", "difficulty", "難易度"])
      category = column(["category", "genre"])
      let below = table.rows.dropFirst(index + 1)
      if answer != nil, let lists = wrong ?? choices {
        // A bank has such columns, too, with one choice in each.
        let known = row.cells.indices.filter { BankColumnNames.kind(of: row.cells[$0]) == .choice }
        if known.isEmpty { return }
        guard known == [lists], below.count(where: { (AnswerLists.list($0[lists])?.count ?? 0) > 1 }) * 2 > below.count
        else { return nil }
        return
      }
      // Sensei has right and wrong in one cell.
      if let answer, below.contains(where: { Sensei.isOne($0[answer]) }) {
        (choices, wrong) = (nil, nil)
        return
      }
      return nil
    }
    return nil
  }

  /// Reads columns that have such a heading.
  static func read(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    guard let lists = AnswerLists(source.table) else {
      let heading = source.table.rows.prefix(ImportLimits.rowsBeforeHeading).first {
        !CardHeading.otherChoices($0.cells).isEmpty
      }
      guard let heading else { return .none }
      return .nearly(ImportError(.otherChoices(CardHeading.otherChoices(heading.cells)), line: heading.number))
    }
    let table = source.table
    var file = RawFile()
    for row in table.rows.dropFirst(lists.heading + 1) {
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: row.number) }
      var item = RawItem(place: table.place(of: row), text: row[lists.question], content: .refused(.noRight))
      if lists.category != nil { item.category = [row[lists.category]].filter { !$0.isEmpty } }
      item.explanation = row[lists.explanation]
      item.level = Int(row[lists.level]) ?? ["easy": 1, "medium": 2, "hard": 3][row[lists.level].lowercased()]
      item.content = row.problem(in: [lists.question]).map { .refused($0) } ?? lists.content(row)
      file.items.append(item)
    }
    return .file(file)
  }

  private func content(_ row: Table.Row) -> RawItem.Content {
    let right = row[answer]
    let kind = row[type].isEmpty ? nil : row[type].lowercased().filter { !"_- ".contains($0) }
    if wrong == nil, choices == nil {
      if Sensei.isOne(right) { return Sensei.content(right) }
      if kind == "boolean" || kind == "truefalse", let isTrue = AnswerLists.truth(right) {
        return TrueOrFalse.content(isTrue, asked: row[question])
      }
      return .refused(
        kind.map { _ in
          .kind(Phrase(en: "a question of type \(Excerpt.quoted(row[type]))", ja: "種類が「\(Excerpt.of(row[type]))」の問題"))
        }
          ?? .unknownAnswer(right))
    }
    if right.isEmpty { return .refused(.noRight) }
    if let wrong {
      guard let others = AnswerLists.list(row[wrong]), !others.isEmpty else { return .refused(.notAList(row[wrong])) }
      return .unordered(right: right, wrong: others)
    }
    guard let all = AnswerLists.list(row[choices]), all.count > 1 else { return .refused(.notAList(row[choices])) }
    if let index = PlainText.index(of: right, in: all) { return .choices(all, right: [index]) }
    if let rights = AnswerLists.list(right), rights.count > 1 {
      let indices = rights.compactMap { PlainText.index(of: $0, in: all) }
      if indices.count == rights.count { return .several(all, right: indices) }
    }
    // A letter is that of a choice; a number might count from 0 or from 1.
    guard right.utf8.count == 1, let letter = right.lowercased().utf8.first, (0x61...0x69).contains(letter),
      Int(letter) - 0x61 < all.count
    else { return .refused(.unknownAnswer(right)) }
    return .choices(all, right: [Int(letter) - 0x61])
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    case _: nil
    }
  }

  /// The items of a list as Python or JSON writes it, or divided by bars, semicolons or lines; nil where it is none.
  static func list(_ cell: String) -> [String]? {
    if cell.hasPrefix("["), cell.hasSuffix("]") { return quoted(cell.dropFirst().dropLast()) }
    for mark: Character in ["\n", "|", ";"] where cell.contains(mark) {
      return cell.split(separator: mark).map(\.trimmed).filter { !$0.isEmpty }
    }
    return cell.isEmpty ? nil : cell.contains(",") ? nil : [cell]
  }

  /// Texts in single or double quotes with commas between them; nil where something else is there.
  private static func quoted(_ text: Substring) -> [String]? {
    var items: [String] = []
    var rest = text.unicodeScalars.drop(while: \.isSpace)
    while let quote = rest.first {
      guard quote == "'" || quote == "\"" else { return nil }
      var item = String.UnicodeScalarView()
      var isEscaped = false
      var isClosed = false
      rest = rest.dropFirst()
      while let scalar = rest.popFirst() {
        if isEscaped || scalar != "\\" && scalar != quote {
          item.append(isEscaped && scalar == "n" ? "\n" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          isClosed = true
          break
        }
      }
      guard isClosed else { return nil }
      items.append(String(item))
      rest = rest.drop(while: \.isSpace)
      if rest.isEmpty { return items }
      guard rest.popFirst() == "," else { return nil }
      rest = rest.drop(while: \.isSpace)
    }
    return items
  }
}

/// A cell of Sensei: `Right:Paris,Wrong:"Rome, Italy",Wrong:Oslo`.
private enum Sensei {
  static func isOne(_ cell: String) -> Bool { cell.hasPrefix("Right:") || cell.hasPrefix("Wrong:") }

  static func content(_ cell: String) -> RawItem.Content {
    var (texts, right): ([String], [Int]) = ([], [])
    // The parts of a cell are those of a row.
    let cells = (try? SeparatedText.table(Array(unquoted(cell).utf8)[...], separator: UInt8(ascii: ",")))?.rows.first?
      .cells
    for part in cells ?? [] {
      if isOne(part) {
        if part.hasPrefix("Right:") { right.append(texts.count) }
        texts.append(part.dropFirst(6).trimmed)
      } else if let last = texts.indices.last {
        texts[last] += ", \(part)"
      }
    }
    return .choices(texts, right: right)
  }

  /// `Wrong:"a, b"` as `"Wrong:a, b"`, so that quotes stand around the whole part.
  private static func unquoted(_ cell: String) -> String {
    ["Right", "Wrong"].reduce(cell) { text, name in
      text.split(separator: "\(name):\"", omittingEmptySubsequences: false).joined(separator: "\"\(name):")
    }
  }
}
