import QuizCore

/// The rows of the history table: one for each round or sitting.
///
/// Made in one pass from records, newest first. Older records only extend open sittings (``firstOpen``) or add rows at
/// the end. `ScoreSummary.rounds` counts by the same rule (`SittingMark`).
struct HistoryRows: Sendable {
  /// Newest first.
  let records: [RoundRecord]
  /// The indices of each row's records, newest first; a sitting has several. No row is empty.
  private(set) var rows: [[Int]] = []
  /// The first row that older records may extend; nil for none.
  private(set) var firstOpen: Int?

  /// No rows.
  init() { records = [] }

  /// The rows of `records`, newest first, by the rules of `games`.
  init(_ records: [RoundRecord], in games: GameList) {
    self.records = records
    let gamesWithSittings = Set(games.games.filter { $0.length == .open }.map(\.id))
    // The row of each game's oldest record so far, which an unnamed one may extend.
    var oldest: [Game.ID: (row: Int, mark: SittingMark)] = [:]
    // The row of each named sitting.
    var named: [Game.ID: [UInt64: Int]] = [:]
    var begun: Set<Int> = []
    rows.reserveCapacity(records.count)
    for (place, record) in records.enumerated() {
      guard gamesWithSittings.contains(record.game) else {
        rows.append([place])
        continue
      }
      let mark = record.sittingMark
      var row = mark.name.flatMap { named[record.game]?[$0] }
      if row == nil, let last = oldest[record.game], mark.isOfOneSitting(with: last.mark) { row = last.row }
      if let row { rows[row].append(place) } else { rows.append([place]) }
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

  /// The newest record of a row.
  func newest(of row: Int) -> RoundRecord { records[rows[row][0]] }

  /// A row as one record; a sitting with all its answers, named after its game alone.
  func record(of row: Int) -> RoundRecord {
    let newest = newest(of: row)
    guard rows[row].count > 1 else { return newest }
    let all = rows[row].reversed().map { records[$0] }
    func sum(_ number: (RoundRecord) -> Int) -> Int { all.reduce(0) { $0 + number($1) } }
    let (asked, correct) = (sum(\.asked), sum(\.correct))
    return RoundRecord(
      id: newest.id, date: newest.date, game: newest.game, set: newest.game.rawValue, asked: asked, correct: correct,
      misses: asked - correct, milliseconds: sum(\.milliseconds), limit: newest.limit, pauses: sum(\.pauses),
      seed: all[0].seed, answers: all.flatMap(\.answers))
  }
}

extension RoundRecord {
  /// Whether it is a whole sitting, as ``HistoryRows`` combines it.
  func isSitting(in games: GameList) -> Bool { set == game.rawValue && games.hasSittings(game) }
}

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
