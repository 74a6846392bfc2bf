/// The bounds of every finished round, independent of player and game.
public enum RoundBounds {
  /// The longest time limit that the settings offer.
  public static let longestLimit: Duration = .seconds(120)

  /// The longest time limit that a question has of its own.
  public static let longestOwnLimit: Duration = .seconds(Question.secondsOfItsOwn.upperBound)

  /// The least time that a right answer takes. A question ignores keys for the first quarter of a second
  /// (``Rules/settling``), and nobody reads a line of plain mode, chooses and types in less than a tenth.
  public static let leastTime: Duration = .milliseconds(100)

  /// The most pauses of a round.
  public static let mostPauses = 100_000

  /// The longest time that a round takes, all questions together: a day.
  public static let longestRound: Duration = .seconds(86_400)
}

/// What is wrong with a record that no round of its game can have made.
public enum RoundFault: Hashable, Sendable {
  /// Its counts do not add up, or its game never has them.
  case counts
  /// Its times are beyond their limits, shorter than a person's, or do not add up.
  case times
  /// Its time limit is none that its game has.
  case limit
  /// It has a question more often than its game asks one.
  case repetition
}

extension Game {
  /// What is wrong with a record of this game; nil for a round that can have been played. All numbers of the record may be
  /// anything.
  public func fault(of record: RoundRecord) -> RoundFault? {
    let answers = record.answers
    guard lengths.contains(record.asked), (record.asked...RoundRecord.mostAnswers).contains(answers.count),
      (0...RoundBounds.mostPauses).contains(record.pauses), (0...1_000_000).contains(record.misses),
      answers.allSatisfy({ $0.choice.map(QuestionTally.choices.contains) ?? !($0.isLate && $0.correct) }),
      answers.allSatisfy(\.hasPossibleDetails)
    else { return .counts }
    let askings = miss == .blocksPanel ? Game.attempts(answers) : answers.indices.map { answers[$0...$0] }
    let questions = miss == .blocksPanel ? Game.withoutRepetitions(askings) : askings
    guard let questions, questions.count == record.asked, countsAddUp(record, questions) else { return .counts }
    guard hasPossibleLimit(record) else { return .limit }
    guard timesAddUp(record, askings) else { return .times }
    return isRepeated(questions.compactMap { $0.first?.question }) ? .repetition : nil
  }

  /// How many questions a round can have.
  private var lengths: ClosedRange<Int> {
    switch length {
    case .chosen(let most), .all(let most): 1...most
    // A board has all its rows.
    case .fixed(let count): (isBoard ? count : 1)...count
    case .lives: 1...RoundRecord.mostAnswers
    case .open: 1...1
    }
  }

  private func countsAddUp(_ record: RoundRecord, _ questions: [ArraySlice<RoundRecord.Answer>]) -> Bool {
    let right = questions.count { $0.count == 1 && $0.first?.correct == true }
    guard record.correct == right else { return false }
    // A board records only its final choices, and is over when all are right.
    guard !isBoard else { return right == record.asked }
    let misses = record.answers.count { !$0.correct }
    guard record.misses == misses else { return false }
    switch miss {
    case .settles:
      guard let lives, misses >= lives else { return true }
      return misses == lives && record.answers.last?.correct == false
    case .blocksPanel:
      // Each question goes on until it is right, and what was wrong cannot be chosen again; of one that is more than a
      // choice, see `withoutRepetitions`.
      return questions.allSatisfy { attempts in
        !attempts.allSatisfy(\.isChoice)
          || attempts.last?.correct == true && Set(attempts.map(\.choice)).count == attempts.count
      }
    }
  }

  /// Whether a round whose misses end it is over with some left, though there was more to ask: such a round is not kept.
  public func endsEarly(_ record: RoundRecord) -> Bool {
    guard let lives else { return false }
    return record.misses < lives && record.asked < lengths.upperBound
  }

  private func hasPossibleLimit(_ record: RoundRecord) -> Bool {
    switch clock {
    case .never: record.limit == 0
    case .setting, .option, .own:
      (0...RoundBounds.longestLimit.inMilliseconds).contains(record.limit) && record.limit % 1000 == 0
    }
  }

  private func timesAddUp(_ record: RoundRecord, _ questions: [ArraySlice<RoundRecord.Answer>]) -> Bool {
    let longest = RoundBounds.longestRound.inMilliseconds
    var rules = Rules(limit: record.limit > 0 ? .milliseconds(record.limit) : nil, miss: .settles, verdict: .none)
    if case .own(let quickening) = clock { rules.quickening = quickening }
    for (index, attempts) in questions.enumerated() {
      let usual = rules.limit(ofQuestion: index + 1)?.inMilliseconds
      let arePossible = attempts.allSatisfy { answer in
        // A question is lost at its limit, not before, and nothing is chosen from then on.
        guard let usual else {
          return !answer.isLate && answer.limit == nil && (0...longest).contains(answer.milliseconds)
        }
        let limit = answer.limit ?? usual
        guard answer.limit == nil || rules.canHaveLimit(limit, ofQuestion: index + 1) else { return false }
        return answer.isLate ? answer.milliseconds == limit : (0..<limit).contains(answer.milliseconds)
      }
      guard arePossible, zip(attempts, attempts.dropFirst()).allSatisfy({ $0.milliseconds <= $1.milliseconds }) else {
        return false
      }
    }
    // All attempts at one question run on one clock.
    let times = questions.compactMap { $0.last?.milliseconds }
    let sum = times.reduce(0, +)
    // Each time is rounded separately, and so is their sum. The sum in the record may be any number.
    guard sum <= longest, (sum - times.count...sum + times.count).contains(record.milliseconds) else { return false }
    let least = RoundBounds.leastTime.inMilliseconds
    // Two rows of a board may be chosen by two fingers: there the floor is that of all of them together.
    guard !isBoard else { return sum >= least * times.count }
    return questions.allSatisfy { $0.last.map { !$0.correct || $0.milliseconds >= least } ?? true }
  }

  private func isRepeated(_ questions: [QuestionID]) -> Bool {
    switch repetition {
    case .any: return false
    case .once: return Set(questions).count < questions.count
    case .afterAllOthers:
      var counts: [QuestionID: Int] = [:]
      for question in questions {
        let count = counts[question] ?? 0
        // Nothing new comes once the questions come again.
        if counts.values.contains(where: { count > 0 ? $0 < count : $0 > 1 }) { return true }
        counts[question] = count + 1
      }
      return false
    }
  }

  /// The attempts at each question, together each time that it is asked: a single choice goes on until it is right.
  private static func attempts(_ answers: [RoundRecord.Answer]) -> [ArraySlice<RoundRecord.Answer>] {
    var questions: [ArraySlice<RoundRecord.Answer>] = []
    var start = 0
    for (index, answer) in answers.enumerated() {
      let isLast = index == answers.count - 1 || answers[index + 1].question != answer.question
      guard answer.correct || isLast else { continue }
      questions.append(answers[start...index])
      start = index + 1
    }
    return questions
  }

  /// The questions of a round without those that are asked a second time, since both answers to them were wrong; nil
  /// where one is that should not be, or where a question that is more than a choice has other answers than such.
  private static func withoutRepetitions(
    _ askings: [ArraySlice<RoundRecord.Answer>]
  ) -> [ArraySlice<RoundRecord.Answer>]? {
    var questions: [ArraySlice<RoundRecord.Answer>] = []
    /// Those that are to be asked once more.
    var owed: Set<QuestionID> = []
    for asking in askings {
      guard let first = asking.first, !asking.allSatisfy(\.isChoice) else {
        questions.append(asking)
        continue
      }
      let isRight = asking.last?.correct == true
      guard !asking.contains(where: { $0.isLate || $0.isChoice }),
        isRight ? asking.count <= Rules.missesBeforeAnswer : asking.areAskedAgain
      else { return nil }
      if owed.remove(first.question) != nil { continue }
      questions.append(asking)
      if !isRight { owed.insert(first.question) }
    }
    return owed.isEmpty ? questions : nil
  }
}
