/// One question of a bank: its text, its choices, and the index of the right one.
///
/// Always has 2 to 9 choices, and `answer` is the index of one of them.
public struct Question: Hashable, Sendable {
  /// How many choices a question may have; nine, because one key of the number row stands for each.
  public static let choiceCounts = 2...9
  /// The levels of difficulty, from easy to hard.
  public static let levels = 1...3

  /// The text of the question, as the bank has it.
  public let text: String
  /// The choices in the order of the bank, without their numbers.
  public let choices: [String]
  /// The index, from 0, of the right choice in `choices`.
  public let answer: Int
  /// The explanation, shown after the answer; nil when the bank has none.
  public let explanation: String?
  /// Its difficulty, one of `levels`; nil when the bank has none.
  public let level: Int?

  /// Makes a question, or nil when there are fewer than 2 or more than 9 choices, `answer` is not the index of one, or
  /// `level` is none of `levels`.
  public init?(text: String, choices: [String], answer: Int, explanation: String? = nil, level: Int? = nil) {
    guard Question.choiceCounts.contains(choices.count), choices.indices.contains(answer),
      level.map(Question.levels.contains) != false
    else { return nil }
    self.text = text
    self.choices = choices
    self.answer = answer
    self.explanation = explanation
    self.level = level
  }

  /// The right choice's words.
  public var rightChoice: String { choices[answer] }

  /// Whether its choices only say that a statement is true or false: those keep the order of the bank, since nobody
  /// looks for "true" behind "false".
  public var isTrueOrFalse: Bool {
    guard choices.count == 2 else { return false }
    let words = choices.map { CaseFolding.folded($0) }
    return Question.truths.contains { $0 == words || $0.reversed() == words }
  }

  private static let truths = [
    ["true", "false"], ["t", "f"], ["right", "wrong"], ["yes", "no"], ["正しい", "正しくない"], ["正しい", "間違い"],
    ["正しい", "誤り"], ["正しい", "まちがい"], ["はい", "いいえ"], ["本当", "うそ"], ["○", "×"], ["〇", "×"], ["◯", "×"], ["○", "✕"],
  ]

  /// The id of this question in the score log.
  public var id: QuestionID { QuestionID(text: text, rightChoice: rightChoice) }
}
