/// Why a file is no bank at all: the file, the place in it where there is one, and the reason.
///
/// The file's name and what is quoted of it come from outside and may hold anything: clean them before they are shown.
public struct BankError: Error, Hashable, Sendable {
  /// The problem.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case notFound
    /// There is such a file, but it cannot be opened or read; `errno` is the system's number for why.
    case cannotRead(errno: Int32)
    /// There was nothing to read for so long.
    case timedOut(after: Duration)
    /// The file became shorter while it was being read.
    case cutShort
    /// It is a folder.
    case folder
    /// It is a device, a pipe or a socket.
    case notAFile
    /// It has more bytes than are read.
    case tooLarge(limit: Int)
    /// It is in none of the encodings that are read, from this byte (from 0) on.
    case notText(byte: Int)
    /// It is text in an encoding that is not read, by its name.
    case anotherEncoding(String)
    /// It is no table of questions, but a file of another kind.
    case anotherKind(FileKind)
    /// It has no rows.
    case empty
    /// Its heading lacks columns, by their English names.
    case incompleteHeading(missing: [String])
    /// It has no heading, and its columns are not in the order of a bank.
    case noHeading
    /// It has no heading, and its columns fit two orders: which choice of a row is right by TenQ's own, and by the
    /// one with the answer behind so many choices.
    case twoOrders(own: String, last: String, choices: Int)
    /// It has rows, but none that can be used; `first` is what is wrong with the first.
    case noUsableRow(rows: Int, first: BankDiagnostic.Kind)
  }

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The character of that line, from 1.
    public let column: Int

    /// Makes a place from line and column.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The problem.
  public let reason: Reason
  /// What the file is called, as the user named it.
  public let file: String
  /// Where in the file it is; nil when it is about the whole file.
  public let place: Place?

  /// Makes an error from its parts.
  public init(_ reason: Reason, in file: String, at place: Place? = nil) {
    self.reason = reason
    self.file = file
    self.place = place
  }

  /// The status a program ends with.
  public var exitStatus: ExitStatus {
    switch reason {
    case .notFound: .noInput
    case .cannotRead, .timedOut, .cutShort, .folder, .notAFile, .tooLarge, .notText, .anotherEncoding, .anotherKind,
      .empty, .incompleteHeading, .noHeading, .twoOrders, .noUsableRow:
      .data
    }
  }

  /// What was found and what to do, after the file and the place: `food.csv:14:45: …`. The file's name can be replaced,
  /// by a shorter one for example.
  public func located(in name: String? = nil) -> Phrase {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return Phrase(same: "\(name ?? file)\(position): ") + reason.sentence
  }
}

extension BankError: CustomStringConvertible {
  /// The whole sentence in English.
  public var description: String { located().en }
}

extension BankError.Reason {
  /// What was found and what to do, without the file, the place and a full stop.
  public var sentence: Phrase {
    switch self {
    case .notFound:
      return Phrase(
        en: "there is no such file; check its name and its folder", ja: "ファイルが見つかりません。名前とフォルダーを確かめてください")
    case .cannotRead(let code):
      let reason = SystemReason.reason(code)
      let advice =
        SystemReason.advice(code)
        ?? Phrase(en: "check the file and its permissions", ja: "ファイルと権限を確かめてください")
      return Phrase(
        en: "cannot be read (\(reason.en)); \(advice.en)", ja: "読めません（\(reason.ja)）。\(advice.ja)")
    case .timedOut(let duration):
      let seconds = duration.components.seconds
      return Phrase(
        en: "nothing could be read from it for \(seconds) seconds; name a CSV file",
        ja: "\(seconds)秒待っても何も読めませんでした。CSV ファイルを指定してください")
    case .cutShort:
      return BankDiagnostic.Kind.cutShort.sentence
        + Phrase(en: "; try again when nobody writes to it", ja: "。書き込みが終わってから試してください")
    case .folder:
      return Phrase(
        en: "this is a folder; name the files in it", ja: "フォルダーです。中のファイルを指定してください")
    case .notAFile:
      return Phrase(
        en: "this is not a regular file; name a file, or `-` for standard input",
        ja: "通常のファイルではありません。ファイルか、標準入力を表す `-` を指定してください")
    case .tooLarge(let limit):
      return Phrase(
        en: "longer than \(limit >> 20) MiB; split it into several files",
        ja: "\(limit >> 20) MiB を超えています。いくつかのファイルに分けてください")
    case .notText(let byte):
      return Phrase(
        en: "this is no text from byte \(byte) on; save the file as UTF-8",
        ja: "\(byte)バイト目から文字として読めません。UTF-8 で保存してください")
    case .anotherEncoding(let name):
      return Phrase(
        en: "this is text in \(name), which is not read; save the file as UTF-8",
        ja: "文字コードが \(name) のため読めません。UTF-8 で保存してください")
    case .anotherKind(let kind): return kind.sentence
    case .empty:
      return Phrase(
        en: "holds no questions; write a row such as `2 + 2 = ?,3,2,3,4,5`",
        ja: "問題がありません。`2 + 2 = ?,3,2,3,4,5` のような行を書いてください")
    case .incompleteHeading(let missing):
      let names = missing.map { "`\($0)`" }
      return Phrase(
        en:
          "the heading lacks \(names.joined(separator: ", ")); add the column, or remove the heading",
        ja: "見出しに \(names.joined(separator: "、")) がありません。列を加えるか、見出しを削除してください")
    case .noHeading:
      return Phrase(
        en: "there is no heading, and the columns are not question, answer, choices; write a heading above the rows, "
          + "such as `question,choice1,choice2,choice3,choice4,answer`",
        ja: "見出しがなく、列の順が「問題、正解、選択肢」ではありません。"
          + "`問題,選択肢1,選択肢2,選択肢3,選択肢4,正解` のような見出しを1行目に加えてください")
    case .twoOrders(let own, let last, let choices):
      let names = (1...max(2, choices)).map { "choice\($0)" }.joined(separator: ",")
      return Phrase(
        en: "the columns can be read in two ways: with the answer second (\(Excerpt.quoted(own)) is right here) "
          + "or last (\(Excerpt.quoted(last)) is right); write a heading above the rows, "
          + "`question,answer,\(names)` or `question,\(names),answer`",
        ja: "列の順が2通りに読めます。正解が2列目なら「\(Excerpt.of(own))」、最後の列なら「\(Excerpt.of(last))」が正解です。"
          + "`question,answer,\(names)` か `question,\(names),answer` の見出しを1行目に加えてください")
    case .noUsableRow(let rows, let first):
      return first.sentence
        + Phrase(
          en: rows == 1
            ? "; its only row cannot be used" : "; none of its \(rows) rows can be used",
          ja: "。使える行がありません（全\(rows)行）")
    }
  }
}
