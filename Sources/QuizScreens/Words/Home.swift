// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let motto = Phrase("Ten seconds. Four choices.", "10秒で答えるクイズ")
  static let settingsUnusable = Phrase("Not all of settings.json can be used: see Settings.", "settings.json に使えないところがあります（「設定」を参照）。")
  static let retry = Phrase("Missed questions", "間違えた問題")
  static let hintQuit = Phrase("quit", "終了")
  static let helpOpenAt = Phrase("open the entry beside it", "その記号の項目を開く")
  static let hintPick = Phrase("sets", "セット")
  static let helpPick = Phrase("choose what Play draws from", "出題するセットを選ぶ")
  static let hintRetry = Phrase("missed", "間違えた問題")

  static let thisWeek = Phrase("This week", "今週")

  static let makeShort = Phrase("Make", "作る")
  static let missedShort = Phrase("Missed", "間違えた問題")
}

extension PhraseList {
  static let noHistory = PhraseList(["nothing played yet", "nothing yet"], ["まだ記録はありません", "記録なし"])
  static let noneMissed = PhraseList(["what you miss will wait here", "none"], ["間違えた問題はここに残ります", "なし"])
  /// How many goals are reached.
  static func goalsOf(_ tally: GoalTally) -> PhraseList {
    let (reached, all) = (tally.reached, Goal.allCases.count)
    return PhraseList(["\(reached) of \(all) goals reached", "\(reached) of \(all) goals"], ["目標 \(reached) / \(all) 達成", "目標 \(reached) / \(all)"])
  }
  static let statisticsDetails = PhraseList(["how often each question was right", "how often right"], ["問題ごとの正答率", "正答率"])
}
