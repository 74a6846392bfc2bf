import QuizCore
import TerminalKit

/// The latest rounds as columns, the newest at the right: in a line of text, or as high as their room.
struct LatestRounds: Block {
  /// The heights of the columns, oldest first.
  let sparkline: Sparkline
  /// A remark beside their label or behind them, if any.
  var fact: SafeText?
  let context: ViewContext

  /// The widths of a round's column, and that of the labels of a result.
  private static let (widths, labelWidth) = (1...6, 12)
  /// The fewest rows of columns below their label.
  private static let least = 3

  func form(in room: Size) -> Form? {
    let label = Line(context.words(.latestRounds(sparkline.values.count)), .dim)
    func line(_ sparkline: SafeText?) -> any Block {
      Columns {
        label.width(.fixed(max(label.width + 2, LatestRounds.labelWidth)))
        (sparkline.map { Line($0, .bar) } ?? self.sparkline.line(in: context)).whole.width(.natural)
      }
    }
    func withFact(_ block: any Block) -> any Block {
      guard let fact else { return block }
      return FirstFitting([
        Columns(gap: 3) {
          block
          Line(fact).width(.fixed(fact.width))
        }, block,
      ])
    }
    let charts = LatestRounds.widths.reversed().map { width in
      Rows {
        withFact(label)
        columns(width, height: room.height - 1)
      }.whole.atLeast(rows: LatestRounds.least)
    }
    return FirstFitting(charts + [withFact(line(nil)), line(sparkline.text(context.glyphs)), label]).form(in: room)
  }

  /// Columns, the lowest still visible, since a round without a right answer counts too; labels at their foot say which
  /// end is old.
  private func columns(_ width: Int, height: Int) -> any Block {
    let values = sparkline.values
    let eighths = Double(height * 8) / max(0.01, values.max() ?? 1)
    return Columns(gap: 1) {
      Line(context.words(.oldEnd), .dim).whole.width(.natural).atFoot
      for (index, value) in values.enumerated() {
        Drawing(height: height) { place, canvas in
          canvas.column(
            max(2, Int((value * eighths).rounded())), in: place, style: index + 1 == values.count ? .title : .bar)
        }.width(.fixed(width))
      }
      Line(context.words(.newEnd), .dim).whole.width(.natural).atFoot
    }
  }
}
