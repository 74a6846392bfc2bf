import QuizCore
import Testing

@testable import BankFormats

/// Aiken as programs write it, and as people type it.
@Suite struct AikenTests {
  @Test(arguments: [
    "A. Paris|B. Rome", "A.Paris|B.Rome", "a) Paris|b) Rome", "a.Paris|b.Rome", "(a) Paris|(B) Rome",
    "A: Paris|b: Rome", "A) Paris||B) Rome", "  a. Paris|  b. Rome",
  ])
  func choicesAreReadInEverySpelling(choices: String) throws {
    for answer in ["ANSWER: B", "Answer:b", "answer : B.", "ANSWER: B) Rome", "Ans: (b)", "ANSWER：B", "Answer: Rome"] {
      let lines = choices.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\n")
      let file = try imported("Capital of Italy?\n\n\(lines)\n\(answer)\n")
      #expect(file.format == .aiken)
      #expect(file.questions.map(\.summary) == ["Capital of Italy? [Paris|*Rome]"], "\(choices) \(answer)")
    }
  }

  @Test func feedbackExplainsTheQuestionBeforeIt() throws {
    let file = try imported(
      "One?\nA. x\nB. y\nANSWER: A\nFEEDBACK: It is x.\nTwo?\nA. x\nB. y\nFeedback: It is y.\nANSWER: B\n\n"
        + "Three?\nA. x\nB. y\nANSWER: B\nFeedback: So it is.\nfeedback: Really.\n")
    #expect(
      file.questions.map(\.summary) == [
        "One? [*x|y] (It is x.)", "Two? [x|*y] (It is y.)", "Three? [x|*y] (So it is.\nReally.)",
      ])
  }

  @Test func aLineBehindAChoiceBelongsToIt() throws {
    let file = try imported(
      "One?\nA. x\nand more\nB. y\nANSWER: A\n\nTwo?\nA. x\nB. y\nThree?\nA. x\nB. y\nANSWER: B\n")
    #expect(file.questions.map(\.summary) == ["One? [*x\nand more|y]", "Three? [x|*y]"])
    #expect(file.refusals == ["test:7: the line ANSWER: is missing"])
  }

  @Test func aQuestionMayHaveALineLikeAChoice() throws {
    let file = try imported("At which hour?\na.m. or p.m.\nA. 1\nB. 2\nANSWER: A\n")
    #expect(file.questions.map(\.summary) == ["At which hour?\na.m. or p.m. [*1|2]"])
  }

  @Test(arguments: [
    ("A, D", #"the answer is "A, D", which is none of the choices"#),
    ("C", #"the answer is "C", which is none of the choices"#), ("", "no choice is marked as right"),
  ])
  func aRefusalNamesLineAndReason(answer: String, reason: String) throws {
    let good = "Good?\na) x\nb) y\nAnswer: a\n\n"
    let file = try imported("\(good)Bad?\na) x\nb) y\nAnswer: \(answer)\n\n\(good)")
    #expect(file.refusals == ["test:6: \(reason)"])
    #expect(file.questions.count == 2)
  }

  @Test(arguments: ["A, B", "a and b", "A;B", "B A"]) func severalLettersAreSeveralRightOnes(answer: String) throws {
    let file = try imported("Which?\na) x\nb) y\nc) z\nAnswer: \(answer)\n")
    #expect(file.questions.map(\.summary) == ["Which? [*x|*y|z]"])
    #expect(file.questions.map(\.kind) == [.several])
  }

  @Test func wideSpacesAreWrittenAsTheyAre() throws {
    let question = try #require(Question(text: "磯野　カツオは\n誰?", choices: ["波平　フネ", "x  y"], answer: 0))
    let set = ExportedSet(genre: nil, title: "t", questions: [question])
    let bytes = try #require(BankExport([set], as: .aiken)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "磯野　カツオは 誰?\nA. 波平　フネ\nB. x  y\nANSWER: A\n\n")
  }
}
