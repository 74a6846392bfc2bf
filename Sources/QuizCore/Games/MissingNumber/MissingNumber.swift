/// A sum with a gap: `7 + ( ? ) = 12`.
///
/// The missing number is always from 1 to 9, and no other of these fits: none of the three numbers is 0, and every
/// division is exact.
public struct MissingNumber: Hashable, Sendable {
  /// The operation between the two numbers on the left.
  public enum Operation: CaseIterable, Hashable, Sendable {
    case plus, minus, times, divided

    /// The operation's sign.
    public var sign: String {
      switch self {
      case .plus: "+"
      case .minus: "-"
      case .times: "×"
      case .divided: "÷"
      }
    }
  }

  /// Which of the three numbers is missing.
  public enum Gap: CaseIterable, Hashable, Sendable {
    case left, right, result
  }

  /// The numbers that can be missing.
  public static let answers = 1...9
  /// How many sums a round has.
  public static let roundLength = 10

  /// The left operand.
  public let left: Int
  /// The operation.
  public let operation: Operation
  /// The right operand.
  public let right: Int
  /// The result of the operation.
  public let result: Int
  /// Which of the three is missing.
  public let gap: Gap

  /// The number that is missing.
  public var answer: Int { number(at: gap) }

  private func number(at gap: Gap) -> Int {
    switch gap {
    case .left: left
    case .right: right
    case .result: result
    }
  }

  /// Whether the sum is true with `number` in the gap.
  public func isTrue(with number: Int) -> Bool {
    let left = gap == .left ? number : left
    let right = gap == .right ? number : right
    let result = gap == .result ? number : result
    return switch operation {
    case .plus: left + right == result
    case .minus: left - right == result
    case .times: left * right == result
    case .divided: right != 0 && left == right * result
    }
  }

  /// The sum as it is asked: `7 + ( ? ) = 12`.
  public var text: String {
    func shown(_ place: Gap) -> String { place == gap ? "( ? )" : String(number(at: place)) }
    return "\(shown(.left)) \(operation.sign) \(shown(.right)) = \(shown(.result))"
  }

  /// The sum as a question, whose nine choices are 1 to 9 in order.
  public var question: Question? {
    Question(
      text: text, choices: MissingNumber.answers.map(String.init), answer: answer - MissingNumber.answers.lowerBound)
  }
}

// Rounds of sums.
extension MissingNumber {
  /// How large the numbers of one sum in a round are.
  struct Reach: Hashable {
    /// The largest number of an addition or a subtraction.
    let whole: ClosedRange<Int>
    /// One factor of a multiplication, or of the dividend of a division.
    let factor: ClosedRange<Int>
    /// The least value of the other number, which is at most 9.
    let digit: Int
  }

  /// The reach of each sum in a round. No bound ever falls, and all rise over the round.
  static let reaches: [Reach] = [
    Reach(whole: 3...9, factor: 2...3, digit: 1), Reach(whole: 5...9, factor: 2...4, digit: 1),
    Reach(whole: 7...12, factor: 3...5, digit: 2), Reach(whole: 9...15, factor: 4...6, digit: 2),
    Reach(whole: 12...20, factor: 5...7, digit: 3), Reach(whole: 16...30, factor: 6...8, digit: 3),
    Reach(whole: 21...40, factor: 7...9, digit: 3), Reach(whole: 31...60, factor: 8...9, digit: 4),
    Reach(whole: 41...80, factor: 9...11, digit: 4), Reach(whole: 61...99, factor: 11...15, digit: 4),
  ]

  /// Ten random sums for a round: no sum comes twice, and each of the four operations comes at least twice.
  ///
  /// They grow harder from the first to the tenth as the numbers grow: additions and subtractions begin below ten and
  /// end below a hundred; multiplications and divisions begin with the factors two and three and end with eleven to
  /// fifteen. All can be worked out in the head in ten seconds, because one number of each has one digit.
  public static func round(using rng: inout some RandomNumberGenerator) -> [MissingNumber] {
    var operations = rng.shuffled(Operation.allCases)
    operations += rng.shuffled(Operation.allCases)
    operations += rng.shuffled(Operation.allCases).prefix(roundLength - operations.count)
    var sums: [MissingNumber] = []
    sums.reserveCapacity(roundLength)
    for (operation, reach) in zip(operations, reaches) {
      var sum = MissingNumber(operation, within: reach, using: &rng)
      while sums.contains(where: sum.isSameSum) { sum = MissingNumber(operation, within: reach, using: &rng) }
      sums.append(sum)
    }
    return sums
  }

  /// All sums of two numbers below a hundred, one of them of one digit, by the ids of their questions: those that a round
  /// can have, of versions with another reach too.
  static let all: [QuestionID: MissingNumber] = {
    var sums: [QuestionID: MissingNumber] = [:]
    for digit in answers {
      for number in 1..<100 {
        for (one, other) in [(digit, number), (number, digit)] {
          for (left, operation, right, result) in [
            (one, Operation.plus, other, one + other), (one + other, .minus, one, other),
            (one, .times, other, one * other), (one * other, .divided, one, other),
          ] {
            for gap in Gap.allCases {
              let sum = MissingNumber(left: left, operation: operation, right: right, result: result, gap: gap)
              // None without a question: a gap of two digits.
              if let question = sum.question { sums[question.id] = sum }
            }
          }
        }
      }
    }
    return sums
  }()

  /// Whether two are the same sum, wherever their gaps are.
  private func isSameSum(_ other: MissingNumber) -> Bool {
    operation == other.operation && left == other.left && right == other.right
  }

  /// A random sum: a one-digit number and another within the reach, in either order, and the gap at a one-digit number.
  private init(_ operation: Operation, within reach: Reach, using rng: inout some RandomNumberGenerator) {
    let left: Int
    let right: Int
    let result: Int
    switch operation {
    case .plus, .minus:
      let whole = rng.within(reach.whole)
      let part = rng.within(reach.digit...min(9, whole - 1))
      let (one, other) = rng.below(2) == 0 ? (part, whole - part) : (whole - part, part)
      (left, right, result) = operation == .plus ? (one, other, whole) : (whole, one, other)
    case .times, .divided:
      let factor = rng.within(reach.factor)
      // Multiplying by one would be too easy.
      let digit = rng.within(max(2, reach.digit)...9)
      let (one, other) = rng.below(2) == 0 ? (digit, factor) : (factor, digit)
      (left, right, result) = operation == .times ? (one, other, one * other) : (one * other, one, other)
    }
    let digits = (left <= 9 ? 1 : 0) + (right <= 9 ? 1 : 0) + (result <= 9 ? 1 : 0)
    let pick = rng.below(digits)
    let gap: Gap =
      if left <= 9, pick == 0 { .left } else if right <= 9, pick == (left <= 9 ? 1 : 0) { .right } else { .result }
    self.init(left: left, operation: operation, right: right, result: result, gap: gap)
  }
}

extension RandomNumberGenerator {
  /// A number of a range, all equally likely.
  fileprivate mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }
}
