import ArgumentParser

/// The commands of a league's owner.
enum ServerCommands {
  static let all: [any ParsableCommand.Type] = [
    ServeCommand.self, InviteCommand.self, LeaguesCommand.self, CreateCommand.self, WordCommand.self,
    RulesCommand.self, InvitationsCommand.self, RevokeCommand.self, PlayersCommand.self, RoundsCommand.self,
    RenameCommand.self, HideCommand.self, ShowCommand.self, BanCommand.self, UnbanCommand.self, QuestionsCommand.self,
    ApproveCommand.self, ReportsCommand.self, RefusedCommand.self, RemoveCommand.self, ExportCommand.self,
    EraseCommand.self, BackupCommand.self, RestoredCommand.self, CopyCommand.self,
  ]
}
