import QuizCore

/// Adds up a ``ScoreSummary``, line by line.
///
/// Makes no ``RoundRecord`` of a line in the form this program writes, so that a million lines are counted in a second.
struct ScoreTally: LogTally {
  private let games: GameList
  private var slots: [ScoreSlot] = []
  private var index = PlaceIndex()
  private(set) var ids: RecentIDs
  private var unreadable = 0
  private var newer = 0
  private var lastGame: Game.ID?
  private var comparesAnyLength = false
  private var hasSittings = false
  private var sittings = SittingTally()

  /// A tally of no lines.
  init(_ games: GameList) {
    self.games = games
    ids = RecentIDs()
  }

  /// The summary of the lines counted so far.
  var summary: ScoreSummary {
    var summary = ScoreSummary()
    summary.unreadable = unreadable
    summary.newer = newer
    summary.continued = sittings.continued
    // Two sets whose names are canonically equal are one kind.
    for slot in slots { summary.standings[slot.kind] = slot.standing(and: summary.standings[slot.kind]) }
    return summary
  }

  /// Counts a line; nil stands for one that is too long.
  mutating func take(_ line: UnsafeRawBufferPointer?) {
    guard let line else {
      unreadable += 1
      return
    }
    var parser = RecordParser(line)
    if let fields = parser.fields(keepingAnswers: false), let slot = slot(of: fields, in: line) {
      if !RecordBounds.allow(fields) {
        unreadable += 1
      } else if ids.insert(UnsafeRawBufferPointer(rebasing: line[fields.id])) {
        slots[slot].add(fields, date: UnsafeRawBufferPointer(rebasing: line[fields.date]))
        if hasSittings { sittings.add(fields, in: line) }
      }
      return
    }
    switch RecordLine.readAnyForm(line) {
    case .record(let record): take(record)
    case .newer: newer += 1
    case .unreadable: unreadable += 1
    case .blank: break
    }
  }

  private mutating func take(_ record: RoundRecord) {
    let set = Array(record.set.utf8)
    guard let slot = set.withUnsafeBytes({ slot(record.game, $0, record.asked, record.limit) }),
      Array(record.id.utf8).withUnsafeBytes({ ids.insert($0) })
    else { return }
    slots[slot].add(record.score(in: games), isComparable: record.countsAsBest)
    if hasSittings { sittings.add(record.sittingMark, of: record.game) }
  }

  private mutating func slot(of fields: RecordParser.Fields, in line: UnsafeRawBufferPointer) -> Int? {
    slot(fields.game, UnsafeRawBufferPointer(rebasing: line[fields.set]), fields.asked, fields.limit)
  }

  /// The slot of a kind; `nil` when the set's name is not UTF-8.
  private mutating func slot(_ game: Game.ID, _ set: UnsafeRawBufferPointer, _ asked: Int, _ limit: Int) -> Int? {
    // Most lines are of the same game as the line before.
    if game != lastGame {
      lastGame = game
      comparesAnyLength = games[game]?.comparison == .anyLength
      hasSittings = games[game]?.hasSittings == true
    }
    let asked = comparesAnyLength ? 0 : asked
    let place = index.place(of: ScoreTally.hash(set, asked, limit), in: slots) { $0.counts(game, set, asked, limit) }
    if let place { return place }
    guard let name = String(validating: set, as: UTF8.self) else { return nil }
    let kind = Score.Kind(game: game, set: name, asked: asked, limit: limit)
    append(ScoreSlot(kind: kind, ranking: games.ranking(of: game)))
    return slots.endIndex - 1
  }

  private mutating func append(_ slot: ScoreSlot) {
    slots.append(slot)
    index.noteLast(of: slots) { slot in
      slot.set.withUnsafeBytes { ScoreTally.hash($0, slot.kind.asked, slot.kind.limit) }
    }
  }

  private static func hash(_ set: UnsafeRawBufferPointer, _ asked: Int, _ limit: Int) -> UInt64 {
    var hash = FNV1a(set)
    hash.combine(word: UInt64(truncatingIfNeeded: asked))
    hash.combine(word: UInt64(truncatingIfNeeded: limit))
    return hash.value
  }
}

// In the cache.
extension ScoreTally {
  static let fileName = "scores.summary"
  // 1 for this tally, 3 for its format.
  static let format: UInt64 = 0x1_0003
  /// More than ten thousand kinds of rounds take.
  static let sizeLimit = 4 << 20

  init(_ games: GameList, from reader: inout CacheReader, ids: RecentIDs) throws(CacheReader.Damage) {
    self.games = games
    self.ids = ids
    unreadable = try reader.number(in: CacheReader.counts)
    newer = try reader.number(in: CacheReader.counts)
    sittings = try SittingTally(from: &reader)
    for _ in 0..<(try reader.number(in: 0...ScoreTally.sizeLimit)) {
      append(try ScoreSlot(games, from: &reader))
    }
  }

  func write(to writer: inout CacheWriter) {
    writer.add(unreadable)
    writer.add(newer)
    sittings.write(to: &writer)
    // A kind gets its slot before its first round is known to be possible.
    let slots = slots.filter { $0.rounds > 0 }
    writer.add(slots.count)
    for slot in slots { slot.write(to: &writer) }
  }
}
