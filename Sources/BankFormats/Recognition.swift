import QuizCore

/// Finds out which format a file is in, by what is in it and never by its name.
enum Recognition {
  /// What a file turned out to be, read as far as was needed to know.
  enum Content {
    case raw(RawFile)
    case text(BankFormat, String)
    case json([UInt8])
    case bank(Bank)
    case sheet(Table, Layout)
    case cards(Table)
  }

  /// Recognises a file; with `wanted`, reads it as that format.
  static func content(
    of input: InputFile, as wanted: BankFormat?
  ) throws(ImportError) -> (format: BankFormat, content: Content) {
    if input.bytes.isEmpty { throw ImportError(.empty) }
    if input.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || input.bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
      return try archive(input, as: wanted)
    }
    if let (kind, advice) = OtherKind.of(input.bytes) { throw ImportError(.otherKind(kind, advice: advice)) }
    // XML names its own encoding.
    if let xml = try xml(input, as: wanted) { return xml }
    let utf8: [UInt8]
    do throws(BankError) {
      utf8 = try input.utf8()
    } catch {
      throw ImportError(error)
    }
    let text = String(decoding: utf8, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { throw ImportError(.empty) }
    if let wanted { return (wanted, try content(of: text, utf8, input.name, as: wanted)) }
    if isJSON(utf8) { return (.json, .json(utf8)) }
    if CardReader.hasHeaders(text) { return (.anki, .text(.anki, text)) }
    let checks: [(BankFormat, (String) -> Bool)] = [
      (.mkdocs, MkDocsQuizReader.isLikely), (.aiken, AikenReader.isLikely), (.hascard, HascardReader.isLikely),
      (.gift, GIFTReader.isLikely),
    ]
    for (format, isLikely) in checks where isLikely(text) { return (format, .text(format, text)) }
    return try table(text, utf8, input.name)
  }

  /// Whether a text begins as JSON does: an object with a name, or a list of objects, lists, texts or numbers.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    var start = bytes.lazy.filter { $0 > 0x20 }.makeIterator()
    guard let first = start.next(), let second = start.next() else { return false }
    switch first {
    case UInt8(ascii: "{"): return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")
    case UInt8(ascii: "["): return "{[\"]-0123456789".utf8.contains(second)
    case _: return false
    }
  }

  /// Recognises a text in columns.
  private static func table(
    _ text: String, _ utf8: [UInt8], _ name: String
  ) throws(ImportError) -> (BankFormat, Content) {
    let table = try SeparatedText.table(text, separator: SeparatedText.separator(of: text))
    if let layout = Layout.find(in: table) { return (layout.format, .sheet(table, layout)) }
    var problem: BankError?
    do throws(BankError) {
      let bank = try Bank(bytes: utf8, name: name)
      if bank.usableCount > 0 { return (.csv, .bank(bank)) }
    } catch {
      problem = error
    }
    if CardReader.isLikely(table) { return (.quizlet, .cards(table)) }
    if let problem, problem.reason.isOfATable { throw ImportError(problem) }
    throw ImportError(.unknownFormat)
  }

  /// Reads a text as the format that the user named.
  private static func content(
    of text: String, _ utf8: [UInt8], _ name: String, as wanted: BankFormat
  ) throws(ImportError) -> Content {
    switch wanted {
    case .json: return .json(utf8)
    case .gift, .aiken, .anki, .hascard, .mkdocs: return .text(wanted, text)
    case .quizlet: return .cards(try SeparatedText.table(text, separator: SeparatedText.separator(of: text)))
    case .kahoot, .quizizz, .blooket, .gimkit:
      let table = try SeparatedText.table(text, separator: SeparatedText.separator(of: text))
      guard let layout = Layout.find(in: table) else { throw ImportError(.notInFormat(wanted)) }
      return .sheet(table, layout)
    case .csv:
      do throws(BankError) {
        return .bank(try Bank(bytes: utf8, name: name))
      } catch {
        throw ImportError(error)
      }
    case .moodle, .qti: throw ImportError(.notInFormat(wanted))
    }
  }

  /// Reads XML; nil when the file is none.
  private static func xml(
    _ input: InputFile, as wanted: BankFormat?
  ) throws(ImportError) -> (BankFormat, Content)? {
    guard isXML(input.bytes) else { return nil }
    switch wanted {
    case nil, .moodle, .qti: break
    case .csv, .json, .gift, .aiken, .kahoot, .quizizz, .blooket, .gimkit, .anki, .quizlet, .hascard, .mkdocs:
      return nil
    }
    let root = try XMLElement.read(input.bytes)
    if root.name == "quiz", wanted != .qti { return (.moodle, .raw(try MoodleReader.read(root))) }
    if wanted != .moodle, let file = try QTIReader.read(root) { return (.qti, .raw(file)) }
    throw ImportError(.xmlRoot(Excerpt.of(root.name)), line: root.line)
  }

  /// Whether bytes begin as XML does, with `<?xml` or an element that is known; `<quiz>` alone may be mkdocs-quiz.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1 << 12).filter { $0 != 0 }
    let start = head.drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0xFE || $0 == 0xFF }
    guard start.first == UInt8(ascii: "<") else { return false }
    let text = String(decoding: start, as: UTF8.self)
    if text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE") && !text.lowercased().hasPrefix("<!doctype html") {
      return true
    }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == ":" }.split(separator: ":").last
    switch name {
    case "questestinterop", "assessmentItem", "assessmentTest": return true
    case "quiz": return text.contains("<question")
    case _: return false
    }
  }

  /// Reads a zip archive: a workbook or a package.
  private static func archive(
    _ input: InputFile, as wanted: BankFormat?
  ) throws(ImportError) -> (BankFormat, Content) {
    let archive = try ZipArchive(input.bytes) { Workbook.isWanted($0) || QTIReader.isWanted($0) && !isOffice($0) }
    if archive.names.contains("xl/workbook.xml") { return try workbook(archive, input.name, as: wanted) }
    if let (kind, advice) = OtherKind.of(names: archive.names) { throw ImportError(.otherKind(kind, advice: advice)) }
    if let wanted, wanted != .qti { throw ImportError(.notInFormat(wanted)) }
    return (.qti, .raw(try QTIReader.read(archive)))
  }

  /// Whether an entry belongs to an office file, whose XML can be large and is not read.
  private static func isOffice(_ name: String) -> Bool {
    ["xl/", "word/", "ppt/", "docProps/", "customXml/", "_rels/", "[Content_Types]", "content.xml", "styles.xml"]
      .contains { name.hasPrefix($0) }
  }

  private static func workbook(
    _ archive: ZipArchive, _ name: String, as wanted: BankFormat?
  ) throws(ImportError) -> (BankFormat, Content) {
    let sheets = try Workbook.sheets(archive).filter { !$0.rows.isEmpty }
    guard let first = sheets.first else { throw ImportError(.empty) }
    for sheet in sheets {
      if let layout = Layout.find(in: sheet), wanted == nil || wanted == layout.format {
        return (layout.format, .sheet(sheet, layout))
      }
    }
    if wanted == nil || wanted == .csv {
      var problem: ImportError?
      for sheet in sheets {
        do throws(ImportError) {
          let file = try PlainBankReader.read(sheet, name: name)
          let isUsable = file.items.contains { if case .refused = $0.content { false } else { true } }
          if isUsable || wanted != nil { return (.csv, .raw(file)) }
        } catch {
          problem = problem ?? error
        }
      }
      if let problem, wanted != nil { throw problem }
    }
    if wanted == .quizlet || wanted == .anki || wanted == nil && CardReader.isLikely(first) {
      return (.quizlet, .cards(first))
    }
    throw ImportError(wanted.map { .notInFormat($0) } ?? .unknownFormat)
  }
}

extension BankError.Reason {
  /// Whether a file is a table of questions, but not one that can be read.
  fileprivate var isOfATable: Bool {
    switch self {
    case .incompleteHeading, .noHeading: true
    case _: false
    }
  }
}

/// Files that are known and cannot be read: what they are, and what to do.
private enum OtherKind {
  private static let asCSV = Phrase(en: "save it as XLSX or CSV", ja: "XLSX か CSV で保存してください")
  private static let unpack = Phrase(en: "unpack it first", ja: "先に展開してください")
  private static let notQuestions = Phrase(en: "name a file of questions", ja: "問題のファイルを指定してください")

  /// By the first bytes; nil when they are those of no such file.
  static func of(_ bytes: [UInt8]) -> (Phrase, advice: Phrase)? {
    let kinds: [([UInt8], Phrase, Phrase)] = [
      ([0xD0, 0xCF, 0x11, 0xE0], Phrase(en: "an old Excel workbook (XLS)", ja: "古い形式の Excel ブック（XLS）"), asCSV),
      (Array("%PDF".utf8), Phrase(en: "a PDF", ja: "PDF "), notQuestions),
      ([0x1F, 0x8B], Phrase(en: "a gzip archive", ja: "gzip の書庫"), unpack),
      ([0x37, 0x7A, 0xBC, 0xAF], Phrase(en: "a 7z archive", ja: "7z の書庫"), unpack),
      (Array("SQLite format 3".utf8), Phrase(en: "a database", ja: "データベース"), notQuestions),
      ([0x89, 0x50, 0x4E, 0x47], Phrase(en: "a picture", ja: "画像"), notQuestions),
      ([0xFF, 0xD8, 0xFF], Phrase(en: "a picture", ja: "画像"), notQuestions),
    ]
    for (start, kind, advice) in kinds where bytes.starts(with: start) { return (kind, advice) }
    let head = String(decoding: bytes.prefix(1 << 10), as: UTF8.self).lowercased().drop(while: \.isWhitespace)
    if head.hasPrefix("<!doctype html") || head.hasPrefix("<html") {
      return (Phrase(en: "a web page", ja: "ウェブページ"), notQuestions)
    }
    return nil
  }

  /// By the names in a zip archive.
  static func of(names: [String]) -> (Phrase, advice: Phrase)? {
    if names.contains(where: { $0.hasPrefix("collection.anki2") }) {
      return (
        Phrase(en: "a package of Anki", ja: "Anki のパッケージ"),
        Phrase(en: "export \"Notes in Plain Text\" from Anki", ja: "Anki で「ノート (テキスト)」として書き出してください")
      )
    }
    if names.contains("content.xml") {
      return (Phrase(en: "an OpenDocument file", ja: "OpenDocument のファイル"), asCSV)
    }
    if names.contains("word/document.xml") {
      return (Phrase(en: "a Word document", ja: "Word の文書"), notQuestions)
    }
    if names.contains("moodle_backup.xml") {
      return (
        Phrase(en: "a backup of Moodle", ja: "Moodle のバックアップ"),
        Phrase(en: "export the question bank as Moodle XML", ja: "問題バンクを Moodle XML で書き出してください")
      )
    }
    return nil
  }
}
