import QuizCore
import QuizScreens
import QuizStore

// The list of all banks.
extension EffectHandler {
  /// The questions of a bank longer than this, in bytes, are not counted, because the list of sets would wait for it.
  static let longestCounted = 4 << 20

  /// Looks for banks and opens none; `finishLoading` counts their questions.
  mutating func scanBanks() {
    let language = session.language
    idsOfSets = nil
    idsElsewhere = nil
    state.ownBanks = session.process.locations.ownBanks
    (state.catalogue, catalogueDiagnostics) = catalogueReader(of: language).read(language: language.rawValue)
    let selections = state.catalogue.selections
    let settings = session.chosenSettings
    // What was chosen or played last may be the league's, which is looked for after the first frame otherwise.
    let chosen = [settings.start, settings.selection].compactMap { $0 }
    if let first = chosen.first, !selections.contains(first), findLeague() { return scanBanks() }
    // Everything is what a newcomer plays.
    state.selection = chosen.first { selections.contains($0) } ?? .everything
  }

  /// What looks for the banks of a language.
  func catalogueReader(of language: Language) -> CatalogueReader {
    let locations = session.process.locations
    return CatalogueReader(
      banks: locations.banks(language.rawValue), ownBanks: locations.ownBanks, ownGenre: Phrase.userGenre[language],
      leagueBanks: league?.folder.locations.banks)
  }

  /// The banks of the languages that the player does not play in at the moment.
  var otherCatalogues: [Catalogue] {
    Language.allCases.filter { $0 != session.language }.map {
      catalogueReader(of: $0).read(language: $0.rawValue).catalogue
    }
  }

  /// Drops an opened bank and reads the catalogue again, because the bank was written to.
  mutating func forget(_ path: String?) {
    if let path { files[path] = nil }
    rescanBanks()
    finishLoading()
    state.missed = .unknown(last: state.missed.count)
  }

  /// Reads the catalogue again, and goes on playing what was played, as long as it is there.
  mutating func rescanBanks() {
    let selection = state.selection
    scanBanks()
    if case .file = selection {
      state.selection = selection
    } else if state.catalogue.selections.contains(selection) {
      state.selection = selection
    }
  }

  /// Reads what the first frame did not wait for, unless that was done: how many questions each set has, the guidance, and
  /// the scores in a log of ordinary length. A bank that cannot be opened has no questions.
  mutating func finishLoading() {
    guard !state.catalogue.isCounted else { return }
    if findLeague() {
      rescanBanks()
      refreshLeague()
    }
    state.guidance = Guidance(path: session.process.locations.guidance(session.language.rawValue)).rows.map {
      AppState.Guide(title: $0.title, text: $0.text)
    }
    state.catalogue = state.catalogue.counted { path in
      if let size = FileStatus.size(of: path), size > EffectHandler.longestCounted { return nil }
      return (try? QuestionFile.open(path: path, seed: 0))?.bank.usableCount ?? 0
    }
    readOrdinaryLog()
    refreshState()
    requireEasyQuestions()
  }

  /// The levels that Play draws from everything; nil where something was chosen, by an option too.
  var eased: Levels? {
    let settings = session.chosenSettings
    let isChosen =
      settings.selection != nil || settings.start != nil || session.levels != nil || session.options.levels != nil
    return mayEase && !isChosen && state.selection == .everything ? .easiest : nil
  }

  /// Has Play draw from all levels where there are too few easy questions for a round.
  private mutating func requireEasyQuestions() {
    guard let eased else { return }
    if let usable = inspect(.everything, of: eased).usable, usable >= state.questions {
      let counts = levelCounts().filter { eased.sum(of: $0.value) < state.questions }
      state.tooHard = Set(counts.keys)
      return
    }
    mayEase = false
    refreshState()
  }
}
