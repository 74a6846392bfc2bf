import QuizCore
import TerminalKit

/// The module of the daily round.
struct DailyModule: GameModule {
  let game = Game.daily
  var symbol: Symbol { Symbol("◷", ascii: "@", color: 3) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let daily = context.state.daily else { return [] }
    let words = context.words
    let texts = words(daily.attempt.map { PhraseList.done($0, daily.streak) } ?? .waiting(daily.row))
    let signs = WeekView(week: daily.week).signs(in: context)
    // Without a streak the signs need a label: beside today's score they would look like its marks.
    let isTold = daily.streak > (daily.attempt == nil ? 0 : 1)
    let week = "   " + (isTold ? .empty : words(.dailyThisWeek)) + signs
    return texts.dropLast().map { $0 + week } + texts
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DailyScreen() : nil
  }

  // Only rounds in the same language and with the usual clock are compared.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind
      == Score.Kind(
        game: game.id, set: Daily.logName(state.language.rawValue), asked: Daily.length,
        limit: Rules.tenSeconds.inMilliseconds)
  }

  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture {
    let context = facts.context
    guard !facts.result.setup.isPractice, let daily = context.state.daily, daily.day == facts.result.setup.day,
      daily.streak > 0
    else { return picture }
    var picture = picture
    picture.extra = Rows {
      Line(context.words(.daily(daily.streak)), .title).rank(0)
      WeekView(week: daily.week).line(in: context).rank(1)
    }
    return picture
  }

  func rules(for selection: Selection?) -> [Phrase] { Phrase.dailyRules }

  var ownSetName: Phrase? { name }

  var helpTexts: [Phrase]? { rules(for: nil) }
}
