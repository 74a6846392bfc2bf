import QuizCore
import TerminalKit

// The question and its choices in large windows.
extension BoardView {
  /// Whether there is room for large type above panels that keep their height from question to question.
  static func isRoomy(in context: ViewContext) -> Bool {
    guard let side = context.side() else { return false }
    return side.x - area(in: context).x >= 96 && area(in: context).height >= rowsOfLargeType + 2 * lowestOfLarge
  }

  /// The rows above the panels where the question is in large type, with the verdict below.
  static let rowsOfLargeType = rowsOfQuestion + rowsOfVerdict
  /// The rows that the words of a verdict take in large type, with a blank one above and below.
  private static let rowsOfVerdict = LargeProse.highestLine + 2
  /// Those of a question above them: four lines, three of them where they are Japanese and apart.
  private static let rowsOfQuestion = 4 * LargeProse.highestLine
  /// The rows that the words of a verdict take in small type.
  private static let rowsOfSmallVerdict = 2
  /// The rows of a panel below them, at least.
  private static let lowestOfLarge = 10

  /// The question of a large window in letters of blocks, all rows of it; nil where it is code, too long to have its lines
  /// apart, or has a character without such a form.
  func largeText(width: Int, in context: ViewContext) -> [Line]? {
    guard BoardView.isRoomy(in: context), choices != .keypad else { return nil }
    let marked = MarkedText(question.question.text)
    guard marked.lines(to: width).allSatisfy({ !$0.isCode }) else { return nil }
    let most = BoardView.rowsOfLargeType - BoardView.rowsOfSmallVerdict
    guard let prose = LargeProse(marked.plain, width: width, most: most, context.glyphs), prose.isSpaced
    else { return nil }
    let rows = prose.rows
    // One more blank row before what is said below, where there is one.
    return (rows + (rows.count < BoardView.rowsOfQuestion ? [.empty] : [])).map { Line($0, .title) }
  }

  /// Whether the words of the verdict are large below so many rows of the question: a long one takes their rows.
  func hasLargeVerdict(below rows: Int, in context: ViewContext) -> Bool {
    choices != .keypad && BoardView.isRoomy(in: context) && rows <= BoardView.rowsOfQuestion
  }

  /// The rows of the words of a verdict without its explanation below so many rows of the question, with the blank ones
  /// that belong to it.
  func rowsOfWords(below rows: Int, in context: ViewContext) -> Int {
    hasLargeVerdict(below: rows, in: context) ? BoardView.rowsOfVerdict : BoardView.rowsOfSmallVerdict
  }

  /// The choices in large type, all rows of each, on panels with heads; nil where one of them has no room for it.
  func largeChoices(on grid: PanelGridView, in context: ViewContext) -> [[SafeText]]? {
    // As large as the question; in a window where that is never large, text would change its size from one to the next.
    guard choices == .panels, BoardView.isRoomy(in: context) else { return nil }
    let texts = question.panels.map { MarkedText($0) }
    guard texts.allSatisfy({ !$0.isCode }) else { return nil }
    func letters(isClose: Bool) -> [LargeProse] {
      texts.enumerated().compactMap { panel, text in
        let place = grid.textArea(panel)
        // A row above and one below stay free: the label stands in the upper one.
        return LargeProse(text.plain, width: place.width, most: place.height - 1, isClose: isClose, context.glyphs)
      }
    }
    let large = letters(isClose: false)
    guard large.count == texts.count else { return nil }
    if large.allSatisfy(\.isSpaced) { return large.map(\.block) }
    // The lines of all are as far apart; dense characters cannot be read in lines that touch.
    guard texts.allSatisfy({ LargeProse.lineHeight(of: $0.plain) < LargeProse.highestLine }) else { return nil }
    return letters(isClose: true).map(\.block)
  }
}
