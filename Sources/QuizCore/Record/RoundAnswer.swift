extension RoundRecord {
  /// One answer of a round.
  ///
  /// Small, since a long log has millions: what few answers have is behind one reference.
  public struct Answer: Hashable, Sendable {
    /// Which question it was.
    public let question: QuestionID
    /// The number, from 1, of the choice in the bank, or of the panel where there is no bank; nil when time ran out, and
    /// where the answer is no single choice.
    public let choice: Int?
    /// Whether the answer was right.
    public let correct: Bool
    /// Time since the question's first frame without the pauses, in whole milliseconds; in the game `panels`, time
    /// since the answer before.
    public let milliseconds: Int
    /// What few answers have; nil where this one has nothing of it.
    private var details: Details?

    /// Makes an answer of a single choice, or one that came too late, from its parts.
    public init(question: QuestionID, choice: Int?, correct: Bool, milliseconds: Int, limit: Int? = nil) {
      self.init(question, choice, correct, milliseconds)
      if let limit { self.limit = limit }
    }

    /// Makes an answer of several choices, in the order in which they were put where an order is asked for.
    public init(question: QuestionID, choices: [Int], correct: Bool, milliseconds: Int, limit: Int? = nil) {
      self.init(question, nil, correct, milliseconds)
      self.choices = choices
      self.limit = limit
    }

    /// Makes an answer that was typed, of which as much is kept as a record may have: a character can have any number of
    /// bytes.
    public init(question: QuestionID, text: String, correct: Bool, milliseconds: Int, limit: Int? = nil) {
      self.init(question, nil, correct, milliseconds)
      self.text = text.prefix(bytes: AnswerField.longestText)
      self.limit = limit
    }

    private init(_ question: QuestionID, _ choice: Int?, _ correct: Bool, _ milliseconds: Int) {
      self.question = question
      self.choice = choice
      self.correct = correct
      self.milliseconds = milliseconds
    }
  }
}

extension RoundRecord.Answer {
  /// What few answers have. Never changed once it is referred to.
  private final class Details: Hashable, Sendable {
    let choices: [Int]?
    let text: String?
    let limit: Int?
    let others: [String: UnknownJSON]

    init(choices: [Int]?, text: String?, limit: Int?, others: [String: UnknownJSON]) {
      self.choices = choices
      self.text = text
      self.limit = limit
      self.others = others
    }

    static func == (one: Details, other: Details) -> Bool {
      one.choices == other.choices && one.text == other.text && one.limit == other.limit && one.others == other.others
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(choices)
      hasher.combine(text)
      hasher.combine(limit)
    }
  }

  private mutating func change(
    choices: [Int]?, text: String?, limit: Int?, others: [String: UnknownJSON]
  ) {
    let isNeeded = choices != nil || text != nil || limit != nil || !others.isEmpty
    details = isNeeded ? Details(choices: choices, text: text, limit: limit, others: others) : nil
  }

  /// The numbers, from 1, of the choices in the bank, where several were given; nil elsewhere.
  public package(set) var choices: [Int]? {
    get { details?.choices }
    set { change(choices: newValue, text: text, limit: limit, others: others) }
  }

  /// What was typed; nil where nothing was.
  public package(set) var text: String? {
    get { details?.text }
    set { change(choices: choices, text: newValue, limit: limit, others: others) }
  }

  /// The time limit of this question in whole milliseconds, where it is not that of the round; nil where it is.
  public package(set) var limit: Int? {
    get { details?.limit }
    set { change(choices: choices, text: text, limit: newValue, others: others) }
  }

  /// What a later version wrote of it, by the names of the fields.
  public internal(set) var others: [String: UnknownJSON] {
    get { details?.others ?? [:] }
    set { change(choices: choices, text: text, limit: limit, others: newValue) }
  }

  /// Whether it has nothing but the question, a choice or none, whether it was right, and the time.
  public var isPlain: Bool { details == nil }

  /// Whether it is a single choice.
  public var isChoice: Bool { choice != nil }

  /// Whether time ran out, and nothing was answered.
  public var isLate: Bool { choice == nil && (details == nil || choices == nil && text == nil) }

  /// What was answered, with the choices of the bank for panels; nil when time ran out. The numbers may be any.
  public var given: GivenAnswer? {
    if let choice { return .panel(max(0, choice &- 1)) }
    if let choices { return .panels(choices.map { max(0, $0 &- 1) }) }
    return text.map(GivenAnswer.text)
  }
}

extension RoundRecord {
  /// The record with a limited number of bytes of each typed text.
  package func cuttingTexts(to bytes: Int) -> RoundRecord {
    var record = self
    for index in record.answers.indices where record.answers[index].text != nil {
      record.answers[index].text = record.answers[index].text?.prefix(bytes: bytes)
    }
    return record
  }
}

extension String {
  /// As many characters from the beginning as have no more bytes than `most`.
  fileprivate func prefix(bytes most: Int) -> String {
    guard utf8.count > most else { return self }
    var room = most
    return String(
      prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
  }
}

extension Collection<RoundRecord.Answer> {
  /// Whether these answers to one question, which was asked once, are why it is asked again in the round: all wrong, as
  /// many as are given before the right one is shown, and none of them a single choice, whose panel would be blocked.
  public var areAskedAgain: Bool {
    count == Rules.missesBeforeAnswer && !contains { $0.correct || $0.isChoice || $0.isLate }
  }
}
