import QuizCore

/// Statistics under way: takes the lines of the log, oldest first, as they stand there.
///
/// Makes no record of a line in the form this program writes, which is what lets a million of them be counted in
/// about a second.
struct QuestionCounter {
  /// What one question comes to, apart from the choices.
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
  /// Of each slot: how often time ran out, and then how often each choice was taken.
  private var choices: [Int] = []
  private var leftOut = 0
  private var unreadable = 0
  private var newer = 0
  private(set) var ids: RecentIDs
  private var earlier: ScoreTally.Earlier?
  /// The name of the set of the line before, known to be text.
  private var lastSet: [UInt8] = []

  private static let stride = QuestionTally.choices.upperBound + 1

  /// Goes on from the statistics of the lines before, whose highest id is `highest`. Counts rounds of `games` only, and
  /// no more different questions than `limit`; `earlier` is as for ``ScoreTally``.
  init(
    _ statistics: QuestionStatistics = QuestionStatistics(), games: Set<Game.ID>,
    limit: Int = QuestionStatistics.limit, highest: [UInt8] = [], earlier: ScoreTally.Earlier? = nil
  ) {
    self.games = games
    self.limit = limit
    ids = RecentIDs(highest: highest)
    self.earlier = earlier
    leftOut = statistics.leftOut
    unreadable = statistics.unreadable
    newer = statistics.newer
    for (question, tally) in statistics.tallies {
      let slot = makeSlot(question)
      slots[slot].asked = tally.asked
      slots[slot].right = tally.right
      slots[slot].milliseconds = tally.milliseconds
      choices[slot * QuestionCounter.stride] = tally.late
      for (choice, count) in tally.chosen where QuestionTally.choices.contains(choice) {
        choices[slot * QuestionCounter.stride + choice] = count
      }
    }
  }

  /// What the lines come to.
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
      if !RecordLine.isPossible(fields) {
        unreadable += 1
      } else if isNew(UnsafeRawBufferPointer(rebasing: line[fields.id])), games.contains(fields.game) {
        count(fields.answers)
      }
      return
    }
    switch RecordLine.readAnyForm(line) {
    case .record(let record):
      if Array(record.id.utf8).withUnsafeBytes({ isNew($0) }), games.contains(record.game) { count(record.answers) }
    case .newer: newer += 1
    case .unreadable: unreadable += 1
    case .blank: break
    }
  }

  /// The rule of ``QuestionTally``, without making one.
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

  /// Where a question is counted; nil when there are too many.
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

  private mutating func isNew(_ id: UnsafeRawBufferPointer) -> Bool {
    if let earlier, !ids.rises(id) {
      ids.precede(by: earlier())
      self.earlier = nil
    }
    return ids.insert(id)
  }

  /// Whether the name of a set is UTF-8; most lines have the name of the line before.
  private mutating func isText(_ set: UnsafeRawBufferPointer) -> Bool {
    if lastSet.elementsEqual(set) { return true }
    guard String(validating: set, as: UTF8.self) != nil else { return false }
    lastSet = Array(set)
    return true
  }
}
