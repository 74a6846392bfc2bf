import QuizCore

/// Reads check lists in Markdown: `- [x]` for the right choice and `- [ ]` for the others, below a heading or a paragraph
/// that asks.
struct ChecklistReader {
  private struct Open {
    var item: RawItem
    var choices: [String] = []
    var right: [Int] = []
    var explanation: [String] = []
  }

  private var file = RawFile()
  private var open: Open?
  /// The lines since the last choice; blank ones are empty.
  private var pending: [(number: Int, text: String)] = []

  /// Whether a text has a choice of both kinds, and no rules between cards.
  static func isLikely(_ source: SourceText) -> Bool {
    var (hasRight, hasWrong, isFirst) = (false, false, true)
    for line in source.lines where !line.isBlank {
      let bytes = WhiteSpace.trimmed(line.bytes)
      if bytes.elementsEqual("---".utf8), !isFirst { return false }
      isFirst = false
      guard let choice = box(String(decoding: bytes.prefix(16), as: UTF8.self)) else { continue }
      if choice.isRight { hasRight = true } else { hasWrong = true }
    }
    return hasRight && hasWrong
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = ChecklistReader()
    for line in MarkdownLines(source) { try reader.read(line.number, line.text) }
    reader.explain(by: reader.pending)
    try reader.finish()
    return reader.file
  }

  private mutating func read(_ number: Int, _ text: String) throws(ImportError) {
    guard let choice = ChecklistReader.box(text) else {
      if open != nil, pending.isEmpty, text.hasPrefix(">") {
        open?.explanation.append(PlainText.trimmed(text.dropFirst()))
      } else if !text.isEmpty || !pending.isEmpty {
        pending.append((number, text))
      }
      return
    }
    if open == nil || !pending.isEmpty { try begin(number) }
    if choice.isRight, let count = open?.choices.count { open?.right.append(count) }
    open?.choices.append(choice.text)
  }

  /// Begins a question above the choice on a line: it is the last heading and what is below it, or the last paragraph.
  private mutating func begin(_ number: Int) throws(ImportError) {
    while pending.last?.text.isEmpty == true { pending.removeLast() }
    let heading = pending.lastIndex { $0.text.hasPrefix("#") }
    let start = heading ?? pending.lastIndex { $0.text.isEmpty }.map { $0 + 1 } ?? 0
    explain(by: Array(pending[..<start]))
    try finish()
    let asked = pending[start...].filter { !$0.text.isEmpty }
    let text = asked.map { ChecklistReader.withoutMarks($0.text) }.joined(separator: "\n")
    open = Open(
      item: RawItem(place: .line(asked.first?.number ?? number), text: text, content: .refused(.noQuestion)))
    pending = []
  }

  /// What stands behind the choices explains them; a heading there is the file's title, or that of a part.
  private mutating func explain(by lines: [(number: Int, text: String)]) {
    for line in lines where !line.text.isEmpty {
      if line.text.hasPrefix("#") {
        file.title = file.title ?? ChecklistReader.withoutMarks(line.text)
      } else {
        open?.explanation.append(line.text)
      }
    }
  }

  private mutating func finish() throws(ImportError) {
    guard let open else { return }
    var item = open.item
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items)) }
    do throws(Refusal) {
      item.text = try MarkdownText.plain(item.text)
      let texts = try open.choices.map { text throws(Refusal) in try MarkdownText.plain(text) }
      item.content = .choices(texts, right: open.right)
      // What is shown after the answer may have pictures, and the question without it is whole.
      item.explanation = try? MarkdownText.plain(open.explanation.joined(separator: "\n"))
    } catch {
      item.content = .refused(error)
    }
    file.items.append(item)
    self.open = nil
  }

  /// A choice with its box, and whether it is right; nil for other lines.
  private static func box(_ line: String) -> (text: String, isRight: Bool)? {
    guard let bullet = line.first, "-*+".contains(bullet) else { return nil }
    let rest = line.dropFirst().drop { $0 == " " }
    for (mark, isRight) in [("[x]", true), ("[X]", true), ("[ ]", false)] where rest.hasPrefix(mark) {
      return (PlainText.trimmed(rest.dropFirst(mark.count)), isRight)
    }
    return nil
  }

  /// A line without the marks of a heading, and without a number.
  private static func withoutMarks(_ line: String) -> String {
    let text = PlainText.trimmed(line.drop { $0 == "#" })
    let rest = text.drop(while: \.isWholeNumber)
    guard rest.count < text.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return text }
    return PlainText.trimmed(rest.dropFirst(2))
  }
}
