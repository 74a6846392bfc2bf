import Glibc
import Testing

@testable import QuizCore

/// What is found on disk where a bank should be.
struct BankFileTests {
  /// A folder of its own for each test, removed with what is in it.
  private final class Folder {
    let path: String

    init() throws {
      var template = Array("/tmp/tenq-bank-XXXXXX".utf8CString)
      try #require(mkdtemp(&template) != nil)
      path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
      let path = "\(path)/\(name)"
      let file = try #require(fopen(path, "w"))
      defer { fclose(file) }
      let bytes = Array(bytes)
      try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
      return path
    }

    deinit {
      if let entries = opendir(path) {
        while let entry = readdir(entries) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          if name != ".", name != ".." { remove("\(path)/\(name)") }
        }
        closedir(entries)
      }
      rmdir(path)
    }
  }

  private func refusal(_ path: String) -> BankError? {
    do throws(BankError) {
      _ = try Bank.open(path: path)
      return nil
    } catch { return error }
  }

  /// Why no row of a bank can be used; nil when one can.
  private func usability(_ bank: Bank) -> BankError? {
    do throws(BankError) {
      try bank.requireUsableRow()
      return nil
    } catch { return error }
  }

  /// The bytes of each row of `large`.
  private static let rowSize = 3019

  /// A text longer than what is kept in memory.
  private func large() -> (text: String, rows: Int) {
    let row = "かぼちゃ\(String(repeating: "い", count: 1000)),2,a,b\n"
    let rows = BankLimits.readWhole / row.utf8.count + 10
    return (String(repeating: row, count: rows), rows)
  }

  @Test func aFileIsRead() throws {
    let folder = try Folder()
    let path = try folder.file("food.csv", "q,1,a,b\n".utf8)
    let bank = try Bank.open(path: path)
    #expect(bank.name == path)
    #expect(questions(bank) == [Question(text: "q", choices: ["a", "b"], answer: 0)])
  }

  @Test func aLargeFileIsReadRowByRow() throws {
    let folder = try Folder()
    let (text, rows) = large()
    let bank = try Bank.open(path: folder.file("large.csv", text.utf8))
    #expect(bank.rowCount == rows)
    #expect(bank.question(at: rows - 1)?.choices == ["a", "b"])
  }

  @Test(arguments: [0, 1, rowSize - 1, rowSize, rowSize + 1, 1 << 20])
  func ofAFileThatIsCutShortTheRowsThatAreLeftAreRead(size: Int)
    throws
  {
    let folder = try Folder()
    let path = try folder.file("large.csv", large().text.utf8)
    let bank = try Bank.open(path: path)
    try #require(truncate(path, size) == 0)
    let left = size / BankFileTests.rowSize
    #expect(bank.question(at: bank.rowCount - 1) == nil && bank.question(at: left) == nil)
    #expect((0..<left).allSatisfy { bank.question(at: $0) != nil })
    #expect(bank.usableCount == left)
    var problems: [BankDiagnostic] = []
    let counts = bank.check { problems.append($0) }
    #expect(problems.map(\.kind).filter { $0 == .cutShort }.count == 1)
    #expect(problems.allSatisfy { $0.kind == .cutShort || $0.severity == .warning })
    #expect(counts.usable == left && counts.unusable == bank.rowCount - left)
    #expect(usability(bank) == (left > 0 ? nil : BankError(.cutShort, in: path)))
  }

  @Test func aFileThatIsCutShortDuringACheckIsReadAsFarAsItGoes() throws {
    let folder = try Folder()
    // The first row has an error, so that the check reports while most of the file is unread.
    let path = try folder.file("large.csv", ("q,7,a,b\n" + large().text).utf8)
    let bank = try Bank.open(path: path)
    var problems: [BankDiagnostic] = []
    let counts = bank.check { problem in
      if problems.isEmpty { truncate(path, BankLimits.piece * 3 + 7) }
      problems.append(problem)
    }
    #expect(problems.first?.kind == .answerOutOfRange(found: "7", choices: 2))
    #expect(problems.filter { $0.kind == .cutShort }.count == 1)
    #expect(counts.usable == (BankLimits.piece * 3 + 7 - 8) / BankFileTests.rowSize)
    #expect(counts.usable + counts.unusable == bank.rowCount)
  }

  @Test func aLargeFileIsReadAsTheSameBytesInMemory() throws {
    // Rows that are cut by the pieces in all places, lines in quotes, line ends of two bytes, and rows that are too long.
    var rng = SeededGenerator(seed: 20)
    let long = String(repeating: "x", count: BankLimits.row + 100)
    let kinds: [() -> String] = [
      { "row,1,a,b\r\n" }, { "\"two\r\nlines\",2,\"a\"\"\",b\r" }, { "\r\n\r,,,\r\n" }, { "\"open,1,a,b\n" },
      { "q,1,a,b,\(String(repeating: "い", count: 1 + rng.below(20_000)))\n" },
      { "\"q\",1,\"\(String(repeating: "line\r\n", count: 5000))\",b\r\n" },
    ]
    var text = "\u{FEFF}question,answer,choice1,choice2\r\n"
    while text.utf8.count < BankLimits.readWhole { text += kinds[rng.below(kinds.count)]() }
    text += "\(long)\r\nafter,1,a,b\r\n\"\(long)\r\n\"more\",1,a,b\nq,1,\"\(long)"
    let folder = try Folder()
    let path = try folder.file("large.csv", text.utf8)
    let (file, memory) = (try Bank.open(path: path), try Bank(bytes: Array(text.utf8), name: path))
    #expect(file.rowCount == memory.rowCount)
    var problems: (file: [BankDiagnostic], memory: [BankDiagnostic]) = ([], [])
    #expect(file.check { problems.file.append($0) } == memory.check { problems.memory.append($0) })
    #expect(problems.file == problems.memory)
    #expect(problems.file.contains { $0.kind == .rowTooLong })
    for row in stride(from: 0, to: file.rowCount, by: 7) { #expect(file.result(at: row) == memory.result(at: row)) }
    #expect(file.result(at: file.rowCount - 1) == memory.result(at: file.rowCount - 1))
  }

  @Test func whatAJudgeKeepsStaysWhatItWas() throws {
    let folder = try Folder()
    let bank = try Bank.open(path: folder.file("large.csv", large().text.utf8))
    var rows: [BankRow] = []
    _ = bank.check(
      alsoBy: { row in
        if row.line % 100 == 0 { rows.append(row) }
        return []
      }, { _ in })
    #expect(rows.count == bank.rowCount / 100)
    #expect(rows.allSatisfy { $0.question == bank.question(at: $0.line - 1) })
  }

  /// A stream that gives `answers`, one after the other and the last for ever.
  private func stream(_ answers: [(count: Int, errno: CInt)], patience: Duration?) -> ByteStream {
    var rest = answers[...]
    return ByteStream(
      read: { buffer in
        let answer = rest.count > 1 ? rest.removeFirst() : rest[rest.endIndex - 1]
        if answer.count > 0 { buffer[0] = UInt8(ascii: "x") }
        return answer
      },
      wait: { limit, isRepeated in min(limit ?? .seconds(1000), isRepeated ? .milliseconds(20) : .milliseconds(900)) },
      patience: patience)
  }

  @Test func aFileThatNeverHasBytesIsNotWaitedForForEver() {
    #expect(throws: BankError(.timedOut(after: .seconds(2)), in: "kmsg")) {
      try stream([(-1, EAGAIN)], patience: .seconds(2)).bytes(upTo: 10, name: "kmsg")
    }
    // Bytes now and then are no reason to wait longer in all.
    #expect(throws: BankError(.timedOut(after: .seconds(2)), in: "kmsg")) {
      let answers: [(count: Int, errno: CInt)] = [(-1, EAGAIN), (1, 0), (-1, EAGAIN), (1, 0), (-1, EAGAIN), (1, 0)]
      _ = try stream(answers + [(-1, EAGAIN), (0, 0)], patience: .seconds(2)).bytes(upTo: 10, name: "kmsg")
    }
  }

  @Test func standardInputIsWaitedFor() throws {
    let nothing: [(count: Int, errno: CInt)] = Array(repeating: (-1, EAGAIN), count: 100)
    let answers = nothing + [(-1, EINTR), (1, 0), (0, 0)]
    #expect(try stream(answers, patience: nil).bytes(upTo: 10, name: "-") == [UInt8(ascii: "x")])
    #expect(throws: BankError(.cannotRead(errno: EIO), in: "-")) {
      try stream([(1, 0), (-1, EIO)], patience: nil).bytes(upTo: 10, name: "-")
    }
    #expect(throws: BankError(.tooLarge(limit: 10), in: "-")) {
      try stream([(1, 0)], patience: nil).bytes(upTo: 10, name: "-")
    }
  }

  @Test func aRowOfALargeFileThatIsNotTextCannotBeUsed() throws {
    let folder = try Folder()
    let (text, rows) = large()
    let path = try folder.file("large.csv", Array(text.utf8) + Array("q,1,あ".utf8) + [0xFF, 0x0A])
    let bank = try Bank.open(path: path)
    #expect(bank.result(at: rows).problems == [BankDiagnostic(line: rows + 1, column: 6, kind: .notUTF8)])
  }

  @Test func aLargeFileInCP932IsConverted() throws {
    let folder = try Folder()
    let row: [UInt8] = [0x92, 0xF7, 0x82, 0xDF] + Array(",2,a,b\(String(repeating: " ", count: 1000))\n".utf8)
    let rows = BankLimits.readWhole / row.count + 10
    let path = try folder.file("large.csv", (0..<rows).flatMap { _ in row })
    let bank = try Bank.open(path: path)
    #expect(bank.rowCount == rows && bank.question(at: rows - 1)?.text == "締め")
  }

  @Test func whatIsNotThereIsCalledMissing() throws {
    let folder = try Folder()
    let file = try folder.file("food.csv", "q,1,a,b\n".utf8)
    for path in ["\(folder.path)/no.csv", "\(file)/no.csv", "", "\(file)\u{0}"] {
      #expect(refusal(path) == BankError(.notFound, in: path))
      #expect(refusal(path)?.exitStatus == .noInput)
    }
  }

  @Test func whatIsNoFileIsRefusedWithoutWaiting() throws {
    let folder = try Folder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(refusal(folder.path) == BankError(.folder, in: folder.path))
    #expect(refusal(pipe) == BankError(.notAFile, in: pipe))
    #expect(refusal("/dev/null") == BankError(.notAFile, in: "/dev/null"))
    #expect(refusal("/dev/tty")?.exitStatus == .data)
    #expect(refusal(pipe)?.exitStatus == .data)
  }

  @Test func anEmptyFileHoldsNoQuestions() throws {
    let folder = try Folder()
    let path = try folder.file("empty.csv", [])
    #expect(refusal(path) == BankError(.empty, in: path))
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may read everything"))
  func anUnreadableFileSaysWhy() throws {
    let folder = try Folder()
    let path = try folder.file("secret.csv", "q,1,a,b\n".utf8)
    chmod(path, 0)
    #expect(refusal(path) == BankError(.cannotRead(errno: EACCES), in: path))
  }

  @Test func aSymbolicLinkIsFollowed() throws {
    let folder = try Folder()
    let path = try folder.file("food.csv", "q,1,a,b\n".utf8)
    let link = "\(folder.path)/link"
    let loop = "\(folder.path)/loop"
    try #require(symlink(path, link) == 0 && symlink(loop, loop) == 0)
    #expect(refusal(link) == nil)
    #expect(refusal(loop) == BankError(.cannotRead(errno: ELOOP), in: loop))
  }

  @Test func aFileBeyondTheLimitIsRefusedUnread() throws {
    let folder = try Folder()
    let path = try folder.file("huge.csv", [])
    try #require(truncate(path, BankLimits.file + 1) == 0)
    #expect(refusal(path) == BankError(.tooLarge(limit: BankLimits.file), in: path))
    #expect(refusal(path)?.description == "\(path): longer than 4096 MiB; split it into several files")
  }
}
