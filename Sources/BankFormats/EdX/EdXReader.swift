import QuizCore

/// Reads problems of Open edX in its Markdown: `>>question<<`, `( )` and `(x)` choices, `[ ]` and `[x]` where several are
/// right, `= answer`, and `[[one, (two)]]` for a list to choose from.
struct EdXReader {
  private struct Open {
    let line: Int
    var text: [String] = []
    var choices: [(text: String, isRight: Bool, said: String?)] = []
    var areBoxes = false
    var accepted: [String] = []
    var explanation: [String]?
    var isAsked = false
    var refusal: Refusal?

    var hasAnswers: Bool { !choices.isEmpty || !accepted.isEmpty || refusal != nil }
  }

  private var file = RawFile()
  private var open: Open?
  /// Whether the lines are those of an explanation.
  private var explains = false

  /// How many lines of a text are questions between their marks, and answers; none without such a question, or without
  /// an answer.
  static func weight(_ source: SourceText) -> Int {
    var (questions, answers) = (0, 0)
    for line in source.lines where !line.isBlank && line.bytes.count <= BankLimits.field {
      let text = line.trimmed
      if isAsked(text) { questions += 1 } else if answer(text) != nil { answers += 1 }
    }
    return questions > 0 && answers > 0 ? questions + answers : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = EdXReader()
    for line in MarkdownLines(source) where !line.text.isEmpty { try reader.read(line) }
    try reader.finish()
    return reader.file
  }

  private mutating func read(_ line: MarkdownLines.Line) throws(ImportError) {
    let text = line.text
    if ["[explanation]", "[/explanation]"].contains(text.lowercased()) {
      explains = text.hasPrefix("[e") && !explains
      if explains { open?.explanation = [] }
    } else if explains {
      open?.explanation?.append(text)
    } else if line.isCode {
      begin(line)
      open?.text.append(text)
    } else if text == "---" {
      try finish()
    } else if EdXReader.isAsked(text) {
      if open?.hasAnswers == true || open?.isAsked == true { try finish() }
      begin(line)
      open?.isAsked = true
      let asked = text.dropFirst(2).prefix { $0 != "|" }
      open?.text.append((asked.hasSuffix("<<") ? asked.dropLast(2) : asked).trimmed)
    } else if let answer = EdXReader.answer(text), open != nil {
      add(answer)
    } else if text.hasPrefix("#"), open == nil {
      file.title = file.title ?? text.drop { $0 == "#" }.trimmed
    } else if text.allSatisfy({ $0 == "=" || $0 == "-" }) {
      // A line below a heading makes it one.
      if let title = open?.text.popLast(), open?.text.isEmpty == true, file.title == nil { file.title = title }
    } else if !text.hasPrefix("||") {
      if open?.hasAnswers == true { try finish() }
      begin(line)
      open?.text.append(text)
    }
  }

  private mutating func begin(_ line: MarkdownLines.Line) {
    if open == nil { open = Open(line: line.number) }
  }

  private enum Answer {
    case choice(String, isRight: Bool, isBox: Bool)
    case typed(String)
    case list(String)
    case other
  }

  private static func isAsked(_ text: String) -> Bool { text.hasPrefix(">>") && PlainText.has("<<", in: text) }

  private static func answer(_ text: String) -> Answer? {
    let marks: [(String, isRight: Bool, isBox: Bool)] = [
      ("(x)", true, false), ("(X)", true, false), ("( )", false, false), ("()", false, false), ("[x]", true, true),
      ("[X]", true, true), ("[ ]", false, true), ("[]", false, true),
    ]
    for (mark, isRight, isBox) in marks where text.hasPrefix(mark) {
      return .choice(text.dropFirst(mark.count).trimmed, isRight: isRight, isBox: isBox)
    }
    // A choice that stays in its place is written (@), and (x@) where it is right.
    for (mark, isRight) in [("(@)", false), ("(x@)", true), ("(@x)", true)] where text.hasPrefix(mark) {
      return .choice(text.dropFirst(mark.count).trimmed, isRight: isRight, isBox: false)
    }
    for mark in ["= ", "or= "] where text.hasPrefix(mark) {
      return .typed(text.dropFirst(mark.count).trimmed)
    }
    if text.hasPrefix("[["), text.hasSuffix("]]") { return .list(String(text.dropFirst(2).dropLast(2))) }
    return text.hasPrefix("not= ") || text.hasPrefix("s= ") ? .other : nil
  }

  private mutating func add(_ answer: Answer) {
    switch answer {
    case .choice(let text, let isRight, let isBox):
      let (choice, said) = EdXReader.divided(text)
      open?.areBoxes = isBox
      open?.choices.append((choice, isRight, said))
    case .typed(let text):
      let (answer, said) = EdXReader.divided(text)
      if answer.hasPrefix("|") {
        open?.refusal = .kind(Phrase(en: "an answer that is a pattern", ja: "正規表現の答え"))
      }
      open?.accepted.append(answer)
      if let said { open?.explanation = [said] }
    case .list(let text):
      for part in text.split(separator: ",").map(\.trimmed) {
        let isRight = part.hasPrefix("(") && part.hasSuffix(")")
        open?.choices.append((isRight ? part.dropFirst().dropLast().trimmed : part, isRight, nil))
      }
    case .other: break
    }
  }

  /// An answer without what is said of it, which stands behind it in double braces.
  private static func divided(_ text: String) -> (text: String, said: String?) {
    let parts = text.split(separator: "{{", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (text, nil) }
    var said = parts[1].split(separator: "}}", omittingEmptySubsequences: false).first ?? ""
    // `selected:` and the like say when it is shown.
    if let rest = ["selected:", "label::"].first(where: said.hasPrefix) { said = said.dropFirst(rest.count) }
    said = said.prefix { $0 != "}" }
    return (parts[0].trimmed, said.trimmed)
  }

  private mutating func finish() throws(ImportError) {
    explains = false
    guard let open, open.hasAnswers || open.isAsked else {
      self.open = nil
      return
    }
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: open.line) }
    var item = RawItem(place: .line(open.line), text: open.text.joined(separator: "\n"), content: .refused(.noRight))
    do throws(Refusal) {
      item.text = try MarkdownText.plain(item.text)
      item.content = try EdXReader.content(open)
      var said: [(text: String, said: String?, isRight: Bool)] = []
      for choice in open.choices { said.append((try MarkdownText.plain(choice.text), choice.said, choice.isRight)) }
      item.explanation = AnswerFeedback(said).explanation(
        general: (open.explanation?.joined(separator: "\n")).flatMap { try? MarkdownText.plain($0) })
    } catch {
      item.content = .refused(error)
    }
    file.items.append(item)
    self.open = nil
  }

  private static func content(_ open: Open) throws(Refusal) -> RawItem.Content {
    if let refusal = open.refusal { throw refusal }
    if let first = open.accepted.first {
      let number = NumberText.content(typed: first)
      if open.accepted.count == 1, case .keyed = number { return number }
      return .typed(open.accepted)
    }
    if open.choices.isEmpty { throw .tooFewChoices(0) }
    let texts = try open.choices.map { choice throws(Refusal) in try MarkdownText.plain(choice.text) }
    let right = open.choices.indices.filter { open.choices[$0].isRight }
    return open.areBoxes ? .several(texts, right: right) : .choices(texts, right: right)
  }
}
