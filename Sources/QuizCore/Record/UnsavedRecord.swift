/// A finished round to be saved: a record without the id and the date that saving gives it.
public struct UnsavedRecord: Hashable, Sendable {
  /// Which game it was.
  public let game: Game.ID
  /// Where the questions came from, as the log names it.
  public let set: String
  /// How many questions were asked.
  public let asked: Int
  /// How many were answered right at the first choice; in the game `panels`, all of them.
  public let correct: Int
  /// How many misses there were: wrong choices and time-outs.
  public let misses: Int
  /// The sum of the times of all questions, in whole milliseconds.
  public let milliseconds: Int
  /// The time limit of each question, whole milliseconds; 0 for none.
  public let limit: Int
  /// How many times the clock was held while a question was on screen.
  public let pauses: Int
  /// The seed from which the round was drawn.
  public let seed: UInt64
  /// The sitting it belongs to; nil in a game without sittings.
  public var sitting: Sitting?
  /// Whether it is practice that is not kept.
  public var isPractice = false
  /// The answers in the order in which they were given.
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
  /// Makes the record of a finished round from its id and date.
  public init(_ round: UnsavedRecord, id: String, date: WallTime) {
    let sitting: String? =
      switch round.sitting {
      case nil: nil
      case .first: id
      case .named(let name): name
      }
    self.init(
      id: id, date: date, game: round.game, set: round.set, asked: round.asked, correct: round.correct,
      misses: round.misses, milliseconds: round.milliseconds, limit: round.limit, pauses: round.pauses,
      seed: round.seed, sitting: sitting, answers: round.answers)
  }
}
