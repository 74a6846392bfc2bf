import QuizCore
import TerminalKit

// The question and its choices in large windows.
extension BoardView {
  /// Whether there is room for large type above panels that keep their height from question to question.
  static func isRoomy(in context: ViewContext) -> Bool {
    guard let side = context.side() else { return false }
    return side.x - area(in: context).x >= 96 && area(in: context).height >= rowsOfLargeType + 2 * lowestOfLarge
  }

  /// The rows above the panels where the question is in large type: four lines, with the verdict below and blank rows.
  static let rowsOfLargeType = LargeProse.height(lines: mostLines) + 5
  private static let mostLines = 4
  /// The rows of a panel below them, at least.
  private static let lowestOfLarge = 10

  /// The question of a large window: in letters of blocks; where a character has no such form, as of Japanese, widely
  /// spaced in the middle of a card. Nil where it is code, or too long for either.
  func largeText(width: Int, in context: ViewContext) -> LargeText? {
    guard BoardView.isRoomy(in: context), choices != .keypad else { return nil }
    let marked = MarkedText(question.question.text)
    guard marked.lines(to: width).allSatisfy({ !$0.isCode }) else { return nil }
    if let prose = LargeProse(marked.plain, width: width, most: BoardView.mostLines, context.glyphs) {
      return LargeText(lines: prose.rows.map { Line($0, .title) }, hasCard: false)
    }
    let lines = BoardView.spacedLines(of: marked.plain, width: width)
    guard lines.count <= BoardView.mostLines, lines.allSatisfy({ $0.width <= width }) else { return nil }
    let margin = Array(repeating: Line(.empty), count: BoardView.marginOfCard)
    let rows = lines.enumerated().flatMap { index, line in
      (index > 0 ? [Line(.empty)] : []) + [Line(.blanks((width - line.width) / 2) + line, .lit(nil))]
    }
    return LargeText(lines: margin + rows + margin, hasCard: true)
  }

  /// All rows of a question in a large window.
  struct LargeText {
    let lines: [Line]
    /// Whether it lies on a card from its first row to its last.
    let hasCard: Bool
  }

  /// The rows of a card above and below the question.
  private static let marginOfCard = 3

  /// A text in lines of which none is wider, its wide characters apart.
  private static func spacedLines(of text: SafeText, width: Int) -> [SafeText] {
    text.wrapped(to: max(1, width * 2 / 3)).map(\.widelySpaced)
  }

  /// The choices in large type, all rows of each; nil where one of them has no room for it.
  func largeChoices(on grid: PanelGridView, in context: ViewContext) -> [[SafeText]]? {
    guard choices == .panels, BoardView.isRoomy(in: context) else { return nil }
    let texts = question.panels.map { MarkedText($0) }
    guard texts.allSatisfy({ !$0.isCode }) else { return nil }
    let places = texts.indices.map { grid.textArea($0) }
    for isClose in [false, true] {
      let letters = zip(texts, places).compactMap { text, place in
        LargeProse(
          text.plain, width: place.width,
          most: isClose ? place.height / LargeProse.lineHeight : (place.height + 1) / (LargeProse.lineHeight + 1),
          isClose: isClose, context.glyphs)?.block
      }
      if letters.count == texts.count { return letters }
    }
    let spaced = zip(texts, places).map { BoardView.spacedLines(of: $0.plain, width: $1.width) }
    let fits = zip(spaced, places).allSatisfy { lines, place in
      lines.count <= place.height && lines.allSatisfy { $0.width <= place.width }
    }
    return fits && texts.contains { $0.plain.width > $0.plain.string.count } ? spaced : nil
  }
}
