/// What too many rows of a bank have in common to be intended: columns that are mixed up, or marks of
/// another program.
struct AlikeRows: Sendable {
  /// Rows of one pattern.
  private struct Rows: Sendable {
    let pattern: BankDiagnostic.Pattern
    /// Where the first of them is.
    let line: Int
    let column: Int
    var count = 1
  }

  /// How many rows have choices.
  private var rows = 0
  private var letters: Rows?
  private var questions: Rows?
  /// The words that every choice so far has; nil before the first row with choices.
  private var words: [String]?
  /// Where the first row's choices begin.
  private var first: (line: Int, column: Int)?

  /// Below this many rows, what they have in common may well be chance, or meant.
  private static let enough = 8
  /// Bytes of the shortest question and the shortest word that are looked for: shorter ones are everywhere.
  private static let shortest = (question: 6, word: 4)

  /// Adds a row that can be used.
  @inline(__always)
  mutating func add(_ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader) {
    guard reading.choiceCount > 1 else { return }
    rows &+= 1
    if words?.isEmpty != true { keepWords(of: reading, row, reader) }
    let question = reading.question.count
    var hasLetter = false
    for index in 0..<reading.choiceCount {
      let choice = reader.fields.choice(index)
      if choice.count == 1 { hasLetter = true }
      if choice.count >= question, question >= AlikeRows.shortest.question,
        AlikeRows.holds(reader.bytes.slice(choice.start, choice.end), reading.question, reader)
      {
        questions = AlikeRows.more(questions, .question, choice, row, reader)
      }
    }
    if hasLetter { addLetter(reading, row, reader) }
  }

  private mutating func addLetter(_ reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader) {
    let letters = (0..<reading.choiceCount).map { index -> UInt8? in
      let choice = reader.fields.choice(index)
      let byte = choice.count == 1 ? reader.bytes[choice.start] | 0x20 : 0
      return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte : nil
    }
    let found = letters.compactMap { $0 }
    let own = letters.indices.map { UInt8(ascii: "a") + UInt8(truncatingIfNeeded: $0) }
    // A question about letters has nothing else to choose from.
    guard let index = letters.firstIndex(where: { $0 != nil }), found.count < letters.count || found == own else {
      return
    }
    let choice = reader.fields.choice(index)
    self.letters = AlikeRows.more(self.letters, .letter(reader.bytes.text(of: choice)), choice, row, reader)
  }

  /// Keeps the words that the choices of a row have, too.
  private mutating func keepWords(of reading: BankReader.Reading, _ row: CSVRow, _ reader: BankReader) {
    var common = words
    for index in 0..<reading.choiceCount {
      let choice = reader.bytes.text(of: reader.fields.choice(index))
      let own = Folding.folded(choice).split { !$0.isLetter }.map(String.init)
      common = common?.filter(own.contains) ?? own.filter { $0.utf8.count >= AlikeRows.shortest.word }
    }
    words = common
    if first == nil {
      first = reader.bytes.position(of: reader.fields.choice(0).start, in: row)
    }
  }

  private static func more(
    _ rows: Rows?, _ pattern: BankDiagnostic.Pattern, _ field: CSVField, _ row: CSVRow, _ reader: BankReader
  ) -> Rows {
    if var rows {
      rows.count += 1
      return rows
    }
    let place = reader.bytes.position(of: field.start, in: row)
    return Rows(pattern: pattern, line: place.line, column: place.column)
  }

  /// Whether the bytes of a field are within others.
  private static func holds(_ bytes: UnsafeRawBufferPointer, _ field: CSVField, _ reader: BankReader) -> Bool {
    let inner = reader.bytes.slice(field.start, field.end)
    guard let first = inner.first else { return false }
    var rest = bytes[...]
    while rest.count >= inner.count, let place = rest.dropLast(inner.count - 1).firstIndex(of: first) {
      if rest[place...].starts(with: inner) { return true }
      rest = rest[(place + 1)...]
    }
    return false
  }

  /// Adds the rows behind these.
  mutating func add(_ other: AlikeRows) {
    rows += other.rows
    letters = AlikeRows.sum(letters, other.letters)
    questions = AlikeRows.sum(questions, other.questions)
    if let more = other.words { words = words?.filter(more.contains) ?? more }
    first = first ?? other.first
  }

  private static func sum(_ one: Rows?, _ other: Rows?) -> Rows? {
    guard var sum = one else { return other }
    sum.count += other?.count ?? 0
    return sum
  }

  /// The warnings about the whole bank.
  var problems: [BankDiagnostic] {
    guard rows >= AlikeRows.enough else { return [] }
    var problems = [letters, questions].compactMap { $0 }.filter { $0.count * 2 >= rows }.map { found in
      BankDiagnostic(line: found.line, column: found.column, kind: .alike(found.pattern, rows: found.count, of: rows))
    }
    if let word = words?.first, let first {
      problems.append(
        BankDiagnostic(line: first.line, column: first.column, kind: .alike(.word(word), rows: rows, of: rows)))
    }
    return problems
  }
}

extension BankDiagnostic {
  /// What many rows may have in common.
  public enum Pattern: Hashable, Sendable {
    /// A choice is only this letter, though not all choices are letters, or all stand for themselves.
    case letter(String)
    /// A choice holds the whole question.
    case question
    /// This word is in every choice.
    case word(String)
  }
}

extension BankDiagnostic.Pattern {
  /// What too many of the rows with choices have in common.
  func sentence(_ rows: Int, of all: Int) -> Phrase {
    let (en, ja) = rows == all ? ("all \(all) rows", "\(all)行すべて") : ("\(rows) of \(all) rows", "\(all)行中\(rows)行")
    return switch self {
    case .letter(let letter):
      Phrase(
        en: "a choice is only a letter, \"\(letter)\", in \(en); its text may be missing",
        ja: "\(ja)で、選択肢の1つが英字1文字（「\(letter)」など）です。本文が抜けているかもしれません")
    case .question:
      Phrase(
        en: "a choice holds the whole question in \(en); the columns may be mixed up",
        ja: "\(ja)で、選択肢に問題文がそのまま入っています。列がずれているかもしれません")
    case .word(let word):
      Phrase(
        en: "the word \"\(word.prefix(BankLimits.quoted))\" is in every choice of \(en); it may be no part of them",
        ja: "\(ja)の、どの選択肢にも「\(word.prefix(BankLimits.quoted))」が入っています。選択肢の一部ではないかもしれません")
    }
  }
}
