import Testing

@testable import QuizCore

/// What a bank may look like, and is read without a word.
struct BankDialectTests {
  private static let two = [
    Question(text: "one", choices: ["a", "b"], answer: 0),
    Question(text: "two", choices: ["c", "d"], answer: 1),
  ]

  @Test(arguments: [
    Sample("LF", "one,1,a,b\ntwo,2,c,d\n"),
    Sample("CRLF", "one,1,a,b\r\ntwo,2,c,d\r\n"),
    Sample("CR", "one,1,a,b\rtwo,2,c,d\r"),
    Sample("CR, then LF", "one,1,a,b\rtwo,2,c,d\n"),
    Sample("a byte order mark", "\u{FEFF}one,1,a,b\ntwo,2,c,d\n"),
    Sample("no last newline", "one,1,a,b\ntwo,2,c,d"),
    Sample("blank lines", "\n\r\none,1,a,b\n\n  \n\u{3000}\ntwo,2,c,d\n\n"),
    Sample("lines of commas", ",,,\none,1,a,b\n\"\",\"\",\" \"\ntwo,2,c,d\n,,,,,,,,,,,\n"),
    Sample("trailing empty columns", "one,1,a,b,,,,\ntwo,2,c,d,,,,,,,,,,,\n"),
    Sample("a hundred trailing empty columns", "one,1,a,b\ntwo,2,c,d" + String(repeating: ",", count: 100)),
    Sample("quotes", "\"one\",\"1\",\"a\",\"b\"\n\"two\",\"2\",\"c\",\"d\"\n"),
    Sample("quotes in some fields", "one,\"1\",a,\"b\"\n\"two\",2,\"c\",d"),
    Sample("outer spaces", " one , 1 ,a\t, b\n\u{3000}two\u{3000},\u{3000}2,\" c \",d \n"),
    Sample("full-width numbers", "one,１,a,b\ntwo,２,c,d\n"),
    Sample("leading zeroes", "one,01,a,b\ntwo,002,c,d\n"),
    Sample("an English heading", "question,answer,choice1,choice2\none,1,a,b\ntwo,2,c,d\n"),
    Sample("a Japanese heading", "問題,正解,選択肢1,選択肢2\none,1,a,b\ntwo,2,c,d\n"),
    Sample("full-width numbers in a heading", "問題,正解,選択肢１,選択肢２\none,1,a,b\ntwo,2,c,d\n"),
    Sample("any case and spaces in a heading", "\u{FEFF} QUESTION ,Answer, Choice 1 ,ＣＨＯＩＣＥ２\none,1,a,b\ntwo,2,c,d\n"),
    Sample("any action in a heading", "choice2,解説,choice1,answer,question\nb,,a,1,one\nd,,c,2,two\n"),
    Sample("a blank line before a heading", "\n\nquestion,answer,choice1,choice2\none,1,a,b\n\ntwo,2,c,d\n"),
    Sample("more choices in the heading", "question,answer,choice1,choice2,choice3\none,1,a,b,\ntwo,2,c,d\n"),
  ])
  func isAccepted(_ sample: Sample) throws {
    #expect(try report(sample.text) == [])
    #expect(try questions(bank(sample.text)) == BankDialectTests.two)
    #expect(try bank(sample.text).rowCount == 2)
    #expect(try bank(sample.text).usableCount == 2)
  }

  @Test func theColumnsAreQuestionAnswerFourChoicesAndExplanation() throws {
    let food = "トマトと食べ合わせない方が良いとされる野菜はどれか?,3,かぼちゃ,だいこん,きゅうり,れんこん,酵素のため。\n"
    #expect(
      try questions(bank(food)) == [
        Question(
          text: "トマトと食べ合わせない方が良いとされる野菜はどれか?", choices: ["かぼちゃ", "だいこん", "きゅうり", "れんこん"], answer: 2,
          explanation: "酵素のため。")
      ])
  }

  @Test func theExplanationIsTheSeventhColumnHoweverManyChoices() throws {
    #expect(
      try questions(bank("q,2,a,b,,,why\n")) == [
        Question(text: "q", choices: ["a", "b"], answer: 1, explanation: "why")
      ])
  }

  @Test func aHeadingAllowsNineChoices() throws {
    let text =
      "question,answer,choice1,choice2,choice3,choice4,choice5,choice6,choice7,choice8,choice9,explanation\n"
      + "q,9,a,b,c,d,e,f,g,h,i,why\n"
    let choices = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    #expect(try questions(bank(text)) == [Question(text: "q", choices: choices, answer: 8, explanation: "why")])
  }

  @Test func aQuotedNewlineBelongsToItsField() throws {
    #expect(try asked("\"one\ntwo\",1,a,b\nthree,1,a,b\n") == ["one\ntwo", "three"])
  }

  @Test func lineEndsInAFieldAreTheSameOnEverySystem() throws {
    let ids = try ["\n", "\r\n", "\r"].map { try questions(bank("\"one\($0)two\",1,a,b\n")).map(\.id) }
    #expect(ids[0] == ids[1] && ids[1] == ids[2])
  }

  @Test func aDoubledQuoteIsOne() throws {
    #expect(
      try asked("\"say \"\"hi\"\"\",1,a,b\n\"\"\"\",1,a,b\n\"\"\"a\"\"\",1,a,b\n") == ["say \"hi\"", "\"", "\"a\""])
  }

  @Test func aCommaInQuotesDoesNotDivide() throws {
    #expect(try questions(bank("q,1,\"a,b\",\",\"\n")).map(\.choices) == [["a,b", ","]])
  }

  @Test func aQuoteInsideAnUnquotedFieldIsText() throws {
    #expect(try asked("5\" pipe,1,a,b\nthe \"big\" one,1,a,b\n") == ["5\" pipe", "the \"big\" one"])
  }

  @Test func innerSpacesStay() throws {
    #expect(try asked(" two  words\u{3000}here ,1,a,b\n") == ["two  words\u{3000}here"])
  }

  @Test func aFirstRowWithANumberForItsAnswerIsNoHeading() throws {
    #expect(try asked("question,1,answer,choice1\n") == ["question"])
  }

  @Test func aHeadingColumnThatMeansNothingIsNamedAndNotRead() throws {
    let text = "id,question,answer,choice1,chioce2,choice2,answer\n7,q,2,a,x,b,1\n"
    #expect(
      try report(text) == [
        "food.csv:1:1: warning: \"id\" is not the name of a column and is not read",
        "food.csv:1:28: warning: \"chioce2\" is not the name of a column and is not read",
        "food.csv:1:44: warning: the column \"answer\" is here a second time and is not read",
      ])
    #expect(try questions(bank(text)) == [Question(text: "q", choices: ["a", "b"], answer: 1)])
  }

  @Test func aHeadingThatLacksColumnsIsRefused() {
    #expect(
      refusal(Array("\nquestion,choice1,choice3,解説\nq,a,b,\n".utf8))
        == BankError(.incompleteHeading(missing: ["answer", "choice2"]), in: "food.csv", at: .init(line: 2, column: 1)))
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\u{FEFF}\r\n", ",,,\n,,\n", "question,answer,choice1,choice2\n"])
  func aBankWithoutRowsIsRefused(_ text: String) {
    #expect(refusal(Array(text.utf8)) == BankError(.empty, in: "food.csv"))
  }

  @Test func aBankWithoutAUsableRowSaysWhatIsWrongWithTheFirst() throws {
    let bank = try bank("\nq,7,a,b\nq,8,a,b\n")
    #expect(bank.usableCount == 0)
    let error = #expect(throws: BankError.self) { try bank.requireUsableRow() }
    #expect(
      error?.description
        == "food.csv:2:3: the answer is \"7\", but there are 2 choices; none of its 2 rows can be used")
    #expect(error?.exitStatus == 65)
    try QuizCoreTests.bank("q,7,a,b\nq,1,a,b\n").requireUsableRow()
  }

  @Test func aRowThatDoesNotExistIsNothing() throws {
    let bank = try bank("q,1,a,b\n")
    for row in [-1, 1, Int.min, Int.max] {
      #expect(bank.question(at: row) == nil)
      #expect(bank.result(at: row) == BankResult(question: nil, problems: []))
    }
  }
}
