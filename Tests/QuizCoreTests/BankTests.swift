import Testing

@testable import QuizCore

struct BankTests {
  @Test func aPlainRowIsAQuestion() throws {
    let bank = try Bank(bytes: Array("2 + 2 = ?,3,2,3,4,5,Two twos.\n".utf8), name: "sums.csv")
    #expect(bank.rowCount == 1)
    #expect(
      bank.question(at: 0)
        == Question(text: "2 + 2 = ?", choices: ["2", "3", "4", "5"], answer: 2, explanation: "Two twos."))
  }

  @Test func aHeadingNamesTheColumns() throws {
    let text = "正解, 選択肢１,選択肢2,Question,解説\n２,a,b,q,\n"
    let bank = try Bank(bytes: Array(text.utf8), name: "a.csv")
    #expect(bank.question(at: 0) == Question(text: "q", choices: ["a", "b"], answer: 1))
  }

  @Test func theAnswerIsTheNumberOfAChoice() throws {
    let bank = try Bank(bytes: Array("q,7,a,b,c,d\nq\"x,1,\"a\nb\",\"c\"\"d\"\n".utf8), name: "food.csv")
    var found: [String] = []
    let counts = bank.check { found.append($0.located(in: bank.name)) }
    #expect(found == ["food.csv:1:3: the answer is \"7\", but there are 4 choices"])
    #expect(counts.usable == 1 && counts.unusable == 1)
    #expect(bank.question(at: 1)?.choices == ["a\nb", "c\"d"])
  }
}
