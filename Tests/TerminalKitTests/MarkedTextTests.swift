import Testing

@testable import TerminalKit

@Suite struct MarkedTextTests {
  private func lines(_ text: String, _ columns: Int = 20) -> [String] {
    MarkedText(text).lines(to: columns).map { ($0.isCode ? "|" : " ") + $0.text.string }
  }

  @Test func textWithoutFencesIsProse() {
    #expect(lines("What is it that `x` says here?", 15) == [" What is it", " that `x` says", " here?"])
    #expect(!MarkedText("x").isCode)
  }

  @Test func codeBetweenFencesIsKeptAsItIs() {
    #expect(
      lines("What does it print?\n```python\nfor x in [1, 2]:\n    print(x, x * x, x ** 3)\n\n```\nChoose.", 20)
        == [" What does it print?", "|for x in [1, 2]:", "|    print(x, x * x, x ** 3)", "|", " Choose."])
  }

  @Test func tabsOfCodeLeadToEveryFourthColumn() {
    #expect(lines("```\n\ta\nab\tc\n日\td\n```") == ["|    a", "|ab  c", "|日  d"])
  }

  @Test func codeWithoutAnEndGoesOnToTheLast() {
    #expect(lines("Read:\r\n```\r\na\r\nb") == [" Read:", "|a", "|b"])
  }

  @Test func aChoiceMayBeNothingButCode() {
    #expect(MarkedText("```\na = 1\n```").isCode)
    #expect(!MarkedText("So: ```\na = 1\n```").isCode)
  }

  @Test func inOneLineNoFenceIsSeen() {
    #expect(MarkedText("What is it?\n```\na\n  b  # c\n\n```").oneLine.string == "What is it? a b # c")
    #expect(MarkedText("two  blanks\nplain").oneLine.string == "two  blanks plain")
  }

  @Test(arguments: ["```", "```\n```", "\n```\n\n", "```\n```\n```"])
  func emptyCodeIsNoFault(text: String) {
    #expect(lines(text).count < 4)
    #expect(MarkedText(text).plain.width < 3)
  }

  @Test func nothingUnsafeStaysInCode() {
    #expect(lines("```\na\u{1B}[31m\u{202E}b\n```") == ["|a[31mb"])
  }
}
