import QuizCore
import TerminalKit

/// Panels as the player meets it.
struct PanelsModule: GameModule {
  let game = Game.panels

  var symbol: Symbol { Symbol("▦", ascii: "##", color: 1) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    if let best = context.state.bests[game.id] {
      let seconds = NumberFormat.tenthsNearest(best.elapsed)
      return [context.words(Phrase(en: "best \(seconds) s", ja: "自己ベスト \(seconds)秒"))]
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

  var helpTexts: [Phrase]? { [.helpPanels] }
}

extension Phrase {
  fileprivate static let helpPanels = Phrase(
    en:
      "Five rows of five panels: in each, one fills the gap. A pick may be changed at any time. When every row has a choice, it says how many fit; when all do, the board is cleared, and its time is kept.",
    ja: "5問×5択です。行ごとに、「?」に入るパネルを選びます。いつでも選び直せます。5行すべてを選ぶと、合っている行の数を表示します。すべて合うとクリアで、時間を記録します。")
}
