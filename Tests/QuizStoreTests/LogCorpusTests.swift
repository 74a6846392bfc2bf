import FoundationEssentials
import Glibc
import QuizCore
import Testing

@testable import QuizStore

/// The files of `Tests/Corpus/log`: each is a way in which a log can be odd, chosen by hand or found by a fuzzer.
struct LogCorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus/log").path
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test func theCorpusIsThere() {
    #expect(LogCorpusTests.files.count >= 20)
  }

  @Test(arguments: LogCorpusTests.files)
  func anOddLogReadsTheSameFromBothEndsAndTakesAnotherRound(file: String) throws {
    let scratch = Scratch()
    let bytes = Array(try Data(contentsOf: URL(filePath: LogCorpusTests.folder).appending(path: file)))
    scratch.write("data/scores.jsonl", bytes: bytes)
    let found = try scratch.log.findings
    let page = try scratch.log.latest(1000)
    #expect(Set(page.records.map(\.id)) == Set(found.records.map(\.id)))
    #expect(page.records.count == found.records.count && page.newer == found.newer)
    #expect(page.problems.count == found.unreadable.count)
    let summary = try scratch.log.summary()
    #expect(summary.rounds == found.records.count && summary.unreadable == found.unreadable.count)

    try scratch.log.append(record(0xfff))
    #expect(scratch.bytes("data/scores.jsonl")?.starts(with: bytes) == true)
    #expect(try scratch.log.findings.records.last == record(0xfff))
  }
}
