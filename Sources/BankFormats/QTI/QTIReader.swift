import QuizCore

/// Reads QTI: version 1.2 (`questestinterop`), 2.1 (`assessmentItem`), and packages of both.
enum QTIReader {
  /// The names of the first elements of its files.
  static let roots: Set<String> = ["questestinterop", "assessmentItem", "assessmentTest"]

  /// Reads an XML file whose first element is `root`, one of ``roots``.
  static func read(_ root: XMLElement) throws(ImportError) -> RawFile {
    var file = RawFile()
    try add(root, named: nil, to: &file)
    return file
  }

  /// The names of the entries of a package that are read.
  static func isWanted(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".xml") || lower.hasSuffix(".qti")
  }

  /// Reads a package: the files that its manifest lists, in that order.
  static func read(_ archive: ZipArchive) throws(ImportError) -> RawFile {
    guard let manifestName = archive.names.first(where: { isManifest($0) }) else {
      throw OtherKind.archive(of: archive.names)
    }
    let manifest = try XMLElement.read(try archive.entry(manifestName), member: manifestName)
    let folder = String(manifestName.dropLast("imsmanifest.xml".count))
    var file = RawFile()
    var known: Set<String> = []
    for resource in manifest.descendants("resource") {
      let files = [resource.attributes["href"]] + resource.all("file").map { $0.attributes["href"] }
      for href in files.compactMap({ $0 }) {
        let name = folder + String(decoding: PercentEncoding.decoded(href).bytes, as: UTF8.self)
        guard isWanted(name), known.insert(name).inserted else { continue }
        guard ZipArchive.isInside(name) else { throw ImportError(.zipPath(name)) }
        // Canvas lists a file of settings, which is optional.
        guard archive.names.contains(name) else {
          if href == resource.attributes["href"] { throw ImportError(.zipLacks(name)) }
          continue
        }
        try add(try XMLElement.read(try archive.entry(name), member: name), named: name, to: &file)
      }
    }
    return file
  }

  private static func isManifest(_ name: String) -> Bool {
    name.split(separator: "/").last == "imsmanifest.xml" && name.split(separator: "/").count <= 2
  }

  private static func add(_ root: XMLElement, named name: String?, to file: inout RawFile) throws(ImportError) {
    switch root.name {
    case "questestinterop":
      let part = try QTI1Reader.read(root, member: name)
      file.title = file.title ?? part.title
      file.items += part.items
    case "assessmentItem": file.items.append(QTI2Reader.item(root, member: name))
    case "assessmentTest": file.title = file.title ?? root.attributes["title"]
    case _:
      if let (kind, advice) = OtherKind.of(root: root.name) {
        throw ImportError(.otherKind(kind, advice: advice), member: name)
      }
    }
    guard file.items.count <= ImportLimits.items else { throw ImportError(.tooMuch(.items), member: name) }
  }

  /// Why a question that Canvas calls so cannot be played; nil for others.
  static func refusal(ofType type: String) -> Refusal? {
    switch type {
    case "essay_question": .essay
    case "calculated_question", "formula_question": .formula
    case "file_upload_question": .kind(Phrase(en: "a question that wants a file", ja: "ファイルを提出する問題"))
    case "hot_spot_question": .kind(Phrase(en: "a question about a place in a picture", ja: "画像の場所を選ぶ問題"))
    case "text_only_question": .kind(withoutAnswer)
    case _: nil
    }
  }

  /// The kind of an item without a response.
  static let withoutAnswer = Phrase(en: "a text without an answer", ja: "答えのない文章")

  /// The kind of an item with several responses.
  static let withSeveralAnswers = Phrase(en: "a question with several answers to give", ja: "複数の答えを求める問題")

  /// The place of an element.
  static func place(_ element: XMLElement, _ member: String?) -> ItemPlace {
    member.map { .member($0, line: element.line) } ?? .line(element.line)
  }
}
