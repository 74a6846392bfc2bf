/// A finished round before it has a name and a date: what a game hands over to be saved.
public struct UnsavedRecord: Hashable, Sendable {
  /// Which game it was.
  public let game: Game.ID
  /// Where the questions came from, as the log names it.
  public let set: String
  /// How many questions were asked.
  public let asked: Int
  /// How many were answered right at the first choice.
  public let correct: Int
  /// How many wrong choices there were, time-outs among them.
  public let misses: Int
  /// The sum of all answers' times, whole milliseconds.
  public let milliseconds: Int
  /// The time limit of each question, whole milliseconds; 0 when no clock ran.
  public let limit: Int
  /// How often the clock was held while a question was on screen.
  public let pauses: Int
  /// The seed that deals the same round again.
  public let seed: UInt64
  /// What was answered.
  public let answers: [RoundRecord.Answer]

  /// Makes it from its parts.
  public init(
    game: Game.ID, set: String, asked: Int, correct: Int, misses: Int, milliseconds: Int, limit: Int, pauses: Int,
    seed: UInt64, answers: [RoundRecord.Answer]
  ) {
    self.game = game
    self.set = set
    self.asked = asked
    self.correct = correct
    self.misses = misses
    self.milliseconds = milliseconds
    self.limit = limit
    self.pauses = pauses
    self.seed = seed
    self.answers = answers
  }
}

extension RoundRecord {
  /// The record of a finished round, named and dated.
  public init(_ round: UnsavedRecord, id: String, date: WallTime) {
    self.init(
      id: id, date: date, game: round.game, set: round.set, asked: round.asked, correct: round.correct,
      misses: round.misses, milliseconds: round.milliseconds, limit: round.limit, pauses: round.pauses,
      seed: round.seed, answers: round.answers)
  }
}
