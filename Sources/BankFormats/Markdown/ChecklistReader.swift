import QuizCore

/// Reads check lists in Markdown: `- [x]` for the right choice and `- [ ]` for the others, below a heading or a paragraph
/// that asks. A choice goes on below its line: with code, with lines that are indented, and, where only so a heading
/// has one question, with all up to the next choice.
struct ChecklistReader {
  private struct Open {
    var item: RawItem
    var choices: [String] = []
    var right: [Int] = []
    var explanation: [String] = []
    /// Whether code stood below a choice, and belongs to it.
    var hasCode = false
  }

  private var file = RawFile()
  private var open: Open?
  /// The lines since the last choice; blank ones are empty.
  private var pending: [MarkdownLines.Line] = []
  /// The headings whose choices are those of one question, with text among them, by their numbers from 1.
  private let torn: Set<Int>
  /// How many headings came.
  private var heading = 0

  private init(_ source: SourceText) {
    // For each heading the lists of choices below it: how many choices each has, and whether one is right.
    var lists: [[(choices: Int, hasRight: Bool)]] = [[]]
    var isInList = false
    for line in MarkdownLines(source) where !line.text.isEmpty {
      if let choice = ChecklistReader.box(line.text) {
        if !isInList { lists[lists.count - 1].append((0, false)) }
        isInList = true
        let last = lists[lists.count - 1].count - 1
        lists[lists.count - 1][last].choices += 1
        if choice.isRight { lists[lists.count - 1][last].hasRight = true }
      } else if !line.isCode, line.indent < 2, !line.text.hasPrefix(">") {
        if line.text.hasPrefix("#") { lists.append([]) }
        isInList = false
      }
    }
    let headingsAsk = lists.dropFirst().count { !$0.isEmpty } > 1
    torn = Set(
      lists.indices.dropFirst().filter { index in
        let parts = lists[index].count { $0.choices < 2 || !$0.hasRight }
        return lists[index].count > 1 && (headingsAsk ? parts * 2 >= lists[index].count : parts == lists[index].count)
      })
  }

  /// How many lines of a text are choices; none where not both kinds are there, rules stand between cards, or they are
  /// those of mkdocs-quiz.
  static func weight(_ source: SourceText) -> Int {
    if MkDocsQuizReader.weight(source) > 0 { return 0 }
    var (right, wrong, isFirst) = (0, 0, true)
    for line in source.lines where !line.isBlank {
      let bytes = WhiteSpace.trimmed(line.bytes)
      if bytes.elementsEqual("---".utf8), !isFirst { return 0 }
      isFirst = false
      guard let choice = box(String(decoding: bytes.prefix(16), as: UTF8.self)) else { continue }
      if choice.isRight { right += 1 } else { wrong += 1 }
    }
    return right > 0 && wrong > 0 ? right + wrong : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = ChecklistReader(source)
    for line in MarkdownLines(source) { try reader.read(line) }
    reader.explain(by: reader.pending)
    try reader.finish()
    return reader.file
  }

  private mutating func read(_ line: MarkdownLines.Line) throws(ImportError) {
    let text = line.text
    guard let choice = ChecklistReader.box(text) else {
      if !line.isCode, text.hasPrefix("#") { heading += 1 }
      if open != nil, pending.isEmpty, text.hasPrefix(">") {
        open?.explanation.append(text.dropFirst().trimmed)
      } else if open != nil, pending.isEmpty, !text.isEmpty, line.indent > 1 {
        goOn(with: [line])
      } else if !text.isEmpty || !pending.isEmpty {
        pending.append(line)
      }
      return
    }
    if open != nil, pending.allSatisfy({ $0.isCode || $0.text.isEmpty }) {
      if pending.contains(where: \.isCode) { open?.hasCode = true }
      goOn(with: pending)
      pending = []
    } else if torn.contains(heading), open != nil, !pending.contains(where: ChecklistReader.asks) {
      goOn(with: pending)
      pending = []
    }
    if open == nil || !pending.isEmpty { try begin(line.number) }
    if choice.isRight, let count = open?.choices.count { open?.right.append(count) }
    open?.choices.append(choice.text)
  }

  /// Whether a line can only be the beginning of a question, or its end.
  private static func asks(_ line: MarkdownLines.Line) -> Bool {
    !line.isCode && (line.text.hasPrefix("#") || line.text.hasSuffix("?") || line.text.hasSuffix("？"))
  }

  /// Adds lines to the last choice.
  private mutating func goOn(with lines: [MarkdownLines.Line]) {
    guard let last = open?.choices.indices.last else { return }
    for line in lines where !line.text.isEmpty {
      let isFirst = open?.choices[last].isEmpty == true
      open?.choices[last] += (isFirst ? "" : "\n") + line.text
    }
  }

  /// Begins a question above the choice on a line: it is the last heading and what is below it, or the last paragraph
  /// and code below it.
  private mutating func begin(_ number: Int) throws(ImportError) {
    while pending.last?.text.isEmpty == true { pending.removeLast() }
    let heading = pending.lastIndex { $0.text.hasPrefix("#") }
    let paragraph = pending.lastIndex { !$0.text.isEmpty && !$0.isCode } ?? 0
    let start = heading ?? pending[..<paragraph].lastIndex { $0.text.isEmpty }.map { $0 + 1 } ?? 0
    explain(by: Array(pending[..<start]))
    try finish()
    let asked = pending[start...].filter { !$0.text.isEmpty }
    let text = asked.map { ChecklistReader.withoutMarks($0.text) }.joined(separator: "\n")
    open = Open(
      item: RawItem(place: .line(asked.first?.number ?? number), text: text, content: .refused(.noQuestion)))
    pending = []
  }

  /// What stands behind the choices explains them; a heading there is the file's title, or that of a part.
  private mutating func explain(by lines: [MarkdownLines.Line]) {
    var lines = lines[...]
    if open?.hasCode == true {
      let code = lines.prefix { $0.isCode || $0.text.isEmpty }
      goOn(with: Array(code))
      lines = lines.dropFirst(code.count)
    }
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
      return (rest.dropFirst(mark.count).trimmed, isRight)
    }
    return nil
  }

  /// A line without the marks of a heading, and without a number.
  private static func withoutMarks(_ line: String) -> String {
    let text = line.drop { $0 == "#" }.trimmed
    let rest = text.drop(while: \.isWholeNumber)
    guard rest.count < text.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return text }
    return rest.dropFirst(2).trimmed
  }
}
