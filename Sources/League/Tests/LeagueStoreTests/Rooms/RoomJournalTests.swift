import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueStore

/// What the store keeps of live rooms, and for whom.
@Suite struct RoomJournalTests {
  private static let now = TestLeague.now
  private let now = RoomJournalTests.now

  private func player(_ name: String, at joined: Int = RoomJournalTests.now) throws -> RoomPlayer {
    RoomPlayer(
      id: "id-\(name)", token: "hash-\(name)", name: try #require(RoomName(name)), team: 1, joined: joined, round: 1,
      place: 0)
  }

  private func given(_ player: String, _ panel: Int, question: Int = 0, milliseconds: Int = 1000) -> RoomGiven {
    RoomGiven(question: question, player: "id-\(player)", answer: .init(.panel(panel), milliseconds: milliseconds))
  }

  @Test(arguments: TestEngine.allCases)
  func aRoomIsReadAsItWasKept(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store, server: "a")
    let room = SampleRooms.room(rules: LiveRules(limit: 10_000, teams: 2))
    let opened = try await journal.open(room, league: league.league, now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    #expect(opened.code.count == 4 && RoomJournal.isCode(opened.code))
    try await journal.add(player("Ben", at: now + 1), to: key)
    try await journal.add(player("Aya"), to: key)
    let text = RoomGiven(question: 1, player: "id-Ben", answer: .init(.text("p0,日本 't"), milliseconds: 7))
    try await journal.keep([given("Aya", 2), given("Ben", 0), text], round: 1, of: key)
    let record = try await journal.take(opened.code, now: now)
    #expect(record.key == key && record.league == league.league && record.content == room && record.version == 1)
    #expect(record.players.map(\.name.text) == ["Aya", "Ben"] && record.players.allSatisfy { $0.team == 1 })
    #expect(Set(record.answers) == [given("Aya", 2), given("Ben", 0), text])
    #expect(record.host == RoomJournal.hash(opened.token) && !record.wasInterrupted)
    await league.end()
  }

  @Test(arguments: TestEngine.allCases)
  func theFirstAnswerCountsAndPlayersAreKeptOnce(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store)
    let opened = try await journal.open(SampleRooms.room(), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    for _ in 0..<2 { try await journal.add(player("Aya"), to: key) }
    for panel in [1, 0, 2] { try await journal.keep([given("Aya", panel)], round: 1, of: key) }
    let record = try await journal.take(opened.code, now: now)
    #expect(record.players.count == 1 && record.answers == [given("Aya", 1)])
    // Of another round it is another answer.
    try await journal.keep([given("Aya", 0)], round: 2, of: key)
    #expect(try await journal.answers(round: 2, of: key) == [given("Aya", 0)])
    await league.end()
  }

  @Test(arguments: TestEngine.allCases)
  func ofFourMovesAtOnceOneHappens(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store)
    let opened = try await journal.open(SampleRooms.room(), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    let course = LiveCourse(count: 2, rules: LiveRules(limit: 10_000))
    let moved = try await inParallel(4) { [now] index in
      // Each of its own, so that none is the repetition of another.
      let next = try #require(course.after(.start, at: now + index, LiveRules(limit: 10_000)))
      return try await journal.move(
        key, to: next, version: 2, rules: LiveRules(limit: 10_000), now: now + index)
    }
    #expect(moved.count { $0 } == 1)
    let record = try await journal.take(opened.code, now: now)
    #expect(record.version == 2 && record.course.phase == .question)
    // The same one again, after its answer was lost, is done.
    #expect(try await journal.move(key, to: record.course, version: 2, rules: LiveRules(limit: 10_000), now: now))
    await league.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aRoomIsAServersAsLongAsItRuns(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let (one, other) = (RoomJournal(league.store, server: "a"), RoomJournal(league.store, server: "b"))
    let opened = try await one.open(SampleRooms.room(), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    await #expect(throws: StoreError.refused(.elsewhereRoom)) { try await other.take(opened.code, now: now) }
    #expect(try await one.appear(now: now + 5000) == [opened.code])
    await #expect(throws: StoreError.refused(.elsewhereRoom)) {
      try await other.take(opened.code, now: now + 5000 + RoomJournal.patience)
    }
    let taken = try await other.take(opened.code, now: now + 5001 + RoomJournal.patience)
    #expect(taken.wasInterrupted)
    // Of the one that was taken for dead nothing is kept any more.
    let course = taken.course
    await #expect(throws: StoreError.refused(.elsewhereRoom)) {
      try await one.keep([given("Aya", 1)], round: 1, of: key)
    }
    await #expect(throws: StoreError.refused(.elsewhereRoom)) { try await one.add(player("Aya"), to: key) }
    await #expect(throws: StoreError.refused(.elsewhereRoom)) {
      try await one.move(key, to: course, version: 2, rules: LiveRules(limit: 10_000), now: now)
    }
    #expect(try await one.appear(now: now + 20_000) == [])
    #expect(try await other.take(opened.code, now: now + 20_000).answers == [])
    // One that was given back is anybody's at once.
    try await other.give(taken.key, isInterrupted: false)
    let again = try await one.take(opened.code, now: now + 20_001)
    #expect(!again.wasInterrupted && again.key.number == 3)
    try await one.give(again.key, isInterrupted: true)
    #expect(try await other.take(opened.code, now: now + 20_001).wasInterrupted)
    await #expect(throws: StoreError.refused(.unknownRoom)) { try await one.take("0", now: now) }
    await league.end()
  }

  /// The room's own clock runs on meanwhile, an hour ahead.
  @Test(arguments: TestEngine.allCases)
  func aClockThatWasSetBackKeepsNoRoomFromOthers(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let (one, other) = (RoomJournal(league.store, server: "a"), RoomJournal(league.store, server: "b"))
    let opened = try await one.open(SampleRooms.room(), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    let back = now - 3_600_000
    #expect(try await one.appear(now: back) == [opened.code])
    try await one.add(player("Aya"), to: key)
    try await one.keep([given("Aya", 1)], round: 1, of: key)
    let rules = LiveRules(limit: 10_000)
    let course = try #require(LiveCourse(count: 2, rules: rules).after(.start, at: now, rules))
    #expect(try await one.move(key, to: course, version: 2, rules: rules, now: now))
    await #expect(throws: StoreError.refused(.elsewhereRoom)) {
      try await other.take(opened.code, now: back + RoomJournal.patience)
    }
    #expect(try await other.take(opened.code, now: back + RoomJournal.patience + 1).players.map(\.name.text) == ["Aya"])
    // A server that ended before the clock was set was seen an hour ahead.
    let further = back - 3_600_000
    #expect(try await one.take(opened.code, now: further).version == 2)
    await #expect(throws: StoreError.refused(.elsewhereRoom)) { try await other.take(opened.code, now: further) }
    await league.end()
  }

  /// The transaction was done, but its answer was lost, and the server told the player that it failed.
  @Test(arguments: TestEngine.allCases)
  func whoJoinsAgainAfterACommitThatWasCutIsThereAfterARestart(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store)
    let opened = try await journal.open(SampleRooms.room(), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    let name = try #require(RoomName("Aya"))
    func attempt(_ number: Int) -> RoomPlayer {
      RoomPlayer(
        id: "id-\(number)", token: "hash-\(number)", name: name, team: 0, joined: now + number, round: 1, place: 0)
    }
    try await journal.add(player("Ben"), to: key)
    try await journal.add(attempt(1), to: key)
    try await journal.add(attempt(2), to: key)
    try await journal.add(attempt(2), to: key)
    let players = try await journal.take(opened.code, now: now).players
    #expect(Set(players.map(\.token)) == ["hash-Ben", "hash-2"])
    await league.end()
  }

  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let sql: String
    /// Whether the room is read all the same.
    let isRead: Bool
  }

  static let damages: [Damage] = {
    let json =
      #"{"phase":"question","order":[0,1],"place":0,"decided":0,"round":1,"began":0,"opens":0,"next":0,"#
      + #""isLocked":false,"hidesNames":false,"isPaused":false,"isAgain":false,"wasHeld":false,"isOwn":false}"#
    let numbers = [("\(Int.min)", true), ("\(Int.max)", true), ("-1", true)]
    let rows =
      ["team", "joined", "round", "place", "version"].map { "update room_players set \($0) = " }
      + ["question", "ms"].map { "update room_answers set \($0) = " } + ["update rooms set version = "]
    let course = ["decided", "round", "began", "opens", "next"]
    return rows.flatMap { row in numbers.map { Damage(testDescription: row + $0.0, sql: row + $0.0, isRead: true) } }
      + (course + ["place"]).flatMap { field in
        ["\(Int.min)", "\(Int.max)", "1e300", "99999999999999999999"].map { number in
          let old = field == "round" ? "1" : "0"
          let text = json.replacing("\"\(field)\":\(old)", with: "\"\(field)\":\(number)")
          return Damage(
            testDescription: "\(field) of the course: \(number)", sql: "update rooms set course = '\(text)'",
            isRead: false)
        }
      }
      + ["[0,2]", "[-1]", "[\(Int.max)]"].map { order in
        Damage(
          testDescription: "order \(order)",
          sql: "update rooms set course = replace(course, '[0,1]', '\(order)')", isRead: false)
      } + [Damage(testDescription: "none", sql: "update rooms set course = '\(json)'", isRead: true)]
  }()

  @Test(arguments: damages)
  func numbersOfADamagedRoomEndNothing(_ damage: Damage) async throws {
    let league = try await TestLeague(.sqlite)
    let journal = RoomJournal(league.store, server: "a")
    let opened = try await journal.open(SampleRooms.room(2), league: "", now: now)
    let key = RoomKey(code: opened.code, id: opened.id)
    try await journal.add(player("Aya"), to: key)
    try await journal.keep([given("Aya", 1)], round: 1, of: key)
    _ = try await league.store.runner.write { try $0.run([Statement(damage.sql, values: [])]) }
    do {
      let record = try await journal.take(opened.code, now: now)
      #expect(damage.isRead)
      #expect(
        record.players.allSatisfy { AmountBounds.range.contains($0.joined) && AmountBounds.range.contains($0.place) })
      #expect(record.answers.allSatisfy { record.content.questions.indices.contains($0.question) })
    } catch {
      #expect(!damage.isRead, "\(error)")
    }
    await league.end()
  }

  @Test(arguments: TestEngine.allCases)
  func answersOfManyRoomsAreKeptTogether(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store)
    let keys = try await inParallel(5) { [now] _ in
      let opened = try await journal.open(SampleRooms.room(), league: "", now: now)
      return RoomKey(code: opened.code, id: opened.id)
    }
    #expect(Set(keys.map(\.code)).count == 5)
    _ = try await inParallel(100) { index in
      try await journal.keep([given("P\(index / 5)", index % 3)], round: 1, of: keys[index % 5])
    }
    for key in keys { #expect(try await journal.answers(round: 1, of: key).count == 20) }
    await league.end()
  }

  @Test(arguments: TestEngine.allCases)
  func oldRoomsAreRemoved(_ engine: TestEngine) async throws {
    let league = try await TestLeague(engine)
    let journal = RoomJournal(league.store)
    let until = now + 60 * TestLeague.day
    let rooms = [
      SampleRooms.room(), SampleRooms.room(), SampleRooms.room(rules: LiveRules(limit: 1000, openUntil: until)),
    ]
    var keys: [RoomKey] = []
    for room in rooms {
      let opened = try await journal.open(room, league: "", now: now)
      keys.append(RoomKey(code: opened.code, id: opened.id))
    }
    try await journal.keep([given("Aya", 1)], round: 1, of: keys[0])
    let rules = rooms[0].rules
    let closed = try #require(LiveCourse(count: 2, rules: rules).after(.close, at: now, rules))
    #expect(try await journal.move(keys[0], to: closed, version: 2, rules: rules, now: now))
    func removed(after days: Int) async throws -> Int {
      try await journal.removeOld(now: now + days * TestLeague.day + 1)
    }
    #expect(try await removed(after: RoomJournal.daysOfClosed - 1) == 0)
    #expect(try await removed(after: RoomJournal.daysOfClosed) == 1)
    #expect(try await journal.answers(round: 1, of: keys[0]).isEmpty)
    #expect(try await removed(after: RoomJournal.daysOfOthers) == 1)
    #expect(try await removed(after: 60 + RoomJournal.daysOfOthers - 1) == 0)
    #expect(try await removed(after: 60 + RoomJournal.daysOfOthers) == 1)
    await league.end()
  }

  @Test func aRoomThatCannotBePlayedIsNotOpened() async throws {
    let league = try await TestLeague(.sqlite)
    let journal = RoomJournal(league.store)
    var wrong = [SampleRooms.room(0)]
    wrong.append(SampleRooms.room())
    wrong[1].language = "xx"
    wrong.append(SampleRooms.room())
    wrong[2].questions[0].kind = "unheard"
    wrong.append(SampleRooms.room())
    wrong[3].questions[0].order = [Int.max, Int.min, 0]
    wrong.append(SampleRooms.room())
    wrong[4].questions = Array(repeating: wrong[4].questions[0], count: LeagueLimits.roomQuestions + 1)
    for room in wrong {
      await #expect(throws: StoreError.refused(.malformed)) { try await journal.open(room, league: "", now: now) }
    }
    var room = SampleRooms.room(rules: LiveRules(limit: .max, teams: .min, startsAt: .min, pace: .max, players: .max))
    room.title = "\u{1b}[31m" + String(repeating: "x", count: 1000)
    let opened = try await journal.open(room, league: "", now: now)
    let content = try await journal.take(opened.code, now: now).content
    #expect(content.rules == room.rules.bounded && content.title.count == LeagueLimits.roomTitleCharacters)
    #expect(!content.title.contains("\u{1b}"))
    await league.end()
  }

  @Test func codesGrowWithTheRooms() {
    #expect(
      [0, 99, 100, 999, 1000, 99_999, 100_000, .max].map { RoomJournal.digits(for: $0) } == [4, 4, 5, 5, 6, 7, 8, 9])
  }
}

/// Names in rooms.
@Suite struct RoomNameTests {
  @Test(arguments: [
    "", " ", "\u{200B}", "\u{1b}", String(repeating: "😀", count: 200), String(repeating: "あ", count: 11),
    String(repeating: "x", count: 21), "\n", "\u{2800}", "\u{1D159}", "\u{16FE4}", "\u{FFFC}", "\u{301}", "\u{1F3FB}",
    "a" + String(repeating: "\u{301}", count: 5000),
  ])
  func namesThatCannotBeUsed(_ name: String) {
    #expect(RoomName(name) == nil, "\(name)")
  }

  @Test(arguments: [
    ("Aya", "Aya"), (" Aya ", "Aya"), ("A\u{202E}ya", "Aya"), ("😀😀", "😀😀"),
    (String(repeating: "あ", count: 10), String(repeating: "あ", count: 10)),
  ])
  func whatCanBeShownOfANameIsTaken(_ name: String, _ shown: String) {
    #expect(RoomName(name)?.text == shown)
  }
}
