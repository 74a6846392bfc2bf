// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let dailyThisWeek = Phrase("week ", "今週 ")
  /// Days in a row with a daily round, at least two.
  static func daysInARow(_ days: Int) -> Phrase { Phrase("\(days) days in a row", "\(days)日連続") }
  /// The same in a sentence, from one day on.
  static func streak(_ days: Int) -> Phrase { Phrase(days == 1 ? "Day 1. Come back tomorrow." : "\(days) days in a row.", days == 1 ? "今日で1日目です。明日も続けましょう。" : "\(days)日連続です。") }

  static let hintStart = Phrase("start", "スタート")
  static let helpDailyStart = Phrase("begin; practice after the first attempt of the day", "開始（その日の2回目からは練習）")
  static let hintPractise = Phrase("practise", "練習")
  static let hintShareYesterday = Phrase("yesterday's share", "昨日の結果を共有")
  static let helpShareDaily = Phrase("copy today's or yesterday's round as text", "今日か昨日の結果を文字でコピーする")
  /// How long it is until the next daily round.
  static func nextDaily(_ time: WallTime) -> Phrase { Phrase("next in ", "次の問題まで") + .restOfDay(time) }
  /// How long today's round can be played.
  static func todayEnds(_ time: WallTime) -> Phrase { Phrase("ends in ", "今日は残り") + .restOfDay(time) }
  /// The rest of the day in whole minutes, a begun one counted.
  static func restOfDay(_ time: WallTime) -> Phrase {
    let minutes = (86_400 - time.secondOfDay + 59) / 60
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours > 0 ? Phrase("\(hours) h \(rest) min", "\(hours)時間\(rest)分") : Phrase("\(rest) min", "\(rest)分")
  }
  static let missedDay = Phrase("missed", "途切れた日")
  static let playedDay = Phrase("played", "解いた日")
  /// The unit beside the length of a streak.
  static func daysOfRow(_ days: Int) -> Phrase { Phrase(days == 1 ? "day" : "days in a row", days == 1 ? "日目" : "日連続") }

  static let dailyRules = [
    Phrase("Five questions a day, the same for everyone, ten seconds each.", "1日5問、全員に同じ問題が出ます。1問10秒です。"),
    Phrase("The first attempt you finish counts; after that it is practice and not kept.", "最後まで解いた最初の1回が記録になります。2回目からは練習で、記録には残りません。"),
    Phrase("You may miss one day a week, Monday to Sunday, and keep your streak: a rest day.", "月曜から日曜までの1週間に1日なら、休んでも連続は途切れません（お休み）。"),
    Phrase("A round you leave is not kept; you can start it again.", "途中でやめた回は記録に残らず、はじめから解き直せます。"),
    Phrase("The questions come from the sets of the game, not from your own.", "問題は付属のセットから出ます。自分の問題は出ません。"),
  ]
}

extension PhraseList {
  /// Today's round and its streak.
  static func waiting(_ row: DayRow) -> PhraseList {
    let days = row.days
    if days == 0 { return PhraseList(["today's five are waiting", "five are waiting", "waiting"], ["今日の問題が待っています", "まだ解いていません", "未回答"]) }
    // Played in another language, which has questions of its own.
    if row.isPlayed { return PhraseList(["today counts; English has five more", "today counts", "played"], ["今日の分は達成。日本語の5問もあります", "今日の分は達成", "達成"]) }
    if row.endsToday {
      return PhraseList([days == 1 ? "last day to make it 2 in a row" : "save your \(days) days in a row today", days == 1 ? "make it 2 today" : "save your \(days) days", "save \(days)"], [days == 1 ? "今日解けば2日連続になります" : "今日休むと\(days)日連続が途切れます", "今日で途切れます", "今日まで"])
    }
    return PhraseList([days == 1 ? "make it 2 days in a row" : "keep your \(days) days in a row", days == 1 ? "make it 2 days" : "keep \(days) days"], [days == 1 ? "今日解けば2日連続です" : "\(days)日連続を続けましょう", days == 1 ? "2日目へ" : "\(days)日連続中"])
  }
  static func done(_ attempt: DailyMemory.Attempt, _ days: Int) -> PhraseList {
    let short = PhraseList(["done: \(attempt.correct) of \(attempt.asked)", "\(attempt.correct) of \(attempt.asked)"], ["回答済み：\(attempt.asked)問中\(attempt.correct)問正解", "\(attempt.correct)/\(attempt.asked) 正解"])
    guard days > 1 else { return short }
    return PhraseList(["\(short.en[0]), \(days) days in a row"] + short.en, ["\(short.ja[0])、\(days)日連続"] + short.ja)
  }

  static let sameForAll = PhraseList(["Five questions, the same for everyone today.", "Five questions, the same for all."], ["今日の5問は、全員に同じ問題です。"])
  static let oneAttempt = PhraseList(["One attempt counts. Ten seconds each."], ["記録になるのは1回だけ。1問10秒です。"])
  static let doneToday = PhraseList(["Today's five are done."], ["今日の5問は回答済みです。"])
  /// Today's attempt is made, and when the next round comes.
  static func doneUntil(_ next: Phrase) -> PhraseList { PhraseList(["Today's five are done: \(next.en).", "Done: \(next.en)."], ["今日の5問は回答済みです（\(next.ja)）。", "回答済み（\(next.ja)）"]) }
  static let againIsPractice = PhraseList(["Playing again is practice and is not saved.", "Playing again is practice."], ["もう一度解くと練習になります（記録には残りません）。", "もう一度解くと練習になります。"])
  static let noRow = PhraseList(["Today starts a new streak."], ["今日から連続記録が始まります。"])
  /// The days in a row that were lost, and why.
  static func lost(_ row: LostRow) -> PhraseList {
    let day = DateFormat.day(row.missed)
    return PhraseList(["\(row.days) days in a row, well done! \(day.en) was the second day off that week.", "\(row.days) days in a row, until \(day.en)."], ["\(row.days)日連続、お見事でした！ \(day.ja)が週2日目の休みになり、途切れました。", "\(day.ja)で\(row.days)日連続が途切れました。"])
  }
  static let restDay = PhraseList(["a rest day: one a week keeps your streak", "a rest day, one a week"], ["お休み：週に1日なら連続は途切れません", "お休み（週に1日まで）"])
  /// The streak ends tomorrow.
  static let endsToday = PhraseList(["! You have had this week's rest day: play today to keep your streak.", "! Play today to keep your streak."], ["! 今週のお休みは使いました。今日解けば連続が続きます。", "! 今日解けば連続が続きます。"])
  /// An attempt's result.
  static func attempt(_ comparison: DailyMemory.Comparison, isOfToday: Bool) -> PhraseList {
    let attempt = comparison.attempt
    let points = Phrase.points(attempt.points)
    let en = (isOfToday ? "Today" : "Yesterday") + " \(attempt.correct) of \(attempt.asked)"
    let ja = (isOfToday ? "今日" : "昨日") + "：\(attempt.asked)問中\(attempt.correct)問正解"
    let short = PhraseList(["\(en), \(points.en) points", en], ["\(ja)、\(points.ja)", ja])
    // Not among fewer, nor where most were better.
    guard comparison.latest >= 3, comparison.beaten * 2 >= comparison.latest else { return short }
    let all = comparison.latest == 10 ? "your last ten" : "the \(comparison.latest) before"
    return PhraseList(["\(en), \(points.en) points, better than \(comparison.beaten) of \(all)"] + short.en, ["\(ja)、\(points.ja)（それまでの\(comparison.latest)回のうち\(comparison.beaten)回より上）"] + short.ja)
  }
}
