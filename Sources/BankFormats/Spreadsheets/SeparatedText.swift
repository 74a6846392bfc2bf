import QuizCore

/// Reads text in columns: separated by tabs, semicolons, commas or another character, in quotes where it must be.
enum SeparatedText {
  /// Splits a text into rows, with the separator that it seems to have. An unclosed quote is taken as a character of its
  /// own. The last of `columns` holds the rest of its row.
  static func table(
    _ text: ArraySlice<UInt8>, separator: UInt8? = nil, columns: Int = .max
  ) throws(ImportError) -> Table {
    let named = namedSeparator(text)
    var reader = Reader(bytes: text, separator: separator ?? self.separator(of: text))
    reader.columns = columns
    var rows: [Table.Row] = []
    var (widths, hasEmpty): (Set<Int>, Bool) = ([], false)
    while let row = reader.next() {
      if row.cells.isEmpty || row.number == 1 && named != nil { continue }
      guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items), line: row.number) }
      if widths.count < 2 { widths.insert(reader.width) }
      hasEmpty = hasEmpty || reader.width > row.cells.count
      rows.append(row)
    }
    var table = Table(rows: rows)
    table.isEven = reader.separator == UInt8(ascii: "\t") || widths.count == 1 && hasEmpty
    return table
  }

  /// The separator that divides the first lines of a text most evenly: the one that Excel's `sep=` names, else the one
  /// with which most rows have the same number of cells, more than one.
  static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
    if let named = namedSeparator(text) { return named }
    let candidates: [UInt8] = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    var best = (separator: UInt8(ascii: ","), score: 0)
    for candidate in candidates {
      var reader = Reader(bytes: text.prefix(1 << 16), separator: candidate)
      var counts: [Int: Int] = [:]
      var rows = 0
      while rows < 50, let row = reader.next() {
        if row.cells.isEmpty { continue }
        rows += 1
        if row.cells.count > 1 { counts[row.cells.count, default: 0] += 1 }
      }
      let score = counts.values.max() ?? 0
      if score > best.score { best = (candidate, score) }
    }
    return best.separator
  }

  /// The separator that the first line names; nil when that is a row.
  private static func namedSeparator(_ text: ArraySlice<UInt8>) -> UInt8? {
    SeparatorLine.separator(text.prefix(1 << 10).prefix { $0 != 0x0A && $0 != 0x0D })
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    let separator: UInt8
    var place: Int
    var line = 1
    /// The last column holds the rest of its row.
    var columns = Int.max
    /// How many cells the last row had, empty ones too.
    private(set) var width = 0
    /// Behind this no quote closes.
    lazy var lastQuote = bytes.lastIndex(of: UInt8(ascii: "\"")) ?? -1

    init(bytes: ArraySlice<UInt8>, separator: UInt8) {
      self.bytes = bytes
      self.separator = separator
      place = bytes.startIndex
    }

    /// The next line or lines of a row; its last cell is not empty, and it has none where it is blank.
    mutating func next() -> Table.Row? {
      // Blank lines are passed over where they stand.
      while place < bytes.endIndex, bytes[place] == 0x0A {
        place += 1
        line += 1
      }
      guard place < bytes.endIndex else { return nil }
      let start = line
      var cells: [String] = []
      var errors: Set<Int> = []
      width = 0
      while true {
        width += 1
        let cell = cells.count + 1 < columns ? cell() : rest()
        // Of what is never looked at, no text is made.
        if cells.count < BankLimits.columns {
          let bytes = WhiteSpace.trimmed(cell.quoted.isEmpty ? cell.rest : cell.quoted + cell.rest)
          if cell.quoted.isEmpty, FormulaError.isOne(bytes) { errors.insert(cells.count) }
          cells.append(String(decoding: bytes, as: UTF8.self))
        }
        guard place < bytes.endIndex else { break }
        let byte = bytes[place]
        place += 1
        if byte == separator { continue }
        line += 1
        if byte == 0x0D, place < bytes.endIndex, bytes[place] == 0x0A { place += 1 }
        break
      }
      while cells.last?.isEmpty == true { cells.removeLast() }
      return Table.Row(number: start, cells: cells, errors: errors)
    }

    /// Reads up to a separator or a line end, which is not consumed; returns the quoted text and what follows it.
    private mutating func cell() -> (quoted: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
      let quote = UInt8(ascii: "\"")
      var begin = place
      while begin < bytes.endIndex, bytes[begin] == 0x20 { begin += 1 }
      var text: ArraySlice<UInt8> = []
      if begin < bytes.endIndex, bytes[begin] == quote, let (quoted, end) = quoted(from: begin + 1) {
        line += bytes[begin..<end].count { $0 == 0x0A }
        place = end
        text = quoted[...]
      }
      let start = place
      while place < bytes.endIndex, bytes[place] != separator, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      return (text, bytes[start..<place])
    }

    /// Reads up to a line end: a cell in quotes alone, or all that is there.
    private mutating func rest() -> (quoted: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
      let start = place
      let cell = cell()
      guard place < bytes.endIndex, bytes[place] == separator else { return cell }
      while place < bytes.endIndex, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      return ([], bytes[start..<place])
    }

    /// The text in quotes, and the place behind the closing one; nil when none closes within the limit of a bank.
    private mutating func quoted(from start: Int) -> (text: [UInt8], end: Int)? {
      let quote = UInt8(ascii: "\"")
      guard start <= lastQuote else { return nil }
      var text: [UInt8] = []
      var place = start
      let limit = min(bytes.endIndex, start + BankLimits.quotedField)
      while place < limit {
        if bytes[place] == quote {
          guard place + 1 < bytes.endIndex, bytes[place + 1] == quote else { return (text, place + 1) }
          place += 1
        }
        text.append(bytes[place])
        place += 1
      }
      return nil
    }
  }
}
