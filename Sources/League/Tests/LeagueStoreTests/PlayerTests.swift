import LeagueAPI
import LeagueTesting
import QuizStore
import Testing

@testable import LeagueStore

/// Leagues, invitations, tokens, names.
struct PlayerTests {
  @Test(arguments: TestEngine.allCases)
  func aTokenIsItsPlayersAndStoredHashed(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let code = try await test.store.invite(to: test.league, days: 7, uses: nil, now: test.now)
    #expect(InvitationLink("https://example.org/l/\(test.league)/join/\(code)")?.code == code)
    let answer = try await test.store.join(code: code, name: "Aki", now: test.now)
    #expect(answer.token.utf8.count == 43)
    #expect(answer.league.name == "Class 3b")
    let identity = try await test.store.identity(token: answer.token)
    #expect(identity == Identity(league: test.league, player: answer.player.id))
    let other = "\(answer.token.dropLast())\(answer.token.last == "A" ? "E" : "A")"
    #expect(try await test.store.identity(token: other) == nil)
    #expect(try await test.store.identity(token: "") == nil)
    #expect(try await test.store.identity(token: String(repeating: "x", count: 10_000)) == nil)
    let kept = try await test.store.runner.read { connection in
      try connection.run("select hash from tokens").map { $0.text("hash") }
        + connection.run("select hash from invitations").map { $0.text("hash") }
    }
    #expect(kept.count == 2)
    #expect(!kept.contains(answer.token) && !kept.contains(code))
    let me = try await test.store.me(#require(identity), now: test.now)
    #expect((me.player.name, me.rounds, me.joined) == ("Aki", 0, test.now))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aJoinWithAnOwnTokenMayBeAskedAgain(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let code = try await test.store.invite(to: test.league, days: 7, uses: 1, now: test.now)
    let token = Secret.random(bytes: 32)
    let first = try await test.store.join(code: code, name: "Aki", token: token, now: test.now)
    #expect(try await test.store.join(code: code, name: "Aki", token: token, now: test.now) == first)
    #expect(first.token == token)
    #expect(try await test.store.players(of: test.league).count == 1)
    for bad in ["", "short", String(repeating: "é", count: 43), String(repeating: "a", count: 44)] {
      await #expect(throws: StoreError.refused(.malformed)) {
        try await test.store.join(code: code, name: "Ben", token: bad, now: test.now)
      }
    }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func anInvitationEndsByTimeAndByUse(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let code = try await test.store.invite(to: test.league, days: 1, uses: 2, now: test.now)
    _ = try await test.store.join(code: code, name: "Aki", now: test.now)
    // Two of three at once: one may still join.
    let (store, now) = (test.store, test.now)
    let results = try await inParallel(2) { index in
      do {
        _ = try await store.join(code: code, name: "Late \(index)", now: now)
        return "joined"
      } catch let error as StoreError {
        return error == .refused(.expiredInvitation) ? "expired" : "\(error)"
      }
    }
    #expect(results.sorted() == ["expired", "joined"])
    let other = try await test.store.invite(to: test.league, days: 1, uses: nil, now: test.now)
    await #expect(throws: StoreError.refused(.expiredInvitation)) {
      try await test.store.join(code: other, name: "Ben", now: test.now + TestLeague.day)
    }
    await #expect(throws: StoreError.refused(.unknownInvitation)) {
      try await test.store.join(code: "AAAAAAAAAAAAAAAAAAAAAA", name: "Ben", now: test.now)
    }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aNameIsTakenOnceInALeague(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    _ = try await test.join("Aki")
    for name in ["Aki", "AKI", "ａｋｉ", " aki"] {
      await #expect(throws: StoreError.refused(.takenName), "\(name)") { try await test.join(name) }
    }
    let code = try await test.store.invite(to: test.league, days: 1, uses: nil, now: test.now)
    let (store, now) = (test.store, test.now)
    let joined = try await inParallel(8) { _ in
      do {
        _ = try await store.join(code: code, name: "Ben", now: now)
        return true
      } catch let error as StoreError {
        #expect(error == .refused(.takenName))
        return false
      }
    }
    #expect(joined.count { $0 } == 1)
    #expect(try await test.store.players(of: test.league).map(\.name) == ["Aki", "Ben"])
    await test.end()
  }

  @Test(arguments: [
    "", " ", "\u{1b}[31mred", "a\u{202e}b", "two\nlines", "tab\there", String(repeating: "x", count: 25), "\u{200b}",
    "\u{0}", "\u{2800}", "\u{1D159}", "\u{16FE4}", "\u{FFFC}", "\u{301}", "\u{1F3FB}",
  ])
  func aNameThatIsNotShownIsRefused(_ name: String) async throws {
    #expect(PlayerName(name) == nil)
  }

  @Test(arguments: ["あき", "Zoë", "李 小龍", "x", String(repeating: "あ", count: 24)])
  func aNameInAnyScriptIsTaken(_ name: String) async throws {
    #expect(PlayerName(name)?.text == name)
  }

  @Test(arguments: TestEngine.allCases)
  func namesThatLookAlikeAreOneInALeague(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (store, now) = (test.store, test.now)
    let code = try await store.invite(to: test.league, days: 7, uses: nil, now: now)
    for (name, others) in [("アンナ", ["ｱﾝﾅ", "あんな"]), ("Anna", ["Аnna", "ANNA"]), ("Tom", ["Tom.", "T0m"])] {
      _ = try await test.join(name)
      for other in others {
        await #expect(throws: StoreError.refused(.takenName)) {
          try await store.join(code: code, name: other, now: now)
        }
      }
    }
    let league = await #expect(throws: StoreError.self) {
      try await store.createLeague(name: "\u{2800}", offset: 0, now: now)
    }
    #expect(league == .refused(.unusableName))
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func serversThatStartAtOnceHaveOneFirstLeague(_ engine: TestEngine) async throws {
    let url = try await engine.makeURL()
    let leagues = try await inParallel(4) { _ in
      let store = try await LeagueStore.open(url)
      let league = try await store.firstLeague(name: "League", offset: 0, now: TestLeague.now)
      await store.close()
      return league
    }
    #expect(Set(leagues.map(\.id)).count == 1)
    let store = try await LeagueStore.open(url)
    #expect(try await store.leagues().count == 1)
    await store.close()
  }

  @Test(arguments: TestEngine.allCases)
  func aWordIsAskedForWhenTheOwnerSetsOne(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    #expect(try await test.store.isWord("anything", of: test.league))
    try await test.store.setWord("いろは", of: test.league)
    #expect(try await test.store.league(test.league)?.hasWord == true)
    #expect(try await test.store.isWord("いろは", of: test.league))
    #expect(try await !test.store.isWord("anything", of: test.league))
    try await test.store.setWord(nil, of: test.league)
    #expect(try await test.store.isWord("", of: test.league))
    await test.end()
  }
}
