import QuizCore
import TerminalKit

/// The podium of a room: third, second, then first, followed by the rest of the top ten and the question most missed.
struct LivePodium: Block {
  let state: LiveState
  /// The standing of the viewing player; nil for the host.
  let own: LiveOwn?
  /// The time on screen, at most `length`.
  let elapsed: Duration
  let context: ViewContext

  /// When each step begins to rise: first, second, third.
  private static let starts: [Duration] = [.milliseconds(2600), .milliseconds(1400), .milliseconds(400)]
  /// The time that a step takes to rise.
  private static let rise: Duration = .milliseconds(500)
  /// The heights of the steps relative to the highest.
  private static let heights = [1.0, 0.68, 0.46]
  /// The colour of each step.
  private static let colors = [2, 1, 3]

  /// The length of the animation.
  static let length: Duration = starts[0] + rise + ConfettiView.length

  private var words: Localizer { context.words }
  private var isSmall: Bool { context.sizeClass == .small }
  private var areTeams: Bool { !state.teams.isEmpty }
  /// Teams if there are any, otherwise players.
  private var rows: [LiveStanding] { areTeams ? state.teams : state.standings }
  /// Those on the steps.
  private var first: [LiveStanding] { Array(rows.filter(\.hasPlace).prefix(3)) }

  /// The growth of a step, from 0 to 1.
  private func grown(_ step: Int) -> Double {
    max(0, min(1, (elapsed - LivePodium.starts[step]) / LivePodium.rise))
  }

  func form(in room: Size) -> Form? {
    guard !first.isEmpty else {
      return Line(words(rows.isEmpty ? .nobodyPlayed : .nobodyRight), .title, .center).centered.form(in: room)
    }
    let isOver = grown(0) >= 1
    let margin = isSmall ? 1 : 4
    let foot = foot.inset(columns: margin).atMost(rows: room.height / 3)
    return Rows {
      RoomReader(stage).covering { [elapsed] place, canvas in
        let passed = elapsed - LivePodium.starts[0] - LivePodium.rise
        if passed >= .zero, passed < ConfettiView.length { ConfettiView(elapsed: passed).draw(in: place, on: &canvas) }
      }.inset(columns: margin).rank(1)
      Steady(isOver ? Rule() : nil, reserving: [Rule()])
      Steady(isOver ? foot : nil, reserving: [foot])
    }.form(in: room)
  }

  /// Second, first, third from the left; fewer are centred. Names share the largest size that fits all.
  private func stage(in room: Size) -> any Block {
    let steps = [1, 0, 2].filter { first.indices.contains($0) }
    let names = steps.map { words.name(of: first[$0], isTeam: areTeams) }
    let place = Size(width: room.width / 3 - 2, height: room.height / 4)
    let large =
      isSmall ? nil : LargeText.alike(names.map { LargeText($0, .title, glyphs: context.glyphs) }, in: place)
    let head = large == nil ? 2 : place.height + 2
    return Columns(
      steps.enumerated().map { column, step in
        let name =
          large?[column].across(.center)
          ?? Line(names[column], first[step].isOf(own, isTeam: areTeams) ? .selected : .title, .center)
        let rows = (Double(room.height - head - 1) * LivePodium.heights[step]).rounded() * grown(step)
        return standing(on: step, name, rows: max(1, Int(rows))).padded(right: 2)
          .width(.share(1, of: 3, within: 0...room.width))
      }
    ).across(.center)
  }

  /// A player or team on a rising step; the name appears once it has risen.
  private func standing(on step: Int, _ name: any Block, rows: Int) -> any Block {
    let (standing, glyphs) = (first[step], context.glyphs)
    guard grown(step) > 0 else { return Drawing({ $0 }) { _, _ in } }
    let color = areTeams && standing.team > 0 ? (standing.team - 1) % 4 : LivePodium.colors[step]
    let number = SafeText("\(standing.place > 0 ? standing.place : step + 1)")
    let place = FirstFitting([
      LargeText(number, .lit(color), .numerals, scales: [.full(2), .full(1), .half], glyphs: glyphs)
        .across(.center).inset(columns: 1, rows: 1),
      Line(number, .lit(color), .center).down { $0 / 2 },
    ])
    return Rows {
      Rows.Item.space()
      if grown(step) >= 1 {
        name.rank(1)
        Line(words(.points(standing.points)), .title, .center).rank(1)
        Empty(rows: 1).rank(2)
      }
      place.covering { place, canvas in
        canvas.fill(place, style: .lit(color))
        if glyphs.framesPanels { canvas.frame(place, weight: .heavy, style: .lit(color)) }
      }.atMost(rows: rows)
    }.across(.left)
  }

  /// Below the steps: the player's own place, the rest of the top ten, and the question most missed.
  private var foot: Rows {
    let others = areTeams ? state.standings.prefix(6) : state.standings.dropFirst(first.count).prefix(7)
    let columns = isSmall ? 2 : 3
    return Rows {
      if let own, own.hasPlace {
        Line(
          spans: [
            Span(SafeText(own.name).oneLine + "   ", .selected),
            Span(words(.place(own.place, of: max(state.players, own.place))) + "   ", .title),
            Span(words(.points(own.points)) + "   " + words(.rightOf(own.right, own.asked(of: state.count)))),
          ])
      }
      for start in stride(from: others.startIndex, to: others.endIndex, by: columns) {
        Grid(
          columns: columns, rowHeight: 1, gap: 4,
          others[start..<min(start + columns, others.endIndex)].map { standing in
            let points = words(.points(standing.points))
            return Columns(gap: 1) {
              Line(standing.hasPlace ? "\(standing.place)" : .empty).width(.fixed(2))
              Line(SafeText(standing.name).oneLine)
              Line(points).width(.fixed(points.width))
            }
          }
        ).rank(1)
      }
      if let missed = state.missed {
        let rate = "\(max(0, missed.right))/\(max(0, missed.asked))" as SafeText
        Columns(gap: 3) {
          Line(words(.missedByMost(missed.number, MarkedText(missed.text).oneLine)), .dim)
          Line(rate, .dim).width(.fixed(rate.width))
        }.rank(1)
      }
    }
  }
}
