import QuizCore

/// A file that is text, in whatever encoding it was.
struct SourceText {
  /// Its bytes as UTF-8.
  let bytes: [UInt8]
  /// The same as a string.
  let text: String
  /// What the file is called.
  let name: String

  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }
}

/// Columns, from a text or from a workbook.
struct ColumnSource {
  /// The text; nil for a workbook.
  let text: SourceText?
  /// The rows of the text, or of each sheet that has any. Never empty.
  let tables: [Table]
  /// What the file is called.
  let name: String

  /// Divides a text into columns.
  init(_ text: SourceText) throws(ImportError) {
    self.text = text
    name = text.name
    tables = [try SeparatedText.table(text.text, separator: SeparatedText.separator(of: text.text))]
  }

  /// Takes the sheets of a workbook that have rows; throws when none has.
  init(_ archive: ZipArchive, name: String) throws(ImportError) {
    text = nil
    self.name = name
    tables = try Workbook.sheets(archive).filter { !$0.rows.isEmpty }
    if tables.isEmpty { throw ImportError(.empty) }
  }

  /// The rows of the text, or of the first sheet.
  var first: Table { tables[0] }
}

/// What a format makes of columns.
enum ColumnReading {
  /// They are in the format.
  case file(RawFile)
  /// They are not.
  case none
  /// They are nearly in it: what is wrong, should no other format recognise them.
  case nearly(ImportError)
}
