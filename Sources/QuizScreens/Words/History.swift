// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let hintQuestion = Phrase("question", "問題")

  static let hintTable = Phrase("table", "表")
  static let hintSpan = Phrase("rounds", "件数")
  static let hintMeasure = Phrase("measure", "項目")
  static let hintSet = Phrase("set", "セット")
  static let hintOrder = Phrase("order", "順序")
  static let hintGame = Phrase("game", "ゲーム")
  static let helpSpan = Phrase("5, 10, 20 or all that fit", "5件・10件・20件・すべて")
  static let helpMeasure = Phrase("right answers, time or points", "正解数・時間・得点の切り替え")
  static let helpSet = Phrase("one set, or all", "セットで絞る")
  static let helpOrder = Phrase("newest or oldest first", "新しい順・古い順")
  static let helpGame = Phrase("another game", "ゲームを変える")

  /// How many were right, below a heading that says so.
  static func rightInColumn(_ count: Int) -> Phrase { Phrase("\(count) right", "\(count)問") }
  static let cleared = Phrase("cleared", "クリア")
  static let date = Phrase("Date", "日付")
  static let game = Phrase("Game", "ゲーム")
  static let set = Phrase("Set", "セット")
  static let rightColumn = Phrase("Right", "正解")
  static let pointsColumn = Phrase("Points", "得点")
  static let timeColumn = Phrase("Time", "時間")

  static let allGames = Phrase("All games", "すべてのゲーム")
  static let table = Phrase("Table", "表")
  static let newestFirst = Phrase("newest first", "新しい順")
  static let pausedMark = Phrase("paused (not counted as a best)", "一時停止あり（自己ベストの対象外）")
  static let hintChart = Phrase("chart", "グラフ")
  /// The same for a window without room for more.
  static let hintBars = Phrase("bars", "図")
  static let helpTab = Phrase("other view", "表とグラフの切り替え")
  static let helpFilter = Phrase("one game, or all", "ゲームで絞る")

  /// Above the command that deals the round again.
  static let sameAgain = Phrase("The same questions again:", "同じ問題で遊ぶコマンド：")
  /// Above the command of a round that cannot be dealt again.
  static let anotherOfItsKind = Phrase("Another round of its kind:", "同じ種類の問題で遊ぶコマンド：")
  static let hintShare = Phrase("share", "共有")
  static let helpShare = Phrase("copy the round as text", "この回を文字でコピーする")

  static func chartTitle(_ game: SafeText, _ quantity: ChartQuantity, _ latest: Int) -> Phrase {
    switch quantity {
    case .answers: Phrase("\(game): right answers, last \(latest)", "\(game)：正解数、最近\(latest)回")
    case .time: Phrase("\(game): time, last \(latest)", "\(game)：時間、最近\(latest)回")
    case .points: Phrase("\(game): points, last \(latest)", "\(game)：得点、最近\(latest)回")
    }
  }
  static let noRounds = Phrase("No rounds here yet. Play one, and it will appear here.", "まだ記録はありません。1回解くとここに並びます。")
}

extension RoundRecord.Answer {
  /// The answer as logged: the typed text, or the number of the choice in the bank.
  var logged: Phrase {
    switch given {
    case nil: return Phrase("no answer", "回答なし")
    case .text(let text): return Phrase("\"\(SafeText(text).oneLine)\"", "「\(SafeText(text).oneLine)」")
    case .panels(let panels): // The numbers of a log may be any.
      let numbers = panels.map { "\(min($0, .max - 1) + 1)" }
      return Phrase("choice " + numbers.joined(separator: ", "), "選択肢" + numbers.joined(separator: "、"))
    }
  }
}

extension PhraseList {
  static func fileIsGone(_ name: SafeText) -> PhraseList { PhraseList(["The log keeps no texts: they are read from \(name) where tenq is started. It is not there now, or its questions have changed.", "No texts: \(name) is not here, or has changed."], ["記録に問題文は含まれません。起動したフォルダーの \(name) から読みますが、見つからないか、問題が変わっています。", "問題文なし：\(name) がないか、変わっています。"]) }
  static let inputIsGone = PhraseList(["The log keeps no texts, and questions from standard input cannot be read again.", "No texts: they came from standard input."], ["記録に問題文は含まれません。標準入力の問題は読み直せません。", "問題文なし：標準入力の問題です。"])
  static let questionsAreGone = PhraseList(["The log keeps no texts, and not all of these questions are in the sets any more.", "No texts: these questions are not there now."], ["記録に問題文は含まれません。今の問題集にない問題があります。", "問題文なし：今の問題集にない問題です。"])
}
