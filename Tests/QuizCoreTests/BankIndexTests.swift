import Testing

@testable import QuizCore

/// Every row is found again, however few places are remembered.
struct BankIndexTests {
  @Test(arguments: [4, 5, 64, 1000])
  func everyRowIsFound(checkpoints: Int) {
    var text = "\n"
    var lines: [Int] = []
    var line = 2
    for row in 0..<700 {
      lines.append(line)
      text += row % 7 == 0 ? "\"\(row)\n\",1,a,b\n" : "\(row),1,a,b\r\n"
      line += row % 7 == 0 ? 2 : 1
      if row % 13 == 0 {
        text += "\r"
        line += 1
      }
    }
    guard let bytes = BankBytes(Array(text.utf8)) else { return }
    var index = BankIndex(checkpoints: checkpoints)
    _ = BankSource.memory(bytes).eachPiece(from: index.start, separator: CSV.comma) { piece, bytes, cursor in
      while let row = bytes.nextRow(&cursor) { index.add(row, base: piece.base) }
      return true
    }
    #expect(index.rowCount == 700)
    _ = bytes.withBytes { bytes in
      for row in 0..<700 {
        guard let way = index.way(to: row) else {
          Issue.record("row \(row) is not found")
          continue
        }
        var cursor = way.start
        for _ in 0..<way.rows { _ = bytes.nextRow(&cursor) }
        guard let found = bytes.nextRow(&cursor) else {
          Issue.record("row \(row) is not there")
          continue
        }
        if found.line != lines[row] { Issue.record("row \(row) is on line \(lines[row]), not \(found.line)") }
        let start = String(decoding: bytes.slice(found.start, found.end), as: UTF8.self)
        if !start.hasPrefix(row % 7 == 0 ? "\"\(row)\n" : "\(row),") { Issue.record("row \(row) is \(start)") }
      }
    }
    #expect(index.way(to: 700) == nil)
    #expect(index.way(to: -1) == nil)
  }

  @Test func aTwinIsFoundAmongMany() {
    var memory = DuplicateFinder(rows: 1000)
    var source = SplitMix64(seed: 1)
    let hashes = (0..<1000).map { _ in source.next() }
    for (line, hash) in hashes.enumerated() { #expect(memory.line(of: hash, at: line + 1) == nil) }
    for (line, hash) in hashes.enumerated() { #expect(memory.line(of: hash, at: 5000) == line + 1) }
  }

  @Test func hashesThatBeginAlikeAreToldApart() {
    var memory = DuplicateFinder(rows: 1000)
    let hashes = (0..<1000 as Range<UInt64>).map { 7 << 60 | $0 << 28 | $0 }
    for (line, hash) in hashes.enumerated() { #expect(memory.line(of: hash, at: line + 1) == nil) }
    for (line, hash) in hashes.enumerated() { #expect(memory.line(of: hash, at: 5000) == line + 1) }
  }

  @Test func memoryForTwinsEndsSomewhere() {
    var memory = DuplicateFinder(rows: 8)
    for hash in UInt64(1)...100 { #expect(memory.line(of: hash << 30, at: 1) == nil) }
    #expect(memory.line(of: 3 << 30, at: 2) == 1)
    #expect(memory.line(of: 100 << 30, at: 2) == nil)
  }
}
