/// What a question of a live room came to.
public struct LiveResult: Codable, Hashable, Sendable {
  /// A line that several players typed.
  public struct Line: Codable, Hashable, Sendable {
    /// As the first of them typed it, filtered.
    public var text: String
    /// How many typed it.
    public var count: Int
    /// Whether it is right.
    public var isRight: Bool

    /// Makes it of its parts.
    public init(text: String, count: Int, isRight: Bool) {
      self.text = text
      self.count = count
      self.isRight = isRight
    }
  }

  /// The panels that are right; of an order, all in their order. None where the answer is typed.
  public var right: [Int]
  /// The right answer in words.
  public var answer: String
  /// For each panel how many chose it; where an order is asked for, how many put it at its place.
  public var counts: [Int]
  /// The lines that most typed, at most five; none where there are panels.
  public var lines: [Line]
  /// How many answered right, of how many who were asked.
  public var rightCount: Int
  /// How many players were asked.
  public var asked: Int
  /// How many of those gave no answer.
  public var unanswered: Int
  /// What may be learnt from it; nil for nothing.
  public var explanation: String?
  /// The question's id in the score log.
  public var id: QuestionID
  /// For each panel the number, from 1, that the bank gives to its choice.
  public var choices: [Int]

  /// Makes it of its parts.
  public init(
    right: [Int], answer: String, counts: [Int], lines: [Line], rightCount: Int, asked: Int, explanation: String?,
    id: QuestionID, choices: [Int], unanswered: Int = 0
  ) {
    self.right = right
    self.answer = answer
    self.counts = counts
    self.lines = lines
    self.rightCount = rightCount
    self.asked = asked
    self.explanation = explanation
    self.id = id
    self.choices = choices
    self.unanswered = unanswered
  }
}
