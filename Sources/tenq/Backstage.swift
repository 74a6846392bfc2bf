import Glibc
import QuizCore
import QuizScreens
import QuizStore
import TerminalKit

/// What happens behind the screens: reads banks, deals, saves, keeps settings, and tells the screens of it.
struct Backstage {
  /// How the player wants to play.
  private(set) var preferences: Preferences
  /// What is known of the world, for the screens.
  private(set) var world: World
  /// Folders and files that are not in the catalogue, and why.
  private(set) var catalogueProblems: [CatalogueReader.Problem] = []
  /// Records that could not be saved so far.
  private(set) var unsaved: [RoundRecord] = []

  /// Whether the terminal is too slow for things to move.
  var isSlow = false { didSet { refreshWorld() } }

  private let wishes: Wishes
  let surroundings: Surroundings
  private var settings: Settings
  let log: ScoreLog
  private let summaryFile: ScoreSummaryFile
  /// What the log comes to; of a long log whose summary is not kept, what was read of it so far.
  private var summary = ScoreSummary()
  /// The rest of that reading; nil when it is over.
  private var reading: ScoreSummaryReading?
  var seeds: Seeds
  /// What became of each question so far; nil until a game asks.
  var tallies: [QuestionID: QuestionTally]?
  /// Banks that were opened, by their path, so that a set is not read twice.
  private var banks: [String: Bank] = [:]

  /// Why something failed, for the screens.
  var words: FailureWords { FailureWords(preferences.language) }

  /// Reads the settings and what is known of banks and scores.
  init(_ wishes: Wishes, surroundings: Surroundings) throws {
    self.wishes = wishes
    self.surroundings = surroundings
    let file = SettingsFile(path: surroundings.locations.settings)
    do {
      settings = try file.load()
    } catch {
      // What the settings say of the language is not known now.
      throw Failure(error, in: Language(wishes, environment: surroundings.environment))
    }
    preferences = Preferences(wishes, environment: surroundings.environment, settings: settings)
    log = ScoreLog(surroundings.locations) { Terminal.isEndRequested }
    summaryFile = ScoreSummaryFile(path: surroundings.locations.scoreSummary, of: log)
    seeds = Seeds(first: wishes.seed)
    world = World(
      version: Tenq.version, language: preferences.language,
      catalogue: Catalogue(language: preferences.language.rawValue, genres: []))
    readCatalogue()
    world.missed = .unknown(last: 0)
    beginReadingScores()
    refreshWorld()
  }

  /// What a word on the command line means: a set, else a file.
  func selection(named name: String) throws(Failure) -> Selection {
    if name == "-" { return .file(name) }
    switch world.catalogue.resolve(name) {
    case .found(let selection): return selection
    case .unknown(let nearest):
      if access(name, F_OK) == 0 || name.hasSuffix(".csv") { return .file(name) }
      throw Failure(words.unknownSet(name, nearest: nearest), status: Failure.Status.noInput)
    }
  }

  /// Opens what a selection draws from, so that it is known before the terminal is taken that a round can be played.
  mutating func prepare(_ selection: Selection, for game: Game) throws(Failure) {
    do {
      try requireUsableRow(in: openBanks(of: selection).banks)
    } catch {
      throw Failure(error, in: preferences.language)
    }
    if game == .timed { world.selection = selection }
  }

  /// Does what the screens ask and says what came of it.
  mutating func perform(_ effect: Effect) -> [App.Event] {
    switch effect {
    case .inspect(let selection): [.news(.inspected(selection, inspect(selection)))]
    case .goOnCounting: goOnCounting()
    case .findMissed: findMissed()
    case .deal(let request): deal(request)
    case .dealPanels: [dealPanels()]
    case .record(let result): save(record(of: result))
    case .recordPanels(let result): save(RoundRecord(result, id: newID(), date: Surroundings.now ?? WallTime.epoch))
    case .saveAgain(let record): save(record)
    case .readHistory(let game, let count): [.news(.history(history(of: game, count: count)))]
    case .readStatistics: [.news(.statistics(statistics))]
    case .readOwn: readOwn()
    case .changeOwn(let change): changeOwn(change)
    case .keep(let settings): keep(settings)
    case .bell, .redraw, .suspend, .quit: []
    }
  }

  /// Lines for standard error that hold what could not be saved.
  var rescueLines: [String] { unsaved.map { JSONText.escaped(log.line(for: $0)) } }
}

// Banks.
extension Backstage {
  /// Banks with more rows are not counted while the player waits.
  private static let countedRows = 50_000

  private mutating func readCatalogue() {
    let locations = surroundings.locations
    let language = preferences.language
    let reader = CatalogueReader(
      banks: locations.banks(language.rawValue), ownBanks: locations.ownBanks,
      ownGenre: language.words.ownGenreName, count: { (try? Bank.open(path: $0))?.usableCount ?? 0 })
    (world.catalogue, catalogueProblems) = reader.read(language: language.rawValue)
    world.guidance = Guidance(path: locations.guidance(language.rawValue)).rows.map {
      World.Guide(title: $0.title, text: $0.text)
    }
    let selections = world.catalogue.selections
    if let last = settings.selection, selections.contains(last) {
      world.selection = last
    } else {
      // The first genre is what a newcomer plays.
      world.selection = selections.first ?? .everything
    }
  }

  /// The banks of a selection that can be opened, and how many cannot; throws when none can.
  private mutating func openBanks(of selection: Selection) throws(BankError) -> (banks: [Bank], skipped: Int) {
    let paths: [String]
    if case .file(let path) = selection {
      paths = [path]
    } else {
      paths = world.catalogue.entries(of: selection).flatMap(\.files)
    }
    let (opened, problem) = open(paths)
    if opened.isEmpty, let problem { throw problem }
    return (opened.map(\.bank), paths.count - opened.count)
  }

  /// The banks that can be opened, each with its place in `paths`, and why the first of the others cannot.
  mutating func open(_ paths: [String]) -> (banks: [(place: Int, bank: Bank)], problem: BankError?) {
    var opened: [(place: Int, bank: Bank)] = []
    var problem: BankError?
    for (place, path) in paths.enumerated() {
      do throws(BankError) {
        opened.append((place, try open(path)))
      } catch {
        problem = problem ?? error
      }
    }
    return (opened, problem)
  }

  /// Throws when no bank has a row that can be used, and says of the first what is wrong with it.
  private func requireUsableRow(in banks: [Bank]) throws(BankError) {
    var problem: BankError?
    for bank in banks {
      do throws(BankError) {
        return try bank.requireUsableRow()
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
  }

  /// Opens a bank, unless it was opened before.
  mutating func open(_ path: String) throws(BankError) -> Bank {
    if let bank = banks[path] { return bank }
    let bank = try Bank.open(path: path)
    banks[path] = bank
    return bank
  }

  /// Looks again at all sets, because a bank was written to.
  mutating func forget(_ path: String?) {
    if let path { banks[path] = nil }
    let selection = world.selection
    readCatalogue()
    world.missed = .unknown(last: world.missed.count)
    if case .file = selection {
      world.selection = selection
    } else if world.catalogue.selections.contains(selection) {
      world.selection = selection
    }
  }

  private mutating func inspect(_ selection: Selection) -> SelectionFacts {
    switch selection {
    case .sums: return SelectionFacts(usable: MissingNumber.roundLength, skipped: 0)
    case .missed:
      let count = missedQuestions().count
      return SelectionFacts(
        usable: count, skipped: 0, problem: count > 0 ? nil : preferences.language.words.nothingMissed.string)
    case .everything, .genre, .set, .own, .file: break
    }
    do {
      let (banks, skipped) = try openBanks(of: selection)
      let rows = banks.reduce(0) { $0 + $1.rowCount }
      if rows > Backstage.countedRows { return SelectionFacts(usable: nil, skipped: 0, skippedFiles: skipped) }
      let usable = banks.reduce(0) { $0 + $1.usableCount }
      if usable == 0 { try requireUsableRow(in: banks) }
      let problem = banks.isEmpty ? preferences.language.words.noBanks : nil
      return SelectionFacts(
        usable: usable, skipped: rows - usable, skippedFiles: skipped, problem: problem?.string)
    } catch {
      return SelectionFacts(usable: 0, skipped: 0, problem: words.sentence(error))
    }
  }

  private mutating func deal(_ request: DealRequest) -> [App.Event] {
    let seed = seeds.next()
    let deal: Deal
    switch request {
    case .endless(let last): return drawEndless(after: last, seed: seed)
    case .missed(let result):
      deal = Deal(
        again: result.missed, game: result.deal.game, selection: result.deal.selection, set: result.deal.set,
        rules: result.deal.rules, seed: seed)
    case .draw(.sums, for: _):
      deal = Deal(sumsBy: seed, set: world.catalogue.logName(of: .sums), rules: preferences.rules)
    case .draw(.missed, for: _):
      deal = Deal(
        again: missedQuestions(), count: preferences.questions, game: .timed, selection: .missed,
        set: world.catalogue.logName(of: .missed), rules: preferences.rules, seed: seed)
    case .draw(let selection, for: let game):
      let opened: [Bank]
      do {
        opened = try openBanks(of: selection).banks
      } catch {
        return [.news(.notDealt(reason: words.sentence(error)))]
      }
      let pool = QuestionPool(opened)
      let set = world.catalogue.logName(of: selection)
      guard game != .practice else {
        deal = Deal(practising: pool, selection: selection, set: set, seed: seed)
        break
      }
      deal = Deal(
        of: pool, count: preferences.questions, game: .timed, selection: selection, set: set,
        rules: preferences.rules, seed: seed)
    }
    guard !deal.cards.isEmpty else {
      let facts = inspect(deal.selection)
      return [.news(.notDealt(reason: facts.problem ?? preferences.language.words.noBanks.string))]
    }
    return remember(deal) + [.news(.dealt(deal))]
  }

  private mutating func dealPanels() -> App.Event {
    let seed = seeds.next()
    var generator = SeededGenerator(seed: seed)
    return .news(.dealtPanels(PanelBoard(using: &generator), seed: seed))
  }

  /// Remembers what Play drew from for the next time; a file of the command line is chosen only for now.
  private mutating func remember(_ deal: Deal) -> [App.Event] {
    let selection = deal.selection
    guard deal.game == .timed, selection != .missed else { return [] }
    world.selection = selection
    if case .file = selection { return [.world(world)] }
    if settings.selection != selection {
      settings.selection = selection
      // A place that cannot be written to is told of in the settings, not in the middle of a game.
      try? SettingsFile(path: surroundings.locations.settings).save(settings)
      world.settings = settings
    }
    return [.world(world)]
  }
}

// Missed questions.
extension Backstage {
  /// How many rounds back, and how many bytes of the log, missed questions are looked for.
  private static let missedReach = (rounds: 500, bytes: 1 << 20)

  private mutating func findMissed() -> [App.Event] {
    world.missed = .known(missedQuestions().count)
    return [.world(world)]
  }

  /// The questions that were missed, as `MissedQuestions` says, in the latest rounds, as far as they stand in the banks of
  /// this language. Banks that are too large to be counted for the list of sets are not gone through here either.
  private mutating func missedQuestions() -> [Question] {
    let reach = Backstage.missedReach
    guard let page = try? log.latest(reach.rounds, reach: reach.bytes) else { return [] }
    let missed = MissedQuestions(in: page.records)
    guard !missed.ids.isEmpty else { return [] }
    var small: [Bank] = []
    for path in world.catalogue.entries(of: .everything).filter({ $0.questions != nil }).flatMap(\.files) {
      if let bank = try? open(path) { small.append(bank) }
    }
    return QuestionPool(small).questions(named: missed.ids)
  }
}

// Scores.
extension Backstage {
  /// How many bytes of the log are read before the first picture: all of it, unless it is very long and has no summary.
  private static let firstPart = 1 << 20
  /// How many are read between two keys, as long as the home screen asks for the rest: some milliseconds.
  private static let part = 4 << 20

  private mutating func beginReadingScores() {
    reading = try? summaryFile.begin()
    readScores(bytes: Backstage.firstPart)
  }

  /// Reads so much of the log; all of what is left, unless said otherwise.
  private mutating func readScores(bytes: Int = .max) {
    guard var reading = reading ?? (try? summaryFile.begin()), (try? summaryFile.goOn(&reading, bytes: bytes)) != nil
    else {
      summary = ScoreSummary()
      reading = nil
      return
    }
    summary = reading.summary
    self.reading = reading.isOver ? nil : reading
  }

  private mutating func goOnCounting() -> [App.Event] {
    if reading != nil { readScores(bytes: Backstage.part) }
    refreshWorld()
    return [.world(world)]
  }

  /// Names and dates a result.
  private func record(of result: RoundResult) -> RoundRecord {
    RoundRecord(result, id: newID(), date: Surroundings.now ?? WallTime.epoch)
  }

  private func newID() -> String {
    var chance = SystemRandomNumberGenerator()
    return UUIDv7(milliseconds: Surroundings.milliseconds, using: &chance).description
  }

  private mutating func save(_ record: RoundRecord) -> [App.Event] {
    // What is best is known only at the end.
    if reading != nil { readScores() }
    let best = summary.best(of: record.score.kind)
    unsaved.removeAll { $0.id == record.id }
    do {
      try log.append(record)
    } catch {
      unsaved.append(record)
      return [.news(.notSaved(record, best: best, reason: words.sentence(error)))]
    }
    tallies?.add(record)
    readScores()
    world.missed = .unknown(last: world.missed.count)
    refreshWorld()
    return [.news(.saved(record, best: best)), .world(world)]
  }

  private func history(of game: Game?, count: Int) -> HistoryPage {
    do {
      let page = try log.latest(count, game: game)
      return HistoryPage(
        game: game, records: page.records, hasMore: page.older != nil, unreadable: summary.unreadable,
        newer: summary.newer)
    } catch {
      return HistoryPage(game: game, records: [], hasMore: false, problem: words.sentence(error))
    }
  }
}

// Statistics.
extension Backstage {
  private var statistics: StatisticsPage {
    let reader = StatisticsReader(
      log: log, path: surroundings.locations.questionStatistics, catalogue: world.catalogue)
    do {
      let result = try reader.read(limit: StatisticsPage.limit) { banks[$0] ?? (try? Bank.open(path: $0)) }
      return StatisticsPage(
        result.statistics, unreadable: result.unreadable, newer: result.newer, leftOut: result.leftOut)
    } catch {
      return StatisticsPage(Statistics([:], at: QuestionPlaces(of: [])), problem: words.sentence(error))
    }
  }
}

// Settings.
extension Backstage {
  private mutating func keep(_ settings: Settings) -> [App.Event] {
    self.settings = settings
    var problem: String?
    do {
      try SettingsFile(path: surroundings.locations.settings).save(settings)
    } catch {
      problem = words.sentence(error)
    }
    let language = preferences.language
    preferences = Preferences(wishes, environment: surroundings.environment, settings: settings)
    if preferences.language != language {
      readCatalogue()
      world.missed = .unknown(last: 0)
    }
    refreshWorld()
    return [.world(world), .news(.kept(problem: problem))]
  }

  /// Brings what the screens know up to date.
  private mutating func refreshWorld() {
    let locations = surroundings.locations
    world.language = preferences.language
    world.glyphs = preferences.glyphs
    world.moves = preferences.moves && !isSlow
    world.rings = preferences.rings
    world.questions = preferences.questions
    world.limit = preferences.rules.limit
    world.settings = settings
    world.rounds = summary.rounds
    world.isCounting = reading != nil
    world.played = Game.allCases.filter { summary.rounds(of: $0) > 0 }
    world.best = summary.best { kind in
      kind.game == .timed && kind.asked == preferences.questions
        && kind.limit == preferences.rules.limit?.inMilliseconds ?? 0
    }
    world.bestPanels = summary.best { kind in
      kind.game == .panels && kind.set == PanelResult.kind.set && kind.asked == PanelResult.kind.asked
        && kind.limit == PanelResult.kind.limit
    }
    world.practised = practised
    world.saveProblem = log.probe().map(words.sentence)
    world.files = [locations.scoreLog, locations.settings].compactMap { $0 }.map(surroundings.abbreviated)
  }
}

extension Backstage {
  /// What practising each set of the catalogue came to.
  private var practised: [String: World.Practised] {
    guard summary.rounds(of: .practice) > 0 else { return [:] }
    var all: [String: World.Practised] = [:]
    for selection in world.catalogue.selections {
      let set = world.catalogue.logName(of: selection)
      guard let entry = world.catalogue.entries(of: selection).first, selection.isSet,
        let practice = summary.practice(of: set, questions: entry.questions)
      else { continue }
      all[set] = World.Practised(latest: practice.latest, best: practice.best)
    }
    return all
  }
}
