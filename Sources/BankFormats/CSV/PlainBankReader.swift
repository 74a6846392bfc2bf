import QuizCore

/// Reads what is a bank already.
enum PlainBankReader {
  /// Reads a file by the rules of banks.
  static func read(_ bank: Bank) throws(ImportError) -> RawFile {
    guard bank.rowCount <= ImportLimits.items else { throw ImportError(.tooMuch(.items)) }
    let items = (0..<bank.rowCount).map { row -> RawItem in
      let result = bank.result(at: row)
      let place = ItemPlace.line(result.line ?? 0)
      guard let question = result.question else {
        let problem = result.problems.first { $0.severity == .error }
        return RawItem(place: place, text: "", content: .refused(problem.map { .row($0.kind) } ?? .noQuestion))
      }
      return RawItem(
        place: place, text: question.text, content: .choices(question.choices, right: [question.answer]),
        explanation: question.explanation, level: question.level)
    }
    return RawFile(items: items)
  }

  /// Reads a sheet of a workbook with the headings of a bank.
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
      var content = item.content
      // In the columns that are read, a date is a number that means nothing.
      if let date = row.dates.filter(bank.reads(column:)).min() {
        content = .refused(.syntax(SpreadsheetReader.dateCell(date)))
      }
      return RawItem(
        place: .row(row.number), text: item.text, content: content, explanation: item.explanation, level: item.level)
    }
    return file
  }
}
