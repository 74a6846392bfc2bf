import QuizCore
import TerminalKit

// The question and its choices in large windows.
extension BoardView {
  /// Whether there is room for choices in large type, in panels that keep their height from question to question.
  static func isRoomy(in context: ViewContext) -> Bool {
    guard context.side() != nil else { return false }
    let area = area(in: context)
    return area.width >= 110 && area.height >= textRows + rowsOfLargeChoices
  }

  /// The rows above the panels of such a window, for a question in so many rows of large type and its verdict: as many as
  /// the choices leave, and no more than the longest question takes.
  static func rowsAbovePanels(for question: Int, in context: ViewContext) -> Int {
    let free = area(in: context).height - rowsOfLargeChoices
    // Beside a column with this round the question is in small type, and the choices come first.
    if context.isSideAbovePanels { return textRows + (free - textRows) / 3 }
    // Japanese has a free row above and below two lines; a small verdict has one below it.
    let usual = min(rowsOfLongest, context.state.language == .ja ? free - 2 : free)
    return question + rowsOfSmallVerdict < usual ? usual : mostRowsAbovePanels(in: context)
  }

  /// The same for a long question, whose panels have rows for two lines, a row apart, of the language of the player.
  private static func mostRowsAbovePanels(in context: ViewContext) -> Int {
    min(rowsOfLongest, area(in: context).height - 2 * (2 + 2 * lineHeight(in: context) + 1))
  }

  /// Four lines of Japanese, a blank row above each, with a small verdict, or three with a large one.
  private static let rowsOfLongest = 4 * (LargeProse.highestLine + 1) + rowsOfSmallVerdict
  /// The rows of two panels one below the other, each with two lines of Japanese a row apart or three close ones of others:
  /// with a row above for the label, one below Japanese, and one from panel to panel.
  private static let rowsOfLargeChoices = 2 * (2 + 3 * LargeFont.height / 2)

  /// The rows of a line in large type of the language of the player.
  private static func lineHeight(in context: ViewContext) -> Int {
    context.state.language == .ja ? LargeProse.highestLine : LargeFont.height / 2
  }

  /// The rows of the words of a verdict in small type, with the blank one above.
  private static let rowsOfSmallVerdict = 2

  /// The same in large type, with a blank one below, too.
  private static func rowsOfVerdict(in context: ViewContext) -> Int { lineHeight(in: context) + 2 }

  /// The question of a large window in letters of blocks, all rows of it; nil where it is code, too long to have its lines
  /// apart, or has a character without such a form.
  func largeText(width: Int, in context: ViewContext) -> [Line]? {
    guard mayHaveLargeQuestion(in: context) else { return nil }
    let marked = MarkedText(question.question.text)
    guard marked.lines(to: width).allSatisfy({ !$0.isCode }) else { return nil }
    let most = BoardView.mostRowsAbovePanels(in: context) - BoardView.rowsOfSmallVerdict
    guard
      let prose = LargeProse(marked.plain, width: width, most: most, context.glyphs),
      prose.isSpaced
    else { return nil }
    // One more blank row before what is said below, where there is one.
    let hasBlank = hasLargeVerdict(below: prose.rows.count + 1, in: context)
    return (prose.rows + (hasBlank ? [.empty] : [])).map { Line($0, .title) }
  }

  /// Whether the words of the verdict are large below so many rows of the question: a long one takes their rows.
  func hasLargeVerdict(below rows: Int, in context: ViewContext) -> Bool {
    mayHaveLargeQuestion(in: context)
      && rows + BoardView.rowsOfVerdict(in: context) <= BoardView.rowsAbovePanels(for: rows, in: context)
  }

  /// Whether the window has room for a question and the words of its verdict in large type, if they are not too long.
  private func mayHaveLargeQuestion(in context: ViewContext) -> Bool {
    choices != .keypad && BoardView.isRoomy(in: context) && !context.isSideAbovePanels
  }

  /// The rows of the words of a verdict without its explanation below so many rows of the question, with the blank ones
  /// that belong to it.
  func rowsOfWords(below rows: Int, in context: ViewContext) -> Int {
    hasLargeVerdict(below: rows, in: context) ? BoardView.rowsOfVerdict(in: context) : BoardView.rowsOfSmallVerdict
  }

  /// The choices in large type, all rows of each, on panels with heads; nil where one of them has no room for it.
  func largeChoices(on grid: PanelGridView, in context: ViewContext) -> [[SafeText]]? {
    guard choices == .panels, BoardView.isRoomy(in: context) else { return nil }
    let texts = question.panels.map { MarkedText($0) }
    guard texts.allSatisfy({ !$0.isCode }) else { return nil }
    let prose = texts.enumerated().compactMap { panel, text -> LargeProse? in
      let place = grid.textArea(panel)
      func letters(isClose: Bool) -> LargeProse? {
        LargeProse(text.plain, width: place.width, most: place.height, isClose: isClose, context.glyphs)
      }
      let apart = letters(isClose: false)
      if apart?.isSpaced == true { return apart }
      // Dense characters cannot be read in lines that touch.
      return LargeProse.lineHeight(of: text.plain) < LargeProse.highestLine ? letters(isClose: true) : nil
    }
    guard prose.count == texts.count else { return nil }
    let blocks = prose.map(\.block)
    // The two panels of a question that has no more are as high as four: for true and false the letters are, too.
    let doubled = texts.count == 2 ? blocks.map { LargeProse.doubled($0, context.glyphs) } : []
    let fit = doubled.enumerated().allSatisfy { panel, rows in
      let place = grid.textArea(panel)
      return rows.count < place.height && rows.allSatisfy { $0.width <= place.width }
    }
    return fit && !doubled.isEmpty ? doubled : blocks
  }

  /// Each choice in ordinary type, for the head of a panel that has it in large type, where one of them has ideographs: of
  /// large dots dense ones are hard to tell.
  var choiceHeads: [SafeText] {
    let texts = question.panels.map { MarkedText($0).plain.oneLine }
    let areDense = texts.contains { $0.string.unicodeScalars.contains(where: \.properties.isIdeographic) }
    return areDense ? texts : texts.map { _ in .empty }
  }
}
