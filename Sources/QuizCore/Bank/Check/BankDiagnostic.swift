/// One thing that is wrong with a bank, and where.
///
/// An error makes its row unusable, a warning does not. What it quotes is the file's own text and may hold anything:
/// clean it before it is shown.
public struct BankDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Hashable, Sendable {
    /// The row cannot be used.
    case error
    /// The row can be used, but probably not as its author meant it.
    case warning
  }

  /// The problem.
  public enum Kind: Hashable, Sendable {
    // `column` is what the heading calls the column; nil where there is no heading.

    /// There is no text to ask.
    case emptyQuestion(column: String? = nil)
    /// The answer's column holds nothing.
    case noAnswer(column: String? = nil)
    /// The answer's column holds something other than the number, the letter or the text of a choice.
    case answerNotAChoice(found: String, column: String? = nil)
    /// The answer is a number or a letter, but not that of a choice.
    case answerOutOfRange(found: String, choices: Int, column: String? = nil)
    /// The answer is the number or the letter of one choice and the text of another, by their numbers from 1.
    case ambiguousAnswer(found: String, label: Int, text: Int, column: String? = nil)
    /// The answer is the text of two choices, by their numbers from 1.
    case answerTwice(found: String, Int, Int, column: String? = nil)
    /// The answer names several choices.
    case severalAnswers(found: String, column: String? = nil)
    /// The answer is none that its kind can have; the sentence says why, and goes on after what was found.
    case answerFault(found: String, Phrase, column: String? = nil)
    /// The kind is none, or says of the question what no question of its kind is.
    case unknownKind(String, column: String? = nil)
    /// There are more or fewer choices than a question of the kind has.
    case choiceCount(QuestionKind, found: Int)
    /// There are choices, but the answer to a question of the kind is typed.
    case choicesOfLine(QuestionKind, found: Int)
    /// Fewer than two choices are filled.
    case tooFewChoices(found: Int)
    /// A choice, by its number from 1, is empty and a later one is not.
    case emptyChoice(Int, column: String? = nil)
    /// There is text in a column, counted from 1, that has no meaning.
    case tooManyColumns(found: Int, expected: Int)
    /// A cell, in a column counted from 1, shows that the formula of a spreadsheet failed.
    case formulaError(found: String, column: String? = nil, number: Int)
    /// There are more columns than `BankLimits.columns`.
    case tooWide
    /// A field is longer than `BankLimits.field`.
    case fieldTooLong(bytes: Int)
    /// A row is longer than `BankLimits.row`.
    case rowTooLong
    /// A quote opens a field and nothing closes it.
    case unterminatedQuote
    /// A quote opens a field and nothing near closes it: not within `BankLimits.quotedField` bytes.
    case quoteTooLong
    /// Something other than a separator or a line's end follows a closing quote.
    case textAfterQuote
    /// A byte 0, which no text has.
    case nulByte
    /// Bytes that are not UTF-8, in a file that otherwise is.
    case notUTF8
    /// The file became shorter while it was being read.
    case cutShort
    /// The system stopped reading the file; `errno` is its number for why.
    case cannotRead(errno: Int32)

    /// The same question with the same right answer came before.
    case duplicate(firstLine: Int)
    /// Two choices, by their numbers from 1, are the same.
    case equalChoices(Int, Int)
    /// Two choices, by their numbers from 1, differ, but only in case, width or spaces.
    case similarChoices(Int, Int)
    /// The numbers of the answers count from 0: one of them is 0, and none is that of a last choice counted from 1.
    case answersFromZero
    /// There is no heading, and the answers stand behind the choices, in this column from 1.
    case answerBehindChoices(column: Int)
    /// The seconds are none that a question can have; they are not read.
    case unknownSeconds(String, column: String? = nil)
    /// The row does not name its kind, and could well be of another one than that as which it is read; so are `others`
    /// behind it.
    case readAs(QuestionKind, found: String, others: Int = 0)
    /// The answer is one that its kind can have, but hardly meant; the sentence says why, and goes on after what was
    /// found.
    case oddAnswer(found: String, Phrase, column: String? = nil)
    /// The column that should say of what kind a question is says something else in the first rows; it is not read.
    case foreignKinds(found: String, column: String)
    /// The level is none; it is not read.
    case unknownLevel(String, column: String? = nil)
    /// Every row has the same answer.
    case sameAnswer(String, rows: Int)
    /// Too many of the rows with choices have something in common for it to be intended.
    case alike(Pattern, rows: Int, of: Int)
    /// The heading names a column that means nothing here; it is not read.
    case unknownColumn(String)
    /// The heading names a column twice; the first is read.
    case repeatedColumn(String)
    /// A warning that is no rule of the bank's own, a whole sentence without its full stop: a choice does not fit its
    /// panel, for example.
    case remark(Phrase)
  }

  /// The line of the file, from 1.
  public let line: Int
  /// The character of that line, from 1.
  public let column: Int
  /// The problem.
  public let kind: Kind

  /// How bad it is; each kind is always the one or the other.
  public var severity: Severity {
    switch kind {
    case .emptyQuestion, .noAnswer, .answerNotAChoice, .answerOutOfRange, .ambiguousAnswer, .answerTwice,
      .severalAnswers, .answerFault, .unknownKind, .choiceCount, .choicesOfLine, .tooFewChoices, .emptyChoice,
      .formulaError, .tooManyColumns, .tooWide, .fieldTooLong,
      .rowTooLong,
      .unterminatedQuote,
      .quoteTooLong, .textAfterQuote, .nulByte, .notUTF8, .cutShort, .cannotRead:
      .error
    case .duplicate, .equalChoices, .similarChoices, .answersFromZero, .answerBehindChoices, .unknownLevel,
      .unknownSeconds, .readAs,
      .oddAnswer, .foreignKinds, .sameAnswer, .alike, .unknownColumn,
      .repeatedColumn, .remark:
      .warning
    }
  }

  /// One line of a report: `food.csv:14:45: the answer is "7", but there are 4 choices`; a warning is marked as one.
  public func located(in name: String) -> Phrase {
    let place = Phrase(same: "\(name):\(line):\(column): ")
    return switch severity {
    case .error: place + kind.sentence
    case .warning: place + Phrase(en: "warning: ", ja: "警告：") + kind.sentence
    }
  }
}

extension BankDiagnostic: CustomStringConvertible {
  /// What is wrong, in English, without a place and a full stop.
  public var description: String { kind.sentence.en }
}

extension BankDiagnostic.Kind {
  /// What is wrong, without a place and a full stop.
  public var sentence: Phrase {
    switch self {
    case .emptyQuestion(nil): Phrase(en: "the question is empty", ja: "問題文が空です")
    case .emptyQuestion(let column?): .empty(column)
    case .noAnswer(nil):
      Phrase(
        en: "the answer is missing; write the number of the right choice",
        ja: "正解がありません。正しい選択肢の番号を書いてください")
    case .noAnswer(let column?):
      .empty(column)
        + Phrase(
          en: "; write the number, the letter or the text of the right choice",
          ja: "。正しい選択肢の番号・記号・内容のどれかを書いてください")
    case .answerNotAChoice(let found, let column):
      .says(found, column)
        + Phrase(en: ", not the number, the letter or the text of a choice", ja: "で、選択肢の番号・記号・内容のどれでもありません")
    case .answerOutOfRange(let found, let choices, let column):
      .says(found, column)
        + Phrase(en: ", but there \(isOrAre(choices, "choice"))", ja: "ですが、選択肢は\(choices)個です")
    case .ambiguousAnswer(let found, let label, let text, let column):
      .says(found, column) + .ambiguous(found, label, text)
    case .answerTwice(let found, let first, let second, let column):
      .says(found, column)
        + Phrase(
          en: ", which is the text of both choice \(first) and choice \(second)",
          ja: "ですが、選択肢\(first)と選択肢\(second)がどちらもその内容です")
    case .severalAnswers(let found, let column?):
      .says(found, column)
        + Phrase(
          en: ", which names several choices; write their letters with semicolons between them, like A;C, or only one",
          ja: "で、選択肢を2つ以上指しています。記号を「;」で区切って書く（例：A;C）か、1つだけ書いてください")
    case .severalAnswers(let found, nil):
      .says(found, nil)
        + Phrase(
          en: ", which names several choices; write only one, "
            + "or a heading such as question,answer,choice1,choice2 above the rows: with it, several may be right",
          ja: "で、選択肢を2つ以上指しています。正解を1つだけ書くか、先頭の行に見出し（question,answer,choice1,choice2 など）を"
            + "付けてください。見出しがあれば、正解を2つ以上にできます")
    case .answerFault(let found, let sentence, let column): .says(found, column) + sentence
    case .unknownKind(let found, let column):
      (column.map { .says(found, $0) } ?? Phrase(en: "the kind is \(quoted(found).en)", ja: "種類が\(quoted(found).ja)"))
        + Phrase(
          en: ", not one of \(QuestionKind.all.map(\.id.rawValue).joined(separator: ", "))",
          ja: "で、\(QuestionKind.all.map(\.id.rawValue).joined(separator: "、")) のどれでもありません")
    case .choiceCount(let kind, let found):
      Phrase(
        en: "there \(isOrAre(found, "choice")), but a question of the kind \"\(kind.id)\" needs "
          + "\(kind.choiceCounts.lowerBound) to \(kind.choiceCounts.upperBound)",
        ja: "選択肢が\(found)個です。「\(kind.name.ja)」（\(kind.id)）の問題には"
          + "\(kind.choiceCounts.lowerBound)〜\(kind.choiceCounts.upperBound)個必要です")
    case .choicesOfLine(let kind, let found):
      Phrase(
        en: "there \(isOrAre(found, "choice")), but the answer to a question of the kind \"\(kind.id)\" is typed",
        ja: "選択肢が\(found)個ありますが、「\(kind.name.ja)」（\(kind.id)）の問題では答えを入力します")
    case .tooFewChoices(let found):
      Phrase(
        en: "there \(isOrAre(found, "choice")), but a question needs at least 2",
        ja: "選択肢が\(found)個です。少なくとも2個必要です")
    case .emptyChoice(_, let column?):
      .empty(column) + Phrase(en: ", but a later choice is not", ja: "が、後の選択肢は空ではありません")
    case .emptyChoice(let number, nil):
      Phrase(
        en: "choice \(number) is empty, but a later one is not",
        ja: "選択肢\(number)が空ですが、後の選択肢は空ではありません")
    case .tooManyColumns(let found, let expected):
      Phrase(
        en: "there is text in column \(found), but this bank has only \(expected) columns",
        ja: "\(found)列目に文字がありますが、この問題集は\(expected)列です")
    case .formulaError(let found, let column, let number):
      (column.map { .says(found, $0) }
        ?? Phrase(en: "column \(number) says \(quoted(found).en)", ja: "\(number)列目が\(quoted(found).ja)"))
        + Phrase(
          en: ", the error of a formula; correct it in the spreadsheet", ja: "（数式のエラー）です。表計算ソフトで直してください")
    case .tooWide:
      Phrase(
        en: "there are more than \(BankLimits.columns) columns",
        ja: "列が\(BankLimits.columns)より多くあります")
    case .fieldTooLong(let bytes):
      Phrase(
        en: "the field has \(bytes) bytes, more than \(BankLimits.field)",
        ja: "欄が\(bytes)バイトあり、\(BankLimits.field)バイトを超えています")
    case .rowTooLong:
      Phrase(
        en: "the row has more than \(BankLimits.row) bytes", ja: "行が\(BankLimits.row)バイトを超えています")
    case .unterminatedQuote:
      Phrase(en: "the quote that opens here is never closed", ja: "ここで始まる引用符が閉じられていません")
    case .quoteTooLong:
      Phrase(
        en: "the quote that opens here is not closed within \(BankLimits.quotedField) bytes",
        ja: "ここで始まる引用符が\(BankLimits.quotedField)バイト以内に閉じられていません")
    case .textAfterQuote:
      Phrase(
        en: "there is text after the closing quote; a quote inside a quoted field is written twice",
        ja: "閉じた引用符の後に文字があります。引用符の中の引用符は2つ重ねて書きます")
    case .nulByte:
      Phrase(en: "there is a zero byte, which no text has", ja: "NUL 文字（値が 0 のバイト）があります")
    case .notUTF8: Phrase(en: "this is not UTF-8 text", ja: "UTF-8 の文字ではありません")
    case .cutShort:
      Phrase(en: "the file became shorter while it was being read", ja: "読んでいる間にファイルが短くなりました")
    case .cannotRead(let code):
      Phrase(
        en: "the file cannot be read any further (\(SystemReason.reason(code).en))",
        ja: "ファイルを最後まで読めません（\(SystemReason.reason(code).ja)）")
    case .duplicate(let firstLine):
      Phrase(
        en: "this question, with this answer, is already on line \(firstLine)",
        ja: "同じ問題と正解が\(firstLine)行目にあります")
    case .equalChoices(let first, let second):
      Phrase(en: "choices \(first) and \(second) are the same", ja: "選択肢\(first)と選択肢\(second)が同じです")
    case .similarChoices(let first, let second):
      Phrase(
        en: "choices \(first) and \(second) differ only in case, width or spaces",
        ja: "選択肢\(first)と選択肢\(second)の違いが、大文字と小文字、全角と半角、空白だけです")
    case .answersFromZero:
      Phrase(
        en: "the numbers of the answers count from 0, so 0 is read as the first choice",
        ja: "正解の番号が0から始まっているため、0を1つ目の選択肢として読みます")
    case .answerBehindChoices(let column):
      Phrase(
        en: "there is no heading; column \(column), behind the choices, is read as the answer",
        ja: "見出しがないため、選択肢の後の\(column)列目を正解として読みます")
    case .unknownLevel(let found, let column?):
      .says(found, column)
        + Phrase(en: ", not 1, 2 or 3; it is not read", ja: "で、1、2、3 のどれでもないため、無視します")
    case .unknownLevel(let found, nil):
      Phrase(
        en: "the level is \(quoted(found).en), not 1, 2 or 3; it is not read",
        ja: "難易度が\(quoted(found).ja)で、1、2、3 のどれでもないため、無視します")
    case .unknownSeconds(let found, let column):
      (column.map { .says(found, $0) } ?? Phrase(en: "the time is \(quoted(found).en)", ja: "秒数が\(quoted(found).ja)"))
        + Phrase(
          en: ", not seconds from \(Question.secondsOfItsOwn.lowerBound) to \(Question.secondsOfItsOwn.upperBound); "
            + "it is not read",
          ja: "で、\(Question.secondsOfItsOwn.lowerBound)〜\(Question.secondsOfItsOwn.upperBound)秒ではないため、無視します")
    case .readAs(let kind, let found, let others):
      .readAs(kind, quoted(found), others)
    case .oddAnswer(let found, let sentence, let column): .says(found, column) + sentence
    case .foreignKinds(let found, let column):
      .says(found, column)
        + Phrase(en: ", which is no kind of question; the column is not read", ja: "で、問題の種類ではないため、この列は無視します")
    case .sameAnswer(let answer, let rows):
      Phrase(en: "the answer is \(answer) in all \(rows) rows", ja: "\(rows)行すべての正解が\(answer)です")
    case .alike(let pattern, let rows, let all): pattern.sentence(rows, of: all)
    case .unknownColumn(let name):
      Phrase(
        en: "\(quoted(name).en) is not the name of a column and is not read",
        ja: "\(quoted(name).ja)は列の名前ではないため、無視します")
    case .repeatedColumn(let name):
      Phrase(
        en: "the column \(quoted(name).en) is here a second time and is not read",
        ja: "列\(quoted(name).ja)が重複しています。2つ目は無視します")
    case .remark(let sentence): sentence
    }
  }
}

/// A bank's own text as a message shows it: in quotes, and not longer than is needed to recognise it.
private func quoted(_ text: String) -> Phrase {
  let head = text.prefix(BankLimits.quoted)
  let isWhole = head.endIndex == text.endIndex
  return Phrase(en: "\"\(head)\(isWhole ? "" : "...")\"", ja: "「\(head)\(isWhole ? "" : "…")」")
}

extension Phrase {
  /// That a column of the heading is empty.
  fileprivate static func empty(_ column: String) -> Phrase {
    Phrase(en: "the column \(named(column)) is empty", ja: "列「\(named(column))」が空です")
  }

  /// The text in the answer's or the level's column; without a heading, the answer's.
  fileprivate static func says(_ found: String, _ column: String?) -> Phrase {
    guard let column else { return Phrase(en: "the answer is \(quoted(found).en)", ja: "正解が\(quoted(found).ja)") }
    return Phrase(
      en: "the column \(named(column)) says \(quoted(found).en)", ja: "列「\(named(column))」が\(quoted(found).ja)")
  }

  /// That an answer can be read in two ways, and what can be read in one only.
  fileprivate static func ambiguous(_ found: String, _ label: Int, _ text: Int) -> Phrase {
    let style = BankNumber(found) == nil ? AnswerLabel.Style.digit : .letter
    let (first, second) = (style.text(label), style.text(text))
    return Phrase(
      en: ", which is the label of choice \(label) and the text of choice \(text); write \(first) or \(second)",
      ja: "ですが、選択肢\(label)の番号とも選択肢\(text)の内容とも読めます。\(first) か \(second) と書いてください")
  }

  /// That an answer, and so many others, are read as those to questions of a kind.
  fileprivate static func readAs(_ kind: QuestionKind, _ found: Phrase, _ others: Int) -> Phrase {
    let are =
      switch others {
      case 0: "is"
      case 1: "and 1 other are"
      case _: "and \(others) others are"
      }
    return Phrase(
      en: "the answer \(found.en) \(are) read as \"\(kind.id)\" (\(kind.name.en)); "
        + "a column \"kind\" can say what \(others == 0 ? "it is" : "they are")",
      ja: "正解\(found.ja)\(others == 0 ? "" : "など\(others + 1)件")を \(kind.id)（\(kind.name.ja)）として読みます。"
        + "列「種類」で指定できます")
  }

  /// A column's name as the heading has it, on one line and not longer than is needed to recognise it.
  private static func named(_ column: String) -> String { String(column.prefix(BankLimits.quoted)) }
}

/// A number and what it counts, after the verb, in English: `is 1 choice`.
private func isOrAre(_ count: Int, _ noun: String) -> String {
  count == 1 ? "is 1 \(noun)" : "are \(count) \(noun)s"
}
