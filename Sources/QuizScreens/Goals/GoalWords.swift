import QuizCore
import TerminalKit

extension Goal {
  /// What it is called, with what it asks for; in wordings from the longest to the shortest.
  var words: PhraseList {
    switch self {
    case .perfect:
      PhraseList(en: ["A round of Play without a miss", "Play without a miss"], ja: ["10秒クイズで全問正解", "全問正解"])
    case .swift:
      PhraseList(
        en: ["Every answer right, two seconds a question", "Two seconds a question"], ja: ["1問平均2秒以内で全問正解", "1問平均2秒以内"])
    case .hard:
      PhraseList(
        en: ["Every answer right at the hardest level", "The hardest level"], ja: ["難易度3の問題だけで全問正解", "難易度3で全問正解"])
    case .tenDays:
      PhraseList(
        en: ["Daily ten days in a row", "Ten days of Daily"], ja: ["今日の5問を10日連続で解く", "今日の5問を10日連続"])
    case .genres: PhraseList(en: ["Rounds of twelve genres", "Twelve genres"], ja: ["12のジャンルで遊ぶ"])
    case .games: PhraseList(en: ["Seven different games played", "Seven different games"], ja: ["7種類のゲームで遊ぶ"])
    case .knownSet:
      PhraseList(
        en: ["A set practised without a miss", "A set without a miss"], ja: ["練習で1セットをノーミス", "練習でノーミス"])
    case .survival: PhraseList(en: ["30 right in Survival"], ja: ["生き残りで30問正解"])
    case .sums:
      PhraseList(en: ["Ten of ten in Missing number", "Ten of ten sums"], ja: ["虫食い算で10問全問正解", "虫食い算で全問正解"])
    case .panels:
      PhraseList(en: ["A board of Panels in 20 seconds", "Panels in 20 seconds"], ja: ["パネルを20秒以内でクリア", "パネル20秒以内"])
    case .endless:
      PhraseList(en: ["20 in a row right in Endless", "20 in a row in Endless"], ja: ["「もっと解く」で20問連続正解", "20問連続正解"])
    case .thousand: PhraseList(en: ["1,000 right answers"], ja: ["通算1,000問正解"])
    }
  }
}

extension Goal {
  /// How it is counted, in a line.
  var rule: Phrase {
    switch self {
    case .perfect: Phrase(en: "Five questions or more, all right, without a pause.", ja: "5問以上を、一時停止なしで全問正解。")
    case .swift:
      Phrase(en: "The same against the clock, in two seconds a question or less.", ja: "同じ条件で、時間を計って1問平均2秒以内。")
    case .hard:
      Phrase(en: "The same with questions of the hardest level only: d in the list.", ja: "同じ条件で、難易度3の問題だけ（一覧で d）。")
    case .tenDays: Phrase(en: "A Daily each day; one rest day a week is free.", ja: "「今日の5問」を毎日。週に1日は休めます。")
    case .genres: Phrase(en: "A round of a genre, or of one of its sets, counts.", ja: "ジャンルかそのセットで1回遊ぶと数えます。")
    case .games: Phrase(en: "A round of seven different games, each played to its end.", ja: "7種類をそれぞれ1回、最後まで遊ぶと数えます。")
    case .knownSet: Phrase(en: "Ten questions or more in Practice, no wrong choice.", ja: "「練習」で10問以上を、間違いなしで。")
    case .survival: Phrase(en: "The most in one round counts.", ja: "1回で正解した数の最高で数えます。")
    case .sums: Phrase(en: "The most in one round of ten sums counts.", ja: "10問のうち正解した数の最高で数えます。")
    case .panels: Phrase(en: "A board cleared without a pause.", ja: "一時停止なしでクリアした時間で数えます。")
    case .endless: Phrase(en: "The longest run counts; a miss starts it again.", ja: "続けて正解した数の最高で数えます。")
    case .thousand:
      Phrase(
        en: "In all games together, \(Phrase.whatIsNotCounted.en).",
        ja: "すべてのゲームの合計です（\(Phrase.whatIsNotCounted.ja)）。")
    }
  }
}

extension AppState {
  /// What to say of the goals that were reached first by one of these records, by their IDs, on a line: in wordings from
  /// the longest to the shortest; empty where there is none.
  func newGoals(of records: [String]) -> [SafeText] {
    let goals = goals.goals(reachedBy: records)
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let long = goals.compactMap { words($0.words).first }
    let short = goals.compactMap { words($0.words).last }
    guard let first = long.first else { return [] }
    func joined(_ names: [SafeText], by sign: SafeText) -> SafeText {
      names.dropFirst().reduce(names.first ?? .empty) { $0 + sign + $1 }
    }
    let all = [long, short].map { joined($0, by: " \(glyphs.dot) ") }.flatMap { [words(.goalReached) + $0, $0] }
    let more = goals.count > 1 ? [words(.goalReached) + first + words(.moreGoals(goals.count - 1))] : []
    // Where not even their short names have room in a row, each has one of its own.
    return (all + more).map { glyphs.star + $0 } + [joined(short.map { glyphs.star + $0 }, by: "\n")]
  }
}

extension AppState {
  /// The goal of those that are counted that is nearest, and how far it is; empty where of none a twentieth is done.
  func nearestGoal() -> SafeText {
    func share(_ goal: Goal) -> Double { Double(goals.standing(of: goal).count) / Double(goal.target) }
    let begun = Goal.allCases.filter { goal in
      goals.standing(of: goal).reached == nil && goal.measure == .count(goal.target) && share(goal) >= 0.05
    }
    guard let goal = begun.max(by: { share($0) < share($1) }) else { return .empty }
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let count = words(.goalCount(goals.standing(of: goal).count, of: goal.target))
    return words(.nearestGoal(words(goal.words)[0], count))
  }
}

extension Phrase {
  fileprivate static func nearestGoal(_ name: SafeText, _ count: SafeText) -> Phrase {
    Phrase(en: "Nearest goal: \(name), \(count)", ja: "次の目標：\(name)（\(count)）")
  }
  fileprivate static let goalReached = Phrase(en: "Goal reached: ", ja: "目標達成：")
  fileprivate static func moreGoals(_ count: Int) -> Phrase { Phrase(en: ", and \(count) more", ja: "、ほか\(count)件") }

  /// How many of the goals are reached.
  static func goalsReached(_ tally: GoalTally) -> Phrase {
    let all = Goal.allCases.count
    return Phrase(en: "\(tally.reached) of \(all) reached", ja: "達成 \(tally.reached) / \(all)")
  }

  /// How far a goal is that is counted.
  static func goalCount(_ count: Int, of target: Int) -> Phrase {
    Phrase(
      en: "\(NumberFormat.grouped(count)) of \(NumberFormat.grouped(target))",
      ja: "\(NumberFormat.grouped(count)) / \(NumberFormat.grouped(target))")
  }
}
