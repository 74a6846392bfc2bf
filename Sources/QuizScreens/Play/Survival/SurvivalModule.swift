import QuizCore
import TerminalKit

/// The module of Survival.
struct SurvivalModule: GameModule {
  let game = Game.survival

  var symbol: Symbol { Symbol("♥", ascii: "<3", color: 0) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let lives = words(.threeLives)
    guard let best = context.state.bests[game.id] else {
      return [lives + words(.untilThirdMiss), lives]
    }
    let score = words(.bestRight(best.correct))
    let short = words(.bestRightShort(best.correct))
    return [lives + " \(context.glyphs.dot) " + score, score, short]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    if let selection { return StartScreen(game.id, selection, in: state) }
    return PickScreen(game.id, state.selection, in: state)
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.heading = context.words(name)
    page.length = context.words(.survivalLength)
    return page
  }

  func rules(for selection: Selection?) -> [Phrase] { Phrase.survivalRules }

  var helpTexts: [Phrase]? { rules(for: nil) }
}
