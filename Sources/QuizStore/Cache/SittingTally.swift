import QuizCore

/// Counts, line by line, the records that go on with a sitting, for a ``ScoreTally``.
struct SittingTally {
  /// How many records of each game go on with the sitting of the record before.
  private(set) var continued = GameCounts()
  /// The latest record of each game that is played in sittings.
  private var latest: [(game: Game.ID, mark: SittingMark)] = []

  /// A tally of no lines.
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

// In the cache.
extension SittingTally {
  /// More games than a program has.
  private static let games = 0...1000
  /// The seconds of every ``WallTime``.
  private static let seconds = -1 << 40...1 << 40

  init(from reader: inout CacheReader) throws(CacheReader.Damage) {
    for _ in 0..<(try reader.number(in: SittingTally.games)) {
      guard let name = String(validating: try reader.bytes(limit: RecordLine.limit), as: UTF8.self) else {
        throw CacheReader.Damage()
      }
      let game = Game.ID(rawValue: name)
      let count = try reader.number(in: CacheReader.counts)
      if count > 0 { continued[game] = count }
      let hasName = try reader.number(in: 0...1) == 1
      let hash = try reader.word()
      let mark = SittingMark(
        name: hasName ? hash : nil, seconds: try reader.number(in: SittingTally.seconds))
      latest.append((game, mark))
    }
  }

  func write(to writer: inout CacheWriter) {
    let marks = latest.sorted { $0.game.rawValue < $1.game.rawValue }
    writer.add(marks.count)
    for (game, mark) in marks {
      writer.add(Array(game.rawValue.utf8))
      writer.add(continued[game])
      writer.add(mark.name == nil ? 0 : 1)
      writer.add(word: mark.name ?? 0)
      writer.add(mark.seconds)
    }
  }
}
