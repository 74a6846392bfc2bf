import QuizCore

// Names all games and screens: the layers below know none of them.

extension Games {
  /// The modules of all games, in the order of ``GameList/all``.
  public static let all = Games(
    [
      TimedModule(),
      DailyModule(),
      PracticeModule(),
      EndlessModule(),
      SurvivalModule(),
      MissingNumberModule(),
      PanelsModule(),
      ReviewModule(),
      LiveModule(),
    ], screens: { allScreens })

  private static let allScreens: [any Screen.Type] = [
    HomeScreen.self, HistoryScreen.self, PastRoundScreen.self, StatisticsScreen.self, QuestionStatisticsScreen.self,
    SettingsScreen.self, StartSetScreen.self, HomeGamesScreen.self, OwnColorsScreen.self, ColorScreen.self,
    OwnKeysScreen.self, HelpScreen.self,
    PickScreen.self, CountdownScreen.self, StartScreen.self, DealScreen.self, DailyScreen.self,
    RoundScreen.self, SittingScreen.self, PanelsScreen.self, ResultScreen.self,
    UserQuestionsScreen.self, QuestionEditorScreen.self, ImportScreen.self,
    LeagueScreen.self, LeagueSetScreen.self, LeagueDetailsScreen.self, LeagueJoinScreen.self, LeagueReportScreen.self,
    LiveMenuScreen.self, LiveRulesScreen.self, LiveHostScreen.self, LiveJoinScreen.self, LivePlayerScreen.self,
  ]
}

extension Destination {
  var screen: any Screen {
    switch self {
    case .history: HistoryScreen()
    case .pastRound(let result): PastRoundScreen(result)
    case .report(let question, let entry): LeagueReportScreen(question, entry)
    }
  }
}

extension AppState {
  /// Creates a state with all games and nothing played yet.
  public init(version: String, language: Language, catalogue: Catalogue, selection: Selection = .everything) {
    self.init(version: version, language: language, catalogue: catalogue, selection: selection, games: .all)
  }
}

extension OwnChoices {
  /// Reads the colours and keys of the settings file for all games.
  public init(_ settings: Settings) {
    self.init(settings, in: .all)
  }
}
