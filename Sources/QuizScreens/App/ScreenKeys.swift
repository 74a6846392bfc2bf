import TerminalKit

/// A key table of a screen, without the type of its commands: where its keys are pressed, and what the help tells of
/// them.
struct ScreenKeys: Sendable {
  /// The section of the help that lists it, which also names where its keys are pressed.
  let topic: HelpScreen.Topic
  /// Every key of the table.
  let keys: [Key]
  /// The lines of the help.
  let help: @Sendable (ViewContext) -> [HelpScreen.Line]

  /// A table whose rows the help lists in `topic`, except rows without help text.
  init<Command>(_ topic: HelpScreen.Topic, _ table: KeyTable<Command>) {
    self.init(topic, table, told: table)
  }

  /// A table for which the help lists in `topic` only the rows of `told`; the others are common to all lists.
  init<Command, Told>(_ topic: HelpScreen.Topic, _ table: KeyTable<Command>, told: KeyTable<Told>) {
    self.topic = topic
    keys = table.keys
    help = { told.help(in: $0) }
  }

  /// A table that has the keys of every list and no others.
  static func list<Command>(_ table: KeyTable<Command>) -> ScreenKeys {
    ScreenKeys(.lists, table, told: KeyTable<Command>([]))
  }

  /// Every screen, in the order of the keys within a section of the help.
  static let screens: [any Screen.Type] = common + Games.all.modules.flatMap(\.ownScreens)

  /// Those that belong to no game alone.
  private static let common: [any Screen.Type] = [
    HomeScreen.self, HistoryScreen.self, RecordScreen.self, SittingScreen.self, HostedScreen.self,
    StatisticsScreen.self, QuestionStatisticsScreen.self, SettingsScreen.self, StartSetScreen.self,
    HomeGamesScreen.self,
    OwnColorsScreen.self, ColorScreen.self, OwnKeysScreen.self, HelpScreen.self,
    PickScreen.self, CountdownScreen.self, StartScreen.self, DealScreen.self, DailyScreen.self,
    RoundScreen.self, PanelsScreen.self, ResultScreen.self, ReviewScreen.self,
    UserQuestionsScreen.self, QuestionEditorScreen.self,
    LeagueScreen.self, LeagueSetScreen.self, LeagueDetailsScreen.self, LeagueJoinScreen.self, LeagueReportScreen.self,
  ]

  /// The tables of all screens, and the keys that work on each.
  static var all: [ScreenKeys] { screens.flatMap { $0.keyTables } + [ScreenKeys(.everywhere, App.keys)] }
}
