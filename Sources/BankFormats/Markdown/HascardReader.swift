import QuizCore

/// Reads cards of hascard: `# question` and what is below it, divided by lines of three dashes.
enum HascardReader {
  /// How many lines of a text are those of cards; none where it does not begin with a card, or has neither choices nor
  /// another card: a table may begin with a title behind `#`, and so may a check list.
  static func weight(_ source: SourceText) -> Int {
    guard let first = source.lines.first(where: { !$0.isBlank }),
      WhiteSpace.trimmed(first.bytes).starts(with: "# ".utf8), ChecklistReader.weight(source) == 0
    else { return 0 }
    var (cards, others) = (0, 0)
    for line in source.lines {
      let bytes = WhiteSpace.trimmed(line.bytes)
      if line.bytes.starts(with: "# ".utf8) { cards += 1 }
      guard let first = bytes.first, "-*[".utf8.contains(first) else { continue }
      let text = String(decoding: bytes.prefix(8), as: UTF8.self)
      if bytes.elementsEqual("---".utf8) || text.hasPrefix("- ") || text.hasPrefix("* ") || box(text) != nil {
        others += 1
      }
    }
    return others > 0 ? cards + others : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var file = RawFile()
    var lines: [TextLines.Line] = []
    func finish() throws(ImportError) {
      defer { lines = [] }
      guard let first = lines.first(where: { !$0.isBlank }) else { return }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: first.number) }
      file.items.append(card(first, Array(lines.drop { $0.number <= first.number })))
    }
    for line in source.lines {
      if WhiteSpace.trimmed(line.bytes).elementsEqual("---".utf8) { try finish() } else { lines.append(line) }
    }
    try finish()
    return file
  }

  private static func card(_ first: TextLines.Line, _ rest: [TextLines.Line]) -> RawItem {
    var item = RawItem(place: .line(first.number), text: first.trimmed, content: .refused(.noQuestion))
    guard first.bytes.first == UInt8(ascii: "#") else {
      item.content = .refused(.syntax(Phrase(en: "a card begins with # and a question", ja: "カードは # と問題文で始まります")))
      return item
    }
    item.text = unescaped(first.trimmed.drop { $0 == "#" }.trimmed)
    let lines = rest.filter { !$0.isBlank }.map(\.trimmed)
    if lines.first?.hasPrefix("![") == true {
      item.content = .refused(.media)
    } else if lines.first?.hasPrefix("```") == true {
      item.content = .refused(.kind(Phrase(en: "a card in LaTeX", ja: "LaTeX のカード")))
    } else {
      item.content = content(lines, asked: item.text)
    }
    return item
  }

  private static func content(_ lines: [String], asked: String) -> RawItem.Content {
    guard let first = lines.first else { return .refused(.tooFewChoices(0)) }
    // Boxes are of a card of which several choices may be right, stars of one with a single right one.
    if box(first) != nil {
      let boxes = lines.map { box($0) ?? ($0, false) }
      return .several(boxes.map { unescaped($0.0) }, right: boxes.indices.filter { boxes[$0].1 })
    }
    if first.hasPrefix("- ") || first.hasPrefix("* ") {
      let texts = lines.map { $0.hasPrefix("- ") || $0.hasPrefix("* ") ? $0.dropFirst(2).trimmed : $0 }
      return .choices(texts.map(unescaped), right: lines.indices.filter { lines[$0].hasPrefix("* ") })
    }
    let numbered = lines.compactMap(number)
    if numbered.count == lines.count {
      return .order(
        numbered.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
          .map { unescaped($0.element.text) })
    }
    let text = lines.joined(separator: "\n")
    let parts = divided(text)
    guard parts.count > 2, parts.count % 2 == 1 else { return .card(back: unescaped(text)) }
    // Every other part is a gap, in which bars divide what may be typed.
    let gaps = stride(from: 1, to: parts.count, by: 2).map { index in
      RawItem.Content.typed(parts[index].split(separator: "|").map { unescaped(String($0)).trimmed })
    }
    // A card that is one gap is answered by it.
    if gaps.count == 1, parts.indices.allSatisfy({ $0 == 1 || parts[$0].trimmed.isEmpty }) { return gaps[0] }
    var pieces = stride(from: 0, to: parts.count, by: 2).map { unescaped(parts[$0]) }
    pieces[0] = "\(asked)\n\(pieces[0])"
    return Gaps.content(pieces, gaps)
  }

  /// A choice with a box, `[*]` or `[ ]`, also behind a dash, and whether it is right; nil for other lines.
  private static func box(_ line: String) -> (String, Bool)? {
    let rest = line.hasPrefix("- ") || line.hasPrefix("* ") ? line.dropFirst(2).trimmed : line
    for (mark, isRight) in [("[*]", true), ("[x]", true), ("[X]", true), ("[ ]", false), ("[]", false)]
    where rest.hasPrefix(mark) {
      return (rest.dropFirst(mark.count).trimmed, isRight)
    }
    return nil
  }

  /// The number and the text of a line `2. second`; nil for other lines.
  private static func number(_ line: String) -> (number: Int, text: String)? {
    let digits = line.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = line[digits.endIndex...]
    guard rest.hasPrefix(". "), let number = Int(digits) else { return nil }
    return (number, rest.dropFirst(2).trimmed)
  }

  /// A text divided at its underscores that are not escaped.
  private static func divided(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == "_", !isEscaped { parts.append("") } else { parts[parts.count - 1].append(character) }
      isEscaped = !isEscaped && character == "\\"
    }
    return parts
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "_", result.last == "\\" { result.removeLast() }
      result.append(character)
    }
    return result
  }
}
