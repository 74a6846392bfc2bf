import TerminalKit

/// Where a key is pressed: the same custom key may have different meanings in two scopes.
enum KeyScope: Hashable, Sendable, CaseIterable {
  /// In a game: a question, a verdict, a board, and what lies on top of them.
  case game
  /// On the result of a round.
  case result
  /// In a live room, except while answering.
  case room
  /// Everywhere else but where letters are text.
  case lists
  /// Where letters are text: custom keys do not apply.
  case text

  /// Every key that does something there.
  func usedKeys(in games: Games) -> [Key] {
    games.keyTables.filter { $0.topic == .everywhere || $0.topic.keyScope == self }.flatMap(\.keys)
  }
}

extension HelpScreen.Topic {
  /// Where the keys of a section are pressed.
  var keyScope: KeyScope {
    switch self {
    // The daily round begins with a page; its questions are those of every round.
    case .game(.daily): .lists
    case .round, .verdict, .game: .game
    case .result: .result
    case .room: .room
    case .typing: .text
    case .review, .lists, .chart, .statistics, .start, .rules, .own, .league, .settings, .home, .everywhere:
      .lists
    }
  }
}
