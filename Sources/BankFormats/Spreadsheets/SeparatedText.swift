import QuizCore

/// Reads text in columns: separated by tabs, semicolons, commas or another character, in quotes where it must be.
enum SeparatedText {
  /// Splits a text into rows. An unclosed quote is taken as a character of its own.
  static func table(_ text: String, separator: UInt8) throws(ImportError) -> Table {
    var reader = Reader(bytes: Array(text.utf8), separator: separator)
    var rows: [Table.Row] = []
    while let row = reader.next() {
      if row.cells.allSatisfy(\.isEmpty) || row.number == 1 && namedSeparator(text) != nil { continue }
      guard rows.count < ImportLimits.rows else { throw ImportError(.tooMuch(.items), line: row.number) }
      rows.append(row)
    }
    return Table(rows: rows)
  }

  /// The separator that divides the first lines of a text most evenly: the one that Excel's `sep=` names, else the one
  /// with which most rows have the same number of cells, more than one.
  static func separator(of text: String) -> UInt8 {
    if let named = namedSeparator(text) { return named }
    let head = String(decoding: Array(text.utf8.prefix(1 << 16)), as: UTF8.self)
    let candidates: [UInt8] = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    var best = (separator: UInt8(ascii: ","), score: 0)
    for candidate in candidates {
      var reader = Reader(bytes: Array(head.utf8), separator: candidate)
      var counts: [Int: Int] = [:]
      var rows = 0
      while rows < 50, let row = reader.next() {
        if row.cells.allSatisfy(\.isEmpty) { continue }
        rows += 1
        if row.cells.count > 1 { counts[row.cells.count, default: 0] += 1 }
      }
      let score = counts.values.max() ?? 0
      if score > best.score { best = (candidate, score) }
    }
    return best.separator
  }

  /// The separator that the first line names; nil when that is a row.
  private static func namedSeparator(_ text: String) -> UInt8? {
    SeparatorLine.separator(text.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
  }

  private struct Reader {
    let bytes: [UInt8]
    let separator: UInt8
    var place = 0
    var line = 1
    /// Behind this no quote closes.
    lazy var lastQuote = bytes.lastIndex(of: UInt8(ascii: "\"")) ?? -1

    init(bytes: [UInt8], separator: UInt8) {
      self.bytes = bytes
      self.separator = separator
    }

    mutating func next() -> Table.Row? {
      guard place < bytes.count else { return nil }
      let start = line
      var cells: [String] = []
      while true {
        let cell = cell()
        if cells.count < BankLimits.columns { cells.append(cell) }
        guard place < bytes.count else { break }
        let byte = bytes[place]
        place += 1
        if byte == separator { continue }
        line += 1
        if byte == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
        break
      }
      while cells.last?.isEmpty == true { cells.removeLast() }
      return Table.Row(number: start, cells: cells)
    }

    /// Reads up to a separator or a line's end, which is left.
    private mutating func cell() -> String {
      let quote = UInt8(ascii: "\"")
      var begin = place
      while begin < bytes.count, bytes[begin] == 0x20 { begin += 1 }
      if begin < bytes.count, bytes[begin] == quote, let (text, end) = quoted(from: begin + 1) {
        line += bytes[begin..<end].count { $0 == 0x0A }
        place = end
        while place < bytes.count, bytes[place] != separator, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        return PlainText.trimmed(text + String(decoding: bytes[end..<place], as: UTF8.self))
      }
      let start = place
      while place < bytes.count, bytes[place] != separator, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      return PlainText.trimmed(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    /// The text in quotes, and the place behind the closing one; nil when none closes within the limit of a bank.
    private mutating func quoted(from start: Int) -> (text: String, end: Int)? {
      let quote = UInt8(ascii: "\"")
      guard start <= lastQuote else { return nil }
      var text: [UInt8] = []
      var place = start
      let limit = min(bytes.count, start + BankLimits.quotedField)
      while place < limit {
        if bytes[place] == quote {
          guard place + 1 < bytes.count, bytes[place + 1] == quote else {
            return (String(decoding: text, as: UTF8.self), place + 1)
          }
          place += 1
        }
        text.append(bytes[place])
        place += 1
      }
      return nil
    }
  }
}
