/// A usable row of a bank, for checks outside of this module: its texts and their places.
public struct BankRow: Sendable {
  /// A field of the row.
  public enum Part: Hashable, Sendable {
    /// What is asked.
    case question
    /// The number of the right choice.
    case answer
    /// A choice, by its index from 0.
    case choice(Int)
    /// What the player may learn from it.
    case explanation
  }

  let bytes: BankBytes
  let row: CSVRow
  let fields: BankReader.Fields
  let reading: BankReader.Reading

  /// The line it begins on, from 1.
  public var line: Int { row.line }

  /// The displayed parts: the question, the choices, the explanation if there is one.
  public var parts: [Part] {
    [.question] + (0..<reading.choiceCount).map { .choice($0) } + (reading.explanation == nil ? [] : [.explanation])
  }

  /// Whether it holds nothing but printable ASCII, kana, kanji and full-width forms, on one line, so that every character
  /// can be shown. Fast, and true of most rows.
  public var isOrdinary: Bool {
    row.text != .unknown || bytes.withBytes { $0.isOrdinary(from: row.start, to: row.end) } ?? false
  }

  /// The bytes of its longest choice.
  public var longestChoice: Int {
    var longest = 0
    for index in 0..<reading.choiceCount { longest = max(longest, fields.choice(index).count) }
    return longest
  }

  /// How its question is answered.
  public var kind: QuestionKind { reading.keyed?.kind ?? .one }

  /// Whether one choice is right, as in nearly all rows. Faster than to ask for the kind.
  public var hasOneRightChoice: Bool { reading.keyed == nil }

  /// How many choices it has.
  public var choiceCount: Int { reading.choiceCount }

  /// The bytes of a part as it stands in the file; 0 when the row has no such part.
  public func byteCount(of part: Part) -> Int { field(part)?.count ?? 0 }

  /// The question it stands for.
  public var question: Question? {
    bytes.withBytes { fields.question(reading, in: $0) } ?? nil
  }

  /// The text of a part, as the player would get it; nil when the row has no such part.
  public func text(of part: Part) -> String? {
    guard let field = field(part) else { return nil }
    return bytes.withBytes { $0.text(of: field) }
  }

  /// Calls `body` with the bytes of a part as they stand in the file, which is UTF-8; quotes inside a quoted field are doubled.
  /// Faster than `text`. Nil when the row has no such part.
  public func withUTF8<Result>(of part: Part, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    guard let field = field(part) else { return nil }
    return bytes.withBytes { body($0.slice(field.start, field.end)) }
  }

  /// The line, and the character of that line, where a part begins, both from 1; the row's end for a part it lacks.
  public func position(of part: Part) -> (line: Int, column: Int) {
    let offset = field(part)?.start ?? row.end
    return bytes.withBytes { $0.position(of: offset, in: row) } ?? (row.line, 1)
  }

  /// A warning about a part of it, or about a byte counted from the part's beginning in the file. `sentence` is a whole
  /// one without its full stop.
  public func remark(_ sentence: Phrase, at part: Part, byte: Int = 0) -> BankDiagnostic {
    let offset = field(part).map { $0.start + max(0, min(byte, $0.count)) } ?? row.end
    let position = bytes.withBytes { $0.position(of: offset, in: row) } ?? (line: row.line, column: 1)
    return BankDiagnostic(line: position.line, column: position.column, kind: .remark(sentence))
  }

  private func field(_ part: Part) -> CSVField? {
    switch part {
    case .question: reading.question
    case .answer: reading.answerField
    case .choice(let index): index >= 0 && index < reading.choiceCount ? fields.choice(index) : nil
    case .explanation: reading.explanation
    }
  }
}
