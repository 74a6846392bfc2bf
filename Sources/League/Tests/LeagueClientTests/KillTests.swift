import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// The real program, killed at any instant while a server loses connections before and after it took what was sent:
/// every round counts, none twice, and both sides end in sync.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct KillTests {
  /// How often it is killed; more by LEAGUE_KILLS.
  private static let kills = ProcessInfo.processInfo.environment["LEAGUE_KILLS"].flatMap { Int($0) } ?? 30

  @Test func killedAtAnyInstantNothingIsLostOrDoubled() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let seed = UInt64.random(in: 0...UInt64.max)
    let chance = Chance(seed)
    let server = try FakeServer { request in
      // One in four is lost on its way in, one in four on its way back, one in eight is answered in part.
      switch request.path == "/v1/sync" ? chance.next(8) : 7 {
      case 0, 1: return .hangUp
      case 2, 3:
        _ = league.answer(request)
        return .hangUp
      case 4:
        let bytes = league.answer(request).bytes
        return .raw(Array(bytes.prefix(chance.next(bytes.count))))
      case _: return league.answer(request)
      }
    }
    let start = LeaguePlayer.systemClock()
    try await scratch.join(server, now: start)
    var generator = SystemRandomNumberGenerator()
    var rounds: [String] = []
    var changes: [String] = []
    var killed = 0
    var attempts = 0
    // As long as a run takes on this machine that nothing is cut of: the shortest of some.
    var run = 800_000
    for _ in 0..<8 {
      let begin = ContinuousClock.now
      _ = try await Program.run("sync", in: scratch)
      run = min(run, max(10_000, Int((ContinuousClock.now - begin) / .microseconds(1)) * 3 / 2))
    }
    while killed < KillTests.kills, attempts < 20 * KillTests.kills {
      attempts += 1
      for _ in 0..<chance.next(5) {
        let record = Scratch.round(at: LeaguePlayer.systemClock())
        try scratch.log.append(record)
        rounds.append(record.id)
      }
      if chance.next(4) == 0 {
        let id = UUIDv7(milliseconds: LeaguePlayer.systemClock(), using: &generator).description
        try scratch.outbox.append(
          LeagueChange(
            id: id, kind: .share, question: UUIDv4(using: &generator).description,
            text: Scratch.question("Change \(attempts)?").text, date: start))
        changes.append(id)
      }
      league.with { state in
        state.events.append(.question(Scratch.question("Question \(attempts)?")))
        state.events.append(
          .rate(.init(question: QuestionID(hash: UInt64(attempts)), asked: 2, right: 1, milliseconds: 5)))
      }
      let program = try Program(["sync"], environment: scratch.environment)
      try await Task.sleep(for: .microseconds(chance.next(run)))
      program.kill()
      // The machine is faster once other tests are over: of three runs two or so are to be cut.
      if await program.end().status == -SIGKILL {
        killed += 1
        run = min(800_000, run + run / 40)
      } else {
        run = max(10_000, run - run / 20)
      }
      // Whatever the instant: each file is whole.
      #expect(scratch.cursor != nil, "seed \(seed)")
      #expect(LeagueFolder(scratch.league).membership().value != nil, "seed \(seed)")
    }
    #expect(killed >= KillTests.kills)
    var isInSync = false
    for _ in 0..<200 where !isInSync { isInSync = try await Program.run("sync", in: scratch).status == 0 }
    #expect(isInSync)
    #expect(league.with { $0.order } == rounds, "seed \(seed)")
    #expect(Set(league.with { $0.changes.keys }) == Set(changes), "seed \(seed)")
    #expect(scratch.status.waitingRounds == 0)
    #expect(scratch.status.refusedCount == 0)
    // What a killed one had begun to write was cleared away.
    #expect(!scratch.names.contains { $0.hasSuffix(".new") }, "\(scratch.names)")
    let makers = try #require(scratch.text(of: scratch.league.questions))
    #expect(makers.split(separator: "\n").count == attempts, "seed \(seed)")
    let bank = try #require(scratch.text(of: scratch.league.banks + "/Class 3/Everyone's questions.csv"))
    #expect(bank.split(separator: "\n").count == attempts + 1, "seed \(seed)")
    #expect(scratch.text(of: scratch.league.rates)?.split(separator: "\n").count == attempts, "seed \(seed)")
    server.stop()
  }
}

/// Chance that many threads share, from one seed.
final class Chance: @unchecked Sendable {
  private let lock = NSLock()
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// 1 at the first call, 2 at the second.
  func count() -> UInt64 {
    lock.withLock {
      state += 1
      return state
    }
  }

  /// A number below `bound`; 0 for a bound of 0.
  func next(_ bound: Int) -> Int {
    lock.withLock {
      // SplitMix64.
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return bound > 0 ? Int((mixed ^ (mixed >> 31)) % UInt64(bound)) : 0
    }
  }
}
