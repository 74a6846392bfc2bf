import QuizCore

/// How a file was read where it could be read otherwise, or what of it was left out.
public enum ImportNote: Hashable, Sendable {
  /// The numbers of the answers could count from 0 or from 1, and were taken to count from 0.
  case answersFromZero
  /// The numbers of the answers count from 0, since one of them is 0.
  case countedFromZero
  /// There is no heading, and this column, from 1, was read as the answer.
  case answerBehindChoices(Int)
  /// These sheets were read, each as a set.
  case sheets([String])
  /// These sheets are not in the format of the others, and were left out.
  case sheetsLeftOut([String])
  /// The first row of a list of cards, of which these are two cells, was read as its heading.
  case heading(String, String)
  /// The third column of cards was read as their explanations.
  case thirdColumn
  /// This column was asked and that one was the answer, though its name says the opposite.
  case sides(asked: String, answer: String)
  /// It could as well be in this format.
  case otherReading(BankFormat)
  /// The backs of cards repeated the fronts, and were read without them.
  case frontsTakenOff
  /// These columns of a list of cards, by their headings or letters, hold something that is not read.
  case columnsLeftOut([String])
  /// These fields of notes hold something that is not read.
  case fieldsLeftOut([String])
  /// Stars of short answers, which stand for any text, were left out.
  case wildcards
  /// Answers that are worth a part of the points were not read as right.
  case partlyRight
  /// The questions were read from the answers of this many people.
  case results(Int)
  /// Pictures and sounds of cards were left out.
  case mediaLeftOut
  /// Cells that a spreadsheet has as dates or times, of which this is the first, were read as it shows them.
  case dates(String)

  /// What is said of it, without the file and a full stop.
  public var sentence: Phrase {
    switch self {
    case .answersFromZero:
      Phrase(
        en: "the answers are numbers that could count from 0 or from 1; they were read from 0, so look at them",
        ja: "正解の番号が0からか1からか判別できないため、0からとして読みました。確かめてください")
    case .countedFromZero: BankDiagnostic.Kind.answersFromZero.sentence
    case .answerBehindChoices(let column): BankDiagnostic.Kind.answerBehindChoices(column: column).sentence
    case .sheets(let names):
      Phrase(
        en: "\(names.count) sheets were read, each as a set: \(ImportNote.list(names).en); `--sheet` reads only one",
        ja: "\(names.count)枚のシートを、それぞれ1つのセットとして読みました（\(ImportNote.list(names).ja)）。`--sheet` で1枚だけ読めます")
    case .sheetsLeftOut(let names):
      Phrase(
        en: names.count == 1
          ? "the sheet \(ImportNote.list(names).en) has no such questions and was left out; `--sheet` reads it alone"
          : "the sheets \(ImportNote.list(names).en) have no such questions and were left out; `--sheet` reads one alone",
        ja: "シート\(ImportNote.list(names).ja)にはこの形式の問題がないため、読みませんでした。`--sheet` で指定すると、それだけを読みます")
    case .heading(let front, let back):
      Phrase(
        en: "the row with \(Excerpt.quoted(front)) and \(Excerpt.quoted(back)) was read as a heading, not as a card",
        ja: "「\(Excerpt.of(front))」「\(Excerpt.of(back))」の行は、カードではなく見出しとして読みました")
    case .thirdColumn:
      Phrase(en: "the third column was read as explanations of the answers", ja: "3列目は、答えの解説として読みました")
    case .sides(let asked, let answer):
      Phrase(
        en: "the column \(Excerpt.quoted(asked)) is asked, and \(Excerpt.quoted(answer)) is the answer; "
          + "`--question` and `--answer` choose others",
        ja: "列「\(Excerpt.of(asked))」を問題、「\(Excerpt.of(answer))」を答えとして読みました。`--question` と `--answer` で変えられます")
    case .otherReading(let format):
      Phrase(
        en: "it could also be read as \(format.name.en): `--format \(format.rawValue)`",
        ja: "\(format.name.ja)としても読めます（`--format \(format.rawValue)`）")
    case .columnsLeftOut(let names):
      Phrase(
        en: names.count == 1
          ? "the column \(ImportNote.list(names).en) was not read"
          : "the columns \(ImportNote.list(names).en) were not read",
        ja: "列\(ImportNote.list(names).ja)は読みませんでした")
    case .fieldsLeftOut(let names):
      Phrase(
        en: (names.count == 1
          ? "the field \(ImportNote.list(names).en) of the notes was not read"
          : "the fields \(ImportNote.list(names).en) of the notes were not read")
          + "; `--question` and `--answer` name others",
        ja: "ノートの\(ImportNote.list(names).ja)は読みませんでした。`--question` と `--answer` で、別のフィールドを指定できます")
    case .wildcards:
      Phrase(
        en: "answers with *, which stands for any text, are read without it",
        ja: "答えの中の「*」（任意の文字列）は、除いて読みました")
    case .partlyRight:
      Phrase(
        en: "answers that are worth only a part of the points count as wrong",
        ja: "一部だけ得点になる答えは、不正解として読みました")
    case .results(let count):
      Phrase(
        en: "read from the answers of \(count) \(count == 1 ? "person" : "people"): what had all points is right, "
          + "and choices that nobody made are missing",
        ja: "\(count)人の回答から読みました。満点の回答を正解とし、誰も選ばなかった選択肢は入っていません")
    case .mediaLeftOut:
      Phrase(
        en: "pictures and sounds of the cards were left out", ja: "カードの画像と音声は読みませんでした")
    case .dates(let first):
      Phrase(
        en: "cells with dates or times are read as the sheet shows them, such as \(Excerpt.quoted(first)); "
          + "where another text was meant, format them as text and write it again",
        ja: "日付や時刻のセルは、表示されるとおりに読みました（「\(Excerpt.of(first))」など）。"
          + "別の文字列のつもりだった場合は、書式を「文字列」にして入力し直してください")
    case .frontsTakenOff:
      Phrase(
        en: "the backs of the cards repeat the fronts; they were read without them",
        ja: "カードの裏に表と同じ文があるため、それを除いて読みました")
    }
  }

  /// Names in quotation marks; of many only the first.
  static func list(_ names: [String]) -> Phrase {
    let most = 8
    let shown = names.prefix(most)
    let hasMore = names.count > most
    return Phrase(
      en: shown.map { Excerpt.quoted($0) }.joined(separator: ", ") + (hasMore ? ", …" : ""),
      ja: shown.map { "「\(Excerpt.of($0))」" }.joined() + (hasMore ? "など" : ""))
  }
}
