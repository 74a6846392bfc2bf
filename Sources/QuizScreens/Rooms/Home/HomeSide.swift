import QuizCore
import TerminalKit

/// The side of the home screen in a large window: the week, the latest rounds and the nearest goal, or a guide for new
/// players.
struct HomeSide: Block {
  let context: ViewContext

  /// Its columns, and the gap before it.
  static let (width, gap) = (38, 4)

  /// The most rows for the latest rounds.
  private static let rowsOfRounds = 7

  func form(in room: Size) -> Form? {
    let (words, state) = (context.words, context.state)
    guard state.rounds > 0, !state.isCounting else {
      return Rows {
        for (rank, guide) in state.guidance.enumerated() {
          Rows {
            Line(SafeText(guide.title), .title)
            Paragraph(SafeText(guide.text), .dim)
          }.whole.rank(rank).below(1)
        }
      }.form(in: room)
    }
    let latest = state.memories[TimedMemory.self]?.latest ?? []
    let goal = state.nearestGoal()
    return Rows {
      if let daily = state.daily {
        Line(words(.thisWeek), .title)
        WeekView(week: daily.week).line(in: context)
      }
      if latest.count >= Sparkline.fewest {
        LatestRounds(sparkline: Sparkline(values: latest), context: context).atMost(rows: HomeSide.rowsOfRounds)
          .rank(1).below(1)
      }
      if !goal.isEmpty { Paragraph(goal, .dim).rank(2).below(1) }
    }.form(in: room)
  }
}
