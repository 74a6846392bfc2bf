import Glibc

/// How to play, in a few lines, for the start screen.
public struct Guidance: Hashable, Sendable {
  /// One row: a title and a text.
  public struct Row: Hashable, Sendable {
    /// A word or two.
    public let title: String
    /// A sentence.
    public let text: String

    /// Creates a row from its parts.
    public init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The rows in order; at most eight, which fit on the screen.
  public let rows: [Row]

  /// Reads rows of title and text from CSV (RFC 4180); further columns, empty rows and a heading are skipped.
  public init(csv: some Sequence<UInt8>) {
    let rows = Guidance.fields(of: csv).compactMap { fields -> Row? in
      let texts = fields.map { Guidance.trimmed($0) }
      guard let title = texts.first, texts.count > 1, !title.isEmpty || !texts[1].isEmpty else { return nil }
      return Row(title: title, text: texts[1])
    }
    let headings = [Row(title: "title", text: "text"), Row(title: "題", text: "文"), Row(title: "題名", text: "本文")]
    let isHeaded = rows.first.map { headings.contains(Row(title: $0.title.lowercased(), text: $0.text.lowercased())) }
    self.rows = Array(rows.dropFirst(isHeaded == true ? 1 : 0).prefix(8))
  }

  /// Reads the file at `path`; has no rows when it is missing or cannot be read, because play does not need it.
  public init(path: String?) {
    self.init(csv: path.flatMap { try? WholeFile.read($0, limit: 64 << 10) } ?? [])
  }

  private static func fields(of csv: some Sequence<UInt8>) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var state = State.plain
    func text() -> String { String(decoding: field, as: UTF8.self) }
    var bytes = Array(csv)
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    for byte in bytes + [UInt8(ascii: "\n")] {
      switch (state, byte) {
      case (.plain, UInt8(ascii: "\"")) where field.isEmpty: state = .quoted
      case (.quoted, UInt8(ascii: "\"")): state = .quoteInQuoted
      case (.quoteInQuoted, UInt8(ascii: "\"")):
        field.append(byte)
        state = .quoted
      case (.quoted, _): field.append(byte)
      case (.plain, UInt8(ascii: ",")), (.quoteInQuoted, UInt8(ascii: ",")):
        row.append(text())
        field = []
        state = .plain
      case (.plain, 0x0a), (.plain, 0x0d), (.quoteInQuoted, 0x0a), (.quoteInQuoted, 0x0d):
        rows.append(row + [text()])
        row = []
        field = []
        state = .plain
      case (.plain, _), (.quoteInQuoted, _):
        field.append(byte)
        state = .plain
      }
    }
    return rows
  }

  /// The state of parsing a field.
  private enum State {
    /// In a field without quotes, or after the quotes of one.
    case plain
    /// Between quotes.
    case quoted
    /// After a quote that either ends the field or is the first of two.
    case quoteInQuoted
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let rest = text.drop(while: isSpace)
    return String(String(rest.reversed().drop(while: isSpace)).reversed())
  }
}
