import QuizCore
import TerminalKit

/// Missing number as the player meets it.
struct MissingNumberModule: GameModule {
  let game = Game.missing
  let shortName = Phrase(en: "Sums", ja: Game.missing.name.ja)

  var symbol: Symbol { Symbol("■", ascii: "[]", color: 3) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let limit = context.state.limit
    if let best = context.state.bests[game.id] {
      return [.bestResult(best), .bestCount(best), .bestCountShort(best), sums].map { context.words($0) }
    }
    guard let limit else {
      return [context.words(Phrase(en: "10 sums, no clock", ja: "10問、時間制限なし")), context.words(sums)]
    }
    let seconds = limit.components.seconds
    let short = Phrase(en: "10 sums, \(seconds) s each", ja: "10問、1問\(seconds)秒")
    let whole = Phrase(en: "10 sums, \(seconds == 1 ? "1 second" : "\(seconds) seconds") each", ja: short.ja)
    return [whole, short, sums].map { context.words($0) }
  }

  private let sums = Phrase(en: "10 sums", ja: "10問")

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? StartScreen(game.id, nil) : nil
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind
      == Score.Kind(
        game: game.id, set: game.id.rawValue, asked: MissingNumber.roundLength, limit: state.limit?.inMilliseconds ?? 0)
  }

  var choices: ChoiceLayout { .keypad }

  func rules(for selection: Selection?) -> [Phrase] {
    [
      Phrase(en: "Which number from 1 to 9 goes in ( ? )?", ja: "( ? ) に入る数を 1〜9 から選びます。"),
      Phrase(en: "When time is up, the next sum comes.", ja: "時間切れは不正解になり、次の問題へ進みます。"),
      Phrase(en: "Your score and your time go into the history.", ja: "正解数と時間が記録に残ります。"),
    ]
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.length = context.words(.roundLength(MissingNumber.roundLength, context.state.limit))
    return page
  }

  var ownSetName: Phrase? {
    let count = MissingNumber.roundLength
    return Phrase(en: "\(count) questions", ja: "\(count)問")
  }

  var helpTexts: [Phrase]? { rules(for: nil) }
}
