/// The order of the columns in a bank without a heading: TenQ's own, or one whose answer stands behind the choices.
struct UnheadedOrder {
  /// The right answer of a row in both orders, where the rows fit either.
  struct Readings: Hashable {
    let line: Int
    let own: String
    let last: String
    let choices: Int

    /// That they are two, where they are seen.
    func error(in name: String) -> BankError {
      BankError(.twoOrders(own: own, last: last, choices: choices), in: name, at: .init(line: line, column: 1))
    }
  }

  /// The columns by which the rows are read.
  private(set) var columns = BankColumns.unheaded
  /// Both readings, where neither is better; nil where the order is known.
  private(set) var readings: Readings?

  /// Rows that are looked at.
  private static let most = 200
  /// Below this many rows, another order may be chance.
  private static let enough = 3

  /// Looks at the first rows, from `cursor` to `end`.
  init(_ bytes: CSVBytes, of piece: BankBytes, from cursor: CSVCursor, to end: Int) {
    var cursor = cursor
    var reader = BankReader(bytes, of: piece, .unheaded)
    var rows: [(line: Int, cells: [String], own: String?)] = []
    while rows.count < UnheadedOrder.most, cursor.offset < end, let row = bytes.nextRow(&cursor) {
      let right = reader.read(row)?.answer.map { bytes.text(of: reader.fields.choice($0)) }
      rows.append((row.line, row.diagnostic == nil ? reader.fields.all.map(bytes.text(of:)) : [], right))
    }
    guard rows.count >= UnheadedOrder.enough else { return }
    // A running number is no question.
    let first = rows.first.flatMap { Int($0.cells.first ?? "") }
    let isNumbered =
      first.map { first in
        rows.enumerated().allSatisfy { Int($1.cells.first ?? "") == first + $0 }
      } == true
    let question = isNumbered ? 1 : 0
    // Most rows end with the answer, or with an explanation behind it.
    let widths = rows.reduce(into: [Int: Int]()) { $0[($1.cells.lastIndex { !$0.isEmpty } ?? -1) + 1, default: 0] += 1 }
    let width = widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    for column in [width, width - 1, width - 2] where column > question + 2 && column <= question + 10 {
      let found = rows.compactMap { row in
        UnheadedOrder.answer(of: row.cells, at: column, behind: question).map { (row: row, answer: $0) }
      }
      guard !found.isEmpty, found.count * 10 >= rows.count * 9 else { continue }
      if rows.count(where: { $0.own != nil }) * 20 >= rows.count * 19 {
        // Numbers are among the choices of many a bank; a letter there says what is right.
        guard found.contains(where: \.answer.isLetter) else { return }
        let shown = found.first { $0.row.own != $0.answer.text } ?? found[0]
        readings = Readings(
          line: shown.row.line, own: shown.row.own ?? "", last: shown.answer.text, choices: column - question - 1)
        return
      }
      let isExplained = found.contains { column + 1 < $0.row.cells.count && !$0.row.cells[column + 1].isEmpty }
      columns = BankColumns(
        question: question, answer: column, choices: Array(question + 1..<column),
        explanation: isExplained ? column + 1 : nil, level: nil, count: column + (isExplained ? 2 : 1),
        readsKinds: false)
      return
    }
  }

  /// The choice that a cell behind the choices names, by its label or its text; nil where it names none.
  private static func answer(of row: [String], at column: Int, behind question: Int) -> (text: String, isLetter: Bool)?
  {
    guard column < row.count, !row[question].isEmpty else { return nil }
    var choices = row[(question + 1)..<column]
    while choices.last?.isEmpty == true { choices.removeLast() }
    let texts = Array(choices)
    guard Question.choiceCounts.contains(texts.count), !texts.contains(""), Set(texts).count == texts.count else {
      return nil
    }
    if let index = texts.firstIndex(of: row[column]) { return (texts[index], false) }
    if BankNumber(row[column])?.value == 0 { return (texts[0], false) }
    guard let label = AnswerLabel(row[column]), label.number <= texts.count else { return nil }
    // A, B, C and D are four choices, not three and an answer.
    if let before = AnswerLabel(texts[texts.count - 1]), before.style == label.style, before.number + 1 == label.number
    {
      return nil
    }
    return (texts[label.number - 1], label.style != .digit)
  }
}
