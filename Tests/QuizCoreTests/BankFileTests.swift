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

  /// A text longer than what is read and not mapped.
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

  @Test func aLargeFileIsMapped() throws {
    let folder = try Folder()
    let (text, rows) = large()
    let bank = try Bank.open(path: folder.file("large.csv", text.utf8))
    #expect(bank.rowCount == rows)
    #expect(bank.question(at: rows - 1)?.choices == ["a", "b"])
  }

  @Test func aMappedFileThatIsCutShortIsNotTouched() throws {
    let folder = try Folder()
    let path = try folder.file("large.csv", large().text.utf8)
    let bank = try Bank.open(path: path)
    try #require(truncate(path, 100) == 0)
    #expect(bank.question(at: bank.rowCount - 1) == nil)
    #expect(bank.usableCount == 0)
    var problems: [BankDiagnostic] = []
    let counts = bank.check { problems.append($0) }
    #expect(problems.map(\.kind) == [.cutShort])
    #expect(counts.unusable == bank.rowCount)
    #expect(throws: BankError.self) { try bank.requireUsableRow() }
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
      #expect(refusal(path) == .notFound(name: path))
      #expect(refusal(path)?.exitStatus == 66)
    }
  }

  @Test func whatIsNoFileIsRefusedWithoutWaiting() throws {
    let folder = try Folder()
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(refusal(folder.path) == .folder(name: folder.path))
    #expect(refusal(pipe) == .notAFile(name: pipe))
    #expect(refusal("/dev/null") == .notAFile(name: "/dev/null"))
    #expect(refusal("/dev/tty")?.exitStatus == 65)
    #expect(refusal(pipe)?.exitStatus == 65)
  }

  @Test func anEmptyFileHoldsNoQuestions() throws {
    let folder = try Folder()
    let path = try folder.file("empty.csv", [])
    #expect(refusal(path) == .empty(name: path))
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may read everything"))
  func anUnreadableFileSaysWhy() throws {
    let folder = try Folder()
    let path = try folder.file("secret.csv", "q,1,a,b\n".utf8)
    chmod(path, 0)
    #expect(refusal(path) == .cannotRead(name: path, errno: EACCES))
  }

  @Test func aSymbolicLinkIsFollowed() throws {
    let folder = try Folder()
    let path = try folder.file("food.csv", "q,1,a,b\n".utf8)
    let link = "\(folder.path)/link"
    let loop = "\(folder.path)/loop"
    try #require(symlink(path, link) == 0 && symlink(loop, loop) == 0)
    #expect(refusal(link) == nil)
    #expect(refusal(loop) == .cannotRead(name: loop, errno: ELOOP))
  }

  @Test func aFileBeyondTheLimitIsRefusedUnread() throws {
    let folder = try Folder()
    let path = try folder.file("huge.csv", [])
    try #require(truncate(path, BankLimits.file + 1) == 0)
    #expect(refusal(path) == .tooLarge(name: path, limit: BankLimits.file))
    #expect(refusal(path)?.description == "\(path): longer than 4096 MiB; split it into several files")
  }
}
