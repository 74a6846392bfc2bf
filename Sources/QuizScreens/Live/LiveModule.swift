import QuizCore
import TerminalKit

/// Live rooms as the player meets them.
struct LiveModule: GameModule {
  let game = Game.live

  var symbol: Symbol { Symbol("✦", ascii: "!!", color: 0) }

  func isReady(in state: AppState) -> Bool { state.live.problem == nil }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    context.words(isReady(in: context.state) ? .forTheRoom : .needsProgram)
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection.map { LiveRulesScreen($0, in: state) } ?? LiveMenuScreen()
  }

  // A room has rules before it has questions.
  func chosen(_ selection: Selection, in state: AppState) -> Action? { .push(LiveRulesScreen(selection, in: state)) }

  var ownScreens: [any Screen.Type] {
    [LiveMenuScreen.self, LiveRulesScreen.self, LiveHostScreen.self, LiveJoinScreen.self, LivePlayerScreen.self]
  }

  // Its keys are those of a place of their own.
  var helpTexts: [Phrase]? { nil }
}
