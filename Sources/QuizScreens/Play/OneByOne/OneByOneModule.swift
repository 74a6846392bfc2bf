import QuizCore

/// A game played in sittings: one question after another, each its own record, until the player stops or none is left.
protocol OneByOneModule: GameModule {
  /// Its screen is generic over the module's type.
  init()
  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader
  /// Whether the summary offers to repeat missed questions.
  static var asksMissedAgain: Bool { get }
  /// The hint for continuing; nil for the usual one.
  static var hintMore: Phrase? { get }
}

extension OneByOneModule {
  static var asksMissedAgain: Bool { true }

  static var hintMore: Phrase? { nil }

  func begin(_ setup: RoundSetup) -> Action { .replace(OneByOneScreen<Self>(setup)) }

  var ownScreens: [any Screen.Type] { [OneByOneScreen<Self>.self] }

  // Each record is one question, right or wrong.
  var hasChart: Bool { false }
}
