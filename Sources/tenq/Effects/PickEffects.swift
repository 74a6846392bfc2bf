import QuizCore
import QuizScreens
import QuizStore

// What the list of sets changes.
extension EffectHandler {
  /// Performs `StoreEffect.chooseQuestions`.
  mutating func chooseQuestions(_ count: Int) -> [App.Event] {
    session.forgetOption(of: .questions)
    // A failure to write is reported on the settings screen.
    try? session.choose(SettingsChange(AnySetting(.questions), .int(count)))
    refreshState()
    return [.state(state)]
  }

  /// Performs `StoreEffect.chooseLevels`.
  mutating func choose(_ levels: Levels?) -> [App.Event] {
    session.levels = levels
    refreshState()
    return [.state(state)]
  }
}

// The facts about each set.
extension EffectHandler {
  /// Performs `StoreEffect.survey`.
  mutating func survey(_ game: Game.ID) -> [App.Event] {
    let known = knownQuestions()
    var bests: [Score.Kind: Score] = [:]
    for entry in summary.standings.entries where entry.kind.game == game { bests[entry.kind] = entry.standing.best }
    return [.state(state), .response(.surveyed(SetSurvey(known: known, bests: bests, counts: levelCounts())))]
  }

  /// How many questions each selection has of the chosen levels, those left out that are too many to be counted; nil
  /// where all levels are drawn from.
  private mutating func levelCounts() -> [Selection: Int]? {
    guard let levels = session.levels else { return nil }
    var counts = eachSelection(from: 0, +) { $0.inspect($1, of: levels).usable }
    counts[.missed] = inspect(.missed, of: levels).usable
    return counts
  }
}
