// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  /// The key for the rules that do not fit.
  static func moreRules(_ key: SafeText) -> Phrase { Phrase("more: \(key)", "続きは \(key)") }

  // Amounts and differences.
  static let rightUnit = Phrase("right", "問正解")
  static let atOnceUnit = Phrase("first try", "問 一度で正解")
  static func averageTime(_ time: Duration) -> Phrase { Phrase("average ", "平均 ") + .seconds(NumberFormat.tenthsNearest(time)) }
  /// By how much it is above the best, in few words.
  static func better(_ difference: Phrase) -> Phrase { Phrase("\(difference.en) better", "\(difference.ja)更新") }
  static let aNewBest = Phrase("a new best", "自己ベスト")
  static let levelWithBest = Phrase("level with your best", "自己ベストと同じ")
  static let asManyRight = Phrase("as many as your best", "自己ベストと同じ正解数")
  /// Level with the best, and how much faster or slower.
  static func level(_ level: Phrase, _ time: Phrase, isFaster: Bool) -> Phrase { Phrase("\(level.en), \(time.en) \(isFaster ? "faster" : "slower")", "\(level.ja)で、\(time.ja)\(isFaster ? "速い" : "遅い")") }
  static func aboveTheLast(_ gain: Phrase) -> Phrase { Phrase("\(gain.en) more than last time", "前回より\(gain.ja)アップ") }
  /// The same in few words.
  static func more(_ gain: Phrase) -> Phrase { Phrase("\(gain.en) more", "\(gain.ja)増") }

  // Other remarks.
  static let perfectBanner = Phrase("P E R F E C T !", "全 問 正 解！")

  static func better(_ better: Int, of count: Int) -> Phrase {
    better == 0
      ? Phrase("None of the last \(count) was better.", "最近\(count)回で一番良い結果です。")
      : Phrase("\(better) of the last \(count) \(better == 1 ? "was" : "were") better than this.", "最近\(count)回のうち\(better)回は、これより良い結果でした。")
  }

  static let helpShareOrSave = Phrase("share it; save again where that failed", "共有（保存できなかったときはもう一度保存）")
  static let helpHome = Phrase("home", "ホームに戻る")
  static let hintAgain = Phrase("again", "もう一度")
  static let briefAgain = Phrase("again", "再挑戦")
  static let helpAgain = Phrase("play again", "もう一度遊ぶ")
  static func hintTry(_ level: SafeText) -> Phrase { Phrase("try \(level)", "\(level) に挑戦") }
  static let helpHarder = Phrase("the next level, when all was right", "全問正解なら次の難易度")
  static let briefMissed = Phrase("missed", "ミス")
  static let briefReview = Phrase("answers", "答え")
  static let hintExplanations = Phrase("explanations", "解説を読む")
  static let hintReview = Phrase("answers", "答え合わせ")
  static let hintHistory = Phrase("history", "記録")
  static let helpMissed = Phrase("only the missed ones again", "間違えた問題だけもう一度")

  static let theAnswer = Phrase("the answer", "正解")
  static let hintJump = Phrase("jump", "直接選ぶ")
  static let hintOtherQuestion = Phrase("question", "前後の問題")

  static func questionCount(_ count: Int) -> Phrase { Phrase("\(count)", "\(count)問") }
}

extension PhraseList {
  /// The unit of points in large digits.
  static let pointsUnit = PhraseList(["points", "pts", ""], ["点"])

  // Comparisons with the best; the shorter wordings are for large letters.
  static func pointsAbove(_ points: Phrase) -> PhraseList { PhraseList(["\(points.en) above your best"], ["自己ベストを\(points.ja)更新", "ベストを\(points.ja)更新"]) }
  /// How far it is to the best, which the next round may be.
  static func toTheBest(_ difference: Phrase) -> PhraseList { PhraseList(["\(difference.en) behind your best", "\(difference.en) behind best", "\(difference.en) behind"], ["自己ベストまであと\(difference.ja)", "ベストまであと\(difference.ja)", "あと\(difference.ja)"]) }
  static func moreRight(_ count: Int) -> PhraseList { PhraseList(["\(count) more than your best"], ["自己ベストを\(count)問更新", "ベストを\(count)問更新"]) }
  static func fewerMisses(_ count: Int) -> PhraseList { PhraseList(["\(Phrase.misses(count).en) fewer than your best"], ["自己ベストよりミスが\(count)回少ない"]) }
  static func moreMisses(_ count: Int) -> PhraseList { PhraseList(["\(Phrase.misses(count).en) more than your best", "\(Phrase.misses(count).en) more"], ["自己ベストよりミスが\(count)回多い", "ミスが\(count)回多い"]) }
  static func faster(_ time: Phrase) -> PhraseList { PhraseList(["\(time.en) faster than your best"], ["自己ベストより\(time.ja)速い"]) }
  /// How much was right, beside the lamps of all answers.
  static func rightInLarge(_ right: Int, of count: Int) -> PhraseList { PhraseList(["\(right) of \(count) right", "\(right)/\(count) right"], ["\(count)問中\(right)問正解", "\(right)/\(count) 正解"]) }

  // First rounds, and questions missed before.
  /// For the first round of its kind. Not a score to beat, which would look like somebody else's.
  static let firstBest = PhraseList(["Your first round of this kind", "Your first score", "first score"], ["初めての記録です。", "初めての記録", "初記録"])
  /// Where all earlier rounds of the kind were paused.
  static let firstUnpaused = PhraseList(["Your first round without a pause", "no pause this time"], ["一時停止なしでは初めての記録です。", "一時停止なし"])
  /// Where nothing was right in earlier rounds of the kind.
  static let firstRight = PhraseList(["Your first right answers of this kind", "your first points", "first points"], ["初めて正解が出ました。", "初めての得点", "初得点"])
  /// Where nothing was right.
  static let nothingRight = PhraseList(["None right, but wiser: once more?", "Wiser now: once more?", "Once more?"], ["正解は0問、でも物知りになりました。もう一度！", "物知りになりました。もう一度！", "もう一度！"])
  /// The same for sums, which teach nothing.
  static let noSumRight = PhraseList(["None right this time: once more?", "None right: once more?", "Once more?"], ["今回は正解0問でした。もう一度！", "正解0問。もう一度！", "もう一度！"])
  /// How many missed questions were overcome, and how many are left.
  static func overcome(_ count: Int, left: Int) -> PhraseList {
    left == 0
      ? PhraseList(["\(count) overcome: none is left", "\(count) overcome"], ["\(count)問を克服。もう残っていません。", "\(count)問を克服"])
      : PhraseList(["\(count) overcome, \(left.grouped) left", "\(count) overcome"], ["\(count)問を克服。残り\(left.grouped)問", "\(count)問を克服"])
  }

  /// How many days in a row, and that one more waits.
  static func daily(_ streak: Int) -> PhraseList {
    streak > 1
      ? PhraseList(["\(streak) days in a row. Come back tomorrow.", "\(streak) days. See you tomorrow.", "\(streak) days in a row"], ["\(streak)日連続です。明日も続けましょう。", "\(streak)日連続。また明日！", "\(streak)日連続"])
      : PhraseList(["Day 1. Come back tomorrow.", "Day 1"], ["1日目です。明日も続けましょう。", "1日目。また明日！"])
  }
  /// How often all were right, with this time.
  static func perfectCount(_ count: Int) -> PhraseList {
    count == 1
      ? PhraseList(["Every answer right, for the first time!", "Your first perfect round!", "perfect!"], ["初めての全問正解です！", "初の全問正解！", "全問正解！"])
      : PhraseList(["Every answer right, for the \(count.ordinal) time!", "The \(count.ordinal) perfect round!", "perfect!"], ["全問正解は\(count)回目です！", "全問正解\(count)回目！", "全問正解！"])
  }

  static let levelWithBest = PhraseList(["level with your best"], ["自己ベストと同じ"])
}
