import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// Temporarily refused rounds are sent again.
@Suite(.timeLimit(.minutes(15)))
struct AgainTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer
  private static let hour = 3_600_000

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  private func setClock(_ instant: Int) { league.with { $0.now = instant } }

  @Test(arguments: ["round.future", "round.past", "quota.rounds", "quota.bytes", "quota.sets"])
  func whatIsRefusedForNowIsSentAgainAfterAnHour(_ code: String) async throws {
    try await scratch.join(server)
    let ids = try (0..<3).map { try scratch.play(after: $0) }
    league.with { $0.refusals = [ids[1]: code] }
    setClock(Scratch.now)
    _ = try await scratch.player().sync()
    #expect(scratch.status.refusedCount == 0)
    #expect(scratch.status.waitingRounds == 1)
    #expect(scratch.status.held == [.init(code: code, count: 1)])
    // Not before an hour has passed.
    setClock(Scratch.now + Self.hour / 2)
    _ = try await scratch.player(now: Scratch.now + Self.hour / 2).sync()
    league.with { $0.refusals = [:] }
    setClock(Scratch.now + 2 * Self.hour)
    #expect(league.with { $0.rounds[ids[1]] } == nil)
    _ = try await scratch.player(now: Scratch.now + 2 * Self.hour).sync()
    #expect(league.with { Set($0.rounds.keys) } == Set(ids))
    #expect(scratch.status.waitingRounds == 0)
    server.stop()
  }

  @Test func aServerTenDaysAheadAndRightAgainEndsWithAllRounds() async throws {
    let tenDays = 240 * Self.hour
    setClock(Scratch.now + tenDays)
    try await scratch.join(server)
    let first = try scratch.play(after: 0)
    _ = try await scratch.player().sync()
    #expect(scratch.cursor?.clock == tenDays)
    // Right again: it takes nothing that was before the joining, by its clock of then.
    setClock(Scratch.now)
    let ids = try (1...300).map { try scratch.play(after: $0) }
    league.with { state in for id in ids { state.refusals[id] = "round.past" } }
    _ = try await scratch.player().sync()
    #expect(scratch.status.waitingRounds == 300)
    #expect(try scratch.player().summary().held == [.init(code: "round.past", count: 300)])
    // Its clock is read each time, and nothing is resent.
    let before = server.requests.count
    _ = try await scratch.player().sync()
    #expect(server.requests.count == before + 1)
    // Its owner sets it by two minutes: that is worth a try.
    league.with { $0.refusals = [:] }
    setClock(Scratch.now + 120_000)
    let report = try await scratch.player().sync()
    #expect(report.rounds == 300)
    #expect(league.with { $0.order } == [first] + ids)
    #expect(scratch.status.waitingRounds == 0)
    #expect(scratch.cursor?.again == nil)
    server.stop()
  }

  @Test func aFullQuotaHoldsTheLogUntilItsDayIsOver() async throws {
    setClock(Scratch.now)
    try await scratch.join(server)
    let ids = try (0..<1000).map { try scratch.play(after: $0) }
    let resets = Scratch.now + 1000_000
    league.with { state in
      for id in ids[50...] { state.refusals[id] = "quota.rounds" }
      state.usage = usage(rounds: 50, resets: resets)
    }
    let report = try await scratch.player().sync()
    #expect(report.rounds == 50)
    #expect(report.held == 150)
    // The rest was not sent in vain.
    #expect(report.requests == 1)
    #expect(scratch.status.waitingRounds == 950)
    #expect(scratch.status.quotas == [.init(kind: .rounds, used: 50, limit: 50)])
    #expect(scratch.status.resets == resets)
    let later = try scratch.play(after: 5000)
    _ = try await scratch.player().sync()
    #expect(league.with { $0.order.count } == 50)
    league.with { state in
      state.refusals = [:]
      state.usage = usage(rounds: 1, resets: resets + 86_400_000)
    }
    setClock(resets + 1)
    _ = try await scratch.player(now: resets + 1).sync()
    #expect(league.with { $0.order } == ids + [later])
    #expect(league.with { $0.rounds.values.allSatisfy { $0 == 1 } })
    #expect(scratch.status.waitingRounds == 0)
    #expect(scratch.status.quotas.isEmpty)
    server.stop()
  }

  @Test func manyThatAreRefusedForNowHoldTheRest() async throws {
    setClock(Scratch.now)
    try await scratch.join(server)
    let ids = try (0..<2500).map { try scratch.play(after: $0) }
    league.with { state in for id in ids { state.refusals[id] = "round.future" } }
    _ = try await scratch.player().sync()
    #expect(scratch.cursor?.again?.codes.count == 2000)
    #expect(scratch.status.waitingRounds == 2500)
    league.with { $0.refusals = [:] }
    setClock(Scratch.now + 70_000)
    _ = try await scratch.player().sync()
    #expect(league.with { Set($0.rounds.keys) } == Set(ids))
    #expect(league.with { $0.rounds.values.allSatisfy { $0 == 1 } })
    server.stop()
  }

  @Test func whatAnEarlierProgramTookForRefusedIsSentAgain() async throws {
    setClock(Scratch.now)
    try await scratch.join(server)
    let ids = try (0..<3).map { try scratch.play(after: $0) }
    league.with { $0.refusals = [ids[0]: "round.past", ids[1]: "round.game"] }
    _ = try await scratch.player().sync()
    // As version 0.2 leaves it: none of the later members, the refusal among the others.
    var json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: scratch.league.cursor))) as? [String: Any])
    for key in ["again", "clock", "history", "forgotten", "restored", "usage", "pushedOut", "reread"] {
      json[key] = nil
    }
    json["refused"] = [
      ["id": ids[0], "code": "round.past", "date": 5], ["id": ids[1], "code": "round.game", "date": 5],
    ]
    json["refusedCount"] = 2
    try JSONSerialization.data(withJSONObject: json).write(to: URL(filePath: scratch.league.cursor))
    league.with { $0.refusals[ids[0]] = nil }
    _ = try await scratch.player().sync()
    #expect(league.with { Set($0.rounds.keys) } == [ids[0], ids[2]])
    #expect(scratch.status.refused.map(\.id) == [ids[1]])
    #expect(scratch.status.refusedCount == 1)
    server.stop()
  }

  @Test(arguments: [79, 80, 100])
  func aQuotaIsToldFromFourFifthsOn(_ used: Int) {
    #expect(LeagueStatus.Quota(kind: .rounds, used: used, limit: 100).isNear == (used >= 80))
  }

  @Test func aQuotaIsToldInBothLanguages() {
    let quota = LeagueStatus.Quota(kind: .rounds, used: 1900, limit: 2000)
    #expect(quota.words == Phrase(en: "1,900 of 2,000 rounds today", ja: "今日の記録：2,000回中1,900回"))
    #expect(LeagueStatus.Quota(kind: .bytes, used: 30 << 20, limit: 32 << 20).words.en == "30 of 32 MB today")
  }

  private func usage(rounds: Int, resets: Int) -> Usage {
    Usage(
      rounds: rounds, roundLimit: 50, bytes: 1, byteLimit: 100, sets: 0, setLimit: 10, questions: 0, questionLimit: 200,
      resets: resets)
  }
}
