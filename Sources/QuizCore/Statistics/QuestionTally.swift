/// What became of one question so far, over all games: how often it was asked, how often it was right, in what time,
/// and which choices were taken.
///
/// A question counts as asked once however many attempts it took, as in a practice that goes on until the right choice
/// is found: right when the first attempt was, in the time of the last one, which runs from the question's first frame.
/// Running out of time is asked and not right.
public struct QuestionTally: Hashable, Sendable {
  /// How often it was asked, running out of time among it.
  public private(set) var asked = 0
  /// How often the first attempt was right.
  public private(set) var right = 0
  /// The sum of all times, whole milliseconds.
  public private(set) var milliseconds = 0
  /// How often each choice was taken, by its number, 1 to 9, in the bank; further attempts count here too.
  public private(set) var chosen: [Int: Int] = [:]
  /// How often time ran out.
  public private(set) var late = 0

  /// The numbers that a choice can have.
  public static let choices = 1...Question.choiceCounts.upperBound

  /// A question that was never asked.
  public init() {}

  /// Makes a tally from its parts.
  public init(asked: Int, right: Int, milliseconds: Int, chosen: [Int: Int] = [:], late: Int = 0) {
    self.asked = asked
    self.right = right
    self.milliseconds = milliseconds
    self.chosen = chosen
    self.late = late
  }

  /// Counts one more asking that ended with its first answer.
  public mutating func add(_ answer: RoundRecord.Answer) {
    add(CollectionOfOne(answer))
  }

  /// Counts one more asking: the attempts at this question that follow each other in a record; nothing for none.
  public mutating func add(_ attempts: some BidirectionalCollection<RoundRecord.Answer>) {
    guard let first = attempts.first, let last = attempts.last else { return }
    asked += 1
    right += first.correct ? 1 : 0
    milliseconds = QuestionTally.sum(milliseconds, last.milliseconds)
    late += last.choice == nil ? 1 : 0
    for attempt in attempts {
      // No bank has other choices; a log may name any.
      if let choice = attempt.choice, QuestionTally.choices.contains(choice) { chosen[choice, default: 0] += 1 }
    }
  }

  /// Counts all that another tally counted. The choices of different questions have nothing in common, so `chosen`
  /// means something only when both are of one question.
  public mutating func add(_ other: QuestionTally) {
    asked += other.asked
    right += other.right
    milliseconds = QuestionTally.sum(milliseconds, other.milliseconds)
    late += other.late
    chosen.merge(other.chosen, uniquingKeysWith: +)
  }

  /// How often it was right, of a thousand, rounded; nil when it was never asked.
  public var rightPerThousand: Int? {
    asked > 0 ? Int((Double(right) * 1000 / Double(asked)).rounded()) : nil
  }

  /// How long it took on average, whole milliseconds; nil when it was never asked.
  public var meanTime: Duration? {
    asked > 0 ? .milliseconds(milliseconds / asked) : nil
  }

  /// A log may hold any numbers; a sum that does not fit stays where it is.
  private static func sum(_ total: Int, _ more: Int) -> Int {
    let sum = total.addingReportingOverflow(more)
    return sum.overflow ? total : sum.partialValue
  }
}

extension [QuestionID: QuestionTally] {
  /// Counts the answers of one more round: those in a row at one question are one asking.
  public mutating func add(_ record: RoundRecord) {
    var rest = record.answers[...]
    while let question = rest.first?.question {
      let attempts = rest.prefix { $0.question == question }
      self[question, default: QuestionTally()].add(attempts)
      rest = rest[attempts.endIndex...]
    }
  }
}
