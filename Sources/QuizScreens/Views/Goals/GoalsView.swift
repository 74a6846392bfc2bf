import QuizCore
import TerminalKit

/// The goals, one on a line: the day it was reached, or its progress; and its rule: in a large window of each, else of
/// the selected one below them.
struct GoalsView: Block {
  /// Their progress.
  let tally: GoalTally
  let selected: Int
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let reached = Line(context.words(.goalsReached(tally)), .title, .center)
    let (list, ruled) = (list(showsRules: false), list(showsRules: true).whole)
    let explained = Rows {
      Rows.Item.space()
      reached
      ruled.rank(1).then(2, ruled.apart).below(1)
      Rows.Item.space()
    }.whole.atMost(columns: ListColumn.most)
    let short = Rows {
      Rows.Item.space()
      reached
      list.rank(0).then(3, list.apart.whole).below(1, rank: 1)
      Paragraph(context.words(Goal.allCases[selected].rule), .dim).padded(left: 2 * List.margin).rank(2).below(1)
      Rows.Item.space()
    }.atMost(columns: ListColumn.usual)
    return (context.sizeClass == .large ? FirstFitting([explained, short]) : short).across(.center).inset(columns: 1)
      .form(in: room)
  }

  private func list(showsRules: Bool) -> List {
    let (words, glyphs) = (context.words, context.glyphs)
    let facts = Goal.allCases.map(fact)
    let width = facts.map(\.width).max() ?? 0
    let table = Table([
      .init([], 1...1, gap: 1), .init([], 16...46, gap: 1), .init([], 12...40),
      .init([], width...max(width, 13), .right),
    ])
    return List(count: facts.count, selected: selected) { index, isSelected in
      let goal = Goal.allCases[index]
      let standing = tally.standing(of: goal)
      let isReached = standing.reached != nil
      let sign = isReached ? Line(glyphs.check, .correct) : Line(glyphs.toCome, .dim)
      let name = Line(words(goal.words), isSelected ? .selected : isReached ? .correct : .plain)
      let fact = Line(facts[index], isReached ? .correct : .dim)
      // Without bars a name takes what its fact leaves.
      let row: any Block =
        context.sizeClass > .small
        ? table.row([sign, name, Bar(standing.share(of: goal), isReached ? .correct : .bar), fact])
        : Columns(gap: 1) {
          sign.width(.fixed(1))
          name
          fact.width(.fixed(fact.width))
        }
      return Rows {
        row
        if showsRules { Line(words(goal.rule), .dim).padded(left: List.margin) }
      }.whole
    }
  }

  /// The day on which a goal was reached, or its progress.
  private func fact(of goal: Goal) -> SafeText {
    guard let day = tally.standing(of: goal).reached?.day else { return tally.progress(of: goal, context.words) }
    return context.words(DateFormat.columnDay(day, today: context.state.today ?? day))
  }
}

extension GoalTally {
  fileprivate func progress(of goal: Goal, _ words: Localizer) -> SafeText {
    let standing = standing(of: goal)
    return switch goal.measure {
    case .count(let target): words(.goalCount(standing.count, of: target))
    case .time: words(standing.least.map { .bestTime(.milliseconds($0)) } ?? .notYet)
    case .misses: words(standing.least.map { .fewestMisses($0) } ?? .notYet)
    }
  }

  /// The goals as lines of text.
  func lines(_ words: Localizer, _ glyphs: Glyphs) -> [SafeText] {
    let rows = Goal.allCases.map { goal in
      let day = standing(of: goal).reached?.day
      return [
        day == nil ? glyphs.toCome : glyphs.check, words(goal.words)[0],
        day.map { SafeText("\($0)") } ?? progress(of: goal, words),
      ]
    }
    return [words(.goalsReached(self))] + WholeTable.lines([.left, .left, .right], rows)
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

extension AppState {
  /// The goals first reached by these records, by their IDs, on one line, longest wording first; empty for none.
  func newGoals(of records: [String]) -> [SafeText] {
    let goals = goals.goals(reachedBy: records)
    let long = goals.compactMap { words($0.words).first }
    let short = goals.compactMap { words($0.words).last }
    guard let first = long.first else { return [] }
    let all = [long, short].map { $0.joined(by: " \(glyphs.dot) ") }.flatMap { [words(.goalReached) + $0, $0] }
    let more = goals.count > 1 ? [words(.goalReached) + first + words(.moreGoals(goals.count - 1))] : []
    // If even the short names do not fit on a row, each has its own.
    return (all + more).map { glyphs.star + $0 } + [short.map { glyphs.star + $0 }.joined(by: "\n")]
  }

  /// The nearest counted goal and its progress; empty where none is a twentieth done.
  func nearestGoal() -> SafeText {
    func share(_ goal: Goal) -> Double { Double(goals.standing(of: goal).count) / Double(goal.target) }
    let begun = Goal.allCases.filter { goal in
      goals.standing(of: goal).reached == nil && goal.measure == .count(goal.target) && share(goal) >= 0.05
    }
    guard let goal = begun.max(by: { share($0) < share($1) }) else { return .empty }
    let count = words(.goalCount(goals.standing(of: goal).count, of: goal.target))
    return words(.nearestGoal(words(goal.words)[0], count))
  }
}
