extension FileKind {
  /// The first bytes of files that are not text, or of text that does not begin a question.
  private static let signatures: [(at: Int, bytes: [UInt8], kind: FileKind)] = [
    (0, [0x50, 0x4B, 0x03, 0x04], .zip), (0, [0x50, 0x4B, 0x05, 0x06], .zip),
    (0, [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldOffice),
    (0, Array("%PDF-".utf8), .pdf), (0, Array("{\\rtf".utf8), .rtf),
    (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image), (0, [0xFF, 0xD8, 0xFF], .image),
    (0, Array("GIF87a".utf8), .image), (0, Array("GIF89a".utf8), .image), (8, Array("WEBP".utf8), .image),
    (0, [0x49, 0x49, 0x2A, 0x00], .image), (0, [0x4D, 0x4D, 0x00, 0x2A], .image), (4, Array("ftyp".utf8), .image),
    (0, [0x1F, 0x8B, 0x08], .gzip), (0, Array("BZh".utf8), .archive),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .archive),
    (0, [0x28, 0xB5, 0x2F, 0xFD], .archive), (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
    (0, Array("Rar!\u{1A}\u{7}".utf8), .archive), (257, Array("ustar".utf8), .archive),
    (0, Array("SQLite format 3\0".utf8), .database), (0, [0x7F, 0x45, 0x4C, 0x46], .program),
  ]

  /// File names in zip archives, which are stored uncompressed, and the kind of file that contains each.
  private static let zipNames: [(name: String, kind: FileKind)] = [
    ("xl/workbook", .excelWorkbook), ("xl/worksheets", .excelWorkbook),
    ("application/vnd.oasis.opendocument.spreadsheet", .openDocumentSheet),
    ("application/vnd.oasis.opendocument", .openDocument), ("word/document", .word), ("ppt/presentation", .powerPoint),
    ("collection.anki2", .ankiPackage), ("imsmanifest.xml", .packedQTI), (".iwa", .numbers),
  ]

  /// What bytes that are no text are, by their signature; nil when it is not known. `bytes` are a file, or its beginning.
  init?(binary bytes: [UInt8]) {
    func begins(_ signature: [UInt8], at place: Int) -> Bool {
      bytes.count >= place + signature.count && bytes[place..<place + signature.count].elementsEqual(signature)
    }
    guard let found = FileKind.signatures.first(where: { begins($0.bytes, at: $0.at) }) else { return nil }
    switch found.kind {
    // A few of these are readable, and might begin a question; but there is nothing in one that no text has.
    case .image, .archive:
      guard bytes.prefix(512).contains(where: { $0 < 0x09 }) else { return nil }
      self = found.kind
    case .zip: self = FileKind.zipNames.first { bytes.holds(Array($0.name.utf8)) }?.kind ?? .zip
    case .oldOffice:
      // Names of streams are UTF-16.
      func hasStream(_ name: String) -> Bool { bytes.holds(name.utf8.flatMap { [$0, 0] }) }
      self = hasStream("Workbook") || hasStream("Book") ? .oldExcelWorkbook : .oldOffice
    case let kind: self = kind
    }
  }

  /// The kind of a text without questions; nil when unknown. Only used where no row is a question.
  init?(text bytes: UnsafeRawBufferPointer) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    guard let first = lines.first else { return nil }
    if let markup = FileKind(markup: Array(bytes), first) {
      self = markup
    } else if FileKind.looksLikeJSON(text) {
      self = .json
    } else if lines.contains(where: FileKind.isAnswerLine), lines.contains(where: FileKind.isLabelled) {
      self = .aiken
    } else if FileKind.looksLikeGIFT(text) {
      self = .gift
    } else if lines.contains(where: FileKind.isTicked) {
      self = .markdown
    } else if first.hasPrefix("#separator:") || lines.count > 1 && lines.allSatisfy({ FileKind.sides($0) == 2 }) {
      self = .cards
    } else {
      return nil
    }
  }

  /// XML and its relatives, by their first lines and by names of elements.
  private init?(markup bytes: [UInt8], _ first: Substring) {
    guard first.first == "<", let next = first.dropFirst().first, next.isLetter || next == "?" || next == "!" else {
      return nil
    }
    let small = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let head = Array(small.prefix(2048))
    func begins(with elements: String...) -> Bool { elements.contains { head.holds(Array($0.utf8)) } }
    // A quiz in Markdown may begin with `<quiz>`, too.
    if begins(with: "<quiz"), small.holds(Array("<question".utf8)) {
      self = .moodle
    } else if begins(with: "<questestinterop", "<assessmentitem", "imsglobal") {
      self = .qti
    } else if begins(with: "excel.sheet", "<workbook") {
      self = .excelXML
    } else if begins(with: "<html", "<!doctype html", "<table") {
      self = .html
    } else if begins(with: "<?xml", "<problem>", "<problem ") {
      self = .xml
    } else {
      return nil
    }
  }

  /// Whether a line is the answer of a question of Aiken.
  private static func isAnswerLine(_ line: Substring) -> Bool {
    line.utf8.count > 7 && line.utf8.prefix(7).elementsEqual("answer:".utf8) { $0 | ($0 == 0x3A ? 0 : 0x20) == $1 }
  }

  /// Whether text begins as an object or an array of JSON does.
  private static func looksLikeJSON(_ text: String) -> Bool {
    let marks = Array(text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.prefix(2))
    guard marks.count == 2 else { return false }
    switch marks[0] {
    case "{": return marks[1] == "\"" || marks[1] == "}"
    case "[": return marks[1] == "{" || marks[1] == "[" || marks[1] == "\"" || marks[1] == "]"
    case _: return false
    }
  }

  /// Whether text has an answer of GIFT: a brace, and behind it the mark of a right or a wrong choice.
  private static func looksLikeGIFT(_ text: String) -> Bool {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      // Up to the next brace, so that no character is looked at for each brace before it.
      let inside = rest.prefix { $0 != "}" && $0 != "{" }
      guard inside.endIndex < rest.endIndex else { return false }
      guard rest[inside.endIndex] == "}" else { continue }
      let answer = inside.drop { $0.isWhitespace }
      if let mark = answer.first, mark == "=" || mark == "~" || mark == "#" && answer.count > 1 { return true }
      if ["T", "F", "TRUE", "FALSE"].contains(where: { answer == $0 }) { return true }
    }
    return false
  }

  /// Whether a line is a choice of Aiken: `A. Paris` or `A) Paris`.
  private static func isLabelled(_ line: Substring) -> Bool {
    guard let letter = line.first, letter.isASCII, letter.isUppercase, let mark = line.dropFirst().first else {
      return false
    }
    return mark == "." || mark == ")"
  }

  /// Whether a line is an item of a list that is ticked.
  private static func isTicked(_ line: Substring) -> Bool {
    guard let bullet = line.first, bullet == "-" || bullet == "*" || bullet == "+" else { return false }
    let item = line.dropFirst().drop { $0 == " " }
    return item.hasPrefix("[x]") || item.hasPrefix("[X]") || item.hasPrefix("[*]")
  }

  /// How many sides a card has that is written on one line with tabs; 0 for an empty one.
  private static func sides(_ line: Substring) -> Int {
    line.split(separator: "\t", omittingEmptySubsequences: false).count
  }
}

extension [UInt8] {
  /// Whether they hold these bytes somewhere.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    withUnsafeBytes { buffer in
      guard let first = wanted.first, let bytes = CSVBytes(buffer) else { return false }
      var place = 0
      while place + wanted.count <= bytes.count {
        place = bytes.first(first, from: place, to: bytes.count)
        guard place + wanted.count <= bytes.count else { return false }
        if bytes.slice(place, place + wanted.count).elementsEqual(wanted) { return true }
        place += 1
      }
      return false
    }
  }
}
