// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  /// How many of the sitting were right.
  static func rightOfAsked(_ right: Int, _ asked: Int) -> Phrase { Phrase("Right \(right) / \(asked)", "正解 \(right) / \(asked)") }
  /// How often a question was right and how fast it was answered, or that nobody has answered it.
  static func endlessRate(_ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText) -> Phrase { tally.rightPerThousand == nil || tally.meanTime == nil ? neverAnswered(source) : endlessWhose(source) + endlessFacts(tally, gap) }
  /// The same of one that was answered. The title says "right".
  static func endlessFacts(_ tally: QuestionTally, _ gap: SafeText) -> Phrase {
    guard let rate = tally.rightPerThousand, let time = tally.meanTime else { return Phrase(same: "") }
    let (percent, seconds) = (NumberFormat.percent(rate), NumberFormat.tenthsNearest(time))
    return Phrase("\(percent)\(gap)average \(seconds) s", "正答率 \(percent)\(gap)平均 \(seconds)秒")
  }
  /// Whose answers are counted: the player's or all players'.
  static func endlessWhose(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase("this one ", "")
    case .playerInLeague: Phrase("you ", "自分の")
    case .league: Phrase("all ", "全員の")
    }
  }
  /// The same, where there is room to name the question.
  static func endlessRateOfThis(_ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText) -> Phrase {
    guard tally.rightPerThousand != nil, tally.meanTime != nil else { return neverAnswered(source) }
    let rate = endlessFacts(tally, gap)
    return switch source {
    case .player: Phrase("this question ", "この問題の") + rate
    case .playerInLeague: Phrase("your answers ", "自分の") + rate
    case .league: Phrase("all players ", "全員の") + rate
    }
  }
  /// The same in fewer words.
  static func endlessRateShort(_ tally: QuestionTally, _ source: RoundSetup.TallySource, _ gap: SafeText) -> Phrase {
    guard tally.rightPerThousand != nil, let time = tally.meanTime else { return neverAnswered(source) }
    guard source != .player else { return endlessFacts(tally, gap) }
    let seconds = NumberFormat.tenthsNearest(time)
    return endlessRateAlone(tally, source) + Phrase("\(gap)average \(seconds) s", "\(gap)平均 \(seconds)秒")
  }
  /// The shortest tally of a question, for narrow windows.
  static func endlessRateAlone(_ tally: QuestionTally, _ source: RoundSetup.TallySource) -> Phrase {
    guard let rate = tally.rightPerThousand else { return source == .player ? neverAnswered(source) : Phrase("First to try!", "初挑戦！") }
    let percent = NumberFormat.percent(rate)
    return switch source {
    case .player: Phrase("this one \(percent)", "正答率 \(percent)")
    case .playerInLeague: Phrase("you \(percent)", "自分 \(percent)")
    case .league: Phrase("all \(percent)", "全員 \(percent)")
    }
  }
  /// Nobody has answered a question: one player alone, or all in a league.
  static func neverAnswered(_ source: RoundSetup.TallySource) -> Phrase {
    switch source {
    case .player: Phrase("first time", "初めての問題")
    case .playerInLeague, .league: Phrase("You are the first to try!", "初めての挑戦者です！")
    }
  }

  static let helpEndless = Phrase("One question at a time from all sets and your own, never the same twice in a row. New ones and those you often miss come up most. Each answer is kept at once; a sitting is one row of the history.", "すべての問題と自分の問題から1問ずつ出ます。同じ問題は続けて出ません。初めての問題と、よく間違える問題ほど出やすくなります。答えは1問ごとに記録し、続けて解いた分は記録の表で1行になります。")

  /// How many were right so far.
  static func rightSoFar(_ count: Int) -> Phrase { Phrase("Right \(count)", "正解 \(count)") }

  static let hintMore = Phrase("one more", "もっと解く！")
  static let briefMore = Phrase("more", "もっと")
  static let helpMore = Phrase("one more question", "もっと解く")
  static let hintStop = Phrase("summary", "まとめ")
  static let helpStop = Phrase("stop and see a summary", "やめて、まとめを見る")
  /// Where there is little room; else the hint has their number.
  static let hintMissedAgain = Phrase("missed again", "間違い")
  static let helpMissedAgain = Phrase("the missed questions again", "間違えた問題をもう一度")

  static let sittingTitle = Phrase("So far", "ここまで")
  static let total = Phrase("Total", "合計")
  static let longestRunLabel = Phrase("Longest run", "最高連続")

  /// Before a note that is about several answers.
  static func several(_ count: Int) -> Phrase { Phrase("\(count) answers: ", "\(count)問分：") }

  static let summary = Phrase("Summary", "まとめ")

  static func sets(_ count: Int) -> Phrase { Phrase(count.plural("set"), "\(count)セット") }
  static let untilRight = Phrase("until all are right", "全問正解まで")

  static func startTitle(_ genre: SafeText) -> Phrase { Phrase("\(genre)", "\(genre)クイズ") }
  static func bestRound(_ best: Score) -> Phrase {
    let (points, seconds) = (Phrase.points(best.points), NumberFormat.thousandths(best.elapsed))
    return Phrase("best \(points.en), \(best.correct) of \(best.asked) right in \(seconds) s", "自己ベスト \(points.ja)（\(best.asked)問中\(best.correct)問正解 \(seconds)秒）")
  }
  static func shortRoundLength(_ questions: Int, _ limit: Duration?) -> Phrase {
    guard let limit else { return .roundLength(questions, limit) }
    return Phrase("\(questions.plural("question")), \(limit.components.seconds) s each", "\(questions)問、1問\(limit.components.seconds)秒")
  }
  static let otherKindsTitle = Phrase("Other kinds", "ほかの形式")
  static let howOtherKindsAreAnswered = Phrase("Type, choose several, or put in order: each question says how.", "文字や数の入力、複数選択、並べ替えもあり、答え方は問題ごとに出ます。")
  static func drawnFrom(_ usable: Int?, _ drawn: Int) -> Phrase {
    guard let usable else { return Phrase("\(drawn) of a large bank", "大きなセットから\(drawn)問") }
    return Phrase("\(drawn) of \(usable.groupedPlural("question"))", "全\(usable.grouped)問から\(drawn)問")
  }

  static let practiceRules = [
    Phrase("All the questions, in a new order each time.", "すべての問題が順番を変えて出ます。"),
    Phrase("A wrong panel cannot be chosen again: go on until you are right.", "間違えたパネルは選べなくなります。正解するまで選んでください。"),
    Phrase("Your misses and your time go into the history.", "ミスの数と時間が記録に残ります。"),
  ]
  static let survivalRules = [
    Phrase("The third miss ends it.", "3回間違えると終わりです。時間切れも1回と数えます。"),
    Phrase("10 seconds a question at first, one less after every ten questions, down to 4.", "はじめは1問10秒、10問ごとに1秒ずつ短くなり、4秒まで縮まります。"),
    Phrase("What counts is how many you get right, then your time.", "正解数を競います。同数なら短い時間が上位です。"),
  ]
  static let missingNumberRules = [
    Phrase("Which number from 1 to 9 goes in ( ? )?", "( ? ) に入る数を 1〜9 から選びます。"),
    Phrase("When time is up, the next sum comes.", "時間切れは不正解になり、次の問題へ進みます。"),
    Phrase("Your score and your time go into the history.", "正解数と時間が記録に残ります。"),
  ]
  static let missedRules = [
    Phrase("Questions you missed before, to try again.", "前に間違えた問題をもう一度解きます。"),
    Phrase("One that you get right at once leaves this list.", "1回で正解した問題は、ここから消えます。"),
    Phrase("Your score and your time go into the history.", "正解数と時間が記録に残ります。"),
  ]
  static let threeLives = Phrase("three lives", "ライフ3つ")
  static let untilThirdMiss = Phrase(", until the third miss", "、3回間違えるまで")
  static func bestRight(_ count: Int) -> Phrase { Phrase("best \(count)", "自己ベスト \(count)問正解") }
  static func bestRightShort(_ count: Int) -> Phrase { Phrase("best \(count)", "自己ベスト \(count)問") }
  static let survivalLength = Phrase("three lives, 10 seconds each at first", "ライフ3つ、はじめは1問10秒")
  static let sumsName = Phrase("Sums", Game.missing.name.ja)
  static let sumsWithoutClock = Phrase("10 sums, no clock", "10問、時間制限なし")
  static let sums = Phrase("10 sums", "10問")
  static let practiceOnHome = Phrase("Practice", "セットで練習")
}

extension PhraseList {
  static func sums(_ limit: Duration) -> PhraseList { PhraseList(["10 sums, \(limit.wholeSeconds) each", "10 sums, \(limit.components.seconds) s each", "10 sums"], ["10問、1問\(limit.components.seconds)秒", "10問"]) }
  static let oneAtATime = PhraseList(["one at a time, with your hit rate", "one at a time"], ["正答率を見ながら1問ずつ", "1問ずつ"])
  static let oneMore = PhraseList(["one more?"], ["もう1問いかがですか？", "もう1問"])
  static func rightLately(_ percent: Int) -> PhraseList { PhraseList(["one more? \(percent)% right lately", "\(percent)% right"], ["もう1問いかがですか？ 最近の正答率 \(percent)%", "最近の正答率 \(percent)%", "正答率 \(percent)%"]) }

  static let nothingMissed = PhraseList(["Nothing missed. Well done!", "Nothing missed!", "perfect!"], ["全問正解です。お見事！", "全問正解！"])
  static let allMadeGood = PhraseList(["Every miss is made good. Well done!", "Every miss made good!", "all made good", "all fixed"], ["間違えた問題もすべて正解しました。お見事！", "間違いもすべて克服！", "すべて克服", "克服！"])

  /// How many sets were practised to the end without a miss.
  static func practiceDone(_ count: Int) -> PhraseList { PhraseList(["\(count) done without a miss", "\(count) done"], ["\(count)セットをミスなしで達成", "\(count)セット達成"]) }

  /// The best round by its points, longest wording first.
  static func bestPoints(_ best: Score) -> PhraseList { PhraseList(["best \(Phrase.points(best.points).en)"], ["自己ベスト \(Phrase.points(best.points).ja)", "ベスト \(Phrase.points(best.points).ja)"]) }
}
