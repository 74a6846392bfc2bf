import QuizCore

/// A file format for questions, this program's or another's, described by its ``FormatRow``.
public enum BankFormat: String, CaseIterable, Hashable, Sendable {
  /// A bank as TenQ plays it, also in an Excel workbook.
  case csv
  /// Questions in JSON, of the Open Trivia Database too.
  case json
  /// GIFT, text that Moodle reads.
  case gift
  /// Aiken, the simplest text that Moodle reads.
  case aiken
  /// The XML of Moodle.
  case moodle
  /// The spreadsheet of Kahoot.
  case kahoot
  /// The spreadsheet of Quizizz.
  case quizizz
  /// The spreadsheet of Blooket.
  case blooket
  /// The spreadsheet of Gimkit.
  case gimkit
  /// The results of a quiz in Microsoft Forms or Google Forms.
  case forms
  /// Notes of Anki, as text or in a package.
  case anki
  /// Terms and definitions as Quizlet exports them, any other list of two columns, or lines with `Q:` and `A:`.
  case quizlet
  /// QTI 1.2, 2.1 or a package of them.
  case qti
  /// Cards of hascard.
  case hascard
  /// A page with quizzes of mkdocs-quiz.
  case mkdocs
  /// Check lists in Markdown.
  case checklist
  /// Questions as Respondus and text2qti have them, and any with a list of answers at the end.
  case respondus
  /// The question file of D2L Brightspace.
  case d2l
  /// Problems of Open edX in Markdown.
  case edx
  /// Tables with all choices, or all wrong answers, in one cell.
  case lists
  /// A question set of H5P.
  case h5p

  /// The formats that can be read.
  public static let imported = allCases.filter { !$0.row.readers.isEmpty }

  /// The formats that can be written.
  public static let exported = allCases.filter { $0.row.writer != nil }

  /// How the names of files end that can be imported, without dots; each once.
  public static let endings = imported.reduce(into: [String]()) { all, format in
    all += format.endings.filter { !all.contains($0) }
  }

  /// What the format is called in a sentence.
  public var name: Phrase { row.name }

  /// The kinds of questions that are read of it.
  public var kindsRead: [QuestionKind] { row.kinds }

  /// The kinds of questions that it has a place for where it is written.
  public var kindsWritten: [QuestionKind] { row.writer?.kinds ?? [] }

  /// How the names of its files end, without dots, the usual one first.
  public var endings: [String] { row.endings }
}
