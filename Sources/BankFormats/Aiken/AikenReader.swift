import QuizCore

/// Reads Aiken, also as people type it: a question, its choices as `A.`, `a)` or `(a)`, `ANSWER: B`, and `FEEDBACK:`.
struct AikenReader {
  /// A question that is not answered yet.
  private struct Open {
    let line: Int
    var text: String
    var choices: [Choice] = []
    /// Lines behind the last choice, which belong to it, or are the next question.
    var tail: (line: Int, text: String)?
    var explanation: String?
  }

  private struct Choice {
    let letter: UInt8
    var text: String
    /// The whole line, where it could be a line of the question as well.
    var line: String?
  }

  private var file = RawFile()
  private var open: Open?
  /// Whether the last item has its answer, so that feedback belongs to it.
  private var isAnswered = false

  /// How many lines of a text are answers and choices; none where not both are there.
  static func weight(_ source: SourceText) -> Int {
    var (answers, choices) = (0, 0)
    var before: [Choice] = []
    for line in source.lines where !line.isBlank {
      if answer(line)?.isEmpty == false {
        answers += 1
        before = []
      } else if let choice = choice(line, after: before) {
        choices += 1
        before = [choice]
      }
    }
    return answers > 0 && choices > 0 ? answers + choices : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = AikenReader()
    var isAfterBlank = false
    for line in source.lines {
      if !line.isBlank { try reader.read(line, isAfterBlank: isAfterBlank) }
      isAfterBlank = line.isBlank
    }
    try reader.finish(.refused(reader.open?.choices.isEmpty == true ? .tooFewChoices(0) : .syntax(missing)))
    return reader.file
  }

  private static let missing = Phrase(en: "the line ANSWER: is missing", ja: "ANSWER: の行がありません")

  private mutating func finish(_ content: RawItem.Content) throws(ImportError) {
    guard let item = open else { return }
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: item.line) }
    file.items.append(
      RawItem(place: .line(item.line), text: item.text, content: content, explanation: item.explanation))
    open = nil
  }

  private mutating func read(_ line: TextLines.Line, isAfterBlank: Bool) throws(ImportError) {
    // The choices so far; the item is changed in place, so that its lines are not copied for each new line.
    guard let count = open?.choices.count else {
      if let feedback = AikenReader.feedback(line), isAnswered {
        let last = file.items.count - 1
        file.items[last].explanation = file.items[last].explanation.map { "\($0)\n\(feedback)" } ?? feedback
      } else if AikenReader.answer(line) == nil || AikenReader.choice(line, after: []) != nil {
        // The first line is the question, whatever it looks like.
        open = Open(line: line.number, text: line.trimmed)
        isAnswered = false
      }
      return
    }
    if count > 0, let answer = AikenReader.answer(line) {
      closeTail()
      try finish(AikenReader.content(answer, of: open?.choices ?? []))
      isAnswered = true
    } else if let choice = AikenReader.choice(line, after: open?.choices ?? []) {
      try add(choice)
    } else if count == 0 {
      open?.text += "\n" + line.trimmed
    } else if let feedback = AikenReader.feedback(line) {
      open?.explanation = feedback
    } else if isAfterBlank {
      // A question follows choices without an answer.
      try finish(.refused(.syntax(AikenReader.missing)))
      open = Open(line: line.number, text: line.trimmed)
    } else if open?.tail != nil {
      open?.tail?.text += "\n" + line.trimmed
    } else {
      open?.tail = (line.number, line.trimmed)
    }
  }

  /// Adds a choice; one that begins anew belongs to the question that the lines before it are, or shows that the only
  /// one before it was a line of the question.
  private mutating func add(_ choice: Choice) throws(ImportError) {
    if choice.letter == UInt8(ascii: "a"), let tail = open?.tail {
      try finish(.refused(.syntax(AikenReader.missing)))
      open = Open(line: tail.line, text: tail.text)
    } else if choice.letter == UInt8(ascii: "a"), open?.choices.count == 1, let line = open?.choices[0].line {
      open?.text += "\n" + line
      open?.choices = []
    }
    closeTail()
    open?.choices.append(choice)
  }

  /// Adds the lines behind the last choice to it.
  private mutating func closeTail() {
    guard let tail = open?.tail, let last = open?.choices.indices.last else { return }
    open?.choices[last].text += "\n" + tail.text
    open?.tail = nil
  }

  /// The letter and the text of a choice; nil when a line is none. What is not written by the rule, a capital letter, a
  /// mark and white space, is one only where its letter is the next.
  private static func choice(_ line: TextLines.Line, after choices: [Choice]) -> Choice? {
    let whole = WhiteSpace.trimmed(line.bytes)
    var bytes = whole
    let isInBrackets = bytes.first == UInt8(ascii: "(")
    if isInBrackets { bytes = bytes.dropFirst() }
    guard let first = bytes.first, (0x41...0x5A).contains(first & ~0x20), let mark = bytes.dropFirst().first,
      isInBrackets ? mark == UInt8(ascii: ")") : ".):".utf8.contains(mark)
    else { return nil }
    // Behind the mark stands white space, also where nothing follows it.
    let rest = line.bytes[(bytes.startIndex + 2)...]
    let text = WhiteSpace.trimmed(rest)
    let isSpaced = text.startIndex > rest.startIndex || text.isEmpty && !rest.isEmpty
    let letter = first | 0x20
    let isByRule = isSpaced && !isInBrackets && first < 0x60 && mark != UInt8(ascii: ":")
    guard isByRule || letter == (choices.last?.letter ?? UInt8(ascii: "a") - 1) + 1 else { return nil }
    return Choice(
      letter: letter, text: String(decoding: text, as: UTF8.self),
      line: isByRule ? nil : String(decoding: whole, as: UTF8.self))
  }

  /// What stands behind `ANSWER:`; nil when a line is none.
  private static func answer(_ line: TextLines.Line) -> String? {
    let names = ["answer", "answers", "ans", "correct answer", "right answer"]
    return behind(names, line, longest: BankLimits.field)
  }

  /// What stands behind `FEEDBACK:`; nil when a line is none.
  private static func feedback(_ line: TextLines.Line) -> String? {
    behind(["feedback", "explanation"], line, longest: .max)
  }

  /// What stands behind one of these names and a colon; nil where none of them begins the line.
  private static func behind(_ names: [String], _ line: TextLines.Line, longest: Int) -> String? {
    let bytes = WhiteSpace.trimmed(line.bytes)
    let wide = Array("：".utf8)
    let head = bytes.prefix(20)
    let colon = head.firstIndex(of: UInt8(ascii: ":")) ?? head.indices.first { head[$0...].starts(with: wide) }
    guard let colon, bytes.count <= longest else { return nil }
    let name = String(decoding: bytes[..<colon], as: UTF8.self).lowercased().trimmed
    guard names.contains(name) else { return nil }
    let rest = bytes[colon...].dropFirst(bytes[colon] == wide[0] ? wide.count : 1)
    return String(decoding: WhiteSpace.trimmed(rest), as: UTF8.self)
  }

  /// The choices with the right one, by its letter or by its text.
  private static func content(_ answer: String, of choices: [Choice]) -> RawItem.Content {
    let texts = choices.map(\.text)
    if answer.isEmpty { return .choices(texts, right: []) }
    func index(_ letter: UInt8) -> Int? { choices.firstIndex { $0.letter == letter } }
    let parts = answer.lowercased().split { " ,;/&、，".contains($0) }.filter { $0 != "and" }
    let letters = Set(parts.compactMap { $0.utf8.count == 1 ? $0.utf8.first : nil })
    if parts.count > 1, parts.allSatisfy({ $0.utf8.count == 1 }), letters.allSatisfy({ index($0) != nil }) {
      return .choices(texts, right: letters.compactMap(index).sorted())
    }
    let same = texts.indices.filter { texts[$0] == answer }
    if same.count == 1 { return .choices(texts, right: same) }
    let bare = answer.drop { $0 == "(" }
    let marks = bare.dropFirst().first
    if let letter = bare.utf8.first.map({ $0 | 0x20 }), marks.map({ ".):".contains($0) }) != false,
      let index = index(letter)
    {
      return .choices(texts, right: [index])
    }
    guard let index = PlainText.index(of: answer, in: texts) else { return .refused(.unknownAnswer(answer)) }
    return .choices(texts, right: [index])
  }
}
