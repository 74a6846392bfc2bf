import Testing

@testable import QuizCore

/// What the numbers in a column of answers mean.
struct AnswerNumberTests {
  private static let heading = "question,answer,choice1,choice2,choice3,choice4\n"

  private func answers(_ numbers: [String], heading: String = AnswerNumberTests.heading) throws -> [Int?] {
    let bank = try bank(heading + numbers.enumerated().map { "q\($0.offset),\($0.element),v,x,y,z\n" }.joined())
    return (0..<bank.rowCount).map { bank.question(at: $0)?.answer }
  }

  @Test(arguments: ["\"1,2\"", "1.2", "1;3", "A C", "\"1, 2\"", "\"A,C\"", "1 and 2", "①、③", "1/2"])
  func anAnswerThatNamesSeveralChoicesIsRefused(cell: String) throws {
    // The first choice has the text behind its number, so that `1,2` could be taken for `1, 2`.
    let found = cell.filter { $0 != "\"" }
    #expect(
      try report("q,\(cell),2,4,5,7\n").first?.hasSuffix(
        "the answer is \"\(found)\", which names several choices; write only one, "
          + "or a heading such as question,answer,choice1,choice2 above the rows: with it, several may be right")
        == true)
  }

  @Test func aTextThatLooksSoIsAText() throws {
    #expect(try questions(bank("q,1.2,1.1,1.2,1.3\n")).map(\.answer) == [1])
    #expect(try questions(bank("q,\"1,2\",\"1,2\",3\n")).map(\.answer) == [0])
    #expect(try questions(bank("q,B. 3,2,3\n")).map(\.answer) == [1])
    #expect(try report("q,7 8,v,x\n").first?.contains("not the number") == true)
  }

  @Test(arguments: [heading, "", "Question,Correct answer,Option A,Option B,Option C,Option D\n"])
  func numbersCountFromZeroWhereNoneIsThatOfTheLastChoice(heading: String) throws {
    #expect(try answers(["1", "3", "2", "3", "1", "0"], heading: heading) == [1, 3, 2, 3, 1, 0])
    // Nothing shows it for the first rows.
    let many = Array(repeating: "2", count: 60) + ["0", "3"]
    #expect(try answers(many, heading: heading) == many.map { Int($0) })
    let bank = try bank(heading + "q,0,v,x,y,z\np,3,v,x,y,z\n")
    #expect(bank.answersCountFromZero)
  }

  @Test func theCheckSaysSoOnce() throws {
    #expect(
      try report(AnswerNumberTests.heading + "q,0,v,x,y,z\np,3,v,x,y,z\n") == [
        "food.csv:1:1: warning: the numbers of the answers count from 0, so 0 is read as the first choice"
      ])
  }

  @Test func aZeroIsWrongWhereAnotherNumberIsThatOfTheLastChoice() throws {
    #expect(try answers(["0", "1", "4"]) == [nil, 0, 3])
    #expect(try answers(["1", "2", "3"]) == [0, 1, 2])
    #expect(try answers(["0", "0"]) == [nil, nil])
    #expect(try answers(["0", "B", "2"]) == [nil, 1, 1])
    // And where it is the text of a choice.
    #expect(try questions(bank("q,0,0,1,2,3\np,2,v,x,y,z\n")).map(\.answer) == [1])
    #expect(try questions(bank("Q,1,v,x\np,0,v,x\nr,999999999999999999999,v,x\n")).map(\.answer) == [0])
  }

  @Test func anEditedBankGoesOnCountingFromZero() throws {
    let editor = try BankEditor(Array("q,0,v,x,y,z\np,3,v,x,y,z\n".utf8), name: "food.csv")
    let question = try #require(Question(text: "n", choices: ["v", "x", "y"], answer: 1))
    #expect(try String(decoding: editor.appending(question), as: UTF8.self) == "n,1,v,x,y,\n")
  }

  @Test func aTextIsExactBeforeALetterIsAmbiguous() throws {
    // Choices that differ only in case are different.
    let bank = try bank("q,Aa,AA,Aa,aa\np,b,B,b,c\nr,1,CO,Co,CO2\n")
    #expect(questions(bank).map(\.answer) == [1, 1, 0])
  }
}
