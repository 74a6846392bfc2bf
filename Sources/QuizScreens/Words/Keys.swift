// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static func noSuchCommand(_ name: String) -> Phrase { Phrase("\"keys\": nothing is called \(Excerpt.quoted(name))", "\"keys\" に \(Excerpt.quoted(name)) という操作はありません") }
  static func notKeys(_ name: String) -> Phrase { Phrase("\"keys\": \"\(name)\" must be a list of keys, such as [\"z\", \"F5\"]", "\"keys\" の \"\(name)\" に書けるのは [\"z\", \"F5\"] のようなキーのリストです") }
  static func noSuchKey(_ key: String, of name: String) -> Phrase { Phrase("\"keys\": \"\(name)\": no key is called \(Excerpt.quoted(key))", "\"keys\" の \"\(name)\"：\(Excerpt.quoted(key)) というキーはありません") }

  // Arrows, where they are spelled.
  static let keyUp = Phrase("up", "上")
  static let keyDown = Phrase("down", "下")

  static let commandConfirm = Phrase("confirm, open", "決定・開く")
  static let commandUp = Phrase("move up", "上へ移動")
  static let commandDown = Phrase("move down", "下へ移動")
  static let commandLeft = Phrase("move left", "左へ移動")
  static let commandRight = Phrase("move right", "右へ移動")
  static let commandPageUp = Phrase("a page up", "1画面上へ")
  static let commandPageDown = Phrase("a page down", "1画面下へ")
  static let commandFirst = Phrase("to the first", "最初へ")
  static let commandLast = Phrase("to the last", "最後へ")
  static let commandChoices = Phrase("the choices in full", "選択肢の全文")
  static let commandNewBoard = Phrase("a new board", "新しい問題")
  static let commandAgain = Phrase("play again", "もう一度")
  static let commandHarder = Phrase("the next level", "次の難易度")
  static let commandMissed = Phrase("missed questions", "間違えた問題")
  static let commandHome = Phrase("home", "ホーム")
  static let commandHold = Phrase("hold the room", "一時停止")
  static let commandCloseRoom = Phrase("end, close, leave", "終了・閉じる・出る")
  static let commandLock = Phrase("lock the room", "参加を締め切る")
  static let commandSendAway = Phrase("send somebody away", "退出させる")
  static let commandSwitch = Phrase("other view", "表示の切り替え")
  static let commandFilter = Phrase("one game", "ゲームで絞る")
  static let commandSearch = Phrase("filter by letters", "文字で絞り込む")
  static let commandMeasure = Phrase("right answers or time", "正解数と時間の切り替え")
  static let commandOrder = Phrase("order of the bars", "グラフの順序")
  static let commandEdit = Phrase("change questions", "問題の編集")
  static func commandAnswer(_ number: Int) -> Phrase { Phrase("answer \(number)", "選択肢\(number)") }
  static func keyClashInFile(_ command: String, _ key: String, _ other: BindableCommand?) -> Phrase {
    guard let other else { return keyClashInFile(command, key, en: "something else", ja: "ほかの操作") }
    return keyClashInFile(command, key, en: "\"\(other.name)\" (\(other.words.en))", ja: " \"\(other.name)\"（\(other.words.ja)）")
  }
  private static func keyClashInFile(_ command: String, _ key: String, en: String, ja: String) -> Phrase { Phrase("\"keys\": \"\(command)\": the key \"\(key)\" is already that of \(en)", "\"keys\" の \"\(command)\"：キー \"\(key)\" は\(ja)に使われています") }
  static func keyClash(_ key: String, _ other: BindableCommand?) -> Phrase { Phrase("\"\(key)\" is already used for \(other.map { "\"\($0.words.en)\"" } ?? "something else"). Choose another key.", "「\(key)」は\(other.map { "「\($0.words.ja)」" } ?? "ほかの操作")で使っています。ほかのキーを選んでください。") }
}
