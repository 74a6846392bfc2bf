import QuizCore

/// Text without markup: what is left of an item's text when its format is gone.
enum PlainText {
  /// `text` with newlines as LF, other control characters as blanks, and nothing around it.
  static func cleaned(_ text: String) -> String {
    // 0xEF begins a byte order mark, among others.
    if text.utf8.allSatisfy({ ($0 >= 0x20 || $0 == 0x0A) && $0 != 0x7F && $0 != 0xEF }) { return text.trimmed }
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D: scalars.append("\n")
      case 0x0A: if !wasReturn { scalars.append("\n") }
      case 0x00..<0x20, 0x7F: scalars.append(" ")
      case 0xFEFF: break
      default: scalars.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(scalars).trimmed
  }

  /// `text` in one line: runs of white space are one blank.
  static func oneLine(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: \.isSpace).map { String($0) }.joined(separator: " ")
  }

  /// `text` with one blank for each run of them, and none around its lines; code between fences stays as it is.
  static func withoutRuns(_ text: String) -> String {
    var isCode = false
    let lines = cleaned(text).split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line == MarkdownLines.fence { isCode.toggle() }
      if isCode { return String(line) }
      return line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// `text` on one line, without the fences of code; blanks within a line stay as they are.
  static func withoutLineEnds(_ text: String) -> String {
    let lines = text.unicodeScalars.split { $0.value < 0x20 || $0.value == 0x7F }.map { String($0).trimmed }
    return lines.filter { !$0.isEmpty && (lines.count == 1 || $0 != MarkdownLines.fence) }.joined(separator: " ")
  }

  /// `text` with every `old` replaced by `new`; also where a combining mark follows, with which it is one `Character`.
  static func replacing(_ old: Unicode.Scalar, by new: String, in text: String) -> String {
    let parts = text.unicodeScalars.split(separator: old, omittingEmptySubsequences: false)
    return parts.map { String($0) }.joined(separator: new)
  }

  /// Whether a mark of a format is in `text`.
  static func has(_ mark: StaticString, in text: String) -> Bool {
    mark.withUTF8Buffer { mark in
      guard let first = mark.first else { return true }
      var rest = text.utf8[...]
      while let place = rest.firstIndex(of: first) {
        if rest[place...].starts(with: mark) { return true }
        rest = rest[rest.index(after: place)...]
      }
      return false
    }
  }

  /// The index of the text that an answer is: exactly, or but for case, width and outer spaces where no other is alike.
  static func index(of answer: String, in texts: [String]) -> Int? {
    if let exact = texts.firstIndex(of: answer) { return exact }
    let folded = Folding.folded(answer)
    let alike = texts.indices.filter { Folding.folded(texts[$0]) == folded }
    return alike.count == 1 ? alike[0] : nil
  }
}
