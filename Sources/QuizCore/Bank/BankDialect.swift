/// The dialect of a bank's file: its separator, where its rows begin, and the meaning of its columns.
///
/// Detected from the first rows. A line `sep=;` sets the separator; otherwise it is the one that yields a heading, or
/// the most usable rows, with preference for the comma.
struct BankDialect {
  /// The byte between two fields.
  private(set) var separator = CSV.comma
  /// Where the first row may begin: behind the mark, the line `sep=`, titles and the heading.
  private(set) var start = CSVCursor(offset: 0, line: 1)
  private(set) var columns = BankColumns.unheaded
  /// The cells of the heading; empty when there is none.
  private(set) var heading: [String] = []
  /// The line of the heading; 1 when there is none.
  private(set) var headingLine = 1
  private(set) var headingProblems: [BankDiagnostic] = []
  /// The columns that the heading lacks.
  private(set) var missing: [String] = []
  /// Whether there is neither a heading nor a row.
  private(set) var isBlank = true
  /// The kind of file when none of its first rows is usable; nil when unknown.
  private(set) var kind: FileKind?
  /// Whether the first rows have no heading, and none of them can be used.
  private(set) var isStrange = false
  /// The two orders that the columns of rows without a heading may have; nil where there is one.
  private(set) var readings: UnheadedOrder.Readings?
  /// Why the first rows could not be read; nil when they could.
  private(set) var failure: BankSource.Failure?

  /// Bytes in which a title and a heading, and rows to judge, are looked for.
  private static let most = 1 << 16

  /// Reads the first rows.
  init(_ source: BankSource) {
    failure = source.eachPiece(from: start, separator: separator) { piece, bytes, cursor in
      if piece.base + cursor.offset == 0, bytes.startsWithMark { cursor.offset = 3 }
      var first = cursor
      // The first row decides how long the piece must be.
      guard bytes.nextRow(&first) != nil else {
        // Blank rows need not be read again.
        start = CSVCursor(offset: piece.base + first.offset, line: first.line)
        cursor = first
        return true
      }
      read(bytes, of: piece, from: cursor)
      return false
    }
  }

  private mutating func read(_ bytes: CSVBytes, of piece: BankBytes, from cursor: CSVCursor) {
    isBlank = false
    var cursor = cursor
    let named = BankDialect.namedSeparator(bytes, &cursor)
    start = CSVCursor(offset: piece.base + cursor.offset, line: cursor.line)
    if let named { separator = named }
    var samples: [BankSample] = []
    for separator in named.map({ [$0] }) ?? [CSV.comma, CSV.semicolon, CSV.tab] {
      var piece = piece
      piece.separator = separator
      guard let sample = piece.withBytes({ BankSample($0, of: piece, from: cursor, within: BankDialect.most) }) else {
        continue
      }
      samples.append(sample)
      if sample.isSure { break }
    }
    guard let best = BankDialect.best(samples) else { return }
    isBlank = best.isBlank
    separator = best.separator
    if let heading = best.heading {
      start = CSVCursor(offset: piece.base + best.start.offset, line: best.start.line)
      columns = heading.columns ?? .unheaded
      self.heading = heading.cells
      headingLine = best.headingLine
      headingProblems = best.headingProblems
      missing = heading.missing
    }
    if best.heading == nil {
      columns = best.order?.columns ?? .unheaded
      readings = best.order?.readings
      if columns.answer > columns.question + 1 {
        headingProblems.append(
          BankDiagnostic(line: start.line, column: 1, kind: .answerBehindChoices(column: columns.answer + 1)))
      }
    }
    columns.answerRule = best.answerRule ?? columns.answerRule
    if best.countsFromZero {
      columns.firstNumber = 0
      headingProblems.append(BankDiagnostic(line: best.headingLine, column: 1, kind: .answersFromZero))
    }
    isStrange = best.heading == nil && best.usable == 0
    if best.numbered == 0, best.heading?.columns == nil, columns.answer == BankColumns.unheaded.answer {
      kind = FileKind(text: bytes.slice(cursor.offset, min(bytes.count, cursor.offset + BankDialect.most)))
    }
  }

  /// The sample by whose separator the bank is read.
  private static func best(_ samples: [BankSample]) -> BankSample? {
    if let headed = samples.first(where: { $0.heading?.columns != nil }) { return headed }
    // Rows of nothing but separators are none, whichever these are.
    if let blank = samples.first(where: \.isBlank) { return blank }
    var best = samples.first
    for sample in samples.dropFirst() {
      guard let known = best else { break }
      // An incomplete heading is better than nothing: it is known then what is missing.
      let isBetter =
        sample.usable > known.usable
        || sample.usable == 0 && known.usable == 0 && known.heading == nil
          && sample.heading != nil
      if isBetter { best = sample }
    }
    return best
  }

  /// The separator that a first line `sep=;` names; the cursor is then behind that line.
  private static func namedSeparator(_ bytes: CSVBytes, _ cursor: inout CSVCursor) -> UInt8? {
    let end = min(bytes.count, cursor.offset + SeparatorLine.longest)
    let line = bytes.slice(cursor.offset, end).prefix { $0 != CSV.lf && $0 != CSV.cr }
    let next = cursor.offset + line.count
    guard next == bytes.count && bytes.end == .file || next < bytes.count && next < end,
      let separator = SeparatorLine.separator(line)
    else { return nil }
    cursor = CSVCursor(offset: next < bytes.count ? bytes.afterLineEnd(at: next) : next, line: cursor.line + 1)
    return separator
  }
}

/// The first rows of a bank as one separator divides them.
private struct BankSample {
  let separator: UInt8
  private(set) var heading: BankHeading?
  private(set) var headingLine = 1
  private(set) var headingProblems: [BankDiagnostic] = []
  /// Behind the heading.
  private(set) var start: CSVCursor
  private(set) var isBlank = true
  /// The order of the columns without a heading; nil where there is one.
  private(set) var order: UnheadedOrder?
  /// How many of the first rows can be used.
  private(set) var usable = 0
  /// The number of those with numeric answers, as nearly all questions without a heading have. A letter or a text may
  /// be there by chance, as in a heading.
  private(set) var numbered = 0
  private var rows = 0
  /// The kind of answers in the whole answer column; nil when the rows do not decide.
  private(set) var answerRule: BankColumns.AnswerRule?

  /// Whether an answer is 0, whether another is more, and whether one shows that they count from 1: it is the number of
  /// the last choice, or none.
  private var hasZero = false
  private var hasMore = false
  private var countsFromOne = false

  /// Whether the numbers of all answers can only count from 0.
  var countsFromZero: Bool { hasZero && hasMore && !countsFromOne }

  /// Rows that are looked at.
  private static let most = 20
  /// Rows that are enough where all of them can be used, and their numbers are those of choices.
  private static let enough = 4
  /// Rows that may stand above a heading: a title, the class, the date.
  private static let titles = 5

  init(_ bytes: CSVBytes, of piece: BankBytes, from cursor: CSVCursor, within limit: Int) {
    separator = bytes.separator
    start = cursor
    let end = min(bytes.count, cursor.offset + limit)
    findHeading(bytes, of: piece, to: end)
    findForeignKinds(bytes, to: end)
    if heading == nil { order = UnheadedOrder(bytes, of: piece, from: start, to: end) }
    if heading == nil || heading?.columns != nil { readRows(bytes, of: piece, to: end) }
  }

  /// Whether no other separator can be better.
  var isSure: Bool { heading?.columns != nil || usable > 0 && usable == rows }

  /// Finds the first heading that has no question above it.
  private mutating func findHeading(_ bytes: CSVBytes, of piece: BankBytes, to end: Int) {
    var reader = BankReader(bytes, of: piece, .unheaded)
    var cursor = start
    var number = 0
    while number <= BankSample.titles, cursor.offset < end, let row = bytes.nextRow(&cursor) {
      isBlank = false
      if let found = BankSample.heading(row, in: bytes),
        found.heading.columns != nil || isMeant(found.heading, number, bytes, piece, end)
      {
        heading = found.heading
        headingLine = row.line
        headingProblems = found.problems
        start = cursor
        return
      }
      if let reading = reader.read(row), reader.number(reading) != nil { return }
      number += 1
    }
  }

  /// Finds out whether the column of kinds has none in the first rows, but something else.
  private mutating func findForeignKinds(_ bytes: CSVBytes, to end: Int) {
    guard let columns = heading?.columns, let column = columns.kind, !columns.choices.isEmpty else { return }
    var cursor = start
    var fields = CSVFields()
    var foreign: BankDiagnostic?
    for _ in 0..<BankSample.most {
      guard cursor.offset < end, let row = bytes.nextRow(&cursor) else { break }
      guard row.diagnostic == nil, bytes.split(row, into: &fields) == nil, column < fields.count,
        !fields[column].isEmpty
      else { continue }
      let text = bytes.text(of: fields[column])
      if KindCell(text) != nil { return }
      let kind = BankDiagnostic.Kind.foreignKinds(found: text, column: heading?.cells[column] ?? "")
      if foreign != nil { continue }
      foreign = BankDiagnostic(.init(offset: fields[column].start, kind: kind), in: row, of: bytes)
    }
    guard let foreign else { return }
    heading?.leaveOutKinds()
    headingProblems.append(foreign)
  }

  /// Whether a heading that lacks columns is one nevertheless. The first version took only a first row for it; another
  /// one is only where no row can be used without.
  private func isMeant(_ heading: BankHeading, _ number: Int, _ bytes: CSVBytes, _ piece: BankBytes, _ end: Int) -> Bool
  {
    if heading.isFirst, number == 0 { return true }
    var other = self
    other.readRows(bytes, of: piece, to: end)
    return other.numbered == 0
  }

  private mutating func readRows(_ bytes: CSVBytes, of piece: BankBytes, to end: Int) {
    let columns = heading?.columns ?? order?.columns ?? .unheaded
    var reader = BankReader(bytes, of: piece, columns)
    var cursor = start
    var (labels, texts) = (0, 0)
    let isSettled = columns.numbersComeFirst
    while rows < BankSample.most, cursor.offset < end, let row = bytes.nextRow(&cursor) {
      if isSettled, rows >= BankSample.enough, numbered == rows, countsFromOne { return }
      rows += 1
      let reading = reader.read(row)
      findNumbering(reader, reading)
      guard let reading else { continue }
      usable += 1
      if reader.number(reading) != nil { numbered += 1 }
      switch reader.answer(reading.answerField, among: reading.choiceCount) {
      case .label: labels += 1
      case .text: texts += 1
      case .either, .ambiguous, .twice, .several, .beyond, .nothing: break
      }
    }
    if heading?.columns?.answerRule == .itself { return }
    // Where no row has decided, all that are at hand are asked.
    while hasZero || numbered > 0, !countsFromOne, cursor.offset < end, let row = bytes.nextRow(&cursor) {
      findNumbering(reader, reader.read(row))
    }
    if labels > 0, texts == 0 { answerRule = .label }
    if texts > 0, labels == 0 { answerRule = .text }
  }

  /// Looks whether the answer of the row that was read last is a number that counts from 0 or from 1.
  private mutating func findNumbering(_ reader: BankReader, _ reading: BankReader.Reading?) {
    // What is no question with one right choice says nothing of how choices are counted.
    if reading?.keyed != nil { return }
    let columns = reader.fields.columns
    guard columns.answerRule != .itself, let (number, choices, isText) = reader.numbering(reading) else {
      if reading != nil { countsFromOne = true }
      return
    }
    // A 0 that is also a choice's text can be read in two ways.
    if number >= choices || isText && (number == 0 || !columns.digitsAreNumbers) { countsFromOne = true }
    if number == 0 { hasZero = true } else { hasMore = true }
  }

  /// The heading that a row is, and what is wrong with it; nil when it is none.
  private static func heading(_ row: CSVRow, in bytes: CSVBytes) -> (heading: BankHeading, problems: [BankDiagnostic])?
  {
    var fields = CSVFields()
    guard row.diagnostic == nil, bytes.split(row, into: &fields) == nil,
      fields.allSatisfy({ $0.end - $0.start <= BankLimits.field }),
      bytes.firstNonText(from: row.start, to: row.end) == row.end,
      let heading = BankHeading(fields.map(bytes.text(of:)))
    else { return nil }
    let problems = heading.unread.map { cell in
      BankDiagnostic(.init(offset: fields[cell.index].start, kind: cell.kind), in: row, of: bytes)
    }
    return (heading, problems)
  }
}
