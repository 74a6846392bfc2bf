import QuizCore

/// Why an item is not taken.
public enum Refusal: Error, Hashable, Sendable {
  /// It is not multiple choice: what it is instead.
  case kind(Phrase)
  /// It shows a picture, or plays a sound.
  case media
  /// There is no text to ask.
  case noQuestion
  /// No choice is marked as right.
  case noRight
  /// More than one choice is right.
  case severalRight(Int)
  /// There are fewer than two choices.
  case tooFewChoices(Int)
  /// There are more than nine choices.
  case tooManyChoices(Int)
  /// A choice, by its number from 1, is empty.
  case emptyChoice(Int)
  /// Two choices, by their numbers from 1, are the same.
  case equalChoices(Int, Int)
  /// The answer is none of the choices.
  case unknownAnswer(String)
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

  /// What was found, without the place and a full stop.
  public var sentence: Phrase {
    switch self {
    case .kind(let kind):
      Phrase(
        en: "\(kind.en); only questions with choices and one right answer can be played",
        ja: "\(kind.ja)です。遊べるのは、正解が1つの選択問題だけです")
    case .media: Phrase(en: "it has a picture or a sound, which cannot be shown", ja: "画像や音声があり、表示できません")
    case .noQuestion: Phrase(en: "there is no question", ja: "問題文がありません")
    case .noRight: Phrase(en: "no choice is marked as right", ja: "正解の選択肢がありません")
    case .severalRight(let count):
      Phrase(en: "\(count) choices are right, but only one may be", ja: "正解が\(Phrase.things(count))あります。1つだけにしてください")
    case .tooFewChoices(let count):
      Phrase(
        en: count == 1 ? "there is 1 choice, but two are needed" : "there are no choices, but two are needed",
        ja: count == 0 ? "選択肢がありません。2つ以上必要です" : "選択肢が\(Phrase.things(count))しかありません。2つ以上必要です")
    case .tooManyChoices(let count):
      Phrase(en: "there are \(count) choices, but at most nine fit", ja: "選択肢が\(Phrase.things(count))あります。9つまでです")
    case .emptyChoice(let number): Phrase(en: "choice \(number) is empty", ja: "選択肢\(number)が空です")
    case .equalChoices(let first, let second):
      Phrase(en: "choices \(first) and \(second) are the same", ja: "選択肢\(first)と選択肢\(second)が同じです")
    case .unknownAnswer(let found):
      Phrase(
        en: "the answer is \(Excerpt.quoted(found)), which is none of the choices",
        ja: "正解の「\(Excerpt.of(found))」が選択肢の中にありません")
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
    case .severalRight: Phrase(en: "several right choices", ja: "正解が複数")
    case .tooFewChoices: Phrase(en: "too few choices", ja: "選択肢の不足")
    case .tooManyChoices: Phrase(en: "too many choices", ja: "選択肢が多すぎるもの")
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
