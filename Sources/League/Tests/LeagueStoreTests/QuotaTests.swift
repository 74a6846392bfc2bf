import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueStore

/// How much a player may send.
struct QuotaTests {
  @Test(arguments: TestEngine.allCases)
  func roundsOfADayAreLimitedAndTheNextDayBeginsAtNone(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("rounds", to: 5)
    let player = try await test.join("Aki")
    let first = (0..<3).map { _ in test.samples.timed(at: test.now) }
    #expect(try await test.send(first, of: player) == [nil, nil, nil])
    // What is there counts once, however often it is sent, also in one request.
    let more = (0..<4).map { _ in test.samples.timed(at: test.now) }
    let both = first + [more[0], more[0]] + more[1...]
    #expect(
      try await test.send(both, of: player) == [nil, nil, nil, nil, nil, nil, .quotaRounds, .quotaRounds])
    let usage = try await test.store.usage(of: player, now: test.now)
    #expect((usage.rounds, usage.roundLimit, usage.sets) == (5, 5, 1))
    #expect(usage.bytes == (first + more[..<2]).reduce(0) { $0 + $1.line.utf8.count })
    #expect(usage.resets == (test.now / TestLeague.day + 1) * TestLeague.day)
    // What was taken is accepted again, and another player has a limit of their own.
    #expect(try await test.send(first, of: player) == [nil, nil, nil])
    let other = try await test.join("Ben")
    #expect(try await test.send([test.samples.timed(at: test.now)], of: other) == [nil])
    test.now += TestLeague.day
    #expect(try await test.send([more[2], more[3]], of: player, clock: test.now) == [nil, nil])
    #expect(try await test.store.usage(of: player, now: test.now).rounds == 2)
    let audit = try await test.store.audit(test.league)
    #expect(audit.rounds == 8 && audit.problems == [])
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func requestsAtTheSameInstantDoNotPassTogether(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("rounds", to: 10)
    let player = try await test.join("Aki")
    let rounds = (0..<8).map { _ in (0..<5).map { _ in test.samples.timed(at: test.now) } }
    // Servers of their own, where the engine lets them write at once.
    let second = try await LeagueStore.open(test.url)
    let stores = [test.store, second]
    let now = test.now
    let outcomes = try await inParallel(8) { index in
      try await stores[index % 2].accept(
        rounds: rounds[index], changes: [], of: player, clock: now, now: now, known: SampleQuestions.known)
    }
    #expect(outcomes.joined().count { $0.refused == nil } == 10)
    #expect(outcomes.joined().count { $0.refused == .quotaRounds } == 30)
    await second.close()
    #expect(try await test.store.audit(test.league).rounds == 10)
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func bytesAndNewSetsOfADayAreLimited(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("sets", to: 2)
    let player = try await test.join("Aki")
    let rounds = [0, 1, 2, 0].map { test.samples.timed(at: test.now, set: SampleQuestions.sets[$0]) }
    #expect(try await test.send(rounds, of: player) == [nil, nil, .quotaSets, nil])
    test.now += TestLeague.day
    // Sets begun yesterday do not count today.
    let next = [0, 1, 2, 3, 4].map { test.samples.timed(at: test.now, set: SampleQuestions.sets[$0]) }
    #expect(try await test.send(next, of: player) == [nil, nil, nil, nil, .quotaSets])
    #expect(try await test.store.usage(of: player, now: test.now).sets == 2)

    try await test.setRule("megabytes", to: 1)
    let other = try await test.join("Ben")
    let answer = RoundRecord.Answer(question: SampleQuestions.bank[0], choice: 1, correct: true, milliseconds: 1000)
    let large = (0..<40).map { _ in
      test.samples.record(
        .timed, set: "en/food/a", at: test.now,
        answers: [RoundRecord.Answer](repeating: answer, count: RoundRecord.mostAnswers))
    }
    let outcomes = try await test.send(large, of: other)
    // Those that a round cannot be are refused for that; what is taken is less than the limit.
    #expect(try await test.store.usage(of: other, now: test.now).bytes <= 1 << 20)
    #expect(outcomes.contains(.quotaBytes) || outcomes.allSatisfy { $0 != nil })
    await test.end()
  }

  @Test(arguments: TestEngine.allCases)
  func questionsAreLimitedInNumberAndBytes(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    try await test.setRule("questions", to: 3)
    let player = try await test.join("Aki")
    let ids = (0..<4).map { _ in test.samples.uuid() }
    let shares = ids.enumerated().map { test.change(.share, $1, "Question \($0)?") }
    #expect(try await test.send(shares, of: player) == [nil, nil, nil, .questionMany])
    #expect(try await test.send([test.change(.change, ids[0], "Better?")], of: player) == [nil])
    let withdrawn = [test.change(.withdraw, ids[1]), test.change(.share, ids[3], "Another?")]
    #expect(try await test.send(withdrawn, of: player) == [nil, nil])
    #expect(try await test.store.usage(of: player, now: test.now).questions == 3)

    try await test.setRule("question-kilobytes", to: 1)
    let other = try await test.join("Ben")
    let long = (0..<3).map { test.change(.share, test.samples.uuid(), String(repeating: "\($0)", count: 300)) }
    #expect(try await test.send(long, of: other) == [nil, nil, .questionBytes])
    await test.end()
  }
}
