import QuizCore
import Testing

@testable import BankFormats

/// A file is what most of it is, not what one sign says.
@Suite struct RecognitionTests {
  @Test func bracesInCodeMakeNoGIFT() throws {
    let file = try imported(
      """
      ## Q1. What is printed?

      ```js
      const f = ({ a }) => { return {=a}; };
      ```

      - [ ] nothing
      - [x] `{}`

      ## Q2. Which sets a state `{=x ~y}`?

      - [x] this
      - [ ] that
      """)
    #expect(file.format == .checklist)
    #expect(
      file.questions.map(\.summary) == [
        "What is printed?\n```\nconst f = ({ a }) => { return {=a}; };\n``` [nothing|*{}]",
        "Which sets a state {=x ~y}? [*this|that]",
      ])
  }

  @Test func theOtherReadingIsNamedWhereBothArePossible() throws {
    let list = "- [x] a\n- [ ] b\n"
    let gift = "Two and two? {=4 ~5}\n\nThree and one? {=4 ~5}\n\nTwo and one? {=3 ~5}\n"
    let more = try imported("# One?\n\(list)\(list)\n\(gift)")
    #expect(more.format == .checklist && more.notes == [.otherReading(.gift)])
    #expect(
      more.notes[0].sentence.en == "it could also be read as GIFT: `--format gift`")
    #expect(try imported("# One?\n\(list)\n\(gift)\n\(gift)\n\(gift)").format == .gift)
    #expect(try imported("# One?\n\(list)").notes == [])
  }

  @Test func anEssayAloneIsGIFTAndNamedAsOne() throws {
    for text in [
      "Write about the sea. {}\n", "Write about the sea.{\n}\nA {=b ~c}\n", "Name a sea. {}\n\nName a lake. {}\n",
    ] {
      let file = try imported(text)
      #expect(file.format == .gift)
      #expect(file.refusals.first?.hasSuffix("an essay question, which cannot be played") == true, "\(text)")
    }
    for text in ["body {}\n", "\\frac{1}{2} is a half\nand more\n", "f({a})\ng({b})\n"] {
      #expect(throws: ImportError.self, "\(text)") { _ = try imported(text) }
    }
  }

  @Test func anAnswerInBracesAloneIsTyped() throws {
    #expect(
      try imported("Two minus one is {one}.\n\nThe sea is {blue#Look up.}\n").questions.map(\.summary) == [
        "Two minus one is _____. [= one]", "The sea is [= blue]",
      ])
  }

  @Test func aFullStopBehindAQuestionIsNoGap() throws {
    #expect(
      try imported("What is pi? {#3.14}.\n\nThe capital is {=Paris =Paname}, I think.\n\nIt is {=a ~b} .\n").questions
        .map(\.text) == ["What is pi?", "The capital is _____, I think.", "It is _____."])
  }

  @Test func brokenLinesLeaveNoRunsOfBlanks() throws {
    #expect(
      try imported("What\n    is it? {\n  =this\n     one#Because\n        of that.\n  ~other\n}\n").questions.map(
        \.summary)
        == ["What is it? [*this one|other] (Because of that.)"])
  }

  @Test(arguments: [
    "1. What is 2? {=2 ~3}\n\n2. What is 3? {=3 ~4}\n",
    "1) What is 2?\nA. 2\nB. 3\nANSWER: A\n\n2) What is 3?\nA. 3\nB. 4\nANSWER: A\n",
    "## Q1. What is 2?\n- [x] 2\n- [ ] 3\n\n## Q2. What is 3?\n- [x] 3\n- [ ] 4\n",
    "Q: 1. What is 2?\nA: 2\n\nQ: 2. What is 3?\nA: 3\n",
  ])
  func theNumbersOfAListAreNoPartOfItsQuestions(text: String) throws {
    #expect(try imported(text).questions.map(\.text) == ["What is 2?", "What is 3?"])
  }

  @Test func otherNumbersStay() throws {
    #expect(
      try imported("1. FC is a club of? {=Köln ~Bonn}\n\n1.5 is more than? {=1 ~2}\n\n7. what? {=a ~b}\n").questions
        .map(\.text)
        == ["1. FC is a club of?", "1.5 is more than?", "7. what?"])
  }

  @Test func howToDivideCardsIsSaidOnlyWhereItHelps() throws {
    func reason(_ text: String) throws -> ImportError.Reason {
      try #require(throws: ImportError.self) { _ = try imported(text) }.reason
    }
    #expect(try reason("dog -> Hund\ncat -> Katze\n") == .unknownFormat(mark: " -> "))
    #expect(try reason("dog: Hund\ncat: Katze\n") == .unknownFormat(mark: ": "))
    #expect(try reason("Dear friend\nthis is a letter\n") == .unknownFormat(mark: nil))
    #expect(
      try reason("dog: Hund\ncat: Katze\n").sentence.en.hasSuffix("and `--between \": \"` reads its lines as cards"))
  }

  @Test(arguments: ["problem", "library", "course"]) func openEdXIsNamed(root: String) throws {
    for start in ["<?xml version=\"1.0\"?>\n", ""] {
      let error = try #require(throws: ImportError.self) {
        _ = try imported("\(start)<\(root) display_name=\"a\"><p>q</p></\(root)>\n")
      }
      #expect(error.reason.sentence.en.hasPrefix("this is a part of an Open edX course: "))
    }
  }

  /// One row that is not text does not make the others wrong, in any format.
  @Test func aBadByteIsRefusedWhereItStands() throws {
    let bytes = Array("Müller\tmiller\ncaf".utf8) + [0xE9] + Array("\tcoffee\nKöhler\tcollier\n".utf8)
    let file = try imported(bytes)
    #expect(file.questions.map(\.text) == ["Müller", "Köhler"])
    #expect(file.refusals == ["test:2: this is not UTF-8 text"])
    #expect(try imported("a \u{FFFD}\tb\nc\td\n").refusals.isEmpty)
  }
}
