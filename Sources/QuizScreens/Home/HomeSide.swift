import QuizCore
import TerminalKit

/// What stands beside the list of the home screen in a wide window: how the week and the latest rounds went and which goal
/// is nearest, or for a new player how a round goes.
struct HomeSide {
  /// Its columns, and the blank ones before it.
  static let (width, gap) = (38, 4)

  /// The most rows of the latest rounds.
  private static let rowsOfRounds = 7

  /// Paints it, as much as fits.
  static func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let (words, state) = (context.words, context.state)
    var rest = area
    /// The next rows, and a blank one below them; nil where there are not so many.
    func rows(_ count: Int) -> Rect? {
      guard count <= rest.height else { return nil }
      defer { rest = Rect(x: rest.x, y: rest.y + count + 1, width: rest.width, height: rest.height - count - 1) }
      return Rect(x: rest.x, y: rest.y, width: rest.width, height: count)
    }
    func tell(_ title: SafeText?, _ text: SafeText) {
      let lines = text.wrapped(to: area.width)
      guard var place = rows(lines.count + (title == nil ? 0 : 1)) else { return }
      if let title {
        canvas.draw(title, at: place.origin, style: .title, width: place.width)
        place.y += 1
      }
      canvas.paragraph(lines, in: place, style: .dim)
    }
    guard state.rounds > 0, !state.isCounting else {
      for guide in state.guidance { tell(SafeText(guide.title), SafeText(guide.text)) }
      return
    }
    if let daily = state.daily, let place = rows(2) {
      canvas.draw(words(.thisWeek), at: place.origin, style: .title)
      let line = Rect(x: place.x, y: place.y + 1, width: place.width, height: 1)
      WeekView(week: daily.week).drawLine(in: line, on: &canvas, context: context)
    }
    let latest = state.memories[TimedMemory.self]?.latest ?? []
    if latest.count >= Sparkline.fewest, let place = rows(rowsOfRounds) {
      LatestRounds(sparkline: Sparkline(values: latest), context: context).draw(in: place, on: &canvas)
    }
    tell(nil, state.nearestGoal())
  }
}
