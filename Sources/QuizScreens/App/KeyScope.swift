import TerminalKit

/// Where a key is pressed, as far as the player's own keys go: the same key may mean different things in two scopes.
enum KeyScope: Hashable, Sendable, CaseIterable {
  /// In a game: a question, a verdict, a board, and what lies on top of them.
  case game
  /// On the result of a round.
  case result
  /// Everywhere else but where letters are text.
  case lists
  /// Where letters are text: no key of the player's own holds there.
  case text

  /// Every key that does something there.
  var usedKeys: [Key] {
    switch self {
    case .game:
      RoundKeys.question(choices: 9).keys + RoundKeys.keypad.keys + RoundKeys.verdict.keys
        + GameCover.pausedKeys.keys + GameCover.leavingKeys.keys + PanelsKeys.board.keys + PanelsKeys.cleared.keys
        + PanelsKeys.start.keys + EndlessKeys.verdict.keys + EndlessKeys.summary.keys + DealScreen.keys.keys
        + CountdownScreen.keys.keys + App.keys.keys
    case .result: ResultScreen.keys.keys + App.keys.keys
    case .lists:
      HomeScreen.keys.keys + HistoryScreen.tableKeys.keys + HistoryChart.keys.keys + StatisticsScreen.keys.keys
        + SettingsKeys.list.keys + SettingsKeys.typing.keys + SetScreen.keys.keys + GenreScreen.keys(panels: 9).keys
        + UserQuestionsScreen.keys.keys + UserQuestionsScreen.answerKeys.keys + StartScreen.keys.keys
        + PickScreen.keys.keys + RecordScreen.ownKeys.keys + ReviewScreen.keys.keys + HelpScreen.keys.keys
        + LeagueKeys.table.keys + LeagueSetScreen.keys.keys + QuestionStatisticsScreen.ownKeys.keys
        + QuestionEditorKeys.preview.keys + QuestionEditorKeys.discard.keys
        + App.keys.keys
    case .text: []
    }
  }
}

extension HelpScreen.Topic {
  /// Where the keys of a section are pressed.
  var keyScope: KeyScope {
    switch self {
    case .round, .verdict, .game: .game
    case .result: .result
    case .typing: .text
    case .review, .lists, .chart, .statistics, .start, .own, .league, .settings, .home, .mouse, .everywhere, .marks,
      .files:
      .lists
    }
  }
}
