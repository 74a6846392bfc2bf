extension QuestionKind {
  /// Three to nine choices that are to be put in their order.
  public static let order = QuestionKind(
    id: QuestionKind.ID(rawValue: OrderCell.word), name: Phrase(en: "in order", ja: "並べ替え"),
    otherNames: OrderCell.otherWords,
    input: .sequence, halvesOfLimit: 4, choiceCounts: 3...Question.choiceCounts.upperBound,
    cell: AnswerCellRule(
      claims: { cell in OrderCell.says(cell.text) && cell.choice(cell.text) == nil },
      read: OrderCell.read, saysAnswer: false, write: OrderCell.text),
    isPossible: { key, count in key.accepted.isEmpty && key.answers.sorted() == Array(0..<count) },
    // A question that stands in its order already asks nothing.
    arrange: { question, drawn in
      OrderCell.areInOrder(drawn, of: question) ? Array(drawn.dropFirst() + drawn.prefix(1)) : drawn
    },
    isComplete: { question, given in given.panels.sorted() == Array(question.choices.indices) },
    judge: { question, given in OrderCell.areInOrder(given.panels, of: question) ? .right : .wrong },
    rightAnswer: { question in question.answers.map { question.choices[$0] }.joined(separator: " → ") },
    identity: { question in question.answers.map { question.choices[$0] }.joined(separator: "\u{1}") })
}

/// The answer of an order in a bank: the word `order`, where the choices stand in theirs, or all their numbers in order.
enum OrderCell {
  /// The name of the kind, which is its answer, too.
  static let word = "order"
  /// What else it may be called.
  static let otherWords = ["ordering", "sequence", "sort", "sorting", "順番", "順序", "並べ替え", "並べかえ", "ならべかえ", "整序"]

  /// Whether a text is the word.
  static func says(_ text: String) -> Bool {
    let folded = Folding.folded(text)
    return folded == word || otherWords.contains(folded)
  }

  /// The word, where the choices stand in their order and none is the word itself, which an older program would take for
  /// the right one; otherwise their numbers.
  static func text(_ question: Question) -> String {
    question.answers == Array(question.choices.indices) && !question.choices.contains(where: says)
      ? word : question.answers.map { String($0 + 1) }.joined(separator: ">")
  }

  /// Whether choices stand in the right order; which is which of two that are the same, nobody can see.
  static func areInOrder(_ indices: [Int], of question: Question) -> Bool {
    func texts(_ indices: [Int]) -> [String] {
      indices.compactMap { question.choices.indices.contains($0) ? question.choices[$0] : nil }
    }
    return indices.count == question.answers.count && texts(indices) == texts(question.answers)
  }

  static func read(_ cell: AnswerCellRule.Cell) -> AnswerCellRule.Reading {
    if cell.text.isEmpty || says(cell.text) { return .key(QuestionKind.Key(answers: Array(cell.choices.indices))) }
    var parts = cell.text.split { ">→-;；,、， \u{3000}".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    // Labels may stand side by side, as in CABD.
    if parts.count == 1 { parts = cell.text.map { String($0) } }
    let indices = parts.compactMap(cell.choice)
    guard indices.count == parts.count, indices.sorted() == Array(cell.choices.indices) else {
      return .fault(
        Phrase(
          en: "; write the choices in their right order and \"order\" as the answer",
          ja: "ですが、選択肢を正しい順に書き、正解には order と書いてください"))
    }
    return .key(QuestionKind.Key(answers: indices))
  }
}
