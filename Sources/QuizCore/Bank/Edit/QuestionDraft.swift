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
    /// What the player may learn from it.
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

  /// The choices that there is at least a place for.
  private static let places = 4

  /// An empty draft for a question with one right choice.
  public init() {
    kind = .one
    text = ""
    right = ""
    others = Array(repeating: "", count: QuestionDraft.places - 1)
    explanation = ""
  }

  /// A draft with the contents of `question`, to be changed; also into one with more choices.
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
    while others.count + 1 < QuestionDraft.places { others.append("") }
    explanation = question.explanation ?? ""
  }

  /// Makes it a question of another kind. What that has no place for is kept, and there again for a kind that has.
  public mutating func change(to kind: QuestionKind) {
    self.kind = kind
  }

  /// Everything there is to fill in, in order.
  public var fields: [Field] {
    [.question, .right] + (kind.isLine ? [] : others.indices.map { .other($0) }) + [.explanation]
  }

  /// The fields of its choices, without those that are left empty.
  public var choices: [Field] {
    fields.dropFirst().dropLast().filter { !kind.isLine && !(isOptional($0) && self[$0].trimmed.isEmpty) }
  }

  /// Whether a field may stay empty: a choice may that the kind does not need.
  public func isOptional(_ field: Field) -> Bool {
    switch field {
    case .question, .right: false
    case .other(let index): index + 1 >= kind.choiceCounts.lowerBound
    case .explanation: true
    }
  }

  /// That a choice is the same as one before it; nil where all differ.
  public var sameChoice: ValidationError? {
    var known: [String: Field] = [:]
    for field in choices where !self[field].trimmed.isEmpty {
      if let twin = known.updateValue(field, forKey: self[field].trimmed) { return .same(field, as: twin) }
    }
    return nil
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
    let empty = texts.filter { $0.text.isEmpty && !isOptional($0.field) }.map(\.field)
    guard empty.isEmpty else { throw .empty(empty) }
    for (field, text) in texts {
      // A quote inside a field is written twice.
      let bytes = text.utf8.count + text.utf8.count { $0 == CSV.quote }
      guard bytes <= BankLimits.field else { throw .tooLong(field, bytes: bytes) }
    }
    if let sameChoice { throw sameChoice }
    let choices = choices
    let lesson = explanation.trimmed
    guard
      let question = Question(
        kind, text: texts[0].text, choices: choices.map { self[$0].trimmed }, key: try key(of: choices),
        options: options, explanation: lesson.isEmpty ? nil : lesson, seconds: seconds)
    else { throw .tooFew(choices.count, needed: kind.choiceCounts.lowerBound) }
    return question
  }

  /// What makes the question right.
  private func key(of choices: [Field]) throws(ValidationError) -> QuestionKind.Key {
    switch kind.input {
    case .panel: return QuestionKind.Key(answers: [0])
    case .panels:
      let right = [.right] + alsoRight.map { Field.other($0) }
      return QuestionKind.Key(answers: choices.indices.filter { right.contains(choices[$0]) })
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
  /// the right one; and "true" comes before "false", since they are asked as the bank has them.
  public func rearranged(using generator: inout some RandomNumberGenerator) -> Question {
    let drawn = ShuffledQuestion(self, using: &generator)
    switch kind.input {
    case .panel, .panels:
      let shuffled = truthOrder.flatMap { ShuffledQuestion(self, order: $0) } ?? drawn
      return with(shuffled.panels, answers: shuffled.rightPanels) ?? self
    case .sequence, .text, .number: return self
    }
  }

  /// This question's new words in the order that `other` has: the right answers where they stood, as far as there are
  /// choices, the level kept. True and false stand as they did, or as one is used to.
  public func arranged(like other: Question?) -> Question {
    let level = level ?? other?.level
    // An order has an order of its own.
    if kind.input == .sequence { return with(choices, answers: answers, level: level) ?? self }
    if let order = truthOrder {
      let order = other?.truthOrder == [1, 0] ? order.reversed() : order
      return with(order.map { choices[$0] }, answers: answers.compactMap(order.firstIndex).sorted(), level: level)
        ?? self
    }
    let places = other?.answers ?? answers
    var right = answers[...]
    var wrong = choices.indices.filter { !answers.contains($0) }[...]
    let order = choices.indices.compactMap { index in
      places.contains(index) ? right.popFirst() ?? wrong.popFirst() : wrong.popFirst() ?? right.popFirst()
    }
    return with(order.map { choices[$0] }, answers: answers.compactMap(order.firstIndex).sorted(), level: level) ?? self
  }

  private func with(_ choices: [String], answers: [Int], level: Int? = nil) -> Question? {
    Question(
      kind, text: text, choices: choices, key: QuestionKind.Key(answers: answers, accepted: accepted), options: options,
      explanation: explanation, level: level ?? self.level, seconds: seconds)
  }
}
