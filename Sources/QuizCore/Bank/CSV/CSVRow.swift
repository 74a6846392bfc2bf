/// The byte range of one row of a CSV file.
struct CSVRow {
  /// An error in its quotes, with its byte offset.
  enum Diagnostic: Equatable {
    /// The quote that opens a field here is never closed.
    case unterminated(at: Int)
    /// The quote that opens a field here is not closed within `BankLimits.quotedField` bytes, and the file goes on.
    case tooLong(at: Int)
    /// Text follows a closing quote here.
    case textAfterQuote(at: Int)
    /// The row has more than `BankLimits.row` bytes. It ends with the first line that ends beyond them.
    case rowTooLong
  }

  /// What the scanner knows about the text of a row.
  enum Text {
    /// Nothing.
    case unknown
    /// It is UTF-8 of nothing but printable ASCII, kana, kanji and full-width forms, without quotes.
    case ordinary
    /// It is printable ASCII without quotes.
    case printable
  }

  /// Its first byte.
  var start: Int
  /// One beyond its last byte; the line's end is not part of it.
  var end: Int
  /// The line of the file it begins on, from 1.
  var line: Int
  /// What is wrong with its quotes. The row then ends with the line of the quote in question, so that a mistake costs
  /// one row and not the rest of the file.
  var diagnostic: Diagnostic?
  /// What the scanner knows about its text.
  var text = Text.unknown
}

/// A place in a CSV file where a row may begin.
struct CSVCursor: Sendable {
  /// The byte.
  var offset: Int
  /// The line, from 1.
  var line: Int
}

/// The byte range of one field, without quotes and outer spaces.
struct CSVField {
  /// Its first byte.
  var start: Int
  /// One beyond its last.
  var end: Int
  /// Whether it stood in quotes, and so may hold line ends and doubled quotes.
  var quoted: Bool
  /// Whether it holds doubled quotes.
  var escaped: Bool

  /// How many bytes it has.
  var count: Int { end &- start }

  /// Whether it holds nothing.
  var isEmpty: Bool { start == end }
}

extension CSVBytes {
  /// The next non-empty row; moves `cursor` past it. Nil when there is none, or when its end lies beyond what was read.
  func nextRow(_ cursor: inout CSVCursor) -> CSVRow? {
    while cursor.offset < count {
      let start = cursor
      guard let row = row(&cursor) else {
        cursor = start
        guard end == .longRow else { return nil }
        cursor.offset = count
        return CSVRow(start: start.offset, end: count, line: start.line, diagnostic: .rowTooLong)
      }
      if !isBlank(row) { return row }
    }
    return nil
  }

  /// The row at `cursor`, which moves past it; nil when its end is not known.
  @inline(__always)
  private func row(_ cursor: inout CSVCursor) -> CSVRow? {
    let start = cursor.offset
    let line = cursor.line
    let limit = min(count, start &+ BankLimits.row)
    var place = start
    while true {
      place = firstMark(from: place, to: limit)
      if place >= limit {
        if limit < count { return longRow(&cursor, from: start, line) }
        guard end == .file else { return nil }
        cursor.offset = count
        return CSVRow(start: start, end: count, line: line, diagnostic: nil)
      }
      if self[place] != CSV.quote {
        if place &+ 1 == count, end != .file, self[place] == CSV.cr { return nil }
        cursor.offset = afterLineEnd(at: place)
        cursor.line &+= 1
        return CSVRow(start: start, end: place, line: line, diagnostic: nil)
      }
      // Inside a field that does not begin with one, a quote is text.
      guard place == start || self[place &- 1] == separator else {
        place &+= 1
        continue
      }
      switch closing(of: place) {
      case .closed(let after, let lines):
        place = after
        cursor.line &+= lines
      case .broken(let diagnostic):
        guard let rest = nextLine(from: place) else { return nil }
        if rest.end &- start >= BankLimits.row { return longRow(&cursor, from: start, line) }
        cursor = CSVCursor(offset: rest.next, line: cursor.line &+ 1)
        return CSVRow(start: start, end: rest.end, line: line, diagnostic: diagnostic)
      case .unknown: return nil
      }
    }
  }

  /// A row that is too long, up to the first line that ends beyond its limit: quotes no longer count, so that its end
  /// is found in memory of any size. Nil when that is not known.
  private func longRow(_ cursor: inout CSVCursor, from start: Int, _ line: Int) -> CSVRow? {
    var lines = 0
    var place = start
    while let rest = nextLine(from: place) {
      lines += 1
      place = rest.next
      guard rest.end - start < BankLimits.row, place < count else {
        cursor = CSVCursor(offset: place, line: line + lines)
        return CSVRow(start: start, end: rest.end, line: line, diagnostic: .rowTooLong)
      }
    }
    return nil
  }

  private enum Closing {
    /// The quote closes before `after`, and `lines` line ends stand between.
    case closed(after: Int, lines: Int)
    case broken(CSVRow.Diagnostic)
    /// More of the file decides.
    case unknown
  }

  /// The end of the field with an opening quote at `open`.
  ///
  /// A quote that "closes" on a later line with text after it is the opening quote of a later field: then the one at
  /// `open` was never closed.
  private func closing(of open: Int) -> Closing {
    let limit = min(count, open + BankLimits.quotedField)
    var lines = 0
    var place = open + 1
    while true {
      place = firstMark(from: place, to: limit)
      if place >= limit {
        if limit < count { return .broken(.tooLong(at: open)) }
        return end == .file ? .broken(.unterminated(at: open)) : .unknown
      }
      if self[place] != CSV.quote {
        place = afterLineEnd(at: place)
        lines += 1
        continue
      }
      let after = place + 1
      if after == count { return end == .file ? .closed(after: after, lines: lines) : .unknown }
      switch self[after] {
      case CSV.quote: place = after + 1
      case separator, CSV.lf, CSV.cr: return .closed(after: after, lines: lines)
      default: return .broken(lines == 0 ? .textAfterQuote(at: after) : .unterminated(at: open))
      }
    }
  }

  /// The end of the line that `place` is in: the place of its LF or CR, or the end of the file.
  func lineEnd(from place: Int) -> Int { firstLineEnd(from: place, to: count) }

  /// The end of the line that `place` is in, and the beginning of the next one; nil when they are not known before more
  /// of the file is read.
  func nextLine(from place: Int) -> (end: Int, next: Int)? {
    let lineEnd = lineEnd(from: place)
    if lineEnd == count || lineEnd + 1 == count && self[lineEnd] == CSV.cr {
      return end == .file ? (lineEnd, count) : nil
    }
    return (lineEnd, afterLineEnd(at: lineEnd))
  }

  /// The index after the line end at `place`; CR LF is one line end.
  @inline(__always)
  func afterLineEnd(at place: Int) -> Int {
    let next = place &+ 1
    return self[place] == CSV.cr && next < count && self[next] == CSV.lf ? next &+ 1 : next
  }

  /// Whether all fields of `row` are empty, as in an empty line or in `,,,`.
  @inline(__always)
  private func isBlank(_ row: CSVRow) -> Bool {
    guard row.start < row.end else { return true }
    // The first byte of nearly every row shows that it is not empty.
    switch self[row.start] {
    case separator, CSV.quote, UInt8(ascii: " "), CSV.tab, 0xE3: return isBlankThroughout(row)
    default: return false
    }
  }

  private func isBlankThroughout(_ row: CSVRow) -> Bool {
    guard row.diagnostic == nil else { return false }
    var start = row.start
    while let field = field(from: &start, in: row) {
      if !field.isEmpty { return false }
    }
    return true
  }

  /// Puts the fields of `row`, which must have no quote errors, into `fields`. Stops at `BankLimits.columns`; then
  /// returns the start of the first non-empty field beyond, otherwise nil.
  @inline(__always)
  func split(_ row: CSVRow, into fields: inout CSVFields) -> Int? {
    fields.removeAll()
    var start = row.start
    while let field = field(from: &start, in: row) {
      if !fields.append(field), !field.isEmpty { return field.start }
    }
    return nil
  }

  /// The field of `row` that begins at `start`, which moves to the next one; nil beyond the last.
  @inline(__always)
  private func field(from start: inout Int, in row: CSVRow) -> CSVField? {
    // Beyond the last field, `start` is one beyond the row: a separator at its end is followed by an empty field.
    guard start <= row.end else { return nil }
    if start < row.end, self[start] == CSV.quote { return quotedField(from: &start, in: row) }
    let end = firstSeparator(from: start, to: row.end)
    let field = trimmed(CSVField(start: start, end: end, quoted: false, escaped: false))
    start = end &+ 1
    return field
  }

  private func quotedField(from start: inout Int, in row: CSVRow) -> CSVField {
    var escaped = false
    var end = start + 1
    while true {
      end = first(CSV.quote, from: end, to: row.end)
      guard end + 1 < row.end, self[end + 1] == CSV.quote else { break }
      escaped = true
      end += 2
    }
    let field = trimmed(CSVField(start: start + 1, end: max(end, start + 1), quoted: true, escaped: escaped))
    start = end + 2
    return field
  }

  /// `field` without the ASCII and ideographic spaces and line ends around it.
  @inline(__always)
  func trimmed(_ field: CSVField) -> CSVField {
    var field = field
    while field.start < field.end {
      if isSpace(self[field.start]) {
        field.start &+= 1
      } else if isIdeographicSpace(at: field.start, to: field.end) {
        field.start &+= 3
      } else {
        break
      }
    }
    while field.start < field.end {
      if isSpace(self[field.end &- 1]) {
        field.end &-= 1
      } else if field.end &- field.start >= 3, isIdeographicSpace(at: field.end &- 3, to: field.end) {
        field.end &-= 3
      } else {
        break
      }
    }
    return field
  }

  /// U+3000 in UTF-8.
  @inline(__always)
  private func isIdeographicSpace(at place: Int, to end: Int) -> Bool {
    self[place] == 0xE3 && place &+ 3 <= end && self[place &+ 1] == 0x80 && self[place &+ 2] == 0x80
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// The text of a field that is UTF-8: doubled quotes single, line ends LF.
  ///
  /// Line ends are made one kind so that saving a file on another system does not rename its questions in the log.
  func text(of field: CSVField) -> String {
    let raw = slice(field.start, field.end)
    guard field.quoted, field.escaped || raw.contains(CSV.cr) else { return String(decoding: raw, as: UTF8.self) }
    return String(decoding: plain(field), as: UTF8.self)
  }

  /// The bytes of a quoted field with doubled quotes single and line ends LF.
  func plain(_ field: CSVField) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(field.end - field.start)
    var place = field.start
    while place < field.end {
      let mark = firstMark(from: place, to: field.end)
      plain.append(contentsOf: slice(place, mark))
      guard mark < field.end else { break }
      plain.append(self[mark] == CSV.cr ? CSV.lf : self[mark])
      let next = mark + 1
      let isDoubled = self[mark] == CSV.quote && next < field.end && self[next] == CSV.quote
      place = isDoubled ? next + 1 : min(afterLineEnd(at: mark), field.end)
    }
    return plain
  }

  /// The line and the character, both from 1, of a byte of `row`.
  func position(of offset: Int, in row: CSVRow) -> (line: Int, column: Int) {
    var line = row.line
    var start = row.start
    while true {
      let end = lineEnd(from: start)
      guard end < offset, end < row.end else { break }
      let next = afterLineEnd(at: end)
      guard next <= offset else { break }
      line += 1
      start = next
    }
    return (line, characters(from: start, to: max(start, min(offset, count))) + 1)
  }

  /// The number of characters between two places; of code points where the text is too long for a string.
  private func characters(from start: Int, to end: Int) -> Int {
    if end - start <= BankLimits.quotedField { return String(decoding: slice(start, end), as: UTF8.self).count }
    return slice(start, end).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
