/// Markdown within a line or a paragraph as plain text.
enum MarkdownText {
  /// The plain text, in which code between fences stays as it is; throws when it shows a picture.
  static func plain(_ text: String) throws(Refusal) -> String {
    guard PlainText.has("```", in: text) else { return try prose(text) }
    var blocks: [String] = []
    var lines: [Substring] = []
    var isCode = false
    func finish() throws(Refusal) {
      let text = lines.joined(separator: "\n")
      lines = []
      let block = isCode ? MarkdownLines.block(text) : try prose(text)
      if !block.isEmpty { blocks.append(block) }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == MarkdownLines.fence {
        try finish()
        isCode.toggle()
      } else {
        lines.append(line)
      }
    }
    try finish()
    return blocks.joined(separator: "\n")
  }

  private static func prose(_ text: String) throws(Refusal) -> String {
    if PlainText.has("![", in: text) { throw .media }
    let longest = 1 << 16
    guard text.utf8.count <= longest else { throw .tooLong(bytes: text.utf8.count) }
    // Most texts have no marks.
    guard text.utf8.contains(where: { "`[*_\\".utf8.contains($0) }) else {
      return PlainText.cleaned(try FormattedText.plain(text, .unknown))
    }
    let code = CodeSpans(text)
    let plain = try FormattedText.plain(withoutMarks(code.prose), .unknown)
    return PlainText.cleaned(code.restored(plain, withMarks: false))
  }

  private static func withoutMarks(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var place = 0
    while place < characters.count {
      let character = characters[place]
      if character == "[", let link = link(characters, at: place) {
        result += link.text
        place = link.end
      } else if character == "*" || character == "_" {
        // A mark of emphasis opens before a word or closes behind one; `2 * 3` and `a_b` do neither or both.
        let before = place > 0 ? characters[place - 1] : " "
        var end = place
        while end < characters.count, characters[end] == character { end += 1 }
        let after = end < characters.count ? characters[end] : " "
        if flanks(after, against: before) == flanks(before, against: after) {
          result += String(repeating: character, count: end - place)
        }
        place = end
      } else if character == "\\", place + 1 < characters.count, "\\*_[]()#+-.!{}<>|".contains(characters[place + 1]) {
        result.append(characters[place + 1])
        place += 2
      } else {
        result.append(character)
        place += 1
      }
    }
    return result
  }

  /// Whether a mark may belong to the character beside it, by the rule of CommonMark for flanking runs.
  private static func flanks(_ character: Character, against other: Character) -> Bool {
    func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    if character.isWhitespace { return false }
    return !isPunctuation(character) || other.isWhitespace || isPunctuation(other)
  }

  /// The text of a link `[text](address)`, and where it ends.
  private static func link(_ characters: [Character], at place: Int) -> (text: String, end: Int)? {
    let longest = 1 << 9
    let rest = characters[place...].prefix(longest)
    guard let close = rest.firstIndex(of: "]"), close + 1 < rest.endIndex, rest[close + 1] == "(",
      let end = rest[close...].firstIndex(of: ")")
    else { return nil }
    return (String(characters[(place + 1)..<close]), end + 1)
  }
}
