import QuizCore

/// Adds up ``QuestionStatistics``, line by line.
///
/// Makes no ``RoundRecord`` of a line in the form this program writes, so that a million lines are counted in about a
/// second.
struct QuestionCounter: LogTally {
  /// What is counted of one question, apart from its choices.
  private struct Slot {
    let question: QuestionID
    var asked = 0
    var right = 0
    var milliseconds = 0
  }

  private let games: Set<Game.ID>
  private let limit: Int
  private var slots: [Slot] = []
  private var places: [UInt64: Int] = [:]
  /// For each slot: how often time ran out, then how often each choice was taken.
  private var choices: [Int] = []
  private var leftOut = 0
  private var unreadable = 0
  private var newer = 0
  private(set) var ids: RecentIDs
  /// The name of the set of the previous line, known to be UTF-8.
  private var lastSet: [UInt8] = []

  private static let stride = QuestionTally.choices.upperBound + 1

  /// A tally of no lines, for rounds of the games whose questions come from banks.
  init(_ games: GameList) {
    self.init(games: games.countedForQuestions)
  }

  /// A tally of no lines, for rounds of `games` only and no more different questions than `limit`.
  init(games: Set<Game.ID>, limit: Int = QuestionStatistics.limit) {
    self.games = games
    self.limit = limit
    ids = RecentIDs()
  }

  /// The statistics of the lines counted so far.
  var statistics: QuestionStatistics {
    var statistics = QuestionStatistics()
    statistics.leftOut = leftOut
    statistics.unreadable = unreadable
    statistics.newer = newer
    statistics.tallies.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      let counts = choices[index * QuestionCounter.stride..<(index + 1) * QuestionCounter.stride]
      var chosen: [Int: Int] = [:]
      for (choice, count) in zip(1..., counts.dropFirst()) where count > 0 { chosen[choice] = count }
      statistics.tallies[slot.question] = QuestionTally(
        asked: slot.asked, right: slot.right, milliseconds: slot.milliseconds, chosen: chosen,
        late: counts.first ?? 0)
    }
    return statistics
  }

  /// Counts a line; nil stands for one that is too long.
  mutating func take(_ line: UnsafeRawBufferPointer?) {
    guard let line else {
      unreadable += 1
      return
    }
    var parser = RecordParser(line)
    if let fields = parser.fields(keepingAnswers: true),
      isText(UnsafeRawBufferPointer(rebasing: line[fields.set]))
    {
      if !RecordBounds.allow(fields) {
        unreadable += 1
      } else if ids.insert(UnsafeRawBufferPointer(rebasing: line[fields.id])), games.contains(fields.game) {
        count(fields.answers)
      }
      return
    }
    switch RecordLine.readAnyForm(line) {
    case .record(let record):
      if Array(record.id.utf8).withUnsafeBytes({ ids.insert($0) }), games.contains(record.game) {
        count(record.answers)
      }
    case .newer: newer += 1
    case .unreadable: unreadable += 1
    case .blank: break
    }
  }

  /// Counts answers by the rule of ``QuestionTally/add(_:)``, without making a tally.
  private mutating func count(_ answers: [RoundRecord.Answer]) {
    var index = 0
    while index < answers.count {
      let first = answers[index]
      var end = index + 1
      while end < answers.count, answers[end].question == first.question { end += 1 }
      if let slot = slot(of: first.question) {
        let last = answers[end - 1]
        slots[slot].asked += 1
        slots[slot].right += first.correct ? 1 : 0
        let sum = slots[slot].milliseconds.addingReportingOverflow(last.milliseconds)
        if !sum.overflow { slots[slot].milliseconds = sum.partialValue }
        if last.choice == nil { choices[slot * QuestionCounter.stride] += 1 }
        for attempt in index..<end {
          if let choice = answers[attempt].choice, QuestionTally.choices.contains(choice) {
            choices[slot * QuestionCounter.stride + choice] += 1
          }
        }
      } else {
        leftOut += 1
      }
      index = end
    }
  }

  /// The slot of a question; `nil` when there are too many questions.
  private mutating func slot(of question: QuestionID) -> Int? {
    if let slot = places[question.hash] { return slot }
    return slots.count < limit ? makeSlot(question) : nil
  }

  private mutating func makeSlot(_ question: QuestionID) -> Int {
    let slot = slots.endIndex
    places[question.hash] = slot
    slots.append(Slot(question: question))
    choices.append(contentsOf: repeatElement(0, count: QuestionCounter.stride))
    return slot
  }

  /// Whether the name of a set is UTF-8; most lines have the name of the line before.
  private mutating func isText(_ set: UnsafeRawBufferPointer) -> Bool {
    if lastSet.elementsEqual(set) { return true }
    guard String(validating: set, as: UTF8.self) != nil else { return false }
    lastSet = Array(set)
    return true
  }
}

// In the cache.
extension QuestionCounter {
  static let fileName = "scores.questions"
  // 2 for this tally, 2 for its format.
  static let format: UInt64 = 0x2_0002
  /// More than ``QuestionStatistics/limit`` questions take.
  static let sizeLimit = QuestionStatistics.limit * (stride + 4) * 8 + (1 << 20)

  init(_ games: GameList, from reader: inout CacheReader, ids: RecentIDs) throws(CacheReader.Damage) {
    self.init(games)
    self.ids = ids
    unreadable = try reader.number(in: CacheReader.counts)
    newer = try reader.number(in: CacheReader.counts)
    leftOut = try reader.number(in: CacheReader.counts)
    let count = try reader.number(in: 0...limit)
    slots.reserveCapacity(count)
    places.reserveCapacity(count)
    choices.reserveCapacity(count * QuestionCounter.stride)
    for _ in 0..<count {
      let slot = makeSlot(QuestionID(hash: try reader.word()))
      let asked = try reader.number(in: CacheReader.counts)
      slots[slot].asked = asked
      slots[slot].right = try reader.number(in: 0...asked)
      slots[slot].milliseconds = try reader.number(in: CacheReader.sums)
      choices[slot * QuestionCounter.stride] = try reader.number(in: 0...asked)
      for choice in QuestionTally.choices {
        choices[slot * QuestionCounter.stride + choice] = try reader.number(in: CacheReader.counts)
      }
    }
  }

  func write(to writer: inout CacheWriter) {
    writer.add(unreadable)
    writer.add(newer)
    writer.add(leftOut)
    writer.add(slots.count)
    for (index, slot) in slots.enumerated() {
      writer.add(word: slot.question.hash)
      writer.add(slot.asked)
      writer.add(slot.right)
      writer.add(slot.milliseconds)
      for count in choices[index * QuestionCounter.stride..<(index + 1) * QuestionCounter.stride] { writer.add(count) }
    }
  }
}
