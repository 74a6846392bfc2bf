import QuizCore
import QuizScreens
import QuizStore

// What the list of sets changes.
extension EffectHandler {
  /// Performs `Effect.chooseQuestions`.
  mutating func chooseQuestions(_ count: Int) -> [App.Event] {
    session.forgetOption(of: .questions)
    var settings = session.chosenSettings
    settings[.questions] = count
    // A failure to write is reported on the settings screen.
    try? session.choose(settings)
    state.missed = .unknown(last: state.missed.count)
    refreshState()
    return [.state(state)]
  }

  /// Performs `Effect.chooseLevels`.
  mutating func choose(_ levels: Levels?) -> [App.Event] {
    session.levels = levels
    state.missed = .unknown(last: state.missed.count)
    refreshState()
    return [.state(state)]
  }
}

// What is asked of the latest rounds.
extension EffectHandler {
  /// Performs `Effect.survey`.
  mutating func survey(_ game: Game.ID) -> [App.Event] {
    let known = lookBackAtSets()
    let bests = summary.standings.filter { $0.key.game == game }.compactMapValues(\.best)
    return [.state(state), .response(.surveyed(SetSurvey(known: known, bests: bests)))]
  }

  /// Performs `Effect.findMissed`.
  mutating func findMissed() -> [App.Event] {
    lookBack()
    return [.state(state)]
  }
}
