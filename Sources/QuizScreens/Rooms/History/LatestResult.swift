import QuizCore

/// The last round or sitting in a log.
public struct LatestResult: Hashable, Sendable {
  /// The round, or the sitting as one record; nil if there is none. Hosted rounds do not count.
  public let record: RoundRecord?
  /// Whether it is complete: older records may extend a sitting.
  public let isWhole: Bool

  /// Finds it among records, newest first, by the rules of `games`.
  public init(newestFirst records: [RoundRecord], in games: GameList) {
    let rows = HistoryRows(records, in: games)
    let place = rows.rows.indices.first { rows.newest(of: $0).hosted == nil }
    record = place.map(rows.record)
    isWhole = place.map { $0 != rows.firstOpen } ?? false
  }
}
