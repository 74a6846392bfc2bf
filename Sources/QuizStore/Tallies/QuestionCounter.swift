import QuizCore

/// Adds up ``QuestionStatistics``, round by round.
struct QuestionCounter {
  /// What was given beside single choices: of few questions, so that the others take no room for it.
  private struct Details {
    /// How often each choice stood in each place, where all were put in an order.
    var placed: [Int: [Int: Int]] = [:]
    var wrong = WrongTexts()
  }

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
  /// By slot.
  private var details: [Int: Details] = [:]
  private var askings = 0
  private var leftOut = 0

  private static let stride = QuestionTally.choices.upperBound + 1
  /// How many questions have details, so that no log takes unbounded memory.
  private static let mostDetails = 1 << 14

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
    let details = details[index]
    return QuestionTally(
      asked: slot.asked, right: slot.right, milliseconds: slot.milliseconds, chosen: chosen,
      placed: details?.placed ?? [:], wrong: details?.wrong.mostFrequent ?? [], late: counts.first ?? 0)
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
      // In place: a copy of an answer counts references.
      let question = answers[index].question
      var end = index + 1
      while end < answers.count, answers[end].question == question { end += 1 }
      if let slot = slot(of: question) {
        // What is asked again in a round, after its answer was shown, is no asking of its own.
        if !owed.isEmpty, owed.remove(question) != nil {
          index = end
          continue
        }
        if !answers[index].isPlain, answers[index..<end].areAskedAgain { owed.insert(question) }
        let isRight = answers[index].correct
        slots[slot].asked += 1
        slots[slot].right += isRight ? 1 : 0
        askings += 1
        slots[slot].last = askings
        slots[slot].wasRight = isRight
        let sum = slots[slot].milliseconds.addingReportingOverflow(answers[end - 1].milliseconds)
        if !sum.overflow { slots[slot].milliseconds = sum.partialValue }
        if answers[end - 1].isLate { choices[slot * QuestionCounter.stride] += 1 }
        for attempt in index..<end {
          if let choice = answers[attempt].choice, QuestionTally.choices.contains(choice) {
            choices[slot * QuestionCounter.stride + choice] += 1
          } else if !answers[attempt].isPlain {
            addDetails(answers[attempt], to: slot)
          }
        }
      } else {
        leftOut += 1
      }
      index = end
    }
  }

  /// Counts an answer that is no single choice.
  private mutating func addDetails(_ answer: RoundRecord.Answer, to slot: Int) {
    let given = answer.choices ?? []
    for choice in given where QuestionTally.choices.contains(choice) {
      choices[slot * QuestionCounter.stride + choice] += 1
    }
    let isOrder = given.count > 2 && given.sorted() == Array(1...given.count)
    let wrong = answer.correct ? nil : answer.text
    guard isOrder || wrong != nil, details[slot] != nil || details.count < QuestionCounter.mostDetails else { return }
    if let wrong { details[slot, default: Details()].wrong.add(wrong) }
    guard isOrder else { return }
    for (place, choice) in given.enumerated() {
      details[slot, default: Details()].placed[place + 1, default: [:]][choice, default: 0] += 1
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
