import TerminalKit

/// The answers of a short round as lamps side by side: green for right, dark for the rest. They light up one after the
/// other as the result is revealed.
struct AnswerLamps: Block {
  /// How each question ended, in order.
  let marks: [AnswerMark]
  /// How many are revealed.
  let shown: Int
  let glyphs: Glyphs

  /// The lengths of rounds shown as lamps, and the most lamps in a row.
  private static let (counts, mostOfRow) = (2...10, 5)
  /// The rows of a lamp with its blank row, and the columns of the widest with its gap.
  private static let (rowHeight, widest) = (5, 14)

  func form(in room: Size) -> Form? {
    guard AnswerLamps.counts.contains(marks.count) else { return nil }
    let columns = marks.count > AnswerLamps.mostOfRow ? (marks.count + 1) / 2 : marks.count
    let lamps = Grid(
      columns: columns, rowHeight: AnswerLamps.rowHeight, gap: 2,
      marks.enumerated().map { index, mark in
        Steady(index < shown ? lamp(mark) : nil, reserving: [Empty(rows: AnswerLamps.rowHeight)])
      })
    return lamps.atMost(columns: columns * AnswerLamps.widest).form(in: room)
  }

  private func lamp(_ mark: AnswerMark) -> any Block {
    let isRight = mark == .right
    let sign = Digits(
      text: mark.text(glyphs).string, scale: .half, style: isRight ? .rightChip : .offWrong, glyphs: glyphs)
    return sign.centered.covering { [glyphs] place, canvas in
      canvas.fill(place, style: isRight ? .rightChip : .off)
      guard glyphs.framesPanels else { return }
      canvas.frame(place, weight: isRight ? .heavy : .light, style: isRight ? .rightChip : .off)
    }.padded(below: 1)
  }
}
