import QuizCore
import TerminalKit

/// The module of live rooms.
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

  // The rules of a room come first.
  func chosen(_ selection: Selection, in state: AppState) -> Action? { .push(LiveRulesScreen(selection, in: state)) }

  // A separate help topic covers its keys.
  var helpTexts: [Phrase]? { nil }
}
