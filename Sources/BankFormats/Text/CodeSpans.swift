import QuizCore

/// A text whose code between backticks is taken out, so that nothing in it is read as markup.
struct CodeSpans {
  /// The text, in which a character that no text has stands for each piece of code.
  private(set) var prose = ""
  /// The pieces, without their backticks.
  private var codes: [Substring] = []
  /// The backticks of each.
  private var marks: [Substring] = []

  /// What stands for a piece: a character for private use.
  private static let sign: Unicode.Scalar = "\u{F8F0}"

  /// Takes code out: it begins behind backticks, and ends before as many.
  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "`")) else {
      prose = text
      return
    }
    // A sign in the text itself would be taken for code.
    let text = PlainText.replacing(CodeSpans.sign, by: "", in: text)
    let bytes = text.utf8
    var runs: [Range<String.Index>] = []
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "`")) {
      let end = bytes[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? bytes.endIndex
      runs.append(start..<end)
      place = end
    }
    // For each length the runs of it, so that a text of backticks is looked at once.
    var byLength: [Int: [Int]] = [:]
    for (index, run) in runs.enumerated().reversed() { byLength[bytes[run].count, default: []].append(index) }
    place = bytes.startIndex
    var next = 0
    while next < runs.count {
      let length = bytes[runs[next]].count
      while let last = byLength[length]?.last, last <= next { byLength[length]?.removeLast() }
      guard let close = byLength[length]?.last else {
        next += 1
        continue
      }
      prose += text[place..<runs[next].lowerBound]
      prose.unicodeScalars.append(CodeSpans.sign)
      codes.append(text[runs[next].upperBound..<runs[close].lowerBound])
      marks.append(text[runs[next]])
      place = runs[close].upperBound
      next = close + 1
    }
    prose += text[place...]
  }

  /// `prose`, whatever was made of it, with the code in its place, between its backticks or without.
  func restored(_ prose: String, withMarks: Bool) -> String {
    if codes.isEmpty { return prose }
    let parts = prose.unicodeScalars.split(separator: CodeSpans.sign, omittingEmptySubsequences: false)
    var text = String(parts[0])
    for (part, index) in zip(parts.dropFirst(), codes.indices) {
      text += withMarks ? "\(marks[index])\(codes[index])\(marks[index])" : CodeSpans.stripped(codes[index])
      text += String(part)
    }
    return text
  }

  /// Code without the blank on both sides that keeps backticks in it apart from its own.
  private static func stripped(_ code: Substring) -> Substring {
    guard code.count > 2, code.first == " ", code.last == " ", code.contains("`") else { return code }
    return code.dropFirst().dropLast()
  }
}
