import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Synchronization
import Testing

@testable import LeagueStore

/// What changed since a cursor.
struct NewsTests {
  private static func isQuiet(_ pages: [LeagueDelta]) -> Bool {
    pages.allSatisfy { $0.questions.isEmpty && $0.withdrawn.isEmpty && $0.rates.isEmpty && $0.table == nil }
  }

  @Test(arguments: TestEngine.allCases)
  func whatWasSaidIsNotSaidAgain(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let id = test.samples.uuid()
    try await test.send([test.change(.share, id, "One?")], of: one)
    try await test.send([test.samples.timed(at: test.now)], of: one)
    var (pages, cursor) = try await test.news(of: two)
    #expect(pages.flatMap(\.questions).map(\.id) == [id])
    #expect(pages.last?.table?.rows.map(\.player.name) == ["Aki"])
    #expect(pages.last?.players == 2)
    for step in [0, 1000, 300_000] {
      test.now += step
      (pages, cursor) = try await test.news(of: two, after: cursor)
      #expect(Self.isQuiet(pages), "after \(step) ms")
    }
    // A round without questions of a bank is news of the table only.
    try await test.send(
      [test.samples.record(.missing, set: "missing", at: test.now, answers: SampleQuestions.sums(1))], of: two)
    (pages, cursor) = try await test.news(of: two, after: cursor)
    #expect(pages.last?.table?.own?.rounds == 1)
    #expect(pages.flatMap(\.rates).isEmpty)
    try await test.send([test.change(.withdraw, id)], of: one)
    (pages, cursor) = try await test.news(of: two, after: cursor)
    #expect(pages.flatMap(\.withdrawn) == [id])
    #expect(pages.last?.table == nil)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func manyRatesComeInPagesAndOnlyTheChangedOnesAfterwards(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let bank = (0..<2400).map { SampleQuestions.question("Many \($0)?") }
    let questions = bank.map(\.id)
    let known = KnownQuestions(bank, sets: ["en/many/all"])
    for start in stride(from: 0, to: 2400, by: 400) {
      let answers = questions[start..<start + 400].map {
        RoundRecord.Answer(question: $0, choice: 1, correct: true, milliseconds: 100)
      }
      let round = test.samples.record(.timed, set: "en/many/all", at: test.now - start * 1000, answers: answers)
      #expect(
        try await test.store.accept(
          rounds: [round], changes: [], of: player, clock: test.now, now: test.now, known: known
        ).allSatisfy { $0.refused == nil })
    }
    test.now += 120_000
    var (pages, cursor) = try await test.news(of: player)
    #expect(pages.count == 3)
    #expect(pages.allSatisfy { $0.rates.count <= LeagueLimits.rates })
    #expect(pages.flatMap(\.rates).map(\.question).count == 2400)
    #expect(Set(pages.flatMap(\.rates).map(\.question)) == Set(questions))
    test.now += 120_000
    (pages, cursor) = try await test.news(of: player, after: cursor)
    #expect(Self.isQuiet(pages))
    let answer = RoundRecord.Answer(question: questions[7], choice: 2, correct: false, milliseconds: 100)
    let round = test.samples.record(.timed, set: "en/many/all", at: test.now, answers: [answer])
    _ = try await test.store.accept(
      rounds: [round], changes: [], of: player, clock: test.now, now: test.now, known: known)
    pages = try await test.news(of: player, after: cursor).pages
    #expect(
      pages.flatMap(\.rates) == [LeagueDelta.Rate(question: questions[7], asked: 2, right: 1, milliseconds: 200)])
    await test.end()
  }

  /// A transaction of another server that commits late: others of the league wait for it, so that nothing that is read has a
  /// higher revision.
  @Test func whatIsCommittedLateIsNotMissed() async throws {
    let address = try await TestPostgres.newDatabase()
    let test = try await TestLeague(StoreURL(address))
    let (maker, reader) = (try await test.join("Aki"), try await test.join("Ben"))
    var (pages, cursor) = try await test.news(of: reader)
    let connection = try PostgresConnection(address: address, through: PostgresLibrary())
    let (league, id, late) = (Value.text(test.league), test.samples.uuid(), SampleQuestions.bank[9])
    let json = try #require(QuestionContent(SampleQuestions.text("Late?"))?.json)
    connection.begin()
    _ = try connection.run([
      Statement(PlayersSQL.revise, league),
      Statement(
        QuestionsSQL.write, league, .text(id), .text(maker.player), .text(json), "0000000000000001", .int(test.now),
        .int(QuestionState.live)),
      Statement(TalliesSQL.add, league, .text(late.description), 1, 1, 900),
    ])
    let (store, now) = (test.store, test.now)
    let round = test.samples.timed(at: now, questions: [SampleQuestions.bank[1]])
    async let sent = store.accept(
      rounds: [round], changes: [], of: maker, clock: now, now: now, known: SampleQuestions.known)
    (pages, cursor) = try await test.news(of: reader, after: cursor)
    #expect(Self.isQuiet(pages))
    try connection.commit()
    #expect(try await sent.map(\.refused) == [nil])
    (pages, cursor) = try await test.news(of: reader, after: cursor)
    #expect(pages.flatMap(\.questions).map(\.id) == [id])
    #expect(Set(pages.flatMap(\.rates).map(\.question)) == [late, SampleQuestions.bank[1]])
    #expect(Self.isQuiet(try await test.news(of: reader, after: cursor).pages))
    connection.close()
    await test.end()
  }

  /// Random interleavings: three servers write while a reader follows; in the end it has the same as a reading from the
  /// beginning.
  @Test(arguments: TestEngine.allCases)
  func whoFollowsKnowsInTheEndWhatWhoBeginsKnows(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let reader = try await test.join("Reader")
    var players: [Identity] = []
    for index in 0..<6 { players.append(try await test.join("P\(index)")) }
    var stores = [test.store]
    for _ in 0..<2 { stores.append(try await LeagueStore.open(test.url)) }
    let (servers, identities, start, store) = (stores, players, test.now, test.store)
    let writers = Task {
      try await inParallel(6) { index in
        var samples = SampleRounds()
        for step in 0..<12 {
          let now = start + step * 100 + Int.random(in: 0..<400)
          let share = LeagueChange(
            id: samples.id(at: now), kind: .share, question: samples.uuid(),
            text: SampleQuestions.text("By \(index) at \(step)?"), date: now)
          let outcome = try await servers[index % 3].accept(
            rounds: (0..<3).map { _ in samples.timed(at: now) }, changes: step % 3 == 0 ? [share] : [],
            of: identities[index], clock: now, now: now, known: SampleQuestions.known)
          #expect(outcome.allSatisfy { $0.refused == nil })
        }
      }
    }
    let isOver = Mutex(false)
    let end = Task {
      _ = try? await writers.value
      isOver.withLock { $0 = true }
    }
    var rates: [QuestionID: LeagueDelta.Rate] = [:]
    var questions: Set<String> = []
    var cursor: String?
    var clock = start
    while true {
      let wasOver = isOver.withLock { $0 }
      clock += 20
      let news = try await store.news(of: reader, after: cursor, now: clock)
      cursor = news.cursor
      for rate in news.rates { rates[rate.question] = rate }
      questions.formUnion(news.questions.map(\.id))
      if wasOver, !news.hasMore { break }
    }
    await end.value
    _ = try await writers.value
    let all = try await test.news(of: reader).pages
    #expect(rates == Dictionary(uniqueKeysWithValues: all.flatMap(\.rates).map { ($0.question, $0) }))
    #expect(questions == Set(all.flatMap(\.questions).map(\.id)))
    #expect(questions.count == 24)
    #expect(try await test.store.audit(test.league).problems == [])
    for store in stores.dropFirst() { await store.close() }
    await test.end()
  }

  /// A new player of a league with many questions reads them in pages; a question of an earlier page may be withdrawn
  /// before the last one.
  @Test(arguments: TestEngine.allCases)
  func whatIsWithdrawnWhileItIsReadInPagesIsSaid(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("questions", to: 1000)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let ids = (0..<LeagueLimits.questions + 50).map { _ in test.samples.uuid() }
    for start in stride(from: 0, to: ids.count, by: 50) {
      test.now += 1000
      try await test.send(ids[start..<start + 50].map { test.change(.share, $0, "\($0)?") }, of: one)
    }
    test.now += 120_000
    let first = try await test.store.news(of: two, after: nil, now: test.now)
    #expect(first.hasMore && first.questions.contains { $0.id == ids[7] })
    try await test.send([test.change(.withdraw, ids[7])], of: one)
    let (pages, cursor) = try await test.news(of: two, after: first.cursor)
    #expect(pages.flatMap(\.withdrawn) == [ids[7]])
    #expect(Self.isQuiet(try await test.news(of: two, after: cursor).pages))
    await test.end()
  }

  /// A laptop whose clock was a day ahead, and is set back while players follow.
  @Test(arguments: TestEngine.allCases)
  func aClockThatIsSetBackHidesNothing(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let (before, after) = (test.samples.uuid(), test.samples.uuid())
    test.now += TestLeague.day
    try await test.send([test.change(.share, before, "Tomorrow?")], of: one)
    var (pages, cursor) = try await test.news(of: two)
    test.now += 120_000
    (pages, cursor) = try await test.news(of: two, after: cursor)
    test.now -= TestLeague.day
    try await test.send([test.change(.share, after, "Today?"), test.change(.withdraw, before)], of: one)
    let question = SampleQuestions.bank[4]
    try await test.send([test.samples.timed(at: test.now, questions: [question])], of: one)
    (pages, cursor) = try await test.news(of: two, after: cursor)
    #expect(pages.flatMap(\.questions).map(\.id) == [after])
    #expect(pages.flatMap(\.withdrawn) == [before])
    #expect(pages.flatMap(\.rates).map(\.question) == [question])
    // Only once.
    (pages, cursor) = try await test.news(of: two, after: cursor)
    #expect(Self.isQuiet(pages))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whoWaitsIsToldByThisServerAndByOthers(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let player = try await test.join("Aki")
    let other = try await LeagueStore.open(test.url)
    var signal = test.store.changes(in: test.league).makeAsyncIterator()
    // The first element comes at once; later ones signal changes.
    #expect(await signal.next() != nil)
    for store in [test.store, other] {
      let outcomes = try await store.accept(
        rounds: [test.samples.timed(at: test.now)], changes: [], of: player, clock: test.now, now: test.now,
        known: SampleQuestions.known)
      #expect(outcomes.allSatisfy { $0.refused == nil })
      #expect(await signal.next() != nil)
    }
    await other.close()
    await test.end()
  }

  @Test(arguments: [
    "", "x", "2", "3.0.0..0..0.0.0", "2.0.0..0..0.0", "2.0.0..0..0.0.0.0", "2.0.0..0..0.zz.0",
    "2.-9223372036854775809.0..0..0.0.0", "2.0.0.a b.0..0.0.0", String(repeating: "2.", count: 300),
    // Of an earlier version.
    "1.0.0.0.0.0..0.0.0.0..0", "1.0.0.0.0.0..0.0.0.0..0.1",
    // Impossible revisions.
    "2.-1.0..0..0.0.0", "2.0.-1..0..0.0.0", "2.0.0..-9223372036854775808..0.0.0",
    // Kinds that are no number.
    "2.0.0..0..0.0.z",
  ])
  func whatIsNoCursorIsNone(_ text: String) {
    #expect(NewsCursor(text) == nil)
  }

  @Test func aCursorIsReadAsItWasWritten() {
    var cursor = NewsCursor()
    cursor.revision = .max
    cursor.table = .max
    cursor.kinds = .max
    cursor.week = -3
    cursor.questions = .init(revision: 3, id: "019535d9-3df7-79fb")
    cursor.rates = .init(revision: .max, id: NewsCursor.Part.end)
    #expect(NewsCursor(cursor.description) == cursor)
    #expect(NewsCursor(NewsCursor().description) == NewsCursor())
  }

  /// Forges each number of a cursor in turn: the answer is that of a reading from the beginning, or less where the
  /// cursor is a possible one, and never an error.
  @Test(arguments: TestEngine.allCases)
  func aCursorThatAPlayerMadeIsAnsweredByBeginningAnew(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    try await test.send([test.change(.share, test.samples.uuid(), "One?")], of: one)
    try await test.send([test.samples.timed(at: test.now)], of: one)
    let whole = try await test.store.news(of: two, after: nil, now: test.now)
    let cursors = ["2.1.0..0..0.0.0", "2.1.5.z.5.z.0.0.5", "2.0.1.g.1.g.0.0.0"]
    for fields in cursors.map({ $0.split(separator: ".", omittingEmptySubsequences: false) }) {
      for place in fields.indices {
        for number in [Int.min, .min + 1, -1, 1, test.now + 1, .max - 1, .max] {
          var forged = fields
          forged[place] = Substring("\(number)")
          let text = forged.joined(separator: ".")
          let news = try await test.store.news(of: two, after: text, now: test.now)
          #expect(NewsCursor(news.cursor) != nil, "\(text)")
          if number < 0, NewsCursor(text) == nil {
            #expect(news.questions == whole.questions && news.rates == whole.rates, "\(text)")
          }
        }
      }
    }
    await test.end()
  }
}
