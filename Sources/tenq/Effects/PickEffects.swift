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

// The sets with some words.
extension EffectHandler {
  /// How many rows a search looks at before it lets keys come in, some milliseconds; and what counts like as many, since a
  /// file is opened.
  private static let (searchedRows, rowsLikeFile) = (1000, 50)

  /// A search after the next part of it. A file that cannot be opened has no questions.
  mutating func goingOn(with search: QuestionSearch) -> QuestionSearch {
    var search = search
    let sets = state.catalogue.selections.filter(\.isSet)
    var left = EffectHandler.searchedRows
    while left > 0, var place = search.next {
      guard sets.indices.contains(place.set) else {
        search.next = nil
        break
      }
      let files = state.catalogue.entries(of: sets[place.set]).flatMap(\.files)
      if files.indices.contains(place.file), search.found[sets[place.set]] == nil {
        left -= EffectHandler.rowsLikeFile
        let part = (try? open(files[place.file]))?.firstText(
          from: place.row, among: max(1, left), where: search.hasWords)
        search.found[sets[place.set]] = part?.text
        if let row = part?.next {
          left -= row - place.row
          place.row = row
        } else {
          place.goToNextFile()
        }
      } else {
        place.goToNextSet()
      }
      search.next = place
    }
    return search
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
    return [.state(state), .response(survey)]
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
