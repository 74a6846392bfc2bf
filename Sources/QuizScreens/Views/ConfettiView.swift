import QuizCore
import TerminalKit

/// Confetti of the choices' shapes and colours, which stay where they fall: on the ground, or strewn over blank cells.
///
/// The picture depends on the time and the seed alone: each piece has its column, start and speed.
struct ConfettiView: Block {
  /// How long the longest fall takes.
  static let length: Duration = .milliseconds(2200)
  /// The time between two frames.
  static let tick: Duration = .milliseconds(50)

  /// Scatters the pieces over all rows; nil where all fall to the ground.
  var seed: UInt64?
  /// How long ago the first began to fall.
  let elapsed: Duration
  /// The blank columns at both sides of a strewn piece: fewer in a small window.
  var margin = ConfettiView.apart

  /// The blank columns between strewn pieces.
  private static let apart = 3
  private static let columnsPerPiece = 5
  /// The cells per strewn piece.
  private static let cellsPerPiece = 40
  /// The least pieces to find a place, and the most tries.
  private static let (least, most) = (6, 200)

  func form(in room: Size) -> Form? { Drawing({ $0 }) { paint(in: $0, on: &$1) }.form(in: room) }

  /// Paints the pieces; the ground is the last row of `area`. Strewn pieces avoid text, so they are painted last.
  private func paint(in area: Rect, on canvas: inout Canvas) {
    let shapes = Array(canvas.glyphs.shapes.prefix(4))
    guard area.height > 0, area.width > 0, !shapes.isEmpty else { return }
    let grounds = grounds(in: area, on: canvas)
    for (piece, ground) in grounds.enumerated() {
      let scatter = ConfettiView.scatter(piece)
      let begin = Duration.milliseconds(scatter * 7 % 900)
      let fall = Duration.milliseconds(700 + scatter * 13 % 600)
      guard elapsed >= begin else { continue }
      let share = min(1, (elapsed - begin) / fall)
      let row = Int((Double(ground.y - area.y) * share).rounded(.down))
      let choice = scatter % shapes.count
      let point = Point(x: ground.x, y: area.y + row)
      guard seed == nil || hasRoom(at: point, in: area, on: canvas) else { continue }
      canvas.draw(shapes[choice], at: point, style: .shape(choice))
    }
  }

  // Pseudo-random: any numbers without a visible pattern.
  private static func scatter(_ piece: Int) -> Int { (piece * 7919 + 104_729) % 1009 }

  /// Where the pieces land.
  private func grounds(in area: Rect, on canvas: Canvas) -> [Point] {
    let slots = max(1, area.width / ConfettiView.columnsPerPiece)
    guard let seed else {
      return (0..<slots).map {
        let column = ConfettiView.scatter($0) % (ConfettiView.columnsPerPiece - 1)
        return Point(x: area.x + $0 * ConfettiView.columnsPerPiece + column, y: area.maxY - 1)
      }
    }
    let count = max(slots, area.width * area.height / ConfettiView.cellsPerPiece)
    var random = SeededGenerator(seed: seed)
    var grounds: [Point] = []
    var placed: [Point] = []
    while grounds.count < count || placed.count < ConfettiView.least && grounds.count < ConfettiView.most {
      let x = area.x + Int.random(in: 0..<area.width, using: &random)
      let ground = Point(x: x, y: area.y + Int.random(in: 0..<area.height, using: &random))
      grounds.append(ground)
      guard placed.count < ConfettiView.least, hasRoom(at: ground, in: area, on: canvas),
        !placed.contains(where: { $0.y == ground.y && abs($0.x - ground.x) <= ConfettiView.apart })
      else { continue }
      placed.append(ground)
    }
    return grounds
  }

  /// Whether a piece there touches nothing.
  private func hasRoom(at point: Point, in area: Rect, on canvas: Canvas) -> Bool {
    let columns = max(area.x, point.x - margin)...min(area.maxX - 1, point.x + margin)
    return columns.allSatisfy { canvas[Point(x: $0, y: point.y)] == .blank }
  }
}
