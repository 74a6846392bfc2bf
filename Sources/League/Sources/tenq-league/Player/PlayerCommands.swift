import ArgumentParser
import LeagueAPI
import LeagueClient
import QuizCore
import QuizStore
import TerminalKit

/// The player's commands, which `tenq league …` calls.
enum PlayerCommands {
  static let all: [any ParsableCommand.Type] = [
    JoinCommand.self, SyncCommand.self, StatusCommand.self, TopCommand.self, LeaveCommand.self, TableCommand.self,
  ]
}

/// `tenq-league sync`.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Send what waits, and receive what is new.",
    discussion: """
      With --background it prints nothing, does nothing while it waits after a failure, and ends within a minute: so the \
      game starts it.
      """)

  @OptionGroup var options: PlayerOptions

  @Flag(help: "As the game starts it: prints nothing, and ends within a minute.")
  var background = false

  func run() async throws {
    if background { return await BackgroundSync.run(options.language) }
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let report = try await session.player.sync()
      Owner.print(SyncWords.report(report)[session.language])
    }
  }
}

/// `tenq-league leave`.
struct LeaveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "leave", abstract: "Leave the league.",
    discussion: """
      Removes the league's files from this computer: its questions, rates and tables. Your scores and your own questions \
      stay. The league keeps your rounds and the questions that you shared, unless --erase has the server erase them first.
      """)

  @OptionGroup var options: PlayerOptions

  @Flag(help: "Have the server erase your rounds, your questions and your name first.")
  var erase = false

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      let (membership, unsent) = try await session.player.leave(erasing: erase)
      for sentence in LeaveWords.sentences(membership, unsent, erased: erase) {
        Owner.print(sentence[session.language])
      }
    }
  }
}

/// `tenq-league table`: one table into its file, for the game's screen.
struct TableCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Fetch one table into its file; prints nothing.", shouldDisplay: false)

  @OptionGroup var options: PlayerOptions
  @OptionGroup var selection: SelectionOptions

  func run() async throws {
    await PlayerSession.run(options.language) { session throws(LeagueProblem) in
      try await session.player.fetchTable(selection.value)
    }
  }
}

/// Which table.
struct SelectionOptions: ParsableArguments {
  @Option(help: "Since when rounds count: day, week, month or all.")
  var period: LeagueTable.Period = .week

  @Option(help: "Only rounds of this game, as the score log calls it: timed, missing, survival, …")
  var game: String?

  @Option(help: "Only rounds of this set, as the score log calls it: \"en/Food pairings/Basics\".")
  var set: String?

  @Option(help: "The order: points, right, time or days.")
  var by: LeagueTable.Order = .points

  func validate() throws {
    for text in [game, set].compactMap({ $0 }) {
      guard text.utf8.count <= 500 else { throw ValidationError("the name of a game or set has at most 500 bytes") }
    }
  }

  /// The selection; an empty name is none.
  var value: LeagueTable.Selection {
    .init(
      period: period, game: game.flatMap { $0.isEmpty ? nil : $0 }, set: set.flatMap { $0.isEmpty ? nil : $0 },
      order: by)
  }
}

extension LeagueTable.Period: @retroactive ExpressibleByArgument {}
extension LeagueTable.Order: @retroactive ExpressibleByArgument {}
