import QuizCore
import TerminalKit

/// Notes before a round begins: why none can be dealt or saved, which files are left out.
struct StartNotes {
  /// The notes, each a text and how it looks.
  let notes: [(text: SafeText, style: Style)]

  /// The notes on a selection. `facts` are nil until they are known, `problem` is why no round could be dealt, and
  /// `wanted` how many questions a round asks where there are enough.
  init(
    _ facts: SelectionFacts?, problem: SafeText?, wanted: Int?, of game: Game.ID, _ selection: Selection?,
    in context: ViewContext
  ) {
    let words = context.words
    var notes: [(text: SafeText, style: Style)] = []
    if let problem { notes.append((problem, .alert)) }
    if let reason = context.state.saveProblem { notes.append((words(.notSavable(SafeText(reason))), .alert)) }
    if let facts, facts.problem == nil {
      if facts.skippedFiles > 0 { notes.append((words(.skippedFiles(facts.skippedFiles)), .alert)) }
      if facts.skipped > 0 { notes.append((words(.skippedRows(facts.skipped)), .alert)) }
      if facts.leftOut > 0 { notes.append((words(.leftOutQuestions(facts.leftOut)), .alert)) }
      let rules = context.games.list[game]
      let passedOver = facts.passedOver(by: rules, of: selection, in: context.state)
      if passedOver > 0 { notes.append((words(.otherKinds(passedOver)), .hint)) }
      if let usable = facts.usable(by: rules, of: selection, in: context.state), let wanted, usable < wanted {
        notes.append((words(.fewerQuestions(usable)), .hint))
      }
    }
    self.notes = notes
  }
}
