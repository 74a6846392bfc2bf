import QuizCore
import TerminalKit

/// A question as the colours in use show it: beside the settings, where there is room.
struct SampleBoard {
  /// Paints the board in `area`, laid out as in a window of that size.
  func draw(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let choices = [Phrase.mercury, .venus, .mars, .moon].map { $0[words.language] }
    guard let question = Question(text: Phrase.sampleQuestion[words.language], choices: choices, answer: 1) else {
      return
    }
    var inner = context
    inner.extent = .whole
    inner.size = Size(width: area.width, height: min(area.height, ViewContext.full.height))
    guard !inner.isTooSmall else { return }
    var board = Canvas(size: inner.size, glyphs: canvas.glyphs)
    BoardView(asking: ShuffledQuestion(question), AnswerEntry(pointed: 1), words: words).draw(on: &board, context: inner)
    canvas.draw(board, at: area.origin)
  }
}

extension Phrase {
  fileprivate static let sampleQuestion = Phrase(
    en: "Which one is both the morning star and the evening star?", ja: "明けの明星であり宵の明星でもある星は？")
  fileprivate static let mercury = Phrase(en: "Mercury", ja: "水星")
  fileprivate static let venus = Phrase(en: "Venus", ja: "金星")
  fileprivate static let mars = Phrase(en: "Mars", ja: "火星")
  fileprivate static let moon = Phrase(en: "The Moon", ja: "月")
}
