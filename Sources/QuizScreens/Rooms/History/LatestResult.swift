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
    let place = rows.rows.firstIndex { records[$0.newest].hosted == nil }
    record = place.map { HistoryRows.record(rows.rows[$0], of: records) }
    isWhole = place.map { $0 != rows.firstOpen } ?? false
  }
}
