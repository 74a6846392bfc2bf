import QuizCore
import TerminalKit

/// Where the parts of a result stand: one below the other, and in a wide window the questions in a column of their own.
///
/// Parts that have no room are left out, the least important first; the questions are scrolled where they do not fit.
struct ResultLayout {
  /// How large the digits are.
  let scale: LargeText.Scale
  /// The columns and rows of the digits.
  let whole: Size
  /// Their unit in the longest wording that has room beside large ones.
  let unit: SafeText
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
  /// The questions, and what is said of each.
  private(set) var bars = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var list: AnswerBarsView.Listing
  /// The blank rows between two questions, besides those that belong to the list.
  private(set) var air = 0
  /// The latest rounds.
  private(set) var latest: Rect?
  /// The days in a row that a daily round ends, and its week.
  private(set) var week: Rect?
  /// What to aim at next.
  private(set) var aim: Rect?
  /// That saving failed, or another round could not be dealt.
  let note: Rect

  /// What has a place.
  struct Parts {
    /// The large digits when all is counted.
    let digits: String
    /// Their unit, from the longest wording to the shortest.
    let units: [SafeText]
    /// The facts beside the digits.
    let facts: Int
    /// The same in large type, where there is room for it; nil for none.
    var summary: ResultSummary?
    /// Whether there is a line to the best.
    let hasLine: Bool
    /// The questions.
    let bars: AnswerBarsView
    /// Whether there is something to say of earlier rounds.
    let hasLatest: Bool
    /// Whether it is a daily round that counts.
    let hasWeek: Bool
    /// What to aim at next; empty for nothing.
    var aim = SafeText.empty
    /// What has to be said about saving; empty for nothing.
    let note: SafeText
  }

  /// The narrowest and lowest body with two columns.
  private static let columns = Size(width: 110, height: 22)
  /// The columns between the two.
  static let gap = 6
  /// The most rows of the columns of latest rounds, and those beside large facts.
  private static let (highest, lowest) = (16, 5)
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
    let gap = !parts.hasLatest && noteLines > 0 && !context.isCompact ? 1 : 0
    let rows = Rect(x: inner.x, y: inner.y, width: inner.width, height: max(0, inner.height - noteLines - gap))
    note = Rect(x: inner.x, y: inner.maxY - noteLines, width: inner.width, height: noteLines)
    let isWide = body.width >= ResultLayout.columns.width && rows.height >= ResultLayout.columns.height
    let left = isWide ? max(44, min(64, inner.width * 2 / 5)) : inner.width
    func digits(_ scale: LargeText.Scale) -> Size {
      Digits(text: parts.digits, scale: scale, style: .plain, glyphs: context.glyphs).size
    }
    let large = digits(.full(1))
    let spare = rows.height - parts.bars.lineCount - (isWide ? 0 : 16)
    // A unit may reach into the gap.
    let room = (isWide ? left + ResultLayout.gap / 2 : inner.width - 40) - large.width
    let fitting = spare >= 8 ? parts.units.first { $0.isEmpty ? room >= 0 : $0.width < room } : nil
    scale = fitting == nil ? .half : .full(1)
    whole = digits(scale)
    unit = (fitting ?? (context.isCompact ? parts.units.last : parts.units.first)) ?? .empty
    if isWide {
      let width = rows.width - left - ResultLayout.gap
      // A row above all of it is blank.
      list = parts.bars.listing(in: Size(width: width, height: rows.height - 1), context: context)
      layOutColumns(parts, in: rows, left: left, context)
    } else {
      var narrow = rows
      narrow.width = min(rows.width, ResultLayout.widest)
      narrow.x += (rows.width - narrow.width) / 2
      list = parts.bars.listing(in: Size(width: narrow.width, height: 0), [.line], context: context)
      layOutRows(parts, in: narrow, context)
    }
  }

  /// The columns of digits and their unit, with the blank ones before the facts.
  static func head(_ digits: Size, _ unit: SafeText, in context: ViewContext) -> Int {
    digits.width + (unit.isEmpty ? 0 : unit.width + 1) + (context.isCompact ? 2 : 4)
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
    // Digits that are text are no higher than the facts beside them.
    let beside = area.width - ResultLayout.head(whole, unit, in: context)
    let headRows = take(whole.height == 1 ? parts.summary?.rows(in: beside) ?? parts.facts : whole.height)
    // A line each at first.
    var barRows = take(min(count, 5, left))
    let lineRows = parts.hasLine ? take(1) : 0
    barRows += take(min(count - barRows, left))
    var footRows = parts.hasWeek ? take(1) : 0
    func grow(
      to details: [AnswerBarsView.Detail] = AnswerBarsView.Detail.allCases,
      explained: AnswerBarsView.Explained = .all
    ) {
      guard barRows >= count else { return }
      left += barRows
      list = parts.bars.listing(
        in: Size(width: area.width, height: left), details, explained: explained, context: context)
      barRows = list.height
      left -= barRows
    }
    // Whole questions with their answers come before all that is explained.
    grow(to: [.line, .answers], explained: .none)
    footRows += parts.hasWeek ? take(1) : 0
    let beforeBars = take(1)
    // What is learnt from those that were missed is worth more than what earlier rounds were.
    grow(to: [.line, .answers], explained: .missed)
    footRows += parts.hasLatest && !parts.hasWeek && left > 1 ? take(1) : 0
    let beforeFoot = footRows > 0 ? take(1) : 0
    // With a blank row above it.
    let aimRows = take(parts.aim.isEmpty ? 0 : parts.aim.wrapped(to: area.width).count + 1)
    grow()
    if list.detail == .line, left > count {
      air = 1
      barRows += count - 1
      left -= count - 1
    }
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
    if aimRows > 0 { aim = place(aimRows - 1, after: 1) }
  }

  // Two columns: the questions at the right, with all that is known of them, and the rest at the left.
  private mutating func layOutColumns(_ parts: Parts, in area: Rect, left: Int, _ context: ViewContext) {
    let right = Rect(
      x: area.x + left + ResultLayout.gap, y: area.y, width: area.width - left - ResultLayout.gap, height: area.height)
    // Of a high window the questions use more.
    let gaps = max(1, parts.bars.lineCount - 1)
    air = max(0, min(4, (right.height - 4 - list.height) / gaps))
    let barRows = min(right.height, list.height + air * gaps)
    let aimRows = parts.aim.isEmpty ? 0 : parts.aim.wrapped(to: left).count + 2
    var leftRows =
      whole.height + 1 + parts.facts + (parts.hasLine ? 2 : 0) + (parts.hasWeek ? 4 : 0) + aimRows
    // As high as the questions beside them, where those are many rows.
    let lampRows =
      AnswerLamps.fit(parts.bars.answers.count)
      ? AnswerLamps(marks: parts.bars.answers.map(\.mark)).height(in: Size(width: left, height: area.height)) + 2 : 0
    // The facts are large where that leaves the lowest columns of latest rounds.
    let others = leftRows - parts.facts + 1 + lampRows + (parts.hasLatest ? ResultLayout.lowest + 2 : 0)
    if let large = parts.summary?.large(in: Size(width: left, height: area.height - others), context.glyphs) {
      summary = large
      leftRows += large.count - parts.facts + 1
    }
    let factRows = summary.isEmpty ? parts.facts : summary.count
    let hasLamps = leftRows + lampRows + (parts.hasLatest ? 3 : 0) <= area.height
    leftRows += hasLamps ? lampRows : 0
    // A blank row above all is worth more than the highest columns.
    let room = area.height - leftRows - 2
    let latestRows =
      parts.hasLatest ? max(1, min(ResultLayout.highest, max(room - 1, min(room, ResultLayout.lowest)))) : 0
    leftRows += parts.hasLatest ? latestRows + 2 : 0
    let rows = min(area.height, max(leftRows, barRows))
    // What is left beside the questions lies between the parts, a few rows each.
    let parted =
      1 + (parts.hasLine ? 1 : 0) + (latestRows > 0 ? 1 : 0) + (parts.hasWeek ? 1 : 0) + (aimRows > 0 ? 1 : 0)
    let air = max(0, min(4, (rows - leftRows) / parted))
    var y = area.y + max(0, min(area.height - rows, max(1, (area.height - rows) / 3)))
    self.bars = Rect(x: right.x, y: y, width: right.width, height: barRows)
    func place(_ rows: Int, after blanks: Int) -> Rect? {
      guard rows > 0, y + blanks + rows <= area.maxY else { return nil }
      y += blanks
      defer { y += rows }
      return Rect(x: area.x, y: y, width: left, height: rows)
    }
    head = place(whole.height, after: 0) ?? head
    lamps = hasLamps ? place(max(0, lampRows - 2), after: 2 + air / 2) : nil
    facts = place(factRows, after: (summary.isEmpty ? 1 : 2) + air)
    line = place(parts.hasLine ? 1 : 0, after: 1 + air)
    latest = place(latestRows, after: 2 + air)
    week = place(parts.hasWeek ? 2 : 0, after: 2 + air)
    aim = place(aimRows - 2, after: 2 + air)
  }
}

extension ResultLayout {
  /// Paints the questions from `first` on, of the `shown` first ones.
  func draw(
    _ answers: AnswerBarsView, from first: Int = 0, of shown: Int = .max, on canvas: inout Canvas, context: ViewContext
  ) {
    answers.draw(list, from: first, of: shown, air: air, in: bars, on: &canvas, context: context)
  }
}
