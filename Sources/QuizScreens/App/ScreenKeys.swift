import TerminalKit

/// A key table of a screen, without the type of its commands: where its keys are pressed.
struct ScreenKeys: Sendable {
  /// The section of the help about it, which also names where its keys are pressed.
  let topic: HelpScreen.Topic
  /// Every key of the table.
  let keys: [Key]

  init<Command>(_ topic: HelpScreen.Topic, _ table: KeyTable<Command>) {
    self.topic = topic
    keys = table.keys
  }

  /// Every screen.
  static let screens: [any Screen.Type] = common + Games.all.modules.flatMap(\.ownScreens)

  /// Those that belong to no game alone.
  private static let common: [any Screen.Type] = [
    HomeScreen.self, HistoryScreen.self, PastRoundScreen.self,
    StatisticsScreen.self, QuestionStatisticsScreen.self, SettingsScreen.self, StartSetScreen.self,
    HomeGamesScreen.self,
    OwnColorsScreen.self, ColorScreen.self, OwnKeysScreen.self, HelpScreen.self,
    PickScreen.self, CountdownScreen.self, StartScreen.self, DealScreen.self, DailyScreen.self,
    RoundScreen.self, PanelsScreen.self, ResultScreen.self,
    UserQuestionsScreen.self, QuestionEditorScreen.self, ImportScreen.self,
    LeagueScreen.self, LeagueSetScreen.self, LeagueDetailsScreen.self, LeagueJoinScreen.self, LeagueReportScreen.self,
  ]

  /// The tables of all screens, and the keys that work on each.
  static var all: [ScreenKeys] { screens.flatMap { $0.keyTables } + [ScreenKeys(.everywhere, App.keys)] }
}
