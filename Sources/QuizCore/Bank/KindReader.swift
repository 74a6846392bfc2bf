/// What a row of a bank is where it is no question with one right choice.
struct KeyedRow {
  let kind: QuestionKind
  let key: QuestionKind.Key
  let options: [String]
  /// Whether the row names its kind; otherwise what stands there tells it.
  let isNamed: Bool
  /// Whether it could well be of another kind.
  let isDoubtful: Bool
}

/// The cell of a row's kind: its name and what else is said of the question, `typed, exact`.
struct KindCell {
  let kind: QuestionKind
  let options: [String]

  /// Reads a cell; nil when it names no kind, or says something that its kind does not know.
  init?(_ text: String) {
    let text = Folding.folded(text)
    for kind in QuestionKind.all {
      for name in kind.names.sorted(by: { $0.count > $1.count }) where text.hasPrefix(name) {
        let rest = text.dropFirst(name.count)
        guard rest.isEmpty || KindCell.isSeparator(rest.first) else { continue }
        let words = rest.split { KindCell.isSeparator($0) }.map(String.init)
        let options = words.compactMap { word in kind.options.first { $0.words.contains(word) }?.word }
        guard options.count == words.count else { continue }
        self.kind = kind
        self.options = options
        return
      }
    }
    return nil
  }

  private static func isSeparator(_ character: Character?) -> Bool { character.map { " ,;、・:+".contains($0) } ?? false }

  /// The cell of a question.
  static func text(_ question: Question) -> String {
    ([question.kind.id.rawValue] + question.options).joined(separator: " ")
  }
}

extension BankReader {
  /// Reads the row as what its kind, or else its answer, says; nil when it is a question with one right choice, which is
  /// read elsewhere, or cannot be used: then `diagnostics` has the reason.
  mutating func readKind(_ answer: CSVField, choices count: Int, filled: Int) -> KeyedRow? {
    let columns = fields.columns
    var named: KindCell?
    if let column = columns.kind, column < fields.all.count, !fields.all[column].isEmpty {
      let text = bytes.text(of: fields.all[column])
      named = KindCell(text)
      if named == nil {
        find(.unknownKind(text, column: name(of: column)), at: fields.all[column].start)
        return nil
      }
    }
    let isItself = columns.answerRule == .itself
    if let named, named.kind == .one {
      // Where the right choice stands first in every row, there is no order to keep.
      if !isItself { optionsOfOne = named.options }
      return nil
    }
    // The answer of a row without any is missed where those with one right choice are read.
    guard named != nil || !answer.isEmpty else { return nil }
    let texts = isItself ? [] : (0..<count).map { bytes.text(of: fields.choice($0)) }
    let cell = AnswerCellRule.Cell(text: bytes.text(of: answer), choices: texts) { text in
      let alike = texts.indices.filter { Folding.folded(texts[$0]) == Folding.folded(text) }
      let answer = BankAnswer(
        text, in: columns, exact: texts.indices.filter { texts[$0] == text }, alike: alike, of: texts.count)
      return answer.choice
    }
    guard let kind = named?.kind ?? kind(of: cell, isItself: isItself, filled: filled) else { return nil }
    guard checkChoices(of: kind, count: isItself ? 0 : count, filled: isItself ? filled - 1 : filled) else {
      return nil
    }
    if answer.isEmpty, kind.input == .panels {
      find(.noAnswer(column: name(of: columns.answer)), at: answer.start)
      return nil
    }
    switch kind.cell.read(cell) {
    case .fault(let sentence):
      find(.answerFault(found: cell.text, sentence, column: name(of: columns.answer)), at: answer.start)
      return nil
    case .key(let key):
      let isDoubtful = named == nil && kind.isLine && (columns.kind == nil || kind.cell.isDoubtful(cell))
      return KeyedRow(
        kind: kind, key: key, options: named?.options ?? [], isNamed: named != nil, isDoubtful: isDoubtful)
    }
  }

  /// The kind of a row that names none; nil where it has one right choice, or lacks choices.
  private func kind(of cell: AnswerCellRule.Cell, isItself: Bool, filled: Int) -> QuestionKind? {
    guard !isItself || filled <= 1 else { return nil }
    return QuestionKind.all.dropFirst().first { $0.cell.claims(cell) }
  }

  /// Whether a row has as many choices as its kind wants; otherwise says so.
  private mutating func checkChoices(of kind: QuestionKind, count: Int, filled: Int) -> Bool {
    let place = fields.columns.choices.first.flatMap { $0 < fields.all.count ? fields.all[$0].start : nil } ?? 0
    if kind.isLine {
      if filled == 0 { return true }
      find(.choicesOfLine(kind, found: filled), at: place)
      return false
    }
    if kind.choiceCounts.contains(filled), filled == count { return true }
    // A gap is reported by itself.
    if filled == count { find(.choiceCount(kind, found: filled), at: place) }
    return false
  }
}

extension QuestionKind {
  /// All that a bank may call it, folded.
  var names: [String] { [id.rawValue] + otherNames }
}

extension BankAnswer {
  /// The index of the one choice that it means; nil where it means none, or two.
  var choice: Int? {
    switch self {
    case .label(let index), .text(let index), .either(let index): index
    case .ambiguous, .twice, .several, .beyond, .nothing: nil
    }
  }
}
