import QuizCore

/// A format in which questions are written, ours or another program's.
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
  /// Notes that Anki exports as text.
  case anki
  /// Terms and definitions as Quizlet exports them, or any other list of two columns.
  case quizlet
  /// QTI 1.2, 2.1 or a package of them.
  case qti
  /// Cards of hascard.
  case hascard
  /// A page with quizzes of mkdocs-quiz.
  case mkdocs

  /// The formats that can be written, too.
  public static let exported: [BankFormat] = [.csv, .gift, .aiken, .anki, .moodle, .qti]

  /// What the format is called in a sentence.
  public var name: Phrase {
    switch self {
    case .csv: Phrase(en: "a TenQ bank", ja: "TenQ の問題集")
    case .json: Phrase("JSON")
    case .gift: Phrase("GIFT")
    case .aiken: Phrase("Aiken")
    case .moodle: Phrase("Moodle XML")
    case .kahoot: Phrase(en: "a Kahoot spreadsheet", ja: "Kahoot の表")
    case .quizizz: Phrase(en: "a Quizizz spreadsheet", ja: "Quizizz の表")
    case .blooket: Phrase(en: "a Blooket spreadsheet", ja: "Blooket の表")
    case .gimkit: Phrase(en: "a Gimkit spreadsheet", ja: "Gimkit の表")
    case .anki: Phrase(en: "notes of Anki", ja: "Anki のノート")
    case .quizlet: Phrase(en: "cards in two columns", ja: "2列のカード")
    case .qti: Phrase("QTI")
    case .hascard: Phrase(en: "cards of hascard", ja: "hascard のカード")
    case .mkdocs: Phrase(en: "quizzes of mkdocs-quiz", ja: "mkdocs-quiz のクイズ")
    }
  }
}
