import QuizCore
import QuizScreens
import QuizStore

/// The player's league as the game deals with it: its files, and the runs of `tenq-league` that the game started.
///
/// At most one run in the background at a time, of all games of a player, and one for the league's screen, so that a
/// program that hangs is not started again and again.
struct JoinedLeague {
  /// The files.
  let folder: LeagueFolder
  /// Which league it is; nil when the file cannot be used.
  private(set) var membership: LeagueMembership?
  /// The versions of the files that the state was made of.
  private(set) var versions: Versions
  /// The run that sends what was played.
  private var background: ChildProcess?
  /// Whether something was played since that run began.
  private var wantsBackground = false
  /// The run that the league's screen waits for.
  private var foreground: ChildProcess?
  /// The runs that come after it.
  private var queue: [LeagueRun] = []
  /// Why the last run for the screen failed; nil when it did not.
  private var failure: String?
  /// When each table was last asked for, in seconds since 1970.
  private var asked: [LeagueTable.Selection: Int] = [:]
  /// When all was last synchronised for the screen.
  private var synced: Int?

  /// The versions of files; those that are the same need not be read again.
  struct Versions: Equatable {
    /// Those of the questions, with which the catalogue changes.
    let questions: String?
    /// Those of the membership, of the status, and of what was seen.
    let others: [String?]

    init(_ locations: LeagueLocations) {
      questions = LeagueFolder.version(of: locations.questions)
      others = [locations.membership, locations.status, locations.seen].map(LeagueFolder.version)
    }
  }

  /// A table requested within this many seconds is not requested again.
  private static let patience = 20

  /// Reads which league it is.
  init(_ folder: LeagueFolder) {
    self.folder = folder
    membership = folder.membership().value
    versions = Versions(folder.locations)
  }

  /// The state that all screens share.
  func state(genres: [Catalogue.Genre]) -> LeagueState {
    let seen = folder.seen
    let prefix = folder.locations.banks + "/"
    let genre = genres.first { $0.sets.contains { $0.files.contains { $0.hasPrefix(prefix) } } }
    return LeagueState(
      name: membership?.league.name ?? "", player: membership?.player ?? .init(id: "", name: ""), genre: genre?.title,
      news: folder.status().value?.news.filter { $0.date > seen } ?? [], isSyncing: isSyncing)
  }

  /// Whether a run in the background is under way.
  var isSyncing: Bool { background?.isRunning == true }

  /// Looks whether files were written anew, and reads again which league it is. Returns the versions of before.
  mutating func refresh() -> Versions {
    let former = versions
    versions = Versions(folder.locations)
    if versions != former { membership = folder.membership().value ?? membership }
    return former
  }

  /// Remembers that the player has seen the news of questions.
  func see() {
    guard let latest = folder.status().value?.news.map(\.date).max(), latest > folder.seen else { return }
    // If this cannot be saved, the news is shown again.
    try? folder.see(upTo: latest)
  }
}

// Runs of the program.
extension JoinedLeague {
  /// Sends what was played, in the background; once more after the run that is under way.
  mutating func syncInBackground(_ session: Session) {
    wantsBackground = true
    continueInBackground(session)
  }

  /// Starts the run in the background that was asked for while another was under way, if that has ended. What is left when
  /// the player leaves is sent by the next game.
  mutating func continueInBackground(_ session: Session) {
    guard wantsBackground, background?.isRunning != true, let program = LeagueProgram.path(in: session.process),
      let lock = try? folder.backgroundLock()
    else { return }
    wantsBackground = false
    // The lock is the program's standard input, so that it is held until the program has ended.
    background = ChildProcess.start(
      LeagueProgram.words(program, seconds: JoinedLeague.backgroundSeconds, in: session.process)
        + LeagueRun.backgroundSync.arguments(in: session.language),
      input: lock.descriptor, keepsErrors: false)
    // Not before the program has it.
    lock.release()
  }

  /// The program ends a run in the background itself before that.
  private static let backgroundSeconds = 60
  /// Longer than the program's own limit for an interactive run.
  static let foregroundSeconds = 360

  /// Starts what brings new files for the league's screen.
  mutating func update(
    _ selection: LeagueTable.Selection, _ update: LeagueUpdate, _ session: Session, now: Int
  ) {
    func isRecent(_ instant: Int?) -> Bool { instant.map { abs(now - $0) < JoinedLeague.patience } ?? false }
    let isHere = isRecent(asked[selection]) && (foreground != nil || folder.table(selection).value != nil)
    let runs: [LeagueRun]
    switch update {
    case .nothing: runs = []
    case .table: runs = isHere ? [] : [.table(selection)]
    case .opening where isRecent(synced): runs = isHere ? [] : [.table(selection)]
    case .opening, .everything: runs = [.sync, .table(selection)]
    }
    if !runs.isEmpty {
      if runs.count > 1 { synced = now }
      queue = runs
      asked[selection] = now
      failure = nil
    }
    goOn(session)
  }

  /// Takes note of a run that ended, and starts the next.
  private mutating func goOn(_ session: Session) {
    if case .ended(let status, let message) = foreground?.state {
      foreground = nil
      if status != 0 { failure = JoinedLeague.sentence(message, status, session.language) }
    }
    guard foreground == nil, !queue.isEmpty else { return }
    let run = queue.removeFirst()
    guard let program = LeagueProgram.path(in: session.process) else {
      queue = []
      return
    }
    foreground = ChildProcess.start(
      LeagueProgram.words(program, seconds: JoinedLeague.foregroundSeconds, in: session.process)
        + run.arguments(in: session.language),
      keepsErrors: true)
    if foreground == nil { queue = [] }
  }

  /// The message of a failed run, without the program's name before it.
  static func sentence(_ message: String, _ status: Int32?, _ language: Language) -> String {
    let name = "tenq-league: "
    let words = message.hasPrefix(name) ? String(message.dropFirst(name.count)) : message
    if !words.isEmpty { return words }
    let end = status.map { "\($0)" } ?? "?"
    return Phrase(en: "tenq-league ended with status \(end)", ja: "tenq-league が終了ステータス \(end) で終わりました")[language]
  }

  /// The page for the league screens.
  func page(_ selection: LeagueTable.Selection, _ session: Session, _ given: ChanceAndTime) -> LeaguePage {
    func local(_ milliseconds: Int?) -> WallTime? { milliseconds.flatMap { given.local($0 / 1000) } }
    var page = LeaguePage(selection)
    let (status, table) = (folder.status(), folder.table(selection))
    let file = folder.membership()
    page.membership = file.value
    page.table = table.value
    page.made = local(table.value?.made)
    page.status = status.value
    page.synced = local(status.value?.synced)
    page.tried = local(status.value?.tried)
    page.resets = local(status.value?.resets)
    page.refused = (status.value?.refused ?? []).reversed().map { .init(code: $0.code, date: local($0.date)) }
    page.isFetching = foreground != nil
    let language = session.language
    page.problems = [file.error, status.error, table.error].compactMap { error in
      guard let error else { return nil }
      let place = error.place.map { session.process.abbreviated($0) + ": " } ?? ""
      return place + error.reason[language]
    }
    if LeagueProgram.path(in: session.process) == nil { page.problems.append(Phrase.noLeagueProgram[language]) }
    // A failed synchronisation is reported by the status.
    if let failure, status.value?.problem == nil { page.problems.append(failure) }
    return page
  }
}

// Questions.
extension JoinedLeague {
  /// The UUIDs in the league of the player's own questions among these.
  func shared(among questions: [QuestionID]) -> [QuestionID: String] {
    guard let player = membership?.player.id else { return [:] }
    return folder.shared(among: questions, by: player, refused: Set(folder.status().value?.refused.map(\.id) ?? []))
  }

  /// Queues a change for the league: a question of the player's own that was made, changed or removed.
  func note(
    _ former: Question?, _ question: Question?, shares: Bool, _ session: Session, _ given: ChanceAndTime
  ) -> Sharing {
    var change: LeagueChange?
    do throws(SaveError) {
      // Another window may do the same at this moment.
      try folder.outbox.append {
        change = self.change(former, question, shares: shares, session, given)
        return change
      }
    } catch {
      return .failed(error.sentence[session.language])
    }
    switch change?.kind {
    case .share: return .shared
    case .change: return .changed
    case .withdraw: return .withdrawn
    case .report, nil: return .none
    }
  }

  /// What such a change of a question is for the league, by what is shared so far; nil for nothing.
  private func change(
    _ former: Question?, _ question: Question?, shares: Bool, _ session: Session, _ given: ChanceAndTime
  ) -> LeagueChange? {
    // A question that is made anew, and is not for the league, leaves one alone that is the same.
    guard former != nil || shares else { return nil }
    let id = (former ?? question).flatMap { shared(among: [$0.id])[$0.id] }
    let kind: LeagueChange.Kind
    switch (id, question, shares) {
    case (.some, .some(let question), true):
      guard (former ?? question) != question else { return nil }
      kind = .change
    case (.some, .some, false), (.some, nil, _): kind = .withdraw
    case (nil, .some, true): kind = .share
    case (nil, .some, false), (nil, nil, _): return nil
    }
    var generator = SystemRandomNumberGenerator()
    let text = kind == .withdraw ? nil : question.map { LeagueChange.Text($0, language: session.language.rawValue) }
    return LeagueChange(
      id: given.newID(), kind: kind, question: id ?? UUIDv4(using: &generator).description, text: text,
      date: given.milliseconds())
  }

  /// Notes that the player reports a question. Returns why that was not possible; nil when it was.
  func report(_ question: LeagueQuestion, _ reason: String, _ session: Session, _ given: ChanceAndTime) -> String? {
    do throws(SaveError) {
      try folder.outbox.append(
        LeagueChange(
          id: given.newID(), kind: .report, question: question.id, reason: reason.isEmpty ? nil : reason,
          date: given.milliseconds()))
      return nil
    } catch {
      return error.sentence[session.language]
    }
  }

  /// Adds to a round the authors of its questions, and for a single question the tally of all players.
  func complete(_ setup: inout RoundSetup) {
    let ids = setup.questions.map(\.question.id)
    setup.leagueQuestions = folder.questions(among: ids)
    guard setup.tally != nil, let id = ids.first else { return }
    if let rate = folder.rates(of: [id])[id] {
      setup.tally = rate.tally
      setup.tallySource = .league
    } else {
      setup.tallySource = .playerInLeague
    }
  }

  /// Adds to the statistics the tallies of all players and the authors.
  func complete(_ page: inout StatisticsPage) {
    let ids = page.statistics.questions.compactMap(\.question)
    page.league = folder.rates(of: ids).mapValues(\.tally)
    page.leagueQuestions = folder.questions(among: ids)
  }
}
