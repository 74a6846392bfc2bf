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

  /// Performs `StoreEffect.chooseKinds`.
  mutating func chooseKinds(_ kinds: KindsChoice) -> [App.Event] {
    session.forgetOption(of: .kinds)
    try? session.choose(SettingsChange(AnySetting(.kinds), kinds.settingValue))
    refreshState()
    return [.state(state)]
  }

  /// Performs `StoreEffect.chooseLevels`.
  mutating func choose(_ levels: Levels?) -> [App.Event] {
    session.levels = levels
    mayEase = false
    refreshState()
    return [.state(state)]
  }
}

// The facts about each set.
extension EffectHandler {
  /// Performs `StoreEffect.survey`.
  mutating func survey(_ game: Game.ID) -> [App.Event] {
    var levels = levelCounts()
    let missed = missedQuestions(in: .missed)
    levels[.missed] = Question.levels.map { level in missed.count { $0.level == level } }
    let known = knownQuestions(for: game, among: missed.count, levels)
    var bests: [Score.Kind: Score] = [:]
    for entry in summary.standings.entries where entry.kind.game == game { bests[entry.kind] = entry.standing.best }
    let survey = SetSurvey(
      known: known, bests: bests, latest: latestScores(of: game), levels: levels,
      maturity: maturities())
    return [.state(state), .response(.surveyed(survey))]
  }

  /// How many questions of each level every selection has.
  mutating func levelCounts() -> [Selection: [Int]] {
    eachSelection(from: Array(repeating: 0, count: Question.levels.count), { zip($0, $1).map(+) }) {
      $0.levelCounts(of: $1)
    }
  }

  /// How many questions of each level a set has; nil where it is too large to be counted while the player waits.
  private mutating func levelCounts(of selection: Selection) -> [Int]? {
    let entries = state.catalogue.entries(of: selection)
    guard entries.allSatisfy({ $0.questions != nil }) else { return nil }
    var counts = Array(repeating: 0, count: Question.levels.count)
    for path in entries.flatMap(\.files) {
      if let bank = try? open(path) { counts = zip(counts, bank.usableCounts).map(+) }
    }
    return counts
  }
}
