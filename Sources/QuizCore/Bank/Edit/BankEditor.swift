/// The bytes of a bank whose rows can be added to, replaced and taken away; every other byte stays as it is.
///
/// Holds the bank as text in memory and touches no file.
public struct BankEditor: Sendable {
  /// A row as it stands in the file.
  public struct Row: Hashable, Sendable {
    /// Its number, from 0, among the rows that hold anything.
    public let number: Int
    /// The line it begins on, from 1.
    public let line: Int
    /// Its bytes without the line end, by which a change by another program is recognised.
    public let bytes: [UInt8]
    /// The question; nil when the row cannot be used.
    public let question: Question?
  }

  /// The bytes as they are.
  public let bytes: [UInt8]
  /// All rows that hold anything, in the order of the file.
  public let rows: [Row]
  private let name: String
  private let columns: BankColumns
  /// The place of each row and of what follows its line end.
  private let places: [(start: Int, end: Int, next: Int)]
  /// Whether there is neither a row nor a heading.
  private let isBlank: Bool
  /// Whether the last row has a quote that is not closed.
  private let endsInQuote: Bool

  /// The heading of a bank that this program begins.
  static let heading = "question,answer,choice1,choice2,choice3,choice4,explanation"

  /// Reads `bytes`, which may be none; throws when they are not UTF-8 or their heading lacks columns.
  public init(_ bytes: [UInt8], name: String) throws(BankEditorError) {
    self.bytes = bytes
    self.name = name
    // What was converted could not be written back as it was.
    if let bad = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      ? 0 : BankEncoding.firstNonUTF8(bytes)
    {
      throw .unreadable(BankEncoding.notText(bytes, at: bad, name: name))
    }
    let contents = BankBytes(bytes).flatMap(Contents.init)
    if let contents, !contents.opening.missing.isEmpty {
      throw .unreadable(
        BankError(
          .incompleteHeading(missing: contents.opening.missing), in: name,
          at: .init(line: contents.opening.headingLine, column: 1)))
    }
    rows = contents?.rows ?? []
    places = contents?.places ?? []
    endsInQuote = contents?.endsInQuote ?? false
    isBlank = contents?.isBlank ?? true
    columns = isBlank ? .unheaded : contents?.opening.columns ?? .unheaded
  }

  /// What to write behind `bytes` to add a question.
  ///
  /// Closes an open quote and ends an unfinished line first; a blank bank gets a heading.
  public func appending(_ question: Question) throws(BankEditorError) -> [UInt8] {
    var suffix: [UInt8] = []
    if let last = bytes.last, last != CSV.lf, last != CSV.cr, !isOnlyMark {
      if endsInQuote { suffix.append(CSV.quote) }
      suffix += lineEnd
    }
    if isBlank { suffix += Array(BankEditor.heading.utf8) + lineEnd }
    suffix += try line(for: question, over: nil) + lineEnd
    let after = try read(bytes + suffix)
    guard after.rows.count == rows.count + 1, after.rows.last?.question?.isSame(as: question) == true,
      zip(after.rows, rows).dropLast(endsInQuote ? 1 : 0).allSatisfy({ $0.bytes == $1.bytes })
    else { throw .wouldBeMisread(line: rows.last?.line ?? 1) }
    return suffix
  }

  /// The bytes with another question in a row's place; what the row says in other columns stays.
  public func replacing(_ row: Row, with question: Question) throws(BankEditorError) -> [UInt8] {
    let number = try number(of: row)
    let place = places[number]
    let line = try line(for: question, over: place)
    let changed = Array(bytes[..<place.start]) + line + Array(bytes[place.end...])
    let after = try read(changed)
    guard after.rows.count == rows.count, after.rows[number].question?.isSame(as: question) == true else {
      throw .wouldBeMisread(line: row.line)
    }
    return changed
  }

  /// The bytes without a row and its line end; none at all when it was the last row.
  public func removing(_ row: Row) throws(BankEditorError) -> [UInt8] {
    let place = places[try number(of: row)]
    // A heading alone is no bank, and the next question brings its own.
    if rows.count == 1 { return [] }
    return Array(bytes[..<place.start]) + Array(bytes[place.next...])
  }

  /// The number that a row has now, which is another one when rows before it came or went; throws when there is no row
  /// like it any more.
  private func number(of row: Row) throws(BankEditorError) -> Int {
    if rows.indices.contains(row.number), rows[row.number].bytes == row.bytes { return row.number }
    guard let number = rows.firstIndex(where: { $0.bytes == row.bytes }) else { throw .changed }
    return number
  }

  private func read(_ bytes: [UInt8]) throws(BankEditorError) -> BankEditor {
    try BankEditor(bytes, name: name)
  }

  /// Whether there is nothing but a byte order mark.
  private var isOnlyMark: Bool { bytes == [0xEF, 0xBB, 0xBF] }

  /// How lines end in this bank.
  private var lineEnd: [UInt8] {
    guard let end = bytes.firstIndex(where: { $0 == CSV.lf || $0 == CSV.cr }) else { return [CSV.lf] }
    if bytes[end] == CSV.lf { return [CSV.lf] }
    return end + 1 < bytes.count && bytes[end + 1] == CSV.lf ? [CSV.cr, CSV.lf] : [CSV.cr]
  }

  /// The row of a question in the columns of this bank.
  private func line(
    for question: Question, over place: (start: Int, end: Int, next: Int)?
  ) throws(BankEditorError) -> [UInt8] {
    guard question.choices.count <= columns.choices.count else {
      throw .tooManyChoices(question.choices.count, columns: columns.choices.count)
    }
    guard columns.explanation != nil || question.explanation == nil else { throw .noExplanationColumn }
    var cells = place.map(cells) ?? []
    let width = max(columns.question, columns.answer, columns.choices.max() ?? 0) + 1
    while cells.count < width { cells.append("") }
    cells[columns.question] = question.text
    cells[columns.answer] = String(question.answer + 1)
    for (index, column) in columns.choices.enumerated() {
      if index < question.choices.count { cells[column] = question.choices[index] } else { cells[column] = "" }
    }
    if let column = columns.explanation {
      while cells.count <= column, question.explanation != nil { cells.append("") }
      if column < cells.count { cells[column] = question.explanation ?? "" }
    }
    // A question without a level leaves the row's own.
    if let column = columns.level, let level = question.level {
      while cells.count <= column { cells.append("") }
      cells[column] = String(level)
    }
    return Array(cells.map(BankEditor.cell).joined(separator: ",").utf8)
  }

  private func cells(at place: (start: Int, end: Int, next: Int)) -> [String] {
    bytes[place.start..<place.end].withUnsafeBytes { buffer -> [String]? in
      guard let row = CSVBytes(buffer) else { return nil }
      var fields: [CSVField] = []
      _ = row.split(CSVRow(start: 0, end: row.count, line: 1, diagnostic: nil), into: &fields)
      return fields.map(row.text(of:))
    } ?? []
  }

  /// A cell as RFC 4180 wants it: in quotes when it holds anything that means something outside of them.
  static func cell(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 != CSV.comma && $0 != CSV.quote && $0 != CSV.lf && $0 != CSV.cr }
    if isPlain { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

/// What one pass over a bank's bytes finds.
private struct Contents {
  let opening: Opening
  var rows: [BankEditor.Row] = []
  var places: [(start: Int, end: Int, next: Int)] = []
  let isBlank: Bool
  var endsInQuote = false

  init(_ bytes: BankBytes) {
    opening = Opening(.memory(bytes))
    isBlank = opening.isBlank
    _ = bytes.withBytes { readRows($0, of: bytes) }
  }

  private mutating func readRows(_ bytes: CSVBytes, of piece: BankBytes) {
    var reader = BankReader(bytes, of: piece, opening.columns)
    var cursor = opening.index.start
    while let row = bytes.nextRow(&cursor) {
      let question = reader.read(row).flatMap(reader.question)
      rows.append(
        BankEditor.Row(
          number: rows.count, line: row.line, bytes: Array(bytes.slice(row.start, row.end)), question: question))
      places.append((row.start, row.end, row.end < bytes.count ? bytes.afterLineEnd(at: row.end) : row.end))
      if case .unterminated = row.diagnostic, row.end == bytes.count { endsInQuote = true } else { endsInQuote = false }
    }
  }
}

extension Question {
  /// Whether two questions are the same but for the level, which not every bank has a column for.
  fileprivate func isSame(as other: Question) -> Bool {
    text == other.text && choices == other.choices && answer == other.answer && explanation == other.explanation
  }
}
