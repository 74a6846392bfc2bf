import QuizCore

/// A stretch of the history, from the newest record back.
public struct HistoryPage: Response {
  /// The game it was narrowed to; nil for all.
  public let game: Game.ID?
  /// Newest first.
  public let records: [RoundRecord]
  /// Whether there are older ones.
  public let hasMore: Bool
  /// Lines that could not be read.
  public let unreadable: Int
  /// Records of a newer version.
  public let newer: Int
  /// Why nothing could be read at all; nil when it could.
  public let problem: String?

  /// Makes a page from its parts.
  public init(
    game: Game.ID?, records: [RoundRecord], hasMore: Bool, unreadable: Int = 0, newer: Int = 0, problem: String? = nil
  ) {
    (self.game, self.records, self.hasMore) = (game, records, hasMore)
    (self.unreadable, self.newer, self.problem) = (unreadable, newer, problem)
  }
}
