import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// What an owner does with players, their names and their questions.
struct MarkTests {
  /// A league in which Aki and Ben have a round and a question each.
  private static func league(_ engine: TestEngine) async throws -> (test: TestLeague, aki: Identity, ben: Identity) {
    let test = try await TestLeague(engine)
    let (aki, ben) = (try await test.join("Aki"), try await test.join("Ben"))
    for player in [aki, ben] {
      let question = test.change(.share, test.samples.uuid(), "Of \(player.player)?")
      try await test.send([test.samples.timed(at: test.now, right: 4)], of: player)
      try await test.send([question], of: player)
    }
    return (test, aki, ben)
  }

  @Test(arguments: TestEngine.allCases)
  func aHiddenPlayerIsNowhereAndPlaysOn(_ engine: TestEngine) async throws {
    let (test, aki, ben) = try await Self.league(engine)
    let before = try await test.news(of: ben).cursor
    #expect(try await test.store.setHidden(true, aki, now: test.now))
    #expect(try await test.table().rows.map(\.player.name) == ["Ben"])
    #expect(try await test.store.newestQuestions(of: test.league, limit: 8).map(\.maker.name) == ["Ben"])
    #expect(try await test.store.league(test.league)?.players == 1)
    let news = try await test.news(of: ben, after: before).pages
    #expect(news.last?.players == 1)
    #expect(news.compactMap(\.table).last?.rows.map(\.player.name) == ["Ben"])
    // The question stays, and programs that have it learn that it has no maker any more.
    #expect(news.flatMap(\.questions).map(\.maker.name) == [""])
    #expect(try await test.send([test.samples.timed(at: test.now)], of: aki) == [nil])
    #expect(try await test.table(player: aki).own == nil)
    #expect(try await test.store.setHidden(false, aki, now: test.now))
    #expect(try await test.table().rows.count == 2)
    #expect(try await test.store.audit(test.league).problems == [])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aBannedPlayerIsToldAndIsNowhere(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let invitation = try await test.store.invite(.anybody, to: test.league, minutes: 60, uses: 9, now: test.now)
    let joined = try await test.store.join(code: invitation.code, name: "Aki", now: test.now)
    let (aki, ben) = (Identity(league: test.league, player: joined.player.id), try await test.join("Ben"))
    try await test.send([test.change(.share, test.samples.uuid(), "Rude?")], of: aki)
    try await test.send([test.samples.timed(at: test.now)], of: aki)
    let before = try await test.news(of: ben).cursor
    #expect(try await test.store.ban(aki, now: test.now))
    await #expect(throws: StoreError.refused(.banned)) { try await test.store.identity(token: joined.token) }
    await #expect(throws: StoreError.refused(.banned), "cached") { try await test.store.identity(token: joined.token) }
    #expect(try await test.table().rows.isEmpty)
    #expect(try await test.news(of: ben, after: before).pages.flatMap(\.withdrawn).count == 1)
    // The link is revoked, the name stays taken, and the token cannot join.
    await #expect(throws: StoreError.refused(.expiredInvitation)) {
      try await test.store.join(code: invitation.code, name: "Aki 2", now: test.now)
    }
    await #expect(throws: StoreError.refused(.takenName)) { try await test.join("aki") }
    await #expect(throws: StoreError.refused(.banned)) {
      try await test.store.join(code: invitation.code, name: "Aki", token: joined.token, now: test.now)
    }
    #expect(try await test.store.unban(aki, now: test.now))
    #expect(try await test.store.identity(token: joined.token) == aki)
    #expect(try await test.table().rows.map(\.player.name) == ["Aki"])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aNewNameIsEverywhereAndTheOldOneIsFree(_ engine: TestEngine) async throws {
    let (test, aki, ben) = try await Self.league(engine)
    let before = try await test.news(of: ben).cursor
    await #expect(throws: StoreError.refused(.takenName)) {
      try await test.store.renamePlayer(aki, to: "ben", now: test.now)
    }
    await #expect(throws: StoreError.refused(.unusableName)) {
      try await test.store.renamePlayer(aki, to: "", now: test.now)
    }
    #expect(try await test.store.renamePlayer(aki, to: "Akiko", now: test.now))
    #expect(Set(try await test.table().rows.map(\.player.name)) == ["Akiko", "Ben"])
    let questions = try await test.news(of: ben, after: before).pages.flatMap(\.questions)
    #expect(questions.contains { $0.maker.name == "Akiko" })
    _ = try await test.join("Aki")
    await #expect(throws: StoreError.refused(.takenName)) { try await test.join("akiko") }
    #expect(try await !test.store.renamePlayer(Identity(league: test.league, player: "-"), to: "Nobody", now: test.now))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func questionsWaitWhereTheOwnerWantsItAndNobodySeesThem(_ engine: TestEngine) async throws {
    let (test, aki, ben) = try await Self.league(engine)
    try await test.setRule("approve-questions", to: 1)
    let before = try await test.news(of: ben).cursor
    let ids = [test.samples.uuid(), test.samples.uuid()]
    #expect(try await test.send(ids.map { test.change(.share, $0, "New \($0)?") }, of: aki) == [nil, nil])
    let news = try await test.news(of: ben, after: before)
    #expect(news.pages.allSatisfy { $0.questions.isEmpty && $0.withdrawn.isEmpty })
    #expect(try await test.store.newestQuestions(of: test.league, limit: 8).count == 2)
    let waiting = try await test.store.questions(of: test.league, areWaiting: true, limit: 9, offset: 0)
    #expect(Set(waiting.map(\.id)) == Set(ids))
    #expect(try await test.send([test.change(.report, ids[0])], of: ben) == [.questionUnknown])
    #expect(try await test.store.approveQuestions(ids[0], in: test.league, now: test.now) == 1)
    #expect(try await test.store.approveQuestions(ids[0], in: test.league, now: test.now) == 0)
    let after = try await test.news(of: ben, after: news.cursor)
    // Those that changed at the same instant are sent again.
    #expect(Set(after.pages.flatMap(\.questions).map(\.id)).intersection(ids) == [ids[0]])
    // A new wording waits again, and the old one goes.
    test.now += 1000
    #expect(try await test.send([test.change(.change, ids[0], "Worse?")], of: aki) == [nil])
    #expect(try await test.news(of: ben, after: after.cursor).pages.flatMap(\.withdrawn).contains(ids[0]))
    #expect(try await test.store.approveQuestions(nil, in: test.league, now: test.now) == 2)
    // One that waits can be taken back by its maker, and removed by the owner.
    let others = [test.samples.uuid(), test.samples.uuid()]
    try await test.send(others.map { test.change(.share, $0, "Other \($0)?") }, of: aki)
    #expect(try await test.send([test.change(.withdraw, others[0])], of: aki) == [nil])
    #expect(try await test.store.removeQuestion(others[1], of: test.league, now: test.now))
    #expect(try await test.store.questions(of: test.league, areWaiting: true, limit: 9, offset: 0).isEmpty)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func namesWaitWhereTheOwnerWantsIt(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("approve-names", to: 1)
    let (aki, kei) = (try await test.join("Aki"), try await test.join("けい"))
    #expect(try await test.store.players(of: test.league).map(\.name) == ["Player 1", "プレイヤー2"])
    #expect(try await test.store.players(of: test.league).map(\.heldName) == ["Aki", "けい"])
    await #expect(throws: StoreError.refused(.takenName)) { try await test.join("aki") }
    #expect(try await test.store.approveNames(of: aki.player, in: test.league, now: test.now) == 1)
    #expect(try await test.store.me(aki, now: test.now).player.name == "Aki")
    #expect(try await test.store.approveNames(of: nil, in: test.league, now: test.now) == 1)
    #expect(try await test.store.me(kei, now: test.now).player.name == "けい")
    // The neutral name is free again.
    try await test.setRule("approve-names", to: 0)
    _ = try await test.join("Player 1")
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func wordsThatTheOwnerRefusesAreInNoNameAndNoQuestion(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let aki = try await test.join("Aki")
    try await test.store.setWords(RefusedWords("badword\nばか\n\n"), of: test.league)
    for name in ["BadWord", "xＢＡＤ ｗｏｒｄx", "ﾊﾞｶ", "バ カ", "お馬鹿ばか"] {
      await #expect(throws: StoreError.refused(.refusedName), "\(name)") { try await test.join(name) }
    }
    _ = try await test.join("b4dword")
    #expect(
      try await test.send([test.change(.share, test.samples.uuid(), "A bad word?")], of: aki) == [.questionRefused])
    try await test.store.setWords(RefusedWords(""), of: test.league)
    _ = try await test.join("badword")
    await test.end()
  }

  @Test func aLongTextIsSearchedInATimeThatDependsOnItsLengthAlone() {
    let words = RefusedWords((0..<2000).map { "aaaaa\($0)x" }.joined(separator: "\n"))
    let start = ContinuousClock.now
    #expect(!words.areIn(String(repeating: "a", count: 40_000)))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(words.areIn(String(repeating: "a", count: 40_000) + "1999X"))
  }

  @Test(arguments: TestEngine.allCases)
  func theRoundsOfAPlayerAreListedByWhichTheyAreRemoved(_ engine: TestEngine) async throws {
    let (test, aki, _) = try await Self.league(engine)
    let round = test.samples.timed(at: test.now + 60_000, right: 2)
    test.now += 60_000
    try await test.send([round], of: aki)
    let rounds = try await test.store.rounds(of: aki, limit: 10, offset: 0)
    #expect(rounds.count == 2)
    let first = try #require(rounds.first)
    #expect((first.id, first.right, first.asked, first.set) == (round.id, 2, 5, "en/food/basic"))
    #expect(first.points == round.points(in: .all) && first.milliseconds == round.milliseconds)
    #expect(try await test.store.removeRound(first.id, of: test.league, now: test.now))
    #expect(try await test.store.rounds(of: aki, limit: 10, offset: 0).count == 1)
    await test.end()
  }
}
