/// A question with its choices laid out on panels.
///
/// Always has one panel for each choice; none where the answer is typed. A class, since a round, its screen and its layout
/// all refer to it, and every frame asks for it many times.
public final class ShuffledQuestion: Sendable {
  /// What is asked.
  public let question: Question
  /// For each panel, from the first, the index of its choice in the question.
  private let order: [Int]
  /// The words on the panels, from the first.
  public let panels: [String]

  private init(_ question: Question, checked order: [Int]) {
    self.question = question
    self.order = order
    panels = order.map { question.choices[$0] }
  }

  /// Lays the choices out as the bank has them.
  public convenience init(_ question: Question) {
    self.init(question, checked: Array(question.choices.indices))
  }

  /// Lays the choices out in this order: for each panel, from the first, the index of its choice; nil where that does not
  /// name each of them once.
  public convenience init?(_ question: Question, order: [Int]) {
    guard order.sorted() == Array(question.choices.indices) else { return nil }
    self.init(question, checked: order)
  }

  /// Lays the choices out in an order drawn by `generator`, as the question's kind has it; see `Question.dealt`.
  public convenience init(_ question: Question, using generator: inout some RandomNumberGenerator) {
    // Drawn in any case, so that a seed deals the questions behind as it always did.
    let drawn = generator.shuffled(question.choices.indices)
    self.init(question, checked: question.kind.arrange(question, drawn))
  }

  /// The panels that show the right choices: where an order is asked for, in that order, otherwise from the first. None
  /// where the answer is typed.
  public var rightPanels: [Int] {
    let panels = question.answers.compactMap(order.firstIndex(of:))
    switch question.kind.input {
    case .panel, .panels: return panels.sorted()
    case .sequence, .text, .number: return panels
    }
  }

  /// Whether a panel shows a right choice.
  public func isRight(_ panel: Int) -> Bool {
    order.indices.contains(panel) && question.answers.contains(order[panel])
  }

  /// The number, from 1, that the bank gives to the choice on a panel; nil where there is no such panel.
  public func choiceNumber(onPanel panel: Int) -> Int? {
    order.indices.contains(panel) ? order[panel] + 1 : nil
  }

  /// The answer with the indices of choices instead of those of panels; nil where it has a panel that is not there.
  private func undealt(_ given: GivenAnswer) -> GivenAnswer? {
    switch given {
    case .panels(let panels):
      panels.allSatisfy(order.indices.contains) ? .panels(panels.map { order[$0] }) : nil
    case .text: given
    }
  }

  /// Whether an answer can be judged: it names only panels that are there, and lacks nothing that its kind wants.
  public func isComplete(_ given: GivenAnswer) -> Bool {
    undealt(given).map { question.kind.isComplete(question, $0) } ?? false
  }

  /// What an answer is; wrong where it could not be judged.
  public func judge(_ given: GivenAnswer) -> Judgement {
    undealt(given).map(question.judge) ?? .wrong
  }
}

extension ShuffledQuestion: Hashable {
  /// Whether the same question is laid out in the same order.
  public static func == (one: ShuffledQuestion, other: ShuffledQuestion) -> Bool {
    one === other || one.question == other.question && one.order == other.order
  }

  /// Hashes both.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(order)
  }
}
