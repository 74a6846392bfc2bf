import Glibc
import LeagueAPI
import QuizCore
import QuizStore

/// Writes what was received from a league into files.
///
/// `questions.jsonl` is the source of the bank and the list of makers, which are rewritten also when another program
/// removed or changed one. Nothing is read before it is needed: a synchronisation without news only calls `stat` on
/// five files.
struct ReceivedFiles: Sendable {
  /// The cursor as it is on the disk.
  private(set) var written: SyncCursor?
  private let files: PlayerFiles
  private var membership: LeagueMembership
  private var questions: ReceivedQuestions?
  private var rates: ReceivedRates?
  private var table: LeagueTable?
  /// Whether the bank and the makers have to be made again although no question changed.
  private var mustMakeBank = false
  private var lastWrite = ContinuousClock.now
  /// The questions that were known before the news were read from the beginning again.
  private var former: Set<String> = []
  private let limits: ReceivedQuestions.Limits
  /// Why the bank could not be written; the other files are written all the same.
  private(set) var problem: LeagueProblem?

  /// The files whose look is remembered in the cursor, by their names there.
  private enum Watched: String, CaseIterable {
    case truth, bank, makers, rates
  }

  /// Compares the files with what `cursor` noted of them: without the questions or the rates the news are read from the
  /// beginning again.
  init(
    _ files: PlayerFiles, _ membership: LeagueMembership, _ language: Language, _ cursor: inout SyncCursor,
    limits: ReceivedQuestions.Limits = .init()
  ) throws(LeagueProblem) {
    self.files = files
    self.limits = limits
    self.membership = membership
    written = try SyncCursor.read(files.locations.cursor)
    if look(.truth, cursor) != cursor.files[Watched.truth.rawValue]
      || look(.rates, cursor) != cursor.files[Watched.rates.rawValue]
    {
      cursor.news = nil
    }
    if cursor.news == nil {
      questions = ReceivedQuestions(limits: limits)
      rates = ReceivedRates()
      mustMakeBank = true
    } else if look(.bank, cursor) != cursor.files[Watched.bank.rawValue]
      || look(.makers, cursor) != cursor.files[Watched.makers.rawValue]
    {
      mustMakeBank = true
    }
  }

  private func path(_ file: Watched, _ cursor: SyncCursor) -> String? {
    switch file {
    case .truth: files.received
    case .bank: cursor.bank.map { "\(files.locations.banks)/\($0)" }
    case .makers: files.locations.questions
    case .rates: files.locations.rates
    }
  }

  private func look(_ file: Watched, _ cursor: SyncCursor) -> String? {
    path(file, cursor).flatMap(FileLook.look)
  }

  /// Whether there is something to write, and the last time is a while ago.
  var isDue: Bool {
    (questions?.isChanged == true || rates?.isChanged == true)
      && ContinuousClock.now - lastWrite > .seconds(2)
  }

  /// Whether there is room for questions again, as far as they are at hand.
  var hasRoomForMore: Bool { questions?.hasRoom ?? false }

  /// Takes news; returns how many questions of others are new.
  mutating func take(_ news: LeagueDelta) throws(LeagueProblem) -> Int {
    var count = 0
    if !news.questions.isEmpty || !news.withdrawn.isEmpty {
      var known = try loadedQuestions()
      questions = nil
      for question in news.questions {
        let isNew = !known.contains(question.id) && !former.contains(question.id.lowercased())
        if known.take(question), isNew, question.maker.id.lowercased() != membership.player.id { count += 1 }
      }
      for id in news.withdrawn { known.withdraw(id) }
      questions = known
    }
    if !news.rates.isEmpty {
      var known = try loadedRates()
      rates = nil
      for rate in news.rates { known.take(rate) }
      rates = known
    }
    if let table = news.table?.received(for: LeagueTable.Selection()) { self.table = table }
    return count
  }

  /// Forgets what was received from the store before it was restored.
  mutating func beginAgain() throws(LeagueProblem) {
    former.formUnion(try loadedQuestions().all.map(\.id))
    questions = ReceivedQuestions(limits: limits)
    rates = ReceivedRates()
    mustMakeBank = true
  }

  private func loadedQuestions() throws(LeagueProblem) -> ReceivedQuestions {
    if let questions { return questions }
    do throws(ReadError) {
      return try ReceivedQuestions(files.received, limits: limits) ?? ReceivedQuestions(limits: limits)
    } catch {
      throw LeagueProblem(error)
    }
  }

  private func loadedRates() throws(LeagueProblem) -> ReceivedRates {
    if let rates { return rates }
    do throws(ReadError) {
      return try ReceivedRates(files.locations.rates) ?? ReceivedRates()
    } catch {
      throw LeagueProblem(error)
    }
  }
}

extension ReceivedFiles {
  /// Writes what changed: the questions, what is made from them, rates, table, names, and last the cursor.
  mutating func write(
    _ membership: LeagueMembership, _ language: Language, _ cursor: inout SyncCursor
  ) throws(LeagueProblem) {
    let bank = "\(SafeFileName.folder(membership.league.name))/\(ReceivedFiles.set[language]).csv"
    if cursor.bank != nil, cursor.bank != bank { mustMakeBank = true }
    if mustMakeBank || questions?.isChanged == true { try writeQuestions(membership, bank, &cursor) }
    if let questions, questions.hasPushedOut || cursor.pushedOut != nil {
      cursor.pushedOut = questions.hasRoom ? .room : .full
    }
    if let known = rates, known.isChanged || cursor.files[Watched.rates.rawValue] == nil {
      try files.write(known.content(), to: files.locations.rates)
      rates?.markWritten()
      cursor.files[Watched.rates.rawValue] = look(.rates, cursor)
    }
    if let table {
      do throws(LeagueProblem) {
        try files.write(table)
      } catch {
        guard error.isLink else { throw error }
        problem = error
      }
      self.table = nil
    }
    if membership != self.membership {
      try files.write(JSONFile.content(of: membership), to: files.locations.membership)
      self.membership = membership
    }
    try writeCursor(cursor)
    lastWrite = .now
  }

  /// The title of the set of questions.
  static let set = Phrase(en: "Everyone's questions", ja: "みんなの問題")

  private mutating func writeQuestions(
    _ membership: LeagueMembership, _ bank: String, _ cursor: inout SyncCursor
  ) throws(LeagueProblem) {
    var known = try loadedQuestions()
    questions = nil
    if known.isChanged || look(.truth, cursor) == nil { try files.write(known.content(), to: files.received) }
    let csv = known.bank(without: membership.player.id)
    problem = try writeBank(csv, bank)
    try files.write(known.makers(), to: files.locations.questions)
    known.markWritten()
    cursor.bank = csv == nil ? nil : bank
    cursor.latest = known.latest(without: membership.player.id)
    questions = known
    mustMakeBank = false
    for file in [Watched.truth, .bank, .makers] { cursor.files[file.rawValue] = look(file, cursor) }
    // Retried the next time.
    if problem != nil { cursor.files[Watched.bank.rawValue] = "-" }
  }

  /// Writes the bank, or none, and removes everything else in the folder of banks; where there is a link in the place
  /// of a folder nothing is done, and that is returned.
  private func writeBank(_ csv: [UInt8]?, _ bank: String) throws(LeagueProblem) -> LeagueProblem? {
    let parts = bank.split(separator: "/").map(String.init)
    do throws(LeagueProblem) {
      if let csv { try PlayerFiles.write(csv, to: parts[1], in: files.folder("banks", parts[0])) }
      try files.folder("banks").removeAll(keeping: csv == nil ? [] : [bank])
      return nil
    } catch {
      guard error.isLink else { throw error }
      return error
    }
  }

  /// Writes the cursor, with fsync unless nothing was sent or received: a power cut should not make it repeat that.
  private mutating func writeCursor(_ cursor: SyncCursor) throws(LeagueProblem) {
    guard cursor != written else { return }
    let isQuiet =
      written.map {
        $0.log == cursor.log && $0.outbox == cursor.outbox && $0.files == cursor.files && $0.bank == cursor.bank
          && $0.refused == cursor.refused && $0.again == cursor.again && $0.history == cursor.history
          && $0.forgotten == cursor.forgotten && $0.pushedOut == cursor.pushedOut
      } ?? false
    try files.write(cursor.content(), to: files.locations.cursor, syncing: !isQuiet)
    written = cursor
  }
}
