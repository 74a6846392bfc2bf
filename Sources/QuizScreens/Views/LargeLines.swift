import TerminalKit

/// A paragraph of Japanese in large type, broken into lines: of all the ways to break it, the one that parts least of what
/// belongs together, and among those the one whose lines are most alike.
///
/// Those who break lines of small type know its columns, two of a wide character; here each is as wide as it is drawn.
struct LargeLines {
  /// What may be parted at the end of a line.
  enum Parting {
    /// Phrases, as gently as that can be done.
    case phrases
    /// Words, too.
    case words

    /// What such an end may cost.
    fileprivate var worst: Int {
      switch self {
      case .phrases: 3
      case .words: .max
      }
    }
  }

  private let characters: [Character]
  /// The columns up to each character, a gap behind each; one more than there are characters.
  private let columns: [Int]
  private let paragraph: SafeText
  /// The columns of pixels of a line, and between two characters.
  private let (width, gap): (Int, Int)

  /// nil where a character has no large form.
  init?(of paragraph: SafeText, width: Int, gap: Int) {
    characters = Array(paragraph.string)
    self.paragraph = paragraph
    (self.width, self.gap) = (width, gap)
    var columns = [0]
    for character in characters {
      guard let width = LargeFont.latin.width(of: character) else { return nil }
      columns.append((columns.last ?? 0) + width + gap)
    }
    self.columns = columns
  }

  /// The best way to end a line somewhere.
  private struct Way {
    /// What that and all lines above cost, in parts of ``unit``.
    var cost: Int
    /// Where the line begins.
    var start: Int
  }

  /// The cost of 1 of a break; what differences of width cost is a part of it.
  private static let unit = 100
  /// What one more line than needed costs: of few lines and of many.
  private static let (costOfLine, costOfOneOfMany, many) = (2, 5, 3)
  /// What a single character in a line costs.
  private static let costOfAlone = 2

  /// The paragraph in at most `most` lines; nil where it has no room in them.
  func lines(most: Int, parting: Parting) -> [Substring]? {
    let count = characters.count
    guard count > 0, most > 0, leastColumns <= most * (width + gap) else { return nil }
    if free(from: 0, to: trimmed(count, from: 0)) >= 0 { return [Substring(String(characters))] }
    // What it costs that a line ends before each character.
    let costs = paragraph.costsOfBreaks
    guard costs.count == count else { return nil }
    var ways: [[Way?]] = [[Way(cost: 0, start: 0)] + Array(repeating: nil, count: count)]
    var best: (cost: Int, lines: Int)?
    var least = most
    for line in 1...min(most, count) {
      let costOfLine = least < LargeLines.many ? LargeLines.costOfLine : LargeLines.costOfOneOfMany
      let more = max(0, line - least) * costOfLine * LargeLines.unit
      if let best, best.cost <= more { break }
      ways.append(
        (0...count).map { end in
          way(to: end, cost: end == count ? 0 : costs[end], after: ways[line - 1], parting: parting)
        })
      guard let whole = ways[line][count] else { continue }
      if best == nil { least = line }
      if best.map({ whole.cost + more < $0.cost }) ?? true { best = (whole.cost + more, line) }
    }
    guard let best else { return nil }
    var lines: [Substring] = []
    var end = count
    for line in (1...best.lines).reversed() {
      let start = ways[line][end]?.start ?? 0
      lines.insert(Substring(String(characters[start..<trimmed(end, from: start)])), at: 0)
      end = start
    }
    return lines
  }

  /// The cheapest line that ends before the character at `end`, where that costs so much, after those of `ways`; nil for
  /// none.
  private func way(to end: Int, cost: Int?, after ways: [Way?], parting: Parting) -> Way? {
    guard end > 0, let cost, cost <= parting.worst else { return nil }
    var best: Way?
    for start in (0..<end).reversed() {
      let last = trimmed(end, from: start)
      let free = free(from: start, to: last)
      if free < 0 { break }
      guard let above = ways[start], last > start else { continue }
      let uneven = free * free * LargeLines.unit / (2 * max(1, width * width))
      let alone = last - start == 1 && characters.count > 1 ? LargeLines.costOfAlone : 0
      let total = above.cost + (cost + alone) * LargeLines.unit + uneven
      if best.map({ total < $0.cost }) ?? true { best = Way(cost: total, start: start) }
    }
    return best
  }

  /// The columns of all characters with a gap behind each, without blanks, which may stand at the ends of lines.
  private var leastColumns: Int {
    zip(characters, zip(columns, columns.dropFirst())).reduce(0) { $0 + ($1.0.isWhitespace ? 0 : $1.1.1 - $1.1.0) }
  }

  /// The columns that a line leaves free; below 0 where it has no room.
  private func free(from start: Int, to end: Int) -> Int { width - (columns[end] - columns[start] - gap) }

  /// The end of a line without the blanks there.
  private func trimmed(_ end: Int, from start: Int) -> Int {
    (start..<end).last { !characters[$0].isWhitespace }.map { $0 + 1 } ?? start
  }
}
