import Testing

@testable import QuizCore

/// The optional column of the level of difficulty.
struct BankLevelTests {
  private static let heading = "question,answer,choice1,choice2,level,explanation\n"

  @Test(
    arguments: [
      ("1", 1), ("3", 3), ("２", 2), (" 2 ", 2), ("\"3\"", 3), ("", nil), ("\u{3000}", nil),
    ] as [(String, Int?)])
  func aLevelIsOneDigit(cell: String, level: Int?) throws {
    let text = BankLevelTests.heading + "q,1,a,b,\(cell),why\n"
    #expect(try questions(bank(text)).map(\.level) == [level])
    #expect(try report(text) == [])
  }

  @Test(arguments: ["0", "4", "12", "001", "easy", "-1", "１１"]) func anythingElseIsWarnedOfAndNotRead(cell: String)
    throws
  {
    let text = BankLevelTests.heading + "q,1,a,b,\(cell),why\n"
    let question = Question(text: "q", choices: ["a", "b"], answer: 0, explanation: "why")
    #expect(try questions(bank(text)) == [question])
    let problem = "food.csv:2:9: warning: the column level says \"\(cell)\", not 1, 2 or 3; it is not read"
    #expect(try report(text) == [problem])
    #expect(try bank(text).result(at: 0).problems.map { $0.located(in: "food.csv").en } == [problem])
  }

  @Test func theJapaneseHeadingIsRead() throws {
    #expect(try questions(bank("問題,難易度,正解,選択肢1,選択肢2\nq,3,1,a,b\nr\n")).map(\.level) == [3])
  }

  @Test func aBankWithoutAHeadingHasNoLevels() throws {
    #expect(try questions(bank("q,1,a,b,c,d,why\n")).map(\.level) == [nil])
  }

  @Test func theLevelIsNoPartOfTheName() {
    let plain = Question(text: "q", choices: ["a", "b"], answer: 0)
    let levelled = Question(text: "q", choices: ["a", "b"], answer: 0, level: 2)
    #expect(plain?.id == levelled?.id && plain != levelled)
    #expect(Question(text: "q", choices: ["a", "b"], answer: 0, level: 4) == nil)
  }

  @Test func theEditorKeepsTheLevelUnlessItIsGivenAnother() throws {
    let bytes = Array((BankLevelTests.heading + "q,1,a,b,2,why\n").utf8)
    let editor = try BankEditor(bytes, name: "own.csv")
    let plain = try #require(Question(text: "r", choices: ["a", "b"], answer: 1))
    let hard = try #require(Question(text: "r", choices: ["a", "b"], answer: 1, level: 3))
    let kept = String(decoding: try editor.replacing(editor.rows[0], with: plain), as: UTF8.self)
    #expect(kept == BankLevelTests.heading + "r,2,a,b,2,\n")
    let changed = String(decoding: try editor.replacing(editor.rows[0], with: hard), as: UTF8.self)
    #expect(changed == BankLevelTests.heading + "r,2,a,b,3,\n")
    #expect(String(decoding: try editor.appending(plain), as: UTF8.self) == "r,2,a,b\n")
    #expect(String(decoding: try editor.appending(hard), as: UTF8.self) == "r,2,a,b,3\n")
  }

  @Test func anotherOrderOfTheChoicesKeepsTheLevel() throws {
    var rng = SeededGenerator(seed: 1)
    let question = try #require(Question(text: "q", choices: ["a", "b"], answer: 0, level: 3))
    #expect(question.rearranged(using: &rng).level == 3)
    let plain = try #require(Question(text: "r", choices: ["c", "d"], answer: 1))
    #expect(plain.arranged(like: question).level == 3)
  }
}
