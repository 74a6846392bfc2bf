// What may be wrong with a row of a bank that can be used.
extension BankReader {
  /// The level of the row that was read last; nil when it has none.
  var level: Int? { fields.level.flatMap { Fields.level($0, in: bytes) } }

  /// That the level of the row that was read last is none; nil when it is one, or empty.
  @inline(__always)
  func unknownLevel() -> RowDiagnostic? {
    // Few banks have levels.
    fields.columns.level == nil ? nil : findUnknownLevel()
  }

  private func findUnknownLevel() -> RowDiagnostic? {
    guard let field = fields.level, Fields.level(field, in: bytes) == nil else { return nil }
    let column = fields.columns.level.flatMap(name(of:))
    return RowDiagnostic(offset: field.start, kind: .unknownLevel(bytes.text(of: field), column: column))
  }

  /// That the seconds of the row that was read last are none; nil when they are some, or empty.
  @inline(__always)
  func unknownSeconds() -> RowDiagnostic? { fields.columns.seconds == nil ? nil : findUnknownSeconds() }

  private func findUnknownSeconds() -> RowDiagnostic? {
    guard let field = fields.seconds, Fields.seconds(field, in: bytes) == nil else { return nil }
    let column = fields.columns.seconds.flatMap(name(of:))
    return RowDiagnostic(offset: field.start, kind: .unknownSeconds(bytes.text(of: field), column: column))
  }

  /// As what the row that was read last is read, where another kind is likely; nil where it is not.
  @inline(__always)
  func doubtfulKind(_ reading: Reading) -> RowDiagnostic? {
    guard let keyed = reading.keyed, keyed.isDoubtful else { return nil }
    return RowDiagnostic(
      offset: reading.answerField.start, kind: .readAs(keyed.kind, found: bytes.text(of: reading.answerField)))
  }

  /// What is odd about the answer of the row that was read last, by its kind; nil where nothing is.
  @inline(__always)
  func doubtfulAnswer(_ reading: Reading) -> RowDiagnostic? { reading.keyed == nil ? nil : findDoubtfulAnswer(reading) }

  private func findDoubtfulAnswer(_ reading: Reading) -> RowDiagnostic? {
    guard let question = question(reading), let sentence = question.kind.cell.oddity(question) else { return nil }
    let found = bytes.text(of: reading.answerField)
    return RowDiagnostic(
      offset: reading.answerField.start,
      kind: .oddAnswer(found: found, sentence, column: name(of: fields.columns.answer)))
  }

  /// All that may be wrong with the row that was read last though it can be used.
  @inline(__always)
  func warnings(_ reading: Reading, _ visit: (RowDiagnostic) -> Void) {
    if let equal = equalChoices(reading) { visit(equal) }
    if let level = unknownLevel() { visit(level) }
    if let seconds = unknownSeconds() { visit(seconds) }
    if let kind = doubtfulKind(reading) { visit(kind) }
    if let answer = doubtfulAnswer(reading) { visit(answer) }
  }

  /// The first two choices of the row that was read last that are the same but for case, width and outer spaces; reported
  /// at the second of them.
  @inline(__always)
  func equalChoices(_ reading: Reading) -> RowDiagnostic? {
    guard let (first, second) = equalPair(among: reading.choiceCount) else { return nil }
    let isSame = bytes.text(of: fields.choice(first)) == bytes.text(of: fields.choice(second))
    let kind: BankDiagnostic.Kind =
      isSame ? .equalChoices(first + 1, second + 1) : .similarChoices(first + 1, second + 1)
    return RowDiagnostic(offset: fields.choice(second).start, kind: kind)
  }

  private func equalPair(among count: Int) -> (Int, Int)? {
    guard count > 1 else { return nil }
    for second in 1..<count {
      for first in 0..<second where areAlike(fields.choice(first), fields.choice(second)) { return (first, second) }
    }
    return nil
  }

  @inline(__always)
  private func areAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    switch text {
    case .printable: bytes.arePrintableAndAlike(first, second)
    case .ordinary: bytes.areOrdinaryAndAlike(first, second)
    case .unknown: bytes.areAlike(first, second)
    }
  }
}
