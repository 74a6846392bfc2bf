/// Applies the rules of a bank to its rows, one by one: assigns the fields and finds the errors.
///
/// Reuses its memory from row to row, and makes strings only of fields that are asked for.
struct BankReader {
  /// The fields of a row that can be used.
  struct Reading {
    let question: CSVField
    /// Where the answer stands.
    let answerField: CSVField
    /// The index, from 0, of the right choice; nil where the row is of another kind.
    let answer: Int?
    /// What the row is, where it has not one right choice.
    let keyed: KeyedRow?
    /// What the row says of a question with one right choice beside its answer.
    let options: [String]
    let choiceCount: Int
    let explanation: CSVField?
  }

  /// Something wrong with a row, at a byte of it.
  struct RowDiagnostic {
    let offset: Int
    let kind: BankDiagnostic.Kind
  }

  /// The fields of a row, by what they mean.
  struct Fields {
    let columns: BankColumns
    fileprivate(set) var all = CSVFields()

    /// The field of a choice of a row that can be used, by its index from 0.
    func choice(_ index: Int) -> CSVField { all[columns.choices[index]] }

    /// The question that a row stands for.
    func question(_ reading: Reading, in bytes: CSVBytes) -> Question? {
      let keyed = reading.keyed
      return Question(
        keyed?.kind ?? .one, text: bytes.text(of: reading.question),
        choices: (0..<reading.choiceCount).map { bytes.text(of: choice($0)) },
        key: keyed?.key ?? QuestionKind.Key(answers: reading.answer.map { [$0] } ?? []),
        options: keyed?.options ?? reading.options,
        explanation: reading.explanation.map(bytes.text(of:)),
        level: level.flatMap { Fields.level($0, in: bytes) },
        seconds: seconds.flatMap { Fields.seconds($0, in: bytes) })
    }

    /// The field of a question's own seconds, unless there is none or it is empty.
    var seconds: CSVField? {
      guard let index = columns.seconds, index < all.count, !all[index].isEmpty else { return nil }
      return all[index]
    }

    /// The seconds in a field, `20`, `20 s` or `20秒`; nil when they are none that a question can have.
    static func seconds(_ field: CSVField, in bytes: CSVBytes) -> Int? {
      let text = Folding.folded(bytes.text(of: field))
      let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
      let unit = String(text.dropFirst(digits.count)).trimmed
      guard digits.count <= 4, let seconds = Int(digits), Question.secondsOfItsOwn.contains(seconds),
        ["", "s", "sec", "secs", "second", "seconds", "秒"].contains(unit)
      else { return nil }
      return seconds
    }

    /// The field of the level, unless there is none or it is empty.
    var level: CSVField? {
      guard let index = columns.level, index < all.count, !all[index].isEmpty else { return nil }
      return all[index]
    }

    /// The level in a field; nil when it is not one ASCII or full-width digit from 1 to 3.
    static func level(_ field: CSVField, in bytes: CSVBytes) -> Int? {
      guard field.count == 1 || field.count == 3 && bytes[field.start] == 0xEF,
        let level = BankNumber.read(bytes.slice(field.start, field.end)), Question.levels.contains(level)
      else { return nil }
      return level
    }
  }

  let bytes: CSVBytes
  /// What `bytes` belong to.
  let piece: BankBytes
  /// The fields of the row that was read last.
  private(set) var fields: Fields
  /// What is wrong with the row that was read last, in the order of its bytes.
  private(set) var diagnostics: [RowDiagnostic] = []
  /// What is known of the text of the row that was read last.
  private(set) var text = CSVRow.Text.unknown
  /// What the row that was read last says of a question with one right choice beside its answer.
  var optionsOfOne: [String] = []
  /// The cells of the heading, for messages; empty when there is none.
  private let heading: [String]

  /// Will read rows of `bytes`, which belong to `piece`.
  init(_ bytes: CSVBytes, of piece: BankBytes, _ columns: BankColumns, heading: [String] = []) {
    self.bytes = bytes
    self.piece = piece
    self.heading = heading
    fields = Fields(columns: columns)
  }

  /// Finds the next row that holds anything and reads it, as `nextRow` and `read` do; nil when there is none.
  @inline(__always)
  mutating func readNext(_ cursor: inout CSVCursor) -> (row: CSVRow, reading: Reading?)? {
    if let row = bytes.plainRow(&cursor, into: &fields.all) {
      diagnostics.removeAll(keepingCapacity: true)
      text = row.text
      return (row, row.text != .unknown || isText(row) ? readFields(of: row) : nil)
    }
    guard let row = bytes.nextRow(&cursor) else { return nil }
    return (row, read(row))
  }

  /// Reads `row`; nil when it cannot be used, with the reason in `diagnostics`.
  mutating func read(_ row: CSVRow) -> Reading? {
    diagnostics.removeAll(keepingCapacity: true)
    text = row.text
    return isSound(row) ? readFields(of: row) : nil
  }

  /// Reads the fields of `row`, which was split into them.
  private mutating func readFields(of row: CSVRow) -> Reading? {
    let end = CSVField(start: row.end, end: row.end, quoted: false, escaped: false)
    let columns = fields.columns
    func field(_ index: Int) -> CSVField { index < fields.all.count ? fields.all[index] : end }

    if findFormulaErrors() { return nil }
    let question = field(columns.question)
    if question.isEmpty { find(.emptyQuestion(column: name(of: columns.question)), at: question.start) }

    var count = columns.choices.count
    while count > 0, field(columns.choices[count - 1]).isEmpty { count -= 1 }
    var gaps = 0
    for index in 0..<count where field(columns.choices[index]).isEmpty {
      gaps += 1
      // Where the answer column is itself a choice, its absence is reported for the answer.
      if columns.choices[index] == columns.answer { continue }
      find(
        .emptyChoice(index + 1, column: name(of: columns.choices[index])),
        at: field(columns.choices[index]).start)
    }
    let answerField = field(columns.answer)
    var answer: Int?
    var keyed: KeyedRow?
    let isNamed = columns.kind.map { !field($0).isEmpty } ?? false
    if isNamed { optionsOfOne = [] }
    if !isNamed, count - gaps >= Question.choiceCounts.lowerBound, columns.numbersComeFirst,
      let number = BankNumber.read(bytes.slice(answerField.start, answerField.end)), number >= columns.firstNumber,
      number - columns.firstNumber < count
    {
      answer = number - columns.firstNumber
    } else if !isNamed, count - gaps >= Question.choiceCounts.lowerBound, let index = choice(answerField, among: count)
    {
      answer = index
    } else {
      let found = diagnostics.count
      if columns.readsKinds { keyed = readKind(answerField, choices: count, filled: count - gaps) }
      if keyed == nil, found == diagnostics.count {
        if count - gaps < Question.choiceCounts.lowerBound {
          find(
            .tooFewChoices(found: count - gaps),
            at: columns.choices.isEmpty ? question.start : field(columns.choices[count > 0 ? count - 1 : 0]).start)
        }
        answer = findAnswer(answerField, among: count)
      }
    }

    findSurplus()
    guard diagnostics.isEmpty, answer != nil || keyed != nil else {
      diagnostics.sort { $0.offset < $1.offset }
      return nil
    }
    let explanation = columns.explanation.map(field)
    return Reading(
      question: question, answerField: answerField, answer: answer, keyed: keyed,
      options: isNamed && keyed == nil ? optionsOfOne : [],
      choiceCount: keyed?.kind.isLine == true ? 0 : count,
      explanation: explanation.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Whether a field that is read shows that a spreadsheet's formula failed.
  @inline(__always)
  private mutating func findFormulaErrors() -> Bool {
    let columns = fields.columns
    findFormulaError(columns.question)
    if columns.answerRule != .itself { findFormulaError(columns.answer) }
    for column in columns.choices { findFormulaError(column) }
    if let column = columns.explanation { findFormulaError(column) }
    guard !diagnostics.isEmpty else { return false }
    diagnostics.sort { $0.offset < $1.offset }
    return true
  }

  @inline(__always)
  private mutating func findFormulaError(_ column: Int) {
    guard column < fields.all.count else { return }
    let field = fields.all[column]
    guard !field.isEmpty, !field.quoted, bytes[field.start] == UInt8(ascii: "#") || bytes[field.start] == 0x45,
      FormulaError.isOne(bytes.slice(field.start, field.end))
    else { return }
    find(.formulaError(found: bytes.text(of: field), column: name(of: column), number: column + 1), at: field.start)
  }

  /// Splits the row into its fields; false when it is not text in fields within the limits.
  private mutating func isSound(_ row: CSVRow) -> Bool {
    switch row.diagnostic {
    case .unterminated(let offset):
      find(.unterminatedQuote, at: offset)
      return false
    case .tooLong(let offset):
      find(.quoteTooLong, at: offset)
      return false
    case .textAfterQuote(let offset):
      find(.textAfterQuote, at: offset)
      return false
    case .rowTooLong:
      find(.rowTooLong, at: row.start)
      return false
    case nil: break
    }
    if let surplus = bytes.split(row, into: &fields.all) {
      find(.tooWide, at: surplus)
      return false
    }
    if row.end &- row.start > BankLimits.field,
      let long = fields.all.first(where: { $0.end - $0.start > BankLimits.field })
    {
      find(.fieldTooLong(bytes: long.end - long.start), at: long.start)
      return false
    }
    return isText(row)
  }

  /// Whether all bytes of a row are text.
  private mutating func isText(_ row: CSVRow) -> Bool {
    let end = bytes.firstNonText(from: row.start, to: row.end)
    if end < row.end {
      find(bytes[end] == 0 ? .nulByte : .notUTF8, at: end)
      return false
    }
    return true
  }

  /// The index of the one choice that an answer means; nil when it means none, or several.
  private func choice(_ field: CSVField, among count: Int) -> Int? {
    if field.isEmpty { return nil }
    return fields.columns.answerRule == .itself ? 0 : answer(field, among: count).choice
  }

  /// The index of the choice that an answer means, by `BankAnswer`; nil when it means none, with the reason in
  /// `diagnostics`.
  private mutating func findAnswer(_ field: CSVField, among count: Int) -> Int? {
    let columns = fields.columns
    let column = name(of: columns.answer)
    guard !field.isEmpty else {
      find(.noAnswer(column: column), at: field.start)
      return nil
    }
    if columns.answerRule == .itself { return 0 }
    let answer = self.answer(field, among: count)
    let text = bytes.text(of: field)
    switch answer {
    case .label(let index), .text(let index), .either(let index): return index
    case .ambiguous(let label, let index):
      find(.ambiguousAnswer(found: text, label: label + 1, text: index + 1, column: column), at: field.start)
    case .twice(let first, let second):
      find(.answerTwice(found: text, first + 1, second + 1, column: column), at: field.start)
    case .several: find(.severalAnswers(found: text, column: column), at: field.start)
    case .beyond: find(.answerOutOfRange(found: text, choices: count, column: column), at: field.start)
    case .nothing: find(.answerNotAChoice(found: text, column: column), at: field.start)
    }
    return nil
  }

  /// The number that the answer of the row that was read last is; nil when it is none.
  func number(_ reading: Reading) -> Int? {
    BankNumber.read(bytes.slice(reading.answerField.start, reading.answerField.end))
  }

  /// The number in the answer's column of the row that was read last, how many choices there are, and whether one has the
  /// number as its text; nil when the row has another fault than that number, or no number there.
  func numbering(_ reading: Reading?) -> (number: Int, choices: Int, isText: Bool)? {
    let columns = fields.columns
    let isBeyond = diagnostics.allSatisfy { if case .answerOutOfRange = $0.kind { true } else { false } }
    guard reading != nil || !diagnostics.isEmpty && isBeyond, columns.answer < fields.all.count else { return nil }
    let field = fields.all[columns.answer]
    guard let number = BankNumber.read(bytes.slice(field.start, field.end)) else { return nil }
    let filled = columns.choices.filter { $0 < fields.all.count && !fields.all[$0].isEmpty }
    return (number, filled.count, filled.contains { bytes.areAlike(fields.all[$0], field) })
  }

  /// How an answer says which of the first choices of the row that was read last is right.
  func answer(_ field: CSVField, among count: Int) -> BankAnswer {
    let text = bytes.text(of: field)
    let choices = (0..<count).filter { choice in
      fields.columns.choices[choice] < fields.all.count && !fields.choice(choice).isEmpty
    }
    let answer = BankAnswer(
      text, in: fields.columns, exact: choices.filter { bytes.text(of: fields.choice($0)) == text },
      alike: choices.filter { bytes.areAlike(fields.choice($0), field) }, of: count)
    if answer == .nothing, BankAnswer.namesSeveral(text, of: count) { return .several }
    guard answer == .nothing, let labelled = BankAnswer.labelled(text), labelled.number <= count else { return answer }
    // Both must mean the same choice, whose own text may have a label, too.
    let choice = bytes.text(of: fields.choice(labelled.number - 1))
    let isSame = [choice, BankAnswer.labelled(choice)?.text ?? choice].contains {
      Folding.folded($0) == Folding.folded(labelled.text)
    }
    return isSame ? .either(labelled.number - 1) : .nothing
  }

  private mutating func findSurplus() {
    let columns = fields.columns
    guard fields.all.count > columns.count else { return }
    for index in columns.count..<fields.all.count where !fields.all[index].isEmpty {
      return find(.tooManyColumns(found: index + 1, expected: columns.count), at: fields.all[index].start)
    }
  }

  /// What the heading calls a column; nil when there is no heading.
  func name(of column: Int) -> String? { heading.indices.contains(column) ? heading[column] : nil }

  mutating func find(_ kind: BankDiagnostic.Kind, at offset: Int) {
    diagnostics.append(RowDiagnostic(offset: offset, kind: kind))
  }

  /// The question of the row that was read last.
  func question(_ reading: Reading) -> Question? { fields.question(reading, in: bytes) }

  /// A hash of the question's identity in the score log: its text and its right answer.
  func hash(_ reading: Reading) -> UInt64 {
    var hash: UInt64 = 0
    bytes.hash(reading.question, into: &hash)
    if let answer = reading.answer {
      bytes.hash(fields.choice(answer), into: &hash)
    } else {
      hash = (hash ^ (question(reading)?.id.hash ?? 0)) &* 0x9e37_79b9_7f4a_7c15
    }
    return hash
  }
}

extension BankDiagnostic {
  /// Makes the diagnostic of a row, with its line and column.
  init(_ diagnostic: BankReader.RowDiagnostic, in row: CSVRow, of bytes: CSVBytes) {
    let position = bytes.position(of: diagnostic.offset, in: row)
    self.init(line: position.line, column: position.column, kind: diagnostic.kind)
  }
}
