import LeagueAPI
import QuizCore
import QuizStore

/// What a round adds to tallies and totals, and what its removal takes back.
struct RoundEffect: Sendable {
  /// How one question was answered.
  struct Answer: Sendable {
    let question: String
    let right: Bool
    let milliseconds: Int
  }

  let game: String
  let set: String
  let played: Int
  /// Its points, by its record: those in the store may be of an earlier version, which counted otherwise.
  let points: Int
  let right: Int
  let asked: Int
  let milliseconds: Int
  /// Whether its time counts (``Game/isTimed(limit:)``).
  let isTimed: Bool
  /// Whether the league does not know its questions or its set.
  let isOwn: Bool
  /// Empty in a game that generates its questions, and where the league does not know them.
  let answers: [Answer]

  /// Computes it from a plausible record, which ended at `played` by the league's clock.
  init(_ record: RoundRecord, of games: GameList, played: Int, isOwn: Bool) {
    let rules = games[record.game]
    game = record.game.rawValue
    set = record.set
    self.played = played
    points = record.points(in: games)
    right = record.correct
    asked = record.asked
    milliseconds = record.milliseconds
    isTimed = rules?.isTimed(limit: record.limit) ?? false
    self.isOwn = isOwn
    guard let rules, rules.source != .generated, !isOwn else {
      answers = []
      return
    }
    let askings = rules.miss == .blocksPanel ? record.askings : record.answers.indices.map { record.answers[$0...$0] }
    // Attempts at a question are one asking: right if the first was, with the time of the last.
    answers = askings.compactMap { attempts in
      guard let first = attempts.first, let last = attempts.last else { return nil }
      return Answer(
        question: first.question.description, right: first.correct, milliseconds: last.milliseconds)
    }
  }
}
