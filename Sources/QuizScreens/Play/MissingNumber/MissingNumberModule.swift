import QuizCore
import TerminalKit

/// The module of Missing number.
struct MissingNumberModule: GameModule {
  let game = Game.missing
  let shortName = Phrase.sumsName

  var symbol: Symbol { Symbol("■", ascii: "[]", color: 3) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let limit = context.state.limit
    if let best = context.state.bests[game.id] {
      return context.words(.bestResult(best)) + [context.words(.sums)]
    }
    guard let limit else {
      return [context.words(.sumsWithoutClock), context.words(.sums)]
    }
    return context.words(.sums(limit))
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? StartScreen(game.id, nil) : nil
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind
      == Score.Kind(
        game: game.id, set: game.id.rawValue, asked: MissingNumber.roundLength, limit: state.limit?.inMilliseconds ?? 0)
  }

  var face: any QuestionFace { SumFace() }

  func rules(for selection: Selection?) -> [Phrase] { Phrase.missingNumberRules }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.length = context.words(.roundLength(MissingNumber.roundLength, context.state.limit))
    return page
  }

  var ownSetName: Phrase? { .questions(MissingNumber.roundLength) }

  var helpTexts: [Phrase]? { rules(for: nil) }
}
