/// What a player has sent to a league today, and the limits: in each ``SyncResponse`` and `GET /v1/me`.
///
/// Rounds that were sent before are not counted again.
public struct Usage: Codable, Hashable, Sendable {
  /// Rounds that were taken today.
  public let rounds: Int
  /// Their limit.
  public let roundLimit: Int
  /// Bytes of the rounds and changes that were taken today, as the league keeps them.
  public let bytes: Int
  /// Their limit.
  public let byteLimit: Int
  /// Sets whose first round was taken today.
  public let sets: Int
  /// Their limit.
  public let setLimit: Int
  /// Questions that the player shares, also those that wait to be approved.
  public let questions: Int
  /// Their limit, in all.
  public let questionLimit: Int
  /// When the next day begins by the league's calendar, milliseconds since 1970: the first three begin at 0 then.
  public let resets: Int

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
