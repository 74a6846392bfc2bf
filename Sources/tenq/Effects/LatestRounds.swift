import QuizCore
import QuizScreens
import QuizStore

// What the latest rounds of the log tell: never more than a bounded part of it is read.
extension EffectHandler {
  /// How far back the log is read: in rounds, and in bytes.
  private static let reach = (rounds: 500, bytes: 1 << 20)

  /// The latest rounds, newest first; none when the log cannot be read.
  private var latestRounds: [RoundRecord] {
    let reach = EffectHandler.reach
    return (try? log.latest(reach.rounds, reach: reach.bytes))?.records ?? []
  }

  /// Performs `StoreEffect.findMissed`.
  mutating func findMissed() -> [App.Event] {
    refreshLeague()
    state.missed = .known(missedQuestions(in: latestRounds).count)
    return [.state(state)]
  }

  /// Finds out the same, and what is known of each selection.
  mutating func knownQuestions() -> [Selection: SetSurvey.Known] {
    let records = latestRounds
    state.missed = .known(missedQuestions(in: records).count)
    let right = MissedQuestions(in: records, of: state.games.list.countedForQuestions).right
    // Two titles may differ in their bytes alone, and are one selection then.
    var known = Dictionary(state.catalogue.selections.map { ($0, SetSurvey.Known?.none) }) { first, _ in first }
    for selection in state.catalogue.selections where selection.isSet { known[selection] = count(right, in: selection) }
    for genre in state.catalogue.genres {
      known[.genre(genre.title)] = EffectHandler.sum(
        genre.sets.map { known[.set(genre: genre.title, title: $0.title)] ?? nil })
    }
    let genres = state.catalogue.genres.map { known[.genre($0.title)] ?? nil }
    known[.everything] = EffectHandler.sum(genres + (state.catalogue.own == nil ? [] : [known[.own] ?? nil]))
    return known.compactMapValues { $0 }
  }

  /// How many of `ids` are in a set; nil where it is too large to be searched while the player waits.
  private mutating func count(_ ids: Set<QuestionID>, in selection: Selection) -> SetSurvey.Known? {
    let entries = state.catalogue.entries(of: selection)
    guard entries.allSatisfy({ $0.questions != nil }) else { return nil }
    let total = entries.reduce(0) { $0 + ($1.questions ?? 0) }
    var found: Set<QuestionID> = []
    // Most sets were never played, and need not be read then.
    guard !ids.isEmpty else { return SetSurvey.Known(count: 0, total: total) }
    for path in entries.flatMap(\.files) {
      if let bank = try? open(path) { found.formUnion(bank.questions(among: ids)) }
    }
    return SetSurvey.Known(count: found.count, total: total)
  }

  private static func sum(_ parts: [SetSurvey.Known?]) -> SetSurvey.Known? {
    parts.reduce(SetSurvey.Known(count: 0, total: 0)) { sum, part in
      guard let sum, let part else { return nil }
      return SetSurvey.Known(count: sum.count + part.count, total: sum.total + part.total)
    }
  }

  /// The questions that were missed in the latest rounds, by the rule of `MissedQuestions`, as far as they are in the
  /// banks of this language. Banks too large to be counted for the list of sets are not searched either.
  ///
  /// The questions of the catalogue must have been counted. `selection` is `missed`, or what of it is wanted.
  mutating func missedQuestions(in selection: Selection) -> [Question] { missedQuestions(in: latestRounds, selection) }

  private mutating func missedQuestions(
    in records: [RoundRecord], _ selection: Selection = .missed
  ) -> [Question] {
    assert(state.catalogue.isCounted)
    let missed = MissedQuestions(in: records, of: state.games.list.countedForQuestions)
    guard !missed.ids.isEmpty else { return [] }
    var small: [Bank] = []
    let home = if case .missedIn(let home) = selection { home } else { Selection.everything }
    for path in state.catalogue.entries(of: home).filter({ $0.questions != nil }).flatMap(\.files) {
      if let bank = try? open(path) { small.append(bank) }
    }
    return QuestionPool(small).questions(named: missed.ids)
  }
}

// Past rounds.
extension EffectHandler {
  /// How many bytes at the end of the log are searched for rounds like the one that is dealt.
  private static let pastReach = 1 << 20
  /// How many of its rounds are looked at, so that a round begins at once.
  private static let pastCount = 2000

  /// The rounds that a round about to be played can be compared with; nil for a game of single questions.
  func pastRounds(like setup: RoundSetup) -> PastRounds? {
    guard setup.tally == nil else { return nil }
    let kind = state.games.list.kind(
      setup.game, set: setup.set, asked: setup.questions.count, limit: setup.rules.limit?.inMilliseconds ?? 0)
    let page = try? log.latest(EffectHandler.pastCount, game: setup.game, reach: EffectHandler.pastReach)
    return PastRounds(
      of: kind, best: summary.best(of: kind), in: page?.records ?? [], isComplete: page != nil && page?.older == nil,
      games: state.games.list)
  }
}
