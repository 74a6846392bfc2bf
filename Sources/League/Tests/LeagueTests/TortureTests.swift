import Foundation
import LeagueTorture
import Testing

/// Nothing lost, nothing doubled: a little here, at length in `make torture`.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct TortureTests {
  @Test(arguments: TortureOptions.Store.allCases)
  func everyRoundIsInTheStoreOnceWhateverFails(_ store: TortureOptions.Store) async throws {
    var options = TortureOptions(program: RealProgram.league)
    options.store = store
    (options.players, options.rounds) = (3, 10)
    let result = try await Torture(options).run()
    #expect(result.problems.isEmpty, "seed \(options.seed): \(result.problems.joined(separator: "\n"))")
    #expect(result.rounds == options.players * options.rounds)
    // A run in which nothing failed would show nothing.
    #expect(result.strikes.servers > 0, "seed \(options.seed): \(result)")
    #expect(result.fates.keys.count > 1, "seed \(options.seed): \(result)")
    print("\(store.rawValue): seed \(options.seed): \(result)")
  }

  /// The extremes of numbers in whatever the programs read, for some seconds.
  @Test(arguments: [22, 1_000_000_007] as [UInt64])
  func noLieInANumberEndsAProgram(_ seed: UInt64) async throws {
    var options = LiesOptions(program: RealProgram.league, game: RealProgram.game)
    options.seed = seed
    options.seconds = 1
    // Generous, since all tests run at once.
    options.patience = 60_000
    let result = try await Lies(options).run()
    #expect(result.problems.isEmpty, "\(result.problems.joined(separator: "\n"))")
    #expect(result.requests > 0 && result.honest.count > 0, "\(result)")
    #expect(!result.commands.isEmpty, "\(result)")
  }
}

/// The same of live rooms, which take their time: beside the others, and both stores at once.
@Suite(.timeLimit(.minutes(30)))
struct RoomTortureTests {
  @Test(arguments: TortureOptions.Store.allCases)
  func everyAnswerOfALiveRoomCountsOnceWhateverFails(_ store: TortureOptions.Store) async throws {
    var options = RoomTortureOptions(program: RealProgram.league)
    options.store = store
    (options.rooms, options.players, options.questions, options.strike) = (2, 3, 2, 4000)
    let result = try await RoomTorture(options).run()
    #expect(result.problems.isEmpty, "seed \(options.seed): \(result.problems.joined(separator: "\n"))")
    #expect(result.strikes > 0 && result.answers > 0, "seed \(options.seed): \(result)")
    print("rooms, \(store.rawValue): seed \(options.seed): \(result)")
  }
}
