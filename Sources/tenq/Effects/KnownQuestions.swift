import QuizCore
import QuizScreens
import QuizStore

// Facts about single questions from the log.
extension EffectHandler {
  /// Performs `StoreEffect.findMissed`.
  mutating func findMissed() -> [App.Event] {
    refreshLeague()
    state.missed = .known(missedQuestions(in: .missed).count)
    state.review = reviewPlan()
    state.elsewhere = elsewhere()
    return [.state(state)]
  }

  /// What is known of each selection, of the levels that a game draws from it; `missed` is how many questions are missed,
  /// `levelCounts` how many of each level a selection has.
  mutating func knownQuestions(
    for game: Game.ID, among missed: Int, _ levelCounts: [Selection: [Int]]
  ) -> [Selection: SetSurvey.Known] {
    state.missed = .known(missed)
    let right = reading.missed.right
    return eachSelection(
      from: SetSurvey.Known(count: 0, total: 0),
      { SetSurvey.Known(count: $0.count + $1.count, total: $0.total + $1.total) },
      value: { handler, selection in
        let levels = handler.state.levels(of: selection, for: game)
        let total = levels.flatMap { levels in levelCounts[selection].map { levels.sum(of: $0) } }
        return handler.count(right, in: selection, of: levels, total)
      })
  }

  /// The values of all sets, and the sums of each genre and of everything; without what has a part that is not known.
  mutating func eachSelection<Value>(
    from zero: Value, _ add: (Value, Value) -> Value, value: (inout EffectHandler, Selection) -> Value?
  ) -> [Selection: Value] {
    var values: [Selection: Value] = [:]
    func sum(_ parts: [Selection]) -> Value? {
      parts.reduce(Optional(zero)) { sum, part in sum.flatMap { sum in values[part].map { add(sum, $0) } } }
    }
    let catalogue = state.catalogue
    for selection in catalogue.selections where selection.isSet { values[selection] = value(&self, selection) }
    for genre in catalogue.genres {
      values[.genre(genre.title)] = sum(genre.sets.map { .set(genre: genre.title, title: $0.title) })
    }
    values[.everything] = sum(catalogue.genres.map { .genre($0.title) } + (catalogue.own == nil ? [] : [.own]))
    return values
  }

  /// How many of `ids` are in a set, or of some levels of it, which then has `total` questions of them; nil where it is too
  /// large to be searched while the player waits.
  private mutating func count(
    _ ids: Set<QuestionID>, in selection: Selection, of levels: Levels?, _ total: Int?
  ) -> SetSurvey.Known? {
    let entries = state.catalogue.entries(of: selection)
    guard entries.allSatisfy({ $0.questions != nil }) else { return nil }
    let total = total ?? entries.reduce(0) { $0 + ($1.questions ?? 0) }
    var found: Set<QuestionID> = []
    // Most sets were never played, and need not be searched then.
    guard !ids.isEmpty else { return SetSurvey.Known(count: 0, total: total) }
    for path in entries.flatMap(\.files) {
      if let bank = try? open(path) { found.formUnion(bank.questions(among: ids, of: levels)) }
    }
    return SetSurvey.Known(count: found.count, total: total)
  }

  /// The questions that are missed, by the rule of `MissedQuestions`, as far as they are in the banks of this language.
  /// Banks too large to be counted for the list of sets are not searched either.
  ///
  /// The questions of the catalogue must have been counted. `selection` is `missed`, or what of it is wanted.
  mutating func missedQuestions(in selection: Selection) -> [Question] {
    assert(state.catalogue.isCounted)
    readScores()
    let missed = reading.missed
    guard !missed.ids.isEmpty else { return [] }
    var small: [Bank] = []
    let home = if case .missedIn(let home) = selection { home } else { Selection.everything }
    for path in state.catalogue.entries(of: home).filter({ $0.questions != nil }).flatMap(\.files) {
      if let bank = try? open(path) { small.append(bank) }
    }
    return QuestionPool(small).questions(named: missed.ids)
  }
}
