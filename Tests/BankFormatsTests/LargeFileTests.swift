import QuizCore
import Testing

@testable import BankFormats

/// Large files take time and memory in proportion to their size, or end in a limit.
@Suite struct LargeFileTests {
  private func error(_ bytes: [UInt8]) -> ImportError.Reason? {
    do throws(ImportError) {
      _ = try ImportedFile(InputFile(bytes: bytes, name: "large"))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [UInt8(0x0A), 0x0D]) func aTextHasNoMoreLinesThanTheLimit(newline: UInt8) {
    let lines = [0x61] + Array(repeating: newline, count: ImportLimits.lines + 1) + [0x61]
    #expect(error(lines) == .tooMuch(.lines))
    #expect(error(Array(repeating: newline, count: ImportLimits.lines + 1)) == .empty)
  }

  @Test func aTextOfOneLineIsInNoFormat() {
    for piece in ["x", "\"", "<!--", "\t", "{=", "a\t<"] {
      let line = String(repeating: piece, count: 1 << 14)
      #expect([.unknownFormat(mark: nil), .empty].contains(error(Array(line.utf8))), "\(piece)")
    }
  }

  /// Of a line of any length, only the columns that are read are made into text.
  @Test func cellsBeyondTheLimitAreNotMade() throws {
    let table = try SeparatedText.table(Array(repeating: [0x61, 0x09], count: 100_000).flatMap { $0 }[...])
    #expect(table.rows.map(\.cells.count) == [BankLimits.columns])
  }

  /// Where a question is open, the lines behind it are looked at once, not again for each blank line.
  @Test func anOpenQuestionReadsOnToTheNextBrace() throws {
    let file = try imported("q {=a\n\n~b}\n\nr {\n\ns {=a\n\n\n~b}\n", as: .gift)
    #expect(file.questions.map(\.text) == ["q", "s"])
    #expect(file.refusals.count == 1)
  }

  @Test func longImportsSayHowFarTheyAre() throws {
    let cards = (0..<3000).map { "term \($0)\tmeaning \($0)\n" }.joined()
    var steps: [[Int]] = []
    _ = try ImportedFile(InputFile(bytes: Array(cards.utf8), name: "cards")) { steps.append([$0, $1]) }
    #expect(steps == [[0, 3000], [1024, 3000], [2048, 3000]])
  }

  @Test(arguments: ["", " ", "a", " \t a b\r\n", "\u{3000}全角\u{2003}", "\u{85}\u{A0}x\u{1680}\u{2028}", "é ", " é"])
  func whiteSpaceIsThatOfUnicode(text: String) {
    let scalars = text.unicodeScalars.map(\.properties.isWhitespace)
    #expect(text.unicodeScalars.map(\.isSpace) == scalars)
    let trimmed = text.split { $0.isWhitespace }.isEmpty ? "" : text.trimmed
    #expect(String(decoding: WhiteSpace.trimmed(Array(text.utf8)[...]), as: UTF8.self) == trimmed)
    #expect(trimmed.first?.isWhitespace != true && trimmed.last?.isWhitespace != true)
  }

  @Test func allWhiteSpaceIsKnown() {
    let wrong = (0...UInt32(0xFFFF)).compactMap(Unicode.Scalar.init).filter { $0.isSpace != $0.properties.isWhitespace }
    #expect(wrong.isEmpty)
  }
}
