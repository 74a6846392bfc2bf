import QuizCore
import TerminalKit

/// Survival as the player meets it.
struct SurvivalModule: GameModule {
  let game = Game.survival

  var symbol: Symbol { Symbol("♥", ascii: "<3", color: 0) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let lives = words(Phrase(en: "three lives", ja: "ライフ3つ"))
    guard let best = context.state.bests[game.id] else {
      return [lives + words(Phrase(en: ", until the third miss", ja: "、3回間違えるまで")), lives]
    }
    let score = words(Phrase(en: "best \(best.correct)", ja: "自己ベスト \(best.correct)問正解"))
    let short = words(Phrase(en: "best \(best.correct)", ja: "自己ベスト \(best.correct)問"))
    return [lives + " \(context.glyphs.dot) " + score, score, short]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    if let selection { return StartScreen(game.id, selection, of: state.levels) }
    return PickScreen(game.id, state.selection, in: state)
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.heading = context.words(name)
    page.length = context.words(Phrase(en: "three lives, 10 seconds each at first", ja: "ライフ3つ、はじめは1問10秒"))
    return page
  }

  func rules(for selection: Selection?) -> [Phrase] {
    [
      Phrase(en: "The third miss ends it.", ja: "3回間違えると終わりです。時間切れも1回と数えます。"),
      Phrase(
        en: "10 seconds a question at first, one less after every ten questions, down to 4.",
        ja: "はじめは1問10秒、10問ごとに1秒ずつ短くなり、4秒まで縮まります。"),
      Phrase(en: "What counts is how many you get right, then your time.", ja: "正解数を競います。同数なら短い時間が上位です。"),
    ]
  }

  var helpTexts: [Phrase]? { rules(for: nil) }
}
