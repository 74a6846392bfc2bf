import QuizCore
import Testing

@Suite struct OpenersTests {
  private let opener = Question(
    .one, text: "Easy?", choices: ["yes", "no"], key: .init(answers: [0]), options: ["opener"], level: 1)

  @Test func aColumnMarksOpeners() throws {
    let text = """
      question,kind,answer,choice1,choice2
      Easy?,one opener,1,yes,no
      Hard?,,1,yes,no
      やさしい?,一択、入門,1,はい,いいえ
      Both?,one fixed opener,1,yes,no
      """
    #expect(try Bank(bytes: Array(text.utf8), name: "").openers.map(\.text) == ["Easy?", "やさしい?", "Both?"])
    #expect(try Bank(bytes: Array("Easy?,1,yes,no\n".utf8), name: "").openers.isEmpty)
  }

  @Test func aChangedQuestionKeepsItsMark() throws {
    let opener = try #require(opener)
    var draft = QuestionDraft(opener)
    draft.text = "Very easy?"
    #expect(try draft.question().has(.opener))
    let bytes = try BankEditor([], name: "own.csv").appending(opener)
    #expect(try Bank(bytes: bytes, name: "own.csv").openers.map(\.text) == ["Easy?"])
  }

  /// Players of an older version would not know it.
  @Test func aLiveRoomDoesNotSendTheMark() throws {
    let dealt = ShuffledQuestion(try #require(opener))
    #expect(LiveQuestion(dealt, number: 1, limit: 10_000, opens: 0, isAgain: false).kind == "one")
  }
}
