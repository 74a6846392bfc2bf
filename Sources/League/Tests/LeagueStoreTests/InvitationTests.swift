import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// Invitations: how they are named, used up and revoked.
struct InvitationTests {
  private static func invite(
    _ test: TestLeague, _ invited: LeagueStore.Invited = .anybody, uses: Int = 100
  ) async throws -> (code: String, short: ShortCode) {
    let invitation = try await test.store.invite(invited, to: test.league, minutes: 1440, uses: uses, now: test.now)
    return (invitation.code, try #require(invitation.short))
  }

  @Test(arguments: TestEngine.allCases)
  func whoWasRemovedJoinsNoMoreByALinkThatWasRevoked(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (code, short) = try await Self.invite(test)
    let joined = try await test.store.join(code: code, name: "Aki", now: test.now)
    let identity = Identity(league: test.league, player: joined.player.id)
    let invitation = try #require(try await test.store.invitation(of: identity, now: test.now))
    #expect((invitation.joined, invitation.uses, invitation.state) == (1, 100, .open))
    #expect(try await test.store.revoke(invitation, of: test.league, now: test.now))
    #expect(try await !test.store.revoke(invitation, of: test.league, now: test.now))
    #expect(try await test.store.removePlayer(joined.player.id, now: test.now))
    for code in [code, short.letters] {
      await #expect(throws: StoreError.refused(.expiredInvitation)) {
        try await test.store.join(code: code, name: "Aki", now: test.now)
      }
    }
    #expect(try await test.store.invitations(of: test.league, now: test.now).map(\.state) == [.expired])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func anInvitationIsNamedByAnythingOfIt(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (code, short) = try await Self.invite(test, uses: 3)
    _ = try await Self.invite(test)
    let id = try #require(try await test.store.invitation(code, of: test.league, now: test.now)).id
    #expect(id.utf8.count == 12)
    let link = InvitationLink(server: "https://quiz.example.org", league: test.league, code: code).description
    for name in [link, short.description, short.letters.lowercased(), id, String(id.prefix(8)).uppercased()] {
      #expect(try await test.store.invitation(name, of: test.league, now: test.now)?.id == id, "\(name)")
    }
    for name in ["", "x", String(id.prefix(7)), "KXRT-WMPB", "AAAAAAAAAAAAAAAAAAAAAA"] {
      #expect(try await test.store.invitation(name, of: test.league, now: test.now) == nil, "\(name)")
    }
    #expect(try await test.store.revokeAll(of: test.league, now: test.now) == 2)
    #expect(try await test.store.revokeAll(of: test.league, now: test.now) == 0)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aShortCodeJoinsHoweverItIsTypedAndIsNotStored(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (_, short) = try await Self.invite(test, uses: 3)
    let (first, second) = (short.letters.prefix(4), short.letters.suffix(4))
    let wide = String(
      String.UnicodeScalarView(short.letters.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
    for (index, typed) in ["\(first)-\(second)".lowercased(), "\(first) \(second)", wide].enumerated() {
      _ = try await test.store.join(code: typed, name: "Player \(index)", now: test.now)
    }
    await #expect(throws: StoreError.refused(.expiredInvitation)) {
      try await test.store.join(code: short.letters, name: "Late", now: test.now)
    }
    await #expect(throws: StoreError.refused(.unknownInvitation)) {
      try await test.store.join(code: "BCDF-GHJK", name: "Ben", now: test.now)
    }
    for table in Schema.tables {
      let rows = try await test.store.runner.read {
        try $0.run("select \(table.columns.joined(separator: ", ")) from \(table.name)")
      }
      #expect(!rows.contains { "\($0.values)".contains(short.letters) }, "\(table.name)")
    }
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func whoLostTheirTokenGetsTheirNameBack(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    let (code, _) = try await Self.invite(test)
    let old = try await test.store.join(code: code, name: "Aki", now: test.now)
    let identity = Identity(league: test.league, player: old.player.id)
    let (_, short) = try await Self.invite(test, .player(old.player.id), uses: 1)
    let token = Secret.random(bytes: 32)
    let new = try await test.store.join(code: short.letters, name: "Whoever", token: token, now: test.now)
    #expect(new.player == old.player && new.token == token)
    #expect(try await test.store.identity(token: token) == identity)
    #expect(try await test.store.identity(token: old.token) == nil)
    // Retried because the answer was lost; and by another player.
    #expect(try await test.store.join(code: short.letters, name: "", token: token, now: test.now) == new)
    await #expect(throws: StoreError.refused(.expiredInvitation)) {
      try await test.store.join(code: short.letters, name: "Aki", now: test.now)
    }
    #expect(try await test.store.players(of: test.league).map(\.name) == ["Aki"])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func aLeagueIsFullWhenItsOwnerSaysSo(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("players", to: 2)
    let aki = try await test.join("Aki")
    _ = try await test.join("Ben")
    await #expect(throws: StoreError.refused(.full)) { try await test.join("Chi") }
    _ = try await test.store.removePlayer(aki.player, now: test.now)
    _ = try await test.join("Chi")
    await test.end()
  }

  @Test func thePageShowsACodeWhileItsOwnerWantsAndItIsGood() async throws {
    let test = try await TestLeague(.sqlite)
    let (_, short) = try await Self.invite(test, .page, uses: 1)
    #expect(try await test.store.pageCode(of: test.league, now: test.now) == nil)
    try await test.setRule("show-joining", to: 1)
    #expect(try await test.store.pageCode(of: test.league, now: test.now) == short)
    _ = try await test.store.join(code: short.letters, name: "Aki", now: test.now)
    #expect(try await test.store.pageCode(of: test.league, now: test.now) == nil)
    await test.end()
  }
}
