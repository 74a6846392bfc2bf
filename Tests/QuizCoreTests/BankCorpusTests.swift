import FoundationEssentials
import Testing

@testable import QuizCore

/// The files of `Tests/Corpus/bank`: each is a way in which a bank can be odd, chosen by hand or found by a fuzzer.
struct BankCorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus/bank").path
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test func theCorpusIsThere() {
    #expect(BankCorpusTests.files.count >= 42)
  }

  @Test(arguments: BankCorpusTests.files)
  func anOddBankAddsUp(file: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: BankCorpusTests.folder).appending(path: file)))
    #expect(BankFuzzTests.contradiction(bytes) == nil)
  }
}
