/// One question of a bank: its kind, its text, its choices where it has any, and what is right.
///
/// What it holds is always possible for its kind: a question with one right choice has 2 to 9 of them, for example.
public struct Question: Hashable, Sendable {
  /// How many choices a question may have that has any; nine, because one key of the number row stands for each.
  public static let choiceCounts = 2...9
  /// The levels of difficulty, from easy to hard.
  public static let levels = 1...3
  /// The seconds that a question may have of its own.
  public static let secondsOfItsOwn = 1...600

  /// How it is answered.
  public let kind: QuestionKind
  /// The text of the question, as the bank has it.
  public let text: String
  /// The choices in the order of the bank, without their numbers; empty where the answer is typed.
  public let choices: [String]
  /// The indices, from 0, of the right choices in `choices`, in the order of the bank; in that which is right, where an
  /// order is asked for.
  public let answers: [Int]
  /// What may be typed as the answer, as the bank has it; empty where there are choices.
  public let accepted: [String]
  /// What the bank says of it beside its answer, by the words of its kind's options, sorted.
  public let options: [String]
  /// The explanation, shown after the answer; nil when the bank has none.
  public let explanation: String?
  /// Its difficulty, one of `levels`; nil when the bank has none.
  public let level: Int?
  /// The seconds for its answer, where it needs others than the round's; nil when the bank does not say.
  public let seconds: Int?

  /// Makes a question, or nil when one of `kind` cannot have these choices and this key, or a number is out of bounds.
  /// Options that the kind does not have are left out.
  public init?(
    _ kind: QuestionKind, text: String, choices: [String] = [], key: QuestionKind.Key, options: [String] = [],
    explanation: String? = nil, level: Int? = nil, seconds: Int? = nil
  ) {
    guard choices.isEmpty ? kind.choiceCounts.contains(0) : kind.choiceCounts.contains(choices.count),
      kind.isPossible(key, choices.count), level.map(Question.levels.contains) != false,
      seconds.map(Question.secondsOfItsOwn.contains) != false
    else { return nil }
    self.kind = kind
    self.text = text
    self.choices = choices
    answers = key.answers
    accepted = key.accepted
    self.options = options.isEmpty ? [] : kind.options.map(\.word).filter(options.contains).sorted()
    self.explanation = explanation
    self.level = level
    self.seconds = seconds
  }

  /// Makes a question with one right choice, whose index is `answer`; nil as the other.
  public init?(
    text: String, choices: [String], answer: Int, explanation: String? = nil, level: Int? = nil, seconds: Int? = nil
  ) {
    self.init(
      .one, text: text, choices: choices, key: QuestionKind.Key(answers: [answer]), explanation: explanation,
      level: level, seconds: seconds)
  }

  /// The index of the right choice; nil where not one choice alone is to be chosen.
  public var answer: Int? { kind.input == .panel ? answers.first : nil }

  /// What makes it right.
  public var key: QuestionKind.Key { QuestionKind.Key(answers: answers, accepted: accepted) }

  /// All its texts that people read: what it asks, its choices, what may be typed, and its explanation.
  public var texts: [String] { [text] + choices + accepted + (explanation.map { [$0] } ?? []) }

  /// The right answer in words: the right choice, for example, or the choices in their order.
  public var rightAnswer: String { kind.rightAnswer(self) }

  /// A line that is right where the answer is typed: of a number within bounds the least. Empty where there are choices.
  public var rightLine: String { kind.rightLine(self) }

  /// What an answer is whose panels are the indices of its choices: the only judge of answers. All of it may be anything.
  public func judge(_ given: GivenAnswer) -> Judgement { kind.judge(self, given) }

  /// Whether an answer in a record was right, whatever the record says.
  public func isRight(_ answer: RoundRecord.Answer) -> Bool { answer.given.map { judge($0).isRight } ?? false }

  /// Whether the bank says this of it.
  public func has(_ option: QuestionKind.Option) -> Bool { options.contains(option.word) }

  /// Whether its choices only say that a statement is true or false: those keep the order of the bank, since nobody
  /// looks for "true" behind "false".
  public var isTrueOrFalse: Bool { truthOrder != nil }

  /// The indices of "true" and then "false"; nil where there are other choices.
  var truthOrder: [Int]? {
    guard choices.count == 2 else { return nil }
    let words = choices.map { Folding.folded($0) }
    if Question.truths.contains(words) { return [0, 1] }
    return Question.truths.contains(words.reversed()) ? [1, 0] : nil
  }

  private static let truths = [
    ["true", "false"], ["t", "f"], ["right", "wrong"], ["yes", "no"], ["正しい", "正しくない"], ["正しい", "間違い"],
    ["正しい", "誤り"], ["正しい", "まちがい"], ["はい", "いいえ"], ["本当", "うそ"], ["○", "×"], ["〇", "×"], ["◯", "×"], ["○", "✕"],
  ]

  /// The id of this question in the score log.
  public var id: QuestionID { QuestionID(text: text, rightChoice: kind.identity(self)) }
}
