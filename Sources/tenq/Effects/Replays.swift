import QuizCore
import QuizScreens
import QuizStore

// Dealing a past round again.
extension EffectHandler {
  /// Whether the seed of a record deals its questions in its order, from the banks as they are now.
  ///
  /// Not when the banks have changed since, not for the daily round of another day, nor for a round over questions that
  /// were chosen by earlier answers. A bank that is not in the catalogue, such as a file, is taken to be as it was.
  mutating func replays(_ record: RoundRecord) -> Bool {
    guard let game = state.games.list[record.game], !game.followsAnswers, record.set != Selection.missedName
    else { return false }
    // Its command deals the round of the day on which it is typed.
    if game.isDaily, Daily.day(of: record) != given.now().day { return false }
    guard game.deal != nil, let (questions, kinds) = poolOfReplay(record, game),
      let setup = deal(record, game, from: questions, kinds)
    else { return true }
    let asked = record.answers.reduce(into: [QuestionID]()) { ids, answer in
      if ids.last != answer.question { ids.append(answer.question) }
    }
    // A game that ends early, like survival, did not ask all its questions.
    return setup.questions.count >= asked.count && zip(setup.questions, asked).allSatisfy { $0.question.id == $1 }
      && (game.lives != nil || setup.questions.count == asked.count)
  }

  /// A record's questions, as the banks have them now, or as its seed makes them up again. Banks too large
  /// to be counted are not searched while the player waits.
  mutating func questions(of record: RoundRecord) -> [QuestionID: Question] {
    let wanted = Set(record.hosted?.questions.map(\.question) ?? record.answers.map(\.question))
    guard let game = state.games.list[record.hosted == nil ? record.game : .live] else { return [:] }
    var found: [QuestionID: Question] = [:]
    if game.source == .generated {
      for question in deal(record, game, from: .none, .one)?.questions.map(\.question) ?? [] {
        found[question.id] = question
      }
      return found
    }
    let set = Levels.split(logName: record.set).set
    if let name = record.file {
      search(path(ofFile: name), for: wanted, of: .file(name), &found)
      return found
    }
    let catalogue = catalogue(ofLogged: set)
    // The set of the round first: mostly all its questions are there.
    let sets = catalogue.selections.filter(\.isSet)
    let likely = sets.filter { catalogue.logName(of: $0) == set }
    for selection in likely + sets.filter({ !likely.contains($0) }) where found.count < wanted.count {
      for entry in catalogue.entries(of: selection)
      where entry.questions != nil || !catalogue.isCounted || likely.contains(selection) {
        for path in entry.files { search(path, for: wanted, of: selection, &found) }
      }
    }
    return found
  }

  /// Where a file is that the log names without its folder: one that was opened, else in the working folder.
  private func path(ofFile name: String) -> String {
    files.keys.sorted().first { state.catalogue.logName(of: .file($0)) == name } ?? name
  }

  /// Adds the questions that a bank has of those that are wanted; nothing of one that cannot be opened.
  private mutating func search(
    _ path: String, for wanted: Set<QuestionID>, of selection: Selection, _ found: inout [QuestionID: Question]
  ) {
    guard let bank = try? open(path) else { return }
    var places = QuestionLocations(of: wanted)
    places.search(bank, of: selection)
    for (id, place) in places.found { found[id] = place.question }
  }

  /// The round that the seed of a record deals; nil for a game that is not dealt as a whole.
  private func deal(
    _ record: RoundRecord, _ game: Game, from questions: RoundSource.Questions, _ kinds: RoundSource.Kinds
  ) -> RoundSetup? {
    let limit: Duration? = record.limit == 0 ? nil : .milliseconds(record.limit)
    return game.deal?(
      RoundSource(
        questions: questions, selection: nil, set: record.set, levels: Levels.split(logName: record.set).levels,
        kinds: kinds, count: record.asked, rules: .plain(limit: limit),
        seed: record.seed, generator: given.chance(record.seed)))
  }

  /// The questions that the command of a record draws from, and their kinds; nil where they cannot be known.
  private mutating func poolOfReplay(
    _ record: RoundRecord, _ game: Game
  ) -> (questions: RoundSource.Questions, kinds: RoundSource.Kinds)? {
    switch game.source {
    case .generated: return (.none, .one)
    case .day:
      guard record.set == Daily.logName(state.catalogue.language) else { return nil }
      return (try? shippedBanks()).map { (.pool(QuestionPool($0)), .one) }
    case .selection, .set, .everything, .due: break
    }
    let set = Levels.split(logName: record.set).set
    let catalogue = catalogue(ofLogged: set)
    guard let selection = catalogue.selections.first(where: { catalogue.logName(of: $0) == set }) else {
      return nil
    }
    let opened = open(catalogue.entries(of: selection).flatMap(\.files)).banks
    // Its command names no kinds where it asked one choice alone.
    let kinds = record.kinds == .all ? .all : state.automaticKinds(of: selection)
    return (.pool(QuestionPool(opened.map(\.bank))), kinds)
  }

  /// The catalogue of the language in which a round was played.
  private func catalogue(ofLogged set: String) -> Catalogue {
    guard let language = Language(rawValue: String(set.prefix { $0 != "/" })), language != session.language else {
      return state.catalogue
    }
    return catalogueReader(of: language).read(language: language.rawValue).catalogue
  }
}
