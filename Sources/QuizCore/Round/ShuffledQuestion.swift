/// A question with its choices laid out on panels.
///
/// Always has one panel for each choice. Its parts are one piece, since it is in every copy of a round.
public struct ShuffledQuestion: Hashable, Sendable {
  private let parts: Parts

  private final class Parts: Hashable, Sendable {
    let question: Question
    let order: [Int]
    let panels: [String]

    init(_ question: Question, order: [Int]) {
      self.question = question
      self.order = order
      panels = order.map { question.choices[$0] }
    }

    static func == (one: Parts, other: Parts) -> Bool {
      one === other || one.question == other.question && one.order == other.order
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(question)
      hasher.combine(order)
    }
  }

  private init(_ question: Question, order: [Int]) {
    parts = Parts(question, order: order)
  }

  /// What is asked.
  public var question: Question {
    _read { yield parts.question }
  }

  /// For each panel, from the first, the index of its choice in the question.
  private var order: [Int] { parts.order }

  /// The words on the panels, from the first.
  public var panels: [String] { parts.panels }

  /// Lays the choices out as the bank has them.
  public init(_ question: Question) {
    self.init(question, order: Array(question.choices.indices))
  }

  /// Lays the choices out in an order drawn by `generator`.
  public init(_ question: Question, using generator: inout some RandomNumberGenerator) {
    var order = Array(question.choices.indices)
    generator.shuffle(&order)
    self.init(question, order: order)
  }

  /// The index of the panel that shows the right choice.
  public var rightPanel: Int { order.firstIndex(of: question.answer) ?? 0 }

  /// The number, from 1, that the bank gives to the choice on a panel; nil where there is no such panel.
  public func choiceNumber(onPanel panel: Int) -> Int? {
    order.indices.contains(panel) ? order[panel] + 1 : nil
  }
}
