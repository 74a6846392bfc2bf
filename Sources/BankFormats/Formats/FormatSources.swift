import QuizCore

/// A file that is text, in whatever encoding it was.
struct SourceText {
  /// Its bytes as UTF-8.
  let bytes: [UInt8]
  /// What the file is called.
  let name: String

  /// Its lines.
  var lines: TextLines { TextLines(bytes) }
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
    tables = [try SeparatedText.table(text.bytes[...])]
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
