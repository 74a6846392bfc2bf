import QuizCore
import QuizScreens
import QuizStore

// Past rounds.
extension EffectHandler {
  /// How many bytes at the end of the log are searched for rounds like the one that is dealt.
  private static let pastReach = 1 << 20
  /// How many of its rounds are looked at, so that a round begins at once.
  private static let pastCount = 2000

  /// The rounds that a round about to be played can be compared with; nil for a game of single questions
  /// and for a round of missed ones.
  func pastRounds(like setup: RoundSetup) -> PastRounds? {
    guard setup.tally == nil, !setup.isOfMissed, !state.games.list.hasSittings(setup.game) else { return nil }
    let kind = state.games.list.kind(
      setup.game, set: setup.set, asked: setup.questions.count, limit: setup.rules.limit?.inMilliseconds ?? 0)
    let page = try? log.latest(EffectHandler.pastCount, game: setup.game, reach: EffectHandler.pastReach)
    return PastRounds(
      of: kind, best: summary.best(of: kind), in: page?.records ?? [], isComplete: page != nil && page?.older == nil,
      games: state.games.list)
  }

  /// The latest scores of each kind of a game, newest first, as far as they are found as quickly.
  func latestScores(of game: Game.ID) -> [Score.Kind: [Score]] {
    let page = try? log.latest(EffectHandler.pastCount, game: game, reach: EffectHandler.pastReach)
    var latest: [Score.Kind: [Score]] = [:]
    for record in page?.records ?? [] {
      let score = record.score(in: state.games.list)
      if latest[score.kind, default: []].count < PastRounds.latestCount {
        latest[score.kind, default: []].append(score)
      }
    }
    return latest
  }
}
