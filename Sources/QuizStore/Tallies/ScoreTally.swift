import QuizCore

/// Adds up a ``ScoreSummary``, round by round, oldest first.
struct ScoreTally {
  private let games: GameList
  private var slots: [ScoreSlot] = []
  private var index = PlaceIndex()
  private var lastGame: Game.ID?
  private var comparesAnyLength = false
  private var hasSittings = false
  private var sittings = SittingTally()

  /// A tally of no rounds.
  init(_ games: GameList) {
    self.games = games
  }

  /// The summary of the rounds counted so far.
  var summary: ScoreSummary {
    var summary = ScoreSummary()
    summary.continued = sittings.continued
    // Two sets whose names are canonically equal are one kind.
    for slot in slots { summary.standings[slot.kind] = slot.standing(and: summary.standings[slot.kind]) }
    return summary
  }

  /// Counts the round of a line in the form that this program writes, whose set is known to be UTF-8.
  mutating func add(_ fields: RecordParser.Fields, in line: UnsafeRawBufferPointer) {
    let set = UnsafeRawBufferPointer(rebasing: line[fields.set])
    guard let slot = slot(fields.game, set, fields.asked, fields.limit) else { return }
    slots[slot].add(fields, date: UnsafeRawBufferPointer(rebasing: line[fields.date]))
    if hasSittings { sittings.add(fields, in: line) }
  }

  /// Counts a round.
  mutating func add(_ record: RoundRecord) {
    let set = Array(record.set.utf8)
    guard let slot = set.withUnsafeBytes({ slot(record.game, $0, record.asked, record.limit) }) else { return }
    slots[slot].add(record.score(in: games), isComparable: record.countsAsBest)
    if hasSittings { sittings.add(record.sittingMark, of: record.game) }
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
