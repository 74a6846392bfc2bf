import QuizCore
import TerminalKit

extension AppState {
  /// What to say of the goals that were reached first by one of these records, by their IDs, on a line: in wordings from
  /// the longest to the shortest; empty where there is none.
  func newGoals(of records: [String]) -> [SafeText] {
    let goals = goals.goals(reachedBy: records)
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let long = goals.compactMap { words($0.words).first }
    let short = goals.compactMap { words($0.words).last }
    guard let first = long.first else { return [] }
    func joined(_ names: [SafeText], by sign: SafeText) -> SafeText {
      names.dropFirst().reduce(names.first ?? .empty) { $0 + sign + $1 }
    }
    let all = [long, short].map { joined($0, by: " \(glyphs.dot) ") }.flatMap { [words(.goalReached) + $0, $0] }
    let more = goals.count > 1 ? [words(.goalReached) + first + words(.moreGoals(goals.count - 1))] : []
    // Where not even their short names have room in a row, each has one of its own.
    return (all + more).map { glyphs.star + $0 } + [joined(short.map { glyphs.star + $0 }, by: "\n")]
  }
}

extension AppState {
  /// The goal of those that are counted that is nearest, and how far it is; empty where of none a twentieth is done.
  func nearestGoal() -> SafeText {
    func share(_ goal: Goal) -> Double { Double(goals.standing(of: goal).count) / Double(goal.target) }
    let begun = Goal.allCases.filter { goal in
      goals.standing(of: goal).reached == nil && goal.measure == .count(goal.target) && share(goal) >= 0.05
    }
    guard let goal = begun.max(by: { share($0) < share($1) }) else { return .empty }
    let words = Localizer(language, isASCII: glyphs.isASCII)
    let count = words(.goalCount(goals.standing(of: goal).count, of: goal.target))
    return words(.nearestGoal(words(goal.words)[0], count))
  }
}
