import TerminalKit

/// A sentence in large type, broken into lines: letters of blocks, four rows high, five where there are Japanese ones, and,
/// unless they are set close, a blank row apart.
struct LargeProse {
  /// The rows of each line, as text.
  private let lines: [[SafeText]]
  /// Whether a blank row would stand between two lines of it.
  let isSpaced: Bool
  /// The half blocks that it is drawn with.
  private let halves: Glyphs.Pair<Character>

  /// The rows of the highest line that there is.
  static let highestLine = MPlusFont.height / 2

  /// Whether there are half blocks to draw it with.
  static func canBeDrawn(with glyphs: Glyphs) -> Bool {
    !glyphs.isASCII && glyphs.halves.first != glyphs.halves.second
  }

  /// The rows of a line of such a text.
  static func lineHeight(of text: SafeText) -> Int {
    let isHigh = text.string.contains { LargeFont.latin.pixels(of: $0)?.count == MPlusFont.height }
    return isHigh ? highestLine : LargeFont.height / 2
  }

  /// A sentence in at most `most` rows of `width` columns, its lines close where they have no room else; nil where it does
  /// not fit, where a character has no large form, and without half blocks to draw with.
  init?(
    _ text: SafeText, width: Int, most: Int, isClose: Bool = false, parting: LargeLines.Parting = .words,
    _ glyphs: Glyphs
  ) {
    let halves = glyphs.halves
    let height = LargeProse.lineHeight(of: text)
    guard LargeProse.canBeDrawn(with: glyphs), !text.isEmpty,
      let lines = [(most + 1) / (height + 1), most / height].lazy.compactMap({
        LargeProse.lines(of: text, width: width, most: $0, parting: parting)
      }).first, lines.count * height <= most
    else { return nil }
    let blocks = (upper: halves.first, lower: halves.second, both: glyphs.barEighths[7])
    let hasGaps = !isClose && lines.count * (height + 1) - 1 <= most
    self.lines = lines.map { LargeProse.rows(of: $0, height: height, blocks) }
    isSpaced = hasGaps
    self.halves = halves
  }

  /// The rows of the window that it takes, each as text.
  var rows: [SafeText] { Array(lines.joined(separator: isSpaced ? [.empty] : [])) }

  /// The rows with one width, each line in the middle of it, as it is in the middle of a panel.
  var block: [SafeText] { Array(placed.joined(separator: isSpaced ? [.blanks(placed.first?.first?.width ?? 0)] : [])) }

  /// The lines with one width, each in the middle of it; of lines that are close, one whose letters would touch those above
  /// stands a column beside it.
  private var placed: [[SafeText]] {
    let widest = lines.compactMap { $0.first?.width }.max() ?? 0
    return lines.reduce(into: []) { placed, line in
      let free = widest - (line.first?.width ?? 0)
      let places = [free / 2, free / 2 - 1, free / 2 + 1].filter { (0...free).contains($0) }.map { place in
        line.map { (.blanks(place) + $0).padded(to: widest) }
      }
      let above = placed.last?.last
      placed.append(places.first { isSpaced || !touches(above, $0.first) } ?? places.first ?? line)
    }
  }

  /// Whether letters of close lines touch.
  var hasTouchingLines: Bool {
    !isSpaced && zip(placed, placed.dropFirst()).contains { touches($0.last, $1.first) }
  }

  /// Whether a row has a pixel at its foot next to one at the head of the row below.
  private func touches(_ upper: SafeText?, _ lower: SafeText?) -> Bool {
    guard let upper, let lower else { return false }
    let feet = upper.string.map { $0 != " " && $0 != halves.first }
    let heads = lower.string.map { $0 != " " && $0 != halves.second }
    return feet.indices.contains { column in
      feet[column] && heads[max(0, column - 1)..<min(heads.count, column + 2)].contains(true)
    }
  }

  /// The same in the middle of so many rows. Two lines that fill all of them are half a row apart, and as far from the
  /// foot.
  func block(in height: Int, _ glyphs: Glyphs) -> [SafeText] {
    let block = block
    guard isSpaced, lines.count == 2, block.count == height else {
      return LargeProse.centred(block, in: height, glyphs)
    }
    return block.prefix(lines[0].count) + LargeProse.lowered(Array(block.suffix(lines[1].count)), glyphs)
  }

  /// Rows half a row lower where they are in the middle of so many only then.
  static func centred(_ rows: [SafeText], in height: Int, _ glyphs: Glyphs) -> [SafeText] {
    rows.count < height && (height - rows.count) % 2 == 1 ? lowered(rows, glyphs) : rows
  }

  /// Rows half a row lower, in one row more.
  private static func lowered(_ rows: [SafeText], _ glyphs: Glyphs) -> [SafeText] {
    let (upper, lower, both) = (glyphs.halves.first, glyphs.halves.second, glyphs.barEighths[7])
    let lines = rows.map { $0.string.map { $0 } }
    return (0...lines.count).map { row in
      let above = row > 0 ? lines[row - 1] : []
      let below = row < lines.count ? lines[row] : []
      return SafeText(
        String(
          (0..<max(above.count, below.count)).map { column -> Character in
            let isUpper = column < above.count && (above[column] == lower || above[column] == both)
            let isLower = column < below.count && (below[column] == upper || below[column] == both)
            return isUpper ? isLower ? both : upper : isLower ? lower : " "
          }))
    }
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

  /// A sentence in lines that are not wider, in no more than `most` where that is possible; nil where a word is wider, or
  /// cannot be drawn.
  private static func lines(of text: SafeText, width: Int, most: Int, parting: LargeLines.Parting) -> [Substring]? {
    guard text.width > text.string.count else { return words(of: text.string, width: width) }
    var lines: [Substring] = []
    for paragraph in text.string.split(separator: "\n") {
      guard
        let more = LargeLines(of: SafeText(String(paragraph)), width: width)?.lines(most: most, parting: parting)
      else { return nil }
      lines += more
    }
    return lines
  }

  /// A sentence of words with blanks between them, in lines.
  private static func words(of text: String, width: Int) -> [Substring]? {
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
    of line: Substring, height: Int, _ blocks: (upper: Character, lower: Character, both: Character)
  ) -> [SafeText] {
    var rows = Array(repeating: "", count: height)
    for (index, character) in line.enumerated() {
      var pixels = LargeFont.latin.pixels(of: character)
      // Low letters stand on the line of high ones.
      if let drawn = pixels, let width = drawn.first?.count {
        let blank = Array(repeating: false, count: width)
        pixels = Array(repeating: blank, count: 2 * height - drawn.count) + drawn
      }
      for row in 0..<height {
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
