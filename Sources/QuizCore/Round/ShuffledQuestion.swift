/// A question with its choices laid out on panels.
///
/// Always has one panel for each choice.
public struct ShuffledQuestion: Hashable, Sendable {
  /// What is asked.
  public let question: Question
  /// For each panel, from the first, the index of its choice in the question.
  private let order: [Int]
  /// The words on the panels, from the first.
  public let panels: [String]

  private init(_ question: Question, order: [Int]) {
    self.question = question
    self.order = order
    panels = order.map { question.choices[$0] }
  }

  /// Lays the choices out as the bank has them.
  public init(_ question: Question) {
    self.init(question, order: Array(question.choices.indices))
  }

  /// Lays the choices out in an order drawn by `generator`; true and false stay in that of the bank.
  public init(_ question: Question, using generator: inout some RandomNumberGenerator) {
    var order = Array(question.choices.indices)
    // Drawn for these too, so that a seed deals the questions behind them as it always did.
    generator.shuffle(&order)
    self.init(question, order: question.isTrueOrFalse ? Array(question.choices.indices) : order)
  }

  /// The index of the panel that shows the right choice.
  public var rightPanel: Int { order.firstIndex(of: question.answer) ?? 0 }

  /// The number, from 1, that the bank gives to the choice on a panel; nil where there is no such panel.
  public func choiceNumber(onPanel panel: Int) -> Int? {
    order.indices.contains(panel) ? order[panel] + 1 : nil
  }
}
