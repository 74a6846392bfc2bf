import QuizCore

/// Reads Aiken: a question, its choices as `A.` or `A)`, and `ANSWER: B`.
enum AikenReader {
  /// Whether a text has an answer line and a choice.
  static func isLikely(_ source: SourceText) -> Bool {
    source.lines.contains { answer($0) != nil } && source.lines.contains { choice($0) != nil }
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var file = RawFile()
    var open: (line: Int, text: String, choices: [(letter: Character, text: String)])?
    func finish(_ content: RawItem.Content) throws(ImportError) {
      guard let item = open else { return }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: item.line) }
      file.items.append(RawItem(place: .line(item.line), text: item.text, content: content))
      open = nil
    }
    for line in source.lines where !line.isBlank {
      // The choices so far; the item is changed in place, so that its lines are not copied for each new line.
      guard let count = open?.choices.count else {
        // The first line is the question, whatever it looks like.
        if answer(line) == nil || choice(line) != nil {
          open = (line.number, line.trimmed, [])
        }
        continue
      }
      if count > 0, let letter = answer(line) {
        let choices = open?.choices ?? []
        let right = choices.indices.filter { choices[$0].letter == letter }
        let content = RawItem.Content.choices(choices.map(\.text), right: right)
        try finish(right.isEmpty ? .refused(.unknownAnswer(String(letter))) : content)
      } else if let choice = choice(line) {
        open?.choices.append(choice)
      } else if count == 0 {
        open?.text += "\n" + line.trimmed
      } else {
        // A question follows choices without an answer.
        try finish(.refused(.syntax(missing)))
        open = (line.number, line.trimmed, [])
      }
    }
    try finish(.refused(open?.choices.isEmpty == true ? .tooFewChoices(0) : .syntax(missing)))
    return file
  }

  private static let missing = Phrase(en: "the line ANSWER: is missing", ja: "ANSWER: の行がありません")

  /// The letter and the text of a choice; nil when a line is none.
  private static func choice(_ line: TextLines.Line) -> (letter: Character, text: String)? {
    let bytes = WhiteSpace.trimmed(line.bytes)
    guard let letter = bytes.first, (0x41...0x5A).contains(letter), let mark = bytes.dropFirst().first,
      mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
    else { return nil }
    // Behind the mark stands white space, also where nothing follows it.
    let rest = line.bytes[(bytes.startIndex + 2)...]
    let text = WhiteSpace.trimmed(rest)
    guard text.startIndex > rest.startIndex || text.isEmpty && !rest.isEmpty else { return nil }
    return (Character(Unicode.Scalar(letter)), String(decoding: text, as: UTF8.self))
  }

  /// The letter of an answer line, which is short; nil when a line is none.
  private static func answer(_ line: TextLines.Line) -> Character? {
    let bytes = WhiteSpace.trimmed(line.bytes)
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "a"), bytes.count < 64 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).uppercased()
    guard text.hasPrefix("ANSWER:") else { return nil }
    let rest = PlainText.trimmed(text.dropFirst("ANSWER:".count))
    return rest.count == 1 ? rest.first : nil
  }
}
