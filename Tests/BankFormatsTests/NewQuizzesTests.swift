import QuizCore
import Testing

@testable import BankFormats

/// What Canvas' New Quizzes write in QTI 1.2, and other items of QTI whose texts are not all part of the question.
@Suite struct NewQuizzesTests {
  private func item(_ type: String, _ asked: String, _ responses: String, _ conditions: String) throws -> ImportedFile {
    try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="T"><section ident="root_section">
      <item ident="i" title="Q"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>\
      <fieldentry>\(type)</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
      <presentation><material><mattext texttype="text/html">\(XMLText.escaped(asked))</mattext></material>\(responses)</presentation>
      <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>\(conditions)</resprocessing>
      </item></section></assessment></questestinterop>
      """)
  }

  private func label(_ ident: String, _ text: String, _ attributes: String = "") -> String {
    "<response_label ident=\"\(ident)\" \(attributes)><material><mattext texttype=\"text/plain\">\(text)</mattext>"
      + "</material></response_label>"
  }

  private func gap(_ name: String, _ stem: String, _ labels: [String]) -> String {
    "<response_lid ident=\"response_\(name)\"><material><mattext>\(stem)</mattext></material>"
      + "<render_choice>\(labels.joined())</render_choice></response_lid>"
  }

  private func right(_ name: String, _ value: String) -> String {
    "<respcondition><conditionvar><varequal respident=\"response_\(name)\">\(value)</varequal></conditionvar>"
      + "<setvar action=\"Add\" varname=\"SCORE\">50.00</setvar></respcondition>"
  }

  private let typed = "answer_type=\"openEntry\" scoring_algorithm=\"TextInChoices\""

  @Test func gapsAreShownAsGapsWithAllTheirSpellings() throws {
    let blue = gap("u-1", "azure", [label("u-1-0", "azure", typed), label("u-1-1", "blue", typed)])
    let tone = gap(
      "u-2", "green", [label("u-2-0", "green", "answer_type=\"openEntry\" scoring_algorithm=\"TextEquivalence\"")])
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Grass is [u-2], the sky is [u-1].</p>", blue + tone,
      right("u-1", "u-1-0") + right("u-2", "u-2-0"))
    #expect(
      file.questions.map(\.summary) == [
        "Grass is _____, the sky is …. [= green]", "Grass is …, the sky is _____. [= azure|blue]",
      ])
    #expect(file.questions.map(\.kind) == [.typed, .typed])
  }

  @Test func oneGapAloneIsAGapToo() throws {
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Snow is [u-1].</p>",
      gap("u-1", "white", [label("u-1-0", "white", typed), label("u-1-1", "whitish", typed)]), right("u-1", "u-1-0"))
    #expect(file.questions.map(\.summary) == ["Snow is _____. [= white|whitish]"])
  }

  @Test func aPatternIsRefusedInWords() throws {
    let pattern = label("u-1-0", "^gr[ea]y$", "answer_type=\"openEntry\" scoring_algorithm=\"TextRegex\"")
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Fog is [u-1].</p>", gap("u-1", "^gr[ea]y$", [pattern]),
      right("u-1", "u-1-0"))
    #expect(
      file.refusals == ["test:3: its answer is a pattern (a regular expression), not a text, and cannot be judged"])
  }

  @Test(arguments: ["dropdown", "wordbank"]) func aGapWithAListIsChosen(entry: String) throws {
    let labels = ["red", "white", "blue"].enumerated().map { label("u-1-\($0)", $1, "answer_type=\"\(entry)\"") }
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Snow is [u-1].</p>", gap("u-1", "white", labels), right("u-1", "u-1-1"))
    #expect(file.questions.map(\.summary) == ["Snow is _____. [red|*white|blue]"])
  }

  /// The older quizzes name gaps by words, and have all spellings as right choices.
  @Test func gapsOfClassicQuizzesAreGapsByTheirNames() throws {
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Roses are [color1], skies [color2].</p>",
      gap("color1", "color1", [label("7", "red"), label("8", "crimson")])
        + gap("color2", "color2", [label("9", "blue")]),
      right("color1", "7") + right("color1", "8") + right("color2", "9"))
    #expect(
      file.questions.map(\.summary) == [
        "Roses are _____, skies …. [= red|crimson]", "Roses are …, skies _____. [= blue]",
      ])
  }

  @Test func spellingsThatAreAllRightAreTyped() throws {
    let file = try item(
      "", "<p>Colour of blood?</p>", gap("a", "", [label("7", "red"), label("8", "crimson")]),
      right("a", "7") + right("a", "8"))
    #expect(file.questions.map(\.summary) == ["Colour of blood? [= red|crimson]"])
  }

  @Test func anAnswerIsNeverAppendedToTheQuestion() throws {
    // A text that lost its gaps.
    let file = try item(
      "fill_in_multiple_blanks_question", "<p>Colours?</p>",
      gap("u-1", "red", [label("u-1-0", "red", typed)]) + gap("u-2", "blue", [label("u-2-0", "blue", typed)]),
      right("u-1", "u-1-0") + right("u-2", "u-2-0"))
    #expect(file.questions.map(\.text) == ["Colours?", "Colours?"])
  }

  @Test func thingsToPutInOrderAreReadInTheirOrder() throws {
    let labels = ["c": "third", "a": "first", "b": "second"].sorted { $0.key > $1.key }.map { label($0.key, $0.value) }
    let render =
      "<response_lid ident=\"response1\" rcardinality=\"Ordered\"><render_extension>"
      + "<material position=\"top\"><mattext>Early</mattext></material><ims_render_object shuffle=\"No\"><flow_label>"
      + "\(labels.joined())</flow_label></ims_render_object><material position=\"bottom\"><mattext>Late</mattext></material>"
      + "</render_extension></response_lid>"
    let all = ["a", "b", "c"].map { "<varequal respident=\"response1\">\($0)</varequal>" }.joined()
    let file = try item(
      "ordering_question", "<p>In which order?</p>", render,
      "<respcondition continue=\"No\"><conditionvar>\(all)</conditionvar><setvar action=\"Set\" varname=\"SCORE\">100</setvar>"
        + "</respcondition>")
    #expect(file.questions.map(\.summary) == ["In which order? [first > second > third]"])
    #expect(file.questions.map(\.options) == [[]])
  }

  @Test(arguments: [
    ("essay_question", "an essay question, which cannot be played"),
    ("calculated_question", "a formula question, whose numbers are drawn anew each time, which cannot be played"),
    ("file_upload_question", "a question that wants a file, which cannot be played"),
    ("short_answer_question", "no choice is marked as right"),
  ])
  func whatCannotBePlayedIsNamed(type: String, reason: String) throws {
    let line = "<response_str ident=\"response1\"><render_fib/></response_str>"
    #expect(try item(type, "<p>How much is [x]?</p>", line, "").refusals == ["test:3: \(reason)"])
  }

  @Test(
    arguments: [
      (
        "<p>On?</p><feedbackBlock outcomeIdentifier=\"F\" identifier=\"ok\" showHide=\"show\"><p>It is   on.</p></feedbackBlock>",
        "It is on."
      ),
      ("<p>On?</p><infoControl title=\"Hint\"><p>Look!</p></infoControl>", nil),
      ("<p>On?</p><p><endAttemptInteraction responseIdentifier=\"HINT\" title=\"Hint\"/></p>", nil),
      ("<feedbackBlock outcomeIdentifier=\"F\" identifier=\"ok\" showHide=\"hide\"><p>On?</p></feedbackBlock>", nil),
    ] as [(String, String?)])
  func hiddenFeedbackIsNoPartOfTheQuestion(body: String, explanation: String?) throws {
    let file = try imported(
      """
      <?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
      <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value>
      </correctResponse></responseDeclaration><itemBody>\(body)<choiceInteraction responseIdentifier="RESPONSE" shuffle="true"
      maxChoices="1"><simpleChoice identifier="A">no</simpleChoice><simpleChoice identifier="B">yes
      <feedbackInline identifier="B" outcomeIdentifier="F">!</feedbackInline></simpleChoice></choiceInteraction></itemBody></assessmentItem>
      """)
    #expect(file.questions.map(\.text) == ["On?"] && file.questions.map(\.choices) == [["no", "yes"]])
    #expect(file.questions.map(\.explanation) == [explanation ?? "!"])
  }

  @Test func aTemplateOfNumbersIsAFormula() throws {
    let file = try imported(
      """
      <?xml version="1.0"?><assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE"
      cardinality="single" baseType="float"/><itemBody><p>Twice <printedVariable identifier="X"/>?</p>
      <p><textEntryInteraction responseIdentifier="RESPONSE"/></p></itemBody></assessmentItem>
      """)
    #expect(file.refusals.map { $0.hasSuffix("numbers are drawn anew each time, which cannot be played") } == [true])
  }
}
