import TerminalKit

/// The shapes of the choices, which rain down in their colours and stay on the ground.
///
/// What it shows follows from the time alone: each piece has a column, a beginning and a pace of its own.
struct ConfettiView {
  /// How long the longest fall takes.
  static let length: Duration = .milliseconds(2200)
  /// The time between two pictures.
  static let tick: Duration = .milliseconds(50)

  private static let columnsPerPiece = 5

  /// Paints the pieces `elapsed` after the first began to fall; the ground is the last row of `area`.
  func draw(after elapsed: Duration, in area: Rect, on canvas: inout Canvas) {
    let shapes = Array(canvas.glyphs.shapes.prefix(4))
    guard area.height > 0, !shapes.isEmpty else { return }
    for piece in 0..<max(0, area.width / ConfettiView.columnsPerPiece) {
      // Any numbers that look as if there were no rule behind them.
      let scatter = (piece * 7919 + 104_729) % 1009
      let column = piece * ConfettiView.columnsPerPiece + scatter % (ConfettiView.columnsPerPiece - 1)
      let begin = Duration.milliseconds(scatter * 7 % 900)
      let fall = Duration.milliseconds(700 + scatter * 13 % 600)
      guard elapsed >= begin else { continue }
      let share = min(1, (elapsed - begin) / fall)
      let row = Int((Double(area.height - 1) * share).rounded(.down))
      let choice = scatter % shapes.count
      canvas.draw(shapes[choice], at: Point(x: area.x + column, y: area.y + row), style: .shape(choice))
    }
  }
}
