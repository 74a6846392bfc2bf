import QuizCore

/// Reads GIFT, the text format of Moodle: multiple choice with escapes, comments, weights, feedback and categories.
struct GIFTReader {
  private var file = RawFile()
  private var category: [String] = []

  /// A question's lines, comments left out.
  private struct Block {
    var line = 0
    var text: [UInt8] = []
    var level: Int?
    var isOpen = false
    /// Whether its braces were closed; then further ones are those of a question that no blank line divides from it.
    var isAnswered = false
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = GIFTReader()
    try reader.readBlocks(source)
    return reader.file
  }

  /// How many lines of a text are of questions with answers in braces: of those that only GIFT has, or, where most of the
  /// text is so, of any that end in braces. Code between fences is left out.
  static func weight(_ source: SourceText) -> Int {
    var (sure, possible, all, sureBlocks) = (0, 0, 0, 0)
    var block: [UInt8] = []
    var lines = 0
    func finish() {
      guard lines > 0 else { return }
      switch sureness(block) {
      case .sure:
        sure += lines
        sureBlocks += 1
      case .possible: possible += lines
      case .none: break
      }
      all += lines
      (block, lines) = ([], 0)
    }
    var isOpen = false
    for line in MarkdownLines(source) {
      if line.text.isEmpty, !isOpen {
        finish()
      } else if line.isCode {
        all += 1
      } else if !line.text.hasPrefix("//"), !line.text.hasPrefix("$CATEGORY:") {
        if !line.text.isEmpty { lines += 1 }
        block += Array(line.text.utf8) + [0x0A]
        isOpen = GIFTReader.isOpen(after: Array(line.text.utf8)[...], isOpen) && block.count < BankLimits.row
      }
    }
    finish()
    if sure + possible == 0 { return 0 }
    return sureBlocks > 0 && (sure + possible) * 3 >= all || possible * 2 > all ? sure + possible : 0
  }

  private enum Sureness {
    case sure, possible, none
  }

  /// Whether a block is a question of GIFT. Each byte is looked at a few times, however many braces there are.
  private static func sureness(_ block: [UInt8]) -> Sureness {
    var start: Int?
    // Found at the first braces that need them.
    var secondWord: Int?
    var lastLetter: Int?
    for place in block.indices where place == 0 || block[place - 1] != UInt8(ascii: "\\") {
      if block[place] == UInt8(ascii: "{") { start = place }
      guard block[place] == UInt8(ascii: "}"), let open = start else { continue }
      let inside = String(decoding: block[(open + 1)..<place].prefix(1 << 12), as: UTF8.self).trimmed
      if inside.hasPrefix("=") || inside.hasPrefix("~") || inside.hasPrefix("#") || GIFTReader.truth(inside) != nil {
        return .sure
      }
      // Further braces that close would only make the same text longer.
      start = nil
      // `{one}`, and nothing for an essay: behind a sentence, with at most a few signs after it.
      guard isSpace(before: open, in: block), !inside.contains("\n"), !inside.contains("{") else { continue }
      secondWord = secondWord ?? GIFTReader.secondWord(of: block)
      lastLetter = lastLetter ?? GIFTReader.lastLetter(of: block)
      if let secondWord, secondWord < open, (lastLetter ?? -1) <= place { return .possible }
    }
    return .none
  }

  /// Whether there is white space right before a place.
  private static func isSpace(before place: Int, in block: [UInt8]) -> Bool {
    String(decoding: block[..<place].suffix(4), as: UTF8.self).last?.isWhitespace == true
  }

  /// Where the second of the words begins that blanks divide; the end where there are not two.
  private static func secondWord(of block: [UInt8]) -> Int {
    let blank = UInt8(ascii: " ")
    let first = block.firstIndex { $0 != blank } ?? block.endIndex
    let end = block[first...].firstIndex(of: blank) ?? block.endIndex
    return block[end...].firstIndex { $0 != blank } ?? block.endIndex
  }

  /// Where the last letter stands; -1 without one.
  private static func lastLetter(of block: [UInt8]) -> Int {
    let text = String(decoding: block, as: UTF8.self)
    return text.lastIndex(where: \.isLetter).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? -1
  }

  /// Whether answers say that a statement is true or false; nil for other answers. Feedback may follow.
  static func truth(_ answers: String) -> Bool? {
    switch answers.prefix(while: { $0 != "#" }).trimmed.uppercased() {
    case "T", "TRUE": true
    case "F", "FALSE": false
    case _: nil
    }
  }

  private mutating func readBlocks(_ source: SourceText) throws(ImportError) {
    var block = Block()
    var next = NextBrace(source.lines)
    for line in source.lines {
      if line.isBlank {
        // A question may have blank lines among its answers; one whose brace is never closed ends here.
        if block.isOpen, next.closes(from: line.number) { continue }
        try finish(&block)
        continue
      }
      let bytes = WhiteSpace.trimmed(line.bytes)
      if bytes.starts(with: "//".utf8) {
        block.level = Level.tagged(line.trimmed) ?? block.level
      } else if bytes.starts(with: "$CATEGORY:".utf8), block.text.isEmpty {
        category = Category.path(String(line.trimmed.dropFirst("$CATEGORY:".count)))
      } else {
        let closes = GIFTReader.firstBraceCloses(line.bytes)
        if block.isAnswered, !block.isOpen, closes == false { try finish(&block) }
        if block.text.isEmpty { block.line = line.number } else { block.text.append(0x0A) }
        block.text += line.bytes
        block.isOpen = GIFTReader.isOpen(after: line.bytes, block.isOpen)
        if closes != nil, !block.isOpen { block.isAnswered = true }
      }
    }
    try finish(&block)
  }

  /// Whether a brace is open behind a line.
  private static func isOpen(after line: ArraySlice<UInt8>, _ wasOpen: Bool) -> Bool {
    var isOpen = wasOpen
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "{") { isOpen = true }
      if !isEscaped, byte == UInt8(ascii: "}") { isOpen = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return isOpen
  }

  /// Finds the first brace on a line or behind it, for lines that are asked for in order; each is looked at once.
  private struct NextBrace {
    private var lines: TextLines
    /// The number of the line with the brace that was found last, and whether it closes; nil before the first search;
    /// the line after the last if there is no brace.
    private var found: (line: Int, closes: Bool)?

    init(_ lines: TextLines) {
      self.lines = lines
    }

    /// Whether the first brace from a line on is a closing one.
    mutating func closes(from line: Int) -> Bool {
      while (found?.line ?? 0) < line {
        guard let next = lines.next() else {
          found = (.max, false)
          break
        }
        if next.number >= line, let closes = GIFTReader.firstBraceCloses(next.bytes) { found = (next.number, closes) }
      }
      return found?.closes == true
    }
  }

  /// Whether the first brace of a line is a closing one; nil when it has none.
  private static func firstBraceCloses(_ line: ArraySlice<UInt8>) -> Bool? {
    var isEscaped = false
    for byte in line {
      if !isEscaped, byte == UInt8(ascii: "}") { return true }
      if !isEscaped, byte == UInt8(ascii: "{") { return false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return nil
  }

  private mutating func finish(_ block: inout Block) throws(ImportError) {
    defer { block = Block() }
    guard !block.text.isEmpty else { return }
    guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: block.line) }
    var item = RawItem(place: .line(block.line), category: category, text: "", content: .refused(.noQuestion))
    item.level = block.level
    do throws(Refusal) {
      try GIFTQuestion(block.text).fill(&item)
    } catch {
      item.content = .refused(error)
    }
    file.items.append(item)
  }
}
