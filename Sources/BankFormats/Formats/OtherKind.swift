import QuizCore

/// Files that are known and cannot be read: what they are, and what to do.
enum OtherKind {
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

  /// By the name of the first element of XML.
  static func of(root: String) -> (Phrase, advice: Phrase)? {
    if ["problem", "library", "course", "chapter", "sequential", "vertical"].contains(root) {
      return (
        Phrase(en: "a part of an Open edX course", ja: "Open edX のコースの一部"),
        Phrase(
          en: "save its problems as Markdown in Studio's simple editor, or write them as a table",
          ja: "Studio の簡易エディターで問題を Markdown として保存するか、表に書き写してください")
      )
    }
    guard root.hasPrefix("qti-") else { return nil }
    return (
      Phrase(en: "QTI 3", ja: "QTI 3 "),
      Phrase(en: "export version 2.1 or 1.2, which can be imported", ja: "取り込める 2.1 か 1.2 で書き出してください")
    )
  }

  /// A zip archive of no known kind, by what is in it.
  static func archive(of names: [String]) -> ImportError {
    let files = names.filter { !$0.hasSuffix("/") && !$0.hasPrefix("__MACOSX/") }
    let shown = files.prefix(3).map(Excerpt.of).joined(separator: ", ")
    let more = files.count - 3
    return ImportError(
      .otherKind(
        files.isEmpty
          ? Phrase(en: "an empty zip archive", ja: "空の zip 書庫")
          : Phrase(
            en: "a zip archive of \(shown)" + (more > 0 ? " and \(more) more" : ""),
            ja: "\(shown) \(more > 0 ? "など\(files.count)個" : "")が入った zip 書庫"),
        advice: Phrase(
          en: "unpack it and import the files of questions in it", ja: "展開して、中の問題のファイルを取り込んでください")))
  }

  /// By the names in a zip archive.
  static func of(names: [String]) -> (Phrase, advice: Phrase)? {
    if names.contains("content.xml") {
      return (Phrase(en: "an OpenDocument file", ja: "OpenDocument のファイル"), asCSV)
    }
    if names.contains("word/document.xml") {
      return (Phrase(en: "a Word document", ja: "Word の文書"), notQuestions)
    }
    if names.contains("ppt/presentation.xml") {
      return (Phrase(en: "a PowerPoint presentation", ja: "PowerPoint のファイル"), notQuestions)
    }
    if names.contains(where: { $0.hasSuffix(".iwa") }) {
      return (Phrase(en: "a Numbers, Pages or Keynote file", ja: "Numbers・Pages・Keynote のファイル"), asCSV)
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
