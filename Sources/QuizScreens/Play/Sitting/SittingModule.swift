import QuizCore

/// A game played in sittings: one question after another, each its own record, until the player stops or none is left.
protocol SittingModule: GameModule {
  func header(of sitting: SittingScreen, at now: Instant, in context: ViewContext) -> BoardHeader
}

extension SittingModule {
  func begin(_ setup: RoundSetup) -> Action { .replace(SittingScreen(setup, self)) }
}
