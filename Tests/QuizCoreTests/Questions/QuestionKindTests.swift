import Testing

@testable import QuizCore

/// What each kind of question is, how it is dealt and judged, and how its answer stands in a cell.
struct QuestionKindTests {
  static func several(_ answers: [Int], of choices: [String] = ["a", "b", "c", "d"], _ options: [String] = [])
    -> Question?
  {
    Question(.several, text: "?", choices: choices, key: QuestionKind.Key(answers: answers), options: options)
  }

  static func order(_ answers: [Int], of choices: [String] = ["a", "b", "c"]) -> Question? {
    Question(.order, text: "?", choices: choices, key: QuestionKind.Key(answers: answers))
  }

  @Test func theIDsAndNamesOfAllKindsDiffer() {
    #expect(QuestionKind.all.map(\.id.rawValue) == ["one", "several", "order", "number", "typed"])
    let names = QuestionKind.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Folding.folded($0) == $0 })
    for kind in QuestionKind.all {
      #expect(QuestionKind.kind(kind.id) == kind)
      #expect(kind.names.allSatisfy { KindCell($0)?.kind == kind })
    }
    #expect(QuestionKind.kind("seven") == nil)
  }

  @Test(arguments: [
    ("several", "several", [String]()), ("Typed, exact kana", "typed", ["exact", "kana"]),
    ("記述 完全一致・かな", "typed", ["exact", "kana"]),
    ("一択", "one", []), ("複数選択 数なし", "several", ["uncounted"]), ("Multiple choice", "one", []), ("並べ替え", "order", []),
    ("ＮＵＭＢＥＲ", "number", []),
    ("short answer", "typed", []), ("checkboxes", "several", []), ("true/false", "one", []),
  ])
  func aCellNamesAKind(_ cell: String, _ id: String, _ options: [String]) {
    #expect(KindCell(cell)?.kind.id.rawValue == id)
    #expect(KindCell(cell)?.options == options)
  }

  @Test(arguments: ["", "seven", "typed loud", "one exact", "number exact", "order order", "exact", "動物"])
  func whatNamesNoneIsNone(_ cell: String) {
    #expect(KindCell(cell)?.kind == nil)
  }

  @Test func aQuestionIsAlwaysPossible() {
    #expect(QuestionKindTests.several([]) == nil)
    #expect(QuestionKindTests.several([4]) == nil)
    #expect(QuestionKindTests.several([-1]) == nil)
    #expect(QuestionKindTests.several([.max]) == nil)
    #expect(QuestionKindTests.several([.min, 1]) == nil)
    #expect(QuestionKindTests.several([2, 1]) == nil)
    #expect(QuestionKindTests.several([1, 1]) == nil)
    #expect(QuestionKindTests.several([0, 1, 2, 3]) != nil)
    #expect(QuestionKindTests.order([0, 1]) == nil)
    #expect(QuestionKindTests.order([0, 0, 1]) == nil)
    #expect(QuestionKindTests.order([0, 1, .max]) == nil)
    #expect(QuestionKindTests.order([0, 1], of: ["a", "b"]) == nil)
    #expect(QuestionKindTests.order([2, 0, 1]) != nil)
    #expect(Question(.typed, text: "?", key: QuestionKind.Key()) == nil)
    #expect(Question(.typed, text: "?", choices: ["a", "b"], key: QuestionKind.Key(accepted: ["a"])) == nil)
    #expect(Question(.typed, text: "?", key: QuestionKind.Key(accepted: ["a\nb"])) == nil)
    #expect(
      Question(.typed, text: "?", key: QuestionKind.Key(accepted: [String(repeating: "x", count: 101)])) == nil)
    #expect(Question(.number, text: "?", key: QuestionKind.Key(accepted: ["1", "2"])) == nil)
    #expect(Question(.one, text: "?", key: QuestionKind.Key(answers: [0])) == nil)
    for seconds in [Int.min, -1, 0, 601, .max] {
      #expect(Question(text: "?", choices: ["a", "b"], answer: 0, seconds: seconds) == nil)
    }
    #expect(Question(text: "?", choices: ["a", "b"], answer: 0, seconds: 600)?.seconds == 600)
  }

  @Test func optionsOfAnotherKindAreLeftOut() {
    #expect(QuestionKindTests.several([0], ["exact", "uncounted", "kana"])?.options == ["uncounted"])
  }

  @Test func severalAreRightWhenExactlyThoseAreChosen() throws {
    let question = ShuffledQuestion(try #require(QuestionKindTests.several([1, 3])))
    #expect(question.judge(.panels([1, 3])) == .right)
    #expect(question.judge(.panels([3, 1])) == .right)
    for panels in [[1], [1, 2], [0, 1, 3], [], [0, 2]] { #expect(question.judge(.panels(panels)) == .wrong) }
    #expect(question.isComplete(.panels([0, 1])))
    for panels in [[], [1], [1, 1], [1, 3, 0], [1, 4], [-1, 1], [.max, .min]] {
      #expect(!question.isComplete(.panels(panels)), "\(panels)")
    }
    #expect(!question.isComplete(.text("1;3")))
    let uncounted = ShuffledQuestion(try #require(QuestionKindTests.several([1, 3], ["uncounted"])))
    #expect(!uncounted.question.saysCount && question.question.saysCount)
    #expect(uncounted.isComplete(.panels([2])) && uncounted.isComplete(.panels([0, 1, 2])))
    #expect(!uncounted.isComplete(.panels([])) && !uncounted.isComplete(.panels([1, 1])))
  }

  @Test func anOrderIsRightAsAWhole() throws {
    let question = ShuffledQuestion(try #require(QuestionKindTests.order([2, 0, 1])))
    #expect(question.judge(.panels([2, 0, 1])) == .right)
    #expect(question.judge(.panels([0, 1, 2])) == .wrong)
    #expect(question.rightPanels == [2, 0, 1])
    #expect(question.question.rightAnswer == "c → a → b")
    for panels in [[], [0], [2, 0], [2, 0, 0], [2, 0, 1, 1], [0, 1, 3], [.min, 0, 1]] {
      #expect(!question.isComplete(.panels(panels)), "\(panels)")
    }
  }

  @Test func ofTwoEqualChoicesEitherComesFirst() throws {
    let question = ShuffledQuestion(try #require(QuestionKindTests.order([0, 1, 2], of: ["a", "b", "a"])))
    #expect(question.judge(.panels([2, 1, 0])) == .right)
    #expect(question.judge(.panels([1, 0, 2])) == .wrong)
  }

  @Test(arguments: 3...9) func anOrderIsNeverDealtInItsOrder(_ count: Int) throws {
    let choices = (0..<count).map { "\($0)" }
    let question = try #require(QuestionKindTests.order(Array(choices.indices), of: choices))
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let shuffled = ShuffledQuestion(question, using: &generator)
      #expect(shuffled.panels != choices)
      #expect(shuffled.panels.sorted() == choices.sorted())
      #expect(shuffled.judge(.panels(shuffled.rightPanels)) == .right)
      #expect(shuffled.judge(.panels(Array(choices.indices))) == .wrong)
    }
  }

  @Test func severalAreDealtWithTheirRightPanels() throws {
    let question = try #require(QuestionKindTests.several([0, 2]))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let shuffled = ShuffledQuestion(question, using: &generator)
      #expect(Set(shuffled.rightPanels.map { shuffled.panels[$0] }) == ["a", "c"])
      #expect(shuffled.panels.indices.filter(shuffled.isRight) == shuffled.rightPanels)
      #expect(shuffled.judge(.panels(shuffled.rightPanels.reversed())) == .right)
    }
    #expect(!ShuffledQuestion(question).isRight(.max) && !ShuffledQuestion(question).isRight(.min))
  }

  @Test func onlyThatWithOneRightChoiceHasAnAnswer() throws {
    #expect(Question(text: "?", choices: ["a", "b"], answer: 1)?.answer == 1)
    #expect(QuestionKindTests.several([0])?.answer == nil)
    #expect(QuestionKindTests.order([0, 1, 2])?.answer == nil)
  }

  /// The nastiest texts, as choices and as answers.
  static let texts = [
    "a;b", "1", "2", "1;2", "A", "a,b", "order", "x|y", "\\", "\"q\"", "1..2", "±", "順番", " ", "→", "1>2", "\u{301}e",
    "=1+1", "true",
    "C D", "ｂ", "②", "(3)", "3.", "イ", "#N/A", "several",
  ]

  /// Questions of every kind with such texts.
  static let nasty: [Question] = {
    var questions: [Question?] = []
    for start in 0..<texts.count - 3 {
      let choices = Array(texts[start..<start + 4])
      questions.append(Question(text: "?", choices: choices, answer: start % 4))
      questions += [[0], [0, 1], [1, 3], [0, 1, 2, 3]].map {
        several($0, of: choices, start % 2 == 0 ? ["uncounted"] : [])
      }
      questions += [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2]].map { order($0, of: choices) }
      questions.append(
        Question(
          .typed, text: "?", key: QuestionKind.Key(accepted: [texts[start], texts[start + 1]]),
          options: ["exact", "kana"]))
    }
    questions += ["5", "1969", "3.14±0.01", "10..20 m", "300±5% km"].map(NumberAnswerTests.question)
    return questions.compactMap { $0 }
  }()

  @Test func anyQuestionComesBackFromItsCells() {
    #expect(QuestionKindTests.nasty.count > 180)
    for question in QuestionKindTests.nasty {
      let again = Question(
        kindCell: question.kindCell, answerCell: question.answerCell, text: question.text, choices: question.choices)
      #expect(again == question, "\(question.kindCell) \(question.answerCell) \(question.choices)")
    }
    #expect(Question(kindCell: "seven", answerCell: "1", text: "?", choices: ["a", "b"]) == nil)
    #expect(Question(kindCell: "several", answerCell: "1;9", text: "?", choices: ["a", "b"]) == nil)
    #expect(Question(kindCell: "order", answerCell: "1>2>x>3", text: "?", choices: ["a", "b", "c"]) == nil)
  }

  /// And from a bank: as a row of CSV that names its kind.
  @Test func anyQuestionComesBackFromABank() throws {
    let heading = "question,kind,answer,choice1,choice2,choice3,choice4\n"
    for question in QuestionKindTests.nasty where question.choices.allSatisfy({ !$0.trimmed.isEmpty }) {
      guard question.accepted.allSatisfy({ !$0.trimmed.isEmpty }) else { continue }
      let cells = ["q", question.kindCell, question.answerCell] + question.choices
      let row = cells.map { CSV.quoted($0) }.joined(separator: ",") + "\n"
      let read = try bank(heading + row).question(at: 0)
      // Where the answer is the text of a choice, too, a bank asks for what cannot be mistaken.
      guard let read else {
        #expect(question.choices.contains(question.answerCell), "\(cells)")
        continue
      }
      #expect(read.kind == question.kind && read.key == question.key && read.choices == question.choices, "\(cells)")
    }
  }

  @Test func equalQuestionsHaveEqualIDs() {
    #expect(QuestionKindTests.several([0, 1])?.id == QuestionKindTests.several([0, 1], ["uncounted"])?.id)
    #expect(QuestionKindTests.several([0, 1])?.id != QuestionKindTests.several([0, 2])?.id)
    #expect(QuestionKindTests.several([0, 1])?.id == QuestionKindTests.several([1, 2], of: ["d", "a", "b", "c"])?.id)
    #expect(QuestionKindTests.order([0, 1, 2])?.id != QuestionKindTests.order([0, 2, 1])?.id)
    #expect(QuestionKindTests.order([0, 1, 2])?.id == QuestionKindTests.order([1, 2, 0], of: ["c", "a", "b"])?.id)
  }
}
