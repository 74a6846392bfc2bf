import Testing

@testable import QuizCore

/// Answers to type, as a bank's cell has them.
@Suite struct TypedCellTests {
  @Test(arguments: [["Paris", "Paname"], ["a|b"], ["a｜b", "c"], ["back\\slash", "\\"], ["\\|", "\\｜"]])
  func whatIsWrittenIsReadAgain(texts: [String]) {
    #expect(TypedCell.accepted(TypedCell.text(texts)) == texts)
  }
}
