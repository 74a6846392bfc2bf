/// Markdown within a line or a paragraph as plain text.
enum MarkdownText {
  /// The plain text; throws when it shows a picture.
  static func plain(_ text: String) throws(Refusal) -> String {
    if text.contains("![") { throw .media }
    let longest = 1 << 16
    guard text.utf8.count <= longest else { throw .tooLong(bytes: text.utf8.count) }
    var result = ""
    var isCode = false
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      // What is between backticks is not read.
      isCode = index % 2 == 1
      result += isCode ? String(part) : withoutMarks(String(part))
    }
    return PlainText.cleaned(try FormattedText.plain(result, .unknown))
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
        // A mark of emphasis stands at the edge of a word; `2 * 3` and `a_b` have none.
        let before = place > 0 ? characters[place - 1] : " "
        var end = place
        while end < characters.count, characters[end] == character { end += 1 }
        let after = end < characters.count ? characters[end] : " "
        let isEdge = isBoundary(before) != isBoundary(after)
        if !isEdge { result += String(repeating: character, count: end - place) }
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

  private static func isBoundary(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation || character.isSymbol
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
