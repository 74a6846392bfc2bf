import QuizCore

/// Reads the spreadsheets of quiz programs.
enum SpreadsheetReader {
  /// Reads columns that have the headings of `format`. A text that the user names so may have those of another program.
  static func reader(of format: BankFormat) -> ColumnReader {
    { source, isNamed throws(ImportError) in
      guard let layout = Layout.find(in: source.table), layout.format == format || isNamed && source.text != nil else {
        return .none
      }
      return .file(try read(source.table, layout))
    }
  }

  /// Reads the rows below the heading.
  private static func read(_ table: Table, _ layout: Layout) throws(ImportError) -> RawFile {
    var file = RawFile()
    let rows = table.rows.dropFirst(layout.heading + 1)
    let first = countsFromZero(rows, layout) ? 0 : 1
    if first == 0 { file.notes.append(.countedFromZero) }
    for row in rows {
      let text = row[layout.question]
      // The row below Quizizz's heading explains its columns.
      if layout.format == .quizizz, text.lowercased().hasPrefix("text of the question") { continue }
      let cells = [layout.question] + layout.choices.map { $0 } + layout.wrong.map { $0 } + [layout.right]
      // Templates number rows, and give them times, that hold nothing.
      if cells.allSatisfy({ row[$0].isEmpty }) { continue }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: row.number) }
      var item = RawItem(place: table.place(of: row), text: text, content: .refused(.noQuestion))
      item.explanation = row[layout.explanation]
      item.level = Int(row[layout.level])
      let problem = row.problem(in: (cells + [layout.answer, layout.explanation]).compactMap { $0 })
      item.content = problem.map { .refused($0) } ?? content(row, layout, first: first)
      file.items.append(item)
    }
    return file
  }

  /// Whether the numbers of all answers can only count from 0: one is 0, another is
  /// more, and none is that of the last choice or beyond.
  private static func countsFromZero(_ rows: ArraySlice<Table.Row>, _ layout: Layout) -> Bool {
    guard layout.right == nil else { return false }
    var (hasZero, hasMore) = (false, false)
    for row in rows where !row[layout.answer].isEmpty {
      let choices = layout.choices.map { row[$0] }
      let count = choices.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
      for part in parts(of: row[layout.answer]) {
        guard let number = Int(part), number >= 0, number < count, number > 0 || !choices.contains("0") else {
          return false
        }
        if number == 0 { hasZero = true } else { hasMore = true }
      }
    }
    return hasZero && hasMore
  }

  /// The numbers in a cell of right answers.
  private static func parts(of answer: String) -> [Substring] {
    BankNumber.withoutZeros(answer).split { ",;、/ ".contains($0) }
  }

  private static func content(_ row: Table.Row, _ layout: Layout, first: Int) -> RawItem.Content {
    if !row[layout.image].isEmpty { return .refused(.media) }
    let type = row[layout.type]
    let kind = type.isEmpty ? QuestionKind.one : KindName.named(type)?.kind
    if kind?.input != .panel {
      let texts = layout.choices.map { row[$0] }.filter { !$0.isEmpty }
      switch kind?.input {
      case .sequence: return .order(texts)
      case .text where !texts.isEmpty: return .typed(texts)
      case .panel, .panels: break
      case .text, .number, nil:
        let name = Excerpt.of(type)
        return .refused(.kind(Phrase(en: "a question of type \"\(name)\"", ja: "種類が「\(name)」の問題")))
      }
    }
    if let right = layout.right {
      if row[right].isEmpty { return .refused(.noRight) }
      return .unordered(right: row[right], wrong: layout.wrong.map { row[$0] }.filter { !$0.isEmpty })
    }
    let choices = layout.choices.map { row[$0] }
    // Blanks among the choices keep the numbers of those behind them, and are no choices.
    let filled = choices.indices.filter { !choices[$0].isEmpty }
    func content(right: [Int]) -> RawItem.Content {
      .choices(filled.map { choices[$0] }, right: right.compactMap { filled.firstIndex(of: $0) })
    }
    let answer = row[layout.answer]
    if answer.isEmpty { return content(right: []) }
    let parts = parts(of: answer)
    let numbers = parts.compactMap { Int($0) }.map { $0.addingReportingOverflow(1 - first).partialValue }
    if numbers.count == parts.count {
      let right = Set(numbers)
      let isThere = right.allSatisfy { number in filled.contains { $0 + 1 == number } }
      guard isThere else { return .refused(.unknownAnswer(answer)) }
      return content(right: right.map { $0 - 1 }.sorted())
    }
    guard let index = PlainText.index(of: answer, in: choices) else {
      return .refused(.unknownAnswer(answer))
    }
    return content(right: [index])
  }
}
