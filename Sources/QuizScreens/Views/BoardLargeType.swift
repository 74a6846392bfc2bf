import QuizCore
import TerminalKit

// The question and its choices in large windows.
extension BoardView {
  /// Whether there is room for a question in large type, above panels and a column at their side.
  static func isRoomy(in context: ViewContext) -> Bool { context.side() != nil }

  /// The rows above the panels of such a window, for a question in so many rows of large type: as many as choices in large
  /// type leave, more for a long question, as far as the column at the side has all of an explanation below it. For one in
  /// ordinary type, which is 0 of such rows, as many as for others where these are often large, else those of its card.
  func rowsAbovePanels(for question: Int, in context: ViewContext) -> Int {
    let area = BoardView.area(in: context)
    guard question > 0 || !BoardView.faces(in: context).isEmpty else { return BoardView.rowsOfCard }
    // Japanese has a free row above and below two lines.
    let free = area.height - BoardView.rowsOfLargeChoices - (context.state.language == .ja ? 2 : 0)
    let usual = max(question > 0 ? BoardView.textRows : BoardView.rowsOfCard, free)
    return max(min(BoardView.rowsOfUsual, usual), min(question + 1, mostRowsAbovePanels(in: context)))
  }

  /// The same for the longest question.
  private func mostRowsAbovePanels(in context: ViewContext) -> Int {
    let told = context.side().map { SideVerdictView.rows(of: question.question, width: $0.width) } ?? 0
    let lowest = max(BoardView.rowsOfLowestPanels, told + BoardView.rowsAboveVerdict)
    return BoardView.area(in: context).height - lowest
  }

  /// A card with three lines of a question, two blank rows around them, and one row around it.
  private static let rowsOfCard = 9
  /// Four lines of Japanese, a blank row below each.
  private static let rowsOfUsual = 4 * (LargeProse.highestLine + 1)
  /// The rows of two panels one below the other, each with two lines of Japanese a row apart or three close ones of others:
  /// with a row above for the label, one below Japanese, and one from panel to panel.
  private static let rowsOfLargeChoices = 2 * (2 + 3 * LargeFont.height / 2)
  /// The smallest windows in which most of the questions that ship have room in large type: in letters as wide as others of
  /// that height are, in narrow ones, and in these with their choices.
  private static let (leastForRegular, leastForCondensed) = (Size(width: 160, height: 54), Size(width: 118, height: 30))
  private static let leastForChoices = Size(width: 118, height: 36)
  /// The rows of two panels one below the other with a choice and a note in ordinary type.
  private static let rowsOfLowestPanels = 10
  /// The rows of the side column above a verdict: its title, an answer, and blank ones.
  private static let rowsAboveVerdict = 4

  /// How wide the letters of a large question may be, the best first: by the window, whatever its choices are.
  static func faces(in context: ViewContext) -> [LargeProse.Face] {
    guard LargeProse.canBeDrawn(with: context.glyphs), context.size.hasRoom(for: leastForCondensed) else { return [] }
    return context.size.hasRoom(for: leastForRegular) ? [.regular, .condensed, .tight] : [.condensed, .tight]
  }

  /// Whether choices may be in large type: by the window, so that most of a round look alike.
  static func mayHaveLargeChoices(in context: ViewContext) -> Bool {
    LargeProse.canBeDrawn(with: context.glyphs) && context.size.hasRoom(for: leastForChoices)
  }

  /// What of a board is in large type, with its panels: the question, and its choices unless they are nil.
  struct LargeType {
    let question: [Line]
    let choices: [[SafeText]]?
    let grid: PanelGridView
  }

  /// What of it is in large type; nil for nothing. The question and its choices, in the widest letters in which both have
  /// room, in wide ones together, or above a line, where a window has narrow ones; the question alone where that is never
  /// so, since its size should not change from question to question, unless that would cost a part of it or of a choice, or
  /// leave many choices little room.
  func largeType(width: Int, in context: ViewContext) -> LargeType? {
    guard choices != .keypad, BoardView.isRoomy(in: context) else { return nil }
    let faces = BoardView.faces(in: context)
    let mayHaveLargeChoices = BoardView.mayHaveLargeChoices(in: context)
    var alone: LargeType?
    for (isApart, face) in [true, false].flatMap({ isApart in
      (mayHaveLargeChoices ? LargeProse.Face.allCases : faces).map { (isApart, $0) }
    }) {
      guard let text = largeText(width: width, face, isApart: isApart, in: context) else { continue }
      // With a row above it where it would touch the rule, as far as its choices have room so.
      let isTight = spare(above: grid(below: text, in: context), for: text, in: context) == 1
      for question in (isTight ? [[Line(.empty)] + text] : []) + [text] {
        let grid = grid(below: question, in: context)
        let hasRoom = spare(above: grid, for: question, in: context) > 0
        let isWhole =
          choices == .line
          || self.question.panels.count <= 4
            && self.question.panels.enumerated().allSatisfy { grid.fits(MarkedText($1), in: $0, context.glyphs) }
        if alone == nil, hasRoom, isWhole, choices == .line || faces.contains(face) {
          alone = LargeType(question: question, choices: nil, grid: grid)
        }
        if mayHaveLargeChoices, choices == .panels,
          let (grid, choices) = largeChoices(
            on: grid, in: faces.contains(face) ? LargeProse.Face.allCases : [.regular], in: context)
        {
          return LargeType(question: question, choices: choices, grid: grid)
        }
      }
    }
    return alone
  }

  /// The blank rows that panels leave of those above them, beside such a question and what stands below it.
  private func spare(above grid: PanelGridView, for question: [Line], in context: ViewContext) -> Int {
    grid.top - BoardView.area(in: context).y - question.count - rowsBelowQuestion(in: context)
  }

  /// The question of a large window in letters of blocks, all rows of it: with itself in ordinary type below where it is
  /// hard to read, a row apart or close. Nil where it is code, has no room so, or has a character without such a form.
  private func largeText(
    width: Int, _ face: LargeProse.Face, isApart: Bool, in context: ViewContext
  ) -> [Line]? {
    let marked = MarkedText(question.question.text)
    let most = mostRowsAbovePanels(in: context) - 1 - rowsBelowQuestion(in: context)
    guard marked.lines(to: width).allSatisfy({ !$0.isCode }),
      let prose = LargeProse(
        marked.plain, width: width, most: most, face: face, parting: .phrases, context.glyphs), prose.isSpaced
    else { return nil }
    let rows = prose.rows.map { Line($0, .title) }
    guard BoardView.isDense(marked) else { return isApart ? rows : nil }
    let copy = (isApart ? [Line(.empty)] : []) + Line.lines(of: marked, width: width, .plain, context.glyphs)
    return rows.count + copy.count <= most ? rows + copy : nil
  }

  /// The choices in large type, all rows of each, with the panels that they stand on; nil where one of them has no room for
  /// it. Twice as large where all have room so, else in the widest letters in which all have: short ones are larger than
  /// long ones, and those of one question alike.
  private func largeChoices(
    on grid: PanelGridView, in faces: [LargeProse.Face], in context: ViewContext
  ) -> (grid: PanelGridView, choices: [[SafeText]])? {
    let texts = question.panels.map { MarkedText($0) }
    guard texts.allSatisfy({ !$0.isCode }) else { return nil }
    let glyphs = context.glyphs
    func all(_ isNarrow: Bool, _ large: (MarkedText, Rect) -> [SafeText]?) -> (PanelGridView, [[SafeText]])? {
      let headed = grid.headed(heads(areNarrow: isNarrow))
      let rows = texts.enumerated().compactMap { large($1, headed.textArea($0)) }
      return rows.count == texts.count ? (headed, rows) : nil
    }
    let doubled = all(false) { text, place in
      let half = Size(width: place.width / 2, height: (place.height - 1) / 2)
      return largeChoice(text, in: half, .regular, parting: .phrases, glyphs).map {
        LargeProse.centred(LargeProse.doubled($0.block, glyphs), in: place.height, glyphs)
      }
    }
    // Whole words, a row apart; then close; then parted, which is still read sooner than small type far below large.
    let ways =
      faces.map { ($0, Spacing.airy, LargeLines.Parting.phrases) } + faces.map { ($0, .apart, .phrases) }
      // Wide letters alone are not worth that, where narrow ones may be taken.
      + (faces.count > 1 ? faces.map { ($0, .close, .phrases) } + faces.map { ($0, .apart, .words) } : [])
    return doubled
      ?? ways.lazy.compactMap { face, spacing, parting in
        all(face != .regular) { text, place in
          largeChoice(text, in: place.size, face, spacing, parting: parting, glyphs)?.block(in: place.height, glyphs)
        }
      }.first { texts.count > 2 || Set($0.choices.map(\.count)).count == 1 }
  }

  /// How the lines of a large choice stand: a row apart and one from the edge of their panel, only from each other, or close.
  private enum Spacing { case airy, apart, close }

  /// A choice in large type in so many columns and rows; nil where it has no room there.
  private func largeChoice(
    _ text: MarkedText, in size: Size, _ face: LargeProse.Face, _ spacing: Spacing = .airy,
    parting: LargeLines.Parting, _ glyphs: Glyphs
  ) -> LargeProse? {
    guard
      let prose = LargeProse(
        text.plain, width: size.width, most: size.height, face: face, isClose: spacing == .close, parting: parting,
        glyphs)
    else { return nil }
    // Dense characters cannot be read in lines that touch; others are close before they touch their panel.
    let isDense = LargeProse.lineHeight(of: text.plain) == LargeProse.highestLine
    let isAiry = prose.isSpaced && prose.rows.count < size.height
    let hasRoom =
      switch spacing {
      case .airy: isAiry
      case .apart: isAiry || prose.isSpaced && isDense && prose.rows.count > LargeProse.highestLine
      case .close: !isDense && !prose.hasTouchingLines
      }
    return hasRoom ? prose : nil
  }

  /// Each choice in ordinary type, for the head of a panel that has it in large type, where that helps to read one of them:
  /// ideographs, and in narrow letters kana, of which き and ぎ are hard to tell.
  private func heads(areNarrow: Bool) -> [SafeText] {
    let texts = question.panels.map { MarkedText($0) }
    let isHard = texts.contains {
      BoardView.isDense($0) || areNarrow && $0.plain.width > $0.plain.string.count
    }
    return isHard ? texts.map(\.plain.oneLine) : texts.map { _ in .empty }
  }

  /// Whether a text has ideographs: of large dots dense ones are hard to tell.
  private static func isDense(_ text: MarkedText) -> Bool {
    text.plain.string.unicodeScalars.contains(where: \.properties.isIdeographic)
  }
}
