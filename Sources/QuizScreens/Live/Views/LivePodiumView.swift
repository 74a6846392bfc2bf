import QuizCore
import TerminalKit

/// The end of a round in a room: third, second, first, one after the other, then the rest of the first ten and the question
/// that most missed.
struct LivePodiumView {
  let state: LiveState
  /// How the player stands who sees it; nil for the host.
  let own: LiveOwn?
  /// How long it has been on screen; nil where everything is there at once.
  let elapsed: Duration?

  /// When each step begins to rise: first, second, third.
  private static let starts: [Duration] = [.milliseconds(2600), .milliseconds(1400), .milliseconds(400)]
  /// How long a step rises.
  private static let rise: Duration = .milliseconds(500)
  /// How high the steps are, of the highest.
  private static let heights = [1.0, 0.68, 0.46]
  /// The colour of each step.
  private static let colors = [2, 1, 3]

  /// When the last picture comes.
  static let length: Duration = starts[0] + rise + ConfettiView.length
  /// The time between two pictures.
  static let tick: Duration = .milliseconds(50)

  /// The rows: teams where there are any, otherwise players.
  private var rows: [LiveStanding] { state.teams.isEmpty ? state.standings : state.teams }
  private var areTeams: Bool { !state.teams.isEmpty }
  /// Those who stand on a step.
  private var first: ArraySlice<LiveStanding> { rows.filter(\.hasPlace).prefix(3) }

  /// How far a step has risen, of 1.
  private func grown(_ step: Int) -> Double {
    guard let elapsed else { return 1 }
    return max(0, min(1, (elapsed - LivePodiumView.starts[step]) / LivePodiumView.rise))
  }

  /// Whether all steps are there.
  var isOver: Bool { grown(0) >= 1 }

  /// Paints it into `body`.
  func draw(in body: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let area = body.inset(dx: context.isCompact ? 1 : 4, dy: 0)
    guard !first.isEmpty else {
      let line = Rect(x: area.x, y: area.y + area.height / 2, width: area.width, height: 1)
      return canvas.draw(
        words(rows.isEmpty ? .nobodyPlayed : .nobodyRight), in: line, alignment: .center, style: .title)
    }
    let foot = footLines(width: area.width, room: area.height / 3, in: context)
    let stage = Rect(
      x: area.x, y: area.y, width: area.width, height: area.height - (foot.isEmpty ? 0 : foot.count + 1))
    if isOver, let elapsed {
      let passed = elapsed - LivePodiumView.starts[0] - LivePodiumView.rise
      if passed < ConfettiView.length { ConfettiView().draw(after: passed, in: stage, on: &canvas) }
    }
    drawStage(in: stage, on: &canvas, context: context)
    guard isOver, !foot.isEmpty else { return }
    canvas.rule(in: Rect(x: body.x, y: stage.maxY, width: body.width, height: 1))
    for (row, line) in foot.enumerated() {
      var x = area.x
      for piece in line {
        x += canvas.draw(
          piece.text, at: Point(x: x, y: stage.maxY + 1 + row), style: piece.style, width: max(0, area.maxX - x))
      }
    }
  }

  private func drawStage(in stage: Rect, on canvas: inout Canvas, context: ViewContext) {
    // Second, first, third from the left; fewer stand in the middle.
    let rows = first
    let steps = [1, 0, 2].filter { rows.indices.contains($0) }
    let width = stage.width / 3
    let left = stage.x + (stage.width - steps.count * width) / 2
    let names = steps.map { context.words.name(of: rows[$0], isTeam: areTeams) }
    let isHigh = !context.isCompact && stage.height >= 16
    let large = isHigh ? LargeName.alike(names, room: width - 2, rows: stage.height / 5, context.glyphs) : nil
    for (column, step) in steps.enumerated() {
      let place = Rect(x: left + column * width, y: stage.y, width: width - 2, height: stage.height)
      draw(rows[step], names[column], large?[column], step: step, in: place, on: &canvas, context: context)
    }
  }

  private func draw(
    _ standing: LiveStanding, _ name: SafeText, _ large: LargeName?, step: Int, in place: Rect,
    on canvas: inout Canvas, context: ViewContext
  ) {
    let (words, glyphs) = (context.words, context.glyphs)
    let grown = grown(step)
    guard grown > 0 else { return }
    let canBeLarge = !context.isCompact && place.height >= 16
    let head = (large?.height ?? 1) + 1 + (canBeLarge ? 1 : 0)
    let highest = max(1, place.height - head - (place.height > 12 ? 1 : 0))
    let full = max(1, Int((Double(highest) * LivePodiumView.heights[step]).rounded()))
    let height = max(1, Int((Double(full) * grown).rounded()))
    let block = Rect(x: place.x, y: place.maxY - height, width: place.width, height: height)
    let color = areTeams && standing.team > 0 ? (standing.team - 1) % 4 : LivePodiumView.colors[step]
    canvas.fill(block, style: .lit(color))
    if glyphs.framesPanels, block.height > 1 { canvas.frame(block, weight: .heavy, style: .lit(color)) }
    drawPlace(standing.place > 0 ? standing.place : step + 1, color, in: block, on: &canvas)
    // Who it is comes when the step stands.
    guard grown >= 1 else { return }
    let points = Rect(x: place.x, y: block.y - 1 - (canBeLarge ? 1 : 0), width: place.width, height: 1)
    canvas.draw(words(.points(standing.points)), in: points, alignment: .center, style: .title)
    if let large {
      large.draw(
        at: Point(x: place.x + (place.width - large.width) / 2, y: points.y - large.height), style: .title,
        on: &canvas)
    } else {
      let line = Rect(x: place.x, y: points.y - 1, width: place.width, height: 1)
      canvas.draw(name, in: line, alignment: .center, style: isOwn(standing) ? .selected : .title)
    }
  }

  private func isOwn(_ standing: LiveStanding) -> Bool {
    guard let own else { return false }
    return areTeams ? own.team > 0 && own.team == standing.team : own.name == standing.name
  }

  /// Paints the number of a place on its step, as large as it may be.
  private func drawPlace(_ place: Int, _ color: Int, in block: Rect, on canvas: inout Canvas) {
    let text = "\(place)"
    for scale in [LargeText.Scale.full(2), .full(1), .half] {
      let large = Digits(text: text, scale: scale, style: .lit(color), glyphs: canvas.glyphs)
      let (width, height) = (large.size.width, large.size.height)
      guard height + 2 <= block.height, width + 2 <= block.width else { continue }
      return large.draw(
        in: Rect(x: block.x + (block.width - width) / 2, y: block.y + 1, width: width, height: height), on: &canvas)
    }
    let line = Rect(x: block.x, y: block.y + (block.height - 1) / 2, width: block.width, height: 1)
    canvas.draw(SafeText(text), in: line, alignment: .center, style: .lit(color))
  }

  private typealias Line = [(text: SafeText, style: Style)]

  /// What stands below the steps: the player's own place, the others of the first ten, and the question that most missed.
  private func footLines(width: Int, room: Int, in context: ViewContext) -> [Line] {
    let words = context.words
    var lines: [Line] = []
    if let own, own.hasPlace {
      let place = words(.place(own.place, of: max(state.players, own.place)))
      lines.append([
        (SafeText(own.name).oneLine + "   ", .selected), (place + "   ", .title),
        (words(.points(own.points)) + "   " + words(.rightOf(own.right, own.asked(of: state.count))), .plain),
      ])
    }
    let others = areTeams ? state.standings.prefix(6) : state.standings.dropFirst(first.count).prefix(7)
    let columns = width >= 72 ? 3 : width >= 46 ? 2 : 1
    let column = width / columns
    let cells = others.map { standing -> SafeText in
      let number = SafeText(standing.hasPlace ? "\(standing.place)" : "").padded(to: 3)
      let points = words(.points(standing.points))
      let name = SafeText(standing.name).oneLine.truncated(
        to: max(4, column - points.width - 11), ellipsis: context.glyphs.ellipsis)
      return (number + " " + name).padded(to: max(4, column - points.width - 5)) + " " + points
    }
    for start in stride(from: 0, to: cells.count, by: columns) {
      let line = cells[start..<min(start + columns, cells.count)].reduce(SafeText.empty) { $0 + $1.padded(to: column) }
      lines.append([(line, .plain)])
    }
    if let missed = state.missed {
      let text = words(.missedByMost(missed.number, MarkedText(missed.text).oneLine))
      let rate = "   \(max(0, missed.right))/\(max(0, missed.asked))" as SafeText
      lines.append([(text.truncated(to: max(8, width - rate.width), ellipsis: context.glyphs.ellipsis) + rate, .dim)])
    }
    return Array(lines.prefix(max(own == nil ? 0 : 1, room)))
  }
}
