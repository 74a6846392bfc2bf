import QuizCore
import TerminalKit

/// What the colours in use look like: the labels of four choices, right, wrong, and the words of a hint.
struct ThemeSample: Equatable {
  /// Paints the sample in the first row of `place`, without the parts that do not fit.
  func draw(in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let glyphs = context.glyphs
    var pieces: [(text: SafeText, style: Style)] = (0..<4).map { (ChoiceLabel.text($0, glyphs), .chip($0)) }
    pieces.append((glyphs.check + " " + context.words(.markRight), .correct))
    pieces.append((glyphs.cross + " " + context.words(.sampleWrong), .wrong))
    pieces.append((context.words(.sampleHint), .hint))
    var x = place.x
    for (index, piece) in pieces.enumerated() {
      guard x + piece.text.width <= place.maxX else { return }
      canvas.draw(piece.text, at: Point(x: x, y: place.y), style: piece.style)
      // In a narrow window the labels stand side by side, so that right and wrong have room.
      let gap = index < 3 ? context.isNarrow ? 0 : 1 : context.isCompact ? 1 : 3
      x += piece.text.width + gap
    }
  }
}
