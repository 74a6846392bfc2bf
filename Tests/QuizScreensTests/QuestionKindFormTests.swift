import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of all kinds in the form for the player's own.
@Suite struct QuestionKindFormTests {
  private let forms = QuestionEditorScreenTests()
  private let kindKey = Key.control("t")

  /// The form of a new question of a kind, so many kinds behind the first.
  private func form(_ steps: Int, _ language: Language = .en, size: Size = .ordinary) -> App {
    var app = forms.app(language, size: size)
    app.typing(forms.entry, Key.enter)
    forms.type(Array(repeating: kindKey, count: steps), into: &app)
    return app
  }

  /// What is saved of a form that is filled in.
  private func saved(_ app: inout App) -> Question? {
    forms.type([Key.control("p")], into: &app, at: forms.at(0))
    let effects = forms.type([Key.enter], into: &app, at: forms.at(300))
    guard case .store(.changeOwn(.add(let question), _))? = effects.first else { return nil }
    return question
  }

  @Test func theFirstRowChoosesTheKind() {
    var app = form(0, .ja)
    app.expect(row: 2, is: "     種類     ‹ 一択 ›")
    app.typing(Key.up, Key.right).expect(row: 2, is: "   ▶ 種類     ‹ 複数選択 ›")
    app.typing(Key.left, Key.left).expect(row: 2, ends: "‹ 記述 ›")
    // Letters are no text there.
    app.typing("x", " ").expect(row: 2, is: "   ▶ 種類     ‹ 一択 ›")
  }

  @Test func aKindAloneIsNothingToLose() {
    var app = form(1)
    app.typing(Key.escape).expect(row: 0, begins: " Your own")
    app = form(0)
    app.typing("Q", Key.enter, "a", Key.enter, "b", kindKey, kindKey, kindKey, Key.escape).expect("Throw away")
  }

  @Test func severalRightChoicesAreMarked() {
    var app = form(1)
    app.typing("Primes?", Key.enter, "2", Key.enter, "3", Key.control("r"), Key.enter, "4")
    #expect(app.picture(at: .zero).lines.contains { $0.hasPrefix("     Also right 1   3") })
    app.typing(Key.control("r"), Key.control("r"), Key.enter, "6")
    #expect(
      saved(&app)
        == Question(.several, text: "Primes?", choices: ["2", "3", "4", "6"], key: QuestionKind.Key(answers: [0, 1])))
  }

  @Test func anOrderIsTypedInItsOrder() {
    var app = form(2)
    app.typing("Outwards?", Key.enter, "Mercury", Key.enter, "Venus", Key.enter, "Earth", Key.enter, "Mars")
    let lines = app.picture(at: .zero).lines
    #expect(lines[6].hasPrefix("     1st"))
    #expect(lines[15].hasPrefix("   ▶ 4th"))
    #expect(saved(&app)?.rightAnswer == "Mercury → Venus → Earth → Mars")
  }

  @Test func aNumberIsReadAsABankReadsIt() {
    var app = form(3)
    app.typing("How far?", Key.enter, "far")
    #expect(saved(&app) == nil)
    #expect(
      app.picture(at: .zero).runs(of: .alert).joined(separator: " ").hasPrefix(
        "✗ The answer is “far”, not a number like 1969"))
    app.typing(Key.up, Key.control("a"), Key.control("k"), "384400±2% km")
    let question = saved(&app)
    #expect(question?.kind == .number && question?.unit == "km")
  }

  @Test func optionsOfATypedAnswerAreTicked() {
    var app = form(4, .ja)
    app.typing("首都は？", Key.enter, "東京|とうきょう", Key.enter, Key.enter, Key.down, Key.down)
    app.typing(" ")
    let lines = app.picture(at: .zero).lines
    #expect(lines.contains { $0.contains("▶ かな") && $0.contains("[x] ひらがなとカタカナを区別しません。") })
    #expect(lines.contains { $0.contains("完全一致") && $0.contains("[ ]") })
    let question = saved(&app)
    #expect(question?.accepted == ["東京", "とうきょう"] && question?.options == ["kana"])
  }

  @Test func whatWasTypedIsThereAgainForItsKind() {
    var app = form(0)
    app.typing("Q", Key.enter, "a", Key.enter, "b", Key.enter, "c", Key.enter, "d")
    forms.type(Array(repeating: kindKey, count: 5), into: &app)
    #expect(saved(&app) == Question(text: "Q", choices: ["a", "b", "c", "d"], answer: 0))
  }

  /// Every kind, in the form and its preview, in every size and language; nothing is cut that has room.
  @Test(arguments: Language.allCases, [40: 15, 80: 24, 120: 40, 200: 60].map { Size.of($0.key, $0.value) })
  func everyKindIsDrawn(_ language: Language, _ size: Size) throws {
    let rows = [
      "q,several,1;3,a,b,c,d,why", "q,several uncounted,1;3,a,b,c,d,", "q,order,order,a,b,c,,why",
      "q,order,2>1>3,a,b,c,,", "q,typed exact kana,Paris|Paname,,,,,why", "q,typed,Paris,,,,,",
      "q,number,10..20 km,,,,,why", "q,number,1969,,,,,",
    ]
    let bank =
      "question,kind,answer,choice1,choice2,choice3,choice4,explanation\n" + rows.joined(separator: "\n") + "\n"
    for number in rows.indices {
      let row = try forms.row(bank, number: number)
      let question = try #require(row.question)
      var app = forms.app(language, own: 1, size: size)
      forms.open(&app, with: [row])
      // The list says the right answer of each.
      let list = app.picture(at: .zero).lines.joined()
      #expect(size.width < 80 || list.contains(question.rightAnswer.prefix(6)))
      app.typing(Key.down, Key.enter)
      #expect(app.picture(at: .zero).lines.joined().contains(question.kind.name[language]))
      forms.type([Key.control("p")], into: &app, at: .zero)
      let preview = app.picture(at: .zero).lines.joined()
      // Where there is room, the question is in large letters.
      let isLarge = size.width >= 120
      let text = question.kind.isLine ? question.rightLine : question.choices[0]
      #expect(isLarge ? preview.contains { "█▄▀▌▐".contains($0) } : preview.contains(text))
      #expect(forms.type([Key.enter], into: &app, at: forms.at(300)).count == 1)
    }
  }
}
