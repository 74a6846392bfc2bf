import QuizCore

/// The results of a quiz in Microsoft Forms or Google Forms: a row for each person, and for each question a column with the
/// answers and one with their points, which are the answer key: what had all points is right, what had fewer is wrong.
struct FormResults {
  /// A question by its columns, from 0.
  private struct Columns {
    let answer: Int
    let points: Int
  }

  private let heading: Int
  private let questions: [Columns]

  /// Finds the heading among the first rows; nil where no column has its points beside it.
  private init?(_ table: Table) {
    for (index, row) in table.rows.prefix(ImportLimits.rowsBeforeHeading).enumerated() {
      let below = table.rows.dropFirst(index + 1)
      let questions = row.cells.indices.compactMap { column -> Columns? in
        let points = (column + 1...column + 2).first { (other: Int) in
          FormResults.names(row[other], row[column])
            && below.allSatisfy { $0[other].isEmpty || Points($0[other]) != nil }
            && below.contains { !$0[other].isEmpty }
        }
        return points.map { Columns(answer: column, points: $0) }
      }
      guard questions.isEmpty else {
        heading = index
        self.questions = questions
        return
      }
    }
    return nil
  }

  /// Whether a table has such a heading.
  static func isOne(_ table: Table) -> Bool { FormResults(table) != nil }

  /// Reads columns that have such a heading.
  static func read(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    guard let results = FormResults(source.table) else { return .none }
    return .file(results.file(of: source.table))
  }

  private func file(of table: Table) -> RawFile {
    let rows = table.rows.dropFirst(heading + 1)
    var file = RawFile()
    file.notes = [.results(rows.count)]
    for columns in questions {
      let given = rows.map { (text: $0[columns.answer], points: Points($0[columns.points])) }
      var item = RawItem(
        place: table.place(of: table.rows[heading]), text: table.rows[heading][columns.answer],
        content: .refused(.noQuestion))
      item.content = FormResults.content(given)
      file.items.append(item)
    }
    return file
  }

  /// Whether one heading is another's with a word of Forms: `Question [Score]`, `Points - Question`.
  private static func names(_ heading: String, _ question: String) -> Bool {
    guard !question.isEmpty, heading.utf8.count > question.utf8.count else { return false }
    if heading.hasPrefix(question) { return heading.hasSuffix("]") && heading.dropFirst(question.count).contains("[") }
    let before = heading.hasSuffix(question) ? heading.dropLast(question.count).trimmed : ""
    return ["-", "–", "—", ":", "："].contains { before.hasSuffix($0) }
  }

  private static func content(_ given: [(text: String, points: Points?)]) -> RawItem.Content {
    let most = given.compactMap { $0.points?.value }.max() ?? 0
    var right: [String] = []
    var wrong: [String] = []
    for (text, points) in given where !text.isEmpty {
      guard let points else { continue }
      if points.value > 0, points.value >= points.most ?? most { right.append(text) } else { wrong.append(text) }
    }
    guard !right.isEmpty else {
      return .refused(
        .syntax(
          Phrase(
            en: "nobody had all points for it, so what is right is not known", ja: "満点の回答がなく、正解がわかりません")))
    }
    // Microsoft writes a semicolon behind each of several choices.
    if (right + wrong).allSatisfy({ $0.hasSuffix(";") }) {
      func parts(_ text: String) -> [String] { text.split(separator: ";").map(\.trimmed) }
      let choices = distinct((right + wrong).flatMap(parts))
      let key = parts(right[0])
      return .several(choices, right: choices.indices.filter { key.contains(choices[$0]) })
    }
    // What was judged right once is not wrong for a slip of the pen.
    let accepted = distinct(right)
    let known = Set(accepted.map { Folding.folded($0) })
    let others = distinct(wrong).filter { !known.contains(Folding.folded($0)) }
    if accepted.count > 1 || others.count >= ItemRules.mostChoices { return .typed(accepted) }
    return others.isEmpty ? .card(back: accepted[0]) : .unordered(right: accepted[0], wrong: others)
  }

  /// Texts without those that differ from an earlier one in case, width or outer spaces.
  private static func distinct(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert(Folding.folded($0)).inserted }
  }

  /// The points of an answer: `1`, or `0.50 / 1`.
  private struct Points {
    let value: Double
    /// All that there are for the question, where that is said.
    let most: Double?

    init?(_ text: String) {
      guard text.utf8.count <= 32 else { return nil }
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
      guard parts.count <= 2, let value = Double(parts[0]), value.isFinite else { return nil }
      let most = parts.count == 2 ? Double(parts[1]) : nil
      if parts.count == 2, most == nil { return nil }
      self.value = value
      self.most = most
    }
  }
}
