import QuizCore
import TerminalKit

/// The columns of the league's table, laid out for the width of the window: place and name first, then the points, what
/// the rows are ordered by, and the rest as far as there is room.
struct LeagueTableView {
  /// A column of numbers.
  private enum Column: Hashable {
    case points, right, time, days, rounds

    /// Its columns of the terminal.
    func width(isNarrow: Bool) -> Int {
      switch self {
      case .points: 10
      case .right: isNarrow ? 9 : 12
      case .time: 9
      case .days: 9
      case .rounds: 8
      }
    }

    /// The order in which they stand.
    static let all: [Column] = [.points, .right, .time, .days, .rounds]
  }

  private let order: LeagueTable.Order
  private let player: String
  private let place: Rect
  private let name: Rect
  private let columns: [(column: Column, rect: Rect)]
  private let isNarrow: Bool

  /// The narrowest column of names.
  private static let narrowestName = 12
  /// A narrower table does without blanks in its numbers.
  private static let narrow = 64

  /// Lays the columns out; `player` is the id of the one who looks.
  init(order: LeagueTable.Order, player: String, width: Int) {
    self.order = order
    self.player = player
    let isNarrow = width < LeagueTableView.narrow
    self.isNarrow = isNarrow
    place = Rect(x: 2, y: 0, width: 5, height: 1)
    let first = place.maxX + 1
    var room = width - 1 - first - LeagueTableView.narrowestName
    var shown: Set<Column> = []
    for column in [LeagueTableView.column(of: order)] + [.points, .right, .time, .days, .rounds]
    where !shown.contains(column) {
      let needed = column.width(isNarrow: isNarrow) + 1
      guard needed <= room else { break }
      shown.insert(column)
      room -= needed
    }
    var right = width - 1
    var columns: [(Column, Rect)] = []
    for column in Column.all.reversed() where shown.contains(column) {
      let width = column.width(isNarrow: isNarrow)
      right -= width
      columns.append((column, Rect(x: right, y: 0, width: width, height: 1)))
      right -= 1
    }
    self.columns = columns.reversed()
    name = Rect(x: first, y: 0, width: max(1, right - first), height: 1)
  }

  private static func column(of order: LeagueTable.Order) -> Column {
    switch order {
    case .points: .points
    case .right: .right
    case .time: .time
    case .days: .days
    }
  }

  /// Draws the heading; the column that the rows are ordered by has an arrow, up where the least comes first.
  func drawHeading(in line: Rect, on canvas: inout Canvas, words: Localizer) {
    put("#", place, .right, .key, line, &canvas)
    put(words(.player), name, .left, .key, line, &canvas)
    for (column, rect) in columns {
      let arrow =
        column != LeagueTableView.column(of: order)
        ? SafeText.empty : " " + (order == .time ? canvas.glyphs.up : canvas.glyphs.down)
      put(words(LeagueTableView.heading(column)) + arrow, rect, .right, .key, line, &canvas)
    }
  }

  /// Draws a player's row.
  func draw(_ row: LeagueTable.Row, in line: Rect, style: Style, on canvas: inout Canvas, words: Localizer) {
    put("\(row.place)", place, .right, style, line, &canvas)
    let isOwn = row.player.id == player
    let mark = isOwn ? words(.thatIsYou) : .empty
    let label = SafeText(row.player.name).oneLine.truncated(
      to: max(1, name.width - mark.width), ellipsis: canvas.glyphs.ellipsis)
    put(label + mark, name, .left, isOwn ? .title : style, line, &canvas)
    for (column, rect) in columns { put(text(column, of: row, words), rect, .right, style, line, &canvas) }
  }

  private func text(_ column: Column, of row: LeagueTable.Row, _ words: Localizer) -> SafeText {
    switch column {
    case .points: "\(NumberFormat.grouped(row.points))"
    case .right: isNarrow ? "\(row.right)/\(row.asked)" : words(.score(row.right, row.asked))
    case .time: seconds(row.milliseconds, for: order == .time ? row.right : row.asked, words)
    case .days: words(.dayCount(row.days))
    case .rounds: "\(NumberFormat.grouped(row.rounds))"
    }
  }

  /// The average over some answers; ordered by time, over the right ones, which is what counts there.
  private func seconds(_ milliseconds: Int, for count: Int, _ words: Localizer) -> SafeText {
    count > 0 ? words(.seconds(NumberFormat.tenthsNearest(.milliseconds(milliseconds / count)))) : "-"
  }

  private func put(
    _ text: SafeText, _ column: Rect, _ alignment: Alignment, _ style: Style, _ line: Rect, _ canvas: inout Canvas
  ) {
    canvas.draw(
      text.width <= column.width ? text : text.truncated(to: column.width, ellipsis: canvas.glyphs.ellipsis),
      in: Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1), alignment: alignment, style: style)
  }

  private static func heading(_ column: Column) -> Phrase {
    switch column {
    case .points: Phrase(en: "Points", ja: "ポイント")
    case .right: Phrase(en: "Right", ja: "正解")
    case .time: Phrase(en: "Average", ja: "平均")
    case .days: Phrase(en: "In a row", ja: "連続")
    case .rounds: Phrase(en: "Rounds", ja: "回数")
    }
  }
}

extension Phrase {
  fileprivate static let player = Phrase(en: "Player", ja: "プレイヤー")
  fileprivate static let thatIsYou = Phrase(en: " (you)", ja: "（自分）")

  fileprivate static func dayCount(_ days: Int) -> Phrase {
    Phrase(en: days == 1 ? "1 day" : "\(days) days", ja: "\(days)日")
  }
}
