import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Synchronization
import Testing

@testable import LeagueStore

/// Several servers on one PostgreSQL with faults. Serialized: each test loads the whole machine.
@Suite(.serialized) struct ServersTests {
  /// The fault injected while rounds are sent.
  enum Trouble: String, CaseIterable, CustomTestStringConvertible {
    case none
    case connectionsAreEnded
    case databaseRestarts
    case everythingIsSerializable

    var testDescription: String { rawValue }
  }

  @Test(arguments: Trouble.allCases)
  func everyAcceptedRoundCountsExactlyOnce(_ trouble: Trouble) async throws {
    // A test that restarts the database has its own.
    let (postgres, address) = try await onOwnThread {
      let postgres = trouble == .databaseRestarts ? try TestPostgres() : try TestPostgres.shared()
      return (
        postgres, try postgres.makeDatabase(isolation: trouble == .everythingIsSerializable ? "serializable" : nil)
      )
    }
    let test = try await TestLeague(StoreURL(address))
    var players: [Identity] = []
    for index in 0..<12 { players.append(try await test.join("Player \(index)")) }
    var stores = [test.store]
    for _ in 1..<3 { stores.append(try await LeagueStore.open(test.url)) }
    let (all, identities, now) = (stores, players, test.now)
    let harm = Harm {
      switch trouble {
      case .none, .everythingIsSerializable: false
      case .connectionsAreEnded:
        try postgres.terminateConnections(to: address, after: .milliseconds(Int.random(in: 20..<200)))
      case .databaseRestarts: try postgres.restart(after: .milliseconds(Int.random(in: 300..<1500)))
      }
    }
    // Each player's program resends until it has an outcome; a send may go to two servers, as when an answer was lost.
    let accepted = try await inParallel(24) { index in
      var samples = SampleRounds()
      var accepted: Set<String> = []
      for _ in 0..<(trouble == .none ? 6 : 10) {
        let rounds = (0..<Int.random(in: 1...6)).map { _ in
          samples.timed(at: now - Int.random(in: 0..<TestLeague.day), questions: nil)
        }
        let player = identities[index % identities.count]
        @Sendable func send(_ rounds: [RoundRecord]) async -> Set<String> {
          while true {
            do {
              let outcomes = try await all[Int.random(in: 0..<all.count)].accept(
                rounds: rounds, changes: [], of: player, clock: now, now: now, known: SampleQuestions.known)
              #expect(outcomes.allSatisfy { $0.refused == nil })
              return Set(outcomes.map(\.id))
            } catch StoreError.unavailable { continue } catch {
              Issue.record("\(error)")
              return []
            }
          }
        }
        if Bool.random() {
          async let again = send(rounds)
          accepted.formUnion(await send(rounds))
          accepted.formUnion(await again)
        } else {
          accepted.formUnion(await send(rounds))
        }
      }
      return accepted
    }
    let harmed = try await harm.end()
    let expected = accepted.reduce(into: Set<String>()) { $0.formUnion($1) }
    let audit = try await test.store.audit(test.league)
    #expect(audit.rounds == expected.count)
    #expect(audit.problems == [])
    let table = try await test.table(.init(period: .all))
    #expect(table.rows.reduce(0) { $0 + $1.rounds } == expected.count)
    let retries = stores.reduce(0) { $0 + $1.retries }
    switch trouble {
    // Whatever the database's default is, the transactions say what they need.
    case .none, .everythingIsSerializable: break
    case .connectionsAreEnded, .databaseRestarts:
      #expect(harmed > 0)
      #expect(retries > 0)
    }
    for store in stores.dropFirst() { await store.close() }
    await test.end()
    if trouble == .databaseRestarts { try await onOwnThread { postgres.stop() } }
  }

  /// The same players in other orders: a store that locked in the order of sending would deadlock.
  @Test func sendsInOppositeOrdersDoNotEndInADeadlock() async throws {
    let address = try await TestPostgres.newDatabase()
    let test = try await TestLeague(StoreURL(address))
    let (one, two) = (try await test.join("Aki"), try await test.join("Ben"))
    let other = try await LeagueStore.open(test.url)
    let (stores, now) = ([test.store, other], test.now)
    _ = try await inParallel(40) { index in
      var samples = SampleRounds()
      // Forwards and backwards through the same questions.
      let questions = Array(SampleQuestions.bank[0..<50])
      let round = samples.timed(at: now - index * 60_000, questions: index % 2 == 0 ? questions : questions.reversed())
      let outcome = try await stores[index % 2].accept(
        rounds: [round], changes: [], of: index % 4 < 2 ? one : two, clock: now, now: now,
        known: SampleQuestions.known)
      #expect(outcome.allSatisfy { $0.refused == nil })
    }
    let deadlocks = try await onOwnThread {
      try TestPostgres.shared().sql(
        "select deadlocks from pg_stat_database where datname = current_database()", in: address)
    }
    #expect(deadlocks.hasPrefix("0"))
    #expect(try await test.store.audit(test.league) == (40, []))
    await other.close()
    await test.end()
  }

  @Test func aDatabaseThatIsAwayIsSaidAndComesBack() async throws {
    let (postgres, address) = try await onOwnThread {
      let postgres = try TestPostgres()
      return (postgres, try postgres.makeDatabase())
    }
    let test = try await TestLeague(StoreURL(address), patience: .milliseconds(200))
    let player = try await test.join("Aki")
    let round = test.samples.timed(at: test.now)
    try await onOwnThread { try postgres.pause() }
    let error = await #expect(throws: StoreError.self) { try await test.send([round], of: player) }
    guard case .unavailable(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.contains("\n"))
    try await onOwnThread { try postgres.resume() }
    #expect(try await test.send([round], of: player) == [nil])
    #expect(try await test.store.audit(test.league) == (1, []))
    await test.end()
    try await onOwnThread { postgres.stop() }
  }

  @Test(arguments: TestEngine.allCases)
  func playersMayBeErasedWhileTheySend(_ engine: TestEngine) async throws {
    let test = try await TestLeague(engine)
    var players: [Identity] = []
    for index in 0..<8 { players.append(try await test.join("Player \(index)")) }
    let other = try await LeagueStore.open(test.url)
    let (stores, identities, now) = ([test.store, other], players, test.now)
    _ = try await inParallel(16) { index in
      var samples = SampleRounds()
      let player = identities[index % 8]
      for step in 0..<8 {
        if step == 4, index % 4 == 0 {
          try await stores[index / 8].erase(player, now: now)
          continue
        }
        do {
          _ = try await stores[index % 2].accept(
            rounds: (0..<4).map { _ in samples.timed(at: now) }, changes: [], of: player, clock: now, now: now,
            known: SampleQuestions.known)
        } catch StoreError.refused(.unknownToken) { continue }
      }
    }
    let audit = try await test.store.audit(test.league)
    #expect(audit.problems == [])
    // Players 0 and 4 are gone.
    #expect(try await test.store.players(of: test.league).count == 6)
    #expect(try await test.table(.init(period: .all)).count == 6)
    await other.close()
    await test.end()
  }
}

/// Repeats an action on its own thread while a test runs: blocking calls must not hold the few threads that all tasks
/// share.
private final class Harm: Sendable {
  private struct State {
    var isOver = false
    var result: Result<Int, any Error>?
    var waiting: CheckedContinuation<Result<Int, any Error>, Never>?
  }

  private let state = Mutex(State())

  /// Begins; `action` returns false when there is nothing to do.
  init(_ action: @escaping @Sendable () throws -> Bool) {
    Thread.detachNewThread {
      var count = 0
      let result = Result<Int, any Error> {
        while !self.state.withLock({ $0.isOver }), try action() { count += 1 }
        return count
      }
      let waiting = self.state.withLock { state in
        state.result = result
        return state.waiting
      }
      waiting?.resume(returning: result)
    }
  }

  /// Ends it; returns how often it was done.
  func end() async throws -> Int {
    try await withCheckedContinuation { continuation in
      let result = state.withLock { state in
        state.isOver = true
        if state.result == nil { state.waiting = continuation }
        return state.result
      }
      if let result { continuation.resume(returning: result) }
    }.get()
  }
}
