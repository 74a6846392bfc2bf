import QuizCore

/// What a player does with a question for the league: one line of the outbox, and one item that is sent.
public struct LeagueChange: Codable, Hashable, Sendable, Identifiable {
  /// What is done.
  public enum Kind: String, Codable, Sendable {
    /// A new question for everybody.
    case share
    /// A new wording of the player's own question.
    case change
    /// The player's own question is withdrawn.
    case withdraw
    /// A question of somebody is reported to the owner of the league.
    case report
  }

  /// A question as it is sent: what a row of a bank has.
  public struct Text: Codable, Hashable, Sendable {
    /// The text of the question.
    public let text: String
    /// The choices in order.
    public let choices: [String]
    /// The number, from 1, of the right choice; 0 where `kind` says that it is another kind of question.
    public let answer: Int
    /// How it is answered, as a bank's column of kinds says it; nil for a question with one right choice.
    public let kind: String?
    /// Its answer, as a bank's column of answers says it; nil where `answer` is the number of the right choice.
    public let key: String?
    /// The seconds it has of its own; nil for none.
    public let seconds: Int?
    /// What may be learned from it; nil for nothing.
    public let explanation: String?
    /// Its difficulty, 1 to 3; nil for none.
    public let level: Int?
    /// The language it was made in, `ja` or `en`.
    public let language: String

    /// Makes it of a question.
    public init(_ question: Question, language: String) {
      text = question.text
      choices = question.choices
      answer = (question.answer ?? -1) + 1
      kind = question.kind == .one ? nil : question.kindCell
      key = question.kind == .one ? nil : question.answerCell
      seconds = question.seconds
      explanation = question.explanation
      level = question.level
      self.language = language
    }

    /// The question; nil when it cannot be one, and of a kind that this program does not have.
    public var question: Question? {
      if let kind {
        return key.flatMap { key in
          Question(
            kindCell: kind, answerCell: key, text: text, choices: choices, explanation: explanation, level: level,
            seconds: seconds)
        }
      }
      guard answer > 0 else { return nil }
      return Question(
        text: text, choices: choices, answer: answer - 1, explanation: explanation, level: level, seconds: seconds)
    }

    /// The kind of a question that was made by ``init(_:language:)``, whether or not this program has it.
    public var kindID: QuestionKind.ID {
      kind.map { QuestionKind.ID(rawValue: String($0.prefix { $0 != " " })) } ?? QuestionKind.one.id
    }
  }

  /// A UUIDv7: a change that is sent twice counts once.
  public let id: String
  /// What is done.
  public let kind: Kind
  /// The UUID of the question in the league; the maker's program chooses it when it shares the question.
  public let question: String
  /// The question's text; nil when it is withdrawn or reported.
  public let text: Text?
  /// Why it is reported, in the player's own words; nil otherwise.
  public let reason: String?
  /// When it was done, milliseconds since 1970.
  @Amount public private(set) var date: Int

  /// Makes it of its parts.
  public init(id: String, kind: Kind, question: String, text: Text? = nil, reason: String? = nil, date: Int) {
    self.id = id
    self.kind = kind
    self.question = question
    self.text = text
    self.reason = reason
    self.date = date
  }
}
