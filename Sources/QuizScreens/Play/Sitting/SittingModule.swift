import QuizCore
import TerminalKit

/// A game played in sittings: one question after another, each its own record, until the player stops or none is left.
protocol SittingModule: GameModule {
  /// Its screen is generic over the module's type.
  init()
  func header(of sitting: Sitting, at now: Instant, in context: ViewContext) -> BoardHeader
  /// Whether the summary offers to repeat missed questions.
  static var asksMissedAgain: Bool { get }
  /// The hint for continuing; nil for the usual one.
  static var hintMore: Phrase? { get }
}

extension SittingModule {
  static var asksMissedAgain: Bool { true }

  static var hintMore: Phrase? { nil }

  func begin(_ setup: RoundSetup) -> Action { .replace(SittingScreen<Self>(setup)) }

  var ownScreens: [any Screen.Type] { [SittingScreen<Self>.self] }
}

extension Sitting {
  /// The header of a question: what the game says, and what all sittings have.
  func header(
    title: SafeText, standing: [SafeText], widest: Int, _ style: Style = .plain, at now: Instant,
    in context: ViewContext
  ) -> BoardHeader {
    BoardHeader(
      title: title, details: context.details(of: play.setup, asking: play.round.shuffled?.question),
      standing: standing, widest: widest, standingStyle: style,
      timeLine: play.round.limit == nil ? nil : play.timeLine(at: now), verdict: play.verdictAbove(in: context),
      alert: failureNote(context.words))
  }
}
