// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func orMore(_ count: Int) -> Phrase { Phrase("\(count)+", "\(count)以上") }
  static func fromTo(_ first: Int, _ last: Int) -> Phrase { Phrase("\(first)-\(last)", "\(first)〜\(last)") }
  static let weekOf = Phrase("Week of", "週")
  static let sum = Phrase("Sum", "計")

  static let noLevelContradicted = Phrase("No level is contradicted: that takes \(MeasuredLevel.leastAnswers) answers to a question and more.", "回答と食い違う難易度はありません（1問に\(MeasuredLevel.leastAnswers)回以上の回答が必要です）。")

  static let textIsGone = Phrase("This question is not in any set now: it came from a file, or was changed or removed later. The log keeps only its code.", "ほかのファイルから出た問題か、後で変更・削除された問題です。記録には識別番号だけが残っています。")
  static let textsAreGone = Phrase("These questions are not in any set now: they came from a file, or were changed or removed later. The log keeps only their codes.", textIsGone.ja)
  static let inPlace = Phrase("How often each stood in its place:", "正しい位置に置かれた回数：")
  /// A choice whose words are not known any more.
  static func choiceInItsSet(_ number: Int) -> Phrase { Phrase("choice \(number) of its set", "セットでの選択肢\(number)") }
  static let noSuchChoice = Phrase("(no longer there)", "（今のセットにない選択肢）")
  static func times(_ count: Int) -> Phrase { Phrase(count == 1 ? "once" : "\(count) times", "\(count)回") }

  static func groupingName(_ grouping: Statistics.Grouping) -> Phrase {
    switch grouping {
    case .question: Phrase("Questions", "問題")
    case .set: Phrase("Sets", "セット")
    case .genre: Phrase("Genres", "ジャンル")
    }
  }
  static let leagueColumn = Phrase("League", "全員")
  static let rateColumn = Phrase("Right", "正答率")
  static let averageColumn = Phrase("Average", "平均時間")

  static let hardest = Phrase("Least often right", "正答率の低い問題")
  static let goals = Phrase("Goals", "目標")
  static let calendar = Phrase("Calendar", "カレンダー")
  static let due = Phrase("Due", "復習")
  static let hintGrouping = Phrase("next", "次")
  static let helpGrouping = Phrase("by question, set or genre; goals; calendar; due", "問題・セット・ジャンル・目標・カレンダー・復習")
  static let hintSuspend = Phrase("set aside", "休ませる")
  static let helpSuspendQuestion = Phrase("never ask this one, or ask it again", "この問題を休ませる・戻す")
  static let helpSort = Phrase("another order", "並べ替え")

  static func answers(_ count: Int) -> Phrase { Phrase(count == 1 ? "1 answer" : "\(count.grouped) answers", "回答\(count.grouped)問") }
  /// Which answers are not counted, beside a number of answers. See ``Game/countsAnswers``.
  static let whatIsNotCounted = Phrase("sums and panels not counted", "計算とパネルは除く")
  static func rightShare(_ share: SafeText) -> Phrase { Phrase("\(share) right", "正答率 \(share)") }
  static func longestStreak(_ days: Int) -> Phrase { Phrase("best streak \(days) days", "最長\(days)日連続") }
  /// How long all questions took together, in whole minutes; nil for less than one.
  static func playingTime(_ minutes: Int) -> Phrase? {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours > 0 { return Phrase("\(hours) h \(rest) min of play", "計\(hours)時間\(rest)分") }
    return minutes > 0 ? Phrase("\(minutes) min of play", "計\(minutes)分") : nil
  }

  // The state of the statistics.
  /// The order of the rows.
  static func statisticsOrder(_ order: Statistics.Order) -> Phrase {
    switch order {
    case .rate: Phrase("weakest first", "正答率の低い順")
    case .asked: Phrase("most asked", "出題の多い順")
    case .time: Phrase("slowest first", "時間の長い順")
    case .name: Phrase("by name", "名前順")
    }
  }
  static let readingLog = Phrase("Reading the log…", "記録を読んでいます…")
  static let noAnswers = Phrase("No questions answered yet. Play a round, and they will appear here.", "まだ答えた問題はありません。1回解くとここに並びます。")
  /// Not all questions are shown.
  static func cutQuestions(_ count: Int) -> Phrase { Phrase("Only the \(count) asked most often are shown; tenq stats shows all.", "出題の多い\(count)問だけを並べています。tenq stats ならすべて見られます。") }
  /// Not all answers are counted.
  static func leftOut(_ count: Int) -> Phrase { Phrase("Too many different questions: \(count) answers are not counted.", "問題の種類が多すぎるため、\(count)回分は集計に含めていません。") }
}

extension PhraseList {
  static let months = PhraseList(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], (1...12).map { "\($0)月" })
  static let roundsADay = PhraseList(["Rounds a day", "A day"], ["1日の回数", "回数"])
  /// How many rounds the calendar has.
  static func roundsOnDays(_ calendar: RoundCalendar) -> PhraseList {
    let (rounds, days) = (calendar.rounds.grouped, calendar.days)
    let en = (calendar.rounds == 1 ? "1 round" : "\(rounds) rounds") + (days == 1 ? " on 1 day" : " on \(days) days")
    return PhraseList(["\(en) of the last half year", en], ["この\(RoundCalendar.weeks)週間で\(days)日、計\(rounds)回プレイ", "遊んだ日 \(days)日 / 計\(rounds)回"])
  }

  static let levelHeadings = PhraseList(["set", "line", "level", "asked", "right", "measured", "question"], ["セット", "行", "難易度", "出題", "正答率", "実際", "問題"])

  /// The title of questions in no set of the catalogue.
  static let inNoSet = PhraseList(["Not in any set now", "In no set now"], ["今のセットにない問題", "セットにない問題"])
  /// How all players of the league answered.
  static func leagueFacts(_ asked: Int, _ rate: SafeText, _ average: Duration) -> PhraseList {
    let (count, seconds) = (asked.grouped, NumberFormat.tenthsNearest(average))
    return PhraseList(["All players: asked \(asked == 1 ? "once" : "\(count) times"), \(rate) right, \(seconds) s on average"], ["全員：出題\(count)回", "正答率 \(rate)", "平均時間 \(seconds)秒"])
  }
  static func askedFacts(_ asked: Int, _ right: Int, _ rate: SafeText, _ average: Duration) -> PhraseList { PhraseList(["Asked \(asked == 1 ? "once" : "\(asked) times"), right \(right == 1 ? "once" : "\(right) times") (\(rate)), \(NumberFormat.tenthsNearest(average)) s on average"], ["出題\(asked)回", "正解\(right)回", "正答率 \(rate)", "平均時間 \(NumberFormat.tenthsNearest(average))秒"]) }

  /// The questions that are in no set, with their number.
  static func inNoSet(_ count: Int) -> PhraseList {
    let questions = count.groupedPlural("question")
    return PhraseList(["\(questions) not in any set now", "\(questions) in no set", "\(count.grouped) in no set"], ["今のセットにない問題（\(count)問）", "セットにない\(count)問"])
  }
  /// A question whose text is not known, by its code.
  static func unknownQuestion(_ code: SafeText) -> PhraseList { PhraseList(["not in any set now (\(code))", "not in any set now (\(code.prefix(8)))", "no text (\(code.prefix(8)))"], ["今のセットにない問題（\(code)）", "問題文なし \(code.prefix(8))"]) }

  static func strongestAndWeakest(_ best: SafeText, _ worst: SafeText) -> PhraseList { PhraseList(["Strongest: \(best)   Weakest: \(worst)", "Weakest: \(worst)"], ["得意：\(best)   苦手：\(worst)", "苦手：\(worst)"]) }
}
