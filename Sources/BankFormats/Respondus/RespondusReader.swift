import QuizCore

/// Reads questions as people type them, in the form of Respondus and text2qti: `1. question`, `a) choice`, `*b) the right
/// one`, `[*]` where several are right, `= 24 +- 1` and `* text` for what is typed; or with a list of answers at the end.
struct RespondusReader {
  private struct Open {
    let line: Int
    let number: Int
    var text: String
    var choices: [(letter: UInt8?, text: String, isRight: Bool, said: String?)] = []
    var areBoxes = false
    var accepted: [String] = []
    var numeral: String?
    var general: [String] = []
    var refusal: Refusal?
  }

  private var file = RawFile()
  private var open: Open?
  /// The letters of the right choices by the numbers of their questions, from a list at the end.
  private let key: [Int: [UInt8]]
  /// Whether the lines are those of a comment.
  private var isComment = false

  private init(key: [Int: [UInt8]]) {
    self.key = key
  }

  /// How many lines of a text are numbered questions, their choices and answers; none where nothing says what is right.
  static func weight(_ source: SourceText) -> Int {
    var (questions, choices, marks, answers) = (0, 0, 0, 0)
    var last: UInt8?
    for line in source.lines where !line.isBlank && line.bytes.count <= BankLimits.row {
      switch Line(line.trimmed, after: last) {
      case .question:
        questions += 1
        last = nil
      case .choice(let letter, _, let isRight):
        choices += 1
        last = letter
        if isRight { marks += 1 }
      case .box(_, let isRight):
        choices += 1
        if isRight { marks += 1 }
      case .accepted, .numeral: answers += 1
      case .feedback, .name, .essay, .upload, .command, .text: break
      }
    }
    // Numbers and stars are in many a text; a choice that is marked, or a list of answers, is not.
    guard questions > 0, choices > 0, marks > 0 || !AnswerKey.letters(in: source).letters.isEmpty else { return 0 }
    return questions + choices + answers
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    let (letters, end) = AnswerKey.letters(in: source)
    var reader = RespondusReader(key: letters)
    for line in source.lines where line.number < end && !line.isBlank { try reader.read(line) }
    try reader.finish()
    return reader.file
  }

  private mutating func read(_ line: TextLines.Line) throws(ImportError) {
    let text = line.trimmed
    if isComment || text == "COMMENT" {
      isComment = text != "END_COMMENT"
      return
    }
    let isIndented = line.bytes.first.map { $0 == 0x20 || $0 == 0x09 } ?? false
    switch Line(text, after: open?.choices.last?.letter) {
    case .question(let number, let asked) where open.map({ !isIndented && Self.follows(number, $0) }) ?? true:
      try finish()
      open = Open(line: line.number, number: number, text: asked)
    case .choice(let letter, let choice, let isRight) where open != nil:
      open?.choices.append((letter, choice, isRight, nil))
    case .box(let choice, let isRight) where open != nil:
      open?.areBoxes = true
      open?.choices.append((nil, choice, isRight, nil))
    case .accepted(let answer) where open != nil: open?.accepted.append(answer)
    case .numeral(let answer) where open != nil: open?.numeral = answer
    case .feedback(let said) where open != nil:
      if let last = open?.choices.indices.last { open?.choices[last].said = said } else { open?.general.append(said) }
    case .name(let name, let value):
      if name.hasSuffix("title"), open == nil, file.title == nil { file.title = value }
      if name == "type", ["e", "essay", "mt", "matching"].contains(value.lowercased()) {
        open?.refusal = .kind(
          value.lowercased().hasPrefix("e") ? .essay : Phrase(en: "a matching question", ja: "組み合わせの問題"))
      }
    case .essay where open != nil: open?.refusal = .kind(.essay)
    case .upload where open != nil:
      open?.refusal = .kind(Phrase(en: "a question answered by a file", ja: "ファイルを提出する問題"))
    case .command: break
    case .question, .choice, .box, .accepted, .numeral, .feedback, .essay, .upload, .text:
      if let last = open?.choices.indices.last {
        open?.choices[last].text += "\n" + text
      } else {
        open?.text += "\n" + text
      }
    }
  }

  /// Whether a number is that of the next question, and not of a line of one. Some may be missing in between.
  private static func follows(_ number: Int, _ open: Open) -> Bool {
    let hasAnswers = !open.choices.isEmpty || !open.accepted.isEmpty || open.numeral != nil || open.refusal != nil
    let most = 20
    return number == open.number + 1 || hasAnswers && (number == 1 || (1...most).contains(number - open.number))
  }

  private mutating func finish() throws(ImportError) {
    guard let open else { return }
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: open.line) }
    var item = RawItem(place: .line(open.line), text: open.text, content: .refused(.noRight))
    item.content = content(open)
    let said = open.choices.map { (text: $0.text, said: $0.said, isRight: $0.isRight) }
    item.explanation = AnswerFeedback(said).explanation(
      general: open.general.isEmpty ? nil : open.general.joined(separator: "\n"))
    file.items.append(item)
    self.open = nil
  }

  private func content(_ open: Open) -> RawItem.Content {
    if let refusal = open.refusal { return .refused(refusal) }
    if let numeral = open.numeral { return NumberText.content(typed: numeral) }
    if !open.accepted.isEmpty { return .typed(open.accepted) }
    let texts = open.choices.map(\.text)
    var right = open.choices.indices.filter { open.choices[$0].isRight }
    if right.isEmpty, let letters = key[open.number] {
      right = open.choices.indices.filter { index in open.choices[index].letter.map(letters.contains) ?? false }
    }
    if texts.isEmpty { return .refused(.tooFewChoices(0)) }
    return open.areBoxes ? .several(texts, right: right) : .choices(texts, right: right)
  }
}

extension RespondusReader {
  /// What a line is, by its beginning.
  fileprivate enum Line {
    case question(Int, String)
    case choice(UInt8, String, isRight: Bool)
    case box(String, isRight: Bool)
    case accepted(String)
    case numeral(String)
    case feedback(String)
    case name(String, String)
    case essay
    case upload
    case command
    case text

    /// Reads a line without the white space around it; `last` is the letter of the choice before it.
    init(_ text: String, after last: UInt8?) {
      self = Line.marked(text) ?? Line.labelled(text, after: last) ?? .text
    }

    private static func marked(_ text: String) -> Line? {
      if text.count > 2, text.allSatisfy({ $0 == "_" }) { return .essay }
      if text.count > 2, text.allSatisfy({ $0 == "^" }) { return .upload }
      if text.hasPrefix("%") || ["GROUP", "END_GROUP", "END_COMMENT"].contains(text) { return .command }
      for (mark, isRight) in [("[*]", true), ("[x]", true), ("[X]", true), ("[ ]", false), ("[]", false)]
      where text.hasPrefix(mark) {
        return .box(text.dropFirst(mark.count).trimmed, isRight: isRight)
      }
      func rest(behind mark: String) -> String? {
        text.hasPrefix("\(mark) ") || text.hasPrefix("\(mark)\t") ? text.dropFirst(mark.count).trimmed : nil
      }
      if let rest = rest(behind: "...") ?? rest(behind: "@") ?? rest(behind: "~") { return .feedback(rest) }
      if let rest = rest(behind: "=") { return .numeral(rest) }
      if let rest = rest(behind: "*"), Line.labelled(text, after: nil) == nil { return .accepted(rest) }
      let names = [
        "quiz title", "quiz description", "title", "description", "type", "points", "id", "pick", "text title",
        "points per question", "shuffle answers", "show correct answers", "one question at a time", "can't go back",
      ]
      guard let colon = text.firstIndex(of: ":"), text.distance(from: text.startIndex, to: colon) < 24 else {
        return nil
      }
      let name = text[..<colon].lowercased()
      return names.contains(name) ? .name(name, text[colon...].dropFirst().trimmed) : nil
    }

    /// A number with a question, or a letter with a choice.
    private static func labelled(_ text: String, after last: UInt8?) -> Line? {
      let isRight = text.hasPrefix("*")
      var rest = (isRight ? text.dropFirst().drop { $0 == " " } : text[...]).utf8
      let isInBrackets = rest.first == UInt8(ascii: "(")
      if isInBrackets { rest = rest.dropFirst() }
      let label = rest.prefix { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & ~0x20) }
      let behind = rest[label.endIndex...]
      guard let mark = behind.first, isInBrackets ? mark == UInt8(ascii: ")") : ".)".utf8.contains(mark) else {
        return nil
      }
      let body = String(decoding: behind.dropFirst(), as: UTF8.self).trimmed
      guard behind.dropFirst().first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
      if let number = Int(String(decoding: label, as: UTF8.self)), label.count < 6, !isInBrackets {
        return isRight ? nil : .question(number, body)
      }
      guard label.count == 1, let letter = label.first.map({ $0 | 0x20 }), letter >= 0x61,
        letter == (last ?? 0x60) + 1 || isRight
      else { return nil }
      return .choice(letter, body, isRight: isRight)
    }
  }
}

/// The list of right answers at the end of a text: `1. c`, a line each or several on one, perhaps below a heading.
private enum AnswerKey {
  /// The letters by the numbers of the questions, and the line where the list begins; none and the last where there is
  /// none.
  static func letters(in source: SourceText) -> (letters: [Int: [UInt8]], start: Int) {
    var letters: [Int: [UInt8]] = [:]
    var start = Int.max
    var hasHeading = false
    for line in source.lines where !line.isBlank {
      let text = line.trimmed
      if isHeading(text) {
        (letters, start, hasHeading) = ([:], line.number, true)
      } else if line.bytes.count < 1 << 12, let pairs = pairs(text), !pairs.isEmpty {
        if start == .max { start = line.number }
        for (number, right) in pairs { letters[number] = right }
      } else {
        (letters, start, hasHeading) = ([:], .max, false)
      }
    }
    // Without a heading one line may be a question.
    return hasHeading || letters.count > 1 ? (letters, letters.isEmpty ? .max : start) : ([:], .max)
  }

  private static func isHeading(_ text: String) -> Bool {
    let name = text.lowercased().filter { !"#*:：-=_".contains($0) }.trimmed
    return [
      "answers", "answer key", "answerkey", "key", "correct answers", "solutions", "lösungen", "réponses", "respuestas",
      "正解", "解答", "答え",
    ].contains(name)
  }

  /// The numbers and letters of a line that has nothing else; nil for other lines.
  private static func pairs(_ text: String) -> [(Int, [UInt8])]? {
    var pairs: [(Int, [UInt8])] = []
    for word in text.lowercased().split(whereSeparator: { " \t,;.:)(-/&".contains($0) }) {
      let digits = word.prefix { $0.isASCII && $0.isWholeNumber }
      let rest = word[digits.endIndex...]
      if !digits.isEmpty {
        guard digits.count < 6, let number = Int(digits) else { return nil }
        pairs.append((number, []))
      }
      if rest.isEmpty { continue }
      guard rest.utf8.count == 1, let letter = rest.utf8.first, (0x61...0x69).contains(letter), !pairs.isEmpty else {
        return nil
      }
      pairs[pairs.count - 1].1.append(letter)
    }
    return pairs.allSatisfy { !$0.1.isEmpty } ? pairs : nil
  }
}

extension Phrase {
  fileprivate static let essay = Phrase(en: "an essay question", ja: "論述問題")
}
