import QuizCore
import TerminalKit

extension RowTable<LeagueTable.Row> {
  /// The league's table: place and name, then the numbers, each as wide as `rows` need. The column of the order has an
  /// arrow, up if ascending, and is never dropped. `player` is the id of this player.
  static func league(by order: LeagueTable.Order, player: String?, rows: [LeagueTable.Row], in context: ViewContext)
    -> RowTable
  {
    let (words, isSmall) = (context.words, context.sizeClass == .small)
    let digits = rows.map { "\($0.place)".count }.max() ?? 1
    let arrow = order == .time ? context.glyphs.up : context.glyphs.down
    func number(
      _ titles: PhraseList, _ ownOrder: LeagueTable.Order?, rank: Int,
      _ wordings: @escaping @Sendable (LeagueTable.Row) -> [SafeText]
    ) -> Column {
      let isOrder = order == ownOrder
      let titles = words(titles).map { isOrder ? $0 + arrow : $0 }
      let texts = [titles] + rows.map(wordings)
      let least = texts.reduce(0) { max($0, $1.last?.width ?? 0) }
      let most = texts.reduce(least) { max($0, $1.first?.width ?? 0) }
      return Column(
        titles, (isSmall ? least : most)...most, .right, rank: isOrder ? 0 : rank, gap: isSmall ? 1 : 3, text: wordings)
    }
    return RowTable(
      [
        Column(["#"], digits...digits, .right, gap: 1) { ["\($0.place)"] },
        Column([words(.player)], 11...200, gap: isSmall ? 1 : 2) { row, style in
          let isOwn = row.player.id == player
          let style = isOwn ? .title : style
          let mark: SafeText = row.hasOwnSets ? " " + SafeText(LeagueTable.Row.ownMark) : .empty
          let signs = isOwn ? mark + words(.thatIsYou) : mark
          return Columns {
            Line(SafeText(row.player.name).oneLine, style).width(.natural)
            Line(signs, style).width(.fixed(signs.width))
          }
        },
        number(.leaguePoints, .points, rank: 1) { [SafeText(NumberFormat.grouped($0.points))] },
        number(.leagueRight, .right, rank: 2) { [words(.score($0.right, $0.asked)), "\($0.right)/\($0.asked)"] },
        // A hyphen if no right answer has a valid time.
        number(.leagueTime, .time, rank: 3) {
          [$0.millisecondsPerRight.map { words(.seconds(NumberFormat.tenthsNearest(.milliseconds($0)))) } ?? "-"]
        },
        number(.leagueDays, .days, rank: 4) { [words(.dayCount($0.days))] },
        number(.leagueRounds, nil, rank: 5) { [SafeText(NumberFormat.grouped($0.rounds))] },
      ])
  }
}
