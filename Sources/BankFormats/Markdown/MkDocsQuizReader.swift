import QuizCore

/// Reads the quizzes in a page of mkdocs-quiz: `<quiz>` with `- [x]` and `- [ ]`, and the older `<?quiz?>`.
enum MkDocsQuizReader {
  /// That a text has a quiz with choices or gaps, which no other format begins so; none where not both are there.
  static func weight(_ source: SourceText) -> Int {
    let starts = source.lines.count { $0.bytes.count <= longestStart && isStart($0.trimmed) }
    if starts == 0 { return 0 }
    let others = source.lines.count { line in
      let text = String(decoding: WhiteSpace.trimmed(line.bytes).prefix(8), as: UTF8.self)
      return box(text) != nil || text.hasPrefix("answer") || PlainText.has("[[", in: line.text)
    }
    return others > 0 ? .max : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var file = RawFile()
    var quiz: (line: Int, lines: [String])?
    func finish(_ item: RawItem) throws(ImportError) {
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items)) }
      file.items.append(item)
      quiz = nil
    }
    func unclosed(_ line: Int, _ lines: [String]) -> RawItem {
      RawItem(
        place: .line(line), text: lines.first { !$0.isEmpty } ?? "",
        content: .refused(.syntax(Phrase(en: "the quiz is never closed by </quiz>", ja: "クイズが </quiz> で閉じられていません"))))
    }
    // A quiz in code is shown as an example.
    for line in MarkdownLines(source) {
      // The lines are added where they stand, so that they are not copied for each.
      if quiz != nil {
        let isEnd = ["</quiz>", "<?/quiz?>", "quiz-end"].contains(line.text)
        if let open = isEnd || isStart(line.text) ? quiz : nil {
          try finish(isEnd ? item(open.line, open.lines) : unclosed(open.line, open.lines))
          if !isEnd { quiz = (line.number, []) }
        } else {
          quiz?.lines.append(line.text)
        }
      } else if isStart(line.text) {
        quiz = (line.number, [])
      } else if file.title == nil, line.text.hasPrefix("# ") {
        file.title = line.text.dropFirst(2).trimmed
      }
    }
    if let open = quiz { try finish(unclosed(open.line, open.lines)) }
    return file
  }

  /// The bytes of a line, with some blanks, that can begin a quiz.
  private static let longestStart = 64

  private static func isStart(_ line: String) -> Bool { ["<quiz>", "<?quiz?>", "quiz-start"].contains(line) }

  private static func item(_ line: Int, _ lines: [String]) -> RawItem {
    var item = RawItem(place: .line(line), text: "", content: .refused(.noQuestion))
    do throws(Refusal) {
      if lines.contains(where: { key($0, "answer-correct") != nil }) {
        try fillOld(&item, lines)
      } else {
        try fill(&item, lines)
      }
    } catch {
      item.content = .refused(error)
      if item.text.isEmpty { item.text = lines.first { !$0.isEmpty } ?? "" }
    }
    return item
  }

  private static func fill(_ item: inout RawItem, _ lines: [String]) throws(Refusal) {
    guard let first = lines.firstIndex(where: { box($0) != nil }),
      let last = lines.lastIndex(where: { box($0) != nil })
    else {
      return try fillGaps(&item, lines)
    }
    item.text = try MarkdownText.plain(lines[..<first].joined(separator: "\n"))
    var texts: [String] = []
    var right: [Int] = []
    var feedback: [Int: String] = [:]
    var end = last + 1
    // Feedback stands below its answer, behind `>`.
    while end < lines.count, lines[end].hasPrefix(">") { end += 1 }
    for line in lines[first..<end] where !line.isEmpty {
      if let (text, isRight) = box(line) {
        if isRight { right.append(texts.count) }
        texts.append(try MarkdownText.plain(text))
      } else if line.hasPrefix(">"), !texts.isEmpty {
        feedback[texts.count - 1, default: ""] += line.dropFirst().trimmed + "\n"
      }
    }
    item.content = .choices(texts, right: right)
    let content = lines[end...].joined(separator: "\n")
    let explanation = content.trimmed.isEmpty ? right.first.flatMap { feedback[$0] } ?? "" : content
    // What is shown after the answer may have pictures, and the question without it is whole.
    item.explanation = try? MarkdownText.plain(explanation)
  }

  /// A text with the words to fill in between `[[` and `]]`; what stands behind a rule explains it.
  private static func fillGaps(_ item: inout RawItem, _ lines: [String]) throws(Refusal) {
    let rule = lines.firstIndex(of: "---") ?? lines.endIndex
    let parts = lines[..<rule].joined(separator: "\n").split(separator: "[[", omittingEmptySubsequences: false)
    var pieces = [try MarkdownText.plain(String(parts.first ?? ""))]
    var words: [RawItem.Content] = []
    for part in parts.dropFirst() {
      let sides = part.split(separator: "]]", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .syntax(Phrase(en: "[[ is never closed by ]]", ja: "[[ が ]] で閉じられていません")) }
      words.append(.typed([try MarkdownText.plain(String(sides[0]))]))
      // Blanks around a gap are not those around a text.
      let (before, after) = (sides[1].first == " " ? " " : "", sides[1].last == " " ? " " : "")
      pieces.append(before + (try MarkdownText.plain(String(sides[1]))) + after)
    }
    if words.isEmpty { throw .tooFewChoices(0) }
    pieces[0] += parts.first?.last == " " ? " " : ""
    item.text = pieces.joined(separator: Gaps.mark)
    item.content = Gaps.content(pieces, words)
    item.explanation = try? MarkdownText.plain(lines[rule...].dropFirst().joined(separator: "\n"))
  }

  /// The form of the first versions.
  private static func fillOld(_ item: inout RawItem, _ lines: [String]) throws(Refusal) {
    var texts: [String] = []
    var right: [Int] = []
    var content: String?
    for line in lines {
      if let so = content {
        content = so + line + "\n"
      } else if let text = key(line, "question") {
        item.text = try FormattedText.plain(text, .unknown)
      } else if let text = key(line, "answer-correct") {
        right.append(texts.count)
        texts.append(try FormattedText.plain(text, .unknown))
      } else if let text = key(line, "answer") {
        texts.append(try FormattedText.plain(text, .unknown))
      } else if let text = key(line, "content") {
        content = text
      }
    }
    item.content = .choices(texts, right: right)
    item.explanation = try? FormattedText.plain(content ?? "", .unknown)
  }

  /// What stands behind a name and a colon.
  private static func key(_ line: String, _ name: String) -> String? {
    for prefix in ["\(name):", "quiz-\(name):"] where line.hasPrefix(prefix) {
      return line.dropFirst(prefix.count).trimmed
    }
    return nil
  }

  /// A choice `- [x]` or `- [ ]`, and whether it is right.
  private static func box(_ line: String) -> (String, Bool)? {
    guard line.hasPrefix("- [") || line.hasPrefix("* [") else { return nil }
    let rest = line.dropFirst(2)
    for (mark, isRight) in [("[x]", true), ("[X]", true), ("[ ]", false), ("[]", false)] where rest.hasPrefix(mark) {
      return (rest.dropFirst(mark.count).trimmed, isRight)
    }
    return nil
  }
}
