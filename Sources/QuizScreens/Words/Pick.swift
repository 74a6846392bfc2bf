// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let knownColumn = Phrase("known", "正解済み")
  static let bestColumn = Phrase("best", "自己ベスト")
  static func percentage(_ percent: Int) -> Phrase { Phrase(same: "\(percent)%") }
  /// How many sets were practised to the end without a miss.
  static func setsDone(_ done: Int, _ count: Int) -> Phrase { Phrase("\(done)/\(count) done", "\(done)/\(count) 達成") }
  /// How many questions of some levels there are, of those of all.
  static func questions(_ count: Int, _ levels: SafeText, of all: Int) -> Phrase { Phrase("\(count.grouped) \(levels) of \(all.grouped) questions", "\(all.grouped)問中 \(levels) \(count.grouped)問") }
  static let lastRounds = Phrase("Last rounds", "最近の記録")
  static let today = Phrase("today", "今日")
  static func lastPlayed(_ date: SafeText, _ result: SafeText) -> Phrase { Phrase("last played \(date), \(result)", "前回（\(date)）\(result)") }

  static let hintPickStart = Phrase("start", "遊ぶ")
  static let hintFilter = Phrase("filter", "絞り込み")
  static let hintLevels = Phrase("level", "難易度")
  static let hintLearn = Phrase("learn", "覚える")
  static let helpLearn = Phrase("have Review ask what you would forget of this set, or not", "復習で覚えるセットにする・やめる")
  static let helpKinds = Phrase("questions of one choice, or of all kinds", "一択だけか、すべての種類の問題か")
  static let hintFold = Phrase("open", "開閉")
  static let helpFold = Phrase("show or hide the sets of a genre", "ジャンルのセットを開く・閉じる")
  static let hintQuestions = Phrase("questions", "問題数")
  static let hintClear = Phrase("clear", "やめる")
  static let helpFilterSets = Phrase("show only sets with these words in a title or a question", "題名か問題に入力した語を含むセットだけを表示")
  static let helpLevels = Phrase("all levels of difficulty, or one", "難易度を選ぶ")
  static let helpQuestions = Phrase("fewer or more questions", "問題数を変える")

  static let searching = Phrase("Looking through the questions…", "問題の中を探しています…")
  static func quoted(_ text: SafeText) -> Phrase { Phrase("\"\(text)\"", "「\(text)」") }

  static let inTime = Phrase(" in ", " ")
}

extension PhraseList {
  /// Where no title and no question has the typed words.
  static func noSet(with text: String) -> PhraseList { PhraseList(["No set and no question has \"\(text)\". Esc shows all sets.", "No set or question has \"\(text)\"."], ["「\(text)」を含むセットも問題もありません。Esc ですべて表示します。", "「\(text)」は見つかりません。"]) }
}
