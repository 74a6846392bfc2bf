import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A question about code, and choices that are code.
@Suite struct CodePicturesTests {
  private func screen(_ size: Size, _ language: Language, pan: Int = 0) throws -> [String] {
    let text = [
      Phrase(en: "What does this print?", ja: "何が表示される？")[language],
      "```swift", "var n = 3", "while n > 0 {", "\tprint(n, terminator: \" \")", "\tn -= n == 2 ? 2 : 1", "}", "```",
    ].joined(separator: "\n")
    let question = try #require(
      Question(text: text, choices: ["```\n3 2\n```", "3 2 1", "```\nif n {\n  n\n}\n```", "0"], answer: 0))
    let context = ViewContext(
      size: size, state: AppState(version: "1", language: language, catalogue: Catalogue(language: "en", genres: [])))
    var canvas = Canvas(size: size)
    var board = BoardView(asking: ShuffledQuestion(question), words: context.words)
    board.pan = pan
    board.draw(on: &canvas, context: context)
    return canvas.lines
  }

  @Test func inAnOrdinaryWindowInEnglish() throws {
    expect(
      try screen(ViewContext.full, .en),
      """



          What does this print?
          │ var n = 3
          │ while n > 0 {
          │     print(n, terminator: " ")
          │     n -= n == 2 ? 2 : 1
          │ }




           ▲ 1              3 2                   ◆ 2             3 2 1



                           if n {
           ● 3               n                    ■ 4               0
                           }




      """)
  }

  @Test func inTheSmallestWindowInJapanese() throws {
    expect(
      try screen(Size(width: 40, height: 15), .ja),
      """



       何が表示される？
       │ var n = 3
       │ while n > 0 {
       │     print(n, terminator: " ")
       │     n -= n == 2 ? 2 : 1
      ─────────────────────── ↓ 下へ（PgDn） ─
         ▲ 1  3 2
         ◆ 2  3 2 1
         ● 3  if n {
         ■ 4  0


      """)
  }

  @Test func inAWideWindowInJapanese() throws {
    expect(
      try screen(Size(width: 120, height: 40), .ja),
      """



          何が表示される？
          │ var n = 3
          │ while n > 0 {
          │     print(n, terminator: " ")
          │     n -= n == 2 ? 2 : 1
          │ }








           ▲ 1                        3 2                             ◆ 2                       3 2 1











                                     if n {
           ● 3                         n                              ■ 4                         0
                                     }








      """)
  }

  @Test func wideCodeIsScrolledToTheSideAsFarAsItGoes() throws {
    let question = try #require(
      Question(
        text: "```\nlet word = [\"a\", \"b\", \"c\"].joined(separator: \"-\")\n```", choices: ["1", "2"], answer: 0))
    let context = ViewContext(
      size: Size(width: 40, height: 15),
      state: AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: [])))
    func code(pan: Int) throws -> String? {
      var board = BoardView(asking: ShuffledQuestion(question), words: context.words)
      board.pan = pan
      var canvas = Canvas(size: context.size)
      board.draw(on: &canvas, context: context)
      return canvas.lines.first { $0.contains("│") }
    }
    let (start, further, end) = (try code(pan: 0), try code(pan: 8), try code(pan: 200))
    #expect(start == #" │ let word = ["a", "b", "c"].joined(s…"#)
    #expect(further == #" │  = ["a", "b", "c"].joined(separator…"#)
    #expect(end == #" │ ", "b", "c"].joined(separator: "-")"#)
  }
}
