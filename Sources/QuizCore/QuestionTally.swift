/// What became of one question so far, over all games: how often it was answered, how often right, in what time, and by
/// which choices.
///
/// Every choice is an answer, also each wrong one of a practice that goes on until the right one is found.
public struct QuestionTally: Hashable, Sendable {
  /// Answers, running out of time among them.
  public private(set) var asked = 0
  /// Answers that were right.
  public private(set) var right = 0
  /// The sum of all answers' times, whole milliseconds.
  public private(set) var milliseconds = 0
  /// How often each choice was taken, by its number, from 1, in the bank.
  public private(set) var chosen: [Int: Int] = [:]

  /// A question that nobody has answered yet.
  public init() {}

  /// Makes a tally from its parts.
  public init(asked: Int, right: Int, milliseconds: Int, chosen: [Int: Int] = [:]) {
    self.asked = asked
    self.right = right
    self.milliseconds = milliseconds
    self.chosen = chosen
  }

  /// Counts one more answer to this question.
  public mutating func add(_ answer: RoundRecord.Answer) {
    asked += 1
    right += answer.correct ? 1 : 0
    // A log may hold any numbers; a sum that does not fit stays where it is.
    let sum = milliseconds.addingReportingOverflow(answer.milliseconds)
    if !sum.overflow { milliseconds = sum.partialValue }
    if let choice = answer.choice { chosen[choice, default: 0] += 1 }
  }

  /// Right answers of a thousand, rounded; nil when nobody has answered.
  public var rightPerThousand: Int? {
    asked > 0 ? Int((Double(right) * 1000 / Double(asked)).rounded()) : nil
  }

  /// How long an answer took on average, whole milliseconds; nil when nobody has answered.
  public var meanTime: Duration? {
    asked > 0 ? .milliseconds(milliseconds / asked) : nil
  }
}

extension [QuestionID: QuestionTally] {
  /// Counts the answers of one more round.
  public mutating func add(_ record: RoundRecord) {
    for answer in record.answers { self[answer.question, default: QuestionTally()].add(answer) }
  }
}
