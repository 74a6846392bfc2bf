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
  }

  /// Reads a file.
  static func read(_ source: SourceText) throws(ImportError) -> RawFile {
    var reader = GIFTReader()
    try reader.readBlocks(source)
    return reader.file
  }

  /// Whether a text has a question with answers in braces.
  static func isLikely(_ source: SourceText) -> Bool {
    let bytes = source.bytes
    var start: Int?
    for place in bytes.indices where place == 0 || bytes[place - 1] != UInt8(ascii: "\\") {
      if bytes[place] == UInt8(ascii: "{") { start = place }
      if bytes[place] == UInt8(ascii: "}"), let open = start {
        let inside = PlainText.trimmed(String(decoding: bytes[(open + 1)..<place].prefix(1 << 12), as: UTF8.self))
        if inside.hasPrefix("=") || inside.hasPrefix("~") || inside.hasPrefix("#") { return true }
        if GIFTReader.truth(inside) != nil { return true }
        // Further braces that close would only make the same text longer.
        start = nil
      }
    }
    return false
  }

  /// Whether answers say that a statement is true or false; nil for other answers. Feedback may follow.
  fileprivate static func truth(_ answers: String) -> Bool? {
    switch PlainText.trimmed(answers.prefix { $0 != "#" }).uppercased() {
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
        if block.text.isEmpty { block.line = line.number } else { block.text.append(0x0A) }
        block.text += line.bytes
        block.isOpen = GIFTReader.isOpen(after: line.bytes, block.isOpen)
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

/// One question of GIFT.
private struct GIFTQuestion {
  private let bytes: [UInt8]
  private var format = FormattedText.Format.unknown

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let backslash = UInt8(ascii: "\\")

  /// The first place of one of `marks` from `start` on that is not escaped.
  private func first(_ marks: Set<UInt8>, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end {
      if bytes[place] == GIFTQuestion.backslash {
        place += 2
        continue
      }
      if marks.contains(bytes[place]) { return place }
      place += 1
    }
    return nil
  }

  /// Reads the question into an item; throws why it cannot be taken.
  consuming func fill(_ item: inout RawItem) throws(Refusal) {
    var start = bytes.firstIndex { $0 > 0x20 } ?? 0
    if bytes[start...].starts(with: "::".utf8) {
      var end = start + 2
      while let next = first([UInt8(ascii: ":")], from: end, to: bytes.count), bytes[next...].prefix(2).count == 2 {
        end = next
        if bytes[next + 1] == UInt8(ascii: ":") { break }
        end = next + 1
      }
      guard bytes[end...].starts(with: "::".utf8) else {
        throw .syntax(Phrase(en: "its name in :: is never closed", ja: "名前を囲む :: が閉じられていません"))
      }
      start = end + 2
    }
    guard let open = first([UInt8(ascii: "{")], from: start, to: bytes.count) else {
      item.text = excerpt(start, bytes.count)
      throw .kind(Phrase(en: "a description", ja: "説明文"))
    }
    guard let close = first([UInt8(ascii: "}")], from: open + 1, to: bytes.count) else {
      item.text = excerpt(start, open)
      throw .syntax(Phrase(en: "the brace { of its answers is never closed", ja: "答えの { が閉じられていません"))
    }
    let before = try text(start, open, isQuestion: true)
    let after = try text(close + 1, bytes.count)
    item.text = after.isEmpty ? before : "\(before) _____ \(after)"
    try fillAnswers(&item, open + 1, close)
  }

  private mutating func fillAnswers(_ item: inout RawItem, _ start: Int, _ close: Int) throws(Refusal) {
    var end = close
    // Feedback for every answer stands at the end, behind ####.
    var general: String?
    var place = start
    while let mark = first([UInt8(ascii: "#")], from: place, to: close) {
      if bytes[mark..<close].starts(with: "####".utf8) {
        general = try text(mark + 4, close)
        end = mark
        break
      }
      place = mark + 1
    }
    let inside = PlainText.trimmed(String(decoding: bytes[start..<end], as: UTF8.self))
    if inside.isEmpty { throw .kind(Phrase(en: "an essay question", ja: "記述問題")) }
    if inside.hasPrefix("#") { throw .kind(Phrase(en: "a numerical question", ja: "数値問題")) }
    if let isTrue = GIFTReader.truth(inside) {
      // The first feedback is for the wrong answer, the second for the right one.
      let wrong = first([UInt8(ascii: "#")], from: start, to: end)
      let right = wrong.flatMap { first([UInt8(ascii: "#")], from: $0 + 1, to: end) }
      let own = try right.map { place throws(Refusal) in try text(place + 1, end) }
      item.content = TrueOrFalse.content(isTrue, asked: item.text)
      item.explanation = FormattedText.explanation(right: own, general: general)
      return
    }
    let marks: Set<UInt8> = [UInt8(ascii: "="), UInt8(ascii: "~")]
    guard var next = first(marks, from: start, to: end) else {
      throw .syntax(Phrase(en: "its answers have no = or ~ before them", ja: "答えの前に = や ~ がありません"))
    }
    var answers: [Answer] = []
    while next < end {
      let following = first(marks, from: next + 1, to: end) ?? end
      answers.append(try answer(next, following))
      next = following
    }
    if answers.allSatisfy(\.hasEquals) {
      if answers.contains(where: \.isPair) { throw .kind(Phrase(en: "a matching question", ja: "組み合わせ問題")) }
      throw .kind(Phrase(en: "a short-answer question", ja: "短答問題"))
    }
    let right = answers.indices.filter { answers[$0].weight > 0 }
    if right.count == 1, answers[right[0]].weight < 100 { throw .noRight }
    item.content = .choices(answers.map(\.text), right: right)
    item.explanation = FormattedText.explanation(
      right: right.count == 1 ? answers[right[0]].feedback : nil, general: general)
  }

  private struct Answer {
    var hasEquals: Bool
    var weight: Double
    var text: String
    var feedback: String?
    var isPair: Bool
  }

  /// Reads the answer that begins with the `=` or `~` at `start`.
  private func answer(_ start: Int, _ end: Int) throws(Refusal) -> Answer {
    let hasEquals = bytes[start] == UInt8(ascii: "=")
    var place = start + 1
    while place < end, bytes[place] <= 0x20 { place += 1 }
    var weight: Double = hasEquals ? 100 : 0
    if place < end, bytes[place] == UInt8(ascii: "%"),
      let close = bytes[(place + 1)..<end].prefix(12).firstIndex(of: UInt8(ascii: "%")),
      let number = Double(String(decoding: bytes[(place + 1)..<close], as: UTF8.self))
    {
      weight = number
      place = close + 1
    }
    let hash = first([UInt8(ascii: "#")], from: place, to: end) ?? end
    let feedback = hash < end ? try text(hash + 1, end) : nil
    let isPair = bytes[place..<hash].indices.dropLast().contains {
      bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: ">")
    }
    return Answer(
      hasEquals: hasEquals, weight: weight, text: try text(place, hash),
      feedback: feedback?.isEmpty == true ? nil : feedback, isPair: isPair)
  }

  /// The text between two places, as it is meant. The format that a question names is that of its answers, too.
  private mutating func text(_ start: Int, _ end: Int, isQuestion: Bool) throws(Refusal) -> String {
    let (format, place) = named(start, end)
    if isQuestion { self.format = format ?? .unknown }
    return try FormattedText.plain(unescaped(place, end), format ?? self.format)
  }

  private func text(_ start: Int, _ end: Int) throws(Refusal) -> String {
    let (format, place) = named(start, end)
    return PlainText.trimmed(try FormattedText.plain(unescaped(place, end), format ?? self.format))
  }

  /// The format that stands in brackets before a text, and where the text begins.
  private func named(_ start: Int, _ end: Int) -> (format: FormattedText.Format?, start: Int) {
    let names: [(String, FormattedText.Format)] = [
      ("[html]", .html), ("[plain]", .plain), ("[moodle]", .unknown), ("[markdown]", .unknown),
    ]
    var place = start
    while place < end, bytes[place] <= 0x20 { place += 1 }
    for (name, format) in names where bytes[place..<end].starts(with: name.utf8) {
      return (format, place + name.utf8.count)
    }
    return (nil, place)
  }

  private func unescaped(_ start: Int, _ end: Int) -> String {
    var result: [UInt8] = []
    var place = start
    while place < end {
      let byte = bytes[place]
      if byte == GIFTQuestion.backslash, place + 1 < end {
        let next = bytes[place + 1]
        switch next {
        case UInt8(ascii: "n"): result.append(0x0A)
        case _ where "~=#{}:\\".utf8.contains(next): result.append(next)
        default: result += [byte, next]
        }
        place += 2
      } else {
        // Lines are broken where it suits the file; a line of the text is broken by \n.
        result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
        place += 1
      }
    }
    return PlainText.trimmed(String(decoding: result, as: UTF8.self))
  }

  /// What a report shows of a question that cannot be read.
  private func excerpt(_ start: Int, _ end: Int) -> String { unescaped(min(start, end), end) }
}
