import QuizCore

/// What was played last, of a log: a round, or all answers of a sitting.
public struct LatestResult: Hashable, Sendable {
  /// It as one record; nil where nothing was played. A round that was hosted is nobody's result.
  public let record: RoundRecord?
  /// Whether all of it is there: older records may go on with a sitting.
  public let isWhole: Bool

  /// Looks for it among records, newest first, by the rules of `games`.
  public init(newestFirst records: [RoundRecord], in games: GameList) {
    let rows = HistoryRows(records, in: games)
    let place = rows.rows.firstIndex { records[$0.newest].hosted == nil }
    record = place.map { place in
      HistoryRows.sitting(rows.rows[place], of: records)?.whole ?? records[rows.rows[place].newest]
    }
    isWhole = place.map { $0 != rows.firstOpen } ?? false
  }
}
