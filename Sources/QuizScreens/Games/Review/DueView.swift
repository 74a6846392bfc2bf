import QuizCore
import TerminalKit

/// What the statistics show of the review: how much is due in the next days, what was remembered, for how long what is
/// learnt is remembered, and the questions that are forgotten most often.
struct DueView {
  /// What there is to tell.
  let facts: ReviewFacts
  /// The texts of the hardest questions, as far as they are known.
  let texts: [QuestionID: String]

  /// The blocks of the page, from the top.
  private struct Layout {
    let title: Rect
    /// What is due on each day, or in its place why nothing is.
    let chart: Rect
    let reason: [SafeText]
    /// The weeks and the stabilities; nil where there is no room.
    let weeks: Rect?
    let stabilities: Rect?
    /// What stands in place of these two where there is none: a line of each.
    let brief: Rect?
    let hardest: Rect
  }

  private static let (widest, chartRows, blockRows, widestBar) = (150, 12, 7, 4)

  private func layout(in area: Rect, _ context: ViewContext) -> Layout {
    let width = min(area.width, DueView.widest)
    let x = area.x + (area.width - width) / 2
    let reason = facts.foreseesNothing ? context.words(.whatIsDue).wrapped(to: min(width, 76)) : []
    // Bars are worth more rows than the list of the hardest, which can be scrolled.
    let chart = reason.isEmpty ? max(2, min(DueView.chartRows, area.height / 5)) : reason.count - 1
    let hasBlocks = width >= 60 && area.height >= 18
    let block = hasBlocks ? min(DueView.blockRows, area.height - chart - 9) : 0
    var y = area.y
    func take(_ height: Int, x left: Int? = nil, width part: Int? = nil) -> Rect {
      Rect(x: left ?? x, y: y, width: part ?? width, height: height)
    }
    let title = take(1)
    y += hasBlocks || !reason.isEmpty ? 2 : 1
    let bars = take(chart + 1)
    y += chart + 2
    let half = width / 2
    let weeks = hasBlocks ? take(block, width: half - 3) : nil
    let stabilities = hasBlocks ? take(block, x: x + half, width: width - half) : nil
    if hasBlocks { y += block + 1 }
    let brief = hasBlocks || area.height < 10 ? nil : take(2)
    if brief != nil { y += 2 }
    return Layout(
      title: title, chart: bars, reason: reason, weeks: weeks, stabilities: stabilities, brief: brief,
      hardest: take(max(1, area.maxY - y)))
  }

  /// The list of the hardest questions, below its heading.
  func list(in area: Rect, selected: Int, _ context: ViewContext) -> ListView {
    let place = layout(in: area, context).hardest
    let height = max(1, place.height - 1)
    let gap = ListView.gap(of: facts.hardest.count, in: height, context)
    return ListView(
      count: facts.hardest.count, selected: selected,
      in: Rect(x: place.x, y: place.y + 1 + gap, width: place.width, height: height - gap), gap: gap,
      pointerColumn: 1)
  }

  /// Paints the page.
  func draw(in area: Rect, selected: Int, on canvas: inout Canvas, context: ViewContext) {
    let layout = layout(in: area, context)
    let words = context.words
    canvas.draw(
      words(.dueTitle(facts)).wording(for: area.width), in: layout.title, alignment: .center, style: .title)
    if layout.chart.y > layout.title.maxY, let fit = facts.fit {
      canvas.draw(
        words(.fitted(fit)), in: Rect(x: area.x, y: layout.title.maxY, width: area.width, height: 1),
        alignment: .center,
        style: .dim)
    }
    if layout.reason.isEmpty {
      drawForecast(in: layout.chart, on: &canvas, context: context)
    } else {
      canvas.paragraph(layout.reason, in: layout.chart, alignment: .center, style: .plain)
    }
    if let weeks = layout.weeks { drawWeeks(in: weeks, on: &canvas, context: context) }
    if let place = layout.stabilities { drawStabilities(in: place, on: &canvas, context: context) }
    if let place = layout.brief { drawBrief(in: place, on: &canvas, context: context) }
    guard !facts.hardest.isEmpty else { return }
    canvas.draw(words(.missedMost), at: Point(x: layout.hardest.x + 3, y: layout.hardest.y), style: .title)
    let lapsesWidth = facts.hardest.map { words(.lapses($0.lapses)).width }.max() ?? 0
    list(in: area, selected: selected, context).draw(on: &canvas) { row, canvas in
      let entry = facts.hardest[row.index]
      let isSuspended = facts.suspended.contains(entry.question)
      let lapses = words(.lapses(entry.lapses))
      canvas.draw(
        lapses, in: Rect(x: row.area.x + 3, y: row.area.y, width: lapsesWidth, height: 1), alignment: .right,
        style: entry.isLeech && !row.isSelected ? .wrong : row.style)
      let mark = facts.mark(of: entry).map { words($0) } ?? .empty
      let end = row.area.maxX - 1
      canvas.draw(mark, at: Point(x: end - mark.width, y: row.area.y), style: .dim)
      let x = row.area.x + 3 + lapsesWidth + 2
      let text = texts[entry.question].map { MarkedText($0).oneLine } ?? SafeText("\(entry.question)")
      canvas.draw(
        text, at: Point(x: x, y: row.area.y), style: isSuspended && !row.isSelected ? .dim : row.style,
        width: max(0, end - x - (mark.isEmpty ? 0 : mark.width + 2)))
    }
  }

  /// The next days as upright bars, today at the left.
  private func drawForecast(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let most = facts.forecast.max() ?? 0
    let number = SafeText("\(most)")
    let today = context.words(.inDays(0))
    let left = max(today.width, number.width + 2)
    let step = max(1, min(DueView.widestBar, (area.width - left) / ReviewPlan.days))
    let count = min(ReviewPlan.days, max(1, (area.width - left) / step))
    let rows = area.height - 1
    let x = area.x + max(left, (area.width - step * count) / 2)
    canvas.draw(number, at: Point(x: x - 1 - number.width, y: area.y), style: .dim)
    canvas.fill(
      Rect(x: x, y: area.y + rows, width: step * count, height: 1), with: context.glyphs.axisHorizontal, style: .rule)
    for (day, due) in facts.forecast.prefix(count).enumerated() where due > 0 {
      let eighths = max(1, due * rows * 8 / most)
      canvas.column(
        eighths, in: Rect(x: x + day * step, y: area.y, width: max(1, step - 1), height: rows),
        style: day == 0 ? .correct : .bar)
    }
    // Today's name ends below its bar, so that it is not read as that of the next.
    let first = x + max(1, step - 1)
    canvas.draw(today, at: Point(x: first - today.width, y: area.y + rows), style: .dim)
    for day in [1, 7, 14, 21, 28] where day < count {
      let place = Point(x: x + day * step, y: area.y + rows)
      if place.x > first { canvas.draw(SafeText("+\(day)"), at: place, style: .dim) }
    }
  }

  /// What was remembered in each week, beside what was wanted.
  private func drawWeeks(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.draw(
      words(.remembered(facts.desired)).wording(for: area.width), at: area.origin, style: .title, width: area.width)
    let weeks = facts.weeks.suffix(max(0, area.height - 1))
    if weeks.isEmpty {
      canvas.draw(words(.noReviews), at: Point(x: area.x, y: area.y + 1), style: .dim, width: area.width)
    }
    for (line, week) in weeks.enumerated() {
      let y = area.y + 1 + line
      canvas.draw(SafeText(String(week.monday.description.dropFirst(5))), at: Point(x: area.x, y: y), style: .dim)
      let share = week.share
      let percent = words(.percentage(Int((share * 100).rounded())))
      canvas.draw(percent, in: Rect(x: area.x + 6, y: y, width: 6, height: 1), alignment: .right)
      let width = max(0, area.width - 22)
      canvas.thinBar(
        share, at: Point(x: area.x + 13, y: y), width: width, style: share >= facts.desired - 0.02 ? .correct : .bar,
        track: .track)
      canvas.draw(
        "\(week.recall.asked)", in: Rect(x: area.maxX - 8, y: y, width: 6, height: 1), alignment: .right, style: .dim)
    }
  }

  /// The latest week, and how many questions are remembered for a week or more.
  private func drawBrief(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let week = facts.weeks.last.map { words(.ofLatestWeek($0, desired: facts.desired)) } ?? words(.noReviews)
    canvas.draw(week, at: Point(x: area.x + 1, y: area.y), style: .dim, width: area.width - 1)
    canvas.draw(
      words(.aWeekOrMore(facts.stabilities.dropFirst(2).reduce(0, +), of: facts.stabilities.reduce(0, +))),
      at: Point(x: area.x + 1, y: area.y + 1), style: .dim, width: area.width - 1)
  }

  /// For how long questions are remembered.
  private func drawStabilities(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    canvas.draw(words(.rememberedFor), at: area.origin, style: .title, width: area.width)
    let names = words(.stabilityGroups)
    let nameWidth = names.map(\.width).max() ?? 0
    let most = facts.stabilities.max() ?? 0
    for (line, count) in facts.stabilities.enumerated() where line + 1 < area.height {
      let y = area.y + 1 + line
      canvas.draw(names[line], at: Point(x: area.x, y: y), style: .dim)
      canvas.draw(
        SafeText(NumberFormat.grouped(count)), in: Rect(x: area.x + nameWidth + 1, y: y, width: 6, height: 1),
        alignment: .right)
      canvas.thinBar(
        Double(count) / Double(max(1, most)), at: Point(x: area.x + nameWidth + 8, y: y),
        width: max(0, area.width - nameWidth - 9), track: .track)
    }
  }
}
