import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of the player's own: made, changed, taken away.
@Suite struct QuestionEditorScreenTests {
  private static func state(_ language: Language, own: Int? = nil) -> AppState {
    .empty(language) {
      let entry = own.map { Catalogue.Entry(title: "own", files: ["own.csv"], questions: $0) }
      $0.catalogue = Catalogue(language: language.rawValue, genres: [], own: entry)
      $0.settings[.motion] = false
    }
  }

  /// At the form of a new question, from the home screen.
  static func form(_ language: Language = .ja, _ size: Size = .ordinary) -> AppStage {
    var stage = AppStage(size, in: state(language))
    stage.choose(.make)
    return stage.press(.enter)
  }

  /// At the form with everything filled in but the explanation, which is chosen.
  private func filled(_ size: Size = .ordinary) -> AppStage {
    var stage = Self.form(.ja, size)
    stage.fill("うなぎと？")
    stage.type("梅干し")
    stage.press(.tab)
    stage.type("大根おろし")
    stage.press(.down)
    return stage.fill("きゅうり", "なす")
  }

  /// At the list of these rows of the player's own bank, from the home screen.
  static func list(
    _ rows: [BankEditor.Row], _ language: Language = .ja, _ size: Size = .ordinary, problem: String? = nil
  ) -> AppStage {
    var stage = AppStage(size, in: state(language, own: 1))
    stage.choose(.make)
    #expect(stage.effects == [.store(.readOwn)])
    return stage.answer(UserQuestionsResponse.read(rows, problem: problem))
  }

  private static let bank = "うなぎと？,2,きゅうり,梅干し,なす,大根おろし,why\nbroken,9,a,b\n"

  /// At the list of a question and of a row that is none.
  static func listed(_ language: Language = .ja, _ size: Size = .ordinary) throws -> AppStage {
    list([try row(bank), try row(bank, number: 1)], language, size)
  }

  /// A row of a bank, as the effect handler would give it.
  static func row(_ text: String, number: Int = 0) throws -> BankEditor.Row {
    let rows = try BankEditor(Array(text.utf8), name: "own.csv").rows
    return try #require(rows.indices.contains(number) ? rows[number] : nil)
  }

  private func made() throws -> Question {
    try #require(Question(text: "うなぎと？", choices: ["梅干し", "大根おろし", "きゅうり", "なす"], answer: 0))
  }

  private func changes(_ change: UserBankChange) -> [Effect] { [.store(.changeOwn(change, shares: false))] }

  @Test func aFilledFormIsPreviewedThenAdded() throws {
    var stage = filled()
    stage.press(.enter).expect(row: 0, is: " クイズを作る   プレビュー                                 並びは毎回変わります")
    // Enter held down on the last field adds nothing yet.
    stage.wait(.milliseconds(249))
    #expect(stage.effects(of: .enter) == [])
    stage.wait(.milliseconds(1))
    #expect(stage.effects(of: .enter) == changes(.add(try made())))
    stage.send(.state(Self.state(.ja, own: 1)))
    stage.answer(UserQuestionsResponse.changed(.add(try made())))
    // The list says so, and Enter makes the next one.
    stage.expect(row: 0, begins: " 自分の問題").expect(row: 3, is: " ▶ + 新しい問題を作る")
    #expect(stage.canvas.runs(of: .correct).joined() == "✓ 登録しました！ p で10秒クイズになり、「もっと解く」と「復習」にも出ます。")
    stage.press(.enter, after: .milliseconds(350)).expect(row: 0, begins: " クイズを作る")
    stage.press(.escape, .escape, after: .milliseconds(300)).expect(row: 0, begins: " tenq").expect("自分の問題 1問")
  }

  @Test func theSmallestWindowSaysThatItWasAddedToo() throws {
    var stage = filled(.small)
    stage.press(.enter, then: .milliseconds(300))
    stage.press(.enter)
    stage.answer(UserQuestionsResponse.changed(.add(try made()))).expect(" ✓ 登録しました！")
  }

  @Test func aFieldThatIsEmptyGetsTheCursor() {
    var stage = Self.form()
    stage.fill("うなぎと食べ合わせが悪いと言われてきたものは？", "梅干し", "")
    stage.type("きゅうり")
    stage.press(.control("p"))
    #expect(stage.canvas.cursor == .text(Point(x: 14, y: 9)))
  }

  @Test func inTheSmallestWindowFieldsAreUnderlined() {
    var stage = Self.form(.en, .small)
    stage.type("2 + 2 = ?")
    let fields = stage.canvas.styledLines.map { $0.filter { $0.style == .field }.map(\.text).joined() }
    #expect(fields[3] == "2 + 2 = ?" + String(repeating: " ", count: 14))
    #expect(fields[4] == String(repeating: " ", count: 23) && fields[5] == fields[4])
    #expect(fields.filter { !$0.isEmpty }.count == 6)
  }

  @Test(arguments: [Size.ordinary, Size.small])
  func aChoiceThatIsAnotherOnesTwinIsNamedWhenItsFieldIsLeft(_ size: Size) {
    var stage = Self.form(.en, size)
    let words = "same as “Right"
    stage.fill("q", "a", "b")
    stage.type("a").expect(without: words)
    stage.press(.enter).expect("▶ Other 3", words)
    // One may go on, and it stays said.
    stage.fill("c")
    stage.type("why").expect("✗ Other 2", words)
    // Refused, the caret stands there.
    stage.press(.control("p")).expect("▶ Other 2")
    stage.type("b").expect(without: words)
  }

  @Test func aPreviewIsAsLargeAsTheQuestionWillBeWithItsExplanationBesideIt() {
    var stage = Self.form(.en, .wide)
    stage.fill("q", "alpha", "beta", "gamma", "delta")
    stage.type("Since it is so.")
    stage.press(.control("p")).expectRow(ends: "  Since it is so.")
    #expect(stage.screen.joined().count { $0 == "█" } > 5)
  }

  @Test func aQuestionOfTwoChoicesIsPreviewedOnTwoPanels() throws {
    var stage = Self.form(.en)
    stage.fill("q", "alpha")
    stage.type("beta")
    stage.press(.control("p")).expect("alpha", "◆ 2", without: "● 3")
    stage.wait(.milliseconds(300))
    let question = try #require(Question(text: "q", choices: ["alpha", "beta"], answer: 0))
    #expect(stage.effects(of: .enter) == changes(.add(question)))
  }

  @Test func questionMarksAndDigitsAreLettersAndF1IsHelp() {
    var stage = Self.form()
    stage.type("1?？q").expect(row: 3, is: "   ▶ 問題     1?？q")
    stage.press(.function(1)).expect(row: 0, begins: " ヘルプ")
    stage.type("?").expect(row: 3, is: "   ▶ 問題     1?？q")
  }

  @Test func pastedTextIsOneLine() {
    Self.form().having { $0.paste("うなぎ\r\nと？\n") }.expect(row: 3, is: "   ▶ 問題     うなぎ と？")
  }

  @Test func aClickChoosesAField() { Self.form().having { $0.click(40, 9) }.expect(row: 9, is: "   ▶ 誤答 1") }

  @Test func leavingAsksOnlyWhenSomethingWouldBeLost() {
    var stage = Self.form()
    stage.press(.escape).expect(row: 0, begins: " 自分の問題")
    stage.press(.enter, "う", .escape).expect("入力した内容を破棄しますか？")
    stage.type("n").expect(row: 3, is: "   ▶ 問題     う")
    stage.press(.escape, "y").expect(row: 0, begins: " 自分の問題")
  }

  @Test func anErrorLosesNothingTyped() throws {
    var stage = filled()
    stage.press(.enter, then: .milliseconds(300))
    stage.press(.enter)
    stage.answer(UserQuestionsResponse.unchanged(.failed("no room"))).expect(alerts: "✗ 登録できませんでした：no room")
    stage.expect(row: 3, is: "     問題     うなぎと？").expect(row: 18, is: "   ▶ 解説     （任意）")
    stage.press(.enter, after: .milliseconds(100), then: .milliseconds(300))
    #expect(stage.effects(of: .enter) == changes(.add(try made())))
  }

  @Test func aFormOfManyFieldsScrollsToTheOneTypedInto() throws {
    let choices = (1...9).map { "choice\($0)" }.joined(separator: ",")
    let many = try Self.row("question,answer,\(choices)\nq,1,a,b,c,d,e,f,g,h,i\n")
    var stage = Self.list([many], .en, .small)
    stage.press(.down, .enter).expect(row: 3, is: " ▶ Question     q")
    stage.expect(row: 10, begins: "   Other 6      g").expect(" 1-9/12 ")
    for _ in 0..<10 { stage.press(.down) }
    stage.expect(row: 10, is: " ▶ Explanation  (optional)").expect(" 4-12/12 ")
  }

  @Test func aLineEndInAFieldLeftAloneStays() throws {
    let row = try Self.row("\"two\nlines\",1,a,b,c,d,\"why\nnot\"\n")
    var stage = Self.list([row])
    stage.press(.down, .enter, .escape).expect(row: 0, begins: " 自分の問題")
    stage.press(.enter, .down, "!", .control("p"), then: .milliseconds(300))
    let question = try #require(
      Question(text: "two\nlines", choices: ["a!", "b", "c", "d"], answer: 0, explanation: "why\nnot"))
    #expect(stage.effects(of: .enter) == changes(.replace(row, with: question)))
  }

  // The list of one's own questions.

  @Test func aQuestionIsChangedInTheSameForm() throws {
    var stage = try Self.listed()
    stage.press(.down, .enter, .down, "し").expect(row: 6, is: "   ▶ 正解     梅干しし")
    stage.expect(row: 9, is: "     誤答 1   きゅうり")
    stage.press(.control("p")).expect(row: 23, is: " Enter 保存   Esc 編集に戻る")
    stage.wait(.milliseconds(300))
    let question = try #require(
      Question(text: "うなぎと？", choices: ["梅干しし", "きゅうり", "なす", "大根おろし"], answer: 0, explanation: "why"))
    #expect(stage.effects(of: .enter) == changes(.replace(try Self.row(Self.bank), with: question)))
    stage.answer(UserQuestionsResponse.unchanged(.changed))
    #expect(stage.canvas.runs(of: .alert).joined().contains("保存しませんでした"))
  }

  @Test func aChangeIsCalledAChangeAndNotAnAddition() throws {
    var stage = try Self.listed()
    stage.press(.down, .enter, .down, "し", .escape).expect("編集した内容はまだ保存されていません。")
    stage.press("n", .control("k"), .control("u"), .control("p")).expect(alerts: "✗ まだ表示できません。次の項目を入力してください：正解")
    // Who saves by Ctrl-S elsewhere comes to the preview too.
    stage.press("梅", .control("s"), then: .milliseconds(300))
    stage.press(.enter)
    stage.answer(UserQuestionsResponse.unchanged(.failed("no room"))).expect(alerts: "✗ 保存できませんでした：no room")
    stage.press(.control("p"), after: .milliseconds(100), then: .milliseconds(300))
    stage.press(.enter)
    stage.answer(UserQuestionsResponse.changed(.replace(try Self.row(Self.bank), with: try made())))
    stage.expect(row: 0, begins: " 自分の問題").expect("✓ 保存しました！次からはこの内容で出題されます。", without: "登録")
  }

  @Test func aQuestionIsRemovedAfterAsking() throws {
    var stage = try Self.listed()
    stage.press(.down, "x").expect("この問題を削除しますか？")
    #expect(stage.effects(of: "n") == [])
    stage.press(.delete)
    let removal = UserBankChange.remove(try Self.row(Self.bank))
    #expect(stage.effects(of: "y") == changes(removal))
    #expect(stage.effects(of: .response(UserQuestionsResponse.changed(removal))) == [.store(.readOwn)])
    stage.answer(UserQuestionsResponse.read([], problem: nil))
    stage.expect(row: 5, is: "     ✓ 問題を削除しました。").expect(row: 3, is: "   ▶ + 新しい問題を作る")
  }

  @Test func aRowThatCannotBeUsedIsNotOpened() throws {
    var stage = try Self.listed()
    stage.press(.down, .down)
    #expect(stage.effects(of: .enter) == [] && stage.canvas.runs(of: .alert).joined().hasPrefix("2行目は問題として読めない"))
  }

  @Test func aBankThatCannotBeReadSaysWhy() {
    Self.list([], problem: "own.csv: not text").expect(alerts: "own.csv: not text")
  }
}
