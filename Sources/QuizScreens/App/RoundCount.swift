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
  var phrase: Phrase {
    let count = NumberFormat.grouped(rounds)
    let en = rounds == 1 ? "1 round" : "\(count) rounds"
    return isCounting ? Phrase(en: en + " and counting", ja: "\(count)回（集計中）") : Phrase(en: en, ja: "\(count)回")
  }
}
