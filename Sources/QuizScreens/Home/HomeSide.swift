import QuizCore
import TerminalKit

/// What stands beside the list of the home screen in a wide window: how the week and the latest rounds went and which goal
/// is nearest, or for a new player how a round goes.
struct HomeSide: Block {
  let context: ViewContext

  /// Its columns, and the blank ones before it.
  static let (width, gap) = (38, 4)

  /// The most rows of the latest rounds.
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
