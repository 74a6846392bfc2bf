import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Code of a question that is wider than the window.
@Suite struct CodeTests {
  @Test func wideCodeIsScrolledToTheSideAsFarAsItGoes() throws {
    let question = try #require(
      Question(
        text: "```\nlet word = [\"a\", \"b\", \"c\"].joined(separator: \"-\")\n```", choices: ["1", "2"], answer: 0))
    let context = ViewContext(
      size: .small, state: AppState(version: "1", language: .en, catalogue: Catalogue(language: "en", genres: [])))
    func code(pan: Int) throws -> String? {
      var board = BoardView(asking: ShuffledQuestion(question), words: context.words)
      board.position.pan = pan
      var canvas = Canvas(size: context.size)
      board.draw(on: &canvas, in: context)
      return canvas.lines.first { $0.contains("│") }
    }
    let (start, further, end) = (try code(pan: 0), try code(pan: 8), try code(pan: 200))
    #expect(start == #" │ let word = ["a", "b", "c"].joined(s…"#)
    #expect(further == #" │  = ["a", "b", "c"].joined(separator…"#)
    #expect(end == #" │ ", "b", "c"].joined(separator: "-")"#)
  }
}
