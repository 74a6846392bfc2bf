import Testing

@testable import QuizCore

/// The order of choices that means something.
@Suite struct ChoiceOrderTests {
  static let speaking = [
    "All of the above", "all of the above.", "All the above", "None of these", "NONE OF THE ABOVE!", "None", "Both",
    "Neither of them", "All of these answers are correct", "None are correct", "Two of the above",
    "More than one of the above", "All above", "Any of these", "Not any of the above",
    "上記すべて", "上記のすべて", "以上すべて", "すべて正しい", "全て正しい", "どれでもない", "どれも正しくない", "いずれでもない", "どちらでもない",
    "どちらも正しい", "すべて当てはまる", "上のどれも当てはまらない", "選択肢はすべて正しい", "該当なし", "上記以外", "全部", "両方", "これらすべて。",
  ]

  static let ordinary = [
    "All Saints' Day", "None but the brave", "Above all, water", "Both sides of the river", "The above ground pool",
    "Every Monday", "A", "B and W", "1 and 2", "Nobody", "すべての道はローマに通ず", "全部で3つ", "両方の手", "上", "上野", "上海", "だ", "どれみ",
    "なし", "梨", "いずれ", "Paris", "", "…",
  ]

  @Test(arguments: speaking) func aChoiceThatSpeaksOfAllOthersIsKnown(choice: String) {
    #expect(Question.speaksOfAllChoices(choice))
  }

  @Test(arguments: ordinary.filter { $0 != "いずれ" }) func anyOtherIsNot(choice: String) {
    #expect(ChoiceReference(choice) == nil)
  }

  private func dealt(_ question: Question) -> Set<[String]> {
    Set(
      (0..<60 as Range<UInt64>).map { seed in
        var generator = SeededGenerator(seed: seed)
        return ShuffledQuestion(question, using: &generator).panels
      })
  }

  @Test(arguments: [QuestionKind.one, .several]) func whatSpeaksOfAllOthersComesLastInItsOrder(kind: QuestionKind)
    throws
  {
    let choices = ["None of these", "a", "b", "All of the above", "c"]
    let question = try #require(Question(kind, text: "?", choices: choices, key: .init(answers: [3])))
    let orders = dealt(question)
    #expect(orders.count == 6)
    #expect(orders.allSatisfy { $0.suffix(2) == ["None of these", "All of the above"] })
  }

  @Test(arguments: [
    ["2 is even", "4 is even", "Both A and B", "Neither A nor B"], ["海", "山", "川", "AとBの両方"],
    ["sea", "hill", "A, B & C", "lake"],
  ])
  func whereOthersAreNamedByTheirLettersTheOrderIsKept(choices: [String]) throws {
    #expect(dealt(try #require(Question(text: "?", choices: choices, answer: 1))) == [choices])
  }

  @Test(arguments: [
    // The letters are those of statements in the question.
    ["A and B", "A and C", "B and C", "only A"], ["Both", "Neither"], ["1 and 2", "3 and 4", "5", "6"],
  ])
  func whereChoicesSpeakOfTheQuestionTheyAreShuffled(choices: [String]) throws {
    #expect(dealt(try #require(Question(text: "?", choices: choices, answer: 1))).count > 1)
  }

  @Test func theRightPanelIsThatOfTheChoiceWhereverItIsDealt() throws {
    let question = try #require(Question(text: "?", choices: ["All of these", "a", "b"], answer: 0))
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let dealt = ShuffledQuestion(question, using: &generator)
      #expect(dealt.rightPanels == [2] && dealt.judge(.panels([2])) == .right)
    }
  }

  @Test func aColumnKeepsTheOrder() throws {
    let text = """
      question,kind,answer,choice1,choice2,choice3
      How many?,one fixed,2,one,two,three
      いくつ?,一択、順序固定,3,一,二,三
      Which?,several fixed,1;2,one,two,three
      Any?,one,1,one,two,three
      """
    let bank = try Bank(bytes: Array(text.utf8), name: "b.csv")
    let questions = (0..<4).compactMap(bank.question(at:))
    #expect(questions.map(\.options) == [["fixed"], ["fixed"], ["fixed"], []])
    #expect(questions.map(\.answers) == [[1], [2], [0, 1], [0]])
    #expect(questions.map { dealt($0).count == 1 } == [true, true, true, false])
    #expect(bank.check { _ in }.keyed == [.several: 1])
  }

  @Test func aFormKeepsTheOrderAndDoesNotOfferIt() throws {
    let question = try #require(
      Question(.one, text: "?", choices: ["1", "2", "3"], key: .init(answers: [1]), options: ["fixed"]))
    var draft = QuestionDraft(question)
    draft.text = "How many?"
    let changed = try draft.question().arranged(like: question)
    #expect(changed.choices == question.choices && changed.answers == [1] && changed.options == ["fixed"])
    #expect(QuestionKind.one.options.filter(\.isInForms).isEmpty)
  }

  @Test func theEditorWritesWhatKeepsTheOrder() throws {
    let fixed = try #require(
      Question(.one, text: "?", choices: ["1", "2"], key: .init(answers: [1]), options: ["fixed"]))
    let editor = try BankEditor([], name: "own.csv")
    let bytes = try editor.appending(fixed)
    #expect(try Bank(bytes: bytes, name: "own.csv").question(at: 0) == fixed)
    let plain = try BankEditor(Array("question,answer,choice1,choice2\nq,1,a,b\n".utf8), name: "own.csv")
    #expect(throws: BankEditorError.noKindColumn) { _ = try plain.appending(fixed) }
  }
}
