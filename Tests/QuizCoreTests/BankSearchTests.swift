import Testing

@testable import QuizCore

/// Looking for a question of a bank in parts.
@Suite struct BankSearchTests {
  private func bank(_ rows: Int, last: String) throws -> Bank {
    let csv = (0..<rows - 1).map { "Question \($0)?,1,a,b,c,d\n" }.joined() + "\(last),1,a,b,c,d\n"
    return try Bank(bytes: Array(csv.utf8), name: "bank.csv")
  }

  @Test(arguments: [1, 2, 15, 16, 17, 100, 1000])
  func aQuestionIsFoundInPartsOfAnySize(_ part: Int) throws {
    let bank = try bank(100, last: "the last")
    var (row, read) = (0, 0)
    while true {
      let (text, next) = bank.firstText(from: row, among: part) { $0 == "the last" }
      read += 1
      guard let next else {
        #expect(text == "the last" && read == (100 + part - 1) / part)
        return
      }
      try #require(text == nil && next == row + part)
      row = next
    }
  }

  @Test func theSearchGoesOnBehindWhatWasFound() throws {
    let bank = try bank(40, last: "the last")
    let (text, next) = bank.firstText(from: 3, among: 1000) { $0.hasSuffix("7?") }
    #expect(text == "Question 7?" && next == 8)
    #expect(bank.firstText(from: 8, among: 9) { $0.hasSuffix("7?") } == (nil, 17))
    #expect(bank.firstText(from: 39, among: 1) { _ in false } == (nil, nil))
    #expect(bank.firstText(from: 40, among: 1) { _ in true } == (nil, nil))
  }

  @Test func aRowThatCannotBeUsedIsPassed() throws {
    let bank = try Bank(bytes: Array("broken,9,a,b,c,d\nright,1,a,b,c,d\n".utf8), name: "bank.csv")
    #expect(bank.firstText(from: 0, among: 10) { _ in true } == ("right", nil))
  }
}
