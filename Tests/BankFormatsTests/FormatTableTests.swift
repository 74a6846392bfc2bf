import QuizCore
import Testing

@testable import BankFormats

/// Every format has a row of the table that defines all that the program does with it.
@Suite struct FormatTableTests {
  @Test func everyFormatIsAskedInATurnOfItsOwn() {
    #expect(Set(BankFormat.allCases.map(\.row.turn)).count == BankFormat.allCases.count)
  }

  @Test(arguments: BankFormat.allCases) func everyFormatIsReadOrWrittenAndHasEndings(format: BankFormat) {
    #expect(!format.row.readers.isEmpty || format.row.writer != nil)
    #expect(!format.endings.isEmpty)
    #expect(format.endings.allSatisfy { !$0.contains(".") && $0 == $0.lowercased() })
  }

  @Test(arguments: BankFormat.allCases) func aFormatIsWrittenExactlyWhenItIsOffered(format: BankFormat) {
    #expect((BankExport([], as: format) != nil) == BankFormat.exported.contains(format))
  }

  @Test func endingsAreNamedOnce() {
    #expect(
      BankFormat.endings == [
        "csv", "tsv", "txt", "json", "jsonl", "gift", "xml", "xlsx", "ods", "apkg", "colpkg", "zip", "md", "h5p",
      ])
  }
}
