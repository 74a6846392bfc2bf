import QuizCore

@testable import BankFormats

/// A zip archive for a test, its entries stored as they are.
struct Archive {
  private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Packs entries, in order.
  init(_ entries: [(name: String, text: String)]) {
    for (name, text) in entries { add(name, Array(text.utf8)) }
    let start = bytes.count
    bytes += directory
    bytes += Archive.little(0x0605_4B50, 4) + Archive.little(0, 4) + Archive.little(count, 2) + Archive.little(count, 2)
    bytes += Archive.little(directory.count, 4) + Archive.little(start, 4) + Archive.little(0, 2)
  }

  private mutating func add(_ name: String, _ content: [UInt8]) {
    let start = bytes.count
    // Version, flags (names are UTF-8), method, time, date, checksum, sizes, lengths.
    let common =
      Archive.little(20, 2) + Archive.little(0x800, 2) + Archive.little(0, 2) + Archive.little(0, 2)
      + Archive.little(0x21, 2)
      + Archive.little(Archive.checksum(content), 4) + Archive.little(content.count, 4)
      + Archive.little(content.count, 4) + Archive.little(name.utf8.count, 2) + Archive.little(0, 2)
    bytes += Archive.little(0x0403_4B50, 4) + common + Array(name.utf8) + content
    directory += Archive.little(0x0201_4B50, 4) + Archive.little(20, 2) + common
    directory += Archive.little(0, 2) + Archive.little(0, 2) + Archive.little(0, 2) + Archive.little(0, 4)
    directory += Archive.little(start, 4) + Array(name.utf8)
    count += 1
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }

  /// A workbook as Excel writes it, by the rows of its sheets; a cell that begins with `!` is the error of a formula.
  static func workbook(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
    let names = sheets.indices.map {
      "<sheet name=\"\(XMLText.escaped(sheets[$0].name))\" sheetId=\"\($0 + 1)\" r:id=\"r\($0)\"/>"
    }
    let links = sheets.indices.map { "<Relationship Id=\"r\($0)\" Target=\"worksheets/sheet\($0).xml\"/>" }
    func cell(_ text: String) -> String {
      if text.hasPrefix("!") { return "<c t=\"e\"><f>1/0</f><v>\(text.dropFirst())</v></c>" }
      return "<c t=\"inlineStr\"><is><t>\(XMLText.escaped(text))</t></is></c>"
    }
    let parts = sheets.enumerated().map { number, sheet in
      let rows = sheet.rows.map { "<row>\($0.map(cell).joined())</row>" }
      return (
        name: "xl/worksheets/sheet\(number).xml",
        text: "<worksheet><sheetData>\(rows.joined())</sheetData></worksheet>"
      )
    }
    let book = "<workbook xmlns:r=\"r\"><sheets>\(names.joined())</sheets></workbook>"
    return Archive(
      [
        (name: "xl/workbook.xml", text: book),
        (name: "xl/_rels/workbook.xml.rels", text: "<Relationships>\(links.joined())</Relationships>"),
      ] + parts
    ).bytes
  }
}
