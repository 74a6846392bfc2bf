import QuizCore
import TerminalKit

/// A column of numbers in the league's table, from the left.
enum LeagueColumn: CaseIterable {
  case points, right, time, days, rounds

  /// The column by which rows are ordered.
  init(_ order: LeagueTable.Order) {
    self =
      switch order {
      case .points: .points
      case .right: .right
      case .time: .time
      case .days: .days
      }
  }

  /// A player's value, from the longest to the shortest wording.
  func wordings(of row: LeagueTable.Row, _ words: Localizer) -> [SafeText] {
    switch self {
    case .points: [SafeText(NumberFormat.grouped(row.points))]
    case .right: [words(.score(row.right, row.asked)), "\(row.right)/\(row.asked)"]
    // A hyphen if no right answer has a valid time.
    case .time:
      [row.millisecondsPerRight.map { words(.seconds(NumberFormat.tenthsNearest(.milliseconds($0)))) } ?? "-"]
    case .days: [words(.dayCount(row.days))]
    case .rounds: [SafeText(NumberFormat.grouped(row.rounds))]
    }
  }
}

extension RowTable<LeagueTable.Row> {
  /// The league's table: place and name, then the numbers, each as wide as `rows` need. The column of the order has an
  /// arrow, up if ascending, and is never dropped. `player` is the id of this player.
  static func league(by order: LeagueTable.Order, player: String?, rows: [LeagueTable.Row], in context: ViewContext)
    -> RowTable
  {
    let words = context.words
    let glyphs = context.glyphs
    let arrow = order == .time ? glyphs.up : glyphs.down
    let digits = rows.map { "\($0.place)".count }.max() ?? 1
    let numbers = LeagueColumn.allCases.enumerated().map { place, column -> Column in
      let isOrder = column == LeagueColumn(order)
      let titles = words(column.titles).map { isOrder ? $0 + arrow : $0 }
      let texts = rows.map { column.wordings(of: $0, words) }
      let least = texts.reduce(titles.last?.width ?? 0) { max($0, $1.last?.width ?? 0) }
      let most = texts.reduce(titles.first?.width ?? 0) { max($0, $1.first?.width ?? 0) }
      return Column(
        titles, (context.sizeClass == .small ? least : most)...max(least, most), .right, rank: isOrder ? 0 : place + 1,
        gap: context.sizeClass == .small ? 1 : 3
      ) { row, style in Line(column.wordings(of: row, words), style) }
    }
    return RowTable(
      [
        Column(["#"], digits...digits, .right, gap: 1) { row, style in Line("\(row.place)", style) },
        Column([words(.player)], 11...200, gap: context.sizeClass == .small ? 1 : 2) { row, style in
          let isOwn = row.player.id == player
          let style = isOwn ? .title : style
          let mark: SafeText = row.hasOwnSets ? " " + SafeText(LeagueTable.Row.ownMark) : .empty
          let signs = isOwn ? mark + words(.thatIsYou) : mark
          return Columns {
            Line(SafeText(row.player.name).oneLine, style).width(.natural)
            Line(signs, style).width(.fixed(signs.width))
          }
        },
      ] + numbers)
  }
}
