// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func speedCounts(_ limit: Duration) -> Phrase {
    let seconds = NumberFormat.secondsLeft(limit)
    return Phrase("\(seconds) \(seconds == "1" ? "second" : "seconds") a question. The sooner you are right, the more points.", "1問\(seconds)秒。速く正解するほど高得点です。")
  }
  static let hintSkip = Phrase("start now", "すぐにスタート")
  static let helpSkip = Phrase("skip the countdown", "秒読みを待たずにスタート")

  static let aboutReview = Phrase("Review asks a question again just before you would forget it.", "忘れそうになったころに、同じ問題がもう一度出ます。")
  static let whenToReview = Phrase("The better you know it, the longer it waits. Come once a day.", "覚えるほど間隔は長くなります。1日1回で十分です。")
  static func missedInstead(_ count: Int) -> Phrase { Phrase("Enter asks the \(count == 1 ? "question" : "\(count) questions") that you missed.", "Enter で、間違えた\(count)問に挑戦できます。") }
  static let practiceInstead = Phrase("Enter goes to Practice: a set until all is right.", "Enter で、セットの練習に進めます。")
  static let playInstead = Phrase("Enter plays a first round.", "Enter で、最初のクイズを始められます。")

  static let hintPauseCost = Phrase("pause, no best", "停止（ベスト対象外）")
  static let clockRuns = Phrase("The clock runs on meanwhile.", "時計は止まっていません。")
  static let pausedTitle = Phrase("Paused", "一時停止")
  static let confirmTitle = Phrase("Leave?", "確認")
  static let hintContinue = Phrase("continue", "続ける")

  static let hintAnswer = Phrase("answer", "答える")
  static let hintPickAnswer = Phrase("choose", "選ぶ")
  static let briefPick = Phrase("pick", "選ぶ")
  static let briefGive = Phrase("done", "回答")
  static let hintTakeBack = Phrase("take back", "取り消す")
  static let helpToggle = Phrase("choose, or take back", "選ぶ・取り消す")
  static let helpPlace = Phrase("choose the next one", "次を選ぶ")
  static let helpMark = Phrase("choose the panel, or take it back", "そのパネルを選ぶ・取り消す")
  static let helpTakeBack = Phrase("take the last one back", "最後の1つを取り消す")
  static let helpGive = Phrase("give the answer", "入力した答えを決定")
  static let hintKeep = Phrase("hold", "止める")
  static let hintReadOn = Phrase("read on", "続きを読む")
  static let helpKeep = Phrase("stay here, to read", "自動で進まずに読む")
  static let hintNext = Phrase("next", "次へ")
  static let hintWhole = Phrase("choices in full", "選択肢の全文")
  static let briefWhole = Phrase("in full", "全文")
  static let helpAnswer = Phrase("answer at once", "すぐに答える")
  static let helpConfirm = Phrase("answer with the selected panel", "選んだパネルで答える")
  static let helpWhole = Phrase("the choices in full", "選択肢を全文表示")
  static let helpScrollQuestion = Phrase("scroll a long question", "長い問題文をスクロール")
  static let hintPan = Phrase("code", "コード")
  static let helpPan = Phrase("scroll wide code", "コードを左右にスクロール")
  static let helpNext = Phrase("next question", "次の問題へ")

  /// Shown in place of the seconds to the next question.
  static let verdictKept = Phrase("held", "停止中")

  /// How many questions were right one after the other.
  static func inARow(_ count: Int) -> Phrase { Phrase("\(count) in a row", "\(count)問連続正解") }

  /// The unit of seconds in large digits.
  static let secondsUnit = Phrase("s", "秒")
  static let thisRound = Phrase("This round", "この回")
  static let sideBest = Phrase("Best", "自己ベスト")
  static func lastRounds(_ count: Int) -> Phrase { Phrase("Last \(count)", "最近\(count)回") }

  static let start = Phrase("Start!", "スタート")
  static let back = Phrase("Back", "戻る")

  static func nextIn(_ seconds: SafeText) -> Phrase { Phrase("next in \(seconds) s", "あと\(seconds)秒で次へ") }
  static func resultIn(_ seconds: SafeText) -> Phrase { Phrase("result in \(seconds) s", "あと\(seconds)秒で結果へ") }

  static let ifYouLeave = Phrase("If you leave, it is not kept.", "やめると、この回は記録に残りません。")
  static let questionHidden = Phrase("The question is hidden while you rest.", "一時停止中は問題を表示しません。")
  static let leaveRound = Phrase("Leave this round?", "この回をやめますか？")
}

extension GameCover.Cost {
  /// What the pause on screen costs.
  var ofPause: Phrase {
    switch self {
    case .speed: Phrase("A pause costs this round its points for speed, and it never becomes your best.", "この回は速さの得点が付かず、自己ベストの対象外になります。")
    case .best: Phrase("A round that was paused never becomes your best.", "この回は自己ベストの対象外になります。")
    }
  }
  /// The fate of a paused round where the player goes on.
  var ofGoingOn: Phrase {
    switch self {
    case .speed: Phrase("If you go on it is kept, but without points for speed and never as your best.", "続けると記録には残りますが、速さの得点は付かず、自己ベストにもなりません。")
    case .best: Phrase("If you go on it is kept, but never as your best.", "続けると記録には残りますが、自己ベストにはなりません。")
    }
  }
  /// What the help costs, before it is opened.
  var ofHelpAsked: PhraseList {
    switch self {
    case .speed: PhraseList(["Help is a pause: no points for speed, never a best.  ? opens it, Esc goes on", "Help is a pause: never a best.  ? opens it", "? again: never a best"], ["ヘルプは一時停止です（速さの得点なし・自己ベスト対象外）  ? 開く  Esc 続ける", "もう一度 ? で開く：自己ベスト対象外"])
    case .best: PhraseList(["Help is a pause: this is never a best then.  ? opens it, Esc goes on", "Help is a pause: never a best.  ? opens it", "? again: never a best"], ["ヘルプは一時停止です（自己ベスト対象外）  ? 開く  Esc 続ける", "もう一度 ? で開く：自己ベスト対象外"])
    }
  }
  /// The same above the help, which is a pause too.
  var ofHelp: PhraseList {
    switch self {
    case .speed: PhraseList(["Paused: no points for speed in this round, and never a best", "Paused: never a best now", "Paused"], ["一時停止中：この回は速さの得点が付かず、自己ベストの対象外です", "一時停止：自己ベスト対象外", "一時停止中"])
    case .best: PhraseList(["Paused: this round never becomes your best", "Paused: never a best now", "Paused"], ["一時停止中：この回は自己ベストの対象外です", "一時停止：自己ベスト対象外", "一時停止中"])
    }
  }
}
