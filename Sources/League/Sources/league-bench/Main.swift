import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// Measures a store: how many rounds it accepts, and how long its tables take.
///
///     league-bench [sqlite|postgres|ADDRESS] [--clients 1,50,500] [--seconds 5] [--rounds 1000000] [--players 10000]
@main
enum Main {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      try await Bench(options).run()
    } catch {
      FileHandle.standardError.write(Data("league-bench: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// What is measured.
struct Options {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  var store = "sqlite"
  var clients = [1, 50]
  var seconds = 5
  /// How many rounds the table has; 0 for no table.
  var rounds = 0
  var players = 10_000

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        store = argument
        continue
      }
      guard let value = rest.popFirst() else { throw Problem(description: "\(argument) needs a value") }
      switch (argument, Int(value)) {
      case ("--clients", _): clients = value.split(separator: ",").compactMap { Int($0) }
      case ("--seconds", let number?): seconds = number
      case ("--rounds", let number?): rounds = number
      case ("--players", let number?): players = number
      default: throw Problem(description: "\(argument) \(value) is not known")
      }
    }
  }
}
