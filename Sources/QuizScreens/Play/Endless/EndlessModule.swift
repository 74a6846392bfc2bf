import QuizCore
import TerminalKit

/// The module of the endless game.
struct EndlessModule: OneByOneModule {
  let game = Game.endless

  var symbol: Symbol { Symbol("●", ascii: "{}", color: 2) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    guard let rate = context.state.memories[EndlessMemory.self]?.rate else { return words(.oneAtATime) }
    return words(rate < EndlessModule.encouraging ? .oneMore : .rightLately(rate))
  }

  /// The percentage of right answers from which on it is shown.
  private static let encouraging = 50

  // Already in the header.
  var isNamedInTitles: Bool { false }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(game.id, offersHelp: false) : nil
  }

  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader {
    BoardHeader(endless: sitting, at: now, in: context)
  }

  /// The game's name and the score; in small windows only the score, in large ones only the name, since the side column
  /// has the score.
  static func title(of sitting: OneByOneSitting, in context: ViewContext) -> SafeText {
    let name = context.words(EndlessModule().name)
    guard !sitting.answers.isEmpty, context.sizeClass < .large else { return name }
    let standing = context.words(.rightOfAsked(sitting.right, sitting.answers.count))
    return context.sizeClass == .small ? standing : name + "   " + standing
  }

  var helpTexts: [Phrase]? { [.helpEndless] }
}
