/// How a question is answered: the rules of one kind of question.
///
/// Each kind is a constant in a folder of its own beside this file; how it is asked on screen is in the folder of the
/// same name in QuizScreens/Views/Questions. All that reads, writes or counts questions goes by ``all``. A class, since every
/// question refers to its kind.
public final class QuestionKind: Sendable, Identifiable {
  /// The name of a kind in banks and in the files that programs exchange.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name, in lowercase ASCII letters.
    public let rawValue: String

    /// Makes the ID with this name, whether or not the program has such a kind.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What the player answers with.
  public enum Input: Hashable, Sendable {
    /// One key or click: a panel.
    case panel
    /// Any number of panels, which are then confirmed.
    case panels
    /// All panels, one after the other, which are then confirmed.
    case sequence
    /// A line of text.
    case text
    /// A line that takes what a number is written with.
    case number
  }

  /// What a bank may say about a question of the kind beside its answer.
  public struct Option: Hashable, Sendable {
    /// The word for it in a bank.
    public let word: String
    /// All words that a bank may have for it, folded.
    let words: [String]
    /// What it is called in a form: the word of its language.
    public let name: Phrase
    /// What it means, in one sentence.
    public let meaning: Phrase
    /// Whether a form for a question offers it.
    public let isInForms: Bool

    /// Makes an option from its parts.
    init(_ word: String, _ japanese: String, _ meaning: Phrase, isInForms: Bool = true) {
      self.word = word
      words = [word, japanese]
      name = Phrase(en: word.prefix(1).uppercased() + word.dropFirst(), ja: japanese)
      self.meaning = meaning
      self.isInForms = isInForms
    }
  }

  /// What makes a question right, as a bank's answer says it.
  public struct Key: Hashable, Sendable {
    /// The indices of the right choices; of an order, all of them in their order.
    public var answers: [Int] = []
    /// The texts that are right where no choice is.
    public var accepted: [String] = []

    /// Makes a key of choices, or of texts.
    public init(answers: [Int] = [], accepted: [String] = []) {
      self.answers = answers
      self.accepted = accepted
    }
  }

  /// The name in banks.
  public let id: ID
  /// What it is called.
  public let name: Phrase
  /// What else the column of kinds may call it, folded by ``Folding``.
  let otherNames: [String]
  /// What the player answers with.
  public let input: Input
  /// How many halves of a round's time limit one of its questions has: 2 for the limit itself.
  public let halvesOfLimit: Int
  /// How many choices one of its questions has; 0 where the answer is a line.
  public let choiceCounts: ClosedRange<Int>
  /// What a bank may say about one of its questions.
  public let options: [Option]
  /// Whether a question can have this key; all numbers and texts may be anything.
  let isPossible: @Sendable (Key, _ choiceCount: Int) -> Bool
  /// The order in which the choices are laid out, for each panel the index of its choice, where chance has drawn one.
  let arrange: @Sendable (Question, _ drawn: [Int]) -> [Int]
  /// Whether an answer can be judged, and does not lack something; `panels` are those of the question as dealt.
  let isComplete: @Sendable (Question, GivenAnswer) -> Bool
  /// Judges an answer whose panels are given by the indices of their choices.
  let judge: @Sendable (Question, GivenAnswer) -> Judgement
  /// The right answer in words.
  let rightAnswer: @Sendable (Question) -> String
  /// A line that is right where the answer is typed.
  let rightLine: @Sendable (Question) -> String
  /// What names a question together with its text; see ``QuestionID``.
  let identity: @Sendable (Question) -> String
  /// How its answers stand in a bank.
  let cell: AnswerCellRule

  /// Makes a kind from its parts.
  init(
    id: ID, name: Phrase, otherNames: [String], input: Input, halvesOfLimit: Int = 2, choiceCounts: ClosedRange<Int>,
    options: [Option] = [], cell: AnswerCellRule,
    isPossible: @escaping @Sendable (Key, Int) -> Bool,
    arrange: @escaping @Sendable (Question, [Int]) -> [Int] = { _, drawn in drawn },
    isComplete: @escaping @Sendable (Question, GivenAnswer) -> Bool,
    judge: @escaping @Sendable (Question, GivenAnswer) -> Judgement,
    rightAnswer: @escaping @Sendable (Question) -> String,
    rightLine: @escaping @Sendable (Question) -> String = { $0.accepted.first ?? "" },
    identity: (@Sendable (Question) -> String)? = nil
  ) {
    self.id = id
    self.name = name
    self.otherNames = otherNames
    self.input = input
    self.halvesOfLimit = halvesOfLimit
    self.choiceCounts = choiceCounts
    self.options = options
    self.cell = cell
    self.isPossible = isPossible
    self.arrange = arrange
    self.isComplete = isComplete
    self.judge = judge
    self.rightAnswer = rightAnswer
    self.rightLine = rightLine
    self.identity = identity ?? rightAnswer
  }

  /// All kinds, the usual one first; the others are asked in this order which of them an answer in a bank is.
  public static let all: [QuestionKind] = [.one, .several, .order, .number, .typed]

  /// The kind with this ID; nil when the program does not have it.
  public static func kind(_ id: ID) -> QuestionKind? { all.first { $0.id == id } }
}

extension QuestionKind: Hashable {
  /// Kinds are the same when they have the same ID.
  public static func == (one: QuestionKind, other: QuestionKind) -> Bool { one === other || one.id == other.id }

  /// Hashes the ID.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension QuestionKind {
  /// Whether the answer is a line that the player types.
  public var isLine: Bool {
    switch input {
    case .panel, .panels, .sequence: false
    case .text, .number: true
    }
  }

  /// The time limit of one of its questions in a round whose questions have `limit`.
  public func limit(_ limit: Duration) -> Duration { halvesOfLimit == 2 ? limit : limit * halvesOfLimit / 2 }
}

extension QuestionKind.ID: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Takes the name of a kind as a literal.
  public init(stringLiteral name: String) {
    self.init(rawValue: name)
  }

  /// The name.
  public var description: String { rawValue }
}
