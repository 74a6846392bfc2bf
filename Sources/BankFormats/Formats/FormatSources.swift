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

/// Columns, from a text or from a sheet of a workbook.
struct ColumnSource {
  /// The text; nil for a sheet or a table in Markdown.
  let text: SourceText?
  /// The rows.
  let table: Table
  /// What the file is called.
  let name: String
  /// The entry of an archive that it is; nil for what is none.
  private(set) var member: String?

  /// Divides a text into columns.
  init(_ text: SourceText) throws(ImportError) {
    self.text = text
    name = text.name
    table = try SeparatedText.table(text.bytes[...])
  }

  /// Divides a text in an archive into columns; throws when it is no text.
  init(_ archive: ZipArchive, member: String) throws(ImportError) {
    let input = InputFile(bytes: try archive.entry(member), name: member)
    let utf8: [UInt8]
    do throws(BankError) {
      utf8 = try input.utf8()
    } catch {
      throw ImportError(.unreadable(error), line: error.place?.line, member: member)
    }
    let text = SourceText(bytes: utf8, name: member)
    var table = try SeparatedText.table(text.bytes[...])
    table.title = SetName.stem(member)
    self.text = text
    name = member
    self.table = table
    self.member = member
  }

  /// Takes a sheet of the workbook `name`, or a table in Markdown.
  init(_ sheet: Table, of name: String) {
    text = nil
    self.name = name
    table = sheet
  }
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
