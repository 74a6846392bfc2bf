import QuizCore

/// Parses a line of the score log in exactly the form that ``RecordLine`` writes, without allocating strings.
///
/// Returns `nil` for any other form, valid JSON or not, which is left to `JSONDecoder` and takes twenty times as long.
/// Both read the same from every line that this accepts.
struct RecordParser {
  /// The fields of a line; its texts as ranges of the line.
  struct Fields {
    var id = 0..<0
    var date = 0..<0
    var game = Game.ID.timed
    var set = 0..<0
    var asked = 0
    var correct = 0
    var misses = 0
    var milliseconds = 0
    var limit = 0
    var pauses = 0
    var seed: UInt64 = 0
    var sitting: Range<Int>?
    var answers: [RoundRecord.Answer] = []
    /// Whether every answer is one that a round can have.
    var hasPossibleAnswers = true
  }

  private let line: UnsafeRawBufferPointer
  private var position = 0

  /// Will parse `line`.
  init(_ line: UnsafeRawBufferPointer) {
    self.line = line
  }

  /// Parses the line; `nil` when it is in any other form. The set's name is not known to be UTF-8 yet.
  mutating func fields(keepingAnswers: Bool) -> Fields? {
    var fields = Fields()
    guard skip("{\"version\":1,\"id\":\""), let id = text(), line[id].allSatisfy({ $0 < 0x80 }),
      skip(",\"date\":\""), let date = text(), isDate(date),
      skip(",\"game\":\""), let game = game(),
      skip(",\"set\":\""), let set = text(),
      skip(",\"asked\":"), let asked = integer(),
      skip(",\"correct\":"), let correct = integer(),
      skip(",\"misses\":"), let misses = integer(),
      skip(",\"milliseconds\":"), let milliseconds = integer(),
      skip(",\"limit\":"), let limit = integer(),
      skip(",\"pauses\":"), let pauses = integer(),
      skip(",\"seed\":"), let seed = unsigned()
    else { return nil }
    if skip(",\"sitting\":\"") {
      guard let sitting = text(), line[sitting].allSatisfy({ $0 < 0x80 }) else { return nil }
      fields.sitting = sitting
    }
    guard skip(",\"answers\":[") else { return nil }
    fields.id = id
    fields.date = date
    fields.game = game
    fields.set = set
    fields.asked = asked
    fields.correct = correct
    fields.misses = misses
    fields.milliseconds = milliseconds
    fields.limit = limit
    fields.pauses = pauses
    fields.seed = seed
    if !skip("]}") {
      repeat {
        guard let answer = answer() else { return nil }
        if !RecordBounds.allow(answer) { fields.hasPossibleAnswers = false }
        if keepingAnswers { fields.answers.append(answer) }
      } while skip(",")
      guard skip("]}") else { return nil }
    }
    return position == line.count ? fields : nil
  }

  /// The game of a line, when it can be parsed and its numbers are possible.
  static func game(of line: UnsafeRawBufferPointer) -> Game.ID? {
    var parser = RecordParser(line)
    guard let fields = parser.fields(keepingAnswers: false), RecordBounds.allow(fields),
      String(validating: line[fields.set], as: UTF8.self) != nil
    else { return nil }
    return fields.game
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
    guard isRight || skip("false"), skip(",\"milliseconds\":"), let milliseconds = integer(), skip("}") else {
      return nil
    }
    return RoundRecord.Answer(
      question: QuestionID(hash: question), choice: choice, correct: isRight, milliseconds: milliseconds)
  }

  private mutating func skip(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard line.count - position >= count, let start = line.baseAddress,
      Memory.isEqual(start + position, expected.utf8Start, count)
    else { return false }
    position += count
    return true
  }

  /// The text up to the next quotation mark, which is skipped; `nil` when there is an escape or a control character in it.
  private mutating func text() -> Range<Int>? {
    let start = position
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""):
        position += 1
        return start..<position - 1
      case UInt8(ascii: "\\"), ..<0x20: return nil
      default: position += 1
      }
    }
    return nil
  }

  /// The name of a game, whether this program has it or not; nil where it is not made of lowercase ASCII letters.
  private mutating func game() -> Game.ID? {
    guard let range = text(), !range.isEmpty,
      line[range].allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    return Game.ID(rawValue: String(decoding: UnsafeRawBufferPointer(rebasing: line[range]), as: UTF8.self))
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

  /// Whether ``WallTime`` surely accepts this date; the 29th of February and leap seconds are left to `JSONDecoder`.
  private func isDate(_ range: Range<Int>) -> Bool {
    guard range.count == 25 else { return false }
    let text = UnsafeRawBufferPointer(rebasing: line[range])
    func number(_ start: Int, _ count: Int) -> Int {
      var number = 0
      for index in start..<start + count {
        guard let digit = RecordParser.digit(text[index]) else { return -1 }
        number = number * 10 + digit
      }
      return number
    }
    func has(_ scalar: Unicode.Scalar, at index: Int) -> Bool { text[index] == UInt8(ascii: scalar) }
    let month = number(5, 2)
    let lastDay = month == 2 ? 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
    return (1...9998).contains(number(0, 4)) && has("-", at: 4) && (1...12).contains(month)
      && has("-", at: 7) && (1...lastDay).contains(number(8, 2)) && has("T", at: 10)
      && (0...23).contains(number(11, 2)) && has(":", at: 13) && (0...59).contains(number(14, 2))
      && has(":", at: 16) && (0...59).contains(number(17, 2)) && (has("+", at: 19) || has("-", at: 19))
      && (0...23).contains(number(20, 2)) && has(":", at: 22) && (0...59).contains(number(23, 2))
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte) - 0x30 : nil
  }
}
