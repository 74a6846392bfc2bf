import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

@Suite(.timeLimit(.minutes(15)))
struct MembershipTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  @Test func joiningWritesThePlayersFilesForTheirEyesOnly() async throws {
    try await scratch.join(server)
    let membership = try #require(try scratch.files.membership())
    #expect(membership.player.name == "Aki")
    #expect(membership.league.name == "Class 3")
    #expect(league.with { Array($0.players.keys) } == [scratch.token])
    #expect(scratch.token.utf8.count == 43)
    #expect(scratch.names == ["cursor.json", "membership.json", "sync.lock", "token"])
    var status = stat()
    for (path, mode) in [
      (scratch.league.token, 0o600), (scratch.league.membership, 0o600), (scratch.league.folder, 0o700),
    ] {
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == mode_t(mode), "\(path)")
    }
    server.stop()
  }

  @Test func aJoinWhoseAnswerIsLostIsTheSamePlayerTheNextTime() async throws {
    let isLost = Chance(0)
    let losing = try FakeServer { [league] request in
      // The answers of the first five are lost: of the three tries of one join, and of two of the next.
      let reply = league.answer(request)
      return isLost.count() <= 5 ? .hangUp : reply
    }
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.join(losing) }
    #expect(problem?.code == "server.cut")
    #expect(try scratch.files.membership() == nil)
    try await scratch.join(losing, name: "Another")
    #expect(try scratch.files.membership()?.player.name == "Aki")
    #expect(league.with { $0.players.count } == 1)
    losing.stop()
    server.stop()
  }

  @Test(arguments: [
    ("taken", "Taken", FakeLeague.code, "name.taken"),
    ("no such invitation", "Aki", String(repeating: "z", count: 22), "invitation.unknown"),
  ])
  func aRefusedInvitationLeavesNoLeague(_ what: String, name: String, code: String, expected: String) async throws {
    let link = InvitationLink(server: server.url, league: FakeLeague.id, code: code)
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().join(link, name: name) }
    #expect(problem?.code == expected)
    #expect(problem?.status == 65)
    #expect(try scratch.files.membership() == nil)
    server.stop()
  }

  @Test func anotherLeagueThanTheLinksIsNotJoined() async throws {
    let link = InvitationLink(server: server.url, league: FakeLeague.otherID, code: FakeLeague.code)
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().join(link, name: "Aki") }
    #expect(problem?.code == "server.answer")
    #expect(try scratch.files.membership() == nil)
    server.stop()
  }

  @Test func leavingRemovesTheLeaguesFilesAndNothingElse() async throws {
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("Good?"))] }
    try scratch.play()
    _ = try await scratch.player().sync()
    _ = try await scratch.player().table(.init())
    try scratch.play()
    let log = scratch.text(of: try #require(scratch.log.path))
    let departure = try await scratch.player().leave(erasing: false)
    #expect(departure.membership?.league.name == "Class 3")
    #expect(departure.unsent.rounds == 1)
    #expect(!departure.wasRemoved)
    #expect(!FileManager.default.fileExists(atPath: scratch.league.folder))
    #expect(scratch.text(of: try #require(scratch.log.path)) == log)
    #expect(!server.requests.contains { $0.method == "DELETE" })
    await #expect(throws: LeagueProblem.noLeague) { try await scratch.player().leave(erasing: false) }
    await #expect(throws: LeagueProblem.noLeague) { try await scratch.player().sync() }
    #expect(try await scratch.player().syncInBackground() == .noLeague)
    server.stop()
  }

  @Test func erasingAsksTheServerFirst() async throws {
    try await scratch.join(server)
    _ = try await scratch.player().leave(erasing: true)
    #expect(server.requests.last?.method == "DELETE")
    #expect(server.requests.last?.path == "/v1/me")
    #expect(!FileManager.default.fileExists(atPath: scratch.league.folder))
    try await scratch.join(server)
    server.stop()
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().leave(erasing: true) }
    #expect(problem?.code == "offline")
    #expect(try scratch.files.membership() != nil)
  }

  @Test func aLinkInTheFolderIsNotFollowedWhenLeaving() async throws {
    try await scratch.join(server)
    let outside = scratch.path + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: outside + "/file"))
    try FileManager.default.createSymbolicLink(atPath: scratch.league.banks, withDestinationPath: outside)
    _ = try await scratch.player().leave(erasing: false)
    #expect(scratch.text(of: outside + "/file") == "mine")
    server.stop()
  }

  @Test func filesOfANewerVersionAreLeftAlone() async throws {
    try await scratch.join(server)
    for name in ["membership.json", "cursor.json"] {
      let path = "\(scratch.league.folder)/\(name)"
      let content = try #require(scratch.text(of: path))
      let newer = content.replacing("\"version\":1", with: "\"version\":2")
      try Data(newer.utf8).write(to: URL(filePath: path))
      let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
      #expect(problem?.code == "files.newer")
      #expect(scratch.text(of: path) == newer)
      try Data(content.utf8).write(to: URL(filePath: path))
    }
    server.stop()
  }

  @Test(arguments: ["", "{", "{\"version\":1}"])
  func aDamagedMembershipSaysWhatToDoAndCanBeLeft(_ content: String) async throws {
    try await scratch.join(server)
    try Data(content.utf8).write(to: URL(filePath: scratch.league.membership))
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.sentence.en.contains("tenq league leave") == true)
    // The game says the same.
    #expect(LeagueFolder(scratch.league).membership().error?.reason.en.contains("tenq league leave") == true)
    #expect(try await scratch.player().leave(erasing: false).membership == nil)
    #expect(!FileManager.default.fileExists(atPath: scratch.league.folder))
    server.stop()
  }

  @Test(arguments: [
    ("Aki", "Aki"), ("  Aki  Sato ", "Aki Sato"), ("A\u{1B}[31mki", "A[31mki"), ("あき\n", "あき"), ("a\tb", "a b"),
    ("e\u{301}", "e\u{301}"),
  ])
  func aTypedNameIsCleaned(_ typed: String, _ name: String) throws {
    #expect(try LeaguePlayer.name(typed) == name)
  }

  @Test func anUnusableNameIsAnErrorThatSaysWhy() {
    #expect(throws: LeagueProblem.unusableName(.empty)) { try LeaguePlayer.name(" \u{200B} ") }
    #expect(throws: LeagueProblem.unusableName(.long(25))) { try LeaguePlayer.name(String(repeating: "x", count: 25)) }
  }

  @Test(arguments: [
    ("http://quiz.example.org", true), ("https://quiz.example.org", false), ("http://192.168.1.5:8610", false),
    ("http://localhost:8610", false), ("http://laptop.local", false), ("http://laptop", false),
    ("http://8.8.8.8", true),
    ("http://172.20.1.1", false), ("http://172.40.1.1", true), ("http://[fe80::1]:80", false),
    ("http://[2001:db8::1]", true),
    ("http://10.0.0.1.example.org", true),
  ])
  func plainHTTPToAPublicAddressIsExposed(_ server: String, _ isExposed: Bool) {
    let link = InvitationLink(server: server, league: FakeLeague.id, code: FakeLeague.code)
    #expect(Invitation(link).isExposed == isExposed)
  }

  @Test(arguments: [
    ("Class 3", "Class 3"), ("../x", "_..／x"), (".hidden", "_.hidden"), ("a/b\\c", "a／b＼c"), ("3-A", "3-A"),
    ("", "?"), ("\u{1B}", "?"), ("2026", "2026"), ("..", "_.."),
  ])
  func aLeaguesNameIsOneSafePartOfAPath(_ name: String, _ folder: String) {
    #expect(SafeFileName.folder(name) == folder)
  }

  @Test func aLongNameFitsAFileSystem() {
    let family = "👨‍👩‍👧‍👦"
    #expect(SafeFileName.folder(String(repeating: family, count: 100)).utf8.count <= 185)
  }
}
