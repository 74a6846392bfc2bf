import QuizCore

/// The number of rounds, worded the same on every screen.
struct RoundCount: Equatable, Sendable {
  /// The rounds counted so far.
  let rounds: Int
  /// Whether others are still to be counted.
  let isCounting: Bool

  /// The rounds of a game; of all games for nil.
  init(of game: Game.ID? = nil, in state: AppState) {
    rounds = game.map { state.roundsByGame[$0] } ?? state.rounds
    isCounting = state.isCounting
  }

  /// As words: `1 round`, `12,345 rounds and counting`.
  var phrase: Phrase { isCounting ? .roundsAndCounting(rounds) : .groupedRounds(rounds) }
}
