import QuizCore
import Testing

@testable import BankFormats

/// Shapes of files that other programs write, beside the samples.
@Suite struct MoreShapesTests {
  private func read(_ bytes: [UInt8], sheet: String? = nil) throws -> ImportedFile {
    try ImportedFile(InputFile(bytes: bytes, name: "test"), sheet: sheet)
  }

  @Test func checkListsAreQuestions() throws {
    let text = """
      # Birds

      Some words before it.

      ## 1. Which one **swims**?

      - [x] Penguin
      - [ ] Swift

      > It *flies* in water.

      ## Which one sings?
      Think well.
      * [ ] Stork
      * [X] Robin

      It sings in winter.

      2. Which one is a bird?

      - [ ] Bat

      - [x] Wren
      - [x] Kiwi
      """
    let file = try imported(text)
    #expect(file.format == .checklist)
    #expect(file.title == "Birds")
    #expect(
      file.questions.map(\.summary) == [
        "Which one swims? [*Penguin|Swift] (It flies in water.)",
        "Which one sings?\nThink well. [Stork|*Robin] (It sings in winter.)", "Which one is a bird? [Bat|*Wren|*Kiwi]",
      ])
    #expect(file.refusals.isEmpty)
    let one = try imported("# Which one?\n- [x] a\n- [ ] b\n")
    #expect(one.questions.map(\.summary) == ["Which one? [*a|b]"])
  }

  @Test func jsonMayHaveAnObjectOnEachLine() throws {
    let text = """
      {"question": "One?", "choices": ["a", "b"], "answer": "a"}

      {"question": "Two?", "choices": ["a", "b"], "answer": "c"}
      {"question": "Three?", "choices": ["a", "b"], "answer": "b"}
      """
    let file = try imported(text)
    #expect(file.questions.map(\.summary) == ["One? [*a|b]", "Three? [a|*b]"])
    #expect(file.refusals == [#"test:3: question 2: the answer is "c", which is none of the choices"#])
    let error = #expect(throws: ImportError.self) { _ = try imported(text + "\n{\"question\": \n") }
    #expect(error?.reason == .json && error?.line == 5)
  }

  @Test func questionsOfTheTriviaAPIAreRead() throws {
    let text = #"""
      [{"category": "music", "id": "1", "correctAnswer": "Mars", "incorrectAnswers": ["Venus", "Moon"],
        "question": {"text": "Red planet?"}, "tags": ["x"], "type": "text_choice", "difficulty": "hard"}]
      """#
    let file = try imported(text)
    #expect(file.questions.map(\.text) == ["Red planet?"])
    #expect(file.questions.map(\.rightAnswer) == ["Mars"])
    #expect(file.questions.map(\.level) == [3])
  }

  @Test func questionsOfSciQAreRead() throws {
    let text = #"""
      [{"question": "Which gas?", "distractor3": "neon", "distractor1": "argon", "distractor2": "helium",
        "correct_answer": "oxygen", "support": "Plants make oxygen."}]
      """#
    let question = try #require(try imported(text).questions.first)
    #expect(question.rightAnswer == "oxygen" && question.choices.count == 4)
    #expect(question.explanation == "Plants make oxygen.")
  }

  @Test func questionsAndAnswersInJSONAreCards() throws {
    let text = #"[{"question": "dog", "answer": "Hund"}, {"question": "cat", "answer": "Katze"}]"#
    #expect(try imported(text).questions.map(\.rightAnswer) == ["Hund", "Katze"])
  }

  @Test(arguments: [
    ("Water is wet. {T}", "Water is wet. [*True|False]"), ("q {FALSE}", "q [True|*False]"),
    (
      "q {TRUE#No, since x.#Yes, because of x.####All of it.}",
      "q [*True|False] (Yes, because of x.\nAll of it.\nFalse: No, since x.)"
    ),
    ("水は濡れています。{F}", "水は濡れています。 [正しい|*正しくない]"),
  ])
  func statementsAreTrueOrFalse(gift: String, summary: String) throws {
    #expect(try imported(gift).questions.map(\.summary) == [summary])
    #expect(try imported(gift).questions.allSatisfy(\.isTrueOrFalse))
  }

  private static let sheets = """
    <office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>
    <table:table table:name="Rivers"><table:table-column/>
    <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
    <table:table-row><table:table-cell><text:p>question</text:p></table:table-cell><table:table-cell><text:p>answer</text:p>
    </table:table-cell><table:table-cell><text:p>choice1</text:p></table:table-cell><table:table-cell><text:p>choice2</text:p>
    </table:table-cell></table:table-row>
    <table:table-row><table:table-cell><text:p>Which<text:s text:c="2"/>is <text:span>long</text:span>?</text:p>
    </table:table-cell><table:table-cell office:value-type="float" office:value="1"><text:p>1,0</text:p></table:table-cell>
    <table:table-cell><text:p>Nile</text:p></table:table-cell><table:table-cell><text:p>Aare</text:p></table:table-cell>
    </table:table-row>
    <table:table-row><table:table-cell><text:p>Bad?</text:p></table:table-cell>
    <table:table-cell office:value-type="float" office:value="2"/><table:table-cell><text:p>a</text:p></table:table-cell>
    <table:table-cell table:formula="of:=1/0"><text:p>#DIV/0!</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row></table:table>
    <table:table table:name="Notes"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>
    </table:table></office:spreadsheet></office:body></office:document-content>
    """

  private static func document(_ content: String) -> [UInt8] {
    Archive([
      (name: "mimetype", text: "application/vnd.oasis.opendocument.spreadsheet"), (name: "content.xml", text: content),
    ]).bytes
  }

  @Test func spreadsheetsOfLibreOfficeAreRead() throws {
    let file = try read(MoreShapesTests.document(MoreShapesTests.sheets))
    #expect(file.questions.map(\.summary) == ["Which  is long? [*Nile|Aare]"])
    #expect(
      file.refusals == [
        ##"test: row 5: the cell in column D is "#DIV/0!", the error of a formula; correct it there"##
      ])
    #expect(file.notes == [.sheetsLeftOut(["Notes"])])
  }

  @Test func repeatedRowsAreLimited() {
    let cell = "<table:table-cell table:number-columns-repeated=\"\(Int.max)\"><text:p>x</text:p></table:table-cell>"
    let rows = "<table:table-row table:number-rows-repeated=\"\(Int.max)\">\(cell)</table:table-row>"
    let content =
      "<o:d xmlns:o=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><o:body><o:spreadsheet><table:table>\(rows)</table:table>"
      + "</o:spreadsheet></o:body></o:d>"
    let error = #expect(throws: ImportError.self) { _ = try read(MoreShapesTests.document(content)) }
    #expect(error?.reason == .tooMuch(.inflated) || error?.reason == .tooMuch(.items))
  }

  @Test func eachTableOfAnArchiveIsASet() throws {
    let archive = Archive([
      (name: "sets/Rivers.csv", text: "question,answer,choice1,choice2\nSeine?,1,Paris,Rome\nBad?,7,a,b\n"),
      (name: "__MACOSX/sets/._Rivers.csv", text: "x"), (name: "readme.txt", text: "x"),
      (name: "sets/Seas.CSV", text: "question,answer,choice1,choice2\nAral?,2,Europe,Asia\n"),
    ]).bytes
    let file = try read(archive)
    #expect(file.questions.map(\.text) == ["Seine?", "Aral?"])
    #expect(file.refusals.map { String($0.prefix(24)) } == ["test(sets/Rivers.csv):3:"])
    var plan = ImportPlan(name: nil)
    plan.add(file)
    #expect(plan.sets.map(\.name.text) == ["test/Rivers", "test/Seas"])
    #expect(try read(archive, sheet: "Seas").questions.map(\.text) == ["Aral?"])
  }

  static let headings = [
    "Frage,Antwort,Antwort 1,Antwort 2,Erklärung,Schwierigkeit",
    "Frage,Richtige Antwort,Option A,Option B,Erläuterung,Niveau",
    "Question,Bonne réponse,Réponse 1,Réponse 2,Explication,Niveau",
    "Question,Réponse,Choix A,Choix B,Commentaire,Difficulté",
    "Pregunta,Respuesta correcta,Opción A,Opción B,Explicación,Nivel", "题目,答案,选项A,选项B,解析,难度", "题干,正确答案,选项1,选项2,解释,难度",
    "문제,정답,보기1,보기2,해설,난이도", "질문,답,선택지 1,선택지 2,설명,난이도",
  ]

  @Test(arguments: headings) func headingsAreReadInSixLanguages(heading: String) throws {
    let file = try imported("\(heading)\nq,2,x,y,Because.,3\n")
    #expect(file.format == .csv)
    #expect(file.questions.map(\.summary) == ["q [x|*y] (Because.) 3"])
  }
}
