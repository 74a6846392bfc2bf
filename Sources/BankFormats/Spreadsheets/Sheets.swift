import QuizCore

/// The sheets of a workbook, or the tables of an archive, read together: each that is in a format is a set of its own. Never empty.
struct Sheets {
  private let sources: [ColumnSource]
  /// Whether each names its set: so where several are read, or one of several was chosen.
  private let areNamed: Bool

  /// Takes the sheets that have rows; only the one that is `wanted`, by its name or its number from 1. Throws when there
  /// is none.
  init(_ sheets: [ColumnSource], wanted: String?) throws(ImportError) {
    guard let wanted else {
      sources = sheets.filter { !$0.table.rows.isEmpty }
      areNamed = false
      if sources.isEmpty { throw ImportError(.empty) }
      return
    }
    let folded = Folding.folded(wanted)
    let byName =
      sheets.first { $0.table.title == wanted } ?? sheets.first { Folding.folded($0.table.title ?? "") == folded }
    let byNumber = Int(wanted).flatMap {
      (1...max(1, sheets.count)).contains($0) ? sheets.dropFirst($0 - 1).first : nil
    }
    guard let sheet = byName ?? byNumber else {
      throw ImportError(.noSheet(wanted, there: sheets.map { $0.table.title ?? "" }))
    }
    if sheet.table.rows.isEmpty { throw ImportError(.empty) }
    sources = [sheet]
    areNamed = sheets.count > 1
  }

  /// Reads each sheet, and says which were left out.
  func read(by read: ColumnReader, isNamed: Bool) throws(ImportError) -> ColumnReading {
    var files: [(source: ColumnSource, file: RawFile)] = []
    var others: [String] = []
    var problem: ImportError?
    for source in sources {
      let sheet = source.table.title ?? ""
      switch try read(source, isNamed) {
      case .file(var file):
        if let date = Sheets.date(in: source.table, of: file) { file.notes.append(.dates(date)) }
        files.append((source, file))
      case .none: others.append(sheet)
      case .nearly(let error):
        problem = problem ?? error
        others.append(sheet)
      }
    }
    guard var whole = files.first?.file else { return problem.map { .nearly($0) } ?? .none }
    if files.count > 1 || areNamed {
      whole = RawFile()
      for (source, file) in files {
        whole.items += file.items.map { Sheets.item($0, of: source, isOneOfSeveral: files.count > 1) }
        whole.notes += file.notes.filter { !whole.notes.contains($0) }
      }
    }
    if files.count > 1 { whole.notes.insert(.sheets(files.map { $0.source.table.title ?? "" }), at: 0) }
    if !others.isEmpty { whole.notes.insert(.sheetsLeftOut(others), at: files.count > 1 ? 1 : 0) }
    return .file(whole)
  }

  /// The first date or time of a sheet that is a text of a question; nil where there is none.
  private static func date(in table: Table, of file: RawFile) -> String? {
    let dates = Set(table.rows.flatMap { row in row.dates.map { row[$0] } })
    guard !dates.isEmpty else { return nil }
    return file.items.lazy.compactMap { item in item.texts.first(where: dates.contains) }.first
  }

  /// An item with the set and the place that its sheet gives it.
  private static func item(_ item: RawItem, of source: ColumnSource, isOneOfSeveral: Bool) -> RawItem {
    var item = item
    let sheet = source.table.title ?? ""
    item.category = [sheet]
    if isOneOfSeveral, case .row(let row, _) = item.place { item.place = .row(row, sheet: sheet) }
    if let member = source.member, case .line(let line) = item.place { item.place = .member(member, line: line) }
    return item
  }
}
