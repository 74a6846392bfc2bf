/// The text of a form for a question, as typed so far, valid or not.
public struct QuestionDraft: Hashable, Sendable {
  /// One of the things to fill in.
  public enum Field: Hashable, Sendable {
    /// What is asked.
    case question
    /// The right answer.
    case right
    /// One of the other choices, from 0.
    case other(Int)
    /// What the player may learn from it; the only field that may stay empty.
    case explanation
  }

  /// Why a draft is not a question yet, and the fields concerned.
  public enum ValidationError: Hashable, Sendable, Error {
    /// These fields are not filled; never empty.
    case empty([Field])
    /// A choice is the same as one before it, outer spaces aside.
    case same(Field, as: Field)
    /// A field is longer than a bank's may be.
    case tooLong(Field, bytes: Int)

    /// The first field that is wrong.
    public var field: Field {
      switch self {
      case .empty(let fields): fields.first ?? .question
      case .same(let field, _), .tooLong(let field, _): field
      }
    }
  }

  /// What is asked.
  public var text: String
  /// The right answer.
  public var right: String
  /// The other choices.
  public var others: [String]
  /// What the player may learn from it.
  public var explanation: String

  /// An empty draft for a question with this many choices, four by default.
  public init(choices: Int = 4) {
    text = ""
    right = ""
    others = Array(repeating: "", count: max(1, min(choices, Question.choiceCounts.upperBound) - 1))
    explanation = ""
  }

  /// A draft with the contents of `question`, to be changed.
  public init(_ question: Question) {
    text = question.text
    right = question.rightChoice
    others = question.choices.enumerated().filter { $0.offset != question.answer }.map(\.element)
    explanation = question.explanation ?? ""
  }

  /// Everything there is to fill in, in order.
  public var fields: [Field] { [.question, .right] + others.indices.map { .other($0) } + [.explanation] }

  /// What was typed into a field.
  public subscript(field: Field) -> String {
    get {
      switch field {
      case .question: text
      case .right: right
      case .other(let index): others.indices.contains(index) ? others[index] : ""
      case .explanation: explanation
      }
    }
    set {
      switch field {
      case .question: text = newValue
      case .right: right = newValue
      case .other(let index): if others.indices.contains(index) { others[index] = newValue }
      case .explanation: explanation = newValue
      }
    }
  }

  /// The question, its right answer first; throws the first thing that is wrong.
  public func question() throws(ValidationError) -> Question {
    let texts = fields.map { (field: $0, text: self[$0].trimmed) }
    let empty = texts.filter { $0.text.isEmpty && $0.field != .explanation }.map(\.field)
    guard empty.isEmpty else { throw .empty(empty) }
    for (field, text) in texts {
      // A quote inside a field is written twice.
      let bytes = text.utf8.count + text.utf8.count { $0 == CSV.quote }
      guard bytes <= BankLimits.field else { throw .tooLong(field, bytes: bytes) }
    }
    let choices = texts.dropFirst().dropLast()
    for choice in choices {
      if let twin = choices.first(where: { $0.text == choice.text }), twin.field != choice.field {
        throw .same(choice.field, as: twin.field)
      }
    }
    let lesson = explanation.trimmed
    guard
      let question = Question(
        text: texts[0].text, choices: choices.map(\.text), answer: 0, explanation: lesson.isEmpty ? nil : lesson)
    else { throw .empty([.other(0)]) }
    return question
  }
}

extension Question {
  /// The same question with its choices in another order, drawn by `generator`.
  public func rearranged(using generator: inout some RandomNumberGenerator) -> Question {
    let shuffled = ShuffledQuestion(self, using: &generator)
    return Question(
      text: text, choices: shuffled.panels, answer: shuffled.rightPanel, explanation: explanation, level: level) ?? self
  }

  /// This question's new words in the order that `other` has: the right answer where it stood, the level kept.
  public func arranged(like other: Question) -> Question {
    guard choices.count == other.choices.count else { return self }
    var rest = choices.enumerated().filter { $0.offset != answer }.map(\.element)
    rest.insert(rightChoice, at: other.answer)
    return Question(
      text: text, choices: rest, answer: other.answer, explanation: explanation, level: level ?? other.level)
      ?? self
  }
}
