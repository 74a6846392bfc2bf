import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import QuizStore

/// Measures a store: how many rounds it accepts, and how long its tables take; or live rooms of a server.
///
///     league-bench [sqlite|postgres|ADDRESS] [--clients 1,50,500] [--seconds 5] [--rounds 1000000] [--players 10000]
///     league-bench rooms --link INVITATION --process PID [--rooms 1] [--players 200] [--questions 5]
@main
enum Main {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.store == "rooms" {
        try await RoomBench(options: options).run()
      } else {
        try await Bench(options).run()
      }
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
  /// An invitation to a server with live rooms, and its process.
  var link = ""
  var process = 0
  /// How many live rooms, of how many questions.
  var rooms = 1
  var questions = 5

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
      case ("--link", _): link = value
      case ("--process", let number?): process = number
      case ("--rooms", let number?): rooms = number
      case ("--questions", let number?): questions = number
      case ("--seconds", let number?): seconds = number
      case ("--rounds", let number?): rounds = number
      case ("--players", let number?): players = number
      default: throw Problem(description: "\(argument) \(value) is not known")
      }
    }
  }
}
