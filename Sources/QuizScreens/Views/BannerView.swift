import TerminalKit

/// The banner of a cleared board, which falls in from the top, or of a result.
struct BannerView {
  /// A line of text and its style.
  typealias Line = (text: SafeText, style: Style)

  /// How long the fall takes.
  private static let fall: Duration = .milliseconds(800)
  /// The time between two frames.
  private static let step: Duration = .milliseconds(100)

  /// The rows that a banner of one line needs.
  static let leastRows = 3

  /// The text.
  let lines: [Line]

  /// Paints the banner where it comes to rest.
  func draw(in area: Rect, on canvas: inout Canvas) { draw(after: BannerView.fall, in: area, on: &canvas) }

  /// Paints the banner `elapsed` after it began to fall. The caller has to paint over what sticks out above `area`.
  func draw(after elapsed: Duration, in area: Rect, on canvas: inout Canvas) {
    let width = min(40, area.width - 2)
    // A text that takes more than a line is read from its left edge.
    let text = lines.flatMap { line in
      let wrapped = line.text.wrapped(to: width - 4)
      return wrapped.map { (text: $0, style: line.style, alignment: wrapped.count == 1 ? Alignment.center : .left) }
    }
    .prefix(max(1, area.height - 2))
    let isRoomy = text.count + 4 <= area.height
    let height = text.count + (isRoomy ? 4 : 2)
    let rest = area.y + max(0, (area.height - height) / 2)
    // As in free fall, the distance grows with the square of the time.
    let share = min(1, Double(elapsed / BannerView.step) * (BannerView.step / BannerView.fall))
    let top = area.y - height + Int((Double(rest - area.y + height) * share * share).rounded())
    let rect = Rect(x: area.x + (area.width - width) / 2, y: top, width: width, height: height)
    canvas.fill(rect)
    canvas.frame(rect, weight: .heavy, style: .correct)
    for (row, line) in text.enumerated() {
      let y = top + (isRoomy ? 2 : 1) + row
      guard y < area.maxY else { break }
      canvas.draw(
        line.text, in: Rect(x: rect.x + 2, y: y, width: width - 4, height: 1), alignment: line.alignment,
        style: line.style)
    }
  }

  /// `elapsed` rounded down to a whole step, so that pictures between two frames are equal.
  static func wholeSteps(_ elapsed: Duration) -> Duration {
    step * Int(max(.zero, elapsed) / step)
  }

  /// When the next frame is due, `elapsed` after the fall began; nil once it is over.
  static func nextStep(after elapsed: Duration) -> Duration? {
    elapsed < fall ? wholeSteps(elapsed) + step : nil
  }
}
