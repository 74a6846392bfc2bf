import QuizCore

/// The rows of the history table: each round is one, and the answers of a sitting together are one.
///
/// Made from records newest first, in one pass; a page that is read further on only adds to the last sitting of a game
/// and to the end. There are as many rows as `ScoreSummary.rounds` counts rounds, by the same rule (`SittingMark`).
struct HistoryRows: Equatable, Sendable {
  /// One row of the table.
  enum Row: Equatable, Sendable {
    /// A round, by its place among the records.
    case round(Int)
    /// The records of a sitting by their places, newest first; always more than one.
    case sitting([Int])

    /// The place of the newest record.
    var newest: Int {
      switch self {
      case .round(let place): place
      case .sitting(let places): places[0]
      }
    }
  }

  /// The rows, newest first.
  private(set) var rows: [Row] = []

  /// No rows.
  init() {}

  /// The rows of `records`, newest first, by the rules of `games`.
  init(_ records: [RoundRecord], in games: GameList) {
    let gamesWithSittings = Set(games.games.filter(\.hasSittings).map(\.id))
    // The row of each game's oldest sitting so far, which the next record of the game may go on with.
    var open: [Game.ID: (row: Int, mark: SittingMark)] = [:]
    rows.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      guard gamesWithSittings.contains(record.game) else {
        rows.append(.round(place))
        continue
      }
      let mark = record.sittingMark
      if let (row, other) = open[record.game], mark.isOfOneSitting(with: other) {
        add(place, to: row)
        open[record.game] = (row, mark)
      } else {
        open[record.game] = (rows.count, mark)
        rows.append(.round(place))
      }
    }
  }

  private mutating func add(_ place: Int, to row: Int) {
    switch rows[row] {
    case .round(let newest): rows[row] = .sitting([newest, place])
    case .sitting(var places):
      // Taken out first, so that adding to a long sitting does not copy it.
      rows[row] = .round(place)
      places.append(place)
      rows[row] = .sitting(places)
    }
  }
}

extension HistoryRows {
  /// The records of a sitting that is in a row; nil for a row with a single record.
  static func sitting(_ row: Row, of records: [RoundRecord]) -> SittingRecord? {
    switch row {
    case .round: nil
    case .sitting(let places): SittingRecord(newestFirst: places.map { records[$0] })
    }
  }

  /// The screen that a row opens.
  static func screen(of row: Row, in records: [RoundRecord]) -> any Screen {
    sitting(row, of: records).map { SittingScreen($0) } ?? RecordScreen(records[row.newest])
  }
}

extension HistoryRow {
  /// The texts of a row of the table.
  init(_ row: HistoryRows.Row, of records: [RoundRecord], in context: ViewContext) {
    guard let sitting = HistoryRows.sitting(row, of: records) else {
      self.init(records[row.newest], in: context)
      return
    }
    self.init(sitting, in: context)
  }
}
