import QuizCore
import TerminalKit

/// The module of Panels.
struct PanelsModule: GameModule {
  let game = Game.panels

  var symbol: Symbol { Symbol("▦", ascii: "##", color: 1) }

  // Each row is a sum with a gap.
  var face: any QuestionFace { SumFace() }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    if let best = context.state.bests[game.id] {
      let seconds = NumberFormat.tenthsNearest(best.elapsed)
      return [context.words(.bestSeconds(seconds))]
    }
    return context.words(.fiveRows)
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? StartScreen(game.id, nil) : nil
  }

  func screen(seed: UInt64) -> (any Screen)? { PanelsScreen(seed: seed) }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    let words = context.words
    page.length = words(.panelsRule)
    let best = context.state.bests[game.id].map { (title: Phrase.panelsBest, text: Phrase.preciseSeconds($0.elapsed)) }
    let isSmall = context.sizeClass == .small
    let advice: [(title: Phrase, text: Phrase)] = [
      (.toPick, isSmall ? .howToPickBriefly : .howToPick),
      (.whenFull, isSmall ? .whatIsToldBriefly : .whatIsToldWhenFull),
      (.toChange, isSmall ? .howToChangeBriefly : .howToChange),
      (.theClock, isSmall ? .whatAPauseCosts : .howTheClockRuns),
      (.example, Phrase(same: "A B C ? E  \(context.glyphs.separator)  D")),
    ]
    page.advice = ([best].compactMap(\.self) + advice).map { .init(title: words($0.title), text: words($0.text)) }
    return page
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool { kind == PanelResult.kind }

  var ownSetName: Phrase? { name }

  var helpTexts: [Phrase]? { [.helpPanels] }
}
