/// A kind of file that is no table of questions, recognised by its signature or its contents.
public enum FileKind: Hashable, Sendable, CaseIterable {
  // What a program that makes tables, texts or cards saves, and what is packed.
  case excelWorkbook, oldExcelWorkbook, openDocumentSheet, openDocument, numbers, word, oldOffice, powerPoint
  case ankiPackage, packedQTI, database, pdf, rtf, image, zip, gzip, archive, program
  // Text of another kind.
  case moodle, qti, excelXML, html, xml, json, gift, aiken, cards, markdown

  /// What to do with such a file.
  enum Advice {
    /// `tenq bank import` reads it.
    case convert
    /// So it does, and the program that made it can save it as CSV.
    case saveOrConvert
    /// The program that made it can save it as CSV.
    case save
    /// Its text can be exported by the program that made it, and then be imported.
    case export
    /// It holds other files.
    case unpack
    /// What it says must be written into a table.
    case write
  }

  /// What such a file is called, with its article in English.
  public var name: Phrase {
    switch self {
    case .excelWorkbook: Phrase(en: "an Excel workbook", ja: "Excel のブック")
    case .oldExcelWorkbook: Phrase(en: "an Excel 97-2003 workbook", ja: "Excel 97-2003 のブック")
    case .openDocumentSheet: Phrase(en: "an OpenDocument spreadsheet", ja: "OpenDocument の表計算ファイル")
    case .openDocument: Phrase(en: "an OpenDocument file", ja: "OpenDocument のファイル")
    case .numbers: Phrase(en: "a Numbers, Pages or Keynote file", ja: "Numbers・Pages・Keynote のファイル")
    case .word: Phrase(en: "a Word document", ja: "Word の文書")
    case .oldOffice: Phrase(en: "an Office 97-2003 file", ja: "Office 97-2003 のファイル")
    case .powerPoint: Phrase(en: "a PowerPoint presentation", ja: "PowerPoint のファイル")
    case .ankiPackage: Phrase(en: "an Anki package", ja: "Anki のパッケージ")
    case .packedQTI: Phrase(en: "a QTI package", ja: "QTI のパッケージ")
    case .database: Phrase(en: "an SQLite database", ja: "SQLite のデータベース")
    case .pdf: Phrase(en: "a PDF file", ja: "PDF ファイル")
    case .rtf: Phrase(en: "an RTF document", ja: "RTF の文書")
    case .image: Phrase(en: "a picture", ja: "画像ファイル")
    case .zip: Phrase(en: "a zip archive", ja: "zip ファイル")
    case .gzip: Phrase(en: "a file compressed by gzip", ja: "gzip で圧縮したファイル")
    case .archive: Phrase(en: "a compressed file", ja: "圧縮ファイル")
    case .program: Phrase(en: "a program", ja: "プログラム")
    case .moodle: Phrase(en: "a Moodle XML file", ja: "Moodle XML のファイル")
    case .qti: Phrase(en: "a QTI file", ja: "QTI のファイル")
    case .excelXML: Phrase(en: "an Excel 2003 XML table", ja: "Excel 2003 XML の表")
    case .html: Phrase(en: "a web page (HTML)", ja: "ウェブページ（HTML）")
    case .xml: Phrase(en: "an XML file", ja: "XML ファイル")
    case .json: Phrase(en: "a JSON file", ja: "JSON ファイル")
    case .gift: Phrase(en: "a GIFT file", ja: "GIFT 形式のファイル")
    case .aiken: Phrase(en: "an Aiken file", ja: "Aiken 形式のファイル")
    case .cards: Phrase(en: "a list of cards with two sides (Anki, Quizlet)", ja: "表と裏だけのカードの一覧（Anki、Quizlet）")
    case .markdown: Phrase(en: "a quiz in Markdown (hascard, mkdocs-quiz)", ja: "Markdown のクイズ（hascard、mkdocs-quiz）")
    }
  }

  /// What to do with it.
  var advice: Advice {
    switch self {
    case .excelWorkbook, .openDocumentSheet: .saveOrConvert
    case .oldExcelWorkbook, .numbers, .excelXML: .save
    case .ankiPackage, .database: .export
    case .moodle, .qti, .packedQTI, .json, .gift, .aiken, .cards, .markdown: .convert
    case .zip, .gzip, .archive: .unpack
    case .openDocument, .word, .oldOffice, .powerPoint, .pdf, .rtf, .image, .program, .html, .xml: .write
    }
  }

  /// What it is and what to do, without the file and a full stop.
  public var sentence: Phrase {
    let what = Phrase(en: "this is \(name.en)", ja: "\(name.ja)です")
    let todo =
      switch advice {
      case .convert: Phrase(en: "; use `tenq bank import FILE`", ja: "。`tenq bank import FILE` で取り込めます")
      case .saveOrConvert:
        Phrase(
          en: "; save it as CSV, or use `tenq bank import FILE`",
          ja: "。CSV で保存するか、`tenq bank import FILE` で取り込んでください")
      case .save: Phrase(en: "; save it as CSV (UTF-8)", ja: "。CSV（UTF-8）で保存してください")
      case .export:
        Phrase(
          en: "; export its notes as plain text, then use `tenq bank import FILE`",
          ja: "。ノートをテキスト形式で書き出してから、`tenq bank import FILE` で取り込んでください")
      case .unpack: Phrase(en: "; unpack it and name a CSV file in it", ja: "。展開して、中の CSV ファイルを指定してください")
      case .write:
        Phrase(
          en: "; write the questions into a spreadsheet and save that as CSV",
          ja: "。問題を表計算ソフトに書き、CSV で保存してください")
      }
    return what + todo
  }
}
