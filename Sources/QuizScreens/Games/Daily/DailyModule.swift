import QuizCore
import TerminalKit

/// The daily round as the player meets it.
struct DailyModule: GameModule {
  let game = Game.daily
  var symbol: Symbol { Symbol("◷", ascii: "@", color: 3) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let daily = context.state.daily else { return [] }
    let words = context.words
    let streak = daily.streak > 1 ? words(.daysInARow(daily.streak)) : nil
    let news = (daily.attempt.map { PhraseList.done($0) } ?? .waiting)[context.state.language].map { SafeText($0) }
    guard let streak else { return news }
    return news.map { $0 + " \(context.glyphs.dot) " + streak } + news
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DealScreen(.daily) : nil
  }

  // After today's attempt, a page that says it is done and offers practice.
  func begin(_ setup: RoundSetup) -> Action { setup.isPractice ? .replace(StartScreen(.daily, nil)) : .play(setup) }

  // The days of a language are compared with each other; those of another language, or without a clock, are not.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind
      == Score.Kind(
        game: game.id, set: Daily.logName(state.language.rawValue), asked: Daily.length,
        limit: Rules.tenSeconds.inMilliseconds)
  }

  func progress(of round: Round, in context: ViewContext) -> [SafeText] {
    let number = context.words(.questionNumber(round.number, round.count))
    return context.isCompact ? [number] : [context.words(name) + "   " + number]
  }

  /// The page before practice: the first attempt of a day begins without one.
  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    let words = context.words
    page.details = [words(.practiceMark)]
    page.heading = words(name)
    page.length = words(.roundLength(Daily.length, Rules.tenSeconds))
    guard let daily = context.state.daily else { return page }
    page.heading = words(name) + "  " + "\(daily.day)"
    let attempt = daily.attempt.map { words(.attemptMade($0)) }
    let streak = daily.streak > 0 ? words(.streak(daily.streak)) : nil
    page.advice = [attempt, streak, words(.againIsPractice)].compactMap { $0 }.map { .init(text: $0) }
    return page
  }

  func rules(for selection: Selection?) -> [Phrase] {
    [
      Phrase(
        en: "Five questions a day, the same for everyone, ten seconds each.",
        ja: "1日5問、全員に同じ問題が出ます。1問10秒です。"),
      Phrase(
        en: "The first attempt that you finish counts; later ones are practice and not kept.",
        ja: "最後まで解いた最初の1回が記録になります。2回目からは練習で、記録には残りません。"),
      Phrase(
        en: "A round that you leave is not kept, as in every game, and may be begun again.",
        ja: "途中でやめた回は、ほかのゲームと同じく記録に残らず、解き直せます。"),
      Phrase(
        en: "The questions are from the sets that come with the game, not your own.",
        ja: "問題は付属のセットから出ます。自分の問題は出ません。"),
    ]
  }

  var ownSetName: Phrase? { name }

  var helpTexts: [Phrase]? { rules(for: nil) }
}

extension AppState {
  /// The state of today's daily round; nil until known.
  var daily: DailyState? {
    guard !isCounting, let today, let memory = memories[DailyMemory.self] else { return nil }
    return DailyState(memory, on: today, language: language.rawValue)
  }
}

extension Phrase {
  /// So many days in a row with a daily round, two at least.
  static func daysInARow(_ days: Int) -> Phrase { Phrase(en: "\(days) days in a row", ja: "\(days)日連続") }

  /// A sentence about this many days in a row with a daily round.
  static func streak(_ days: Int) -> Phrase {
    Phrase(
      en: days == 1 ? "Day 1. Come back tomorrow." : "\(days) days in a row.",
      ja: days == 1 ? "今日で1日目です。明日も続けましょう。" : "\(days)日連続です。")
  }

  fileprivate static func attemptMade(_ attempt: DailyMemory.Attempt) -> Phrase {
    let time = NumberFormat.thousandths(.milliseconds(attempt.milliseconds))
    return Phrase(
      en: "Today's five are done: \(attempt.correct) of \(attempt.asked) right in \(time) s.",
      ja: "今日の5問は解き終わりました：\(attempt.asked)問中\(attempt.correct)問正解、\(time)秒。")
  }

  fileprivate static let againIsPractice = Phrase(
    en: "Playing again is practice and is not saved.", ja: "もう一度解くと練習になります（記録には残りません）。")
}

extension PhraseList {
  fileprivate static let waiting = PhraseList(
    en: ["today's five are waiting", "five are waiting", "waiting"],
    ja: ["今日の問題が待っています", "まだ解いていません", "未回答"])

  fileprivate static func done(_ attempt: DailyMemory.Attempt) -> PhraseList {
    PhraseList(
      en: ["done: \(attempt.correct) of \(attempt.asked)", "\(attempt.correct) of \(attempt.asked)"],
      ja: ["解答済み：\(attempt.asked)問中\(attempt.correct)問正解", "\(attempt.correct)/\(attempt.asked) 正解"])
  }
}
