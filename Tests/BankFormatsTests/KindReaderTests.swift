import QuizCore
import Testing

@testable import BankFormats

/// Questions of each kind, as other programs write them.
@Suite struct KindReaderTests {
  private func moodle(_ type: String, _ text: String, _ inner: String) throws -> ImportedFile {
    try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <quiz><!-- question: 1 --><question type="\(type)"><name><text>n</text></name>
      <questiontext format="html"><text><![CDATA[<p>\(text)</p>]]></text></questiontext>
      <generalfeedback format="html"><text></text></generalfeedback><defaultgrade>1.0000000</defaultgrade>\(inner)
      </question></quiz>
      """)
  }

  private func answer(_ text: String, _ fraction: String, _ more: String = "") -> String {
    "<answer fraction=\"\(fraction)\" format=\"html\"><text>\(text)</text><feedback format=\"html\"><text></text>"
      + "</feedback>\(more)</answer>"
  }

  // MARK: Moodle XML

  @Test func moodlesSeveralRightOnes() throws {
    let two = answer("2", "50") + answer("3", "50") + answer("4", "-100")
    let file = try moodle("multichoice", "Primes?", "<single>false</single>\(two)")
    #expect(file.questions.map(\.summary) == ["Primes? [*2|*3|4]"])
    let one = try moodle("multichoice", "Even?", "<single>false</single>" + answer("2", "100") + answer("3", "0"))
    #expect(one.questions.map(\.kind) == [.several])
    let single = answer("2", "100") + answer("3", "50") + answer("4", "0")
    #expect(
      try moodle("multichoice", "Even?", "<single>true</single>\(single)").questions.map(\.summary) == [
        "Even? [*2|3|4]"
      ])
    let either = "<single>true</single>" + answer("2", "100") + answer("4", "100") + answer("3", "0")
    #expect(
      try moodle("multichoice", "Even?", either).refusals == [
        "test:2: 2 choices are right, each alone; only one may be"
      ])
  }

  @Test func moodlesShortAnswer() throws {
    let answers = answer("Paris", "100") + answer("Paname", "100") + answer("Lutetia", "50") + answer("*", "0")
    let file = try moodle("shortanswer", "Capital?", "<usecase>0</usecase>\(answers)")
    #expect(file.questions.map(\.summary) == ["Capital? [= Paris|Paname]"])
    #expect(file.notes == [.partlyRight])
    let stars = answer("*Paris*", "100") + answer("P*s", "100") + answer("5 \\* 5", "100")
    let starred = try moodle("shortanswer", "Capital?", stars)
    #expect(starred.questions.map(\.accepted) == [["Paris", "5 * 5"]])
    #expect(starred.notes == [.wildcards])
    #expect(try moodle("shortanswer", "Any?", answer("*", "100")).items.map(\.question) == [nil])
  }

  @Test(arguments: [
    ("3.14", "0.01", "", "3.14±0.01"), ("1969", "0", "", "1969"), ("6.02e23", "", "", "602000000000000000000000"),
    ("1.5E-3", "5e-4", "", "0.0015±0.0005"), ("9.81", "0.1", "m/s²", "9.81±0.1 m/s²"),
  ])
  func moodlesNumbers(value: String, margin: String, unit: String, cell: String) throws {
    let units =
      unit.isEmpty
      ? "" : "<units><unit><multiplier>1</multiplier><unit_name>\(unit)</unit_name></unit></units>"
    let file = try moodle(
      "numerical", "How much?", answer(value, "100", "<tolerance>\(margin)</tolerance>") + answer("*", "0") + units)
    guard cell.count < 21 else {
      #expect(file.refusals.count == 1)
      return
    }
    #expect(file.questions.map(\.answerCell) == [cell])
    #expect(file.questions.first?.unit == unit)
  }

  @Test func moodlesMatchingIsAQuestionForEachStem() throws {
    func pair(_ stem: String, _ answer: String) -> String {
      "<subquestion format=\"html\"><text><![CDATA[\(stem)]]></text><answer><text>\(answer)</text></answer></subquestion>"
    }
    let file = try moodle(
      "matching", "Capital of?",
      "<shuffleanswers>true</shuffleanswers>" + pair("<p>France</p>", "Paris") + pair("Italy", "Rome")
        + pair("", "Oslo"))
    #expect(
      file.questions.map(\.summary) == [
        "Capital of?\nFrance [*Paris|Rome|Oslo]", "Capital of?\nItaly [Paris|*Rome|Oslo]",
      ])
  }

  @Test func moodlesGapsAreQuestions() throws {
    let text =
      "Paris is in {1:MULTICHOICE:=France#Yes~%0%Italy~Spain}, on the {1:SHORTANSWER:=Seine~=la Seine~%50%Rhone}, "
      + "since {2:NM:=250:50} BC; in it are {1:MRV:x} {:MULTIRESPONSE:=Louvre~%-50%Prado~=Orsay}."
    let file = try moodle("cloze", text, "")
    let asked = { (gap: Int) in
      let marks = (0..<4).map { $0 == gap ? "_____" : "…" }
      return "Paris is in \(marks[0]), on the \(marks[1]), since \(marks[2]) BC; in it are {1:MRV:x} \(marks[3])."
    }
    #expect(
      file.questions.map(\.summary) == [
        "\(asked(0)) [*France|Italy|Spain]", "\(asked(1)) [= Seine|la Seine]", "\(asked(2)) [= 250±50]",
        "\(asked(3)) [*Louvre|Prado|*Orsay]",
      ])
    func word(_ text: String, _ group: Int) -> String {
      "<selectoption><text>\(text)</text><group>\(group)</group></selectoption>"
    }
    let words = word("cat", 1) + word("mat", 2) + word("dog", 1)
    let select = try moodle("gapselect", "The [[1]] sat on the [[2]].", words)
    #expect(select.questions.map(\.summary) == ["The _____ sat on the …. [*cat|dog]"])
    #expect(select.refusals == ["test:2: there is 1 choice, but two are needed"])
  }

  @Test func moodlesOrder() throws {
    let items = answer("second", "2.0000000") + answer("first", "1.0000000") + answer("third", "3.0000000")
    let file = try moodle("ordering", "Order?", "<layouttype>VERTICAL</layouttype>\(items)")
    #expect(file.questions.map(\.summary) == ["Order? [first > second > third]"])
  }

  @Test(arguments: ["essay", "description", "calculated", "ddimageortext"])
  func whatCannotBeJudgedIsRefused(type: String) throws {
    #expect(try moodle(type, "Write.", "").refusals.allSatisfy { $0.hasSuffix(", which cannot be played") })
  }

  // MARK: GIFT

  @Test(arguments: [
    ("Primes? {~%50%2 ~%50%3 ~%-100%4}", "Primes? [*2|*3|4]"),
    ("Who? {=Grant =Ulysses Grant}", "Who? [= Grant|Ulysses Grant]"),
    ("Two plus {=two =2} is four.", "Two plus  _____ is four. [= two|2]"), ("Pi? {#3.14:0.01}", "Pi? [= 3.14±0.01]"),
    ("One to five? {#1..5}", "One to five? [= 1..5]"), ("When? {#1822}", "When? [= 1822]"),
    ("When? {#=1822:0 =%50%1822:2#near}", "When? [= 1822] (1822±2: near)"),
    ("Minus? {#-3.5:0.5####So.}", "Minus? [= -3.5±0.5] (So.)"),
    ("Near? {=right ~%50%nearly ~wrong}", "Near? [*right|nearly|wrong]"), ("x? {=a\\=b =*c*}", "x? [= a=b|c]"),
  ])
  func kindsOfGIFT(gift: String, summary: String) throws {
    let summary = summary.replacingDoubleBlanks
    #expect(try imported(gift).questions.map { $0.summary.replacingDoubleBlanks } == [summary])
  }

  @Test func aQuestionOfGIFTNeedsNoBlankLineBeforeIt() throws {
    let file = try imported("One? {\n=a\n~b\n}\nTwo {=c ~d} ends\nhere.\nThree? {T}\n")
    #expect(file.questions.map(\.summary) == ["One? [*a|b]", "Two _____ ends here. [*c|d]", "Three? [*True|False]"])
  }

  @Test func pairsOfGIFT() throws {
    let file = try imported("Match. {=cat -> mew#no =dog -> bow = -> moo}\n")
    #expect(file.questions.map(\.summary) == ["Match.\ncat [*mew|bow|moo]", "Match.\ndog [mew|*bow|moo]"])
    #expect(try imported("q {=a =b ~c}").refusals == ["test:1: 2 choices are right, each alone; only one may be"])
    #expect(try imported("q {#=1 =2}").refusals == ["test:1: 2 numbers are right; only one may be"])
    #expect(try imported("q {#x}").refusals == [#"test:1: the answer is "x", which is no number that can be typed"#])
  }

  // MARK: QTI

  private func qti(_ type: String, _ response: String, _ conditions: String) throws -> ImportedFile {
    try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="T">
      <section ident="root_section"><item ident="i" title="Question"><itemmetadata><qtimetadata><qtimetadatafield>
      <fieldlabel>question_type</fieldlabel><fieldentry>\(type)</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
      <presentation><material><mattext texttype="text/html">&lt;div&gt;Asked [g]?&lt;/div&gt;</mattext></material>\(response)
      </presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
      </outcomes>\(conditions)</resprocessing></item></section></assessment></questestinterop>
      """)
  }

  private func condition(_ variables: String, _ points: String = "100") -> String {
    "<respcondition continue=\"No\"><conditionvar>\(variables)</conditionvar>"
      + "<setvar action=\"Set\" varname=\"SCORE\">\(points)</setvar></respcondition>"
  }

  private static let line =
    "<response_str ident=\"response1\" rcardinality=\"Single\"><render_fib><response_label ident=\"answer1\"/></render_fib>"
    + "</response_str>"

  private func choices(_ ident: String, _ cardinality: String, _ stem: String = "") -> String {
    let labels = ["x", "y", "z"].map {
      "<response_label ident=\"\($0)1\"><material><mattext>\($0)</mattext></material></response_label>"
    }
    return "<response_lid ident=\"\(ident)\" rcardinality=\"\(cardinality)\">\(stem)<render_choice>\(labels.joined())"
      + "</render_choice></response_lid>"
  }

  @Test func kindsOfQTI1() throws {
    func equal(_ value: String, _ ident: String = "response1", _ more: String = "") -> String {
      "<varequal respident=\"\(ident)\"\(more)>\(value)</varequal>"
    }
    #expect(
      try qti("short_answer_question", KindReaderTests.line, condition(equal("Paris") + equal("Paname")))
        .questions.map(\.summary) == ["Asked [g]? [= Paris|Paname]"])
    let exact = "<or>\(equal("3.14"))<and><vargte respident=\"response1\">3.13</vargte><varlte respident=\"response1\">"
    #expect(
      try qti("numerical_question", KindReaderTests.line, condition(exact + "3.15</varlte></and></or>"))
        .questions.map(\.summary) == ["Asked [g]? [= 3.13..3.15]"])
    let ordered = ["z1", "x1", "y1"].enumerated().map { equal($1, "r", " index=\"\($0)\"") }
    #expect(
      try qti("", choices("r", "Ordered"), ordered.map { condition($0, "1") }.joined()).questions.map(\.summary)
        == ["Asked [g]? [z > x > y]"])
    let stem = "<material><mattext>Stem \"1\"</mattext></material>"
    let gap = "<material><mattext>g</mattext></material>"
    #expect(
      try qti(
        "matching_question", choices("a", "Single", stem) + choices("b", "Single", gap),
        condition(equal("x1", "a"), "50") + condition(equal("y1", "b"), "50")
      ).questions.map(\.summary) == ["Asked [g]?\nStem \"1\" [*x|y|z]", "Asked _____? [x|*y|z]"])
    #expect(
      try qti("essay_question", KindReaderTests.line, "").refusals == [
        "test:3: an essay question, which cannot be played"
      ])
  }

  private func qti2(_ declaration: String, _ body: String) throws -> [String] {
    try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
      <responseDeclaration identifier="RESPONSE" \(declaration)</responseDeclaration><itemBody>\(body)</itemBody>
      </assessmentItem>
      """
    ).questions.map(\.summary)
  }

  @Test func kindsOfQTI2() throws {
    let choices = ["A", "B", "C"].map { "<simpleChoice identifier=\"\($0)\">\($0.lowercased())</simpleChoice>" }
      .joined()
    func right(_ values: String...) -> String {
      "<correctResponse>\(values.map { "<value>\($0)</value>" }.joined())</correctResponse>"
    }
    let interaction = "responseIdentifier=\"RESPONSE\""
    #expect(
      try qti2(
        "cardinality=\"multiple\" baseType=\"identifier\">" + right("A", "C"),
        "<choiceInteraction \(interaction) maxChoices=\"0\"><prompt>Which?</prompt>\(choices)</choiceInteraction>"
      ) == ["Which? [*a|b|*c]"])
    #expect(
      try qti2(
        "cardinality=\"ordered\" baseType=\"identifier\">" + right("C", "A", "B"),
        "<p>Order.</p><orderInteraction \(interaction)>\(choices)</orderInteraction>") == ["Order. [c > a > b]"])
    let mapping = "<mapping defaultValue=\"0\"><mapEntry mapKey=\"York\" mappedValue=\"1\"/>"
    let entry = "<p>Richard of <textEntryInteraction \(interaction) expectedLength=\"15\"/>.</p>"
    #expect(
      try qti2(
        "cardinality=\"single\" baseType=\"string\">" + right("York")
          + "\(mapping)<mapEntry mapKey=\"york\" mappedValue=\"0.5\"/></mapping>", entry)
        == ["Richard of _____. [= York]"])
    #expect(
      try qti2("cardinality=\"single\" baseType=\"float\">" + right("2.50"), entry) == ["Richard of _____. [= 2.5]"])
    func set(_ names: [String]) -> String {
      let inner = names.map {
        "<simpleAssociableChoice identifier=\"\($0)\" matchMax=\"1\">\($0)</simpleAssociableChoice>"
      }
      return "<simpleMatchSet>\(inner.joined())</simpleMatchSet>"
    }
    #expect(
      try qti2(
        "cardinality=\"multiple\" baseType=\"directedPair\">" + right("C R", "D M"),
        "<matchInteraction \(interaction)><prompt>Who?</prompt>\(set(["C", "D"]))\(set(["M", "R"]))</matchInteraction>")
        == ["Who?\nC [*R|M]", "Who?\nD [R|*M]"])
  }

  // MARK: Cards, texts and tables

  @Test func kindsOfHascard() throws {
    let file = try imported(
      "# Boxes\n[*] 1\n[ ] 2\n[*] 3\n\n---\n\n# Order\n2. b\n3. c\n1. a\n\n---\n\n# Open\n_Euro|EUR_\n\n---\n\n"
        + "# Gaps\nThe _Euro|€_ of the _EU_.\n")
    #expect(
      file.questions.map(\.summary) == [
        "Boxes [*1|2|*3]", "Order [a > b > c]", "Open [= Euro|EUR]", "Gaps\nThe _____ of the …. [= Euro|€]",
        "Gaps\nThe … of the _____. [= EU]",
      ])
  }

  @Test func kindsOfQuizizz() throws {
    let heading = "Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds\n"
    let file = try imported(
      heading
        + "Blank?,Fill-in-the-Blank,Paris,Paname,,,20\nOrder?,Reorder,a,b,c,,20\nBoth?,Checkbox,a,b,c,\"1,3\",20\n"
        + "Say?,Poll,a,b,,,20\n")
    #expect(file.questions.map(\.summary) == ["Blank? [= Paris|Paname]", "Order? [a > b > c]", "Both? [*a|b|*c]"])
    #expect(file.refusals == [#"test:5: a question of type "Poll", which cannot be played"#])
  }

  @Test(arguments: ["dog\tHund\ncat\tKatze, die\n", "#separator:tab\n#html:true\ndog\tHund\ncat\tKatze, die\n"])
  func cardsAreTypedWhereThatIsWanted(text: String) throws {
    let file = try ImportedFile(InputFile(bytes: Array(text.utf8), name: "test"), cards: .typed)
    #expect(file.questions.map(\.summary) == ["dog [= Hund]", "cat [= Katze, die]"])
    #expect(try imported(text).questions.map(\.choices.count) == [2, 2])
  }

  @Test(
    arguments: [
      ("dog:Hund;cat:Katze: die;", ":", ";"), ("dog :: Hund\ncat :: Katze: die\n", "::", nil),
      ("dog\tHund|cat\tKatze: die", nil, "|"), ("dog:Hund\r\n\r\ncat:Katze: die\r\n\r\n", ":", #"\n\n"#),
      ("dog\tHund##cat\tKatze: die", #"\t"#, "##"),
    ] as [(String, String?, String?)])
  func cardsAreDividedAsTheUserSays(text: String, between: String?, after: String?) throws {
    let file = try ImportedFile(
      InputFile(bytes: Array(text.utf8), name: "test"), marks: CardMarks(between: between, after: after))
    #expect(file.questions.map { "\($0.text): \($0.rightAnswer)" } == ["dog: Hund", "cat: Katze: die"])
    #expect(CardMarks(between: nil, after: "") == nil)
    #expect(throws: ImportError.self) {
      _ = try ImportedFile(
        InputFile(bytes: Array(text.utf8), name: "test"), marks: CardMarks(between: "@", after: nil))
    }
  }

  @Test func whatCardsShowBesidesTextIsLeftOut() throws {
    let file = try imported(
      "#separator:tab\n#html:true\ndog<img src=\"d.jpg\">\tHund [sound:hund.mp3]\ncat\tKatze\nsun\t[sound:s.mp3]\n"
        + "The {{c1::moon::a body}} and {{c2::stars}}\tAt night.\n")
    #expect(
      file.questions.map { "\($0.text): \($0.rightAnswer)" } == [
        "dog: Hund", "cat: Katze", "The _____ and …: moon", "The … and _____: stars",
      ])
    #expect(file.notes == [.mediaLeftOut])
    #expect(file.refusals == ["test:5: it has a picture or a sound, which cannot be shown"])
  }

  @Test func aWorkbookMayHaveKindsAndSeconds() throws {
    let rows = [
      ["Question", "Kind", "Answer", "Choice 1", "Choice 2", "Choice 3", "Seconds"],
      ["Which?", "several", "1;3", "a", "b", "c", "30"], ["Capital?", "typed exact", "Paris|Paname", "", "", "", ""],
      ["When?", "number", "1969±1", "", "", "", ""], ["Order?", "order", "order", "a", "b", "c", ""],
    ]
    let file = try imported(Archive.workbook([(name: "S", rows: rows)]))
    #expect(
      file.questions.map(\.summary) == [
        "Which? [*a|b|*c]", "Capital? [= Paris|Paname]", "When? [= 1969±1]", "Order? [a > b > c]",
      ])
    #expect(file.questions.map(\.seconds) == [30, nil, nil, nil])
    #expect(file.questions.map(\.options) == [[], ["exact"], [], []])
  }

  // MARK: JSON

  @Test(arguments: [
    (#"{"question": "q", "choices": ["a", "b", "c"], "answers": ["x"], "answer": ["a", "c"]}"#, "q [*a|b|*c]"),
    (#"{"question": "q", "options": ["a", "b", "c"], "answer": [0, 2]}"#, "q [*a|b|*c]"),
    (#"{"question": "q", "options": ["a", "b", "c"], "answer": "A, C"}"#, "q [*a|b|*c]"),
    (#"{"question": "q", "type": "short_answer", "answer": ["Paris", "Paname"]}"#, "q [= Paris|Paname]"),
    (#"{"question": "q", "type": "TEXT", "answers": [{"answer": "Paris", "case_sensitive": false}]}"#, "q [= Paris]"),
    (
      #"{"question": "q", "type": "RANGE", "answers": {"min": 0, "max": 9, "min_correct": 3, "max_correct": 5}}"#,
      "q [= 3..5]"
    ),
    (
      #"{"question": "q", "type": "ORDER", "answers": [{"answer": "a"}, {"answer": "b"}, {"answer": "c"}]}"#,
      "q [a > b > c]"
    ),
    (
      #"{"question": "q", "type": "CHECK", "answers": [{"answer": "a", "right": true}, {"answer": "b", "right": true}]}"#,
      "q [*a|*b]"
    ),
    (#"{"question": "q", "type": "numeric", "answer": 3.14, "tolerance": 0.01, "unit": "m"}"#, "q [= 3.14±0.01 m]"),
    (
      #"{"question": "q", "type": "ordering", "items": 1, "choices": ["b", "a", "c"], "answer": ["a", "b", "c"]}"#,
      "q [a > b > c]"
    ),
    (#"{"question": "q", "type": "multiple", "choices": ["a", "b"], "answer": "b"}"#, "q [a|*b]"),
    (#"{"question": "q", "type": "text", "choices": ["a", "b"], "answer": "b"}"#, "q [a|*b]"),
  ])
  func kindsOfJSON(question: String, summary: String) throws {
    #expect(try imported("[\(question)]").questions.map(\.summary) == [summary])
  }

  @Test func aFormOfGoogleIsRead() throws {
    func item(_ title: String, _ question: String, _ right: [String]) -> String {
      let values = right.map { "{\"value\": \"\($0)\"}" }.joined(separator: ", ")
      return """
        {"itemId": "1", "title": "\(title)", "questionItem": {"question": {"questionId": "2", "required": true, \
        "grading": {"pointValue": 1, "correctAnswers": {"answers": [\(values)]}}, \(question)}}}
        """
    }
    let options = #""options": [{"value": "a"}, {"value": "b"}, {"value": "c"}]"#
    let items = [
      item("One?", "\"choiceQuestion\": {\"type\": \"RADIO\", \(options)}", ["b"]),
      item("More?", "\"choiceQuestion\": {\"type\": \"CHECKBOX\", \(options)}", ["a", "c"]),
      item("Text?", "\"textQuestion\": {}", ["x", "y"]), item("Open?", "\"textQuestion\": {\"paragraph\": true}", []),
      item("Day?", "\"dateQuestion\": {}", []),
    ]
    let file = try imported(
      "{\"formId\": \"f\", \"info\": {\"title\": \"Quiz\"}, \"items\": [\(items.joined(separator: ", "))]}")
    #expect(file.title == "Quiz")
    #expect(file.questions.map(\.summary) == ["One? [a|*b|c]", "More? [*a|b|*c]", "Text? [= x|y]"])
    #expect(file.refusals.count == 2)
  }
}

extension String {
  /// With one blank where there are several.
  fileprivate var replacingDoubleBlanks: String { split(separator: " ").joined(separator: " ") }
}
