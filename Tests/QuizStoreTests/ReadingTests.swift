import QuizCore
import Testing

@testable import QuizStore

@Suite struct ReadingTests {
  let scratch = Scratch()

  func line(_ number: Int) -> String { record(number).line }

  @Test func aLogThatIsNotThereIsEmpty() throws {
    let page = try scratch.log.latest(20)
    #expect(page.records.isEmpty && page.older == nil && page.problems.isEmpty && page.newer == 0)
    #expect(try scratch.log.scan { _ in true } == .start)
  }

  @Test func aThousandLinesReadTheSameFromBothEnds() throws {
    let records = (0..<1000).map { record($0, answers: $0 % 40) }
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined())
    #expect(try scratch.log.findings.records == records)
    #expect(try scratch.log.latest(2000).records == records.reversed())

    var pages: [RoundRecord] = []
    var cursor: Page.Cursor?
    repeat {
      let page = try scratch.log.latest(7, before: cursor)
      pages += page.records
      cursor = page.older
    } while cursor != nil
    #expect(pages == records.reversed())
  }

  @Test func linesOfEveryLengthReadTheSameFromBothEnds() throws {
    // Lines up to the limit, so that they lie across blocks in every way.
    let records = (0..<60).map { record($0, set: String(repeating: "あ", count: $0 * 360 % 21_000)) }
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined())
    #expect(try scratch.log.findings.records == records)
    #expect(try scratch.log.latest(100).records == records.reversed())
  }

  @Test func onlyRoundsOfTheGameAskedFor() throws {
    let games = GameList.sample.games.map(\.id)
    let records = (0..<50).map { record($0, game: games[$0 % games.count]) }
    scratch.write("data/scores.jsonl", records.map { $0.line + "\n" }.joined())
    #expect(try scratch.log.latest(3, game: .panels).records.map(\.id) == [49, 44, 39].map { record($0).id })
    let near = try scratch.log.latest(3, game: .panels, reach: 1)
    #expect(near.records.count == 1)
    #expect(try scratch.log.latest(1, game: .panels, before: near.older).records.map(\.id) == [record(44).id])
  }

  @Test func aLineThatCannotBeReadIsNamedByItsNumberAndCostsNoOther() throws {
    let broken = ["not JSON", "{}", "[]", "{\"version\":0}", "null", "\u{0}", "{\"version\":1,\"id\":\"a"]
    for text in broken {
      scratch.write("data/scores.jsonl", "\(line(1))\n\(text)\n\(line(2))\n")
      #expect(try scratch.log.findings == .init(records: [record(1), record(2)], unreadable: [2]), "\(text)")
      let page = try scratch.log.latest(9)
      #expect(page.records == [record(2), record(1)])
      #expect(try page.problems.map(scratch.log.lineNumber) == [2])
      #expect(page.problems.map(\.reason) == [.notARecord])
    }
  }

  @Test func bytesThatAreNotTextAreNotReadable() throws {
    for bytes: [UInt8] in [[0xff], [0xe3, 0x81], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0]] {
      let middle = line(1).utf8.split(separator: UInt8(ascii: "/")).first ?? [][...]
      let damaged = Array(middle) + bytes + Array(line(1).utf8.dropFirst(middle.count))
      scratch.write("data/scores.jsonl", bytes: damaged + Array("\n\(line(2))\n".utf8))
      #expect(try scratch.log.findings == .init(records: [record(2)], unreadable: [1]))
    }
  }

  @Test func numbersNoRoundCanHaveAreNotReadable() throws {
    let changes = [
      ("\"asked\":5", "\"asked\":-5"), ("\"correct\":4", "\"correct\":6"), ("\"misses\":1", "\"misses\":-1"),
      ("\"milliseconds\":23456", "\"milliseconds\":999999999999"),
      ("\"milliseconds\":23456", "\"milliseconds\":99999999999999999999"), ("\"pauses\":0", "\"pauses\":-1"),
      ("\"milliseconds\":3456", "\"milliseconds\":-3456"), ("\"choice\":2", "\"choice\":-2"),
    ]
    for (old, new) in changes {
      let (head, tail) = halves(line(1), at: old)
      scratch.write("data/scores.jsonl", "\(head)\(new)\(tail)\n\(line(2))\n")
      #expect(try scratch.log.findings == .init(records: [record(2)], unreadable: [1]), "\(new)")
    }
  }

  @Test func aNewerFormatIsCountedAndLeftAlone() throws {
    scratch.write("data/scores.jsonl", "\(line(1))\n{\"version\":2,\"what\":[1,2,3]}\n\(line(2))\n")
    #expect(try scratch.log.findings == .init(records: [record(1), record(2)], newer: 1))
    #expect(try scratch.log.latest(9).newer == 1)
  }

  @Test func keysThatAreNotKnownStayInTheLineThatIsRead() throws {
    let (head, tail) = halves(line(1), at: "\"seed\":7")
    let odd = "  \(head)\"seed\": 7, \"mood\":\"good\"\(tail)\r"
    scratch.write("data/scores.jsonl", odd + "\n")
    var found: [LogLine] = []
    try scratch.log.scan {
      found.append($0)
      return true
    }
    guard case .record(let read) = found.first?.content else { throw CancellationError() }
    #expect(read.others == ["mood": .string("good")] && read.line == "\(line(1).dropLast()),\"mood\":\"good\"}")
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == [odd])
  }

  private func reading(of line: String) -> RecordLine.Reading {
    Array(line.utf8).withUnsafeBytes { RecordLine.read($0) }
  }

  @Test(arguments: ["1777777777777777777.777777777", "1e3", "-0.0", "9223372036854775808", "0.1", "1e300"])
  func anUnknownNumberIsTheSameWhenItIsWrittenAndReadAgain(_ number: String) throws {
    let text = "\(line(1).dropLast()),\"weight\":\(number)}"
    guard case .record(let read) = reading(of: text), case .record(let again) = reading(of: read.line) else {
      Issue.record("not read: \(text)")
      return
    }
    #expect(read.others.count == 1 && again == read)
  }

  @Test func aRecordWithoutALimitHadTenSeconds() throws {
    let (head, tail) = halves(line(1), at: "\"limit\":10000,")
    scratch.write("data/scores.jsonl", head + tail + "\n")
    #expect(try scratch.log.findings.records == [record(1)])
  }

  @Test func aRoundThatStandsThereTwiceCountsOnce() throws {
    scratch.write("data/scores.jsonl", [3, 1, 2, 1, 3, 3].map { line($0) + "\n" }.joined())
    #expect(try scratch.log.findings == .init(records: [record(3), record(1), record(2)], repeated: 3))
    #expect(try scratch.log.latest(9).records == [record(3), record(1), record(2)])
    let page = try scratch.log.latest(1)
    #expect(try scratch.log.latest(9, before: page.older).records == [record(1), record(2)])
  }

  @Test func aLineTooLongIsPassedOver() throws {
    for length in [65_536, 65_537, 300_000, 1_000_000] {
      let long = String(repeating: " ", count: length - 1) + "x"
      scratch.write("data/scores.jsonl", "\(line(1))\n\(long)\n\(line(2))\n\(long)")
      #expect(try scratch.log.findings == .init(records: [record(1), record(2)], unreadable: [2]))
      let page = try scratch.log.latest(9)
      #expect(page.records == [record(2), record(1)])
      #expect(page.problems.map(\.reason) == [length > 65_536 ? .tooLong : .notARecord])
      #expect(page.problems.map(\.offset) == [line(1).utf8.count + 1])
    }
  }

  @Test func blankLinesAreNothing() throws {
    scratch.write("data/scores.jsonl", "\n\n\(line(1))\n  \n\r\n\(line(2))\n\n")
    #expect(try scratch.log.findings == .init(records: [record(1), record(2)]))
    #expect(try scratch.log.latest(9).records == [record(2), record(1)])
  }

  @Test func aLogCutAnywhereStillHasAllItsWholeLines() throws {
    let records = (0..<4).map { record($0, answers: 1) }
    let bytes = Array(records.map { $0.line + "\n" }.joined().utf8)
    for length in 0...bytes.count {
      let prefix = Array(bytes.prefix(length))
      scratch.write("data/scores.jsonl", bytes: prefix)
      let whole = Array(records.prefix(prefix.count { $0 == UInt8(ascii: "\n") }))
      let page = try scratch.log.latest(9)
      guard try scratch.log.findings == .init(records: whole), page.records == whole.reversed(),
        page.problems.isEmpty
      else { return #expect(Bool(false), "cut at \(length)") }
    }
  }

  @Test func aByteThatFlippedCostsItsOwnLineAtMost() throws {
    let records = (0..<3).map { record($0, answers: 1) }
    let bytes = Array(records.map { $0.line + "\n" }.joined().utf8)
    let lineLength = bytes.count / 3
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= 1 << UInt8(position % 8)
      scratch.write("data/scores.jsonl", bytes: damaged)
      let found = try scratch.log.findings.records
      let page = try scratch.log.latest(9)
      // A newline that is gone glues its line to the next.
      let hit = position / lineLength
      let isNewline = position % lineLength == lineLength - 1
      let untouched = records.indices.filter { $0 != hit && !(isNewline && $0 == hit + 1) }.map { records[$0] }
      guard untouched.allSatisfy(found.contains), found == page.records.reversed() else {
        return #expect(Bool(false), "flipped at \(position)")
      }
    }
  }

  @Test func aScanGoesOnWhereOneEnded() throws {
    scratch.write("data/scores.jsonl", "\(line(1))\n\(line(2))\n\(line(3))")
    var numbers: [Int] = []
    let mark = try scratch.log.scan {
      numbers.append($0.number)
      return false
    }
    #expect(mark.number == 2)
    let end = try scratch.log.scan(from: mark) {
      numbers.append($0.number)
      return true
    }
    #expect(numbers == [1, 2])
    #expect(end.offset == (line(1) + line(2)).utf8.count + 2 && end.number == 3)
  }

  @Test func readingMakesAndChangesNothing() throws {
    _ = try scratch.log.latest(5)
    #expect(scratch.content == [])
    scratch.write("data/scores.jsonl", "torn")
    _ = try scratch.log.latest(5)
    _ = try scratch.log.findings
    #expect(scratch.content == ["data", "data/scores.jsonl"])
    #expect(scratch.text("data/scores.jsonl") == "torn")
  }
}

/// What stands before and after the first `part` of `text`.
func halves(_ text: String, at part: String) -> (String, String) {
  guard let range = text.firstRange(of: part) else { return (text, "") }
  return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
}
