import QuizCore

/// The rows of the history table: one for each round or sitting.
///
/// Made in one pass from records, newest first. Older records only extend open sittings (``firstOpen``) or add rows at
/// the end. `ScoreSummary.rounds` counts by the same rule (`SittingMark`).
struct HistoryRows: Equatable, Sendable {
  /// One row of the table.
  enum Row: Equatable, Sendable {
    /// The index of a round's record.
    case round(Int)
    /// The indices of a sitting's records, newest first; always more than one.
    case sitting([Int])

    /// The index of the newest record.
    var newest: Int {
      switch self {
      case .round(let place): place
      case .sitting(let places): places[0]
      }
    }
  }

  /// The rows, newest first.
  private(set) var rows: [Row] = []
  /// The first row that older records may extend; nil for none.
  private(set) var firstOpen: Int?

  /// No rows.
  init() {}

  /// The rows of `records`, newest first, by the rules of `games`.
  init(_ records: [RoundRecord], in games: GameList) {
    let gamesWithSittings = Set(games.games.filter { $0.length == .open }.map(\.id))
    // The row of each game's oldest record so far, which an unnamed one may extend.
    var oldest: [Game.ID: (row: Int, mark: SittingMark)] = [:]
    // The row of each named sitting.
    var named: [Game.ID: [UInt64: Int]] = [:]
    var begun: Set<Int> = []
    rows.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      guard gamesWithSittings.contains(record.game) else {
        rows.append(.round(place))
        continue
      }
      let mark = record.sittingMark
      var row = mark.name.flatMap { named[record.game]?[$0] }
      if row == nil, let last = oldest[record.game], mark.isOfOneSitting(with: last.mark) { row = last.row }
      if let row { add(place, to: row) } else { rows.append(.round(place)) }
      let last = row ?? rows.count - 1
      oldest[record.game] = (last, mark)
      if let name = mark.name { named[record.game, default: [:]][name] = last }
      // A sitting has the name of its first record.
      if record.sitting == record.id { begun.insert(last) }
    }
    let open =
      named.values.flatMap(\.values).filter { !begun.contains($0) }
      + oldest.values.filter { $0.mark.name == nil }.map(\.row)
    firstOpen = open.min()
  }

  private mutating func add(_ place: Int, to row: Int) {
    switch rows[row] {
    case .round(let newest): rows[row] = .sitting([newest, place])
    case .sitting(var places):
      // Take it out first, so that appending does not copy a long sitting.
      rows[row] = .round(place)
      places.append(place)
      rows[row] = .sitting(places)
    }
  }
}

extension HistoryRows {
  /// The sitting in a row; nil for a single record.
  static func sitting(_ row: Row, of records: [RoundRecord]) -> SittingRecord? {
    switch row {
    case .round: nil
    case .sitting(let places): SittingRecord(newestFirst: places.map { records[$0] })
    }
  }

  /// The indices of the records from a row on, newest first.
  func places(from row: Int) -> [Int] {
    rows[row...].flatMap { row in
      switch row {
      case .round(let place): [place]
      case .sitting(let places): places
      }
    }.sorted()
  }

  /// A row as one record.
  static func record(_ row: Row, of records: [RoundRecord]) -> RoundRecord {
    sitting(row, of: records)?.whole ?? records[row.newest]
  }
}

extension HistoryRow {
  /// The texts of a row of the table.
  init(_ row: HistoryRows.Row, of records: [RoundRecord], today: Day?, in context: ViewContext) {
    guard let sitting = HistoryRows.sitting(row, of: records) else {
      self.init(records[row.newest], today: today, in: context)
      return
    }
    self.init(sitting, today: today, in: context)
  }
}
