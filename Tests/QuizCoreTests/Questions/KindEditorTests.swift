import Testing

@testable import QuizCore

/// Questions of all kinds that are written into banks.
struct KindEditorTests {
  static let questions: [Question] =
    [
      KindRoundTests.one, KindRoundTests.several, KindRoundTests.order, KindRoundTests.typed, KindRoundTests.number,
      QuestionKindTests.several([2]), QuestionKindTests.several([0, 1, 2, 3], ["a;b", "c;d", "e", "1;2"]),
      QuestionKindTests.order([2, 0, 1]), QuestionKindTests.order([0, 1, 2], of: ["first", "order", "last"]),
      Question(.typed, text: "t", key: QuestionKind.Key(accepted: ["7", "a|b"]), options: ["kana", "exact"]),
      Question(.number, text: "n", key: QuestionKind.Key(accepted: ["7"])),
    ].compactMap { $0 }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: questions) func aQuestionIsAddedToABankOfKindsAndReadAgain(_ question: Question) throws {
    let start = "question,answer,choice1,choice2,choice3,choice4,explanation,kind\nq,1,a,b,,,,\n"
    let editor = try BankEditor(Array(start.utf8), name: "own.csv")
    let whole = start + text(try editor.appending(question))
    let read = try #require(try bank(whole).question(at: 1))
    #expect(read.kind == question.kind && read.key == question.key && read.choices == question.choices)
    #expect(read.options == question.options)
    let row = try #require(editor.rows.first)
    let changed = try bank(text(try editor.replacing(row, with: question)))
    #expect(changed.question(at: 0)?.key == question.key && changed.rowCount == 1)
  }

  @Test(arguments: questions) func theFirstQuestionMayBeOfAnyKind(_ question: Question) throws {
    let bytes = try BankEditor([], name: "own.csv").appending(question)
    #expect(try bank(text(bytes)).question(at: 0)?.key == question.key)
  }

  @Test func aBankGetsTheColumnThatAQuestionNeeds() throws {
    let number = try #require(Question(.number, text: "n", key: QuestionKind.Key(accepted: ["7"])))
    for (heading, name) in [
      ("question,answer,choice1,choice2", "kind"), ("問題,正解,選択肢1,選択肢2", "種類"),
      ("\u{FEFF}question,answer,choice1,choice2", "kind"),
    ] {
      for end in ["\n", "\r\n"] {
        let editor = try BankEditor(Array("\(heading)\(end)q,1,a,b\(end)".utf8), name: "own.csv")
        #expect(throws: BankEditorError.noKindColumn) { try editor.appending(number) }
        let wider = try #require(try editor.withKindColumn())
        #expect(text(wider.bytes) == "\(heading),\(name)\(end)q,1,a,b\(end)")
        #expect(wider.rows.map(\.question) == editor.rows.map(\.question))
        let added = text(wider.bytes + (try wider.appending(number)))
        #expect(added.hasSuffix("n,7,,,number\(end)"))
        #expect(try wider.withKindColumn() == nil)
      }
    }
    #expect(try BankEditor(Array("q,1,a,b\n".utf8), name: "own.csv").withKindColumn() == nil)
    #expect(try BankEditor([], name: "own.csv").withKindColumn() == nil)
  }

  @Test func aDraftKeepsWhatAnotherKindHasNoPlaceFor() throws {
    var draft = QuestionDraft()
    for field in draft.fields { draft[field] = "\(field)" }
    let question = try draft.question()
    for kind in QuestionKind.all + [.one] { draft.change(to: kind) }
    #expect(try draft.question() == question)
    draft.change(to: .typed)
    #expect(draft.fields == [.question, .right, .explanation])
    draft.right = "a|b"
    #expect(try draft.question().accepted == ["a", "b"])
    draft.change(to: .number)
    #expect(throws: QuestionDraft.ValidationError.self) { try draft.question() }
  }

  @Test(arguments: questions) func aDraftOfAQuestionIsThatQuestion(_ question: Question) throws {
    let again = try QuestionDraft(question).question()
    #expect(again.kind == question.kind && again.options == question.options && again.accepted == question.accepted)
    #expect(again.id == question.id)
    let arranged = again.arranged(like: question)
    #expect(arranged.id == question.id && arranged.rightAnswer == question.rightAnswer)
    #expect(arranged == question || question.kind == .order)
  }
}
