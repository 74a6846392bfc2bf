import QuizCore

/// How to play, in a few lines: what the start screen shows.
public struct Guidance: Hashable, Sendable {
  /// One piece of advice.
  public struct Row: Hashable, Sendable {
    /// A word or two.
    public let title: String
    /// A sentence.
    public let text: String

    /// Makes a row from its parts.
    public init(title: String, text: String) {
      self.title = title
      self.text = text
    }
  }

  /// The rows in order; never more than eight, because that is what fits on the screen.
  public let rows: [Row]

  /// Reads rows of title and text from CSV; columns beyond these, empty rows and a heading are passed over.
  public init(csv: some Sequence<UInt8>) {
    let rows = CSVTable(Array(csv)).rows.compactMap { texts in
      texts.count > 1 && !(texts[0].isEmpty && texts[1].isEmpty) ? Row(title: texts[0], text: texts[1]) : nil
    }
    let headings = [Row(title: "title", text: "text"), Row(title: "題", text: "文"), Row(title: "題名", text: "本文")]
    let isHeaded = rows.first.map { headings.contains(Row(title: $0.title.lowercased(), text: $0.text.lowercased())) }
    self.rows = Array(rows.dropFirst(isHeaded == true ? 1 : 0).prefix(8))
  }

  /// Reads the file at `path`; without rows when it is missing or cannot be read, because play does not depend on it.
  public init(path: String?) {
    self.init(csv: path.flatMap { try? WholeFile.read($0, limit: 64 << 10) } ?? [])
  }
}
