import QuizCore
import TerminalKit

/// The columns of the history table, laid out for the width of the window.
struct HistoryColumns {
  private let date: Rect
  private let game: Rect?
  /// The sign of the game, where its name has no room.
  private let symbol: Rect?
  private let set: Rect
  private let score: Rect
  /// The points; nil where they have no room.
  private let points: Rect?
  /// The star of a paused round, after its score.
  private let mark: Rect
  /// The time; nil where it has no room: the page of a round has it.
  private let time: Rect?

  /// The narrowest table with points where dates are in words, and where they are as the log has them.
  private static let leastForPoints = (inWords: 72, asLogged: 96)

  /// Lays the columns out. Where there is no room, points are left out, the game shrinks to its sign, then the time is left
  /// out.
  ///
  /// The columns of the date and of the game are no wider than `widest`, so that the set has the rest.
  init(width: Int, hasDatesInWords: Bool = true, widest: (date: Int, game: Int) = (16, 14)) {
    func column(_ x: Int, _ width: Int) -> Rect { Rect(x: x, y: 0, width: width, height: 1) }
    // In a wide window the columns stand further apart, so that the set is not all that grows.
    let gap = width >= 96 ? 3 : 0
    let hasTime = width >= 48
    time = hasTime ? column(width - 11, 10) : nil
    let end = hasTime ? width - 12 - gap : width - 1
    mark = column(end - 1, 1)
    // In a small window the set has the columns that a date and a score can spare.
    score = hasTime ? column(end - 9, 8) : column(end - 8, 7)
    let leastForPoints =
      hasDatesInWords ? HistoryColumns.leastForPoints.inWords : HistoryColumns.leastForPoints.asLogged
    points = width >= leastForPoints ? column(end - 15 - gap, 6) : nil
    let right = points.map { $0.x - 1 - gap } ?? score.x - 1 - gap
    var left = 3
    if width >= 64 {
      // In words a date takes 14 columns at most.
      let date = min(gap > 0 || !hasDatesInWords ? 16 : 14, widest.date)
      self.date = column(left, date)
      left += date + (hasDatesInWords ? 2 : 1) + gap
    } else {
      // Month and day are enough to find a round again.
      date = column(left, 8)
      left += hasTime ? 10 : 9
    }
    if width >= 72 {
      let width = min(14, widest.game)
      game = column(left, width)
      left += width + 2 + gap
      symbol = nil
    } else {
      game = nil
      symbol = column(left, Symbol.width)
      left += Symbol.width
    }
    set = column(left, max(1, right - left))
  }

  /// Draws a row of the table, or its heading; of the wordings of the set the longest that fits.
  func draw(_ row: HistoryRow, in line: Rect, style: Style, on canvas: inout Canvas) {
    func place(_ column: Rect) -> Rect { Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1) }
    canvas.draw(row.dates.wording(for: date.width), in: place(date), alignment: .left, style: style)
    if let column = game { canvas.draw(row.game, in: place(column), alignment: .left, style: style) }
    if let column = symbol, let sign = row.symbol {
      canvas.draw(sign.text(canvas.glyphs), at: place(column).origin, style: sign.style)
    }
    // A number of three digits takes its room from the set, and so do points of as many thousands.
    let wider = min(max(0, row.score.width - score.width), max(0, set.width - 1))
    let morePoints = points.map { min(max(0, row.points.width - $0.width), max(0, set.width - wider - 1)) } ?? 0
    let titleWidth = set.width - wider - morePoints
    // A game without sets is named once.
    let isNamed = game != nil && row.set.first == row.game
    canvas.draw(
      isNamed ? .empty : row.set.wording(for: titleWidth),
      in: place(Rect(x: set.x, y: 0, width: titleWidth, height: 1)),
      alignment: .left, style: style)
    canvas.draw(
      row.score, in: place(Rect(x: score.x - wider, y: 0, width: score.width + wider, height: 1)), alignment: .right,
      style: style)
    if let points {
      let column = Rect(x: points.x - wider - morePoints, y: 0, width: points.width + morePoints, height: 1)
      canvas.draw(row.points, in: place(column), alignment: .right, style: style)
    }
    canvas.draw(row.mark, in: place(mark), alignment: .left, style: style)
    if let time { canvas.draw(row.time, in: place(time), alignment: .right, style: style) }
  }
}
