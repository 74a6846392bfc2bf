import QuizCore
import TerminalKit

/// The timed round as the player meets it.
struct TimedModule: GameModule {
  let game = Game.timed
  let name = Phrase(en: "Timed round", ja: "10秒クイズ")
  let homeName = Phrase(en: "Play", ja: "はじめる")

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let state = context.state
    let title = words.title(of: state.selection, glyphs: context.glyphs)
    return [
      words.playDetail(title, state.questions, state.limit), words.roundLength(state.questions, state.limit),
      words.questions(state.questions),
    ]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    StartScreen(selection ?? state.selection)
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind.game == game.id && kind.asked == state.questions && kind.limit == state.limit?.inMilliseconds ?? 0
  }

  func rules(for selection: Selection?) -> [Phrase] {
    guard selection == .missed else { return [] }
    return [
      Phrase(en: "Questions you missed before, to try again.", ja: "前に間違えた問題をもう一度解きます。"),
      Phrase(en: "One that you get right at once leaves this list.", ja: "1回で正解した問題は、ここから消えます。"),
      Phrase(en: "Your score and your time go into the history.", ja: "正解数とかかった時間が記録に残ります。"),
    ]
  }
}
