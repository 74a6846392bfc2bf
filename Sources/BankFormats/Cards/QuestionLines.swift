import QuizCore

/// Reads cards as lines: `Q: question` and `A: answer`, each of which may go on below, and `C: a text with [gaps]`.
enum QuestionLines {
  private enum Side: Character {
    case question = "q"
    case answer = "a"
    case cloze = "c"
  }

  /// How many lines of a text begin a side of a card; none where no question is answered.
  static func weight(_ source: SourceText) -> Int {
    var (questions, answers, clozes) = (0, 0, 0)
    for line in source.lines {
      switch side(WhiteSpace.trimmed(line.bytes))?.side {
      case .question: questions += 1
      case .answer: answers += 1
      case .cloze: clozes += 1
      case nil: break
      }
    }
    return questions > 0 && answers > 0 || clozes > 1 ? questions + answers + clozes : 0
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var file = RawFile()
    var card: (line: Int, sides: [(side: Side, text: String)])?
    func finish() throws(ImportError) {
      guard let open = card else { return }
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: open.line) }
      file.items.append(item(open.line, open.sides))
      card = nil
    }
    for line in MarkdownLines(source) {
      if !line.isCode, let (side, text) = side(Array(line.text.utf8)[...]) {
        if side != .answer || card == nil || card?.sides.last?.side != .question { try finish() }
        if card == nil { card = (line.number, []) }
        card?.sides.append((side, text))
      } else if line.text == "---" || !line.isCode && line.text.hasPrefix("#") {
        try finish()
        if line.text.hasPrefix("# "), file.title == nil { file.title = line.text.dropFirst(2).trimmed }
      } else if !line.text.isEmpty, let last = card?.sides.indices.last {
        card?.sides[last].text += "\n" + line.text
      }
    }
    try finish()
    return file
  }

  private static func item(_ line: Int, _ sides: [(side: Side, text: String)]) -> RawItem {
    var item = RawItem(place: .line(line), text: sides[0].text, content: .refused(.noRight))
    do throws(Refusal) {
      switch sides[0].side {
      case .cloze: item.content = try cloze(sides[0].text)
      case .question:
        item.text = try MarkdownText.plain(sides[0].text)
        if sides.count > 1 { item.content = .card(back: try MarkdownText.plain(sides[1].text)) }
      case .answer:
        item.text = ""
        item.content = .refused(.noQuestion)
      }
    } catch {
      item.content = .refused(error)
    }
    return item
  }

  /// A text whose words in brackets are gaps; the address behind a link is none.
  private static func cloze(_ text: String) throws(Refusal) -> RawItem.Content {
    var pieces = [""]
    var gaps: [RawItem.Content] = []
    for (index, part) in text.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      let sides = part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
      if index == 0 {
        pieces[0] = String(part)
      } else if sides.count == 2, !sides[0].isEmpty, !sides[1].hasPrefix("(") {
        gaps.append(.typed([String(sides[0])]))
        pieces.append(String(sides[1]))
      } else {
        pieces[pieces.count - 1] += "[\(part)"
      }
    }
    return Gaps.content(pieces, gaps)
  }

  /// The side that a line begins, `Q:`, `**A:**` or `Question:`, and its text; nil for other lines.
  private static func side(_ line: ArraySlice<UInt8>) -> (side: Side, text: String)? {
    let bare = line.drop { "*_".utf8.contains($0) }
    guard let colon = bare.prefix(16).firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(decoding: bare[..<colon], as: UTF8.self).lowercased().filter { !"*_ ".contains($0) }
    guard ["q", "a", "c", "question", "answer"].contains(name), let side = name.first.flatMap(Side.init) else {
      return nil
    }
    let text = bare[colon...].dropFirst()
    return (side, String(decoding: text.drop { "*_".utf8.contains($0) }, as: UTF8.self).trimmed)
  }
}
