import Testing

@testable import QuizCore

/// What may stand between the fields of a bank.
struct BankSeparatorTests {
  private static let expected = [
    Question(text: "one, two; three", choices: ["a", "b,c"], answer: 1),
    Question(text: "two", choices: ["c;d", "e"], answer: 0),
  ]

  @Test(arguments: [
    Sample("commas", "\"one, two; three\",2,a,\"b,c\"\ntwo,1,c;d,e\n"),
    Sample("semicolons", "\"one, two; three\";2;a;b,c\ntwo;1;\"c;d\";e\n"),
    Sample("tabs", "one, two; three\t2\ta\tb,c\ntwo\t1\tc;d\te\n"),
    Sample(
      "semicolons and a heading", "question;answer;choice1;choice2\n\"one, two; three\";2;a;b,c\ntwo;1;\"c;d\";e\n"),
    Sample("a line for Excel", "sep=;\r\n\"one, two; three\";2;a;b,c\r\ntwo;1;\"c;d\";e\r\n"),
    Sample("a line for Excel in quotes", "\"SEP=;\";;;\n\"one, two; three\";2;a;b,c\ntwo;1;\"c;d\";e\n"),
    Sample("a line for Excel with a comma", "sep=,\n\"one, two; three\",2,a,\"b,c\"\ntwo,1,c;d,e\n"),
    Sample("a line for Excel with a tab", "\u{FEFF}sep=\t\none, two; three\t2\ta\tb,c\ntwo\t1\tc;d\te\n"),
    Sample("a line for Excel with something else", "sep=|\none, two; three|2|a|b,c\ntwo|1|c;d|e\n"),
    Sample(
      "a line for Excel and a heading", "sep=;\nQuestion;Answer;A;B\n\"one, two; three\";2;a;b,c\ntwo;a;\"c;d\";e\n"),
    Sample("semicolons, of which one row is broken", "\"one, two; three\";2;a;b,c\nx\ntwo;1;\"c;d\";e\n"),
  ])
  func aSeparatorIsTold(_ sample: Sample) throws {
    #expect(try questions(bank(sample.text)) == BankSeparatorTests.expected)
  }

  @Test func aHeadingTellsTheSeparatorWhateverTheRowsSay() throws {
    let text = "question;answer;choice1;choice2\nWhich of 1,2,3,4?;1;a;b\n"
    #expect(try questions(bank(text)).map(\.text) == ["Which of 1,2,3,4?"])
  }

  @Test func theCommaStaysWhereOthersAreNoBetter() throws {
    #expect(try asked("a;1;b;c,1,d,e\n") == ["a;1;b;c"])
    #expect(try asked("\"a\t1\tb\tc\",1,d,e\nf\tg,2,h,i\n") == ["a\t1\tb\tc", "f\tg"])
  }

  @Test(arguments: ["sep=", "sep=ab", "sep=1", "sep=\"", "separate", "sep", "sep=;x"])
  func anotherFirstLineIsARow(line: String) throws {
    #expect(try bank("\(line)\nq,1,a,b\n").rowCount == 2)
  }

  @Test(arguments: ["sep=;", "sep=;\n", "sep=;\n;;;\n", "\u{FEFF}sep=\t\r\n\r\n", ";;;\r\n", "\t\t\n\t"])
  func separatorsAloneAreAnEmptyBank(text: String) {
    #expect(refusal(Array(text.utf8)) == BankError(.empty, in: "food.csv"))
  }

  @Test func positionsAreThoseOfTheFile() throws {
    #expect(
      try report("sep=;\nQuiz\n\nQuestion;Answer;A;B\nq;E;a;b\n\"p\nq\";1;a\n") == [
        "food.csv:5:3: the column Answer says \"E\", but there are 2 choices",
        "food.csv:7:6: there is 1 choice, but a question needs at least 2",
      ])
  }
}
