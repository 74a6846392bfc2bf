import QuizCore
import TerminalKit

/// The columns of the league's table, laid out for the width of the window: place and name first, then the points, what
/// the rows are ordered by, and the rest as far as there is room. Where there is little, each is as wide as what stands in
/// it.
struct LeagueTableView {
  /// A column of numbers.
  enum Column: Hashable {
    case points, right, time, days, rounds

    /// Its columns of the terminal where there is room.
    var width: Int {
      switch self {
      case .points: 10
      case .right: 12
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
  private var columns: [(column: Column, rect: Rect)] = []
  private let isNarrow: Bool

  /// A narrower table has short headings, and no blanks in its numbers.
  private static let narrow = 64

  /// Lays the columns out for these rows; `player` is the id of this player.
  init(order: LeagueTable.Order, player: String, rows: [LeagueTable.Row], width: Int, words: Localizer) {
    self.order = order
    self.player = player
    let isNarrow = width < LeagueTableView.narrow
    self.isNarrow = isNarrow
    let digits = rows.map { "\($0.place)".utf8.count }.max() ?? 1
    place = Rect(x: 2, y: 0, width: isNarrow ? max(2, digits) : 5, height: 1)
    let first = place.maxX + 1
    let narrowestName = isNarrow ? 11 : 12
    let left = [LeagueTableView.column(of: order)] + Column.all.filter { $0 != LeagueTableView.column(of: order) }
    var widths: [Column: Int] = [:]
    var room = width - 1 - first - narrowestName
    for column in left {
      var needed = column.width
      if isNarrow {
        let arrow = column == LeagueTableView.column(of: order) ? 1 : 0
        let texts = rows.map { LeagueTableView.text(column, of: $0, isNarrow: true, words) }
        needed = max(
          words(LeagueTableView.heading(column, isNarrow: true)).width + arrow, texts.map(\.width).max() ?? 0)
      }
      guard needed < room else { break }
      widths[column] = needed
      room -= needed + 1
    }
    var right = width - 1
    for column in Column.all.reversed() {
      guard let width = widths[column] else { continue }
      right -= width
      columns.insert((column, Rect(x: right, y: 0, width: width, height: 1)), at: 0)
      right -= 1
    }
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
      let isOrder = column == LeagueTableView.column(of: order)
      let arrow = (isNarrow ? .empty : " ") + (order == .time ? canvas.glyphs.up : canvas.glyphs.down)
      let heading = words(LeagueTableView.heading(column, isNarrow: isNarrow))
      put(isOrder ? heading + arrow : heading, rect, .right, .key, line, &canvas)
    }
  }

  /// Draws a player's row.
  func draw(_ row: LeagueTable.Row, in line: Rect, style: Style, on canvas: inout Canvas, words: Localizer) {
    put("\(row.place)", place, .right, style, line, &canvas)
    let isOwn = row.player.id == player
    let own: SafeText = row.hasOwnSets ? " " + SafeText(LeagueTable.Row.ownMark) : .empty
    let mark = own + (isOwn ? words(.thatIsYou) : .empty)
    let label = SafeText(row.player.name).oneLine.truncated(
      to: max(1, name.width - mark.width), ellipsis: canvas.glyphs.ellipsis)
    put(label + mark, name, .left, isOwn ? .title : style, line, &canvas)
    for (column, rect) in columns {
      let text = LeagueTableView.text(column, of: row, isNarrow: isNarrow, words)
      put(text, rect, .right, style, line, &canvas)
    }
  }

  private static func text(
    _ column: Column, of row: LeagueTable.Row, isNarrow: Bool, _ words: Localizer
  ) -> SafeText {
    switch column {
    case .points: "\(NumberFormat.grouped(row.points))"
    case .right: isNarrow ? "\(row.right)/\(row.asked)" : words(.score(row.right, row.asked))
    case .time: seconds(row.millisecondsPerRight, words)
    case .days: words(.dayCount(row.days))
    case .rounds: "\(NumberFormat.grouped(row.rounds))"
    }
  }

  /// The time for each right answer; a hyphen where none has a time that counts.
  private static func seconds(_ milliseconds: Int?, _ words: Localizer) -> SafeText {
    milliseconds.map { words(.seconds(NumberFormat.tenthsNearest(.milliseconds($0)))) } ?? "-"
  }

  private func put(
    _ text: SafeText, _ column: Rect, _ alignment: Alignment, _ style: Style, _ line: Rect, _ canvas: inout Canvas
  ) {
    canvas.draw(
      text.width <= column.width ? text : text.truncated(to: column.width, ellipsis: canvas.glyphs.ellipsis),
      in: Rect(x: line.x + column.x, y: line.y, width: column.width, height: 1), alignment: alignment, style: style)
  }

}
