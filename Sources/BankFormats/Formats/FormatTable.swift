import QuizCore

/// The description of a format: import, export, help and completions follow the rows of one table.
struct FormatRow {
  /// What it is called in a sentence.
  let name: Phrase
  /// How the names of its files end, without dots, the usual one first.
  let endings: [String]
  /// Its turn in recognition, where several are as likely: formats with unique marks come first, plain columns last.
  let turn: Int
  /// The kinds of questions that are read of it; none where it is only written.
  var kinds: [QuestionKind] = [.one]
  /// How it is recognised and read, for each kind of file that can hold it; none where it is only written.
  let readers: [FormatReader]
  /// How it is written; nil where it is only read.
  var writer: FormatWriter?
}

/// Reads columns, from a text or a sheet. The user may have named the format.
typealias ColumnReader = (ColumnSource, _ isNamed: Bool) throws(ImportError) -> ColumnReading

/// How a format is recognised in a kind of file, and read from it.
enum FormatReader {
  /// A text with marks of its own: how many of its lines are those of the format, none where it is not in it.
  case text(weight: (SourceText) -> Int, read: (SourceText) throws(ImportError) -> RawFile)
  /// Columns: a text, or each sheet of a workbook.
  case columns(ColumnReader)
  /// XML, by the name of its first element.
  case xml(roots: Set<String>, read: (XMLElement) throws(ImportError) -> RawFile)
  /// A zip archive that is no office file.
  case package((ZipArchive) throws(ImportError) -> RawFile)
}

/// How a format is written.
struct FormatWriter {
  /// The file's whole text; nil where it can only be a package.
  var text: (([ExportedSet]) -> String)?
  /// The bytes of a package, for a file that is called so without its ending; nil where it is always a text.
  var package: ((_ sets: [ExportedSet], _ name: String) -> [UInt8])?
  /// The kinds of questions that it has a place for.
  var kinds: [QuestionKind] = [.one]
  /// What it has no place for.
  var loses: [BankExport.Loss] = []
  /// Why a question cannot be in it at all; nil for one that can.
  var obstacle: (Question) -> BankExport.Loss? = { _ in nil }
}

extension BankFormat {
  /// The format's row of the table.
  var row: FormatRow {
    switch self {
    case .csv:
      FormatRow(
        name: Phrase(en: "a TenQ bank", ja: "TenQ の問題集"), endings: ["csv", "tsv", "txt"],
        turn: 13, kinds: QuestionKind.all,
        readers: [.columns(PlainBankReader.read)],
        writer: FormatWriter(text: { CSVWriter.text($0.flatMap(\.questions)) }, kinds: QuestionKind.all))
    case .json:
      FormatRow(
        name: Phrase(same: "JSON"), endings: ["json", "jsonl"], turn: 1, kinds: QuestionKind.all,
        readers: [.text(weight: { JSONQuestions.isLikely($0) ? .max : 0 }, read: JSONQuestions.read)],
        writer: FormatWriter(text: JSONWriter.text, kinds: QuestionKind.all))
    case .gift:
      FormatRow(
        name: Phrase(same: "GIFT"), endings: ["gift", "txt"], turn: 6, kinds: [.one, .several, .number, .typed],
        readers: [.text(weight: GIFTReader.weight, read: GIFTReader.read)],
        writer: FormatWriter(
          text: GIFTWriter.text, kinds: [.one, .several, .number, .typed], loses: [.options, .order, .seconds, .unit],
          obstacle: GIFTWriter.obstacle))
    case .aiken:
      FormatRow(
        name: Phrase(same: "Aiken"), endings: ["txt"], turn: 4, kinds: [.one, .several],
        readers: [.text(weight: AikenReader.weight, read: AikenReader.read)],
        writer: FormatWriter(
          text: AikenWriter.text, loses: [.explanation, .level, .options, .order, .seconds, .lines],
          obstacle: AikenWriter.obstacle))
    case .moodle:
      FormatRow(
        name: Phrase(same: "Moodle XML"), endings: ["xml"], turn: 15, kinds: QuestionKind.all,
        readers: [.xml(roots: ["quiz"], read: MoodleReader.read)],
        writer: FormatWriter(text: MoodleWriter.text, kinds: QuestionKind.all, loses: [.options, .seconds]))
    case .kahoot:
      FormatRow(
        name: Phrase(en: "a Kahoot spreadsheet", ja: "Kahoot の表"), endings: ["xlsx", "csv", "ods"], turn: 7,
        kinds: [.one, .several],
        readers: [.columns(SpreadsheetReader.reader(of: self))],
        writer: FormatWriter(
          package: { sets, _ in KahootWriter.workbook(sets) }, kinds: [.one, .several],
          loses: [.explanation, .level, .options, .order, .seconds, .lines],
          obstacle: KahootWriter.obstacle))
    case .quizizz:
      FormatRow(
        name: Phrase(en: "a Quizizz spreadsheet", ja: "Quizizz の表"), endings: ["xlsx", "csv"], turn: 8,
        kinds: [.one, .several, .order, .typed],
        readers: [.columns(SpreadsheetReader.reader(of: self))])
    case .blooket:
      FormatRow(
        name: Phrase(en: "a Blooket spreadsheet", ja: "Blooket の表"), endings: ["csv", "xlsx"], turn: 9,
        kinds: [.one, .several],
        readers: [.columns(SpreadsheetReader.reader(of: self))])
    case .gimkit:
      FormatRow(
        name: Phrase(en: "a Gimkit spreadsheet", ja: "Gimkit の表"), endings: ["csv", "xlsx"], turn: 10,
        kinds: [.one],
        readers: [.columns(SpreadsheetReader.reader(of: self))])
    case .forms:
      FormatRow(
        name: Phrase(en: "the results of a form", ja: "フォームの集計"), endings: ["xlsx", "csv", "ods"], turn: 0,
        kinds: [.one, .several, .typed],
        readers: [.columns(FormResults.read)])
    case .anki:
      FormatRow(
        name: Phrase(en: "notes of Anki", ja: "Anki のノート"), endings: ["txt", "apkg", "colpkg"], turn: 2,
        kinds: QuestionKind.all,
        readers: [
          .text(weight: { CardReader.hasHeaders($0) ? .max : 0 }, read: CardReader.readNotes),
          .columns(CardReader.readNamedSheet),
        ],
        writer: FormatWriter(text: AnkiWriter.text, kinds: QuestionKind.all, loses: [.seconds]))
    case .quizlet:
      FormatRow(
        name: Phrase(en: "cards with two sides", ja: "表と裏のカード"), endings: ["txt", "tsv", "csv"], turn: 14,
        kinds: [.one, .typed],
        readers: [.text(weight: QuestionLines.weight, read: QuestionLines.read), .columns(CardReader.read)])
    case .qti:
      FormatRow(
        name: Phrase(same: "QTI"), endings: ["xml", "zip"], turn: 16, kinds: QuestionKind.all,
        readers: [.xml(roots: QTIReader.roots, read: QTIReader.read), .package(QTIReader.read)],
        writer: FormatWriter(
          text: QTIWriter.text, package: QTIPackage.package, kinds: QuestionKind.all, loses: [.options, .seconds]))
    case .hascard:
      FormatRow(
        name: Phrase(en: "cards of hascard", ja: "hascard のカード"), endings: ["md"], turn: 5,
        kinds: [.one, .several, .order, .typed],
        readers: [.text(weight: HascardReader.weight, read: HascardReader.read)])
    case .mkdocs:
      FormatRow(
        name: Phrase(en: "quizzes of mkdocs-quiz", ja: "mkdocs-quiz のクイズ"), endings: ["md"], turn: 3,
        kinds: [.one, .several, .typed],
        readers: [.text(weight: MkDocsQuizReader.weight, read: MkDocsQuizReader.read)])
    case .checklist:
      FormatRow(
        name: Phrase(en: "check lists in Markdown", ja: "Markdown のチェックリスト"), endings: ["md"], turn: 17,
        kinds: [.one, .several],
        readers: [.text(weight: ChecklistReader.weight, read: ChecklistReader.read)])
    case .respondus:
      FormatRow(
        name: Phrase(en: "text with marked choices (Respondus, text2qti)", ja: "印つきのテキスト（Respondus、text2qti）"),
        endings: ["txt"], turn: 18, kinds: [.one, .several, .number, .typed],
        readers: [.text(weight: RespondusReader.weight, read: RespondusReader.read)])
    case .d2l:
      FormatRow(
        name: Phrase(en: "a question file of D2L Brightspace", ja: "D2L Brightspace の問題ファイル"), endings: ["csv"],
        turn: 11, kinds: [.one, .several, .order, .typed],
        readers: [.columns(D2LReader.read)])
    case .edx:
      FormatRow(
        name: Phrase(en: "problems of Open edX in Markdown", ja: "Open edX の問題（Markdown）"), endings: ["md", "txt"],
        turn: 19, kinds: [.one, .several, .number, .typed],
        readers: [.text(weight: EdXReader.weight, read: EdXReader.read)])
    case .lists:
      FormatRow(
        name: Phrase(en: "a table with lists of choices", ja: "選択肢を1つのセルに並べた表"), endings: ["csv", "tsv"],
        turn: 12, kinds: [.one, .several],
        readers: [.columns(AnswerLists.read)])
    case .h5p:
      FormatRow(
        name: Phrase(same: "H5P"), endings: ["h5p"], turn: 100, kinds: [.one, .several, .typed],
        readers: [.package(H5PReader.read)],
        writer: FormatWriter(
          package: H5PWriter.package, kinds: [.one, .several, .typed], loses: [.level, .options, .seconds],
          obstacle: H5PWriter.obstacle))
    }
  }
}
