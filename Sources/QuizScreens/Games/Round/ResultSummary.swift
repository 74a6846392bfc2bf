import QuizCore
import TerminalKit

/// How much of a round was right, its time, and how it compares: a few lines of text, the first of them in large type where
/// there is room for that.
struct ResultSummary {
  /// A row and its style.
  typealias Row = (text: SafeText, style: Style)

  /// What there is to say.
  let facts: ResultFacts
  /// Whether the days in a row have a place of their own.
  let hasWeek: Bool

  /// The rows of it as text.
  static let count = 3
  /// The most lines of large type for how it compares.
  private static let mostLines = 2

  /// What is said besides how much was right and the time.
  private func lines(isNarrow: Bool) -> [ResultFacts.Line] {
    let comparison = facts.comparison ?? facts.average
    // What brings one back tomorrow comes first where it has no place of its own.
    let days: ResultFacts.Line? = hasWeek ? nil : facts.days.map { ($0, .plain) }
    let lines: [ResultFacts.Line?] =
      isNarrow
      ? [facts.perfect ?? comparison ?? days]
      : [
        facts.perfect, facts.perfect == nil || days == nil ? comparison : nil,
        days ?? facts.longestRun.map { ([$0], .dim) },
      ]
    return Array(lines.compactMap { $0 }.prefix(ResultSummary.count - (isNarrow ? 2 : 1)))
  }

  /// Whether the time has a row of its own in so many columns.
  private func isNarrow(in width: Int) -> Bool { (facts.right.first?.width ?? 0) + 3 + facts.time.width > width }

  /// The rows of it as text in so many columns.
  func rows(in width: Int) -> Int {
    let isNarrow = isNarrow(in: width)
    return (isNarrow ? 2 : 1) + lines(isNarrow: isNarrow).count
  }

  /// The rows with as much in large type as has room: how it compares, too, else how much was right alone; nil where
  /// neither has.
  func large(in room: Size, _ glyphs: Glyphs) -> [Row]? {
    func large(_ line: ResultFacts.Line, lines: Int) -> [Row]? {
      line.wordings.lazy.compactMap { text in
        LargeText(text, scales: [.half], lines: lines, alignment: .left, glyphs: glyphs).rows(in: room)
      }.first.map { $0.map { ($0, line.style == .dim ? .plain : line.style) } + [(.empty, .plain)] }
    }
    let lines = lines(isNarrow: false)
    let right = large((facts.largeRight, .title), lines: 1)
    let compared = facts.perfect ?? facts.comparison(isLarge: true)
    let verdict = compared.flatMap { large($0, lines: ResultSummary.mostLines) }
    let told = right == nil ? (facts.right.first ?? .empty) + "   " + facts.time : facts.time
    func rows(_ large: [Row], _ small: some Sequence<ResultFacts.Line>) -> [Row]? {
      let rows = large + [(told, .title)] + small.map { ($0.wordings.wording(for: room.width), $0.style) }
      return !large.isEmpty && rows.count <= room.height ? rows : nil
    }
    let both = verdict.flatMap { rows((right ?? []) + $0, lines.dropFirst()) }
    return both ?? rows(right ?? [], lines)
  }

  /// Paints it as text, in shorter wordings where there is little room.
  func draw(in place: Rect, on canvas: inout Canvas) {
    func row(_ index: Int) -> Rect { Rect(x: place.x, y: place.y + index, width: place.width, height: 1) }
    let (right, time) = (facts.right, facts.time)
    let isNarrow = isNarrow(in: place.width)
    if isNarrow {
      canvas.draw(right.wording(for: place.width), in: row(0), alignment: .left, style: .title)
      canvas.draw(time, in: row(1), alignment: .left, style: .title)
    } else {
      canvas.draw((right.first ?? .empty) + "   " + time, in: row(0), alignment: .left, style: .title)
    }
    for (index, line) in lines(isNarrow: isNarrow).enumerated() {
      canvas.draw(
        line.wordings.wording(for: place.width), in: row(index + (isNarrow ? 2 : 1)), alignment: .left,
        style: line.style)
    }
  }
}
