import QuizCore
import TerminalKit

/// A screen whose picture is one block: what it paints, what a click means, when it changes and which rows are in view all
/// follow from the form of that block.
protocol BlockScreen: Screen {
  /// All that stands above the key line, its header included, at `now`.
  func body(in context: ViewContext, at now: Instant) -> any Block
}

extension BlockScreen {
  /// The picture in the form that fits the window.
  func form(in context: ViewContext, at now: Instant) -> Form? {
    body(in: context, at: now).form(in: context.room.size)
  }

  /// The same at an instant that does not matter to it.
  func form(in context: ViewContext) -> Form? { form(in: context, at: .zero) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    form(in: context, at: now)?.draw(at: context.room.origin, on: &canvas)
  }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    form(in: context)?.target(at: point.moved(by: context.room.origin, -1))
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? {
    form(in: context, at: now)?.nextChange.map { now + $0 }
  }

  func note(below form: Form?, in context: ViewContext) -> SafeText {
    (form ?? self.form(in: context))?.note ?? .empty
  }
}

extension ViewContext {
  /// What a screen paints: the content of the window, less the rule and the key line below it.
  var room: Rect {
    let content = content
    return Rect(x: content.x, y: content.y, width: content.width, height: max(0, content.height - 2))
  }

  /// How large the window is.
  var sizeClass: SizeClass { SizeClass(size) }
}

extension Form {
  /// The rows in view and their number, where some are not.
  var note: SafeText { viewport.flatMap { $0.isPartial ? $0.note : nil } ?? .empty }
}

extension Viewport {
  /// The rows in view and their number, for the end of the key line: `1-9/23`.
  var note: SafeText { "\(visible.lowerBound + 1)-\(visible.upperBound)/\(NumberFormat.grouped(count))" }
}
