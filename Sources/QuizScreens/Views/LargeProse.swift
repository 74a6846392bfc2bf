import TerminalKit

/// A sentence in large type, broken into lines: letters of blocks, four rows high, five where there are Japanese ones, and,
/// unless they are set close, a blank row apart.
struct LargeProse {
  /// The rows of each line, as text.
  private let lines: [[SafeText]]
  /// Whether a blank row would stand between two lines of it.
  let isSpaced: Bool
  /// The blocks that it is drawn with.
  private let quarters: [Character]

  /// How wide the letters are.
  enum Face: CaseIterable {
    /// A pixel is a column and half a row.
    case regular
    /// A pixel is half of each: for longer texts, three fifths as wide.
    case condensed
    /// The same half as far apart, as a text with more words than room has them.
    case tight

    /// The pixels of a column.
    var pixels: Int {
      switch self {
      case .regular: 1
      case .condensed, .tight: 2
      }
    }
    /// The columns of pixels between two characters.
    var gap: Int {
      switch self {
      case .regular, .tight: LargeFont.gap
      case .condensed: 2 * LargeFont.gap
      }
    }
  }

  /// The rows of the highest line that there is.
  static let highestLine = MPlusFont.height / 2

  /// Whether there are blocks to draw it with.
  static func canBeDrawn(with glyphs: Glyphs) -> Bool { glyphs.quarters != nil }

  /// The rows of a line of such a text.
  static func lineHeight(of text: SafeText) -> Int {
    let isHigh = text.string.contains { LargeFont.latin.pixels(of: $0)?.count == MPlusFont.height }
    return isHigh ? highestLine : LargeFont.height / 2
  }

  /// A sentence in at most `most` rows of `width` columns, its lines close where they have no room else; nil where it does
  /// not fit, where a character has no large form, and without blocks to draw with.
  init?(
    _ text: SafeText, width: Int, most: Int, face: Face = .regular, isClose: Bool = false,
    parting: LargeLines.Parting = .words, _ glyphs: Glyphs
  ) {
    let height = LargeProse.lineHeight(of: text)
    func lines(_ most: Int) -> [Substring]? {
      LargeProse.lines(of: text, width: width, most: most, face, parting: parting)
    }
    guard let quarters = glyphs.quarters, !text.isEmpty,
      let lines = lines((most + 1) / (height + 1)) ?? lines(most / height), lines.count * height <= most
    else { return nil }
    self.lines = lines.map { LargeProse.rows(of: $0, height: height, face, quarters) }
    isSpaced = !isClose && lines.count * (height + 1) - 1 <= most
    self.quarters = quarters
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
    let feet = upper.string.flatMap { [$0.quarters(quarters) & 4 != 0, $0.quarters(quarters) & 8 != 0] }
    let heads = lower.string.flatMap { [$0.quarters(quarters) & 1 != 0, $0.quarters(quarters) & 2 != 0] }
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
    guard let quarters = glyphs.quarters else { return rows }
    let lines = rows.map { $0.string.map { $0.quarters(quarters) } }
    return (0...lines.count).map { row in
      let above = row > 0 ? lines[row - 1] : []
      let below = row < lines.count ? lines[row] : []
      return SafeText(
        String(
          (0..<max(above.count, below.count)).map { column in
            quarters[
              (column < above.count ? above[column] >> 2 : 0) | (column < below.count ? below[column] << 2 & 12 : 0)]
          }))
    }
  }

  /// Rows of a sentence in letters of the regular face twice as wide and as high.
  static func doubled(_ rows: [SafeText], _ glyphs: Glyphs) -> [SafeText] {
    let (upper, lower) = (glyphs.halves.first, glyphs.halves.second)
    let full = String(repeating: glyphs.barEighths[7], count: 2)
    return rows.flatMap { row in
      [lower, upper].map { other in
        SafeText(row.string.map { $0 == " " || $0 == other ? "  " : full }.joined())
      }
    }
  }

  /// Texts in blocks of one size that have room each: twice as large, ordinary or condensed; none where one has no large
  /// form.
  static func blocks(of texts: [SafeText], in room: Size, _ glyphs: Glyphs) -> [[SafeText]] {
    func blocks(_ face: Face) -> [[SafeText]]? {
      let prose = texts.compactMap { LargeProse($0, width: room.width, most: room.height, face: face, glyphs) }
      return prose.count == texts.count ? prose.map(\.block) : nil
    }
    guard let regular = blocks(.regular) else { return blocks(.condensed) ?? [] }
    let doubled = regular.map { LargeProse.doubled($0, glyphs) }
    return doubled.allSatisfy { $0.count <= room.height && ($0.first?.width ?? 0) <= room.width } ? doubled : regular
  }

  /// A sentence in lines that are not wider, in no more than `most` where that is possible; nil where a word is wider, or
  /// cannot be drawn.
  private static func lines(
    of text: SafeText, width: Int, most: Int, _ face: Face, parting: LargeLines.Parting
  ) -> [Substring]? {
    let width = width * face.pixels
    guard text.width > text.string.count else {
      let lines = words(of: text.string, width: width, most: most, gap: face.gap)
      guard let lines, lines.count > 1 else { return lines }
      // As narrow as so many lines may be, so that they are alike.
      var (low, high) = (width / lines.count, width)
      while low < high {
        let middle = (low + high) / 2
        let isEnough = words(of: text.string, width: middle, most: lines.count, gap: face.gap) != nil
        (low, high) = isEnough ? (low, middle) : (middle + 1, high)
      }
      return words(of: text.string, width: high, most: lines.count, gap: face.gap)
    }
    var lines: [Substring] = []
    for paragraph in text.string.split(separator: "\n") {
      guard
        let more = LargeLines(of: SafeText(String(paragraph)), width: width, gap: face.gap)?.lines(
          most: most, parting: parting)
      else { return nil }
      lines += more
    }
    return lines
  }

  /// A sentence of words with blanks between them, in at most `most` lines of so many pixels.
  private static func words(of text: String, width: Int, most: Int, gap: Int) -> [Substring]? {
    var lines: [Substring] = []
    for paragraph in text.split(separator: "\n") {
      var start = paragraph.startIndex
      var end = start
      var used = 0
      for word in paragraph.split(separator: " ") {
        guard let columns = columns(of: word, gap: gap), columns <= width else { return nil }
        let blank = used > 0 ? LargeFont.blank + 2 * gap : 0
        if used + blank + columns > width {
          lines.append(paragraph[start..<end])
          if lines.count >= most { return nil }
          start = word.startIndex
          used = columns
        } else {
          used += blank + columns
        }
        end = word.endIndex
      }
      if end > start { lines.append(paragraph[start..<end]) }
    }
    return lines.count <= most ? lines : nil
  }

  /// The columns of pixels of a word; nil where a character has no large form.
  private static func columns(of word: Substring, gap: Int) -> Int? {
    var columns = -gap
    for character in word {
      guard let width = LargeFont.latin.width(of: character) else { return nil }
      columns += width + gap
    }
    return columns
  }

  /// A line of characters, all of which have a large form, as rows of blocks.
  private static func rows(of line: Substring, height: Int, _ face: Face, _ quarters: [Character]) -> [SafeText] {
    var pixels = Array(repeating: [Bool](), count: 2 * height)
    for (index, character) in line.enumerated() {
      let drawn = LargeFont.latin.pixels(of: character) ?? []
      let blank = Array(repeating: false, count: drawn.first?.count ?? LargeFont.blank)
      let gap = Array(repeating: false, count: index > 0 ? face.gap : 0)
      // Low letters stand on the line of high ones.
      for row in pixels.indices {
        let own = row - pixels.count + drawn.count
        pixels[row] += gap + (drawn.indices.contains(own) ? drawn[own] : blank)
      }
    }
    return (0..<height).map { row in
      let (upper, lower) = (pixels[2 * row], pixels[2 * row + 1])
      return SafeText(
        String(
          stride(from: 0, to: upper.count, by: face.pixels).map { column in
            let right = column + face.pixels - 1
            let isInside = right < upper.count
            return quarters[
              (upper[column] ? 1 : 0) | (isInside && upper[right] ? 2 : 0) | (lower[column] ? 4 : 0)
                | (isInside && lower[right] ? 8 : 0)]
          }))
    }
  }
}

extension Character {
  /// Which quarters of a cell it fills, as ``Glyphs/quarters`` counts them; 0 where it is none of those.
  fileprivate func quarters(_ quarters: [Character]) -> Int { quarters.firstIndex(of: self) ?? 0 }
}
