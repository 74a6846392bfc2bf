import QuizCore
import TerminalKit

/// Where the parts of a result stand: one below the other, and in a wide window the questions in a column of their own.
///
/// Parts that have no room are left out, the least important first; the questions are scrolled where they do not fit.
struct ResultLayout {
  /// How large the digits are.
  let scale: LargeCharacter.Scale
  /// The digits, with the facts beside them.
  private(set) var head = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The facts below the digits; nil where they stand beside them.
  private(set) var facts: Rect?
  /// The facts in large type; empty where they are text.
  private(set) var summary: [ResultSummary.Row] = []
  /// The lamps of the answers; nil where there is no room beside the questions.
  private(set) var lamps: Rect?
  /// The line to the best.
  private(set) var line: Rect?
  /// The questions, and how much of each.
  private(set) var bars = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var detail = AnswerBarsView.Detail.line
  /// The rows of them for what would be cut of single questions.
  private(set) var spare = 0
  /// The blank rows between two questions, besides those that belong to the detail.
  private(set) var air = 0
  /// The questions below their bars; nil where they stand beside them.
  private(set) var column: AnswerBarsView.Column?
  /// The explanations, below their label or beside it, and how many of missed questions are left out.
  private(set) var learnt: (place: Rect, lines: [SafeText], left: Int)?
  /// The latest rounds.
  private(set) var latest: Rect?
  /// The days in a row that a daily round ends, and its week.
  private(set) var week: Rect?
  /// What to aim at next, in a wide window; nil where that has no room below the other parts.
  private(set) var aim: Rect?
  /// That saving failed, or another round could not be dealt.
  let note: Rect
  /// The rows below all of it.
  private(set) var free: Rect

  /// What has a place.
  struct Parts {
    /// The large digits when all is counted.
    let digits: String
    /// The columns of their unit.
    let unit: Int
    /// The facts beside the digits.
    let facts: Int
    /// The same in large type, where there is room for it; nil for none.
    var summary: ResultSummary?
    /// Whether there is a line to the best.
    let hasLine: Bool
    /// The questions.
    let bars: AnswerBarsView
    /// The explanations.
    let learnt: LearntText
    /// Whether there is something to say of earlier rounds.
    let hasLatest: Bool
    /// Whether it is a daily round that counts.
    let hasWeek: Bool
    /// What has to be said about saving; empty for nothing.
    let note: SafeText
  }

  /// The narrowest and lowest body with two columns.
  private static let columns = Size(width: 110, height: 22)
  /// The columns between the two.
  private static let gap = 6
  /// The most rows of the columns of latest rounds, and those above explanations.
  private static let (highest, lowest) = (16, 5)
  /// The rows of what is celebrated in large type, with the blank ones around it.
  private static let rowsOfBanner = 10
  /// The rows of the nearest goal, with the blank ones around it.
  private static let rowsOfAim = 4
  /// The widest that texts are; longer lines are hard to follow.
  private static let widest = 104

  /// Lays out the parts in the body of a window.
  init(_ parts: Parts, in context: ViewContext) {
    let body = context.body()
    let margin = context.isCompact ? 1 : 4
    let inner = body.inset(dx: margin, dy: 0)
    // However long a reason is, the digits and a question are above it.
    let noteLines =
      parts.note.isEmpty ? 0 : min(max(1, inner.height - 4), parts.note.wrapped(to: inner.width).count)
    // Where nothing else stands between them, a blank row parts it from the questions.
    let gap = parts.learnt.isEmpty && noteLines > 0 && !context.isCompact ? 1 : 0
    let rows = Rect(x: inner.x, y: inner.y, width: inner.width, height: max(0, inner.height - noteLines - gap))
    note = Rect(x: inner.x, y: inner.maxY - noteLines, width: inner.width, height: noteLines)
    free = Rect(x: body.x, y: rows.maxY, width: body.width, height: 0)
    let isWide = body.width >= ResultLayout.columns.width && rows.height >= ResultLayout.columns.height
    let left = isWide ? max(44, min(64, inner.width * 2 / 5)) : inner.width
    let large = LargeText(text: parts.digits, scale: .full(1))
    let largeWidth = large.width + parts.unit
    let spare = rows.height - parts.bars.lineCount - (isWide ? 0 : 12)
    // A unit may reach into the gap.
    let isLarge = largeWidth <= (isWide ? left + ResultLayout.gap / 2 : inner.width - 40) && spare >= 8
    scale = isLarge ? .full(1) : .half
    if isWide {
      layOutColumns(parts, in: rows, left: left, context)
    } else {
      var narrow = rows
      narrow.width = min(rows.width, ResultLayout.widest)
      narrow.x += (rows.width - narrow.width) / 2
      layOutRows(parts, in: narrow, context)
    }
  }

  // One below the other: rows are given to the parts in the order of their importance, then to blanks between them.
  private mutating func layOutRows(_ parts: Parts, in area: Rect, _ context: ViewContext) {
    var left = area.height
    func take(_ rows: Int) -> Int {
      guard rows <= left else { return 0 }
      left -= rows
      return rows
    }
    let count = parts.bars.lineCount
    let width = area.width - ResultView.learntIndent(in: context)
    let learntLines = parts.learnt.firstCount(of: width)
    let headRows = take(scale.height)
    var barRows = take(min(count, 5, left))
    let lineRows = parts.hasLine ? take(1) : 0
    barRows += take(min(count - barRows, left))
    var footRows = parts.hasWeek ? take(1) : 0
    var learntRows = take(min(learntLines, 2))
    footRows += parts.hasWeek ? take(1) : 0
    // Above the questions, and above what was learnt.
    let beforeBars = take(1)
    let beforeLearnt = learntRows > 0 ? take(1) : 0
    func grow(to details: [AnswerBarsView.Detail]) {
      for detail in details {
        let rows = parts.bars.height(detail, in: area.width, context: context)
        guard rows > barRows, rows - barRows <= left else { continue }
        left -= rows - barRows
        (barRows, self.detail, spare) = (rows, detail, 0)
      }
    }
    func spend() {
      guard barRows >= count else { return }
      let rows = parts.bars.used(detail, of: spare + left, in: area.width, context: context) - spare
      left -= rows
      barRows += rows
      spare += rows
    }
    // Questions and their answers come before the latest rounds and the later lines of an explanation.
    grow(to: [.answers])
    spend()
    footRows += parts.hasLatest && !parts.hasWeek ? take(1) : 0
    let beforeFoot = footRows > 0 ? take(1) : 0
    learntRows += learntRows > 0 ? take(min(learntLines - learntRows, left, 2)) : 0
    grow(to: AnswerBarsView.Detail.allCases)
    spend()
    let isRepeated = learntRows > 0 && detail.hasExplanations
    if isRepeated {
      left += learntRows + beforeLearnt
      learntRows = 0
    }
    let (learntText, leftOut) =
      learntRows > 0 ? parts.learnt.lines(of: width, most: learntRows, ellipsis: context.glyphs.ellipsis) : ([], 0)
    left += learntRows - learntText.count
    learntRows = learntText.count
    // Where the others are is said below the label.
    if leftOut > 0, learntRows == 1, !context.isCompact { learntRows += take(1) }
    // Above the line to the best, and above all of it last: no question is cut for a blank row there.
    let beforeLine = lineRows > 0 ? take(1) : 0
    let top = take(1)
    var y = area.y + top + left / 3
    func place(_ rows: Int, after blanks: Int) -> Rect {
      y += blanks
      defer { y += rows }
      return Rect(x: area.x, y: y, width: area.width, height: rows)
    }
    head = place(headRows, after: 0)
    if lineRows > 0 { line = place(1, after: beforeLine) }
    bars = place(barRows, after: beforeBars)
    if learntRows > 0 { learnt = (place(learntRows, after: beforeLearnt), learntText, leftOut) }
    if footRows > 0 {
      var foot = place(footRows, after: beforeFoot)
      if parts.hasWeek, parts.hasLatest, area.width >= 64 {
        week = Rect(x: foot.x + foot.width / 2, y: foot.y, width: foot.width - foot.width / 2, height: footRows)
        foot.width /= 2
        foot.height = 1
        latest = foot
      } else if parts.hasWeek {
        week = foot
      } else {
        latest = foot
      }
    }
    free = Rect(x: free.x, y: y, width: free.width, height: area.maxY - y)
  }

  // The explanations below the questions of a wide window, where all of missed ones have room there.
  private func learntBelow(
    _ parts: Parts, in right: Rect, rows: Int, _ context: ViewContext
  ) -> (lines: [SafeText], left: Int)? {
    guard !parts.learnt.isEmpty else { return nil }
    // Two blank rows above the label, and one at either end of the column.
    let told = parts.learnt.lines(of: right.width, most: rows - 5, ellipsis: context.glyphs.ellipsis)
    return told.left == 0 && rows - 5 >= parts.learnt.firstCount(of: right.width) ? told : nil
  }

  // The explanations in so many rows; how many of them are left out takes one, below a blank one.
  private func learnt(
    _ parts: Parts, of width: Int, most: Int, _ context: ViewContext
  ) -> (lines: [SafeText], left: Int) {
    func told(_ most: Int) -> (lines: [SafeText], left: Int) {
      parts.learnt.lines(of: width, most: most, ellipsis: context.glyphs.ellipsis)
    }
    let whole = told(most)
    guard whole.left > 0 else { return whole }
    let (lines, left) = told(max(1, most - 2))
    return (lines + [.empty, context.words(.moreLearnt(left, context.text(.text("v"))))], left)
  }

  // Two columns: the questions at the right, with all that is known of them, and the rest at the left.
  private mutating func layOutColumns(_ parts: Parts, in area: Rect, left: Int, _ context: ViewContext) {
    let right = Rect(
      x: area.x + left + ResultLayout.gap, y: area.y, width: area.width - left - ResultLayout.gap, height: area.height)
    // Explanations that have no room there as a whole have it in the other column. The nearest goal keeps its rows.
    let details: [AnswerBarsView.Detail] =
      parts.bars.isOfSums(context) ? [.line] : AnswerBarsView.Detail.allCases.filter { $0 != .explanation }
    let bars =
      parts.bars.hasQuestionsBesideBars(in: right.width, context: context)
      ? nil : parts.bars.column(in: Size(width: right.width, height: right.height - 4), details, context: context)
    func height(_ detail: AnswerBarsView.Detail) -> Int {
      parts.bars.height(detail, in: right.width, context: context)
    }
    detail = bars?.detail ?? details.last { height($0) <= right.height - 2 } ?? .line
    let usualRows = bars?.height ?? min(right.height - 2, height(detail))
    if bars == nil {
      spare = parts.bars.used(detail, of: right.height - 4 - usualRows, in: right.width, context: context)
    }
    // Of a high window the questions use more, as far as what is celebrated keeps its rows.
    let gaps = max(1, parts.bars.lineCount - 1)
    air = max(0, min(2, (area.height - usualRows - spare - ResultLayout.rowsOfBanner) / gaps))
    column = bars
    var barRows = usualRows + spare + air * gaps
    // Below the label.
    let isRepeated = detail.hasExplanations
    let below = isRepeated ? nil : learntBelow(parts, in: right, rows: area.height - barRows, context)
    var learntRows =
      parts.learnt.isEmpty || isRepeated || below != nil ? 0 : 1 + min(6, parts.learnt.firstCount(of: left))
    var fixed =
      scale.height + 1 + parts.facts + (parts.hasLine ? 2 : 0) + (learntRows > 0 ? learntRows + 2 : 0)
      + (parts.hasWeek ? 4 : 0)
    // As high as the questions beside them, where those are many rows and explanations need none of them.
    let lampRows =
      AnswerLamps.fit(parts.bars.answers.count)
      ? AnswerLamps(marks: parts.bars.answers.map(\.mark)).height(in: Size(width: left, height: area.height)) + 2 : 0
    // The facts are large where that leaves the lowest columns of latest rounds and the nearest goal, and no explanation
    // has to stand below them.
    let others =
      fixed - parts.facts + 1 + lampRows + (parts.hasLatest ? ResultLayout.lowest + 2 : 0) + ResultLayout.rowsOfAim
    if learntRows == 0,
      let large = parts.summary?.large(in: Size(width: left, height: area.height - others), context.glyphs)
    {
      summary = large
      fixed += large.count - parts.facts + 1
    }
    let factRows = summary.isEmpty ? parts.facts : summary.count
    let most =
      learntRows > 0 || !summary.isEmpty ? ResultLayout.lowest : min(ResultLayout.highest, max(8, barRows - fixed - 2))
    var latestRows = parts.hasLatest ? max(1, min(most, area.height - fixed - lampRows - 6)) : 0
    let rowsWithoutLamps = fixed + (latestRows > 0 ? latestRows + 2 : 0)
    // The nearest goal keeps its rows.
    let hasLamps = rowsWithoutLamps + lampRows <= area.height - 4
    var leftRows = rowsWithoutLamps + (hasLamps ? lampRows : 0)
    var (lines, leftOut): ([SafeText], Int) = ([], 0)
    if learntRows > 0 {
      let aim = 2
      let spare = max(0, area.height - leftRows - aim)
      let most = learntRows - 1 + spare
      (lines, leftOut) = learnt(parts, of: left, most: most, context)
      // Explanations come before high columns, and before what to aim at.
      if leftOut > 0, latestRows > 1 {
        (lines, leftOut) = learnt(parts, of: left, most: most + latestRows - 1 + aim, context)
        leftRows -= latestRows - 1
        latestRows = 1
      }
      leftRows += lines.count + 1 - learntRows
      learntRows = lines.count + 1
    }
    // Beside large facts the questions stand as far apart as these are high.
    if !summary.isEmpty, below == nil {
      self.air = max(self.air, min(2, (min(area.height, leftRows) - usualRows - spare) / gaps))
      barRows = usualRows + spare + self.air * gaps
    }
    let belowRows = below.map { $0.lines.count + 3 } ?? 0
    let rows = min(area.height, max(leftRows, barRows + belowRows))
    // What is left beside the questions lies between the parts, a few rows each.
    let parted =
      1 + (parts.hasLine ? 1 : 0) + (learntRows > 0 ? 1 : 0) + (latestRows > 0 ? 1 : 0) + (parts.hasWeek ? 1 : 0)
    let air = max(0, min(3, (rows - leftRows) / parted))
    var y = area.y + max(0, min(area.height - rows, max(1, (area.height - rows) / 3)))
    self.bars = Rect(x: right.x, y: y, width: right.width, height: barRows)
    let end = y + rows
    func place(_ rows: Int, after blanks: Int) -> Rect? {
      guard rows > 0, y + blanks + rows <= area.maxY else { return nil }
      y += blanks
      defer { y += rows }
      return Rect(x: area.x, y: y, width: left, height: rows)
    }
    head = place(scale.height, after: 0) ?? head
    lamps = hasLamps ? place(max(0, lampRows - 2), after: 2 + air / 2) : nil
    facts = place(factRows, after: (summary.isEmpty ? 1 : 2) + air)
    line = place(parts.hasLine ? 1 : 0, after: 1 + air)
    learnt = place(learntRows, after: 2 + air).map { ($0, lines, leftOut) }
    if let below {
      let place = Rect(x: right.x, y: self.bars.maxY + 2, width: right.width, height: below.lines.count + 1)
      learnt = (place, below.lines, below.left)
    }
    latest = place(latestRows, after: 2 + air)
    week = place(parts.hasWeek ? 2 : 0, after: 2 + air)
    aim = place(2, after: 2 + air) ?? place(2, after: 1)
    free = Rect(x: free.x, y: end, width: free.width, height: max(0, area.maxY - end))
  }
}

extension ResultLayout {
  /// Paints the questions from `first` on, of the `shown` first ones.
  func draw(
    _ answers: AnswerBarsView, from first: Int = 0, of shown: Int = .max, on canvas: inout Canvas, context: ViewContext
  ) {
    if let column {
      answers.draw(column, of: shown, air: air, in: bars, on: &canvas, context: context)
    } else {
      answers.draw(from: first, of: shown, detail, spare: spare, air: air, in: bars, on: &canvas, context: context)
    }
  }
}

extension Phrase {
  /// How many explanations are left out, and the key that shows them.
  fileprivate static func moreLearnt(_ count: Int, _ key: SafeText) -> Phrase {
    Phrase(en: "\(key) tells \(count) more", ja: "ほか\(count)問の解説は \(key)")
  }
}
