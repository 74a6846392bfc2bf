// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  /// The title of a text that was copied: whether the terminal took it is not known.
  static let copied = Phrase("Sent to the clipboard", "クリップボードに送りました")
  static let shownAgain = Phrase("Shown again when you quit.", "終了後の画面にも表示します。")

  static let sharedDaily = Phrase("daily", "今日の5問")
  /// Follows a name on the same line.
  static let sharedPractice = Phrase(" (practice, not kept)", "（練習）")
  static let sharedPause = Phrase("paused", "一時停止あり")
  static func sharedPoints(_ points: Int) -> Phrase { Phrase(Phrase.points(points).en + " points", Phrase.points(points).ja) }
}
