import QuizCore
import TerminalKit

/// The columns of the history table, laid out for the width of the window.
struct HistoryColumns {
  private let date: Rect?
  private let game: Rect?
  private let set: Rect
  private let score: Rect
  /// The star of a paused round, after its score.
  private let mark: Rect
  private let time: Rect

  /// Lays the columns out; the game, then the date, is left out where there is no room.
  init(in context: ViewContext) {
    let width = context.content.width
    func column(_ x: Int, _ width: Int) -> Rect { Rect(x: x, y: 0, width: width, height: 1) }
    time = column(width - 11, 10)
    mark = column(width - 13, 1)
    score = column(width - 21, 8)
    let right = width - 22
    var left = 3
    if width >= 64 {
      date = column(left, 16)
      left += 18
    } else if width >= 48 {
      // Month and day are enough to find a round again.
      date = column(left, 5)
      left += 7
    } else {
      date = nil
    }
    if width >= 72 {
      game = column(left, 14)
      left += 15
    } else {
      game = nil
    }
    set = column(left, max(1, right - left))
  }

  /// A record's score by what its game is ranked by: right answers, misses, or that it was cleared.
  static func score(of record: RoundRecord, _ words: Localizer) -> SafeText {
    switch Games.list.ranking(of: record.game) {
    case .correct: words(.score(record.correct, record.asked))
    case .misses: words(.misses(record.misses))
    case .time: words(.cleared)
    }
  }

  /// Draws a row of the table, or its heading; of the wordings of the set the longest that fits.
  func draw(
    date: SafeText, game: SafeText, set: [SafeText], score: SafeText, mark: SafeText = .empty, time: SafeText,
    in line: Rect, style: Style, on canvas: inout Canvas
  ) {
    func place(_ column: Rect) -> Rect { Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1) }
    if let column = self.date {
      let isShort = column.width < date.width && date.width == 16
      canvas.draw(
        isShort ? SafeText(String(date.string.dropFirst(5).prefix(5))) : date, in: place(column), alignment: .left,
        style: style)
    }
    if let column = self.game { canvas.draw(game, in: place(column), alignment: .left, style: style) }
    canvas.draw(set.wording(for: self.set.width), in: place(self.set), alignment: .left, style: style)
    canvas.draw(score, in: place(self.score), alignment: .right, style: style)
    canvas.draw(mark, in: place(self.mark), alignment: .left, style: style)
    canvas.draw(time, in: place(self.time), alignment: .right, style: style)
  }
}

extension Phrase {
  fileprivate static let cleared = Phrase(en: "cleared", ja: "クリア")
}
