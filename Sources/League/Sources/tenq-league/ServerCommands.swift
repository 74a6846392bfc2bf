import ArgumentParser

/// The commands of those who run a league.
enum ServerCommands {
  static let all: [any ParsableCommand.Type] = [
    ServeCommand.self, InviteCommand.self, LeaguesCommand.self, CreateCommand.self, WordCommand.self,
    PlayersCommand.self, QuestionsCommand.self, ReportsCommand.self, RemoveCommand.self, ExportCommand.self,
    EraseCommand.self, BackupCommand.self, CopyCommand.self,
  ]
}
