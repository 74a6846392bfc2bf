import QuizCore
import TerminalKit

/// The goals, one on a line: reached with its day, or how far it is; and below them how the selected one is counted.
struct GoalsView {
  /// How far they are.
  let tally: GoalTally

  /// The columns of a line, in an ordinary window and at most, and of the bar in it.
  private static let columns = (line: 76, widest: 104, bar: 12, fact: 13)

  /// The list within `area`, below a row that says how many are reached.
  func list(in area: Rect, selected: Int) -> ListView {
    let count = Goal.allCases.count
    // In a large window each line has below it how it is counted.
    let isTold = area.width >= GoalsView.columns.widest && area.height >= 2 * count + 3
    let width = min(area.width, isTold ? GoalsView.columns.widest : GoalsView.columns.line)
    let gap = area.height >= (isTold ? 3 : 2) * count + (isTold ? 3 : 4) ? 1 : 0
    let head = area.height > count + 1 ? 2 : 1
    let rowHeight = isTold ? 2 : 1
    let height = count * (rowHeight + gap) - gap
    // One block in the middle, with a row for how the selected one is counted.
    let rest = area.height - head - height - (isTold ? 0 : 2)
    return ListView(
      count: count, selected: selected,
      in: Rect(
        x: area.x + (area.width - width) / 2, y: area.y + head + max(0, rest) / 2, width: width,
        height: rest >= 0 ? height : max(1, area.height - head)),
      rowHeight: rowHeight, gap: gap, pointerColumn: 1)
  }

  /// Paints how many are reached, and the list.
  func draw(in area: Rect, selected: Int, on canvas: inout Canvas, context: ViewContext) {
    let list = list(in: area, selected: selected)
    let head = Rect(x: area.x, y: max(area.y, list.area.y - 2), width: area.width, height: 1)
    canvas.draw(context.words(.goalsReached(tally)), in: head, alignment: .center, style: .title)
    if list.rowHeight == 1, list.area.maxY + 2 <= area.maxY, let goal = Goal(rawValue: list.selected) {
      canvas.draw(
        context.words(goal.rule), at: Point(x: list.area.x + 5, y: list.area.maxY + 1), style: .dim,
        width: list.area.width - 6)
    }
    list.draw(on: &canvas) { row, canvas in
      let goal = Goal.allCases[row.index]
      let standing = tally.standing(of: goal)
      let (line, fact) = (row.area, self.fact(of: goal, in: context))
      canvas.draw(
        standing.reached == nil ? context.glyphs.toCome : context.glyphs.check, at: Point(x: line.x + 3, y: line.y),
        style: standing.reached == nil ? .dim : .correct)
      let end = line.maxX - 1
      let isReached = standing.reached != nil
      canvas.draw(fact, at: Point(x: end - fact.width, y: line.y), style: isReached ? .correct : .dim)
      var room = end - line.x - 5 - (fact.isEmpty ? 0 : fact.width + 1)
      if line.width >= GoalsView.columns.line {
        let barWidth = GoalsView.columns.bar + (line.width - GoalsView.columns.line) / 2
        let bar = end - GoalsView.columns.fact - barWidth
        room = bar - 2 - line.x - 5
        canvas.thinBar(
          standing.share(of: goal), at: Point(x: bar, y: line.y), width: barWidth, style: isReached ? .correct : .bar,
          track: .track)
      }
      let name = context.words(goal.words).wording(for: room)
      let style: Style = isReached && !row.isSelected ? .correct : row.style
      canvas.draw(name, at: Point(x: line.x + 5, y: line.y), style: style, width: room)
      if line.height > 1 {
        canvas.draw(
          context.words(goal.rule), at: Point(x: line.x + 5, y: line.y + 1), style: .dim, width: line.width - 6)
      }
    }
  }

  /// The day on which a goal was reached, or how far it is.
  private func fact(of goal: Goal, in context: ViewContext) -> SafeText {
    let (standing, words) = (tally.standing(of: goal), context.words)
    if let day = standing.reached?.day { return words(DateFormat.columnDay(day, today: context.state.today ?? day)) }
    return progress(of: goal, words)
  }

  /// How far a goal is.
  private func progress(of goal: Goal, _ words: Localizer) -> SafeText {
    let standing = tally.standing(of: goal)
    return switch goal.measure {
    case .count(let target): words(.goalCount(standing.count, of: target))
    case .time: words(standing.least.map { .bestTime(.milliseconds($0)) } ?? .notYet)
    case .misses: words(standing.least.map { .fewestMisses($0) } ?? .notYet)
    }
  }

  /// The same as lines of text.
  func lines(_ words: Localizer, _ glyphs: Glyphs) -> [SafeText] {
    let rows = Goal.allCases.map { goal in
      [
        tally.standing(of: goal).reached == nil ? glyphs.toCome : glyphs.check, words(goal.words)[0],
        tally.standing(of: goal).reached.map { SafeText("\($0.day)") } ?? progress(of: goal, words),
      ]
    }
    let table = WholeTable([.left, .left, .right], for: rows)
    return [words(.goalsReached(tally))] + rows.map(table.line)
  }
}

extension GoalTally.Standing {
  /// How much of a goal is done, 0 to 1.
  fileprivate func share(of goal: Goal) -> Double {
    if reached != nil { return 1 }
    return switch goal.measure {
    case .count(let target): Double(count) / Double(target)
    // Half of the way at twice the time.
    case .time(let limit): least.map { Double(limit) / Double($0) } ?? 0
    // Ten questions, of as many choices as they took.
    case .misses: least.map { 10 / (10 + Double($0)) } ?? 0
    }
  }
}
