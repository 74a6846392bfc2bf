/// A room to be opened.
public struct LiveRoom: Codable, Hashable, Sendable {
  /// A question as a room keeps it.
  public struct Entry: Codable, Hashable, Sendable {
    /// What a bank's column of kinds says of it.
    public var kind: String
    /// What a bank's column of answers says.
    public var answer: String
    /// What is asked.
    public var text: String
    /// The choices in the order of the bank.
    public var choices: [String]
    /// For each panel, from the first, the index of its choice.
    public var order: [Int]
    /// What may be learnt from it; nil for nothing.
    public var explanation: String?
    /// Its difficulty, 1 to 3; nil for none.
    public var level: Int?
    /// The seconds it has of its own; nil for none.
    public var seconds: Int?

    /// Makes it of a question whose panels are laid out.
    public init(_ dealt: ShuffledQuestion) {
      let question = dealt.question
      kind = question.askedKindCell
      answer = question.answerCell
      text = question.text
      choices = question.choices
      order = dealt.panels.indices.map { (dealt.choiceNumber(onPanel: $0) ?? 1) - 1 }
      explanation = question.explanation
      level = question.level
      seconds = question.seconds
    }

    /// The question with its panels laid out; nil where it cannot be one, or is of a kind that this program does not have.
    public var dealt: ShuffledQuestion? {
      Question(
        kindCell: kind, answerCell: answer, text: text, choices: choices, explanation: explanation, level: level,
        seconds: seconds
      ).flatMap { ShuffledQuestion($0, order: order) }
    }
  }

  /// What is played, as players read it.
  public var title: String
  /// The selection's name in the score log.
  public var set: String
  /// The language of the questions, `ja` or `en`.
  public var language: String
  /// The questions in the order in which they are asked.
  public var questions: [Entry]
  /// How it is played.
  public var rules: LiveRules

  /// Makes it of its parts.
  public init(title: String, set: String, language: String, questions: [Entry], rules: LiveRules) {
    self.title = title
    self.set = set
    self.language = language
    self.questions = questions
    self.rules = rules
  }
}
