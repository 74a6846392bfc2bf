import QuizCore

/// Counts, line by line, the records that go on with a sitting, for a ``ScoreTally``.
struct SittingTally {
  /// How many records of each game go on with the sitting of the record before.
  private(set) var continued = GameCounts()
  /// The latest record of each game that is played in sittings.
  private var latest: [(game: Game.ID, mark: SittingMark)] = []

  /// A tally of no records.
  init() {}

  /// Counts a record that is the next of its game.
  mutating func add(_ mark: SittingMark, of game: Game.ID) {
    guard let place = latest.firstIndex(where: { $0.game.rawValue == game.rawValue }) else {
      latest.append((game, mark))
      return
    }
    if latest[place].mark.isOfOneSitting(with: mark) { continued[game] += 1 }
    latest[place].mark = mark
  }

  /// Counts a line in the form this program writes.
  mutating func add(_ fields: RecordParser.Fields, in line: UnsafeRawBufferPointer) {
    let name = fields.sitting.map { FNV1a(UnsafeRawBufferPointer(rebasing: line[$0])).value }
    // Of a named sitting the name is enough, and parsing a date takes longer than the rest of the line.
    let date = name == nil ? WallTime(String(decoding: line[fields.date], as: UTF8.self)) : nil
    add(SittingMark(name: name, seconds: date?.secondsSince1970 ?? 0), of: fields.game)
  }
}
