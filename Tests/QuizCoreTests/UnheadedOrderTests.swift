import Testing

@testable import QuizCore

/// Banks without a heading whose answer stands behind the choices.
@Suite struct UnheadedOrderTests {
  private func bank(_ text: String) throws -> Bank { try Bank(bytes: Array(text.utf8), name: "f") }

  private func rightAnswers(_ text: String) throws -> [String] { questions(try bank(text)).map(\.rightAnswer) }

  @Test func theLastColumnIsTheAnswerWhereAllRowsSaySo() throws {
    // The first row fits TenQ's own order by chance.
    let letters = "7 * 3?,1,21,24,18,B\n12 - 5?,7,8,9,6,A\nlegs?,two,four,six,eight,D\n"
    #expect(try rightAnswers(letters) == ["21", "7", "eight"])
    #expect(try bank(letters).answerBehindChoices == 6)
    #expect(try rightAnswers("q,x,y,z,2\np,x,y,z,3\nr,x,y,z,1\n") == ["y", "z", "x"])
    #expect(try rightAnswers("q,x,y,z,0\np,x,y,z,2\nr,x,y,z,1\n") == ["x", "z", "y"])
    #expect(try rightAnswers("q,x,y,z,y\np,v,w,,w\nr,x,y,,x\n") == ["y", "w", "x"])
    #expect(try rightAnswers("q;x;y;z;c\np;x;y;;b\nr;x;y;;a\n") == ["z", "y", "x"])
  }

  @Test func oneStrayRowDoesNotChangeTheOrderOfTheOthers() throws {
    let rows = (1...11).map { "q\($0),x,y,z,w,B\n" }.joined()
    let bank = try bank("a question, with a comma,x,y,z,w,B\n\(rows)")
    #expect(bank.answerBehindChoices == 6 && bank.usableCount == 11)
  }

  @Test func aRunningNumberIsNoQuestionAndAnExplanationMayFollow() throws {
    let text = "1,q,x,y,z,B,because\n2,p,x,y,z,C,\n3,r,x,y,z,A,so\n"
    let found = questions(try bank(text))
    #expect(found.map(\.text) == ["q", "p", "r"] && found.map(\.rightAnswer) == ["y", "z", "x"])
    #expect(found.map(\.explanation) == ["because", nil, "so"])
  }

  @Test func rowsThatFitBothOrdersAreRefusedWithBoth() throws {
    let text = "7 * 3?,1,21,24,18,B\n8 / 2?,2,4,6,8,B\n9 - 5?,3,4,5,6,B\n"
    #expect(
      refusal(Array(text.utf8))
        == BankError(.twoOrders(own: "6", last: "4", choices: 4), in: "food.csv", at: .init(line: 2, column: 1)))
    #expect(throws: BankEditorError.self) { _ = try BankEditor(Array(text.utf8), name: "f") }
  }

  @Test(arguments: [
    "q,1,A,B,C,D\np,2,A,B,C,D\nr,3,A,B,C,D\n", "2 + 2?,2,3,4,1,2\n3 + 1?,3,1,2,4,3\n1 + 1?,4,1,3,5,2\n",
    "q,1,a,b,c,d\np,2,a,b,c,d\n", "q,1,x,y\np,2,x,y\n", "vowel?,1,a,b\ntone?,2,x,b\nnote?,1,y,z\n",
  ])
  func theOwnOrderStaysWhereTheRowsHaveIt(text: String) throws {
    let bank = try bank(text)
    #expect(bank.answerBehindChoices == nil && bank.usableCount == bank.rowCount)
  }

  @Test func aRowIsAddedInTheOrderOfTheOthers() throws {
    let bytes = Array("q,x,y,z,w,B\np,7,8,9,6,A\nr,x,y,z,w,D\n".utf8)
    let question = try #require(Question(text: "new", choices: ["k", "l", "m"], answer: 2))
    let more = try BankEditor(bytes, name: "f").appending(question)
    #expect(questions(try Bank(bytes: bytes + more, name: "f")).last == question)
  }
}
