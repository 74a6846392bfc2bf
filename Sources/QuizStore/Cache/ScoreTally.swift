import QuizCore

/// A summary under way: takes the lines of the log, oldest first, as they stand there.
///
/// Makes no record of a line it can tell the facts of without, which is what lets a million of them be counted in a
/// second.
struct ScoreTally {
  /// What an id that is not higher than all before has to be compared with: the hashes of ids before the first line
  /// that was taken, oldest first. Asked for once at most.
  typealias Earlier = () -> [UInt64]

  private let games: GameList
  private var slots: [ScoreSlot] = []
  private var places: [UInt64: Int] = [:]
  private(set) var ids: RecentIDs
  private var unreadable: Int
  private var newer: Int
  private var earlier: Earlier?

  /// Goes on from a summary of the lines before, whose highest id is `highest`.
  init(_ games: GameList, _ summary: ScoreSummary = ScoreSummary(), highest: [UInt8] = [], earlier: Earlier? = nil) {
    self.games = games
    ids = RecentIDs(highest: highest)
    unreadable = summary.unreadable
    newer = summary.newer
    self.earlier = earlier
    for (kind, standing) in summary.standings {
      let slot = ScoreSlot(kind: kind, ranking: games.ranking(of: kind.game), standing: standing)
      slot.set.withUnsafeBytes { set in
        places[freePlace(ScoreTally.hash(set, kind.asked, kind.limit))] = slots.endIndex
      }
      slots.append(slot)
    }
  }

  /// What the lines come to.
  var summary: ScoreSummary {
    var summary = ScoreSummary()
    summary.unreadable = unreadable
    summary.newer = newer
    // Two sets whose names are the same text in other bytes are one kind.
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
      if !RecordLine.isPossible(fields) {
        unreadable += 1
      } else if isNew(UnsafeRawBufferPointer(rebasing: line[fields.id])) {
        slots[slot].add(fields, date: UnsafeRawBufferPointer(rebasing: line[fields.date]))
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
      Array(record.id.utf8).withUnsafeBytes({ isNew($0) })
    else { return }
    slots[slot].add(record.score(in: games), isComparable: record.countsAsBest)
  }

  private mutating func isNew(_ id: UnsafeRawBufferPointer) -> Bool {
    if let earlier, !ids.rises(id) {
      ids.precede(by: earlier())
      self.earlier = nil
    }
    return ids.insert(id)
  }

  private mutating func slot(of fields: RecordParser.Fields, in line: UnsafeRawBufferPointer) -> Int? {
    slot(fields.game, UnsafeRawBufferPointer(rebasing: line[fields.set]), fields.asked, fields.limit)
  }

  /// Where the rounds of a kind are counted; nil when the set's name is not text.
  private mutating func slot(_ game: Game.ID, _ set: UnsafeRawBufferPointer, _ asked: Int, _ limit: Int) -> Int? {
    let asked = games[game]?.comparison == .anyLength ? 0 : asked
    var place = ScoreTally.hash(set, asked, limit)
    while let slot = places[place] {
      if slots[slot].counts(game, set, asked, limit) { return slot }
      place &+= 1
    }
    guard let name = String(validating: set, as: UTF8.self) else { return nil }
    places[place] = slots.endIndex
    let kind = Score.Kind(game: game, set: name, asked: asked, limit: limit)
    slots.append(ScoreSlot(kind: kind, ranking: games.ranking(of: game), standing: nil))
    return slots.endIndex - 1
  }

  private func freePlace(_ hash: UInt64) -> UInt64 {
    var place = hash
    while places[place] != nil { place &+= 1 }
    return place
  }

  private static func hash(_ set: UnsafeRawBufferPointer, _ asked: Int, _ limit: Int) -> UInt64 {
    var hash = RecentIDs.hash(set)
    func mix(_ number: Int) {
      hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x0000_0100_0000_01b3
    }
    mix(asked)
    mix(limit)
    return hash
  }
}
