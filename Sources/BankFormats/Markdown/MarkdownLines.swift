/// The lines of Markdown without the white space around them, one at a time. A block of code between fences is one line of
/// several, between lines of three backticks.
struct MarkdownLines: Sequence, IteratorProtocol {
  /// A line, or a block of code.
  struct Line {
    /// The number of the line, or of the first, from 1.
    let number: Int
    /// What it says.
    let text: String
    /// How many blanks stand before it.
    var indent = 0
    /// Whether it is a block of code.
    var isCode = false
  }

  /// What stands above and below code.
  static let fence = "```"

  private var lines: TextLines

  /// Reads a text.
  init(_ source: SourceText) {
    lines = source.lines
  }

  mutating func next() -> Line? {
    guard let line = lines.next() else { return nil }
    let text = line.trimmed
    let indent = line.bytes.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
    guard let mark = MarkdownLines.opener(text) else { return Line(number: line.number, text: text, indent: indent) }
    var code: [String] = []
    while let next = lines.next() {
      let trimmed = next.trimmed
      if trimmed.hasPrefix(mark), trimmed.allSatisfy({ $0 == mark.first }) { break }
      // What indents the fence indents no code.
      let spaces = Swift.min(indent, next.bytes.prefix { $0 == 0x20 }.count)
      code.append(MarkdownLines.expanded(next.bytes.dropFirst(spaces)))
    }
    let body = code.joined(separator: "\n")
    // Fences in code would end it.
    return Line(
      number: line.number, text: PlainText.has("```", in: body) ? body : MarkdownLines.block(body), indent: indent,
      isCode: true)
  }

  /// Code between its fences.
  static func block(_ code: String) -> String { "\(fence)\n\(code)\n\(fence)" }

  /// The mark that opens a block of code, three backticks or tildes or more; nil for other lines.
  private static func opener(_ line: String) -> String? {
    guard line.hasPrefix("```") || line.hasPrefix("~~~") else { return nil }
    let mark = line.prefix { $0 == line.first }
    return mark.first == "`" && line.dropFirst(mark.count).contains("`") ? nil : String(mark)
  }

  /// A line of code, in which a tab is four blanks.
  private static func expanded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.contains(0x09) ? PlainText.replacing("\t", by: "    ", in: text) : text
  }
}
