import QuizCore
import Testing

@testable import BankFormats

/// Where a file says that choices keep their order, they do, and every format that can say it writes it.
@Suite struct KeptOrderTests {
  private func moodle(_ shuffle: String, type: String = "multichoice") throws -> [Question] {
    try imported(
      """
      <quiz><question type="\(type)"><questiontext format="html"><text>How many?</text></questiontext>\(shuffle)
      <answer fraction="0"><text>one</text></answer><answer fraction="100"><text>two</text></answer></question></quiz>
      """
    ).questions
  }

  @Test(arguments: [
    ("<shuffleanswers>0</shuffleanswers>", true), ("<shuffleanswers>false</shuffleanswers>", true),
    ("<shuffleanswers>1</shuffleanswers>", false), ("<shuffleanswers>true</shuffleanswers>", false), ("", false),
  ])
  func moodlesShuffleanswers(element: String, isKept: Bool) throws {
    #expect(try moodle(element).map { $0.has(.fixed) } == [isKept])
  }

  @Test func theOpenUniversitysSeveralChoicesAreRead() throws {
    let question = try #require(try moodle("<shuffleanswers>0</shuffleanswers>", type: "oumultiresponse").first)
    #expect(question.kind == .several && question.answers == [1] && question.has(.fixed))
  }

  private func qti1(_ render: String, _ label: String = "") throws -> [Question] {
    func choice(_ name: String, _ text: String, _ more: String = "") -> String {
      "<response_label ident=\"\(name)\" \(more)><material><mattext>\(text)</mattext></material></response_label>"
    }
    return try imported(
      """
      <questestinterop><item ident="i"><presentation><material><mattext>How many?</mattext></material>
      <response_lid ident="r"><render_choice \(render)>\(choice("A", "one"))\(choice("B", "two"))\(choice("C", "None of these", label))\
      </render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">B</varequal>
      </conditionvar><setvar>100</setvar></respcondition></resprocessing></item></questestinterop>
      """
    ).questions
  }

  @Test(arguments: [
    ("shuffle=\"No\"", "", true), ("shuffle=\"Yes\"", "", false), ("", "", false), ("", "rshuffle=\"No\"", false),
  ])
  func shuffleOfQTI1(render: String, label: String, isKept: Bool) throws {
    #expect(try qti1(render, label).map { $0.has(.fixed) } == [isKept])
  }

  @Test(arguments: [
    ("shuffle=\"false\"", "", "Five", true), ("shuffle=\"true\"", "", "Five", false), ("", "", "Five", false),
    ("shuffle=\"true\"", "fixed=\"true\"", "Five", true),
    ("shuffle=\"true\"", "fixed=\"true\"", "All of the above", false),
  ])
  func shuffleAndFixedOfQTI2(interaction: String, choice: String, text: String, isKept: Bool) throws {
    let file = try imported(
      """
      <?xml version="1.0"?><assessmentItem identifier="i" title="t">
      <responseDeclaration identifier="RESPONSE" cardinality="single"><correctResponse><value>B</value></correctResponse>
      </responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" \(interaction)><prompt>How many?</prompt>
      <simpleChoice identifier="A">One</simpleChoice><simpleChoice identifier="B">Two</simpleChoice>
      <simpleChoice identifier="C" \(choice)>\(text)</simpleChoice></choiceInteraction></itemBody></assessmentItem>
      """)
    #expect(file.questions.map { $0.has(.fixed) } == [isKept])
  }

  private static let questions = [
    Question(.one, text: "How many?", choices: ["one", "two", "three"], key: .init(answers: [1]), options: ["fixed"]),
    Question(
      .several, text: "Which?", choices: ["one", "two", "three"], key: .init(answers: [0, 2]), options: ["fixed"]),
    Question(.one, text: "Any?", choices: ["one", "two", "three"], key: .init(answers: [1])),
  ].compactMap { $0 }

  @Test(arguments: [BankFormat.csv, .json, .anki, .moodle, .qti, .h5p]) func theseFormatsSayIt(format: BankFormat)
    throws
  {
    let set = ExportedSet(genre: "G", title: "T", questions: KeptOrderTests.questions)
    let export = try #require(BankExport([set], as: format))
    #expect(export.losses[.order] == nil && export.losses[.options] == nil)
    #expect(try imported(export.bytes).questions.map { $0.has(.fixed) } == [true, true, false])
  }

  @Test(arguments: [(BankFormat.gift, 2), (.aiken, 1), (.kahoot, 2)]) func theseSayThatTheyLoseIt(
    format: BankFormat, count: Int
  )
    throws
  {
    let set = ExportedSet(genre: nil, title: "T", questions: KeptOrderTests.questions)
    let export = try #require(BankExport([set], as: format))
    #expect(export.losses[.order] == count && export.losses[.options] == nil)
    #expect(BankExport.Loss.order.sentence(count, in: format).en.contains("cannot say that choices keep their order"))
  }
}
