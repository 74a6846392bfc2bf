/// The counts of one question over all games: how many times it was asked and answered right, in what time, and with
/// which choices or texts.
///
/// A question counts as asked once however many attempts it took, as in practice, which goes on until the right choice.
/// It counts as right when the first attempt was, and its time is that of the last attempt, from the question's first
/// frame. When time runs out, it counts as asked and not right.
public struct QuestionTally: Hashable, Sendable {
  /// How many times it was asked, including those when time ran out.
  public private(set) var asked = 0
  /// How many times the first attempt was right.
  public private(set) var right = 0
  /// The sum of all times, whole milliseconds.
  public private(set) var milliseconds = 0
  /// How many times each choice was taken, by its number in the bank, 1 to 9; further attempts count here too.
  public private(set) var chosen: [Int: Int] = [:]
  /// Where all choices were put in an order, how many times each stood in each place: by the place, from 1, and then by
  /// the number of the choice; further attempts count here too.
  public private(set) var placed: [Int: [Int: Int]] = [:]
  /// The wrong texts that were typed most often, the most frequent first, at most ``WrongTexts/shown``; further attempts
  /// count here too.
  public private(set) var wrong: [WrongTexts.Entry] = []
  /// How many times time ran out.
  public private(set) var late = 0

  /// The numbers that a choice can have.
  public static let choices = 1...Question.choiceCounts.upperBound

  /// A question that was never asked.
  public init() {}

  /// Makes a tally from its parts.
  public init(
    asked: Int, right: Int, milliseconds: Int, chosen: [Int: Int] = [:], placed: [Int: [Int: Int]] = [:],
    wrong: [WrongTexts.Entry] = [], late: Int = 0
  ) {
    self.asked = asked
    self.right = right
    self.milliseconds = milliseconds
    self.chosen = chosen
    self.placed = placed
    self.wrong = wrong
    self.late = late
  }

  /// Adds the counts of a tally of another question: those of its choices and texts, which have nothing to do with those
  /// of this one, are left out.
  public mutating func add(_ other: QuestionTally) {
    asked += other.asked
    right += other.right
    milliseconds = QuestionTally.sum(milliseconds, other.milliseconds)
    late += other.late
  }

  /// How many times each choice stood in its place, by its number: `order` has the indices of the choices in the right
  /// order.
  public func inPlace(of order: [Int]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for (place, choice) in order.enumerated() { counts[choice + 1] = placed[place + 1]?[choice + 1] }
    return counts
  }

  /// The rate of right answers in thousandths, rounded; nil when it was never asked.
  public var rightPerThousand: Int? {
    asked > 0 ? Int((Double(right) * 1000 / Double(asked)).rounded()) : nil
  }

  /// The average time in whole milliseconds; nil when it was never asked.
  public var meanTime: Duration? {
    asked > 0 ? .milliseconds(milliseconds / asked) : nil
  }

  /// The sum, or `total` where it would overflow: a log may hold any numbers.
  private static func sum(_ total: Int, _ more: Int) -> Int {
    let sum = total.addingReportingOverflow(more)
    return sum.overflow ? total : sum.partialValue
  }
}
