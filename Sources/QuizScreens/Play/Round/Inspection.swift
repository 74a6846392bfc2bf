import QuizCore
import TerminalKit

/// What is known about a selection before a round of it starts.
struct Inspection: Equatable {
  /// The facts; nil until the program has answered.
  private(set) var facts: SelectionFacts?
  /// Why no round can be dealt.
  private var problem: SafeText?

  /// Handles a response about a selection; a round that was dealt is played.
  mutating func take(_ response: RoundResponse, about selection: Selection?) -> [Action] {
    switch response {
    case .inspected(selection, let facts):
      self.facts = facts
      problem = facts.problem.map { SafeText($0) }
    case .dealt(let setup): return [.play(setup)]
    case .notDealt(let reason): problem = SafeText(reason)
    case .inspected, .seed, .saved, .notSaved, .practice: break
    }
    return []
  }

  /// Asks the other kinds of questions from now on, if there are such.
  func changeKinds(of game: Game.ID, _ selection: Selection?, in context: ViewContext) -> [Action] {
    let choice = facts?.otherKindsChoice(of: context.games.list[game], selection, in: context.state)
    return choice.map { [.store(.chooseKinds($0))] } ?? []
  }

  /// Warnings before a round: why none can be dealt or saved, and what is left out. A round asks `wanted` questions if
  /// there are enough.
  func notes(
    wanted: Int?, of game: Game.ID, _ selection: Selection?, in context: ViewContext
  ) -> [(text: SafeText, style: Style)] {
    let words = context.words
    let reasons = [problem, context.state.saveProblem.map { words(.notSavable(SafeText($0))) }].compactMap { $0 }
    let alerts = reasons.map { (text: $0, style: Style.alert) }
    guard let facts, facts.problem == nil else { return alerts }
    let rules = context.games.list[game]
    let passedOver = facts.passedOver(by: rules, of: selection, in: context.state)
    let usable = facts.usable(by: rules, of: selection, in: context.state)
    let leftOut: [(Int, (Int) -> Phrase, Style)] = [
      (facts.skippedFiles, Phrase.skippedFiles, .alert), (facts.skipped, Phrase.skippedRows, .alert),
      (facts.leftOut, Phrase.leftOutQuestions, .alert), (passedOver, Phrase.otherKinds, .hint),
    ]
    let few = usable.flatMap { usable in wanted.map { usable < $0 } == true ? usable : nil }
    return alerts + leftOut.filter { $0.0 > 0 }.map { (words($1($0)), $2) }
      + (few.map { [(words(.fewerQuestions($0)), .hint)] } ?? [])
  }
}
