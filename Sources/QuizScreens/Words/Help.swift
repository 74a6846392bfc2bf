// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let helpTextField = Phrase("Typing", "文字の入力")
  static let helpRound = Phrase("In a round", "クイズ中")
  static let helpPlaying = Phrase("How to play", "遊び方")
  static let helpRulesOfGame = Phrase("Rules", "ルール")
  static let helpOnMore = Phrase("More. Each screen explains its own keys: press ? there.", "ほかの画面について。キーの説明は、その画面で ? を押すと見られます。")
  static let helpTime = Phrase("A question has ten seconds; then it is lost, and the next one comes.", "1問10秒です。過ぎると不正解になり、次の問題へ進みます。")
  static let helpHowToAnswer = Phrase("Press 1-4, or move with the arrows and Enter.", "1〜4 を押すか、矢印で選んで Enter を押します。")
  static let helpOnMissed = Phrase("What you miss is asked again: r on the result, and Review.", "間違えた問題は、結果の画面の r と「復習」で解き直せます。")
  static let helpRecord = Phrase("Your score and your time go into the history.", "正解数とかかった時間が記録に残ります。")
  static let helpPoints = Phrase("A right answer is worth 1,000 points, and speed up to 995 more in a round.", "正解は1問1,000点です。速さの得点は1回で最大995点です。")
  static let helpPauseCost = Phrase("A round that was paused, by p or by this help, has no points for speed and never becomes your best.", "p やこのヘルプで一時停止した回は速さの得点が付かず、自己ベストの対象外になります。")
  static let helpVerdict = Phrase("After an answer", "答えたあと")
  static let helpLists = Phrase("Lists", "一覧")
  static let helpEverywhere = Phrase("Everywhere", "どこでも")
  static let helpMarks = Phrase("Marks", "記号")
  static let helpFiles = Phrase("Files", "ファイル")
  static let helpOnStart = Phrase("Before a round", "スタートの前")
  static let helpOnHome = Phrase("Home", "ホーム")
  static let helpRules = Phrase("Before a live round", "ライブの前")
  static let mouseClick = Phrase("click", "クリック")
  static let mouseWheel = Phrase("wheel", "ホイール")
  static let helpClick = Phrase("answer, choose, open, or press a key of the last line", "答える・選ぶ・開く、画面下のキー表示を選ぶ")
  static let helpWheel = Phrase("move or scroll", "移動・スクロール")
  static let markChoices = Phrase("the four choices: a shape as well as a colour", "4つの選択肢（色のほかに形でも区別）")
  static let bestLegend = Phrase("on the line of the time: where your best round was", "残り時間の線の上で、自己ベストの回が答え終えた位置")
  static let levelLegend = Phrase("how difficult a question is: easy, medium, hard; d in the list of sets chooses", "問題の難易度（易しい・ふつう・難しい）。セットの一覧で d を押すと選べます")
  static func markLegend(_ glyphs: Glyphs) -> Phrase { Phrase("\(glyphs.check) right   \(glyphs.cross) wrong   \(glyphs.clock) time ran out   ! three seconds or less   * paused", "\(glyphs.check) 正解   \(glyphs.cross) 不正解   \(glyphs.clock) 時間切れ   ! 残り3秒以下   * 一時停止あり") }
  static let hintSection = Phrase("next part", "次の項目")
  static let hintClose = Phrase("close", "閉じる")
}
