import QuizCore

/// Adds up ``QuestionStatistics``, round by round.
struct QuestionCounter {
  /// The counts of one question, except its choices.
  private struct Slot {
    let question: QuestionID
    var asked = 0
    var right = 0
    var milliseconds = 0
    /// Which asking of all was its last, and whether its first choice was right then.
    var last = 0
    var wasRight = false
  }

  private let games: Set<Game.ID>
  private let limit: Int
  private var slots: [Slot] = []
  private var places: [UInt64: Int] = [:]
  /// For each slot: how often time ran out, then how often each choice was taken.
  private var choices: [Int] = []
  private var askings = 0
  private var leftOut = 0

  private static let stride = QuestionTally.choices.upperBound + 1

  /// A tally of no rounds, for those of `games` only and no more different questions than `limit`.
  init(games: Set<Game.ID>, limit: Int = QuestionStatistics.limit) {
    self.games = games
    self.limit = limit
  }

  /// The statistics of the rounds counted so far.
  var statistics: QuestionStatistics {
    var statistics = QuestionStatistics()
    statistics.leftOut = leftOut
    statistics.tallies.reserveCapacity(slots.count)
    for index in slots.indices { statistics.tallies[slots[index].question] = tally(at: index) }
    return statistics
  }

  /// The tally of a question; nil for one that was not asked.
  func tally(of question: QuestionID) -> QuestionTally? { places[question.hash].map(tally) }

  private func tally(at index: Int) -> QuestionTally {
    let slot = slots[index]
    let counts = choices[index * QuestionCounter.stride..<(index + 1) * QuestionCounter.stride]
    var chosen: [Int: Int] = [:]
    for (choice, count) in zip(1..., counts.dropFirst()) where count > 0 { chosen[choice] = count }
    return QuestionTally(
      asked: slot.asked, right: slot.right, milliseconds: slot.milliseconds, chosen: chosen, late: counts.first ?? 0)
  }

  /// Which of the questions counted so far are missed.
  var missed: MissedQuestions {
    let missed = slots.filter { !$0.wasRight }.sorted { $0.last > $1.last }
    return MissedQuestions(ids: missed.map(\.question), right: Set(slots.filter(\.wasRight).map(\.question)))
  }

  /// Counts the answers of a round, where it is of a game that counts: consecutive answers to the same question are one
  /// asking.
  mutating func add(_ answers: [RoundRecord.Answer], of game: Game.ID) {
    guard games.contains(game) else { return }
    var owed: Set<QuestionID> = []
    var index = 0
    while index < answers.count {
      let first = answers[index]
      var end = index + 1
      while end < answers.count, answers[end].question == first.question { end += 1 }
      if let slot = slot(of: first.question) {
        let last = answers[end - 1]
        // What is asked again in a round, after its answer was shown, is no asking of its own.
        if !owed.isEmpty, owed.remove(first.question) != nil {
          index = end
          continue
        }
        if !first.isPlain, answers[index..<end].areAskedAgain { owed.insert(first.question) }
        slots[slot].asked += 1
        slots[slot].right += first.correct ? 1 : 0
        askings += 1
        slots[slot].last = askings
        slots[slot].wasRight = first.correct
        let sum = slots[slot].milliseconds.addingReportingOverflow(last.milliseconds)
        if !sum.overflow { slots[slot].milliseconds = sum.partialValue }
        if last.isLate { choices[slot * QuestionCounter.stride] += 1 }
        for attempt in index..<end {
          if let choice = answers[attempt].choice, QuestionTally.choices.contains(choice) {
            choices[slot * QuestionCounter.stride + choice] += 1
          } else if !answers[attempt].isPlain {
            for choice in answers[attempt].choices ?? [] where QuestionTally.choices.contains(choice) {
              choices[slot * QuestionCounter.stride + choice] += 1
            }
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
}
