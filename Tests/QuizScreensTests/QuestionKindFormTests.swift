import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of all kinds in the form for the player's own.
@Suite struct QuestionKindFormTests {
  private let kindKey = Key.control("t")

  /// The form of a new question of a kind, this many kinds behind the first.
  private func form(_ steps: Int, _ language: Language = .en) -> AppStage {
    var stage = QuestionEditorScreenTests.form(language)
    for _ in 0..<steps { stage.press(kindKey) }
    return stage
  }

  /// What is saved of a form that is filled in.
  private func saved(_ stage: inout AppStage) -> Question? {
    stage.press(.control("p"), then: .milliseconds(300))
    guard case .store(.changeOwn(.add(let question), _))? = stage.effects(of: .enter).first else { return nil }
    return question
  }

  @Test func theFirstRowChoosesTheKind() {
    var stage = form(0, .ja)
    stage.expect(row: 2, is: "     種類     ‹ 一択 ›")
    stage.press(.up, .right).expect(row: 2, is: "   ▶ 種類     ‹ 複数選択 ›")
    stage.press(.left, .left).expect(row: 2, ends: "‹ 記述 ›")
    // Letters are no text there.
    stage.type("x ").expect(row: 2, is: "   ▶ 種類     ‹ 一択 ›")
  }

  @Test func aKindAloneIsNothingToLose() {
    var stage = form(1)
    stage.press(.escape).expect(row: 0, begins: " Your own")
    stage = form(0)
    stage.fill("Q", "a")
    stage.press("b", kindKey, kindKey, kindKey, .escape).expect("Throw away")
  }

  @Test func severalRightChoicesAreMarked() {
    var stage = form(1)
    stage.fill("Primes?", "2")
    stage.press("3", .control("r"), .enter, "4").expectRow(begins: "     Also right 1   3")
    stage.press(.control("r"), .control("r"), .enter, "6")
    #expect(
      saved(&stage)
        == Question(.several, text: "Primes?", choices: ["2", "3", "4", "6"], key: QuestionKind.Key(answers: [0, 1])))
  }

  @Test func anOrderIsTypedInItsOrder() {
    var stage = form(2)
    stage.fill("Outwards?", "Mercury", "Venus", "Earth")
    stage.type("Mars").expect(row: 6, begins: "     1st").expect(row: 15, begins: "   ▶ 4th")
    #expect(saved(&stage)?.rightAnswer == "Mercury → Venus → Earth → Mars")
  }

  @Test func aNumberIsReadAsABankReadsIt() {
    var stage = form(3)
    stage.fill("How far?")
    stage.type("far")
    #expect(saved(&stage) == nil)
    #expect(
      stage.canvas.runs(of: .alert).joined(separator: " ").hasPrefix(
        "✗ The answer is “far”, not a number like 1969"))
    stage.press(.up, .control("a"), .control("k"))
    stage.type("384400±2% km")
    let question = saved(&stage)
    #expect(question?.kind == .number && question?.unit == "km")
  }

  @Test func optionsOfATypedAnswerAreTicked() {
    var stage = form(4, .ja)
    stage.fill("首都は？", "東京|とうきょう", "")
    stage.press(.down, .down, " ").expectRow("▶ かな", "[x] ひらがなとカタカナを区別しません。")
    stage.expectRow("完全一致", "[ ]")
    let question = saved(&stage)
    #expect(question?.accepted == ["東京", "とうきょう"] && question?.options == ["kana"])
  }

  @Test func whatWasTypedIsThereAgainForItsKind() {
    var stage = form(0)
    stage.fill("Q", "a", "b", "c")
    stage.type("d")
    for _ in 0..<5 { stage.press(kindKey) }
    #expect(saved(&stage) == Question(text: "Q", choices: ["a", "b", "c", "d"], answer: 0))
  }

  private static let rows = [
    "q,several,1;3,a,b,c,d,why", "q,several uncounted,1;3,a,b,c,d,", "q,order,order,a,b,c,,why",
    "q,order,2>1>3,a,b,c,,", "q,typed exact kana,Paris|Paname,,,,,why", "q,typed,Paris,,,,,",
    "q,number,10..20 km,,,,,why", "q,number,1969,,,,,",
  ]

  /// Every kind, in the form and its preview, in every size and language; nothing is cut that has room.
  @Test(arguments: Language.allCases, [Size.small, .ordinary, .wide, .largest])
  func everyKindIsDrawn(_ language: Language, _ size: Size) throws {
    for row in Self.rows {
      let row = try QuestionEditorScreenTests.row(
        "question,kind,answer,choice1,choice2,choice3,choice4,explanation\n\(row)\n")
      let question = try #require(row.question)
      var stage = QuestionEditorScreenTests.list([row], language, size)
      // The list says the right answer of each.
      #expect(size.width < 80 || stage.screen.joined().contains(question.rightAnswer.prefix(6)))
      stage.press(.down, .enter).expect(question.kind.name[language])
      stage.press(.control("p"))
      // Where there is room, the question is in large letters.
      let preview = stage.screen.joined()
      let text = question.kind.isLine ? question.rightLine : question.choices[0]
      #expect(size.width >= 120 ? preview.contains { "█▄▀▌▐".contains($0) } : preview.contains(text))
      stage.wait(.milliseconds(300))
      #expect(stage.effects(of: .enter).count == 1)
    }
  }
}
