import QuizCore

/// Reads what is a bank already.
enum PlainBankReader {
  /// Reads columns that are a bank with a usable question, or any that are named so.
  static func read(_ source: ColumnSource, isNamed: Bool) throws(ImportError) -> ColumnReading {
    // What is not divided is no bank, and need not be looked at row by row.
    if !isNamed, !source.table.rows.contains(where: { $0.cells.count > 1 }) { return .none }
    if let text = source.text { return try read(text, isNamed: isNamed) }
    do throws(ImportError) {
      let file = try read(source.table, name: source.name)
      let isUsable = file.items.contains { if case .refused = $0.content { false } else { true } }
      return isUsable || isNamed ? .file(file) : .none
    } catch {
      return isNamed ? .nearly(error) : .none
    }
  }

  private static func read(_ text: SourceText, isNamed: Bool) throws(ImportError) -> ColumnReading {
    let bank: Bank
    do throws(BankError) {
      bank = try Bank(bytes: text.bytes, name: text.name)
    } catch {
      return isNamed || error.reason.isOfATable ? .nearly(ImportError(error)) : .none
    }
    return isNamed || bank.usableCount > 0 ? .file(try read(bank)) : .none
  }

  /// Reads a file by the rules of banks.
  private static func read(_ bank: Bank) throws(ImportError) -> RawFile {
    guard bank.rowCount <= ImportLimits.items else { throw ImportError(.tooMuch(.items)) }
    let items = (0..<bank.rowCount).map { row -> RawItem in
      let result = bank.result(at: row)
      let place = ItemPlace.line(result.line ?? 0)
      guard let question = result.question else {
        let problem = result.problems.first { $0.severity == .error }
        return RawItem(place: place, text: "", content: .refused(problem.map { .row($0.kind) } ?? .noQuestion))
      }
      return RawItem(
        place: place, text: question.text,
        content: .keyed(question.kind, choices: question.choices, key: question.key, options: question.options),
        explanation: question.explanation, level: question.level, seconds: question.seconds)
    }
    var notes = bank.answerBehindChoices.map { [ImportNote.answerBehindChoices($0)] } ?? []
    if bank.answersCountFromZero { notes.append(.countedFromZero) }
    return RawFile(items: items, notes: notes)
  }

  /// Reads a sheet of a workbook, or a table in Markdown, with the headings of a bank.
  static func read(_ sheet: Table, name: String) throws(ImportError) -> RawFile {
    var text = ""
    // The row of each line: cells can hold several lines.
    var rows: [Int: Table.Row] = [:]
    var line = 1
    for row in sheet.rows {
      rows[line] = row
      let record = row.cells.map(CSVWriter.cell).joined(separator: ",")
      line += record.utf8.count { $0 == 0x0A } + 1
      text += record + "\n"
    }
    let bank: Bank
    do throws(BankError) {
      bank = try Bank(bytes: Array(text.utf8), name: name)
    } catch {
      throw ImportError(error)
    }
    var file = try read(bank)
    file.items = file.items.map { item in
      guard case .line(let line) = item.place, let row = rows[line] else { return item }
      var read = item
      read.place = sheet.place(of: row)
      if let problem = row.problem(in: row.cells.indices.filter(bank.reads(column:))) {
        read.content = .refused(problem)
      }
      return read
    }
    return file
  }
}

extension BankError.Reason {
  /// Whether a file is a table of questions, but not one that can be read.
  fileprivate var isOfATable: Bool {
    switch self {
    case .incompleteHeading, .noHeading, .twoOrders: true
    case _: false
    }
  }
}
