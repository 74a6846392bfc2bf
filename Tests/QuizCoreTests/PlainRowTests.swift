import Sweeps
import Testing

@testable import QuizCore

/// A row that is read at one look is the same as when it is searched, split and checked step by step.
struct PlainRowTests {
  /// What texts are made of here, so that chance meets every rule: what CSV is made of, letters that differ in case or
  /// width only, spaces, and bytes that are no text; each a few times or, now and then, as often as a block is long.
  private static let parts: [[UInt8]] =
    [
      ",", ",", ",", ",1,", "\n", "\n", "\r\n", "\r", "\"", "\"\"", ";", "\t", " ", "\u{3000}", "q", "a", "A", "Ａ", "ｶﾞ",
      "ガ",
      "か", "漢字", "é", "😀", "\u{7F}", "\u{1}", "3",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xE3], [0x80], [0xE3, 0x81], [0xEF, 0xBC], [0xED, 0xA0, 0x80]]

  private static func text(using rng: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(1 + rng.below(60)) {
      // Mostly rows as they should be.
      if rng.below(3) > 0 {
        let words = (0..<6).map { _ in String(repeating: ["か", "x", "A", "ａ"][rng.below(4)], count: 1 + rng.below(30)) }
        bytes += "\(words[0])?,\(1 + rng.below(4)),\(words[1...].joined(separator: ","))\n".utf8
      } else {
        let times = rng.below(40) == 0 ? 50 + rng.below(1500) : 1 + rng.below(3)
        for _ in 0..<times { bytes += parts[rng.below(parts.count)] }
      }
    }
    if rng.below(2) == 0 { bytes[rng.below(bytes.count)] = UInt8(rng.below(256)) }
    return bytes
  }

  /// All that is found in a row.
  private static func description(_ row: CSVRow, _ reading: BankReader.Reading?, _ reader: BankReader) -> String {
    """
    \(row.start)-\(row.end) line \(row.line) \(String(describing: row.diagnostic)) \(row.diagnostic == nil ? reader.fields.all.map { $0 } : []) \
    \(String(describing: reading)) \(reader.diagnostics) \(String(describing: reading.flatMap(reader.equalChoices)))
    """
  }

  @Test(arguments: [UInt64(1), 2, 3]) func theQuickLookFindsWhatTheStepsFind(seed: UInt64) {
    var quick: [CSVRow.Text: Int] = [:]
    for round in Sweep.of(0..<400, oneIn: 8) {
      var rng = SeededGenerator(seed: seed << 32 + UInt64(round))
      let text = PlainRowTests.text(using: &rng)
      guard var piece = BankBytes(text) else { continue }
      piece.separator = [CSV.comma, CSV.comma, CSV.semicolon, CSV.tab][rng.below(4)]
      var rows: (quick: [String], steps: [String]) = ([], [])
      _ = piece.withBytes { bytes in
        var reader = BankReader(bytes, of: piece, .unheaded)
        var cursor = CSVCursor(offset: 0, line: 1)
        while let (row, reading) = reader.readNext(&cursor) {
          rows.quick.append(PlainRowTests.description(row, reading, reader))
          quick[row.text, default: 0] += 1
          let content = text[row.start..<row.end]
          switch row.text {
          case .unknown: break
          case .ordinary:
            #expect(bytes.isOrdinary(from: row.start, to: row.end) && String(validating: content, as: UTF8.self) != nil)
          case .printable: #expect(content.allSatisfy { (0x20...0x7E).contains($0) || $0 == piece.separator })
          }
        }
        cursor = CSVCursor(offset: 0, line: 1)
        while let row = bytes.nextRow(&cursor) {
          let reading = reader.read(row)
          rows.steps.append(PlainRowTests.description(row, reading, reader))
        }
      }
      let difference = zip(rows.quick, rows.steps).first { $0 != $1 }
      #expect(difference == nil && rows.quick.count == rows.steps.count, "seed \(seed), round \(round): \(text)")
    }
    #expect(quick.count == 3 && quick.values.allSatisfy { $0 > (Sweep.isWhole ? 200 : 20) }, "\(quick)")
  }

  @Test func whatIsNotWellFormedIsNotOrdinary() {
    let texts = ["かぼちゃとだいこん、きゅうり", "abcdefghijklmnopかな", "漢字とABCと１２３", "あ"].map { Array($0.utf8) }
    for text in texts {
      for (place, byte) in text.indices.flatMap({ place in (0...255).map { (place, UInt8($0)) } }) {
        var damaged = text
        damaged[place] = byte
        for end in [damaged.count, place + 1] {
          damaged[..<end].withUnsafeBytes { buffer in
            guard let bytes = CSVBytes(buffer), bytes.isOrdinary(from: 0, to: bytes.count) else { return }
            #expect(bytes.firstNonText(from: 0, to: bytes.count) == bytes.count, "\(damaged[..<end])")
          }
        }
      }
    }
  }
}
