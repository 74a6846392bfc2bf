import QuizCore
import TerminalKit

extension Goal {
  /// What it is called, with what it asks for.
  var words: Phrase {
    switch self {
    case .perfect: Phrase(en: "A round of Play without a miss", ja: "10秒クイズで全問正解")
    case .swift: Phrase(en: "All right, two seconds a question", ja: "1問平均2秒以内で全問正解")
    case .hard: Phrase(en: "All right at the hardest level", ja: "難易度3の問題だけで全問正解")
    case .tenDays: Phrase(en: "Ten days in a row", ja: "今日の5問を10日連続")
    case .genres: Phrase(en: "Rounds of twelve genres", ja: "12のジャンルで遊ぶ")
    case .games: Phrase(en: "Seven games played", ja: "7種類のゲームで遊ぶ")
    case .knownSet: Phrase(en: "A set practised without a miss", ja: "1つのセットを練習でミスなし")
    case .survival: Phrase(en: "30 right in Survival", ja: "生き残りで30問正解")
    case .sums: Phrase(en: "Ten of ten in Missing number", ja: "虫食い算で10問正解")
    case .panels: Phrase(en: "A board of Panels in 20 seconds", ja: "パネルを20秒以内でクリア")
    case .endless: Phrase(en: "20 right on end in Endless", ja: "もっと解くで20問続けて正解")
    case .thousand: Phrase(en: "1,000 right answers", ja: "通算1,000問正解")
    }
  }
}

extension AppState {
  /// The goals that a round reached for the first time; none while rounds are counted, and for practice.
  func newGoals(of record: RoundRecord) -> [Goal] {
    isCounting || record.id.isEmpty ? [] : goals.goals(reachedBy: record)
  }

  /// What to say of them on a line, in wordings from the longest to the shortest; empty where there is none.
  func goalLine(of record: RoundRecord) -> [SafeText] {
    let goals = newGoals(of: record)
    guard let first = goals.first else { return [] }
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let name = words(first.words)
    let more: SafeText = goals.count > 1 ? " " + words(.moreGoals(goals.count - 1)) : .empty
    return [words(.goalReached) + name + more, words(.goalReached) + name, name].map { glyphs.star + $0 }
  }
}

extension Phrase {
  fileprivate static let goalReached = Phrase(en: "Goal reached: ", ja: "目標達成：")
  fileprivate static func moreGoals(_ count: Int) -> Phrase { Phrase(en: "and \(count) more", ja: "ほか\(count)件") }

  /// How many of the goals are reached.
  static func goalsReached(_ tally: GoalTally) -> Phrase {
    let all = Goal.allCases.count
    return Phrase(en: "\(tally.reached) of \(all) reached", ja: "\(all)件中\(tally.reached)件達成")
  }

  /// How far a goal is that is counted.
  static func goalCount(_ count: Int, of target: Int) -> Phrase {
    Phrase(
      en: "\(NumberFormat.grouped(count)) of \(NumberFormat.grouped(target))",
      ja: "\(NumberFormat.grouped(count)) / \(NumberFormat.grouped(target))")
  }
}
