import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Questions of the player's own: made, changed, taken away.
@Suite struct QuestionEditorScreenTests {
  let start = Instant.zero

  func at(_ milliseconds: Int) -> Instant { start + .milliseconds(milliseconds) }

  func state(_ language: Language = .ja, own: Int? = nil) -> AppState {
    let entry = own.map { Catalogue.Entry(title: "own", files: ["own.csv"], questions: $0) }
    var state = AppState(
      version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: [], own: entry))
    state.settings[.motion] = false
    return state
  }

  func app(_ language: Language = .ja, own: Int? = nil, size: Size = .ordinary) -> App {
    App(size: size, state: state(language, own: own))
  }

  /// The key that opens the form or the list from the home screen.
  var entry: String {
    let place = HomeScreen.items(in: state()).firstIndex(of: .make) ?? 0
    return String("123456789abcdefghi".dropFirst(place).prefix(1))
  }

  /// Types text and keys one after the other; gives the effects of the last.
  @discardableResult
  func type(_ things: [Any], into app: inout App, at now: Instant? = nil) -> [Effect] {
    var effects: [Effect] = []
    for thing in things {
      if let text = thing as? String {
        for character in text { effects = app.handle(.input(.key(.character(character))), at: now ?? start) }
      } else if let key = thing as? Key {
        effects = app.handle(.input(.key(key)), at: now ?? start)
      }
    }
    return effects
  }

  /// A row of a bank, as the effect handler would give it.
  func row(_ text: String, number: Int = 0) throws -> BankEditor.Row {
    let rows = try BankEditor(Array(text.utf8), name: "own.csv").rows
    return try #require(rows.indices.contains(number) ? rows[number] : nil)
  }

  func made(_ choices: [String] = ["梅干し", "大根おろし", "きゅうり", "なす"]) throws -> Question {
    try #require(Question(text: "うなぎと？", choices: choices, answer: 0))
  }

  /// The form with everything filled in but the explanation, which is chosen.
  func filled(_ app: inout App) {
    type(
      [entry, Key.enter, "うなぎと？", Key.enter, "梅干し", Key.tab, "大根おろし", Key.down, "きゅうり", Key.enter, "なす", Key.enter],
      into: &app)
  }

  @Test func aFilledFormIsPreviewedThenAdded() throws {
    var app = app()
    filled(&app)
    type([Key.enter], into: &app, at: at(0))
    app.expect(row: 0, is: " クイズを作る   プレビュー                                 並びは毎回変わります")
    // Enter held down on the last field adds nothing yet.
    let early = type([Key.enter], into: &app, at: at(249))
    #expect(early == [])
    let effects = type([Key.enter], into: &app, at: at(250))
    #expect(effects == [.store(.changeOwn(.add(try made()), shares: false))])
    _ = app.handle(.state(state(own: 1)), at: at(250))
    _ = app.handle(.response(UserQuestionsResponse.changed(.add(try made()))), at: at(250))
    // The list says so, and Enter makes the next one.
    let list = app.picture(at: at(300))
    #expect(list.lines[0].hasPrefix(" 自分の問題") && list.lines[3] == " ▶ + 新しい問題を作る")
    #expect(list.runs(of: .correct).joined() == "✓ 登録しました！ p で10秒クイズになり、「もっと解く」と「復習」にも出ます。")
    type([Key.enter], into: &app, at: at(600))
    #expect(app.picture(at: at(600)).lines[0].hasPrefix(" クイズを作る"))
    type([Key.escape, Key.escape], into: &app, at: at(900))
    let home = app.picture(at: at(900))
    #expect(home.lines[0].hasPrefix(" tenq") && home.lines.contains { $0.contains("自分の問題 1問") })
  }

  @Test func theSmallestWindowSaysThatItWasAddedToo() throws {
    var app = app(size: .small)
    filled(&app)
    type([Key.enter], into: &app, at: at(0))
    type([Key.enter], into: &app, at: at(300))
    _ = app.handle(.response(UserQuestionsResponse.changed(.add(try made()))), at: at(300))
    #expect(app.picture(at: at(300)).lines.contains { $0.contains(" ✓ 登録しました！") })
  }

  @Test func aFieldThatIsEmptyGetsTheCursor() {
    var app = app()
    type(
      [entry, Key.enter, "うなぎと食べ合わせが悪いと言われてきたものは？", Key.enter, "梅干し", Key.enter, Key.enter, "きゅうり", Key.control("p")],
      into: &app)
    #expect(app.picture.cursor == .text(Point(x: 14, y: 9)))
  }

  @Test func inTheSmallestWindowFieldsAreUnderlined() {
    var app = app(.en, size: .small)
    app.typing(entry, Key.enter, "2 + 2 = ?")
    let fields = app.picture(at: start).styledLines.map { $0.filter { $0.style == .field }.map(\.text).joined() }
    #expect(fields[3] == "2 + 2 = ?" + String(repeating: " ", count: 14))
    #expect(fields[4] == String(repeating: " ", count: 23) && fields[5] == fields[4])
    #expect(fields.filter { !$0.isEmpty }.count == 6)
  }

  @Test(arguments: [Size.ordinary, Size.small])
  func aChoiceThatIsAnotherOnesTwinIsNamedWhenItsFieldIsLeft(_ size: Size) {
    var app = app(.en, size: size)
    let words = "same as “Right"
    app.typing(entry, Key.enter, "q", Key.enter, "a", Key.enter, "b", Key.enter, "a").expect(without: words)
    app.typing(Key.enter).expect("▶ Other 3").expect(words)
    // One may go on, and it stays said.
    app.typing("c", Key.enter, "why").expect("✗ Other 2").expect(words)
    // Refused, the caret stands there.
    app.typing(Key.control("p")).expect("▶ Other 2")
    app.typing("b").expect(without: words)
  }

  @Test func aPreviewIsAsLargeAsTheQuestionWillBeWithItsExplanationBesideIt() {
    var app = app(.en, size: .wide)
    let letters = { app.picture(at: at(0)).lines.joined().count { $0 == "█" } }
    app.typing(entry, Key.enter, "q", Key.enter, "alpha", Key.enter, "beta", Key.enter, "gamma", Key.enter)
    type(["delta", Key.enter, "Since it is so.", Key.control("p")], into: &app, at: at(0))
    #expect(letters() > 5)
    #expect(app.picture(at: at(0)).lines.contains { $0.hasSuffix("  Since it is so.") })
  }

  @Test func aQuestionOfTwoChoicesIsPreviewedOnTwoPanels() throws {
    var app = app(.en)
    type([entry, Key.enter, "q", Key.enter, "alpha", Key.enter, "beta", Key.control("p")], into: &app, at: at(0))
    let preview = app.picture(at: at(0)).lines.joined()
    #expect(preview.contains("alpha") && preview.contains("◆ 2") && !preview.contains("● 3"))
    let question = try #require(Question(text: "q", choices: ["alpha", "beta"], answer: 0))
    #expect(type([Key.enter], into: &app, at: at(300)) == [.store(.changeOwn(.add(question), shares: false))])
  }

  @Test func questionMarksAndDigitsAreLettersAndF1IsHelp() {
    var app = app()
    app.typing(entry, Key.enter, "1?？q").expect(row: 3, is: "   ▶ 問題     1?？q")
    app.typing(Key.function(1)).expect(row: 0, begins: " ヘルプ")
    app.typing("?").expect(row: 3, is: "   ▶ 問題     1?？q")
  }

  @Test func pastedTextIsOneLine() {
    var app = app()
    app.typing(entry, Key.enter)
    _ = app.handle(.input(.paste("うなぎ\r\nと？\n")), at: start)
    app.expect(row: 3, is: "   ▶ 問題     うなぎ と？")
  }

  @Test func aClickChoosesAField() {
    var app = app()
    app.typing(entry, Key.enter)
    for action in [Mouse.Action.press, .release] {
      _ = app.handle(.input(.mouse(Mouse(point: Point(x: 40, y: 9), action: action))), at: start)
    }
    app.expect(row: 9, is: "   ▶ 誤答 1")
  }

  @Test func leavingAsksOnlyWhenSomethingWouldBeLost() {
    var app = app()
    app.typing(entry, Key.enter, Key.escape).expect(row: 0, begins: " 自分の問題")
    app.typing(Key.enter, "う", Key.escape).expect("入力した内容を破棄しますか？")
    app.typing("n").expect(row: 3, is: "   ▶ 問題     う")
    app.typing(Key.escape, "y").expect(row: 0, begins: " 自分の問題")
  }

  @Test func anErrorLosesNothingTyped() throws {
    var app = app()
    filled(&app)
    type([Key.enter], into: &app, at: at(0))
    type([Key.enter], into: &app, at: at(300))
    _ = app.handle(.response(UserQuestionsResponse.unchanged(.failed("no room"))), at: at(300))
    let picture = app.picture(at: at(300))
    #expect(picture.runs(of: .alert) == ["✗ 登録できませんでした：no room"] && picture.lines[3] == "     問題     うなぎと？")
    #expect(picture.lines[18] == "   ▶ 解説     （任意）")
    type([Key.enter], into: &app, at: at(400))
    let again = type([Key.enter], into: &app, at: at(700))
    #expect(again == [.store(.changeOwn(.add(try made()), shares: false))])
  }

  /// Opens the list of these rows.
  func open(_ app: inout App, with rows: [BankEditor.Row]) {
    _ = openOwn(&app)
    _ = app.handle(.response(UserQuestionsResponse.read(rows, problem: nil)), at: start)
  }

  @Test func aFormOfManyFieldsScrollsToTheOneTypedInto() throws {
    let choices = (1...9).map { "choice\($0)" }.joined(separator: ",")
    let many = try row("question,answer,\(choices)\nq,1,a,b,c,d,e,f,g,h,i\n")
    var app = app(.en, own: 1, size: .small)
    open(&app, with: [many])
    app.typing(Key.down, Key.enter).expect(row: 3, is: " ▶ Question     q")
    app.expect(row: 10, begins: "   Other 6      g").expect(" 1-9/12 ")
    type(Array(repeating: Key.down, count: 10), into: &app)
    app.expect(row: 10, is: " ▶ Explanation  (optional)").expect(" 4-12/12 ")
  }

  @Test func aLineEndInAFieldLeftAloneStays() throws {
    let bank = "\"two\nlines\",1,a,b,c,d,\"why\nnot\"\n"
    var app = app(own: 1)
    open(&app, with: [try row(bank)])
    app.typing(Key.down, Key.enter, Key.escape).expect(row: 0, begins: " 自分の問題")
    type([Key.enter, Key.down, "!", Key.control("p")], into: &app, at: at(0))
    let question = try #require(
      Question(text: "two\nlines", choices: ["a!", "b", "c", "d"], answer: 0, explanation: "why\nnot"))
    #expect(
      type([Key.enter], into: &app, at: at(300))
        == [.store(.changeOwn(.replace(try row(bank), with: question), shares: false))]
    )
  }

  // The list of one's own questions.

  let bank = "うなぎと？,2,きゅうり,梅干し,なす,大根おろし,why\nbroken,9,a,b\n"

  /// Opens the list of one's own questions on the home screen.
  func openOwn(_ app: inout App) -> [Effect] {
    app.key(of: .make).map { type([$0], into: &app) } ?? []
  }

  /// The list, read.
  func listed(_ app: inout App) throws {
    let effects = openOwn(&app)
    #expect(effects == [.store(.readOwn)])
    _ = app.handle(
      .response(UserQuestionsResponse.read([try self.row(bank), try self.row(bank, number: 1)], problem: nil)),
      at: start)
  }

  @Test func aQuestionIsChangedInTheSameForm() throws {
    var app = app(own: 1)
    try listed(&app)
    app.typing(Key.down, Key.enter, Key.down, "し").expect(row: 6, is: "   ▶ 正解     梅干しし")
    app.expect(row: 9, is: "     誤答 1   きゅうり")
    app.typing(Key.control("p")).expect(row: 23, is: " Enter 保存   Esc 編集に戻る")
    let effects = type([Key.enter], into: &app, at: at(300))
    let question = try #require(
      Question(text: "うなぎと？", choices: ["梅干しし", "きゅうり", "なす", "大根おろし"], answer: 0, explanation: "why"))
    #expect(effects == [.store(.changeOwn(.replace(try row(bank), with: question), shares: false))])
    _ = app.handle(.response(UserQuestionsResponse.unchanged(.changed)), at: at(300))
    #expect(app.picture(at: at(300)).runs(of: .alert).joined().contains("保存しませんでした"))
  }

  @Test func aChangeIsCalledAChangeAndNotAnAddition() throws {
    var app = app(own: 1)
    try listed(&app)
    app.typing(Key.down, Key.enter, Key.down, "し", Key.escape).expect("編集した内容はまだ保存されていません。")
    app.typing("n", Key.control("k"), Key.control("u"), Key.control("p"))
    #expect(app.picture(at: start).runs(of: .alert) == ["✗ まだ表示できません。次の項目を入力してください：正解"])
    // Who saves by Ctrl-S elsewhere comes to the preview too.
    type(["梅", Key.control("s")], into: &app, at: at(0))
    type([Key.enter], into: &app, at: at(300))
    _ = app.handle(.response(UserQuestionsResponse.unchanged(.failed("no room"))), at: at(300))
    #expect(app.picture(at: at(300)).runs(of: .alert) == ["✗ 保存できませんでした：no room"])
    type([Key.control("p")], into: &app, at: at(400))
    type([Key.enter], into: &app, at: at(700))
    _ = app.handle(.response(UserQuestionsResponse.changed(.replace(try row(bank), with: try made()))), at: at(700))
    let lines = app.picture(at: at(700)).lines
    #expect(lines[0].hasPrefix(" 自分の問題"))
    #expect(lines.contains { $0.contains("✓ 保存しました！次からはこの内容で出題されます。") })
    #expect(!lines.contains { $0.contains("登録") })
  }

  @Test func aQuestionIsRemovedAfterAsking() throws {
    var app = app(own: 1)
    try listed(&app)
    app.typing(Key.down, "x").expect("この問題を削除しますか？")
    let kept = type(["n"], into: &app)
    #expect(kept == [])
    let effects = type([Key.delete, "y"], into: &app)
    #expect(effects == [.store(.changeOwn(.remove(try row(bank)), shares: false))])
    let reading = app.handle(.response(UserQuestionsResponse.changed(.remove(try row(bank)))), at: start)
    #expect(reading == [.store(.readOwn)])
    _ = app.handle(.response(UserQuestionsResponse.read([], problem: nil)), at: start)
    app.expect(row: 5, is: "     ✓ 問題を削除しました。").expect(row: 3, is: "   ▶ + 新しい問題を作る")
  }

  @Test func aRowThatCannotBeUsedIsNotOpened() throws {
    var app = app(own: 1)
    try listed(&app)
    let effects = type([Key.down, Key.down, Key.enter], into: &app)
    #expect(effects == [])
    #expect(app.picture(at: start).runs(of: .alert).joined().hasPrefix("2行目は問題として読めない"))
  }

  @Test func aBankThatCannotBeReadSaysWhy() {
    var app = app(own: 1)
    _ = openOwn(&app)
    _ = app.handle(.response(UserQuestionsResponse.read([], problem: "own.csv: not text")), at: start)
    #expect(app.picture(at: start).runs(of: .alert) == ["own.csv: not text"])
  }
}

extension App {
  /// Types texts and keys, one after the other, at the beginning.
  @discardableResult
  mutating func typing(_ things: Any...) -> App {
    QuestionEditorScreenTests().type(things, into: &self)
    return self
  }
}
