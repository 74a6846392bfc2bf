import QuizCore
import TerminalKit

extension Goal {
  /// What it is called, with what it asks for; in wordings from the longest to the shortest.
  var words: PhraseList {
    switch self {
    case .perfect: PhraseList(en: ["A round of Play without a miss", "Play without a miss"], ja: ["「10秒クイズ」で全問正解"])
    case .swift:
      PhraseList(
        en: ["All right, two seconds a question", "Two seconds each"], ja: ["1問平均2秒以内で全問正解", "1問平均2秒以内"])
    case .hard:
      PhraseList(
        en: ["All right at the hardest level", "The hardest level"], ja: ["難易度3の問題だけで全問正解", "難易度3で全問正解"])
    case .tenDays: PhraseList(en: ["Ten days in a row"], ja: ["「今日の5問」を10日連続で解く", "今日の5問を10日連続"])
    case .genres: PhraseList(en: ["Rounds of twelve genres", "Twelve genres"], ja: ["12のジャンルで遊ぶ"])
    case .games: PhraseList(en: ["Seven games played"], ja: ["7種類のゲームで遊ぶ"])
    case .knownSet:
      PhraseList(
        en: ["A set practised without a miss", "A set without a miss"], ja: ["「練習」で1セットをノーミス", "練習でノーミス"])
    case .survival: PhraseList(en: ["30 right in Survival"], ja: ["「生き残り」で30問正解"])
    case .sums: PhraseList(en: ["Ten of ten in Missing number", "Ten of ten sums"], ja: ["「虫食い算」で10問全問正解", "虫食い算で全問正解"])
    case .panels:
      PhraseList(en: ["A board of Panels in 20 seconds", "Panels in 20 seconds"], ja: ["「パネル」を20秒以内でクリア", "パネル20秒以内"])
    case .endless:
      PhraseList(en: ["20 right on end in Endless", "20 on end in Endless"], ja: ["「もっと解く」で20問連続正解", "20問連続正解"])
    case .thousand: PhraseList(en: ["1,000 right answers"], ja: ["通算1,000問正解"])
    }
  }
}

extension AppState {
  /// What to say of the goals that were reached first by one of these records, by their IDs, on a line: in wordings from
  /// the longest to the shortest; empty where there is none.
  func newGoals(of records: [String]) -> [SafeText] {
    let goals = goals.goals(reachedBy: records)
    guard let first = goals.first else { return [] }
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let name = words(first.words)[0]
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
    return Phrase(en: "\(tally.reached) of \(all) reached", ja: "達成 \(tally.reached) / \(all)")
  }

  /// How far a goal is that is counted.
  static func goalCount(_ count: Int, of target: Int) -> Phrase {
    Phrase(
      en: "\(NumberFormat.grouped(count)) of \(NumberFormat.grouped(target))",
      ja: "\(NumberFormat.grouped(count)) / \(NumberFormat.grouped(target))")
  }
}
