import QuizCore
import QuizScreens
import QuizStore

// What there is to play, and the rounds dealt from it.
extension EffectHandler {
  /// Banks with more rows are not counted while the player waits.
  private static let countedRows = 50_000
  /// How many questions are drawn at most for a round with none that was asked lately, 64 rounds of five in 2 ms, and how
  /// many rows are read for it, where few are of the chosen level.
  private static let (dealtQuestions, dealtRows) = (320, 100_000)
  /// How many rounds of a new player are dealt from the openers.
  private static let openingRounds = 3

  /// What a selection holds, of some levels where they are given.
  mutating func inspect(_ selection: Selection, of levels: Levels? = nil) -> SelectionFacts {
    switch selection {
    case .missed, .missedIn:
      let missed = missedQuestions(in: selection)
      let count = levels.map { levels in missed.count(where: levels.contains) } ?? missed.count
      let problem = missed.isEmpty ? Phrase.nothingMissed : count == 0 ? Phrase.noneOfLevel : nil
      return SelectionFacts(usable: count, skipped: 0, problem: problem?[session.language])
    case .everything, .genre, .set, .own, .file: break
    }
    do {
      let (banks, skipped) = try openBanks(of: selection)
      let rows = banks.reduce(0) { $0 + $1.rowCount }
      if rows > EffectHandler.countedRows { return SelectionFacts(usable: nil, skipped: 0, skippedFiles: skipped) }
      let usable = banks.reduce(UsableRows()) { $0 + $1.usableRows(of: levels) }
      if usable.all == 0 { try requireUsableRow(in: banks) }
      let problem = banks.isEmpty ? Phrase.noBanks : usable.drawn == 0 ? Phrase.noneOfLevel : nil
      var facts = SelectionFacts(
        usable: usable.drawn, skipped: rows - usable.all, skippedFiles: skipped, leftOut: leftOut(of: selection),
        otherKinds: usable.otherKinds, problem: problem?[session.language])
      if state.isLearnt(selection), let memory = reading.memories[ReviewMemory.self] {
        facts.maturity = Maturity(of: banks.flatMap(\.ids), in: memory)
      }
      return facts
    } catch {
      return SelectionFacts(usable: 0, skipped: 0, problem: error.sentence[session.language])
    }
  }

  /// Deals a round, with past rounds to compare it with, or returns why there is none.
  mutating func deal(_ request: RoundRequest) -> [App.Event] {
    guard let game = state.games.list[request.game], let dealRound = game.deal else { return [] }
    // The first key may come before it was counted whether there are easy questions enough.
    if state.eased != nil, !state.catalogue.isCounted { finishLoading() }
    var news = refreshLeague() ? [App.Event.state(state)] : []
    var due: (question: Question, home: Selection)?
    if game.source == .due, request.questions == .any {
      do throws(NothingDue) {
        due = try nextDue(request)
        news = [.state(state)]
      } catch {
        fitInBackground()
        return news + [.state(state), .response(RoundResponse.notDealt(reason: error.sentence[session.language]))]
      }
    }
    let source: RoundSource
    do {
      source = try self.source(for: request, of: game, due)
    } catch {
      return [.response(RoundResponse.notDealt(reason: error.sentence[session.language]))]
    }
    let (first, chance) = (dealRound(source), given.chance)
    var setup = first.freshest(
      among: seeds(besides: first, of: game, source).lazy.map { dealRound(source.drawn(bySeed: $0, chance($0))) },
      after: reading.memories[TimedMemory.self]?.questions ?? [])
    guard !setup.questions.isEmpty else {
      let problem = setup.selection.flatMap { inspect($0, of: state.levels(of: $0, for: game.id)).problem }
      return [.response(RoundResponse.notDealt(reason: problem ?? Phrase.noBanks[session.language]))]
    }
    setup.past = pastRounds(like: setup)
    setup.origins = origins(of: setup)
    if game.source != .generated { league?.complete(&setup) }
    return news + (setup.selection.map { seeLeague($0) } ?? []) + remember(setup) + [
      .response(RoundResponse.dealt(setup))
    ]
  }

  /// The seeds of further rounds, of which one may be dealt in place of this one, whose questions may have been asked
  /// lately: where the player chose how many questions there are, and named no first seed, from which all others follow.
  private mutating func seeds(besides first: RoundSetup, of game: Game, _ source: RoundSource) -> [UInt64] {
    // A round with fewer questions than it should have holds all that there are.
    guard game.takesCount, case .pool(let pool) = source.questions, session.options.seed == nil,
      !first.questions.isEmpty, first.questions.count == source.count
    else { return [] }
    // The end of the log says what was asked lately.
    readScores()
    let count = min(EffectHandler.dealtQuestions / source.count, EffectHandler.dealtRows / pool.rowCount)
    return (0..<count).map { _ in seeds.next() }
  }

  /// The source of a round: the requested banks or questions, or the one that is `due`, and the player's options.
  private mutating func source(
    for request: RoundRequest, of game: Game, _ due: (question: Question, home: Selection)?
  ) throws(QuestionFileError) -> RoundSource {
    let daily = game.isDaily ? dailyRound(of: game.id, request.questions) : nil
    let seed = daily?.seed ?? seeds.next()
    func source(
      _ questions: RoundSource.Questions, _ selection: Selection?, set: String? = nil, of levels: Levels? = nil,
      count: Int? = nil,
      home: @escaping @Sendable (Int) -> (selection: Selection, set: String)? = { _ in nil }
    ) -> RoundSource {
      RoundSource(
        questions: questions, selection: selection,
        set: set ?? daily?.set ?? selection.map(name) ?? game.id.rawValue, levels: levels,
        kinds: game.isDaily ? .one : state.kinds(of: selection),
        count: count ?? session.resolved.settings[.questions], rules: session.resolved.rules,
        requestedLimit: session.resolved.endlessLimit, isPlain: session.resolved.plain != nil,
        seed: seed, generator: given.chance(seed), previous: request.previous,
        day: daily?.day, isPractice: daily?.isPractice ?? false,
        tally: { [reading] in reading.tally(of: $0) }, home: home)
    }
    func name(of selection: Selection) -> String {
      state.logName(of: selection, for: game.id)
    }
    switch request.questions {
    case .again(let questions, of: let selection):
      // Known questions are no match for a round over their set, so theirs is of another kind.
      return switch game.source {
      case .selection: source(.list(questions), .missed, count: .max)
      case .set, .generated: source(.list(questions), selection, set: Selection.missedName, count: .max)
      case .everything, .day, .due: source(.list(questions), selection, count: .max)
      }
    case .selection(let selection) where selection.isMissed:
      // Of all levels: missed questions are not filtered by level.
      return source(.list(missedQuestions(in: selection)), selection)
    case .selection(let selection):
      let levels = state.levels(of: selection, for: game.id)
      let banks = try openBanks(of: selection).banks
      if game.id == GameList.main, let openers = openers(of: banks, for: selection) {
        return source(.list(openers), selection, of: levels)
      }
      return source(.pool(QuestionPool(banks)), selection, of: levels)
    case .any:
      switch game.source {
      case .generated: return source(.none, nil)
      case .due: return source(due.map { .list([$0.question]) } ?? .none, due?.home)
      case .day: return source(.pool(QuestionPool(try shippedBanks())), nil)
      case .selection, .set, .everything:
        readScores()
        let files = state.catalogue.files
        // One unusable file does not stop the game.
        let (opened, problem) = open(files.map(\.path))
        if opened.isEmpty, let problem { throw problem }
        let origins = opened.map { (files[$0.place].selection, state.catalogue.logName(of: files[$0.place].selection)) }
        return source(.pool(QuestionPool(opened.map(\.bank))), .everything) { origins[$0] }
      }
    }
  }

  /// The openers that were not asked yet, from which the first rounds of Play are dealt as long as the player has chosen
  /// nothing; nil for other rounds, and where too few openers are left for a round.
  private func openers(of banks: [Bank], for selection: Selection) -> [Question]? {
    guard selection == .everything, state.eased != nil,
      state.roundsByGame[GameList.main] < EffectHandler.openingRounds
    else { return nil }
    let asked = Set(reading.memories[TimedMemory.self]?.questions ?? [])
    let openers = banks.flatMap(\.openers).filter { !asked.contains($0.id) }
    return openers.count >= state.questions ? openers : nil
  }

  /// Remembers what Play drew from for the next time; a file from the command line is remembered for this run only.
  private mutating func remember(_ setup: RoundSetup) -> [App.Event] {
    guard state.games.list[setup.game]?.source == .selection, let selection = setup.selection, !selection.isMissed
    else { return [] }
    // Everything is what is played anyway, as long as nothing is chosen; Play goes on with the easy questions of it, the
    // next time too where this once the levels were said on the command line.
    let isSaid =
      session.options.levels != nil && session.chosenSettings.selection == nil && state.selection == selection
    if selection == .everything, state.eased != nil || isSaid { return [] }
    // The levels that the list showed hold on.
    if let eased = state.levels(of: selection, for: setup.game), session.levels == nil {
      session.levels = eased
      state.levels = eased
    }
    if state.selection != selection {
      state.selection = selection
      refreshBests()
    }
    if case .file = selection { return [.state(state)] }
    if session.chosenSettings.selection != selection {
      // A failure to write is reported on the settings screen, not in the middle of a game.
      session.remember(SettingsChange(selection))
      refreshState()
    }
    return [.state(state)]
  }
}

extension Phrase {
  fileprivate static let noBanks = Phrase(
    en: "There are no questions here: tenq path says where banks are looked for.",
    ja: "問題がありません。問題集を探す場所は tenq path で確かめられます。")

  fileprivate static let noneOfLevel = Phrase(
    en: "There are no questions of this level here.", ja: "この難易度の問題はありません。")

  fileprivate static let nothingMissed = Phrase(en: "No missed questions are left.", ja: "間違えた問題はもうありません。")
}
