import QuizCore
import TerminalKit

/// The form by which a live room is joined.
struct LiveJoinScreen: Screen {
  static let keyTables: [ScreenKeys] = []

  init(address: String, code: String, name: String) {}

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] { [] }

  func hints(in context: ViewContext) -> [Hint] { [] }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {}
}
