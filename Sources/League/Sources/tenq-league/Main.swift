import ArgumentParser

/// `tenq-league`: the player's side of a league, and its server.
struct TenqLeague: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tenq-league", abstract: "One league, many players of TenQ.",
    subcommands: PlayerCommands.all)
}

/// The entry point.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let language = BackgroundSync.language(askedBy: arguments) {
      await BackgroundSync.run(language)
    } else {
      await TenqLeague.main(arguments)
    }
  }
}
