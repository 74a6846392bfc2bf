import QuizCore

/// What a player has sent to a league today, and the limits: in each ``SyncResponse`` and `GET /v1/me`.
///
/// Rounds that were sent before are not counted again.
public struct Usage: Codable, Hashable, Sendable {
  /// Rounds that were taken today.
  @Amount public private(set) var rounds: Int
  /// Their limit.
  @Amount public private(set) var roundLimit: Int
  /// Bytes of the rounds and changes that were taken today, as the league keeps them.
  @Amount public private(set) var bytes: Int
  /// Their limit.
  @Amount public private(set) var byteLimit: Int
  /// Sets whose first round was taken today.
  @Amount public private(set) var sets: Int
  /// Their limit.
  @Amount public private(set) var setLimit: Int
  /// Questions that the player shares, also those that wait to be approved.
  @Amount public private(set) var questions: Int
  /// Their limit, in all.
  @Amount public private(set) var questionLimit: Int
  /// When the next day begins by the league's calendar, milliseconds since 1970: the first three begin at 0 then.
  @Amount public private(set) var resets: Int

  /// Makes it of its parts.
  public init(
    rounds: Int, roundLimit: Int, bytes: Int, byteLimit: Int, sets: Int, setLimit: Int, questions: Int,
    questionLimit: Int, resets: Int
  ) {
    self.rounds = rounds
    self.roundLimit = roundLimit
    self.bytes = bytes
    self.byteLimit = byteLimit
    self.sets = sets
    self.setLimit = setLimit
    self.questions = questions
    self.questionLimit = questionLimit
    self.resets = resets
  }
}
