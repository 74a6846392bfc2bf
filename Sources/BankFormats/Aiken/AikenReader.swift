import QuizCore

/// Reads Aiken: a question, its choices as `A.` or `A)`, and `ANSWER: B`.
enum AikenReader {
  /// Whether a text has an answer line and a choice.
  static func isLikely(_ source: SourceText) -> Bool {
    let lines = TextLines.split(source.text)
    return lines.contains { answer($0.text) != nil } && lines.contains { choice($0.text) != nil }
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
    for line in TextLines.split(source.text) where !line.isBlank {
      // The choices so far; the item is changed where it stands, so that no line of it is copied again for each other.
      guard let count = open?.choices.count else {
        // The first line is the question, whatever it looks like.
        if answer(line.text) == nil || choice(line.text) != nil {
          open = (line.number, PlainText.trimmed(line.text), [])
        }
        continue
      }
      if count > 0, let letter = answer(line.text) {
        let choices = open?.choices ?? []
        let right = choices.indices.filter { choices[$0].letter == letter }
        let content = RawItem.Content.choices(choices.map(\.text), right: right)
        try finish(right.isEmpty ? .refused(.unknownAnswer(String(letter))) : content)
      } else if let choice = choice(line.text) {
        open?.choices.append(choice)
      } else if count == 0 {
        open?.text += "\n" + PlainText.trimmed(line.text)
      } else {
        // A question follows choices without an answer.
        try finish(.refused(.syntax(missing)))
        open = (line.number, PlainText.trimmed(line.text), [])
      }
    }
    try finish(.refused(open?.choices.isEmpty == true ? .tooFewChoices(0) : .syntax(missing)))
    return file
  }

  private static let missing = Phrase(en: "the line ANSWER: is missing", ja: "ANSWER: の行がありません")

  /// The letter and the text of a choice; nil when a line is none.
  private static func choice(_ line: Substring) -> (letter: Character, text: String)? {
    let trimmed = line.drop(while: \.isWhitespace)
    guard let letter = trimmed.first, letter.isASCII, letter.isUppercase, let mark = trimmed.dropFirst().first,
      mark == "." || mark == ")"
    else { return nil }
    let rest = trimmed.dropFirst(2)
    guard let blank = rest.first, blank.isWhitespace else { return nil }
    return (letter, PlainText.trimmed(rest))
  }

  /// The letter of an answer line; nil when a line is none.
  private static func answer(_ line: Substring) -> Character? {
    let text = PlainText.trimmed(line)
    guard text.uppercased().hasPrefix("ANSWER:") else { return nil }
    let rest = PlainText.trimmed(text.dropFirst("ANSWER:".count))
    return rest.count == 1 ? rest.uppercased().first : nil
  }
}
