// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let learnt = Phrase("You learnt: ", "今回の学び：")
  static func moreRight(_ count: Int, _ key: SafeText) -> Phrase { Phrase("\(count) more right, \(key) shows all", "ほか\(count)問正解（\(key)ですべて表示）") }
  /// Seconds with one place, rounded to nearest.
  static func tenths(_ elapsed: Duration) -> Phrase { .seconds(NumberFormat.tenthsNearest(elapsed)) }

  static let chartAllSets = Phrase("all sets", "すべてのセット")
  static let oldestFirst = Phrase("oldest first", "古い順")
  /// The title of a chart.
  static func chartMeasure(_ quantity: ChartQuantity) -> Phrase {
    switch quantity {
    case .answers: Phrase("Right answers", "正解数")
    case .time: Phrase("Seconds", "時間（秒）")
    case .points: Phrase("Points", "得点")
    }
  }

  /// The wrong answer given, before the prompt.
  static func notRight(_ answer: SafeText) -> Phrase { Phrase("Not \"\(answer)\".", "「\(answer)」ではありません。") }

  static func moreBelow(_ key: SafeText) -> Phrase { Phrase("more (\(key))", "下へ（\(key)）") }
  static func moreAbove(_ key: SafeText) -> Phrase { Phrase("more (\(key))", "上へ（\(key)）") }

  static func latest(_ count: Int) -> Phrase { Phrase("last \(count)", "最近\(count)回") }
  static let allRounds = Phrase("all that fit", "表示できる分すべて")
  static func ago(_ count: Int) -> Phrase {
    switch count {
    case 1: Phrase("newest", "最新")
    case 2: Phrase("2nd", "前回")
    case 3: Phrase("3rd", "前々回")
    default: Phrase("\(count)th", "\(count - 1)回前")
    }
  }

  static func chartAverage(_ quantity: ChartQuantity, _ average: SafeText) -> Phrase {
    switch quantity {
    case .answers: Phrase("average \(average)", "平均 \(average)問")
    case .points: Phrase("average \(average)", "平均 \(average)点")
    case .time: Phrase("average \(average) s", "平均 \(average)秒")
    }
  }
  /// The best of the rounds that are shown: called so, since an older one may have been better.
  static func chartBest(_ best: Phrase) -> Phrase { Phrase("best of these: \(best.en)", "この中の最高 \(best.ja)") }
  static func chartTime(_ mean: SafeText) -> Phrase { Phrase("average time \(mean) s", "平均時間 \(mean)秒") }

  /// How many rounds are looked back at, as a label.
  static func latestRounds(_ count: Int) -> Phrase { Phrase(count == 10 ? "last ten" : "last \(count)", "最近\(count)回") }

  static let level = Phrase("Level", "難易度")

  static let helpLine = Phrase("by one line", "1行ずつ")
  static let helpPage = Phrase("by one page", "1画面ずつ")
  static let helpEnds = Phrase("first or last", "最初・最後")
  static let helpJump = Phrase("jump to a line", "その行へ")

  /// The end of a row of rounds at which the oldest is.
  static let oldEnd = Phrase("old", "古")
  /// The end at which the newest is.
  static let newEnd = Phrase("new", "新")

  static let helpCursor = Phrase("one character", "1文字移動")
  static let helpLineEnds = Phrase("start or end", "先頭・末尾")
  static let helpErase = Phrase("erase a character", "1文字削除")
  static let helpEraseToEnd = Phrase("erase to the end", "末尾まで削除")
  static let helpEraseToStart = Phrase("erase to the start", "先頭まで削除")

  /// How long a question took, if it was answered.
  static func took(_ question: AnsweredQuestion) -> Phrase { question.attempts.isEmpty ? Phrase("no answer", "未回答") : took(question.elapsed) }
  /// The same once answered; must not read as the time left.
  static func took(_ elapsed: Duration) -> Phrase { Phrase("took \(NumberFormat.tenthsNearest(elapsed)) s", "回答 \(NumberFormat.tenthsNearest(elapsed))秒") }
  static let bestMark = Phrase("best", "ベスト")
  static let elapsedLabel = Phrase("Time", "経過")

  static let average = Phrase("average", "平均")

  /// The prompt after a wrong answer that is not the last.
  static let chooseAgain = Phrase("Choose again.", "もう一度選んでください。")
  /// The same after its verdict.
  static let wrongChooseAgain = Phrase("Not this time. Choose again.", "不正解です。もう一度選んでください。")
  static func runLabel(_ count: Int) -> Phrase { Phrase("\(count) in a row\((count >= AnswerLight.runs.board) ? "!" : "")", "\(count)連続\((count >= AnswerLight.runs.board) ? "！" : "")") }
  static let almostLabel = Phrase("Almost right", "ほぼ正解")
  static let wrongLabel = Phrase("Not this time", "不正解")
  static let lateLabel = Phrase("Time is up", "時間切れ")

  static let wholeChoices = Phrase("The choices in full", "選択肢の全文")
}

extension PhraseList {
  static func bests(_ best: Phrase) -> PhraseList { PhraseList(["best \(best.en)"], ["自己ベスト \(best.ja)", "ベスト \(best.ja)"]) }
  /// The best until now.
  static func bestsBefore(_ best: Phrase) -> PhraseList { PhraseList(["before \(best.en)"], ["これまで \(best.ja)", "前 \(best.ja)"]) }

  /// The days of the week from Monday, a letter each.
  static let weekdays = PhraseList(["M", "T", "W", "T", "F", "S", "S"], ["月", "火", "水", "木", "金", "土", "日"])
}

extension LevelView {
  /// Its name.
  var name: Phrase {
    switch level {
    case ...1: Phrase("easy", "易しい")
    case 2: Phrase("medium", "ふつう")
    case _: Phrase("hard", "難しい")
    }
  }
}
