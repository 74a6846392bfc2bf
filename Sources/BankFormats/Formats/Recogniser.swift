import QuizCore

/// Finds out which format a file is in, by what is in it and never by its name, and reads it.
struct Recogniser {
  /// The formats to try, in order.
  private let formats: [BankFormat]
  /// The format that the user named.
  private let wanted: BankFormat?
  /// The sheet that the user named.
  private let sheet: String?
  /// What the user said to divide cards.
  private let marks: CardMarks?
  /// The columns or fields that the user named.
  private let names: CardNames?

  /// Recognises files; with `wanted`, reads them as that format, with `sheet` only that sheet of a workbook, with `marks`
  /// texts as cards that those divide, with `names` those columns of tables or fields of notes.
  init(_ wanted: BankFormat?, sheet: String? = nil, marks: CardMarks? = nil, names: CardNames? = nil) {
    self.wanted = wanted
    self.sheet = sheet
    self.marks = marks
    self.names = names
    formats = wanted.map { [$0] } ?? BankFormat.allCases.sorted { $0.row.turn < $1.row.turn }
  }

  /// Reads a file; throws when it is in none of the formats, damaged, or a quiz without questions.
  func read(_ input: InputFile) throws(ImportError) -> (format: BankFormat, file: RawFile) {
    let read = try recognised(input)
    guard !read.file.items.isEmpty else { throw ImportError(.noQuestions) }
    return read
  }

  private func recognised(_ input: InputFile) throws(ImportError) -> (format: BankFormat, file: RawFile) {
    if input.bytes.isEmpty { throw ImportError(.empty) }
    if input.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || input.bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      return try archive(input)
    }
    if let sheet { throw ImportError(.noSheet(sheet, there: [])) }
    if let (kind, advice) = OtherKind.of(input.bytes) { throw ImportError(.otherKind(kind, advice: advice)) }
    // XML names its own encoding.
    let roots = roots
    if !roots.isEmpty, Recogniser.isXML(input.bytes, roots: roots) {
      let root = try XMLElement.read(input.bytes)
      return try first { reader, _ throws(ImportError) in
        guard case .xml(let roots, let read) = reader, roots.contains(root.name) else { return .none }
        return .file(try read(root))
      } orThrow: {
        let reason = OtherKind.of(root: root.name).map { ImportError.Reason.otherKind($0, advice: $1) }
        return ImportError(reason ?? .xmlRoot(Excerpt.of(root.name)), line: root.line)
      }
    }
    let utf8: [UInt8]
    do throws(BankError) {
      utf8 = try input.utf8()
    } catch {
      throw ImportError(error)
    }
    let text = SourceText(bytes: utf8, name: input.name)
    if WhiteSpace.trimmed(utf8[...]).isEmpty { throw ImportError(.empty) }
    for newline: UInt8 in [0x0A, 0x0D] where utf8.count(where: { $0 == newline }) > ImportLimits.lines {
      throw ImportError(.tooMuch(.lines))
    }
    if let marks { return (.quizlet, try CardReader.read(text, dividedBy: marks)) }
    var (format, file) = try self.text(text)
    // Bytes that are no text became a sign for them; where the file says it itself, it stays.
    if file.items.contains(where: \.isDamaged), String(validating: utf8, as: UTF8.self) == nil {
      for index in file.items.indices where file.items[index].isDamaged {
        file.items[index].content = .refused(.row(.notUTF8))
      }
    }
    return (format, file)
  }

  /// Recognises a text by what most of its lines are, and one without marks by its columns.
  private func text(_ text: SourceText) throws(ImportError) -> (BankFormat, RawFile) {
    let marked = try MarkdownTable.table(text)
    var isTable = false
    if wanted == nil { isTable = marked == nil ? try Recogniser.isTable(text) : true }
    if let names, wanted == nil || wanted?.isOfColumns == true { return try asked(text, marked, names) }
    var readings: [(format: BankFormat, weight: Int, read: (SourceText) throws(ImportError) -> RawFile)] = []
    for format in formats where !isTable {
      for case .text(let weight, let read) in format.row.readers {
        // Cards that are named may be lines or columns.
        let weight = wanted == nil || format == .quizlet ? weight(text) : 1
        if weight > 0 { readings.append((format, weight, read)) }
      }
    }
    if let best = readings.max(by: { $0.weight < $1.weight }),
      let first = readings.first(where: { $0.weight == best.weight })
    {
      var file = try first.read(text)
      ListNumbers.remove(from: &file.items)
      let others = readings.filter { $0.format != first.format && $0.weight >= first.weight - first.weight / 2 }
      if let other = others.max(by: { $0.weight < $1.weight }) { file.notes.append(.otherReading(other.format)) }
      return (first.format, file)
    }
    guard formats.contains(where: \.isOfColumns) else { throw notFound(text) }
    let source: ColumnSource
    if let marked { source = ColumnSource(marked, of: text.name) } else { source = try ColumnSource(text) }
    return try columns(or: notFound(text)) { read, isNamed throws(ImportError) in try read(source, isNamed) }
  }

  /// Reads the columns of a text, or the fields of its notes, that the user named.
  private func asked(_ text: SourceText, _ marked: Table?, _ names: CardNames) throws(ImportError) -> (
    BankFormat, RawFile
  ) {
    if CardReader.hasHeaders(text) { return (.anki, try CardReader.readNotes(text, asking: names)) }
    let isTable = marked == nil ? try Recogniser.isTable(text) : true
    let hasMarks =
      !isTable
      && formats.flatMap(\.row.readers).contains { reader in
        if case .text(let weight, _) = reader { weight(text) > 0 } else { false }
      }
    if hasMarks { throw ImportError(.noColumn(names, there: [])) }
    let table: Table
    if let marked { table = marked } else { table = try SeparatedText.table(text.bytes[...]) }
    return (.quizlet, try CardReader.read(table, asking: names))
  }

  /// Whether a text is a table with the heading of a bank or of a quiz program, whatever marks its cells hold.
  private static func isTable(_ text: SourceText) throws(ImportError) -> Bool {
    if Bank.hasHeading(text.bytes) { return true }
    let table = try SeparatedText.table(text.bytes.prefix(1 << 14))
    return Layout.find(in: table) != nil || FormResults.isOne(table)
  }

  private func columns(
    or error: ImportError, _ reading: (_ read: ColumnReader, _ isNamed: Bool) throws(ImportError) -> ColumnReading
  ) throws(ImportError) -> (BankFormat, RawFile) {
    try first { reader, isNamed throws(ImportError) in
      guard case .columns(let read) = reader else { return .none }
      return try reading(read, isNamed)
    } orThrow: {
      error
    }
  }

  /// Reads sheets, each as a set, or the one that the user named.
  private func columns(of sheets: [ColumnSource]) throws(ImportError) -> (BankFormat, RawFile) {
    let sheets = try Sheets(sheets, wanted: sheet)
    guard let names else { return try columns(or: notFound(), sheets.read) }
    let reading = try sheets.read(
      by: { source, _ throws(ImportError) in
        do throws(ImportError) {
          return .file(try CardReader.read(source.table, asking: names))
        } catch {
          return .nearly(error)
        }
      }, isNamed: true)
    switch reading {
    case .file(let file): return (.quizlet, file)
    case .nearly(let error): throw error
    case .none: throw ImportError(.noColumn(names, there: []))
    }
  }

  /// Whether an entry of an archive is a text in columns, by its name; what macOS adds is none.
  private static func isTable(named name: String) -> Bool {
    let file = name.split(separator: "/").last ?? ""
    let isOne = [".csv", ".tsv"].contains { file.lowercased().hasSuffix($0) }
    return isOne && !file.hasPrefix(".") && !name.hasPrefix("__MACOSX/")
  }

  /// Reads a zip archive: a workbook, a package, or tables.
  private func archive(_ input: InputFile) throws(ImportError) -> (BankFormat, RawFile) {
    let archive = try ZipArchive(input.bytes) {
      Workbook.isWanted($0) || OpenDocument.isWanted($0) || Recogniser.isTable(named: $0)
        || H5PReader.isWanted($0) || AnkiPackage.isWanted($0) || QTIReader.isWanted($0) && !Recogniser.isOffice($0)
    }
    if archive.names.contains("xl/workbook.xml") {
      return try columns(of: try Workbook.sheets(archive).map { ColumnSource($0, of: input.name) })
    }
    if try OpenDocument.isSpreadsheet(archive) {
      return try columns(of: try OpenDocument.sheets(archive).map { ColumnSource($0, of: input.name) })
    }
    if formats.contains(.h5p), sheet == nil, H5PReader.isOne(archive) { return (.h5p, try H5PReader.read(archive)) }
    if formats.contains(.anki), sheet == nil, AnkiPackage.isOne(archive) {
      return (.anki, try AnkiPackage.read(archive, names))
    }
    if let (kind, advice) = OtherKind.of(names: archive.names) { throw ImportError(.otherKind(kind, advice: advice)) }
    let tables = archive.names.filter(Recogniser.isTable(named:))
    if !tables.isEmpty, !archive.names.contains(where: { $0.hasSuffix("imsmanifest.xml") }) {
      return try columns(of: try tables.map { name throws(ImportError) in try ColumnSource(archive, member: name) })
    }
    if let sheet { throw ImportError(.noSheet(sheet, there: [])) }
    return try first { reader, _ throws(ImportError) in
      guard case .package(let read) = reader else { return .none }
      return .file(try read(archive))
    } orThrow: {
      notFound()
    }
  }

  /// The result of the first reader that accepts the file; if none does, the error of the first that nearly did.
  private func first(
    _ read: (FormatReader, _ isNamed: Bool) throws(ImportError) -> ColumnReading, orThrow error: () -> ImportError
  ) throws(ImportError) -> (BankFormat, RawFile) {
    var problem: ImportError?
    for format in formats {
      for reader in format.row.readers {
        switch try read(reader, wanted != nil) {
        case .file(let file): return (format, file)
        case .nearly(let error): problem = problem ?? error
        case .none: break
        }
      }
    }
    throw problem ?? error()
  }

  /// That a file is in no format; where lines of a text could be cards, with the mark that divides them.
  private func notFound(_ text: SourceText? = nil) -> ImportError {
    ImportError(wanted.map { .notInFormat($0) } ?? .unknownFormat(mark: text.flatMap(PlainCards.mark)))
  }

  /// The names of the first elements of all XML that is read.
  private var roots: Set<String> {
    formats.flatMap(\.row.readers).reduce(into: []) { roots, reader in
      if case .xml(let more, _) = reader { roots.formUnion(more) }
    }
  }

  /// Whether bytes begin as XML does, with `<?xml` or an element that is known; `<quiz>` alone may be mkdocs-quiz.
  private static func isXML(_ bytes: [UInt8], roots: Set<String>) -> Bool {
    let head = bytes.prefix(1 << 12).filter { $0 != 0 }
    let start = head.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0xFE || $0 == 0xFF }
    guard start.first == UInt8(ascii: "<") else { return false }
    let text = String(decoding: start, as: UTF8.self)
    if text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE") && !text.lowercased().hasPrefix("<!doctype html") {
      return true
    }
    // Open edX writes its problems without a prologue.
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || ":_-".contains($0) }.split(separator: ":").last
    guard let name, roots.contains(String(name)) || OtherKind.of(root: String(name)) != nil else { return false }
    return name != "quiz" || text.contains("<question")
  }

  /// Whether an entry belongs to an office file, whose XML can be large and is not read.
  private static func isOffice(_ name: String) -> Bool {
    ["xl/", "word/", "ppt/", "docProps/", "customXml/", "_rels/", "[Content_Types]", "content.xml", "styles.xml"]
      .contains { name.hasPrefix($0) }
  }
}

extension BankFormat {
  fileprivate var isOfColumns: Bool {
    row.readers.contains { reader in
      if case .columns = reader { true } else { false }
    }
  }
}
