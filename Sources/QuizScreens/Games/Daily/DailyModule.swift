import QuizCore
import TerminalKit

/// The daily round as the player meets it.
struct DailyModule: GameModule {
  let game = Game.daily
  var symbol: Symbol { Symbol("◷", ascii: "@", color: 3) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    guard let daily = context.state.daily else { return [] }
    let words = context.words
    let texts = words(daily.attempt.map { PhraseList.done($0, daily.streak) } ?? .waiting(daily.row))
    let signs = WeekView(week: daily.week).signs(in: context)
    // Where no days in a row are told of, it is said what the signs are: beside the score of today they would look like
    // marks of it.
    let isTold = daily.streak > (daily.attempt == nil ? 0 : 1)
    let week = "   " + (isTold ? .empty : words(.thisWeek)) + signs
    return texts.dropLast().map { $0 + week } + texts
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? DailyScreen() : nil
  }

  // The days of a language are compared with each other; those of another language, or without a clock, are not.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind
      == Score.Kind(
        game: game.id, set: Daily.logName(state.language.rawValue), asked: Daily.length,
        limit: Rules.tenSeconds.inMilliseconds)
  }

  func rules(for selection: Selection?) -> [Phrase] {
    [
      Phrase(
        en: "Five questions a day, the same for everyone, ten seconds each.",
        ja: "1日5問、全員に同じ問題が出ます。1問10秒です。"),
      Phrase(
        en: "The first attempt you finish counts; after that it is practice and not kept.",
        ja: "最後まで解いた最初の1回が記録になります。2回目からは練習で、記録には残りません。"),
      Phrase(
        en: "You may miss one day a week, Monday to Sunday, and keep your streak: a rest day.",
        ja: "月曜から日曜までの1週間に1日なら、休んでも連続は途切れません（お休み）。"),
      Phrase(
        en: "A round you leave is not kept; you can start it again.",
        ja: "途中でやめた回は記録に残らず、はじめから解き直せます。"),
      Phrase(
        en: "The questions come from the sets of the game, not from your own.",
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
  fileprivate static let thisWeek = Phrase(en: "week ", ja: "今週 ")

  /// So many days in a row with a daily round, two at least.
  static func daysInARow(_ days: Int) -> Phrase { Phrase(en: "\(days) days in a row", ja: "\(days)日連続") }

  /// A sentence about this many days in a row with a daily round.
  static func streak(_ days: Int) -> Phrase {
    Phrase(
      en: days == 1 ? "Day 1. Come back tomorrow." : "\(days) days in a row.",
      ja: days == 1 ? "今日で1日目です。明日も続けましょう。" : "\(days)日連続です。")
  }
}

extension PhraseList {
  /// What waits today, and what it keeps.
  fileprivate static func waiting(_ row: DayRow) -> PhraseList {
    let days = row.days
    if days == 0 {
      return PhraseList(
        en: ["today's five are waiting", "five are waiting", "waiting"],
        ja: ["今日の問題が待っています", "まだ解いていません", "未回答"])
    }
    // Played in another language, which has questions of its own.
    if row.isPlayed {
      return PhraseList(
        en: ["today counts; English has five more", "today counts", "played"],
        ja: ["今日の分は達成。日本語の5問もあります", "今日の分は達成", "達成"])
    }
    if row.endsToday {
      return PhraseList(
        en: [
          days == 1 ? "last day to make it 2 in a row" : "save your \(days) days in a row today",
          days == 1 ? "make it 2 today" : "save your \(days) days", "save \(days)",
        ],
        ja: [days == 1 ? "今日解けば2日連続になります" : "今日休むと\(days)日連続が途切れます", "今日で途切れます", "今日まで"])
    }
    return PhraseList(
      en: [
        days == 1 ? "make it 2 days in a row" : "keep your \(days) days in a row",
        days == 1 ? "make it 2 days" : "keep \(days) days",
      ],
      ja: [days == 1 ? "今日解けば2日連続です" : "\(days)日連続を続けましょう", days == 1 ? "2日目へ" : "\(days)日連続中"])
  }

  fileprivate static func done(_ attempt: DailyMemory.Attempt, _ days: Int) -> PhraseList {
    let short = PhraseList(
      en: ["done: \(attempt.correct) of \(attempt.asked)", "\(attempt.correct) of \(attempt.asked)"],
      ja: ["回答済み：\(attempt.asked)問中\(attempt.correct)問正解", "\(attempt.correct)/\(attempt.asked) 正解"])
    guard days > 1 else { return short }
    return PhraseList(
      en: ["\(short.en[0]), \(days) days in a row"] + short.en, ja: ["\(short.ja[0])、\(days)日連続"] + short.ja)
  }
}
