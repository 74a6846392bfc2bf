import TerminalKit

/// Where a key is pressed, as far as the player's own keys go: the same key may mean different things in two scopes.
enum KeyScope: Hashable, Sendable, CaseIterable {
  /// In a game: a question, a verdict, a board, and what lies on top of them.
  case game
  /// On the result of a round.
  case result
  /// In a live room, but where a question is answered.
  case room
  /// Everywhere else but where letters are text.
  case lists
  /// Where letters are text: no key of the player's own holds there.
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
