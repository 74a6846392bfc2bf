// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func nearestGoal(_ name: SafeText, _ count: SafeText) -> Phrase { Phrase("Nearest goal: \(name), \(count)", "次の目標：\(name)（\(count)）") }
  static let goalReached = Phrase("Goal reached: ", "目標達成：")
  static func moreGoals(_ count: Int) -> Phrase { Phrase(", and \(count) more", "、ほか\(count)件") }
  /// How many of the goals are reached.
  static func goalsReached(_ tally: GoalTally) -> Phrase { Phrase("\(tally.reached) of \(Goal.allCases.count) reached", "達成 \(tally.reached) / \(Goal.allCases.count)") }
  /// The progress of a counted goal.
  static func goalCount(_ count: Int, of target: Int) -> Phrase { Phrase("\(count.grouped) of \(target.grouped)", "\(count.grouped) / \(target.grouped)") }

  /// Before the first round that counts for it.
  static let notYet = Phrase("not yet", "まだ")
  static func bestTime(_ time: Duration) -> Phrase { Phrase("best \(NumberFormat.tenthsNearest(time)) s", "最速 \(NumberFormat.tenthsNearest(time))秒") }
  static func fewestMisses(_ count: Int) -> Phrase { Phrase("fewest \(count.grouped)", "最少\(count.grouped)回") }
}

extension Goal {
  /// Its name, which says what it asks for, longest wording first.
  var words: PhraseList {
    switch self {
    case .perfect: PhraseList(["A round of Play without a miss", "Play without a miss"], ["10秒クイズで全問正解", "全問正解"])
    case .swift: PhraseList(["Every answer right, two seconds a question", "Two seconds a question"], ["1問平均2秒以内で全問正解", "1問平均2秒以内"])
    case .hard: PhraseList(["Every answer right at the hardest level", "The hardest level"], ["難易度3の問題だけで全問正解", "難易度3で全問正解"])
    case .tenDays: PhraseList(["Daily ten days in a row", "Ten days of Daily"], ["今日の5問を10日連続で解く", "今日の5問を10日連続"])
    case .genres: PhraseList(["Rounds of twelve genres", "Twelve genres"], ["12のジャンルで遊ぶ"])
    case .games: PhraseList(["Seven different games played", "Seven different games"], ["7種類のゲームで遊ぶ"])
    case .knownSet: PhraseList(["A set practised without a miss", "A set without a miss"], ["練習で1セットをノーミス", "練習でノーミス"])
    case .survival: PhraseList(["30 right in Survival"], ["生き残りで30問正解"])
    case .sums: PhraseList(["Ten of ten in Missing number", "Ten of ten sums"], ["虫食い算で10問全問正解", "虫食い算で全問正解"])
    case .panels: PhraseList(["A board of Panels in 20 seconds", "Panels in 20 seconds"], ["パネルを20秒以内でクリア", "パネル20秒以内"])
    case .endless: PhraseList(["20 in a row right in Endless", "20 in a row in Endless"], ["「もっと解く」で20問連続正解", "20問連続正解"])
    case .thousand: PhraseList(["1,000 right answers"], ["通算1,000問正解"])
    }
  }
  /// How it is counted, in a line.
  var rule: Phrase {
    switch self {
    case .perfect: Phrase("Five questions or more, all right, without a pause.", "5問以上を、一時停止なしで全問正解。")
    case .swift: Phrase("The same against the clock, in two seconds a question or less.", "同じ条件で、時間を計って1問平均2秒以内。")
    case .hard: Phrase("The same with questions of the hardest level only: d in the list.", "同じ条件で、難易度3の問題だけ（一覧で d）。")
    case .tenDays: Phrase("A Daily each day; one rest day a week is free.", "「今日の5問」を毎日。週に1日は休めます。")
    case .genres: Phrase("A round of a genre, or of one of its sets, counts.", "ジャンルかそのセットで1回遊ぶと数えます。")
    case .games: Phrase("A round of seven different games, each played to its end.", "7種類をそれぞれ1回、最後まで遊ぶと数えます。")
    case .knownSet: Phrase("Ten questions or more in Practice, no wrong choice.", "「練習」で10問以上を、間違いなしで。")
    case .survival: Phrase("The most in one round counts.", "1回で正解した数の最高で数えます。")
    case .sums: Phrase("The most in one round of ten sums counts.", "10問のうち正解した数の最高で数えます。")
    case .panels: Phrase("A board cleared without a pause.", "一時停止なしでクリアした時間で数えます。")
    case .endless: Phrase("The longest run counts; a miss starts it again.", "続けて正解した数の最高で数えます。")
    case .thousand: Phrase("In all games together, \(Phrase.whatIsNotCounted.en).", "すべてのゲームの合計です（\(Phrase.whatIsNotCounted.ja)）。")
    }
  }
}
