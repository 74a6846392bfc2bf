import TerminalKit

/// A sentence in large type, broken into lines: letters of blocks, four rows high and, unless they are set close, a blank
/// row apart.
struct LargeProse {
  /// The rows of the window that it takes, each as text.
  let rows: [SafeText]

  /// The rows of a line of letters.
  static let lineHeight = LargeFont.height / 2
  /// The rows of so many lines.
  static func height(lines: Int) -> Int { max(0, lines * (lineHeight + 1) - 1) }

  /// A sentence in at most `most` lines of `width` columns; nil where it does not fit, where a character has no large
  /// form, and without half blocks to draw with.
  init?(_ text: SafeText, width: Int, most: Int, isClose: Bool = false, _ glyphs: Glyphs) {
    let halves = glyphs.halves
    guard !glyphs.isASCII, halves.first != halves.second, !text.isEmpty,
      let lines = LargeProse.lines(of: text.string, width: width), lines.count <= most
    else { return nil }
    let blocks = (upper: halves.first, lower: halves.second, both: glyphs.barEighths[7])
    rows = lines.enumerated().flatMap { index, line in
      (index > 0 && !isClose ? [SafeText.empty] : []) + LargeProse.rows(of: line, blocks)
    }
  }

  /// The rows with one width, so that they stay above each other in the middle of a panel.
  var block: [SafeText] {
    let width = rows.map(\.width).max() ?? 0
    return rows.map { $0.padded(to: width) }
  }

  /// Rows of a sentence twice as wide and as high.
  static func doubled(_ rows: [SafeText], _ glyphs: Glyphs) -> [SafeText] {
    let (upper, lower) = (glyphs.halves.first, glyphs.halves.second)
    let full = String(repeating: glyphs.barEighths[7], count: 2)
    return rows.flatMap { row in
      [lower, upper].map { other in
        SafeText(row.string.map { $0 == " " || $0 == other ? "  " : full }.joined())
      }
    }
  }

  /// A sentence in lines that are not wider; nil where a word is, or cannot be drawn.
  private static func lines(of text: String, width: Int) -> [Substring]? {
    var lines: [Substring] = []
    for paragraph in text.split(separator: "\n") {
      var start = paragraph.startIndex
      var end = start
      var used = 0
      for word in paragraph.split(separator: " ") {
        guard let columns = columns(of: word), columns <= width else { return nil }
        let gap = used > 0 ? LargeFont.blank + 2 * LargeFont.gap : 0
        if used + gap + columns > width {
          lines.append(paragraph[start..<end])
          start = word.startIndex
          used = columns
        } else {
          used += gap + columns
        }
        end = word.endIndex
      }
      if end > start { lines.append(paragraph[start..<end]) }
    }
    return lines
  }

  /// The columns of a word; nil where a character has no large form.
  private static func columns(of word: Substring) -> Int? {
    var columns = -LargeFont.gap
    for character in word {
      guard let width = LargeFont.latin.width(of: character) else { return nil }
      columns += width + LargeFont.gap
    }
    return columns
  }

  /// A line of characters, all of which have a large form, as rows of blocks.
  private static func rows(
    of line: Substring, _ blocks: (upper: Character, lower: Character, both: Character)
  ) -> [SafeText] {
    var rows = Array(repeating: "", count: lineHeight)
    for (index, character) in line.enumerated() {
      let pixels = LargeFont.latin.pixels(of: character)
      for row in 0..<lineHeight {
        if index > 0 { rows[row] += String(repeating: " ", count: LargeFont.gap) }
        guard let pixels else {
          rows[row] += String(repeating: " ", count: LargeFont.blank)
          continue
        }
        rows[row] += String(
          zip(pixels[2 * row], pixels[2 * row + 1]).map { upper, lower -> Character in
            upper ? lower ? blocks.both : blocks.upper : lower ? blocks.lower : " "
          })
      }
    }
    return rows.map { SafeText($0) }
  }
}

extension SafeText {
  /// A text with a blank behind every wide character that another character follows, so that it reads as a heading.
  var widelySpaced: SafeText {
    var spaced = ""
    var wasWide = false
    for character in string {
      let isWide = SafeText(String(character)).width > 1
      if wasWide || (isWide && !spaced.isEmpty) { spaced += " " }
      spaced.append(character)
      wasWide = isWide
    }
    return SafeText(spaced)
  }
}
