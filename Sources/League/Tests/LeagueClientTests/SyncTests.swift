import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

@Suite(.timeLimit(.minutes(15)))
struct SyncTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  @Test func onlyRoundsSinceJoiningAreSent() async throws {
    try scratch.play(after: -5000)
    try await scratch.join(server)
    let id = try scratch.play()
    let report = try await scratch.player().sync()
    #expect(report.rounds == 1)
    #expect(league.with { $0.rounds } == [id: 1])
    #expect(scratch.status.waitingRounds == 0)
    #expect(scratch.status.synced == Scratch.now)
    server.stop()
  }

  @Test func aSyncWithNothingToSayIsOneRequest() async throws {
    try await scratch.join(server)
    _ = try await scratch.player().sync()
    let before = server.requests.count
    let report = try await scratch.player().sync()
    #expect(report == LeagueSync.Report(requests: 1))
    #expect(server.requests.count == before + 1)
    server.stop()
  }

  @Test func roundsAreSentInBatchesOldestFirst() async throws {
    try await scratch.join(server)
    let ids = try (0..<450).map { try scratch.play(after: $0) }
    let report = try await scratch.player().sync()
    #expect(report.rounds == 450)
    #expect(report.requests == 3)
    #expect(league.with { $0.order } == ids)
    server.stop()
  }

  @Test func longRoundsMakeASmallerRequest() async throws {
    try await scratch.join(server)
    for index in 0..<60 { try scratch.log.append(Scratch.round(at: Scratch.now + index, answers: 500)) }
    let report = try await scratch.player().sync()
    #expect(report.rounds == 60)
    #expect(server.requests.allSatisfy { $0.body.count <= LeagueLimits.requestBytes })
    #expect(league.with { $0.rounds.values.allSatisfy { $0 == 1 } })
    server.stop()
  }

  @Test func aTornLastLineWaits() async throws {
    try await scratch.join(server)
    try scratch.play()
    let path = try #require(scratch.log.path)
    let torn = Scratch.round(at: Scratch.now + 2000).line
    try append(String(torn.prefix(100)), to: path)
    #expect(try await scratch.player().sync().rounds == 1)
    try append(String(torn.dropFirst(100)) + "\n", to: path)
    #expect(try await scratch.player().sync().rounds == 1)
    #expect(league.with { $0.rounds.count } == 2)
    server.stop()
  }

  @Test func linesThatCannotBeReadArePassedOverAndCounted() async throws {
    try await scratch.join(server)
    let path = try #require(scratch.log.path)
    try scratch.play()
    try append("not a record\n{\"version\":2,\"id\":\"x\"}\n\n", to: path)
    try scratch.play()
    #expect(try await scratch.player().sync().rounds == 2)
    let summary = try scratch.player().summary()
    #expect(summary.newerLines == 1)
    #expect(summary.unreadableLines == 1)
    #expect(summary.refused.map(\.id) == ["scores.jsonl:2"])
    #expect(summary.refused.map(\.code) == ["round.unreadable"])
    server.stop()
  }

  @Test func aLogThatWasReplacedIsFoundAgainByIDs() async throws {
    try scratch.play(after: -9_000_000)
    try await scratch.join(server)
    let first = try scratch.play(after: 1)
    _ = try await scratch.player().sync()
    let path = try #require(scratch.log.path)
    // Merged with the log of another computer: older rounds before, a newer one after.
    let other = [Scratch.round(at: Scratch.now - 1_000_000), Scratch.round(at: Scratch.now + 5)]
    let lines = other.map { $0.line + "\n" }
    let text = try #require(scratch.text(of: path))
    try Data((lines[0] + text + lines[1]).utf8).write(to: URL(filePath: path))
    let last = try scratch.play(after: 10)
    _ = try await scratch.player().sync()
    #expect(Set(league.with { $0.rounds.keys }) == [first, other[1].id, last])
    #expect(try scratch.player().summary().waitingRounds == 0)
    server.stop()
  }

  @Test func aLogThatWasShortenedOrIsMissingLosesNothing() async throws {
    try await scratch.join(server)
    var ids = try (0..<5).map { try scratch.play(after: $0) }
    _ = try await scratch.player().sync()
    let path = try #require(scratch.log.path)
    let text = try #require(scratch.text(of: path))
    try FileManager.default.removeItem(atPath: path)
    _ = try await scratch.player().sync()
    let lines = text.split(separator: "\n")
    try Data((lines.prefix(2).joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
    ids.append(try scratch.play(after: 100))
    _ = try await scratch.player().sync()
    #expect(league.with { $0.order } == ids)
    server.stop()
  }

  @Test func aDamagedCursorSendsAgainAndDoublesNothing() async throws {
    try scratch.play(after: -9_000_000)
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("Is it?"))] }
    let id = try scratch.play()
    _ = try await scratch.player().sync()
    try Data("{".utf8).write(to: URL(filePath: scratch.league.cursor))
    _ = try await scratch.player().sync()
    #expect(league.with { $0.rounds } == [id: 2])
    #expect(scratch.text(of: scratch.league.questions)?.split(separator: "\n").count == 1)
    server.stop()
  }

  @Test(arguments: ["\"refusedCount\":0", "\"failures\":0", "\"line\":1", "\"offset\":0"])
  func impossibleNumbersInTheCursorAreADamagedCursor(_ number: String) async throws {
    try await scratch.join(server)
    let text = try #require(scratch.text(of: scratch.league.cursor))
    try #require(text.contains(number))
    for value in [Int.max, Int.min, -1] {
      let name = try #require(number.split(separator: ":").first)
      try Data(text.replacing(number, with: "\(name):\(value)").utf8).write(to: URL(filePath: scratch.league.cursor))
      #expect(scratch.cursor == nil)
      let id = try scratch.play()
      league.with { $0.refusals = [id: "round.game"] }
      #expect(try await scratch.player().sync().refused == 1)
    }
    server.stop()
  }

  @Test func aSyncThatHasNoMoreTimeSaysThatItIsNotAtItsEnd() async throws {
    try await scratch.join(server)
    let id = try scratch.play()
    let report = try await scratch.player().syncLocked(deadline: .now)
    #expect(report == LeagueSync.Report(isComplete: false))
    #expect(scratch.status.synced == nil)
    #expect(scratch.status.problem == nil)
    #expect(scratch.status.waitingRounds == 1)
    #expect(try await scratch.player().sync().isComplete)
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  @Test func aSyncThatSucceedsForgetsTheFailuresBeforeIt() async throws {
    try await scratch.join(server)
    let broken = try FakeServer { _ in .json(404, ErrorResponse(code: .unknownPath, message: "no such address")) }
    try repoint(to: broken)
    for failures in 1...2 {
      await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
      #expect(scratch.cursor?.failures == failures)
    }
    broken.stop()
    try repoint(to: server)
    _ = try await scratch.player().sync()
    #expect(scratch.cursor?.failures == 0)
    server.stop()
  }

  @Test func whatAKilledSyncHadBegunToWriteIsClearedAway() async throws {
    try await scratch.join(server)
    let drafts = ["questions.jsonl.77.123.new", "cursor.json.1.2.new", "status.json.12.4000000000.new"]
    // Written by the game, perhaps now.
    let others = ["seen.77.123.new", "outbox.jsonl", "my.new"]
    for name in drafts + others { try Data("x".utf8).write(to: URL(filePath: "\(scratch.league.folder)/\(name)")) }
    _ = try await scratch.player().sync()
    #expect(Set(scratch.names).isDisjoint(with: drafts))
    #expect(Set(scratch.names).isSuperset(of: others))
    server.stop()
  }

  @Test func everyCodeByWhichThingsAreRefusedHasWords() {
    let codes: [LeagueErrorCode] = [
      .roundID, .roundOwner, .roundFuture, .roundPast, .roundGame, .roundCounts, .roundTimes, .roundQuestions,
      .roundSet, .roundRepeated, .roundChoice, .roundAnswers, .roundLimit, .roundDaily, .roundAtOnce, .quotaRounds,
      .quotaBytes, .quotaSets, .roundRemoved, .roundUnreadable, .questionText, .questionTwice, .questionUnknown,
      .questionOwner, .questionMany, .questionBytes, .questionRefused, .tooLarge, .malformed,
    ]
    #expect(codes.map(\.rawValue) == LeagueReason.all.map(\.code))
  }

  @Test func refusedRoundsAreNamedAndStay() async throws {
    try await scratch.join(server)
    let bad = try scratch.play()
    let good = try scratch.play()
    league.with { $0.refusals = [bad: "round.questions"] }
    let log = scratch.text(of: try #require(scratch.log.path))
    _ = try await scratch.player().sync()
    _ = try await scratch.player().sync()
    #expect(scratch.status.refused == [.init(id: bad, code: "round.questions", date: Scratch.now)])
    #expect(scratch.status.refusedCount == 1)
    #expect(league.with { $0.rounds } == [good: 1])
    #expect(scratch.text(of: try #require(scratch.log.path)) == log)
    server.stop()
  }

  @Test func changesAreSentBeforeRounds() async throws {
    try await scratch.join(server)
    try scratch.play()
    var generator = SystemRandomNumberGenerator()
    let ids = try (0..<60).map { index in
      let id = UUIDv7(milliseconds: Scratch.now + index, using: &generator).description
      try scratch.outbox.append(
        LeagueChange(
          id: id, kind: .share, question: UUIDv4(using: &generator).description,
          text: Scratch.question("Question \(index)?").text, date: Scratch.now))
      return id
    }
    let report = try await scratch.player().sync()
    #expect(report.changes == 60)
    #expect(report.rounds == 1)
    #expect(Set(league.with { $0.changes.keys }) == Set(ids))
    let bodies = try server.requests.filter { $0.path == "/v1/sync" }.map {
      try JSONDecoder().decode(SyncRequest.self, from: Data($0.body))
    }
    #expect(bodies.map(\.changes.count) == [50, 10, 0])
    #expect(bodies.map(\.rounds.count) == [0, 0, 1])
    server.stop()
  }

  @Test func outcomesOfOtherThingsAreNoAnswer() async throws {
    try await scratch.join(server)
    try scratch.play()
    let news = league.with { $0.news(after: nil) }
    for outcomes in [[], [SyncResponse.Outcome(id: "else", refused: nil)]] {
      let wrong = try FakeServer { _ in .json(SyncResponse(outcomes: outcomes, news: news)) }
      try repoint(to: wrong)
      await #expect(throws: LeagueProblem.notALeague("127.0.0.1:\(wrong.port)")) {
        try await scratch.player().sync()
      }
      wrong.stop()
    }
    try repoint(to: server)
    #expect(try await scratch.player().sync().rounds == 1)
    server.stop()
  }

  @Test func oneThingThatTheServerCannotReadDoesNotStopTheOthers() async throws {
    try await scratch.join(server)
    let ids = try (0..<9).map { try scratch.play(after: $0) }
    let strict = try FakeServer { [league] request in
      String(decoding: request.body, as: UTF8.self).contains(ids[4])
        ? .json(400, ErrorResponse(code: .malformed, message: "cannot read")) : league.answer(request)
    }
    try repoint(to: strict)
    let report = try await scratch.player().sync()
    #expect(report.rounds == 8)
    #expect(Set(league.with { $0.rounds.keys }) == Set(ids).subtracting([ids[4]]))
    #expect(scratch.status.refused.map(\.id) == [ids[4]])
    strict.stop()
    server.stop()
  }

  @Test func lessIsSentWhereAProxyTakesLess() async throws {
    try await scratch.join(server)
    let ids = try (0..<100).map { try scratch.play(after: $0) }
    let narrow = try FakeServer { [league] request in
      request.body.count > 8000
        ? .http(413, ["content-type": "text/html"], Array("<html>413 Request Entity Too Large".utf8))
        : league.answer(request)
    }
    try repoint(to: narrow)
    #expect(try await scratch.player().sync().rounds == 100)
    #expect(league.with { $0.order } == ids)
    #expect(scratch.status.refusedCount == 0)
    narrow.stop()
    server.stop()
  }

  /// Points the membership at another server.
  private func repoint(to server: FakeServer) throws {
    let old = try #require(try scratch.files.membership())
    let new = LeagueMembership(server: server.url, league: old.league, player: old.player, joined: old.joined)
    try WholeFile.write(JSONFile.content(of: new), to: scratch.league.membership)
  }

  private func append(_ text: String, to path: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
