import CommandLineKit
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// Performs the effects that screens ask for: reads banks, deals rounds, saves records and settings.
struct EffectHandler {
  /// The options, the environment and the settings.
  var session: Session
  /// The state that all screens share.
  var state: AppState
  /// The folders and files left out of the catalogue, and why.
  var catalogueDiagnostics: [CatalogueDiagnostic] = []
  /// The records that could not be saved so far.
  private(set) var unsaved: [RoundRecord] = []

  /// Whether Play may draw easy questions as long as nothing is chosen: not where the command line names what is played,
  /// nor where there are too few of them.
  var mayEase = true

  /// What the terminal can do, as far as pictures depend on it.
  var terminal = (isSlow: false, depth: ColorDepth.full) { didSet { refreshLook() } }

  let log: ScoreLog
  /// The totals of the log.
  private(set) var reading: LogReading
  var seeds: SeedSequence
  /// The sources of random numbers, the date and record ids.
  let given: ChanceAndTime
  /// The player's league; nil for none, and until it was looked for.
  var league: JoinedLeague?
  /// Whether the league was looked for.
  var isLeagueKnown = false
  /// Whether synchronisation has begun, which waits for the first picture.
  var hasBegunSync = false
  /// The program of a live room, while it runs.
  var live: RoomProgram?
  /// The ids of the tables of live rooms that are in the history.
  var keptTables: Set<String> = []
  /// The program that joins a league, while it runs.
  var joining: ChildProcess?
  /// The files opened for play so far, by path; counting opens its own.
  var files: [String: QuestionFile] = [:]
  /// Whether an answer of the review was saved by this run, and whether the model was fitted to the player since.
  private(set) var hasReviewed = false
  var hasBegunFit = false
  /// The questions of each set, once they were looked up.
  var idsOfSets: [(selection: Selection, ids: [QuestionID])]?
  /// The same of other languages, by the log's names of sets.
  var idsElsewhere: [(language: Language, sets: [(name: String, ids: [QuestionID])])]?

  /// Looks for banks and reads at most `firstPart` bytes of the log.
  init(_ session: Session, games: Games = .all, given: ChanceAndTime = ChanceAndTime()) {
    self.session = session
    self.given = given
    let language = session.language
    log = ScoreLog(session.process.locations, games: games.list.configured(by: session.chosenSettings)) {
      Terminal.isEndRequested
    }
    reading = LogReading(of: log)
    seeds = SeedSequence(first: session.options.seed)
    state = AppState(
      version: OwnProcess.version, language: language, catalogue: Catalogue(language: language.rawValue, genres: []),
      games: games)
    scanBanks()
    state.live.problem = liveProblem
    state.missed = .unknown(last: 0)
    state.reviewCount = session.commandLine.settings.choice(of: .questions)
    readScores(bytes: EffectHandler.firstPart)
    refreshState()
  }

  /// The selection named by an argument: a set or else a file. Throws when there is neither.
  func selection(named name: String) throws(CommandError) -> Selection {
    if name == "-" { return .file(name) }
    switch state.catalogue.resolve(name) {
    case .found(let selection): return selection
    case .unknown(let nearest):
      if FileStatus.exists(name) || name.hasSuffix(".csv") { return .file(name) }
      let other = languageOfOthers(having: name)
      throw CommandError(
        .unknownSet(name, nearest: nearest, in: other), in: session.language, status: .noInput)
    }
  }

  /// Another language that has a set or a genre of this name; nil when none does.
  private func languageOfOthers(having name: String) -> Language? {
    Language.allCases.first { language in
      guard language != session.language else { return false }
      let reader = CatalogueReader(
        banks: session.process.locations.banks(language.rawValue), ownBanks: nil, ownGenre: "")
      if case .found = reader.read(language: language.rawValue).catalogue.resolve(name) { return true }
      return false
    }
  }

  /// Opens the banks of a selection, so that errors are reported before the terminal is taken over.
  mutating func prepare(_ selection: Selection, for game: Game.ID) throws(CommandError) {
    do {
      try requireUsableRow(in: openBanks(of: selection).banks)
    } catch {
      throw CommandError(error, in: session.language)
    }
    if state.games.list[game]?.source == .selection, !selection.isMissed { state.selection = selection }
  }

  /// Performs an effect and returns the events that answer it.
  mutating func perform(_ effect: StoreEffect) -> [App.Event] {
    switch effect {
    case .inspect(let selection, of: let levels):
      seeLeague(selection) + [.response(RoundResponse.inspected(selection, inspect(selection, of: levels)))]
    case .survey(let game): survey(game)
    case .search(let search): [.response(goingOn(with: search))]
    case .chooseQuestions(let count): chooseQuestions(count)
    case .chooseKinds(let kinds): chooseKinds(kinds)
    case .chooseLevels(let levels): choose(levels)
    case .finishLoading: finishedLoading()
    case .goOnCounting: goOnCounting()
    case .findMissed: findMissed()
    case .findToday: findToday()
    case .deal(let request): deal(request)
    case .drawSeed: [.response(RoundResponse.seed(seeds.next()))]
    case .save(let round, let keeping):
      save(round.saved(keeping, id: given.newID(), date: given.now()), isPractice: keeping == .practice)
    case .saveAgain(let record): save(record)
    case .readHistory(let game, let count): readHistory(of: game, count: count)
    case .checkReplay(let record): [.response(PastRoundResponse.replays(replays(record)))]
    case .findQuestions(let record): [.response(PastRoundResponse.questions(questions(of: record)))]
    case .readStatistics: [.response(readStatistics())]
    case .readOwn: readOwn()
    case .changeOwn(let change, let shares): changeOwn(change, shares: shares)
    case .importFile(let path): importFile(path)
    case .findFiles(let folder): findFiles(in: folder)
    case .refreshLeague: refreshLeague() ? [.state(state)] : []
    case .readLeague(let selection, let update): readLeague(selection, update)
    case .joinLeague(let link, let name): joinLeague(link, name)
    case .pollJoining: pollJoining()
    case .report(let question, let reason): report(question, reason)
    case .keep(let change): keep(change)
    case .live(let effect): perform(effect)
    case .replaceSettings: keep { session throws(SaveError) in try session.replaceFile() }
    }
  }

  /// The records that could not be saved as lines of JSON, for standard error.
  var rescueLines: [String] { unsaved.map { JSONText.escaped($0.line) } }
}

// Scores.
extension EffectHandler {
  /// How many bytes of the log are read before the first frame: some hundred rounds, in 3.5 million instructions.
  private static let firstPart = 64 << 10
  /// How many bytes of the log are read before a game can be opened: all of it, unless it is very long.
  private static let ordinaryLength = 1 << 20
  /// The bytes read per step while the home screen loads the rest of the log; a step takes some milliseconds.
  private static let part = 4 << 20

  /// Whether more of the log is to be read.
  private var isCounting: Bool { !reading.isOver }

  /// The summary of the log; while it is still being counted, of the part read so far.
  var summary: ScoreSummary { reading.summary }

  /// Continues reading a partially read log.
  mutating func readOrdinaryLog() {
    if isCounting { readScores(bytes: EffectHandler.ordinaryLength) }
  }

  /// Reads up to `bytes` more of the log. One that cannot be read has no rounds.
  mutating func readScores(bytes: Int = .max) {
    try? reading.goOn(bytes: bytes)
  }

  private mutating func finishedLoading() -> [App.Event] {
    finishLoading()
    return [.state(state)]
  }

  private mutating func goOnCounting() -> [App.Event] {
    if isCounting { readScores(bytes: EffectHandler.part) }
    refreshState()
    return [.state(state)]
  }

  mutating func save(_ record: RoundRecord, isPractice: Bool = false) -> [App.Event] {
    func practice() -> [App.Event] {
      unsaved.removeAll { $0.id == record.id }
      return [.response(RoundResponse.practice(record))]
    }
    // Read before the lock is held, for which others wait; then only what was added meanwhile is read.
    if isPractice || self.isPractice(record) { return practice() }
    // The best score is known only when all of the log is read.
    if isCounting { readScores() }
    let best = summary.best(of: record.score(in: state.games.list).kind)
    unsaved.removeAll { $0.id == record.id }
    let log = log
    do {
      guard try log.append(record, unless: { self.isPractice(record) }) else { return practice() }
    } catch {
      unsaved.append(record)
      return [.response(RoundResponse.notSaved(record, best: best, reason: error.sentence[session.language]))]
    }
    league?.syncInBackground(session)
    readScores()
    state.missed = .unknown(last: state.missed.count)
    refreshState()
    if state.games.list[record.game]?.source == .due {
      hasReviewed = true
      state.review = reviewPlan()
    }
    return [.response(RoundResponse.saved(record, best: best)), .state(state)]
  }

  /// Reads the latest records; what other programs have added since the last look is counted first.
  private mutating func readHistory(of game: Game.ID?, count: Int) -> [App.Event] {
    if !isCounting {
      readScores(bytes: EffectHandler.part)
      refreshState()
    }
    return [.state(state), .response(history(of: game, count: count))]
  }

  private func history(of game: Game.ID?, count: Int) -> HistoryPage {
    do {
      let page = try log.latest(count, game: game)
      let summary = summary
      return HistoryPage(
        game: game, records: page.records, hasMore: page.older != nil, unreadable: summary.unreadable,
        newer: summary.newer)
    } catch {
      return HistoryPage(game: game, records: [], hasMore: false, problem: error.sentence[session.language])
    }
  }
}

// Statistics.
extension EffectHandler {
  private mutating func readStatistics() -> StatisticsPage {
    do {
      try reading.goOn()
      let counted = reading.questions
      let statistics = Statistics(counted, in: [state.catalogue] + otherCatalogues, limit: StatisticsPage.limit) {
        files[$0]?.bank ?? (try? QuestionFile.open(path: $0, seed: 0))?.bank
      }
      var page = StatisticsPage(
        statistics, unreadable: counted.unreadable, newer: counted.newer, leftOut: counted.leftOut)
      page.goals = reading.goals
      page.calendar = RoundCalendar(reading.days, on: given.now().day)
      page.longestStreak = state.memories[DailyMemory.self]?.longestStreak ?? 0
      page.review = reviewFacts()
      league?.complete(&page)
      return page
    } catch {
      return StatisticsPage(Statistics([:], at: QuestionLocations(of: [])), problem: error.sentence[session.language])
    }
  }
}

// Settings.
extension EffectHandler {
  private mutating func keep(_ change: SettingsChange) -> [App.Event] {
    for case .start(let selection?) in change.own where state.catalogue.selections.contains(selection) {
      state.selection = selection
    }
    return keep { session throws(SaveError) in try session.choose(change) }
  }

  private mutating func keep(by write: (inout Session) throws(SaveError) -> Void) -> [App.Event] {
    let language = session.language
    var problem: SettingsResponse.Problem?
    do throws(SaveError) {
      try write(&session)
    } catch {
      problem = .init(sentence: error.sentence[language], canReplace: error.isOfWhatTheFileSays)
    }
    if session.language != language {
      scanBanks()
      finishLoading()
      state.missed = .unknown(last: 0)
    }
    refreshState()
    // What is learnt, and how often it is asked, may have changed.
    if state.review != nil { state.review = reviewPlan() }
    return [.state(state), .response(SettingsResponse.kept(problem: problem))]
  }

  /// Updates `state` from the session and the scores.
  mutating func refreshState() {
    let process = session.process
    let resolved = session.resolved
    refreshLook()
    state.language = resolved.language
    state.levels = session.levels
    state.eased = eased
    state.chosenSettings = session.chosenSettings
    let summary = summary
    state.rounds = summary.rounds
    state.roundsByGame = summary.roundsByGame
    state.isCounting = isCounting
    state.played = played
    refreshBests()
    state.memories = isCounting ? GameMemories(state.games.list) : reading.memories
    state.goals = isCounting ? GoalTally(state.games.list) : reading.goals
    state.bindings = resolved.own.bindings
    state.settingsProblems = session.problems(process.locations.settings.map(process.abbreviated))
    state.saveProblem = log.probe()?.sentence[resolved.language]
    state.files = [process.locations.scoreLog, process.locations.settings].compactMap { $0 }.map(process.abbreviated)
  }
}

extension EffectHandler {
  /// Updates what depends on the terminal too: the characters to draw with, and the settings that hold.
  /// Goes by what the terminal has told about itself.
  mutating func learn(_ facts: TerminalFacts, depth: ColorDepth) {
    if let isLight = facts.isLight { session.learn(isLight: isLight) }
    terminal.depth = depth
  }

  private mutating func refreshLook() {
    state.glyphs = session.resolved.glyphs(depth: terminal.depth)
    state.settings = session.resolved.settings
    if terminal.isSlow { state.settings[.motion] = false }
  }

  /// Updates the best round of each game, which depends on what Play draws from.
  mutating func refreshBests() {
    state.bests = [:]
    let summary = summary
    for game in state.games.list.games {
      state.bests[game.id] = summary.best { $0.game == game.id && state.isPlayedNow($0) }
    }
  }

  /// The games that were played, as the state counts them, in the order of the list, then those that this program does
  /// not have.
  private var played: [Game.ID] {
    let all = state.roundsByGame.games
    let known = state.games.list.games.map(\.id).filter { all.contains($0) }
    return known + all.filter { state.games.list[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
  }
}

extension Phrase {
  /// The genre of the player's files that are in no genre's folder.
  static let userGenre = Phrase(en: "Your files", ja: "自分のファイル")

  /// An argument is neither a set nor a file; `nearest` are similar names of sets, and `other` a language that has it.
  static func unknownSet(_ name: String, nearest: [String], in other: Language? = nil) -> Phrase {
    if let other {
      return Phrase(
        en: "\(Arguments.shown(name)): this is a set in \(other.name.en); "
          + "`--lang \(other.rawValue)` plays it",
        ja: "\(Arguments.shown(name)): \(other.name.ja)のセットです。`--lang \(other.rawValue)` を付けると遊べます")
    }
    let advice =
      nearest.isEmpty
      ? Phrase(en: "`tenq bank list` shows what there is", ja: "`tenq bank list` で一覧を見られます")
      : Phrase(
        en: "did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?",
        ja: "もしかして：\(nearest.map { "「\($0)」" }.joined(separator: "、"))")
    return Phrase(
      en: "\(Arguments.shown(name)): there is no such set and no such file; ",
      ja: "\(Arguments.shown(name)): そのようなセットもファイルも見つかりません。") + advice
  }
}

extension SaveError {
  /// Whether the file could be read, but not understood, so that it can be replaced.
  var isOfWhatTheFileSays: Bool {
    switch self {
    case .unreadable(.settings(_, let diagnostic)):
      switch diagnostic {
      case .notJSON, .notAnObject: true
      case .notRegular, .tooLong, .value, .selection: false
      }
    case .noHome, .folder, .lock, .busy, .open, .notRegular, .tooLong, .unfit, .unreadable, .write, .sync, .replace:
      false
    }
  }
}
