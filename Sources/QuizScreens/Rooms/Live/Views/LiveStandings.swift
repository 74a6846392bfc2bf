import QuizCore
import TerminalKit

// The leading teams and players, with a bar for the points and the change of place; below them the player's own row if
// not among them.
extension LiveScene {
  private static let (mostPlayers, mostTeams) = (5, 4)

  /// Nil as long as there are none.
  func leaders(at now: Instant, in context: ViewContext) -> (any Block)? {
    let teams = state.teams.prefix(LiveScene.mostTeams)
    var players = Array(state.standings.prefix(LiveScene.mostPlayers))
    // The server makes names distinct, so a name identifies a player.
    if let own, own.hasPlace, !players.contains(where: { $0.name == own.name }) {
      players.append(
        LiveStanding(
          name: own.name, team: own.team, points: own.points, right: own.right, place: own.place, former: own.former))
    }
    let rows =
      teams.map { row($0, isTeam: true, in: context) }
      + players.enumerated().map { row($1, isTeam: false, isApart: $0 == 0 && !teams.isEmpty, in: context) }
    guard !rows.isEmpty else { return nil }
    return growing(at: now, in: context) {
      LiveBarRows(rows: rows, grown: $0, heights: 1...9, glyphs: context.glyphs).down { $0 / 2 }
        .inset(columns: context.sizeClass == .small ? 1 : 4)
    }
  }

  private func row(
    _ standing: LiveStanding, isTeam: Bool, isApart: Bool = false, in context: ViewContext
  ) -> LiveBarRows.Row {
    let (glyphs, team) = (context.glyphs, standing.team)
    let isOwn = standing.isOf(own, isTeam: isTeam)
    let style: Style = isOwn ? .selected : .title
    let choice = team > 0 ? (team - 1) % 4 : 1
    let place: SafeText = standing.hasPlace ? "\(standing.place)" : .empty
    return LiveBarRows.Row(
      head: (own == nil ? [] : [Line(isOwn ? glyphs.pointer : " ", style)]) + [Line(place.padded(to: 2, .right), .dim)]
        + (team > 0 ? [Line(LivePeople.chip(choice, glyphs), .chip(choice))] : []),
      text: context.words.name(of: standing, isTeam: isTeam), style: style, tail: trend(standing, glyphs),
      count: standing.points, fill: (glyphs.barEighths[7], .shape(choice)), isApart: isApart)
  }

  /// The change of place: `▲ 2`.
  private func trend(_ standing: LiveStanding, _ glyphs: Glyphs) -> Line? {
    guard standing.former > 0, standing.place > 0 else { return nil }
    let rise = standing.former - standing.place
    guard rise != 0, rise.magnitude < 1000 else { return nil }
    return rise > 0 ? Line(glyphs.trends.first + " \(rise)", .correct) : Line(glyphs.trends.second + " \(-rise)", .dim)
  }
}
