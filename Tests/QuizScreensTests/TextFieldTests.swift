import TerminalKit
import Testing

@testable import QuizScreens

/// How a line of text is typed.
@Suite struct TextFieldTests {
  /// A field after some keys.
  func typed(_ start: String, _ keys: Key...) -> TextField {
    var field = TextField(start)
    for key in keys { _ = field.handle(key) }
    return field
  }

  @Test(arguments: [
    ("letters go in at the cursor", [Key.character("x")], "abcx", ""), ("left", [.left, .character("x")], "abx", "c"),
    ("left at the beginning", [.home, .left, .character("x")], "x", "abc"),
    ("right", [.home, .right, .character("x")], "ax", "bc"),
    ("right at the end", [.right, .character("x")], "abcx", ""), ("start", [.control("a")], "", "abc"),
    ("end", [.control("a"), .control("e")], "abc", ""), ("backspace", [.left, .backspace], "a", "c"),
    ("backspace at the beginning", [.home, .backspace], "", "abc"), ("delete", [.home, .delete], "", "bc"),
    ("delete at the end", [.delete], "abc", ""), ("erase to the end", [.left, .left, .control("k")], "a", ""),
    ("erase to the start", [.left, .control("u")], "", "c"),
    ("digits and question marks are letters", [.character("1"), .character("?"), .character("？")], "abc1?？", ""),
    ("a full-width space is a letter", [.character("　"), .character("a")], "abc　a", ""),
  ])
  func aKeyDoesOneThing(name: String, keys: [Key], before: String, after: String) {
    var field = TextField("abc")
    let taken = keys.map { field.handle($0) }
    #expect(taken.allSatisfy { $0 } && field.before == before && field.after == after)
  }

  @Test func otherKeysAreNotTheFields() {
    var field = TextField("abc")
    let others = [Key.enter, .tab, .up, .down, .escape, .pageDown, .function(1), .control("p")]
    let taken = others.filter { field.handle($0) }
    #expect(taken.isEmpty && field == TextField("abc"))
  }

  @Test func aMarkJoinsTheLetterBeforeItAndGoesWithIt() {
    var field = TextField("か")
    _ = field.handle(.character("\u{3099}"))
    #expect(field.text.count == 1)
    _ = field.handle(.backspace)
    #expect(field.text.isEmpty)
  }

  @Test func pastedLineEndsAndTabsBecomeSpaces() {
    var field = TextField("ab")
    _ = field.handle(.left)
    field.insert("1\r\n2\t3\n")
    #expect(field.before == "a1 2 3 " && field.after == "b")
  }

  @Test func whatCannotBeShownIsLeftOut() {
    var field = TextField()
    field.insert("a\u{1B}[31mb\u{202E}c\u{200B}")
    #expect(field.text == "a[31mbc")
  }

  @Test func aNarrowFieldShowsWhereTypingGoesOn() {
    let field = TextField("0123456789")
    #expect(field.window(width: 11) == .init(text: "0123456789", cursor: 10, hidesLeft: false, hidesRight: false))
    #expect(field.window(width: 10) == .init(text: "3456789", cursor: 8, hidesLeft: true, hidesRight: false))
    let first = typed("0123456789", .home)
    #expect(first.window(width: 8) == .init(text: "0123456", cursor: 0, hidesLeft: false, hidesRight: true))
  }

  @Test func theCursorCountsColumnsNotCharacters() {
    let field = typed("漢字かな", .left)
    #expect(field.window(width: 20) == .init(text: "漢字かな", cursor: 6, hidesLeft: false, hidesRight: false))
  }

  @Test(arguments: 4...12) func theCursorIsAlwaysInView(width: Int) {
    var field = TextField("漢a字bかcなdカeナ")
    for _ in 0..<12 {
      let window = field.window(width: width)
      #expect((0..<width).contains(window.cursor))
      let marks = (window.hidesLeft ? 1 : 0) + (window.hidesRight ? 1 : 0)
      #expect(window.text.width + marks <= width)
      _ = field.handle(.left)
    }
  }

  @Test func aFieldWithoutFocusShowsItsBeginning() {
    var canvas = Canvas(size: .of(8, 1))
    let field = TextField("0123456789")
    let place = Rect(x: 0, y: 0, width: 8, height: 1)
    field.block(hasFocus: false).draw(in: place, on: &canvas)
    #expect(canvas.lines == ["0123456›"] && canvas.cursor == nil)
    canvas.fill(place)
    field.block(hasFocus: true).draw(in: place, on: &canvas)
    #expect(canvas.lines == ["‹56789"] && canvas.cursor == .text(Point(x: 6, y: 0)))
  }
}
