import QuizCore
import TerminalKit

/// Panels as the player meets it.
struct PanelsModule: GameModule {
  let game = Game.panels
  let name = Phrase(en: "Panels", ja: "パネル")

  var symbol: Symbol { Symbol("▦", ascii: "##", color: 1) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    if let best = context.state.bests[game.id] {
      let seconds = NumberFormat.tenthsPassed(best.elapsed)
      return [context.words(Phrase(en: "best \(seconds) s", ja: "ベスト \(seconds)秒"))]
    }
    return [
      context.words(Phrase(en: "5 rows of 5, match them all", ja: "5問×5択、全問正解でクリア")),
      context.words(Phrase(en: "5 rows of 5", ja: "5問×5択")),
    ]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? PanelsScreen() : nil
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool { kind == PanelResult.kind }

  var ownSetName: Phrase? { name }

  func help(in context: ViewContext) -> HelpScreen.Section? {
    HelpScreen.Section(topic: .game(game.id), title: context.words(name), lines: PanelsKeys.board.help(in: context))
  }
}
