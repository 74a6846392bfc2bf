import QuizCore
import TerminalKit

/// The endless game as the player meets it.
struct EndlessModule: OneByOneModule {
  let game = Game.endless

  var symbol: Symbol { Symbol("●", ascii: "{}", color: 2) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    guard let rate = context.state.memories[EndlessMemory.self]?.rate else { return words(.oneAtATime) }
    return words(rate < EndlessModule.encouraging ? .oneMore : .rightLately(rate))
  }

  /// A share of right answers, in percent, from which on it invites to play on.
  private static let encouraging = 50

  // The header already shows it.
  var isNamedInTitles: Bool { false }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(game.id, offersHelp: false) : nil
  }

  func header(of sitting: OneByOneSitting, at now: Instant, in context: ViewContext) -> BoardHeader {
    BoardHeader(endless: sitting, at: now, in: context)
  }

  /// The name of the game and how the sitting stands; in a small window one of the two, in a large one the column at the
  /// side has the other.
  static func title(of sitting: OneByOneSitting, in context: ViewContext) -> SafeText {
    let name = context.words(EndlessModule().name)
    guard !sitting.answers.isEmpty, context.sizeClass < .large else { return name }
    let standing = context.words(.rightOfAsked(sitting.right, sitting.answers.count))
    return context.sizeClass == .small ? standing : name + "   " + standing
  }

  var helpTexts: [Phrase]? { [.helpEndless] }
}
