import QuizCore
import TerminalKit

/// The shapes of the choices, which rain down in their colours, and stay where they have fallen: on the ground, or strewn
/// over all that is blank.
///
/// What it shows follows from the time and the seed alone: each piece has a column, a beginning and a pace of its own.
struct ConfettiView {
  /// How long the longest fall takes.
  static let length: Duration = .milliseconds(2200)
  /// The time between two pictures.
  static let tick: Duration = .milliseconds(50)

  /// What scatters the pieces over the rows; nil where all of them fall to the ground.
  var seed: UInt64?
  /// What they leave out besides all that is written.
  var spared: [Rect] = []

  private static let columnsPerPiece = 5
  /// The cells that a strewn piece has for itself.
  private static let cellsPerPiece = 40
  /// The blank columns at both sides of a strewn piece.
  private static let margin = 3

  /// Paints the pieces `elapsed` after the first began to fall; the ground is the last row of `area`. Strewn pieces are
  /// painted last, since they leave out all that is written.
  func draw(after elapsed: Duration, in area: Rect, on canvas: inout Canvas) {
    let shapes = Array(canvas.glyphs.shapes.prefix(4))
    guard area.height > 0, area.width > 0, !shapes.isEmpty else { return }
    let slots = max(1, area.width / ConfettiView.columnsPerPiece)
    let count = seed == nil ? slots : max(slots, area.width * area.height / ConfettiView.cellsPerPiece)
    var random = SeededGenerator(seed: seed ?? 0)
    for piece in 0..<count {
      // Any numbers that look as if there were no rule behind them.
      let scatter = (piece * 7919 + 104_729) % 1009
      var column = piece * ConfettiView.columnsPerPiece + scatter % (ConfettiView.columnsPerPiece - 1)
      var ground = area.height - 1
      if seed != nil {
        column = Int.random(in: 0..<area.width, using: &random)
        ground = Int.random(in: 0..<area.height, using: &random)
      }
      let begin = Duration.milliseconds(scatter * 7 % 900)
      let fall = Duration.milliseconds(700 + scatter * 13 % 600)
      guard elapsed >= begin else { continue }
      let share = min(1, (elapsed - begin) / fall)
      let row = Int((Double(ground) * share).rounded(.down))
      let choice = scatter % shapes.count
      let point = Point(x: area.x + column, y: area.y + row)
      guard seed == nil || hasRoom(at: point, in: area, on: canvas) else { continue }
      canvas.draw(shapes[choice], at: point, style: .shape(choice))
    }
  }

  /// Whether a piece would touch nothing there.
  private func hasRoom(at point: Point, in area: Rect, on canvas: Canvas) -> Bool {
    guard !spared.contains(where: { $0.contains(point) }) else { return false }
    let columns = max(area.x, point.x - ConfettiView.margin)...min(area.maxX - 1, point.x + ConfettiView.margin)
    return columns.allSatisfy { canvas[Point(x: $0, y: point.y)] == .blank }
  }
}
