import QuizCore
import TerminalKit

@testable import QuizScreens

// A screen without the key line below it.
extension Screen {
  /// Paints it where it stands in the window.
  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    form(in: context, at: now)?.draw(at: context.room.origin, on: &canvas)
  }

  /// What a click at a point of the window means.
  func hit(at point: Point, in context: ViewContext) -> Target? {
    form(in: context)?.target(at: point.moved(by: context.room.origin, -1))
  }
}

extension ViewContext {
  static let (full, wide) = (SizeClass.ordinary.least, SizeClass.large.least)
}
