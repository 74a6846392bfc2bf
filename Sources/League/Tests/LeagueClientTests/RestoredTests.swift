import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// A store restored from a backup gets what it lost.
@Suite(.timeLimit(.minutes(15)))
struct RestoredTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
    league.with { state in
      state.history = "first"
      state.now = Scratch.now
    }
  }

  private func share(_ text: String) throws -> String {
    var generator = SystemRandomNumberGenerator()
    let id = UUIDv7(milliseconds: Scratch.now, using: &generator).description
    try scratch.outbox.append(
      LeagueChange(
        id: id, kind: .share, question: UUIDv4(using: &generator).description, text: Scratch.question(text).text,
        date: Scratch.now))
    return id
  }

  @Test func roundsAcceptedAfterTheBackupAreSentAgain() async throws {
    try scratch.play(after: -9_000_000)
    try await scratch.join(server)
    let ids = try (0..<300).map { try scratch.play(after: $0) }
    let change = try share("Mine?")
    league.with { $0.events = [.question(Scratch.question("Kept?")), .question(Scratch.question("Lost?"))] }
    _ = try await scratch.player().sync()
    // The backup has a hundred of the rounds, and one question.
    league.with { state in
      state.history = "second"
      for id in ids[100...] { state.rounds[id] = nil }
      state.changes = [:]
      state.events.removeLast()
    }
    let report = try await scratch.player().sync()
    #expect(report.rounds == 300)
    #expect(report.questions == 0)
    #expect(league.with { Set($0.rounds.keys) } == Set(ids))
    #expect(league.with { $0.changes } == [change: 1])
    let bank = try #require(scratch.text(of: "\(scratch.league.banks)/Class 3/Everyone's questions.csv"))
    #expect(bank.contains("Kept?") && !bank.contains("Lost?"))
    // Once.
    #expect(try await scratch.player().sync() == LeagueSync.Report(requests: 1))
    server.stop()
  }

  @Test func aHistoryThatIsSeenForTheFirstTimeIsOnlyNoted() async throws {
    league.with { $0.history = nil }
    try await scratch.join(server)
    let id = try scratch.play()
    _ = try await scratch.player().sync()
    league.with { $0.history = "first" }
    _ = try await scratch.player().sync()
    #expect(league.with { $0.rounds } == [id: 1])
    #expect(scratch.cursor?.history == "first")
    server.stop()
  }

  @Test func aServerWithAnotherHistoryEachTimeEndsNothing() async throws {
    try await scratch.join(server)
    try scratch.play()
    let count = Chance(0)
    let changing = try FakeServer { [league] request in
      league.with { $0.history = "\(count.count())" }
      return league.answer(request)
    }
    let old = try #require(try scratch.files.membership())
    try WholeFile.write(
      JSONFile.content(
        of: LeagueMembership(server: changing.url, league: old.league, player: old.player, joined: old.joined)),
      to: scratch.league.membership)
    for _ in 0..<3 { #expect(try await scratch.player().sync().requests < 10) }
    changing.stop()
    server.stop()
  }

  @Test func roundsThatWaitForLaterSurviveIt() async throws {
    try await scratch.join(server)
    let ids = try (0..<3).map { try scratch.play(after: $0) }
    league.with { $0.refusals = [ids[2]: "round.future"] }
    _ = try await scratch.player().sync()
    league.with { state in
      state.history = "second"
      state.rounds = [:]
    }
    _ = try await scratch.player().sync()
    #expect(scratch.status.held == [.init(code: "round.future", count: 1)])
    league.with { $0.refusals = [:] }
    league.with { $0.now = Scratch.now + 3_700_000 }
    _ = try await scratch.player(now: Scratch.now + 3_700_000).sync()
    #expect(league.with { Set($0.rounds.keys) } == Set(ids))
    #expect(scratch.status.waitingRounds == 0)
    server.stop()
  }

  @Test func roundsWithQuestionsThatAreStillMissingWait() async throws {
    try await scratch.join(server)
    let id = try scratch.play()
    _ = try await scratch.player().sync()
    // The maker of its question has not sent it again yet.
    league.with { state in
      state.history = "second"
      state.rounds = [:]
      state.refusals = [id: "round.questions"]
    }
    _ = try await scratch.player().sync()
    #expect(scratch.status.refusedCount == 0)
    #expect(scratch.status.waitingRounds == 1)
    league.with { state in
      state.refusals = [:]
      state.now = Scratch.now + 3_700_000
    }
    _ = try await scratch.player(now: Scratch.now + 3_700_000).sync()
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  @Test func whoJoinedAfterTheBackupIsToldAndJoinsAgainWithTheirRounds() async throws {
    try scratch.play(after: -9_000_000)
    try await scratch.join(server)
    let ids = try (0..<3).map { try scratch.play(after: $0) }
    league.with { $0.refusals = [ids[2]: "round.future"] }
    let change = try share("Mine?")
    _ = try await scratch.player().sync()
    let token = scratch.token
    league.with { state in
      state.history = "second"
      (state.players, state.rounds, state.changes, state.refusals) = ([:], [:], [:], [:])
    }
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.code == "league.restored")
    #expect(problem?.sentence.en.contains("`tenq league join LINK`; your rounds are here") == true)
    #expect(problem?.sentence.ja.contains("tenq league join リンク") == true)
    let stranger = InvitationLink(server: server.url, league: FakeLeague.otherID, code: FakeLeague.code)
    await #expect(throws: LeagueProblem.self) { try await scratch.player().join(stranger, name: "Aki") }
    // Days later.
    let later = Scratch.now + 3 * 86_400_000
    league.with { $0.now = later }
    try await scratch.join(server, now: later)
    #expect(league.with { $0.joined?.since } == Scratch.now)
    #expect(try scratch.files.membership()?.joined == Scratch.now)
    #expect(scratch.token != token)
    _ = try await scratch.player(now: later).sync()
    #expect(league.with { Set($0.rounds.keys) } == Set(ids))
    #expect(league.with { $0.changes } == [change: 1])
    #expect(scratch.status.problem == nil)
    await #expect(throws: LeagueProblem.self) { try await scratch.join(server, now: later) }
    server.stop()
  }

  @Test func whoIsRemovedIsNotToldOfABackup() async throws {
    try await scratch.join(server)
    _ = try await scratch.player().sync()
    league.with { $0.players = [:] }
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.code == "token.unknown")
    let again = await #expect(throws: LeagueProblem.self) { try await scratch.join(server) }
    #expect(again?.code == "league.joined")
    #expect(try await scratch.player().leave(erasing: false).wasRemoved)
    server.stop()
  }
}
