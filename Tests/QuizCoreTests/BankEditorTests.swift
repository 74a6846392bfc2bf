import Testing

@testable import QuizCore

/// How rows are added to a bank, replaced and taken away.
@Suite struct BankEditorTests {
  let heading = BankEditor.heading

  func editor(_ text: String) throws -> BankEditor { try BankEditor(Array(text.utf8), name: "own.csv") }

  func question(_ text: String, _ choices: [String] = ["a", "b", "c", "d"], answer: Int = 0) throws -> Question {
    try #require(Question(text: text, choices: choices, answer: answer))
  }

  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Why bytes or a change are refused; nil when they are not.
  func refusal(_ body: () throws -> Void) -> BankEditorError? {
    do {
      try body()
      return nil
    } catch { return error as? BankEditorError }
  }

  @Test(arguments: [
    ("nothing at all", "", "question,answer,choice1,choice2,choice3,choice4,explanation\nq,1,a,b,c,d\n"),
    ("a mark", "\u{FEFF}", "question,answer,choice1,choice2,choice3,choice4,explanation\nq,1,a,b,c,d\n"),
    ("a heading", "question,answer,choice1,choice2,choice3,choice4\n", "q,1,a,b,c,d\n"),
    ("other columns", "正解,選択肢1,選択肢2,選択肢3,選択肢4,memo,問題\n", "1,a,b,c,d,,q\n"),
    ("no heading", "old,1,x,y\n", "q,1,a,b,c,d\n"),
    ("no line end", "old,1,x,y", "\nq,1,a,b,c,d\n"),
    ("lines of another system", "old,1,x,y\r\nolder,1,x,y", "\r\nq,1,a,b,c,d\r\n"),
    ("a torn row", "old,1,x,y\nolder,1", "\nq,1,a,b,c,d\n"),
    ("a torn quote", "old,1,x,y\n\"old", "\"\nq,1,a,b,c,d\n"),
    ("blank lines", "\n\n", "question,answer,choice1,choice2,choice3,choice4,explanation\nq,1,a,b,c,d\n"),
  ])
  func aQuestionIsAddedBehind(name: String, before: String, added: String) throws {
    #expect(text(try editor(before).appending(try question("q"))) == added)
  }

  @Test(arguments: [
    "plain", "a, b", "say \"yes\"", "\"", "\"\"", ",", "'", "two\nlines", "うなぎ、「梅干し」", "=1+1", "1", "#",
    // A quotation mark and the combining mark behind it are one `Character`.
    "\"\u{FF9F} ゜", "e\"\u{301}\"",
  ])
  func quotesComeBackAsTheyWere(word: String) throws {
    let question = try question(word, [word + "1", word, "c", "d"], answer: 1)
    let bytes = try editor("old,1,x,y\n").appending(question)
    #expect(try editor("old,1,x,y\n" + text(bytes)).rows.last?.question == question)
  }

  /// UTF-16 without a mark is recognised by its ASCII: a change that leaves too little of it is refused.
  @Test func whatWouldBeTakenForAnotherEncodingIsRefused() throws {
    let kanji = String(repeating: "漢", count: 400) + "\t1\tあ\tい\r\n"
    let bytes = (kanji + "abcdefghijklmnopqrstuvwxyzabcdefghij\t1\ta\tb\r\n").utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let editor = try BankEditor(bytes, name: "own.csv")
    try #require(editor.rows.count == 2)
    #expect(throws: BankEditorError.otherEncoding("UTF-16")) { try editor.removing(editor.rows[1]) }
    #expect(try BankEditor(editor.removing(editor.rows[0]), name: "own.csv").rows.count == 1)
  }

  @Test func whatATornQuoteWouldSwallowIsNotWritten() throws {
    // Two lines were torn: the quote of the first would close at that of the new row.
    let torn = "old,1,x,y\nq,\"torn\nrest"
    let question = try question(",", [",1", "b", "c", "d"])
    #expect(refusal { _ = try editor(torn).appending(question) } == .wouldBeMisread(line: 3))
  }

  @Test func aBankInAnEncodingThatIsNotWrittenIsLeftAlone() throws {
    // 締め in CP932, and Köln in Windows-1252.
    let banks: [(bytes: [UInt8], name: String)] = [
      ([0x92, 0xF7, 0x82, 0xDF] + Array(",1,a,b\n".utf8), "CP932 (Shift_JIS)"),
      (Array("K".utf8) + [0xF6] + Array("ln;1;a;b\n".utf8), "Windows-1252"),
    ]
    for bank in banks {
      let editor = try BankEditor(bank.bytes, name: "own.csv")
      let row = try #require(editor.rows.first)
      #expect(row.question?.rightAnswer == "a")
      let question = try question("q", ["c", "d"])
      #expect(refusal { _ = try editor.appending(question) } == .otherEncoding(bank.name))
      #expect(refusal { _ = try editor.replacing(row, with: question) } == .otherEncoding(bank.name))
    }
  }

  @Test func aFileOfAnotherKindIsLeftAlone() {
    for (bytes, kind) in [(Array("{\"a\": 1}".utf8), FileKind.json), (Array("%PDF-1.7\n".utf8), .pdf)] {
      let expected = BankEditorError.unreadable(BankError(.anotherKind(kind), in: "own.csv"))
      #expect(refusal { _ = try BankEditor(bytes, name: "own.csv") } == expected)
    }
  }

  @Test func aHeadingThatLacksColumnsIsNamed() {
    let outcome = refusal { _ = try editor("question,answer\n") }
    #expect(
      outcome
        == .unreadable(
          BankError(.incompleteHeading(missing: ["choice1", "choice2"]), in: "own.csv", at: .init(line: 1, column: 1))))
  }

  @Test func moreChoicesThanColumnsAreRefused() throws {
    let editor = try editor("question,answer,choice1,choice2\n")
    let question = try question("q")
    #expect(refusal { _ = try editor.appending(question) } == .tooManyChoices(4, columns: 2))
  }

  @Test func anExplanationGoesIntoItsColumn() throws {
    let question = try #require(
      Question(text: "q", choices: ["a", "b", "c", "d"], answer: 0, explanation: "so, it is"))
    #expect(text(try editor("").appending(question)) == heading + "\nq,1,a,b,c,d,\"so, it is\"\n")
    #expect(text(try editor("old,1,x,y\n").appending(question)) == "q,1,a,b,c,d,\"so, it is\"\n")
    let japanese = "解説,問題,正解,選択肢1,選択肢2,選択肢3,選択肢4\n"
    #expect(text(try editor(japanese).appending(question)) == "\"so, it is\",q,1,a,b,c,d\n")
  }

  @Test func anExplanationIsTakenBackToo() throws {
    let editor = try editor("q,1,a,b,c,d,why\nr,1,a,b,c,d,why\n")
    #expect(text(try editor.replacing(editor.rows[0], with: try question("q"))) == "q,1,a,b,c,d,\nr,1,a,b,c,d,why\n")
  }

  @Test func anExplanationWithoutAColumnIsRefused() throws {
    let editor = try editor("question,answer,choice1,choice2,choice3,choice4\n")
    let question = try #require(Question(text: "q", choices: ["a", "b", "c", "d"], answer: 0, explanation: "why"))
    #expect(refusal { _ = try editor.appending(question) } == .noExplanationColumn)
  }

  let three = "one,1,a,b\r\n\r\nbroken,9,a,b\n\"two, too\",2,a,b,c,d,why\nthree,1,a,b"

  @Test func aReplacedRowChangesNoOtherByte() throws {
    let editor = try editor(three)
    let row = editor.rows[2]
    #expect(row.line == 4)
    let after = try editor.replacing(
      row, with: try #require(Question(text: "2", choices: ["w", "x", "y", "z"], answer: 1, explanation: "why")))
    #expect(text(after) == "one,1,a,b\r\n\r\nbroken,9,a,b\n2,2,w,x,y,z,why\nthree,1,a,b")
  }

  @Test func columnsWithoutAMeaningStay() throws {
    let editor = try editor("memo,question,answer,choice1,choice2\n\"by me, 2026\",q,1,a,b\n")
    let after = try editor.replacing(editor.rows[0], with: try question("p", ["c", "d"], answer: 1))
    #expect(text(after) == "memo,question,answer,choice1,choice2\n\"by me, 2026\",p,2,c,d\n")
  }

  @Test(arguments: [
    (0, "\r\nbroken,9,a,b\n\"two, too\",2,a,b,c,d,why\nthree,1,a,b"),
    (1, "one,1,a,b\r\n\r\n\"two, too\",2,a,b,c,d,why\nthree,1,a,b"),
    (3, "one,1,a,b\r\n\r\nbroken,9,a,b\n\"two, too\",2,a,b,c,d,why\n"),
  ])
  func aRemovedRowTakesOnlyItsLine(number: Int, left: String) throws {
    let editor = try editor(three)
    #expect(text(try editor.removing(editor.rows[number])) == left)
  }

  @Test func theLastRowLeavesNothing() throws {
    let editor = try editor(heading + "\nq,1,a,b\n")
    #expect(try editor.removing(editor.rows[0]).isEmpty)
  }

  @Test func aRowThatWasChangedMeanwhileIsLeftAlone() throws {
    let row = try editor(three).rows[0]
    let now = try editor("one!,1,a,b\n")
    #expect(refusal { _ = try now.removing(row) } == .changed)
    let question = try question("q", ["a", "b"])
    #expect(refusal { _ = try now.replacing(row, with: question) } == .changed)
  }

  @Test func aRowThatMovedIsFoundAgain() throws {
    let row = try editor("one,1,a,b\ntwo,1,a,b\n").rows[1]
    #expect(text(try editor("two,1,a,b\nthree,1,a,b\n").removing(row)) == "three,1,a,b\n")
  }
}

/// What makes a draft a question.
@Suite struct QuestionDraftTests {
  func draft(_ text: String, _ right: String, _ others: [String]) -> QuestionDraft {
    var draft = QuestionDraft()
    draft.text = text
    draft.right = right
    draft.others = others
    return draft
  }

  func problem(_ draft: QuestionDraft) -> QuestionDraft.ValidationError? {
    do throws(QuestionDraft.ValidationError) {
      _ = try draft.question()
      return nil
    } catch { return error }
  }

  @Test func aFullDraftIsAQuestionWithoutOuterSpaces() throws {
    let question = try draft(" q　", "a", ["b ", "c", "d"]).question()
    #expect(question == Question(text: "q", choices: ["a", "b", "c", "d"], answer: 0))
  }

  @Test func everyEmptyFieldIsNamed() {
    #expect(problem(draft("", "a", [" 　", "c", "d"])) == .empty([.question, .other(0)]))
  }

  @Test func choicesThatAKindDoesNotNeedMayStayEmpty() throws {
    #expect(try draft("q", "a", ["b", " 　", "d"]).question().choices == ["a", "b", "d"])
    #expect(try draft("q", "a", ["b", "", ""]).question().choices == ["a", "b"])
    var several = draft("q", "a", ["b", "", "d"])
    several.change(to: .several)
    several.alsoRight = [1, 2]
    #expect(try several.question().key == QuestionKind.Key(answers: [0, 2]))
    var order = draft("q", "a", ["b", "c", ""])
    order.change(to: .order)
    #expect(try order.question().choices == ["a", "b", "c"])
    order.others[1] = ""
    #expect(problem(order) == .empty([.other(1)]))
  }

  @Test func aQuestionOfFewChoicesHasPlacesForMore() throws {
    let question = try #require(Question(text: "q", choices: ["b", "a"], answer: 1))
    var draft = QuestionDraft(question)
    #expect(draft.others == ["b", "", ""] && draft.choices == [.right, .other(0)])
    draft.others[2] = "c"
    #expect(try draft.question().arranged(like: question) == Question(text: "q", choices: ["b", "a", "c"], answer: 1))
  }

  @Test func aQuestionThatLosesChoicesHasItsRightOneAsFarBehindAsThereAre() throws {
    let question = try #require(Question(text: "q", choices: ["b", "c", "d", "a"], answer: 3))
    let fewer = try draft("q", "a", ["b", "c", ""]).question()
    #expect(fewer.arranged(like: question) == Question(text: "q", choices: ["b", "c", "a"], answer: 2))
  }

  /// Whichever of the two is right, the first of the form: they are asked as the bank has them.
  @Test(arguments: [("False", "True"), ("True", "False")])
  func trueComesBeforeFalse(right: String, other: String) throws {
    let question = try draft("q", right, [other, "", ""]).question()
    var rng = SeededGenerator(seed: 1)
    for arranged in [question.rearranged(using: &rng), question.arranged(like: nil)] {
      #expect(arranged.choices == ["True", "False"] && arranged.rightAnswer == right)
    }
    // A bank that has them the other way keeps its order.
    let former = try #require(Question(text: "q", choices: ["No", "Yes"], answer: 0))
    #expect(question.arranged(like: former).choices == ["False", "True"])
  }

  @Test(arguments: [2, 3], ["", "q,1,a,b,c,d\n", "question,answer,choice1,choice2,choice3\nq,1,a,b,c\n"])
  func fewChoicesAreWrittenAndReadAgain(_ count: Int, _ start: String) throws {
    let question = try #require(Question(text: "few", choices: Array(["b", "a", "c"].prefix(count)), answer: 1))
    let bytes = try BankEditor(Array(start.utf8), name: "own.csv").appending(question)
    let bank = try Bank(bytes: Array(start.utf8) + bytes, name: "own.csv")
    #expect(bank.question(at: bank.rowCount - 1) == question)
    #expect(bank.check { _ in }.errors == 0)
  }

  @Test(arguments: [("A", "a"), ("１", "1"), ("ｶﾞ", "ガ"), ("CO", "Co")])
  func choicesThatDifferOnlyInCaseOrWidthAreDifferent(one: String, other: String) {
    #expect(problem(draft("q", one, ["b", other, "d"])) == nil)
    #expect(problem(draft("q", one, ["b", " \(one)　", other])) == .same(.other(1), as: .right))
  }

  @Test func aFieldIsAsLongAsABankTakes() {
    let most = String(repeating: "x", count: BankLimits.field)
    #expect(problem(draft(most, "a", ["b", "c", "d"])) == nil)
    #expect(problem(draft(most + "x", "a", ["b", "c", "d"])) == .tooLong(.question, bytes: BankLimits.field + 1))
    let quotes = String(repeating: "\"", count: BankLimits.field / 2 + 1)
    #expect(problem(draft("q", quotes, ["b", "c", "d"])) == .tooLong(.right, bytes: BankLimits.field + 2))
  }

  @Test func theExplanationMayStayEmpty() throws {
    var draft = draft("q", "a", ["b", "c", "d"])
    draft.explanation = " 　"
    #expect(try draft.question().explanation == nil)
    draft.explanation = " because　"
    #expect(try draft.question().explanation == "because")
    draft.explanation = String(repeating: "x", count: BankLimits.field + 1)
    #expect(problem(draft) == .tooLong(.explanation, bytes: BankLimits.field + 1))
  }

  @Test func anExplanationMayBeTheSameAsAChoice() throws {
    var draft = draft("q", "a", ["b", "c", "d"])
    draft.explanation = "a"
    #expect(try draft.question().explanation == "a")
  }

  @Test func anExplanationThatIsErasedIsGone() throws {
    let question = try #require(Question(text: "q", choices: ["a", "b"], answer: 1, explanation: "why", level: 2))
    var draft = QuestionDraft(question)
    draft.explanation = ""
    let changed = try draft.question().arranged(like: question)
    #expect(changed.explanation == nil)
    #expect(changed.level == 2)
  }

  @Test func aDraftOfAQuestionHasItsRightAnswerFirst() throws {
    let question = try #require(Question(text: "q", choices: ["b", "c", "a"], answer: 2, explanation: "why"))
    let draft = QuestionDraft(question)
    #expect(draft.right == "a")
    #expect(draft.others == ["b", "c", ""])
    #expect(try draft.question().arranged(like: question) == question)
  }

  @Test func rearrangingKeepsWhatIsRight() throws {
    let question = try #require(Question(text: "q", choices: ["a", "b", "c", "d"], answer: 0))
    var places: Set<Int> = []
    for seed in 0..<40 {
      var rng = SeededGenerator(seed: UInt64(seed))
      let other = question.rearranged(using: &rng)
      #expect(other.rightAnswer == "a")
      #expect(other.choices.sorted() == question.choices)
      places.formUnion(other.answers)
    }
    #expect(places == [0, 1, 2, 3])
  }
}
