// swift-format-ignore-file

import QuizCore
import TerminalKit

extension Phrase {
  static let nothingGiven = Phrase("no answer", "回答なし")
  /// The right answer, where the given one is right but not written so.
  static func theAnswer(_ answer: SafeText) -> Phrase { Phrase("the answer: \(answer)", "正解：\(answer)") }
  /// The label of the right spelling after a slip.
  static let spelledSo = Phrase("almost: spelled so", "ほぼ正解：正しい表記")
  /// The right spelling of an answer with a slip.
  static func almost(_ answer: SafeText) -> Phrase { Phrase("almost: it is spelled \(answer)", "ほぼ正解：正しくは「\(answer)」") }

  /// The place of a choice in an order, from 1.
  static func place(_ number: Int) -> Phrase { Phrase("no. \(number)", "\(number)番目") }
  /// The right place of a choice, and the one that the player gave it.
  static func otherPlace(_ number: Int, yours: Int) -> Phrase { Phrase("yours \(yours), right \(number)", "あなた\(yours) → 正解\(number)") }
  /// The same in fewer words.
  static func briefOtherPlace(_ number: Int, yours: Int) -> Phrase { Phrase("yours \(yours) → \(number)", "あなた\(yours) → \(number)") }

  /// How many are still to be chosen.
  static func chooseMore(_ count: Int, inOrder: Bool = false) -> Phrase { Phrase("Choose \(count == 1 ? "one" : "\(count)") more\(inOrder ? ", in order" : "").", "\(inOrder ? "順番に、" : "")あと\(count)つ選んでください。") }
  /// A choice more than asked for is refused.
  static func tooManyAtOnce(_ count: Int) -> Phrase { Phrase("Only \(count): take one back first.", "\(count)つまでです。先に1つ取り消してください。") }
  static let chosen = Phrase("chosen", "選択中")
  static let missed = Phrase("missed", "選び漏れ")
  static let tooMany = Phrase("not right", "余分")

  static let typeNumber = Phrase("Type a number, then Enter.", "数値を入力し、Enter で答えます。")
  static func typeNumber(in unit: String) -> Phrase { Phrase("Type a number (\(unit)), then Enter.", "数値（\(unit)）を入力し、Enter で答えます。") }
  static let plainTypeNumber = Phrase("Type a number; /q leaves.", "数値を入力してください。/q でやめます。")
  static func plainTypeNumber(in unit: String) -> Phrase { Phrase("Type a number (\(unit)); /q leaves.", "数値（\(unit)）を入力してください。/q でやめます。") }
  static let chooseInOrder = Phrase("Choose them in order, then Enter.", "順番に選び、Enter で答えます。")
  static func plainOrder(like example: String) -> Phrase { Phrase("Type all the numbers in the right order, like \(example).", "すべての番号を正しい順に入力してください（例：\(example)）。") }
  static let chooseAllRight = Phrase("Choose all that are right, then Enter.", "正しいものをすべて選び、Enter で答えます。")
  static func chooseSeveral(_ count: Int) -> Phrase { Phrase("Choose \(count), then Enter.", "\(count)つ選び、Enter で答えます。") }
  static let chooseAtLeastOne = Phrase("Choose at least one.", "1つ以上選んでください。")
  static let plainAllRight = Phrase("Type the numbers of all that are right, like 1 3.", "正しいものの番号をすべて入力してください（例：1 3）。")
  static func plainSeveral(_ count: Int) -> Phrase { Phrase(count == 1 ? "Type the number of 1 choice." : "Type the numbers of \(count) choices, like 1 3.", "\(count)つ選び、番号を入力してください（例：1 3）。") }
  static let typeAnswer = Phrase("Type the answer, then Enter.", "答えを入力し、Enter で答えます。")
  static func typeAnswer(of letters: Int) -> Phrase { Phrase("Type the answer (\(letters.plural("letter"))), then Enter.", "答え（\(letters)文字）を入力し、Enter で答えます。") }
  static let plainTypeAnswer = Phrase("Type the answer; /q leaves.", "答えを入力してください。/q でやめます。")
  static func plainTypeAnswer(of letters: Int) -> Phrase { Phrase("Type the answer, \(letters.plural("letter")); /q leaves.", "答え（\(letters)文字）を入力してください。/q でやめます。") }
}
