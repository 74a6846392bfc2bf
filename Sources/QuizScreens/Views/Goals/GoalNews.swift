import QuizCore
import TerminalKit

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
