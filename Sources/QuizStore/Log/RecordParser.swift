import QuizCore

/// Parses a line of the score log in exactly the form that ``RecordLine`` writes.
///
/// Returns `nil` for any other form, valid JSON or not, which is left to `JSONDecoder` and takes twenty times as long.
/// Both read the same from every line that this accepts.
struct RecordParser {
  private let line: UnsafeRawBufferPointer
  private var position = 0

  /// Will parse `line`.
  init(_ line: UnsafeRawBufferPointer) {
    self.line = line
  }

  /// Parses the line; `nil` when it is in any other form. Most lines name the set of the line before: where that is
  /// `lastSet`, it is taken for both.
  mutating func record(lastSet: String = "") -> RoundRecord? {
    var record = RoundRecord()
    for field in RecordField.all {
      guard skip(field.opening) else {
        if field.isOptional { continue }
        return nil
      }
      switch field.value {
      case .number(_, _, let set):
        guard let number = integer() else { return nil }
        set(&record, number)
      case .bits(_, let set):
        guard let number = unsigned() else { return nil }
        set(&record, number)
      case .text(_, let set):
        guard skip("\""), let text = text(lastSet) else { return nil }
        set(&record, text)
      case .time(_, let set):
        guard skip("\""), let range = text(), let time = WallTime(UnsafeRawBufferPointer(rebasing: line[range.place]))
        else { return nil }
        set(&record, time)
      case .answers:
        guard skip("["), skip("]") || answers(of: &record) else { return nil }
      // Few, and worth no parser of their own.
      case .hosted: return nil
      }
    }
    return skip("}") && position == line.count && record.version == RoundRecord.currentVersion ? record : nil
  }

  /// The answers up to the end of their list; at least one.
  private mutating func answers(of record: inout RoundRecord) -> Bool {
    repeat {
      guard let answer = answer() else { return false }
      record.answers.append(answer)
    } while skip(",")
    return skip("]")
  }

  private mutating func answer() -> RoundRecord.Answer? {
    guard skip("{\"question\":\""), let question = hexadecimal(), skip("\",\"choice\":") else { return nil }
    var choice: Int?
    if !skip("null") {
      guard let number = integer() else { return nil }
      choice = number
    }
    guard skip(",\"correct\":") else { return nil }
    let isRight = skip("true")
    guard isRight || skip("false"), skip(",\"milliseconds\":"), let milliseconds = integer() else { return nil }
    var answer = RoundRecord.Answer(
      question: QuestionID(hash: question), choice: choice, correct: isRight, milliseconds: milliseconds)
    return skip("}") || details(of: &answer) ? answer : nil
  }

  /// The fields that few answers have, up to the end of the answer.
  private mutating func details(of answer: inout RoundRecord.Answer) -> Bool {
    for field in AnswerField.all where skip(field.opening) {
      switch field.value {
      case .number(_, _, let set):
        guard let number = integer() else { return false }
        set(&answer, number)
      case .numbers(_, _, let set):
        guard skip("["), let first = integer() else { return false }
        var numbers = [first]
        while skip(",") {
          guard let number = integer() else { return false }
          numbers.append(number)
        }
        guard skip("]") else { return false }
        set(&answer, numbers)
      case .text(_, _, let set):
        guard skip("\""), let text = text("") else { return false }
        set(&answer, text)
      }
    }
    return skip("}")
  }

  private mutating func skip(_ expected: [UInt8]) -> Bool {
    expected.withUnsafeBytes { expected in
      guard line.count - position >= expected.count, let start = line.baseAddress, let other = expected.baseAddress,
        Memory.isEqual(start + position, other, expected.count)
      else { return false }
      position += expected.count
      return true
    }
  }

  private mutating func skip(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard line.count - position >= count, let start = line.baseAddress,
      Memory.isEqual(start + position, expected.utf8Start, count)
    else { return false }
    position += count
    return true
  }

  /// The text up to the next quotation mark, which is skipped; `nil` when it is not UTF-8.
  private mutating func text(_ last: String) -> String? {
    guard let (range, isASCII) = text() else { return nil }
    let bytes = UnsafeRawBufferPointer(rebasing: line[range])
    if isASCII { return String(decoding: bytes, as: UTF8.self) }
    return last.utf8.elementsEqual(bytes) ? last : String(validating: bytes, as: UTF8.self)
  }

  /// Where the text is up to the next quotation mark, which is skipped; `nil` when there is an escape or a control
  /// character in it.
  private mutating func text() -> (place: Range<Int>, isASCII: Bool)? {
    let start = position
    var bits: UInt8 = 0
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""):
        position += 1
        return (start..<position - 1, bits < 0x80)
      case UInt8(ascii: "\\"), ..<0x20: return nil
      case let byte:
        bits |= byte
        position += 1
      }
    }
    return nil
  }

  /// A whole number of at most 18 digits, which cannot overflow, without a sign or leading zeros.
  private mutating func integer() -> Int? {
    let start = position
    var number = 0
    while position < line.count, let digit = RecordParser.digit(line[position]) {
      number = number &* 10 &+ digit
      position += 1
    }
    let count = position - start
    return (1...18).contains(count) && (count == 1 || line[start] != UInt8(ascii: "0")) ? number : nil
  }

  private mutating func unsigned() -> UInt64? {
    let start = position
    var number: UInt64 = 0
    while position < line.count, let digit = RecordParser.digit(line[position]) {
      let (product, isTooBig) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooBigNow) = product.addingReportingOverflow(UInt64(digit))
      if isTooBig || isTooBigNow { return nil }
      number = sum
      position += 1
    }
    let count = position - start
    return count > 0 && (count == 1 || line[start] != UInt8(ascii: "0")) ? number : nil
  }

  private mutating func hexadecimal() -> UInt64? {
    guard line.count - position >= 16 else { return nil }
    var number: UInt64 = 0
    var isHexadecimal: UInt8 = 1
    for index in position..<position + 16 {
      // Without a branch for each digit, which no processor could predict.
      let (digit, letter) = (line[index] &- 0x30, line[index] &- 0x61)
      isHexadecimal &= (digit < 10 ? 1 : 0) | (letter < 6 ? 1 : 0)
      number = number << 4 | UInt64(digit < 10 ? digit : letter &+ 10)
    }
    position += 16
    return isHexadecimal == 1 ? number : nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte) - 0x30 : nil
  }
}
