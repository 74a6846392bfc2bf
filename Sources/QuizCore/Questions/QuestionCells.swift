// A question in the words of a bank's columns, for whatever is to hold every kind of them in the same few texts.
extension Question {
  /// What the column of kinds says of it: `several`, `typed exact`.
  public var kindCell: String { KindCell.text(self) }

  /// The same without what no longer matters once its choices are laid out.
  var askedKindCell: String {
    ([kind.id.rawValue] + kind.options.filter { $0.isInForms && has($0) }.map(\.word)).joined(separator: " ")
  }

  /// Whether a bank's row needs the column of kinds: it has not one right choice, or more is said of it.
  package var needsKindCell: Bool { kind != .one || !options.isEmpty }

  /// What the column of answers says: the number of the right choice, `1;3`, `Paris|Paname`, `10..20` or `order`.
  public var answerCell: String { kind.cell.write(self) }

  /// Makes a question of what a bank's columns say; nil when they say none. Choices are named by their numbers or letters.
  public init?(
    kindCell: String, answerCell: String, text: String, choices: [String], explanation: String? = nil,
    level: Int? = nil, seconds: Int? = nil
  ) {
    guard let kind = KindCell(kindCell) else { return nil }
    let cell = AnswerCellRule.Cell(text: answerCell, choices: choices) { text in
      AnswerLabel(text).flatMap { choices.indices.contains($0.number - 1) ? $0.number - 1 : nil }
    }
    guard case .key(let key) = kind.kind.cell.read(cell) else { return nil }
    self.init(
      kind.kind, text: text, choices: choices, key: key, options: kind.options, explanation: explanation, level: level,
      seconds: seconds)
  }
}

extension QuestionKind {
  /// The kind that a column of kinds may call so, and what else it says of a question, by the words of the kind's
  /// options; nil when it names none.
  package static func named(_ cell: String) -> (kind: QuestionKind, options: [String])? {
    KindCell(cell).map { ($0.kind, $0.options) }
  }
}
