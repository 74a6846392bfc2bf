import QuizCore

/// Why nothing of a file can be imported.
public struct ImportError: Error, Hashable, Sendable {
  /// The problem.
  public enum Reason: Hashable, Sendable {
    /// It cannot be read, or is no text.
    case unreadable(BankError)
    /// There is nothing in it.
    case empty
    /// It is of another kind, and this is what to do.
    case otherKind(Phrase, advice: Phrase)
    /// It is in none of the formats; where its lines could be cards, with what divides them.
    case unknownFormat(mark: String?)
    /// It is not in the format that was asked for.
    case notInFormat(BankFormat)
    /// It has no such columns or fields, but these; none where it is no table.
    case noColumn(CardNames, there: [String])
    /// These columns of a table hold choices in a form that is not read.
    case otherChoices([String])
    /// It has no two cards that these marks divide.
    case notDivided(CardMarks)
    /// It is XML, but not well-formed there.
    case xml(String)
    /// It is XML in an encoding that is not read.
    case xmlEncoding
    /// It is XML that declares entities of its own.
    case xmlEntities
    /// It is XML of another kind, by the name of its first element.
    case xmlRoot(String)
    /// It is not well-formed JSON there.
    case json
    /// It is JSON without questions.
    case jsonWithoutQuestions
    /// It is a quiz, and there are no questions in it.
    case noQuestions
    /// It is a damaged archive.
    case zipDamaged
    /// Its database is damaged, or not that of Anki.
    case damagedDatabase
    /// It is an archive with a password.
    case zipEncrypted
    /// A name in the archive leads out of it.
    case zipPath(String)
    /// The archive lacks this entry.
    case zipLacks(String)
    /// It has no sheet of this name or number, but these; none where it is no workbook.
    case noSheet(String, there: [String])
    /// It holds more than is read: what, and how many.
    case tooMuch(Limit)
  }

  /// What there is too much of.
  public enum Limit: Hashable, Sendable {
    /// Elements or values within each other.
    case depth
    /// Elements or values in all.
    case nodes
    /// Lines.
    case lines
    /// Questions.
    case items
    /// Sets.
    case sets
    /// Entries of an archive.
    case entries
    /// Bytes of an archive when it is unpacked.
    case inflated
  }

  /// The problem.
  public let reason: Reason
  /// The line, from 1, where that is known.
  public let line: Int?
  /// The part of an archive that is concerned.
  public let member: String?

  init(_ reason: Reason, line: Int? = nil, member: String? = nil) {
    self.reason = reason
    self.line = line
    self.member = member
  }

  /// A file that cannot be read.
  public init(_ error: BankError) {
    self.init(.unreadable(error), line: error.place?.line)
  }

  /// The exit status of a program that fails by this.
  public var exitStatus: ExitStatus {
    if case .unreadable(let error) = reason { return error.exitStatus }
    return .data
  }

  /// What was found and what to do, after the file and the place, and without a full stop.
  public func located(in name: String) -> Phrase {
    if case .unreadable(let error) = reason { return error.located(in: name) }
    let member = member.map { "(\($0))" } ?? ""
    return Phrase(same: "\(name)\(member)\(line.map { ":\($0)" } ?? ""): ") + reason.sentence
  }
}

extension ImportError.Reason {
  /// What was found and what to do, without the file.
  public var sentence: Phrase {
    switch self {
    case .unreadable(let error): error.reason.sentence
    case .empty: Phrase(en: "the file is empty", ja: "ファイルが空です")
    case .otherKind(let kind, let advice):
      Phrase(en: "this is \(kind.en): \(advice.en)", ja: "\(kind.ja)です。\(advice.ja)")
    case .unknownFormat(nil):
      Phrase(
        en: "this is in no format that can be imported; `--format` names the one it is meant to be",
        ja: "取り込める形式ではありません。`--format` で形式を指定できます")
    case .unknownFormat(let mark?):
      Phrase(
        en: "this is in no format that can be imported; `--format` names the one it is meant to be, "
          + "and `--between \(Excerpt.quoted(mark))` reads its lines as cards",
        ja: "取り込める形式ではありません。`--format` で形式を指定できます。`--between \(Excerpt.quoted(mark))` で、各行をカードとして読めます")
    case .noColumn(_, there: []):
      Phrase(
        en: "this is no table and no notes; leave out `--question` and `--answer`",
        ja: "表でもノートでもありません。`--question` と `--answer` を省いてください")
    case .noColumn(let names, let there):
      Phrase(
        en: "there is no column \(ImportNote.list(names.all).en), but \(ImportNote.list(there).en)",
        ja: "列\(ImportNote.list(names.all).ja)はありません。あるのは\(ImportNote.list(there).ja)です")
    case .otherChoices(let names):
      Phrase(
        en: (names.count == 1
          ? "the column \(ImportNote.list(names).en) seems" : "the columns \(ImportNote.list(names).en) seem")
          + " to hold choices in a form that is not read; give each choice a column of its own, or read only two columns "
          + "with `--question` and `--answer`",
        ja: "列\(ImportNote.list(names).ja)に、読めない形の選択肢があるようです。選択肢ごとに列を分けるか、"
          + "`--question` と `--answer` で2列だけを読んでください")
    case .notInFormat(let format):
      Phrase(
        en:
          "there is nothing here that reads as \(format.rawValue); leave out `--format` to have the format recognised",
        ja: "\(format.rawValue) として読めるものがありません。`--format` を省くと、形式を自動で判別します")
    case .notDivided(let marks):
      Phrase(
        en: "there are no two cards divided by \(Excerpt.quoted(marks.between)) and \(Excerpt.quoted(marks.after))",
        ja: "「\(Excerpt.of(marks.between))」と「\(Excerpt.of(marks.after))」で区切られたカードがありません")
    case .xml(let message):
      Phrase(
        en: "the XML is damaged (\(message)); export the file again",
        ja: "XML が壊れています（\(message)）。もう一度書き出してください")
    case .xmlEncoding:
      Phrase(
        en: "the XML is in an encoding that is not read; save it as UTF-8",
        ja: "XML の文字コードに対応していません。UTF-8 で保存してください")
    case .xmlEntities:
      Phrase(
        en: "the XML declares entities of its own, which are not read; remove its <!ENTITY> lines",
        ja: "XML が独自の実体を宣言しています。<!ENTITY> の行を取り除いてください")
    case .xmlRoot(let name):
      Phrase(
        en: "this is XML of another kind (<\(name)>); Moodle XML and QTI can be imported",
        ja: "別の種類の XML です（<\(name)>）。取り込めるのは Moodle XML と QTI です")
    case .json:
      Phrase(en: "the JSON is damaged here; export the file again", ja: "JSON がここで壊れています。もう一度書き出してください")
    case .jsonWithoutQuestions:
      Phrase(
        en: "this JSON has no list of questions, such as {\"title\": …, \"questions\": […]}",
        ja: "この JSON には {\"title\": …, \"questions\": […]} のような問題の一覧がありません")
    case .noQuestions:
      Phrase(
        en: "this quiz has no questions in it; if it draws them from a question bank, export that",
        ja: "このクイズには問題が1問も入っていません。問題バンクから出題する形なら、問題バンクを書き出してください")
    case .zipDamaged:
      Phrase(
        en: "the archive is damaged; export or download it again",
        ja: "書庫が壊れています。もう一度書き出すか、ダウンロードしてください")
    case .damagedDatabase:
      Phrase(
        en: "the database in this package is damaged; export it again", ja: "パッケージの中のデータベースが壊れています。もう一度書き出してください")
    case .zipEncrypted:
      Phrase(en: "the archive has a password; unpack it first", ja: "書庫にパスワードがかかっています。先に展開してください")
    case .zipPath(let name):
      Phrase(
        en: "the archive names a file outside of itself (\(Excerpt.quoted(name))) and is not read",
        ja: "書庫の外を指す名前（「\(Excerpt.of(name))」）があるため、読みません")
    case .zipLacks(let name):
      Phrase(
        en: "the archive lacks \(Excerpt.of(name)); export or download it again",
        ja: "書庫に \(Excerpt.of(name)) がありません。もう一度書き出すか、ダウンロードしてください")
    case .noSheet(_, there: []):
      Phrase(en: "this file has no sheets; leave out `--sheet`", ja: "シートのあるファイルではありません。`--sheet` を省いてください")
    case .noSheet(let name, let there):
      Phrase(
        en: "there is no sheet \(Excerpt.quoted(name)), but \(ImportNote.list(there).en)",
        ja: "シート「\(Excerpt.of(name))」はありません。あるのは\(ImportNote.list(there).ja)です")
    case .tooMuch(let limit): limit.sentence
    }
  }
}

extension ImportError.Limit {
  fileprivate var sentence: Phrase {
    switch self {
    case .depth:
      Phrase(
        en: "it is nested more than \(ImportLimits.depth) deep, which no question bank is",
        ja: "入れ子が\(ImportLimits.depth)段を超えています。問題集ではありません")
    case .nodes:
      Phrase(
        en: "it has more than \(ImportLimits.nodes) elements; split it into several files",
        ja: "要素が\(ImportLimits.nodes)個を超えています。いくつかのファイルに分けてください")
    case .lines:
      Phrase(
        en: "it has more than \(ImportLimits.lines) lines; split it into several files",
        ja: "行が\(ImportLimits.lines)行を超えています。いくつかのファイルに分けてください")
    case .items:
      Phrase(
        en: "it has more than \(ImportLimits.items) questions; split it into several files",
        ja: "問題が\(ImportLimits.items)問を超えています。いくつかのファイルに分けてください")
    case .sets:
      Phrase(
        en: "it has more than \(ImportLimits.sets) categories; split it into several files",
        ja: "カテゴリーが\(ImportLimits.sets)個を超えています。いくつかのファイルに分けてください")
    case .entries:
      Phrase(
        en: "the archive has more than \(ImportLimits.zipEntries) entries; unpack it and import its parts",
        ja: "書庫の中身が\(ImportLimits.zipEntries)個を超えています。展開して、分けて取り込んでください")
    case .inflated:
      Phrase(
        en: "the archive unpacks to more than \(ImportLimits.inflated >> 20) MiB, "
          + "or to \(ImportLimits.inflation) times its size, and is not read",
        ja: "書庫を展開すると \(ImportLimits.inflated >> 20) MiB、または元の\(ImportLimits.inflation)倍を超えるため、読みません")
    }
  }
}
