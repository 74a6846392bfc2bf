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
    state.missed = .unknown(last: state.missed.count)
    refreshState()
    return [.state(state)]
  }

  /// Performs `StoreEffect.chooseLevels`.
  mutating func choose(_ levels: Levels?) -> [App.Event] {
    session.levels = levels
    state.missed = .unknown(last: state.missed.count)
    refreshState()
    return [.state(state)]
  }
}

// What is asked of the latest rounds.
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
    var counts: [Selection: Int] = [:]
    for selection in state.catalogue.selections + [.missed] where selection.isSet || selection.isMissed {
      counts[selection] = inspect(selection, of: levels).usable
    }
    for genre in state.catalogue.genres {
      counts[.genre(genre.title)] = sum(
        genre.sets.map { counts[.set(genre: genre.title, title: $0.title)] })
    }
    counts[.everything] = sum(
      state.catalogue.genres.map { counts[.genre($0.title)] }
        + (state.catalogue.own == nil ? [] : [counts[.own]]))
    return counts
  }

  private func sum(_ parts: [Int?]) -> Int? {
    parts.reduce(Int?.some(0)) { sum, part in sum.flatMap { sum in part.map { sum + $0 } } }
  }
}
