import Foundation
import LeagueTorture

/// A long fault-injection test that nothing of a league is lost or doubled.
///
///     league-torture [sqlite|postgres|rooms|lies] [--players 200] [--liars 1] [--rounds 500] [--batch 10] [--strike 2000]
///                    [--restart 8000] [--pause 200] [--seed N] [--program PATH] [--game PATH] [--seconds 300]
///                    [--live 100]
///
/// Without a word it is both stores, one after the other, then so many live rooms (`--live`) of twenty players on each,
/// and then lies: the extremes of numbers in everything that a
/// server, a player's program and the game (`--game`, the one of the checkout unless said otherwise) read, for so many
/// seconds.
@main
enum Main {
  static func main() async {
    do {
      var failed = false
      let (runs, rooms, lies) = try options(Array(CommandLine.arguments.dropFirst()))
      for options in runs {
        say("\(options.store.rawValue): \(options.players) players × \(options.rounds) rounds, seed \(options.seed)")
        let result = try await Torture(options).run()
        say("\(options.store.rawValue): \(result)")
        for problem in result.problems.prefix(50) { say("  ✗ \(problem)") }
        failed = failed || !result.problems.isEmpty
      }
      for options in rooms {
        let name = "rooms, \(options.store.rawValue)"
        say("\(name): \(options.rooms) rooms of \(options.players), seed \(options.seed)")
        let result = try await RoomTorture(options).run()
        say("\(name): \(result)")
        for problem in result.problems.prefix(50) { say("  ✗ \(problem)") }
        failed = failed || !result.problems.isEmpty
      }
      if let lies {
        say("lies: \(lies.seconds) s, seed \(lies.seed), \(lies.game ?? "without the game")")
        let result = try await Lies(lies).run()
        say("lies: seed \(lies.seed): \(result)")
        for problem in result.problems.prefix(50) { say("  ✗ \(problem)") }
        failed = failed || !result.problems.isEmpty
      }
      exit(failed ? 1 : 0)
    } catch {
      FileHandle.standardError.write(Data("league-torture: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Writes a line at once, also into a file.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private static func options(_ arguments: [String]) throws -> ([TortureOptions], [RoomTortureOptions], LiesOptions?) {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    var options = TortureOptions(program: folder.appending(path: "tenq-league").path)
    (options.players, options.rounds, options.batch) = (200, 500, 10)
    (options.strike, options.restart) = (2000, 8000)
    options.report = { say("  \($0)") }
    var stores = TortureOptions.Store.allCases
    var lies = LiesOptions(program: options.program, game: game())
    lies.seconds = 300
    lies.report = options.report
    var hasLies = true
    var roomStores = stores
    var rooms = RoomTortureOptions(program: options.program)
    (rooms.rooms, rooms.players, rooms.questions, rooms.strike) = (100, 20, 5, 12_000)
    rooms.report = options.report
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let store = TortureOptions.Store(rawValue: argument) {
        (stores, roomStores, hasLies) = ([store], [], false)
        continue
      }
      if argument == "rooms" {
        (stores, roomStores, hasLies) = ([], TortureOptions.Store.allCases, false)
        continue
      }
      if argument == "lies" {
        (stores, roomStores, hasLies) = ([], [], true)
        continue
      }
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(argument): not known, or without a value")
      }
      switch (argument, Int(value)) {
      case ("--program", _): (options.program, lies.program, rooms.program) = (value, value, value)
      case ("--game", _): lies.game = value
      case ("--seed", _):
        let seed = UInt64(value) ?? 0
        (options.seed, lies.seed, rooms.seed) = (seed, seed, seed)
      case ("--live", let number?) where number > 0: rooms.rooms = number
      case ("--seconds", let number?) where number > 0: lies.seconds = number
      case ("--players", let number?) where number > 0: options.players = number
      case ("--rounds", let number?) where number > 0: options.rounds = number
      case ("--liars", let number?) where number >= 0: options.liars = number
      case ("--batch", let number?) where number > 0: options.batch = number
      case ("--strike", let number?) where number > 0: options.strike = number
      case ("--restart", let number?) where number > 0: options.restart = number
      case ("--pause", let number?) where number > 0: options.pause = number
      case (_, _): throw Mistake(description: "\(argument) \(value) is not known")
      }
    }
    let runs = stores.map { store in
      var options = options
      options.store = store
      return options
    }
    let live = roomStores.map { store in
      var options = rooms
      options.store = store
      return options
    }
    return (runs, live, hasLies ? lies : nil)
  }

  /// The game of the checkout in which this runs; nil when it was not built.
  private static func game() -> String? {
    [".build/release/tenq", ".build/debug/tenq"].map { URL(filePath: $0).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
