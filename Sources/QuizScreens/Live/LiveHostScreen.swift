import QuizCore
import TerminalKit

/// A live room as its host sees it.
struct LiveHostScreen: Screen {
  static let keyTables: [ScreenKeys] = []

  private let opening: LiveEffect
  private let set: String?

  init(_ opening: LiveEffect, set: String?) {
    self.opening = opening
    self.set = set
  }

  var effectsOnAppear: [StoreEffect] { [.live(opening)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] { [] }

  func hints(in context: ViewContext) -> [Hint] { [] }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {}
}
