import QuizCore
import TerminalKit

/// Horizontal bars relative to the longest: below their labels if they fit, otherwise beside them.
struct LiveBarRows: Block {
  /// A bar with its label.
  struct Row: Sendable {
    /// Precedes the label, each in its own column.
    let head: [Line]
    let text: SafeText
    let style: Style
    /// Follows the label.
    let tail: Line?
    let count: Int
    /// The look of the bar.
    let fill: (character: Character, style: Style)
    /// Whether a blank row separates it from the one above, if it fits.
    var isApart = false
  }

  let rows: [Row]
  /// The growth of the bars, from 0 to 1.
  let grown: Double
  /// The rows of a bar with its label.
  let heights: ClosedRange<Int>
  let glyphs: Glyphs

  /// The time that bars take to grow.
  static let growth: Duration = .milliseconds(800)
  /// The fewest rows for large labels, and the columns of large digits.
  private static let (leastForLarge, digits) = (8, 14)

  func form(in room: Size) -> Form? {
    guard !rows.isEmpty else { return nil }
    return Heights(heights, rows: rows.count, prefersHigh: true) { height in
      let sizes = height < LiveBarRows.leastForLarge ? [false] : [true, false]
      return FirstFitting(
        sizes.map { isLarge in
          Rows(
            rows.map { row in
              (height == 1 ? low(row) : high(row, isLarge: isLarge, hasBlank: height > 2))
                .down { _ in 0 }.atMost(rows: height).rank(0).below(row.isApart ? 1 : 0, rank: 1)
            }
          ).whole
        })
    }.form(in: room)
  }

  /// The label of a row, followed by its number if it has no bar.
  private func label(_ row: Row, isLarge: Bool = false, hasNumber: Bool = false) -> any Block {
    Columns(gap: 1) {
      for line in row.head { line.width(.fixed(line.width)) }
      isLarge
        ? LargeText(row.text, row.style, scales: [.half], alignment: .left, glyphs: glyphs).width(.natural)
        : Line(row.text, row.style).width(.natural)
      row.tail.map { $0.width(.fixed($0.width)) }
      if hasNumber { Line(" " + number(row), row.style).width(.fixed(1 + number(row).width)) }
    }
  }

  private func low(_ row: Row) -> any Block {
    Columns(gap: 1) {
      label(row).width(.share(3, of: 5, within: 1...1000))
      bar(row, rows: 1)
    }
  }

  private func high(_ row: Row, isLarge: Bool, hasBlank: Bool) -> any Block {
    Rows {
      label(row, isLarge: isLarge, hasNumber: row.count <= 0)
      if row.count > 0 { Heights(1...5, rows: 1, prefersHigh: true) { bar(row, rows: $0) } }
    }.whole.padded(below: hasBlank ? 1 : 0)
  }

  /// The number of a row, counting up with its bar.
  private func number(_ row: Row) -> SafeText {
    SafeText(NumberFormat.grouped(grown >= 1 ? row.count : Int(Double(max(0, min(row.count, 1_000_000))) * grown)))
  }

  /// A bar with its number behind it.
  private func bar(_ row: Row, rows height: Int) -> any Block {
    let most = max(1, rows.map(\.count).max() ?? 1)
    let share = max(0, min(1, Double(row.count) / Double(most))) * grown
    let large = LargeText(number(row), row.style, .numerals, scales: [.half], glyphs: glyphs)
    let widest = rows.map { NumberFormat.grouped($0.count).count }.max() ?? 0
    return RoomReader { room in
      let width = max(1, room.width - 1 - (height < 3 ? widest : max(widest, LiveBarRows.digits)))
      return Columns(gap: 1) {
        Drawing(height: height) { place, canvas in
          canvas.fill(place, with: row.fill.character, style: row.fill.style)
        }.width(.fixed(share > 0 ? max(1, Int((share * Double(width)).rounded())) : 0))
        FirstFitting([large, Line(number(row), row.style)]).down { $0 / 2 }.atMost(rows: height)
      }
    }
  }
}
