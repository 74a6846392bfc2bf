import QuizCore

/// A game that asks one question after the other, each a record of its own, until the player stops or nothing is left.
protocol OneByOneModule: GameModule {
  /// Makes the module: its screen is of its type.
  init()
  /// The header of a question and of its verdict.
  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader
  /// Whether the summary offers the missed questions again; not where they come again by themselves.
  static var asksMissedAgain: Bool { get }
  /// What the hint after an answer and at the summary says in place of one more question; nil for that.
  static var hintMore: Phrase? { get }
}

extension OneByOneModule {
  static var asksMissedAgain: Bool { true }

  static var hintMore: Phrase? { nil }

  func begin(_ setup: RoundSetup) -> Action { .replace(OneByOneScreen<Self>(setup)) }

  var ownScreens: [any Screen.Type] { [OneByOneScreen<Self>.self] }

  // Each of its records is one question, right or wrong.
  var hasChart: Bool { false }
}
