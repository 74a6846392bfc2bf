import QuizCore

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
    let rows = CSVTable(Array(csv)).rows.compactMap { texts in
      texts.count > 1 && !(texts[0].isEmpty && texts[1].isEmpty) ? Row(title: texts[0], text: texts[1]) : nil
    }
    let headings = [Row(title: "title", text: "text"), Row(title: "題", text: "文"), Row(title: "題名", text: "本文")]
    let isHeaded = rows.first.map { headings.contains(Row(title: $0.title.lowercased(), text: $0.text.lowercased())) }
    self.rows = Array(rows.dropFirst(isHeaded == true ? 1 : 0).prefix(8))
  }

  /// Reads the file at `path`; has no rows when it is missing or cannot be read, because play does not need it.
  public init(path: String?) {
    self.init(csv: path.flatMap { try? WholeFile.read($0, limit: 64 << 10) } ?? [])
  }
}
