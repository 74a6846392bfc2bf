import QuizCore
import TerminalKit

/// Who leads: a row for each of the first, with a bar as long as the points, and who rose; below them the player's own row.
struct LiveStandingsView {
  /// A row.
  struct Row: Equatable {
    /// How it stands.
    let standing: LiveStanding
    /// Whether it is of a team.
    let isTeam: Bool
    /// Whether it is the player's own.
    let isOwn: Bool
  }

  /// The rows; teams first, where there are any.
  let rows: [Row]
  /// How far the bars have grown, up to 1.
  var grown = 1.0

  /// How long they grow.
  static let growth: Duration = .milliseconds(800)
  private static let (mostPlayers, mostTeams) = (5, 4)

  /// The rows of a room; those of `own` are marked, and theirs is added where it is not among the first.
  init(_ state: LiveState, own: LiveOwn?, grown: Double = 1) {
    let team = own.map(\.team) ?? 0
    let teams = state.teams.prefix(LiveStandingsView.mostTeams).map {
      Row(standing: $0, isTeam: true, isOwn: team > 0 && team == $0.team)
    }
    // Names are told apart by how they look, so that a name is one player's.
    var players = state.standings.prefix(LiveStandingsView.mostPlayers).map {
      Row(standing: $0, isTeam: false, isOwn: $0.name == own?.name)
    }
    if let own, own.hasPlace, !players.contains(where: \.isOwn) {
      let standing = LiveStanding(
        name: own.name, team: own.team, points: own.points, right: own.right, place: own.place, former: own.former)
      players.append(Row(standing: standing, isTeam: false, isOwn: true))
    }
    rows = Array(teams) + players
    self.grown = grown
  }

  /// Paints the rows into `body`.
  func draw(in body: Rect, on canvas: inout Canvas, context: ViewContext) {
    let area = body.inset(dx: context.isCompact ? 1 : 4, dy: 0)
    guard !rows.isEmpty, area.height > 0 else { return }
    let teams = rows.count { $0.isTeam }
    let gap = teams > 0 && teams < rows.count ? 1 : 0
    let pitch = max(1, min(9, (area.height - gap) / rows.count))
    let height = pitch * rows.count + gap
    let top = area.y + max(0, (area.height - height) / 2)
    let most = max(1, rows.map(\.standing.points).max() ?? 1)
    let isLarge = pitch >= 6 && area.width >= 84 && !context.glyphs.isASCII
    let names = rows.map { context.words.name(of: $0.standing, isTeam: $0.isTeam) }
    let large =
      isLarge
      ? largeNames(names, in: Size(width: area.width / 2, height: pitch - 2), context.glyphs)
      : nil
    for (index, row) in rows.enumerated() {
      let y = top + index * pitch + (index >= teams && teams > 0 ? gap : 0)
      guard y < area.maxY else { break }
      draw(
        row, large?[index], most: most, in: Rect(x: area.x, y: y, width: area.width, height: pitch), isLarge: isLarge,
        on: &canvas, context: context)
    }
  }

  private func largeNames(_ names: [SafeText], in room: Size, _ glyphs: Glyphs) -> [Form]? {
    let large = zip(names, rows).map { name, row in
      LargeText(name, row.isOwn ? .selected : .title, scales: [.half], glyphs: glyphs)
    }
    return LargeText.alike(large, in: room)?.compactMap { $0.form(in: room) }
  }

  private func draw(
    _ row: Row, _ large: Form?, most: Int, in place: Rect, isLarge: Bool, on canvas: inout Canvas,
    context: ViewContext
  ) {
    let (words, glyphs) = (context.words, context.glyphs)
    let standing = row.standing
    let y = place.y + (isLarge ? 1 : 0)
    let style: Style = row.isOwn ? .selected : .title
    if row.isOwn {
      canvas.draw(glyphs.pointer, at: Point(x: place.x - (context.isCompact ? 1 : 2), y: y), style: style)
    }
    // The place.
    let number: SafeText = standing.hasPlace ? "\(standing.place)" : .empty
    let placeWidth = isLarge ? 12 : 4
    if isLarge {
      Digits(text: number.string, scale: .half, style: .dim, glyphs: glyphs)
        .draw(in: Rect(x: place.x, y: y, width: placeWidth, height: 3), on: &canvas)
    } else {
      canvas.draw(number.padded(to: 2, .right), at: Point(x: place.x, y: y), style: .dim, width: 3)
    }
    // The points at the right, and how the place has changed.
    let trend = trend(standing, glyphs)
    let points = words(.points(standing.points))
    let trendWidth = 5
    canvas.draw(
      trend.text, in: Rect(x: place.maxX - trendWidth + 1, y: y, width: trendWidth - 1, height: 1), alignment: .right,
      style: trend.style)
    let digits = Digits(text: NumberFormat.grouped(standing.points), scale: .half, style: style, glyphs: glyphs)
    let pointsWidth = isLarge ? digits.size.width : points.width
    let pointsX = place.maxX - trendWidth - pointsWidth
    if isLarge {
      digits.draw(in: Rect(x: pointsX, y: y, width: pointsWidth, height: 3), on: &canvas)
    } else {
      canvas.draw(points, at: Point(x: pointsX, y: y), style: style)
    }
    // The name, and below or behind it the bar.
    var x = place.x + placeWidth
    if standing.team > 0 {
      let choice = (standing.team - 1) % 4
      x += canvas.draw(LivePeople.chip(choice, glyphs), at: Point(x: x, y: y), style: .chip(choice)) + 1
    }
    let name = words.name(of: standing, isTeam: row.isTeam)
    let room = max(1, pointsX - 2 - x)
    if let large, large.size.width <= room {
      large.draw(at: Point(x: x, y: y), on: &canvas)
    } else {
      canvas.draw(name, at: Point(x: x, y: y), style: style, width: place.height == 1 ? min(room, 22) : room)
    }
    drawBar(
      row, most: most, in: place, y: y, below: isLarge ? large?.size.height ?? 4 : 1, from: x,
      to: pointsX - 2, isLarge: isLarge, on: &canvas)
  }

  private func drawBar(
    _ row: Row, most: Int, in place: Rect, y: Int, below rowsOfName: Int, from x: Int, to end: Int, isLarge: Bool,
    on canvas: inout Canvas
  ) {
    let share = max(0, min(1, Double(row.standing.points) / Double(most))) * grown
    let choice = row.standing.team > 0 ? (row.standing.team - 1) % 4 : 1
    guard place.height > 1 else {
      let start = x + 24
      if end - start > 6 {
        canvas.thinBar(share, at: Point(x: start, y: y), width: end - start, style: .shape(choice))
      }
      return
    }
    let width = max(1, place.maxX - 4 - x)
    let first = y + rowsOfName
    let rows = place.maxY - first - 1
    guard rows > 1 || isLarge else {
      return canvas.thinBar(share, at: Point(x: x, y: first), width: width, style: .shape(choice), track: .track)
    }
    for row in 0..<max(1, min(3, rows)) {
      canvas.bar(share, at: Point(x: x, y: first + row), width: width, style: .shape(choice))
    }
  }

  /// How a place has changed: `▲2`.
  private func trend(_ standing: LiveStanding, _ glyphs: Glyphs) -> (text: SafeText, style: Style) {
    guard standing.former > 0, standing.place > 0 else { return (.empty, .plain) }
    let (rise, isTooFar) = standing.former.subtractingReportingOverflow(standing.place)
    guard !isTooFar, rise != 0, rise.magnitude < 1000 else { return (.empty, .plain) }
    return rise > 0 ? (glyphs.trends.first + " \(rise)", .correct) : (glyphs.trends.second + " \(-rise)", .dim)
  }
}
