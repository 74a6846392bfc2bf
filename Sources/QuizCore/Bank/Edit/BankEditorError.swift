/// Why a bank is left as it is.
public enum BankEditorError: Error, Hashable, Sendable {
  /// It is no bank that can be written to.
  case unreadable(BankError)
  /// The row is no longer what it was.
  case changed
  /// The bank has too few columns for the choices.
  case tooManyChoices(Int, columns: Int)
  /// The heading of this bank has no column for an explanation.
  case noExplanationColumn
  /// The heading of this bank has no column that says of what kind a question is, and this one needs it.
  case noKindColumn
  /// What would be written would be read as something else, because of a quote before it.
  case wouldBeMisread(line: Int)
  /// What would be written, or what is there, could be read in two ways.
  case wouldBeAmbiguous
  /// The bank is in this encoding, which is read but not written.
  case otherEncoding(String)
}

extension BankEditorError: CustomStringConvertible {
  /// One sentence without a full stop: what was found, what to do. Names the file only if the bank is unreadable.
  public var sentence: Phrase {
    switch self {
    case .unreadable(let error): error.located()
    case .changed:
      Phrase(
        en: "this row was changed or removed meanwhile: look at it again",
        ja: "この行はその間に編集または削除されました。もう一度確かめてください")
    case .tooManyChoices(let choices, let columns):
      Phrase(
        en:
          "the file has columns for \(columns) choices, but the question has \(choices): add columns to its heading",
        ja: "ファイルには選択肢\(columns)個分の列しかありませんが、この問題には\(choices)個あります。見出しに列を加えてください")
    case .noExplanationColumn:
      Phrase(
        en: "the file has no column for an explanation: add explanation to its heading, or leave the field empty",
        ja: "ファイルに解説の列がありません。見出しに「解説」を加えるか、解説を空のままにしてください")
    case .noKindColumn:
      Phrase(
        en: "the file has no column that says how a question is answered: add kind to its heading",
        ja: "ファイルに問題の種類を書く列がありません。見出しに「種類」を加えてください")
    case .wouldBeMisread(let line):
      Phrase(
        en:
          "line \(line) holds a quote that would swallow what comes after it: `tenq bank check` shows where",
        ja: "\(line)行目の引用符が閉じていないため、後の行が読めなくなります。`tenq bank check` で確かめられます")
    case .wouldBeAmbiguous:
      Phrase(
        en:
          "an answer of this file could then be read in two ways, as a label and as the text of a choice: "
          + "change the choices, or the file's answers",
        ja: "答えが選択肢の番号とも内容とも読めるようになります。選択肢か、ファイルの答えの書き方を変えてください")
    case .otherEncoding(let name):
      Phrase(
        en: "in \(name), which is read but not written: save it as UTF-8 first",
        ja: "\(name) のファイルには書き込めません。UTF-8 で保存し直してください")
    }
  }

  /// The same after the name of the file.
  public func located(in file: String) -> Phrase {
    switch self {
    case .unreadable: sentence
    case .changed, .tooManyChoices, .noExplanationColumn, .noKindColumn, .wouldBeMisread, .wouldBeAmbiguous,
      .otherEncoding:
      Phrase(same: "\(file): ") + sentence
    }
  }

  /// The sentence in English.
  public var description: String { sentence.en }
}
