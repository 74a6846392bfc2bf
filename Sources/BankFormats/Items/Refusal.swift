import QuizCore

/// Why an item is not taken.
public enum Refusal: Error, Hashable, Sendable {
  /// It is of a kind that has no answer to judge, or is not played: what it is.
  case kind(Phrase)
  /// It shows a picture, or plays a sound.
  case media
  /// There is no text to ask.
  case noQuestion
  /// No choice is marked as right.
  case noRight
  /// One choice is to be chosen, and any of several is right.
  case severalRight(Int)
  /// Several numbers are right, each alone.
  case severalNumbers(Int)
  /// Only a star is right, which stands for any text, or one within the text.
  case anyText
  /// What is typed must match a pattern.
  case pattern
  /// There are fewer than two choices.
  case tooFewChoices(Int)
  /// There are fewer than three things to put in order.
  case tooFewToOrder(Int)
  /// There are more than nine choices.
  case tooManyChoices(Int)
  /// It holds more questions than one item may: gaps or pairs.
  case tooManyParts(Int)
  /// A choice, by its number from 1, is empty.
  case emptyChoice(Int)
  /// Two choices, by their numbers from 1, are the same.
  case equalChoices(Int, Int)
  /// The answer is none of the choices.
  case unknownAnswer(String)
  /// A cell that should hold a list of choices holds none.
  case notAList(String)
  /// The answer is longer than a line that can be typed.
  case untypable(characters: Int)
  /// The answer is none that the kind of question can have.
  case unreadableAnswer(String)
  /// A text has more bytes than a bank's field may have.
  case tooLong(bytes: Int)
  /// No other card has an answer that could stand beside this one's.
  case noOtherAnswer
  /// The same question with the same answer was taken before.
  case duplicate(of: ItemPlace, file: String)
  /// It is not written as the format wants it: what is wrong.
  case syntax(Phrase)
  /// A row of a bank that cannot be used.
  case row(BankDiagnostic.Kind)

  /// It is an essay, which no key can judge.
  static let essay = Refusal.kind(Phrase(en: "an essay question", ja: "論述問題"))
  /// Its numbers are drawn anew for each player.
  static let formula = Refusal.kind(
    Phrase(en: "a formula question, whose numbers are drawn anew each time", ja: "毎回数値の変わる計算問題"))

  /// What was found, without the place and a full stop.
  public var sentence: Phrase {
    switch self {
    case .kind(let kind):
      Phrase(
        en: "\(kind.en), which cannot be played", ja: "\(kind.ja)です。この種類の問題は遊べません")
    case .media: Phrase(en: "it has a picture or a sound, which cannot be shown", ja: "画像や音声があり、表示できません")
    case .noQuestion: Phrase(en: "there is no question", ja: "問題文がありません")
    case .noRight: Phrase(en: "no choice is marked as right", ja: "正解の選択肢がありません")
    case .severalRight(let count):
      Phrase(
        en: "\(count) choices are right, each alone; only one may be",
        ja: "どれか1つを選ぶ問題ですが、正解が\(Phrase.things(count))あります。1つだけにしてください")
    case .severalNumbers(let count):
      Phrase(en: "\(count) numbers are right; only one may be", ja: "正解の数値が\(Phrase.things(count))あります。1つだけにしてください")
    case .anyText:
      Phrase(
        en: "its answer has a *, which stands for any text, and cannot be judged",
        ja: "答えに「*」（任意の文字列）があり、判定できません")
    case .pattern:
      Phrase(
        en: "its answer is a pattern (a regular expression), not a text, and cannot be judged",
        ja: "答えが文字列ではなくパターン（正規表現）のため、判定できません")
    case .tooFewChoices(let count):
      Phrase(
        en: count == 1 ? "there is 1 choice, but two are needed" : "there are no choices, but two are needed",
        ja: count == 0 ? "選択肢がありません。2つ以上必要です" : "選択肢が\(Phrase.things(count))しかありません。2つ以上必要です")
    case .tooFewToOrder(let count):
      Phrase(
        en: "there are \(count) things to put in order, but three are needed",
        ja: "並べ替えるものが\(Phrase.things(count))しかありません。3つ以上必要です")
    case .tooManyChoices(let count):
      Phrase(en: "there are \(count) choices, but at most nine fit", ja: "選択肢が\(Phrase.things(count))あります。9つまでです")
    case .tooManyParts(let count):
      Phrase(
        en: "there are \(count) gaps or pairs, more than \(ImportLimits.parts)",
        ja: "空欄や組が\(Phrase.things(count))あり、\(ImportLimits.parts)を超えています")
    case .emptyChoice(let number): Phrase(en: "choice \(number) is empty", ja: "選択肢\(number)が空です")
    case .equalChoices(let first, let second):
      Phrase(en: "choices \(first) and \(second) are the same", ja: "選択肢\(first)と選択肢\(second)が同じです")
    case .unknownAnswer(let found):
      Phrase(
        en: "the answer is \(Excerpt.quoted(found)), which is none of the choices",
        ja: "正解の「\(Excerpt.of(found))」が選択肢の中にありません")
    case .notAList(let found):
      Phrase(
        en: "\(Excerpt.quoted(found)) is no list of choices", ja: "「\(Excerpt.of(found))」は選択肢の一覧として読めません")
    case .untypable(let count):
      Phrase(
        en: "the answer has \(count) characters, more than the \(GivenAnswer.longestText) that can be typed",
        ja: "答えが\(count)文字あり、入力できる\(GivenAnswer.longestText)文字を超えています")
    case .unreadableAnswer(let found):
      Phrase(
        en: "the answer is \(Excerpt.quoted(found)), which is no number that can be typed",
        ja: "正解の「\(Excerpt.of(found))」は、入力できる数値ではありません")
    case .tooLong(let bytes):
      Phrase(
        en: "a text has \(bytes) bytes, more than \(BankLimits.field)",
        ja: "文字が\(bytes)バイトあり、\(BankLimits.field)バイトを超えています")
    case .noOtherAnswer:
      Phrase(
        en: "no other card has a different answer, so there is nothing to choose from",
        ja: "答えの異なるカードがほかになく、選択肢を作れません")
    case .duplicate(let place, let file):
      Phrase(
        en: "the same question with the same answer is in \(Refusal.bare(place.located(in: file).en))",
        ja: "同じ問題と正解が \(Refusal.bare(place.located(in: file).ja)) にあります")
    case .syntax(let problem): problem
    case .row(let kind): kind.sentence
    }
  }

  /// Its kind in a few words, without what is particular to one item.
  public var kind: Phrase {
    switch self {
    case .kind(let kind): kind
    case .media: Phrase(en: "a picture or a sound", ja: "画像や音声")
    case .noQuestion: Phrase(en: "no question", ja: "問題文なし")
    case .noRight: Phrase(en: "no right choice", ja: "正解なし")
    case .severalRight: Phrase(en: "several choices that are right, each alone", ja: "正解が複数")
    case .severalNumbers: Phrase(en: "several right numbers", ja: "正解の数値が複数")
    case .anyText: Phrase(en: "an answer that stands for any text", ja: "任意の文字列の答え")
    case .pattern: Phrase(en: "an answer that is a pattern", ja: "パターンの答え")
    case .tooFewChoices: Phrase(en: "too few choices", ja: "選択肢の不足")
    case .tooFewToOrder: Phrase(en: "too few things to put in order", ja: "並べ替える項目の不足")
    case .notAList: Phrase(en: "a cell that is no list of choices", ja: "選択肢の一覧でないセル")
    case .untypable: Phrase(en: "an answer too long to type", ja: "入力するには長すぎる答え")
    case .unreadableAnswer: Phrase(en: "an answer that is no number", ja: "数値でない答え")
    case .tooManyChoices: Phrase(en: "too many choices", ja: "選択肢が多すぎるもの")
    case .tooManyParts: Phrase(en: "too many gaps or pairs", ja: "多すぎる空欄や組")
    case .emptyChoice: Phrase(en: "an empty choice", ja: "空の選択肢")
    case .equalChoices: Phrase(en: "equal choices", ja: "同じ選択肢")
    case .unknownAnswer: Phrase(en: "an answer that is none of the choices", ja: "選択肢にない正解")
    case .tooLong: Phrase(en: "a text that is too long", ja: "長すぎる文字列")
    case .noOtherAnswer: Phrase(en: "no other answer", ja: "ほかの答えなし")
    case .duplicate: Phrase(en: "the same question again", ja: "重複")
    case .syntax: Phrase(en: "not written as the format wants it", ja: "書き方の誤り")
    case .row: Phrase(en: "a row that cannot be used", ja: "使えない行")
    }
  }

  /// A place without the colon that a message would go on behind.
  private static func bare(_ place: String) -> String { place.hasSuffix(": ") ? String(place.dropLast(2)) : place }
}
