import QuizCore
import Testing

@Suite struct LineBufferTests {
  @Test(arguments: [
    ([""], [], ""), (["a"], [], "a"), (["a\n"], ["a"], ""), (["a", "b\nc", "\n\n"], ["ab", "c", ""], ""),
    (["\n"], [""], ""), (["a\r\nb\nc"], ["a\r", "b"], "c"), (["", "\n", ""], [""], ""),
  ])
  func linesDoNotDependOnPieces(_ pieces: [String], _ lines: [String], _ rest: String) {
    var buffer = LineBuffer()
    let taken = pieces.flatMap { buffer.take(Array($0.utf8)) }
    #expect(taken == lines.map { Array($0.utf8) })
    #expect(buffer.rest == Array(rest.utf8))
  }
}
