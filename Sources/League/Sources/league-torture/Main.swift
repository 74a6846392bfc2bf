import Foundation
import LeagueTorture

/// Tries at length that nothing of a league is lost or doubled, whatever fails.
///
///     league-torture [sqlite|postgres] [--players 200] [--rounds 500] [--batch 10] [--strike 2000] [--restart 8000]
///                    [--pause 200] [--seed N] [--program PATH]
///
/// Without a store it is both, one after the other.
@main
enum Main {
  static func main() async {
    do {
      var failed = false
      for options in try options(Array(CommandLine.arguments.dropFirst())) {
        say("\(options.store.rawValue): \(options.players) players × \(options.rounds) rounds, seed \(options.seed)")
        let result = try await Torture(options).run()
        say("\(options.store.rawValue): \(result)")
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

  private static func options(_ arguments: [String]) throws -> [TortureOptions] {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    var options = TortureOptions(program: folder.appending(path: "tenq-league").path)
    (options.players, options.rounds, options.batch) = (200, 500, 10)
    (options.strike, options.restart) = (2000, 8000)
    options.report = { say("  \($0)") }
    var stores = TortureOptions.Store.allCases
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let store = TortureOptions.Store(rawValue: argument) {
        stores = [store]
        continue
      }
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(argument): not known, or without a value")
      }
      switch (argument, Int(value)) {
      case ("--program", _): options.program = value
      case ("--seed", _): options.seed = UInt64(value) ?? 0
      case ("--players", let number?) where number > 0: options.players = number
      case ("--rounds", let number?) where number > 0: options.rounds = number
      case ("--batch", let number?) where number > 0: options.batch = number
      case ("--strike", let number?) where number > 0: options.strike = number
      case ("--restart", let number?) where number > 0: options.restart = number
      case ("--pause", let number?) where number > 0: options.pause = number
      case (_, _): throw Mistake(description: "\(argument) \(value) is not known")
      }
    }
    return stores.map { store in
      var options = options
      options.store = store
      return options
    }
  }
}
