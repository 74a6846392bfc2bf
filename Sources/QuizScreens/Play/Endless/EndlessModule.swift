import QuizCore
import TerminalKit

/// The module of the endless game.
struct EndlessModule: SittingModule {
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
    selection == nil ? DealScreen(game.id) : nil
  }

  func header(of sitting: SittingScreen, at now: Instant, in context: ViewContext) -> BoardHeader {
    let words = context.words
    let (setup, round) = (sitting.play.setup, sitting.play.round)
    let (tally, source) = (setup.tally ?? QuestionTally(), setup.tallySource)
    let gap: SafeText = context.sizeClass == .small ? "  " : "   "
    let rate = words(.endlessRate(tally, source, gap))
    let isShared =
      context.sizeClass < .large && round.shuffled.map { setup.leagueQuestions[$0.question.id] != nil } ?? false
    let inARow = words(.inARow(max(2, round.streak))) + "   " + rate
    let ofThis = words(.endlessRateOfThis(tally, source, gap))
    return sitting.header(
      title: title(of: sitting, in: context),
      // The author of a league question needs the room.
      standing: (isShared ? [] : [round.streak > 1 ? inARow : ofThis]) + [
        rate, words(.endlessRateShort(tally, source, gap)), words(.endlessRateAlone(tally, source)),
      ],
      widest: isShared ? 0 : context.sizeClass == .small ? rate.width : max(inARow.width, ofThis.width), at: now,
      in: context)
  }

  /// The game's name and the score; in small windows only the score, in large ones only the name, since the side column
  /// has the score.
  private func title(of sitting: SittingScreen, in context: ViewContext) -> SafeText {
    let name = context.words(name)
    guard !sitting.answers.isEmpty, context.sizeClass < .large else { return name }
    let standing = context.words(.rightOfAsked(sitting.right, sitting.answers.count))
    return context.sizeClass == .small ? standing : name + "   " + standing
  }

  var helpTexts: [Phrase]? { [.helpEndless] }
}
