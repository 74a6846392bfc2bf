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

  /// How the question is answered.
  public private(set) var kind: QuestionKind

  /// Why a draft is not a question yet, and the fields concerned.
  public enum ValidationError: Hashable, Sendable, Error {
    /// These fields are not filled; never empty.
    case empty([Field])
    /// A choice is the same as one before it, outer spaces aside.
    case same(Field, as: Field)
    /// A field is longer than a bank's may be.
    case tooLong(Field, bytes: Int)
    /// The answer is none that the kind can have; the sentence says why, and goes on after what was typed.
    case answer(Phrase)
    /// There are fewer choices than the kind needs.
    case tooFew(Int, needed: Int)

    /// The first field that is wrong.
    public var field: Field {
      switch self {
      case .empty(let fields): fields.first ?? .question
      case .same(let field, _), .tooLong(let field, _): field
      case .answer: .right
      case .tooFew: .other(0)
      }
    }
  }

  /// What is asked.
  public var text: String
  /// The right answer: the right choice, the first of several or of an order, or what is to be typed, as a bank has it.
  public var right: String
  /// The other choices; of an order those behind the first, in their order. Where the answer is typed they are no part
  /// of the question, and only kept for another kind.
  public var others: [String]
  /// Which of the others are right, too, where several are.
  public var alsoRight: Set<Int> = []
  /// What else is said of the question, by the words of its kind's options.
  public var options: [String] = []
  /// The seconds it has of its own, which no form shows and no change loses.
  private var seconds: Int?
  /// What the player may learn from it.
  public var explanation: String

  /// An empty draft for a question with this many choices, four by default.
  public init(_ kind: QuestionKind = .one, choices: Int = 4) {
    self.kind = kind
    text = ""
    right = ""
    let counts = kind.choiceCounts
    others = Array(repeating: "", count: max(0, max(counts.lowerBound, min(choices, counts.upperBound)) - 1))
    explanation = ""
  }

  /// A draft with the contents of `question`, to be changed.
  public init(_ question: Question) {
    kind = question.kind
    text = question.text
    options = question.options
    seconds = question.seconds
    if kind.isLine {
      right = kind.cell.write(question)
      others = []
    } else {
      // The right one first; of an order, all in theirs.
      let rest =
        kind.input == .sequence
        ? Array(question.answers.dropFirst()) : question.choices.indices.filter { $0 != question.answers.first }
      right = question.answers.first.map { question.choices[$0] } ?? ""
      others = rest.map { question.choices[$0] }
      if kind.input == .panels { alsoRight = Set(rest.indices.filter { question.answers.contains(rest[$0]) }) }
    }
    explanation = question.explanation ?? ""
  }

  /// Makes it a question of another kind. What that has no place for is kept, and there again for a kind that has.
  public mutating func change(to kind: QuestionKind) {
    self.kind = kind
    if kind.isLine { return }
    if others.isEmpty { others = QuestionDraft(kind).others }
    while others.count + 1 < kind.choiceCounts.lowerBound { others.append("") }
  }

  /// Everything there is to fill in, in order.
  public var fields: [Field] {
    [.question, .right] + (kind.isLine ? [] : others.indices.map { .other($0) }) + [.explanation]
  }

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
    let choices = kind.isLine ? [] : texts.dropFirst().dropLast()
    for choice in choices {
      if let twin = choices.first(where: { $0.text == choice.text }), twin.field != choice.field {
        throw .same(choice.field, as: twin.field)
      }
    }
    let lesson = explanation.trimmed
    let key = try key(of: choices.map(\.text))
    guard
      let question = Question(
        kind, text: texts[0].text, choices: choices.map(\.text), key: key, options: options,
        explanation: lesson.isEmpty ? nil : lesson, seconds: seconds)
    else { throw .tooFew(choices.count, needed: kind.choiceCounts.lowerBound) }
    return question
  }

  /// What makes the question right.
  private func key(of choices: [String]) throws(ValidationError) -> QuestionKind.Key {
    switch kind.input {
    case .panel: return QuestionKind.Key(answers: [0])
    case .panels:
      return QuestionKind.Key(answers: [0] + alsoRight.filter(others.indices.contains).sorted().map { $0 + 1 })
    case .sequence: return QuestionKind.Key(answers: Array(choices.indices))
    case .text, .number:
      switch kind.cell.read(AnswerCellRule.Cell(text: right.trimmed, choices: [], choice: { _ in nil })) {
      case .key(let key): return key
      case .fault(let sentence): throw .answer(sentence)
      }
    }
  }
}

extension Question {
  /// The same question with its choices in another order, drawn by `generator`. An order stays as it is: a bank has it in
  /// the right one.
  public func rearranged(using generator: inout some RandomNumberGenerator) -> Question {
    let shuffled = ShuffledQuestion(self, using: &generator)
    switch kind.input {
    case .panel, .panels: return with(shuffled.panels, answers: shuffled.rightPanels) ?? self
    case .sequence, .text, .number: return self
    }
  }

  /// This question's new words in the order that `other` has: the right answers where they stood, the level kept.
  public func arranged(like other: Question) -> Question {
    guard kind == other.kind, choices.count == other.choices.count, answers.count == other.answers.count else {
      return self
    }
    var right = answers.map { choices[$0] }[...]
    var wrong = choices.indices.filter { !answers.contains($0) }.map { choices[$0] }[...]
    let places = Set(other.answers)
    let words = other.choices.indices.map { (places.contains($0) ? right.popFirst() : wrong.popFirst()) ?? "" }
    // An order has an order of its own.
    let arranged =
      kind.input == .sequence
      ? with(choices, answers: answers, level: level ?? other.level)
      : with(words, answers: other.answers, level: level ?? other.level)
    return arranged ?? self
  }

  private func with(_ choices: [String], answers: [Int], level: Int? = nil) -> Question? {
    Question(
      kind, text: text, choices: choices, key: QuestionKind.Key(answers: answers, accepted: accepted), options: options,
      explanation: explanation, level: level ?? self.level, seconds: seconds)
  }
}
