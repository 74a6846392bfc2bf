/// The bytes of a bank whose rows can be added to, replaced and taken away; every other byte stays as it is.
///
/// The separator, the heading, the encoding and the way in which answers are written stay those of the bank. Holds it as
/// text in memory and touches no file.
public struct BankEditor: Sendable {
  /// A row as it stands in the file.
  public struct Row: Hashable, Sendable {
    /// Its number, from 0, among the rows that hold anything.
    public let number: Int
    /// The line it begins on, from 1.
    public let line: Int
    /// Its bytes without the line end, as UTF-8, by which a change by another program is recognised.
    public let bytes: [UInt8]
    /// The question; nil when the row cannot be used.
    public let question: Question?
  }

  /// The bytes as they are.
  public let bytes: [UInt8]
  /// All rows that hold anything, in the order of the file.
  public let rows: [Row]
  private let name: String
  private let encoding: BankEncoding
  /// The bytes as UTF-8, with a mark only if that was UTF-8 too.
  private let text: [UInt8]
  private let columns: BankColumns
  private let separator: UInt8
  /// The place in the text of each row and of what follows its line end.
  private let places: [(start: Int, end: Int, next: Int)]
  /// Where the heading's line ends in the text, and whether it is Japanese; nil where there is none.
  private let heading: (end: Int, isJapanese: Bool)?
  /// Whether there is neither a row nor a heading.
  private let isBlank: Bool
  /// Whether the last row has a quote that is not closed.
  private let endsInQuote: Bool

  /// The heading of a bank that this program begins.
  static let heading = "question,answer,choice1,choice2,choice3,choice4,explanation"
  /// That of one that begins with a question of another kind than one with a right choice.
  static let headingWithKind = heading + ",kind"

  /// Reads `bytes`, which may be none; throws when they are no bank or their heading lacks columns.
  public init(_ bytes: [UInt8], name: String) throws(BankEditorError) {
    do throws(BankError) {
      let (text, encoding) = try BankEncoding.decoded(bytes, name: name)
      try self.init(bytes, text: text, encoding: encoding, name: name)
    } catch {
      throw .unreadable(error)
    }
  }

  private init(_ bytes: [UInt8], text: [UInt8], encoding: BankEncoding, name: String) throws(BankError) {
    self.bytes = bytes
    self.text = text
    self.encoding = encoding
    self.name = name
    let contents = BankBytes(text).flatMap(Contents.init)
    if let kind = contents?.opening.dialect.kind { throw BankError(.anotherKind(kind), in: name) }
    if let dialect = contents?.opening.dialect, !dialect.missing.isEmpty {
      throw BankError(
        .incompleteHeading(missing: dialect.missing), in: name, at: .init(line: dialect.headingLine, column: 1))
    }
    if let readings = contents?.opening.dialect.readings { throw readings.error(in: name) }
    rows = contents?.rows ?? []
    places = contents?.places ?? []
    endsInQuote = contents?.endsInQuote ?? false
    isBlank = contents?.opening.dialect.isBlank ?? true
    heading = contents.flatMap { contents in
      let dialect = contents.opening.dialect
      if dialect.heading.isEmpty { return nil }
      return (dialect.start.offset, dialect.heading.contains { $0.utf8.contains { $0 >= 0x80 } })
    }
    columns = isBlank ? .unheaded : contents?.opening.dialect.columns ?? .unheaded
    separator = contents?.opening.dialect.separator ?? CSV.comma
  }

  /// The same bank with a column that says of what kind a question is, behind the others of its heading; nil where it has
  /// such a column, or no heading.
  public func withKindColumn() throws(BankEditorError) -> BankEditor? {
    guard let heading, columns.kind == nil else { return nil }
    var end = heading.end
    while end > 0, text[end - 1] == CSV.lf || text[end - 1] == CSV.cr { end -= 1 }
    let name = BankColumnNames.questionKind[heading.isJapanese ? 1 : 0]
    let bytes = try encoded(whole: Array(text[..<end]) + [separator] + Array(name.utf8) + Array(text[end...]))
    return try BankEditor(bytes, name: self.name)
  }

  /// What to write behind `bytes` to add a question.
  ///
  /// Closes an open quote and ends an unfinished line first; a blank bank gets a heading.
  public func appending(_ question: Question) throws(BankEditorError) -> [UInt8] {
    var start: [UInt8] = []
    if let last = text.last, last != CSV.lf, last != CSV.cr, !isOnlyMark {
      if endsInQuote { start.append(CSV.quote) }
      start += lineEnd
    }
    if isBlank {
      let heading = question.needsKindCell ? BankEditor.headingWithKind : BankEditor.heading
      start += heading.utf8.map { $0 == CSV.comma ? separator : $0 } + lineEnd
    }
    let model = rows.indices.last { rows[$0].question != nil }.map { cells(at: places[$0]) }
    var isMisread = false
    for answer in answers(for: question, like: model) {
      let suffix = start + (try line(for: question, answer: answer, over: nil)) + lineEnd
      let after = try read(text + suffix)
      let known = endsInQuote ? rows.dropLast() : rows[...]
      guard after.rows.count == rows.count + 1, zip(after.rows, known).allSatisfy({ $0.bytes == $1.bytes }) else {
        isMisread = true
        continue
      }
      if isSame(after.rows.last?.question, question), zip(after.rows, known).allSatisfy({ $0 == $1 }) {
        let addition = try encoded(suffix)
        try requireEncoding(bytes + addition, of: text + suffix)
        return addition
      }
    }
    throw isMisread ? .wouldBeMisread(line: rows.last?.line ?? 1) : ambiguity(of: question)
  }

  /// The bytes with another question in a row's place; the row's other columns are kept.
  public func replacing(_ row: Row, with question: Question) throws(BankEditorError) -> [UInt8] {
    let number = try number(of: row)
    let place = places[number]
    var isMisread = false
    for answer in answers(for: question, like: cells(at: place)) {
      let line = try line(for: question, answer: answer, over: place)
      let changed = Array(text[..<place.start]) + line + Array(text[place.end...])
      let after = try read(changed)
      guard after.rows.count == rows.count else {
        isMisread = true
        continue
      }
      let areOthersSame = rows.indices.allSatisfy { $0 == number || after.rows[$0].question == rows[$0].question }
      if isSame(after.rows[number].question, question), areOthersSame { return try encoded(whole: changed) }
    }
    throw isMisread ? .wouldBeMisread(line: row.line) : ambiguity(of: question)
  }

  /// Why a question would be read as something else.
  private func ambiguity(of question: Question) -> BankEditorError {
    columns.kind != nil || !question.needsKindCell ? .wouldBeAmbiguous : .noKindColumn
  }

  /// The bytes without a row and its line end. Without its last row a bank that this program began is nothing; a heading
  /// of the user's own stays.
  public func removing(_ row: Row) throws(BankEditorError) -> [UInt8] {
    let number = try number(of: row)
    let place = places[number]
    let left = Array(text[..<place.start]) + Array(text[place.next...])
    if rows.count == 1 {
      let rest = String(decoding: left.filter { $0 != CSV.lf && $0 != CSV.cr }, as: UTF8.self)
      if ["", BankEditor.heading, BankEditor.headingWithKind].flatMap({ [$0, "\u{FEFF}" + $0] }).contains(rest) {
        return []
      }
    } else {
      let after = try read(left).rows.map(\.question)
      guard after == rows.indices.filter({ $0 != number }).map({ rows[$0].question }) else { throw .wouldBeAmbiguous }
    }
    return try encoded(whole: left)
  }

  /// The number that a row has now, which is another one when rows before it came or went; throws when there is no row
  /// like it any more.
  private func number(of row: Row) throws(BankEditorError) -> Int {
    if rows.indices.contains(row.number), rows[row.number].bytes == row.bytes { return row.number }
    guard let number = rows.firstIndex(where: { $0.bytes == row.bytes }) else { throw .changed }
    return number
  }

  private func read(_ text: [UInt8]) throws(BankEditorError) -> BankEditor {
    do throws(BankError) {
      return try BankEditor(text, text: text, encoding: .utf8, name: name)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Whether a question as read back equals the intended one, except for the level, which not every bank has a column
  /// for, and for the position of the right choice where that has a column of its own.
  private func isSame(_ read: Question?, _ question: Question) -> Bool {
    guard let read, read.text == question.text, read.explanation == question.explanation, read.kind == question.kind,
      read.options == question.options
    else { return false }
    if columns.answerRule == .itself, question.kind == .one {
      return read.choices == ordered(question) && read.answer == 0
    }
    return read.choices == question.choices && read.key == question.key
  }

  /// The choices in the order of the columns.
  private func ordered(_ question: Question) -> [String] {
    guard columns.answerRule == .itself, question.kind == .one else { return question.choices }
    return [question.rightAnswer]
      + question.choices.indices.filter { $0 != question.answer }.map { question.choices[$0] }
  }

  /// Text in the encoding of the bank.
  private func encoded(_ text: [UInt8]) throws(BankEditorError) -> [UInt8] {
    switch encoding {
    case .utf8: text
    case .utf16(let isLittleEndian): UTF16Text.bytes(of: text, isLittleEndian: isLittleEndian)
    // Several of their bytes may mean one character, so that other rows could change.
    case .cp932, .windows1252: throw .otherEncoding(encoding.name)
    }
  }

  /// The same of a whole bank, with the mark that it had.
  private func encoded(whole text: [UInt8]) throws(BankEditorError) -> [UInt8] {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let whole = (hasMark ? Array(bytes.prefix(2)) : []) + (try encoded(text))
    try requireEncoding(whole, of: text)
    return whole
  }

  /// Throws when bytes would not be taken for the text that they are: without a mark, few rows may not tell UTF-16.
  private func requireEncoding(_ whole: [UInt8], of text: [UInt8]) throws(BankEditorError) {
    guard let read = try? BankEncoding.decoded(whole, name: name), read.text == text else {
      throw .otherEncoding(encoding.name)
    }
  }

  /// How the answer of a question may be written, first as that of another row is.
  private func answers(for question: Question, like cells: [String]?) -> [String] {
    guard let answer = question.answer else {
      let cell = question.kind.cell.write(question)
      // Letters count from A in any bank, and are no text of a choice where numbers are.
      let letters = cell.map { BankNumber(String($0)).flatMap { AnswerLabel.Style.letter.text($0.value).first } ?? $0 }
      return question.kind.isLine ? [cell] : columns.firstNumber == 1 ? [cell, String(letters)] : [String(letters)]
    }
    if columns.answerRule == .itself { return [question.rightAnswer] }
    let number = answer + 1
    let (digit, letter) = (String(answer + columns.firstNumber), AnswerLabel.Style.letter.text(number))
    guard let model = cells.flatMap({ columns.answer < $0.count ? $0[columns.answer] : nil }), !model.isEmpty,
      BankNumber(model) == nil
    else { return [digit, letter, question.rightAnswer] }
    guard let style = AnswerLabel(model)?.style else { return [question.rightAnswer, digit, letter] }
    let label = style.text(number)
    return [model == model.lowercased() ? label.lowercased() : label, digit, question.rightAnswer]
  }

  /// Whether there is nothing but a byte order mark.
  private var isOnlyMark: Bool { text == [0xEF, 0xBB, 0xBF] }

  /// How lines end in this bank.
  private var lineEnd: [UInt8] {
    guard let end = text.firstIndex(where: { $0 == CSV.lf || $0 == CSV.cr }) else { return [CSV.lf] }
    if text[end] == CSV.lf { return [CSV.lf] }
    return end + 1 < text.count && text[end + 1] == CSV.lf ? [CSV.cr, CSV.lf] : [CSV.cr]
  }

  /// The row of a question in the columns of this bank.
  private func line(
    for question: Question, answer: String, over place: (start: Int, end: Int, next: Int)?
  ) throws(BankEditorError) -> [UInt8] {
    guard question.choices.count <= columns.choices.count else {
      throw .tooManyChoices(question.choices.count, columns: columns.choices.count)
    }
    // A bank that is begun has the columns of its heading.
    let begins = isBlank && question.needsKindCell
    let columns = begins ? columns.withKind(7) : columns
    guard columns.explanation != nil || question.explanation == nil else { throw .noExplanationColumn }
    guard columns.kind != nil || question.options.isEmpty else { throw .noKindColumn }
    var cells = place.map(cells) ?? []
    let width = max(columns.question, columns.answer, columns.choices.max() ?? 0) + 1
    while cells.count < width { cells.append("") }
    cells[columns.question] = question.text
    cells[columns.answer] = answer
    let choices = ordered(question)
    for (index, column) in columns.choices.enumerated() { cells[column] = index < choices.count ? choices[index] : "" }
    if let column = columns.explanation {
      while cells.count <= column, question.explanation != nil { cells.append("") }
      if column < cells.count { cells[column] = question.explanation ?? "" }
    }
    if let column = columns.kind {
      while cells.count <= column, question.needsKindCell { cells.append("") }
      if column < cells.count { cells[column] = question.needsKindCell ? KindCell.text(question) : "" }
    }
    // A question without a level leaves the row's own.
    if let column = columns.level, let level = question.level {
      while cells.count <= column { cells.append("") }
      cells[column] = String(level)
    }
    let separator = String(Character(Unicode.Scalar(separator)))
    return Array(cells.map { CSV.cell($0, separators: separator) }.joined(separator: separator).utf8)
  }

  private func cells(at place: (start: Int, end: Int, next: Int)) -> [String] {
    text[place.start..<place.end].withUnsafeBytes { buffer -> [String]? in
      guard let row = CSVBytes(buffer, separator: separator) else { return nil }
      var fields = CSVFields()
      _ = row.split(CSVRow(start: 0, end: row.count, line: 1, diagnostic: nil), into: &fields)
      return fields.map(row.text(of:))
    } ?? []
  }
}

/// What one pass over a bank's bytes finds.
private struct Contents {
  let opening: Opening
  var rows: [BankEditor.Row] = []
  var places: [(start: Int, end: Int, next: Int)] = []
  var endsInQuote = false

  init(_ bytes: BankBytes) {
    opening = Opening(.memory(bytes))
    var bytes = bytes
    bytes.separator = opening.dialect.separator
    _ = bytes.withBytes { readRows($0, of: bytes) }
  }

  private mutating func readRows(_ bytes: CSVBytes, of piece: BankBytes) {
    var reader = BankReader(bytes, of: piece, opening.dialect.columns)
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
