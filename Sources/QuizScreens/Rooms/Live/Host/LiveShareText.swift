import QuizCore
import TerminalKit

extension ShareText {
  /// A round of a room: its title and the first three.
  init(of state: LiveState, in context: ViewContext) {
    let words = context.words
    let rows = (state.teams.isEmpty ? state.standings : state.teams).prefix(3)
    let title = "TenQ " + words(.live) + "   " + SafeText(state.title).oneLine
    self.init(
      lines: [title + "   " + words(.players(state.players))]
        + rows.map { row in
          SafeText("\(max(0, row.place))  ") + words.name(of: row, isTeam: !state.teams.isEmpty) + "   "
            + words(.points(row.points))
        })
  }
}
