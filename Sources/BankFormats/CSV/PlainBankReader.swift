import QuizCore

/// Reads what is a bank already.
enum PlainBankReader {
  /// Reads a file by the rules of banks.
  static func read(_ bank: Bank) throws(ImportError) -> RawFile {
    guard bank.rowCount <= ImportLimits.items else { throw ImportError(.tooMuch(.items)) }
    var items: [RawItem] = []
    // A check visits the rows in order, each with its line.
    _ = bank.check(
      alsoBy: { row in
        if let question = row.question {
          items.append(
            RawItem(
              place: .line(row.line), text: question.text,
              content: .choices(question.choices, right: [question.answer]),
              explanation: question.explanation, level: question.level))
        }
        return []
      },
      { problem in
        let place = ItemPlace.line(problem.line)
        if problem.severity == .error, items.last?.place != place {
          items.append(RawItem(place: place, text: "", content: .refused(.row(problem.kind))))
        }
      })
    return RawFile(items: items)
  }

  /// Reads a sheet of a workbook with the headings of a bank.
  static func read(_ sheet: Table, name: String) throws(ImportError) -> RawFile {
    var text = ""
    // The row of each line: cells can hold several lines.
    var rows: [Int: Int] = [:]
    var line = 1
    for row in sheet.rows {
      rows[line] = row.number
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
      guard case .line(let line) = item.place else { return item }
      return RawItem(
        place: .row(rows[line] ?? line), text: item.text, content: item.content, explanation: item.explanation,
        level: item.level)
    }
    return file
  }
}
