import FoundationEssentials
import QuizCore

/// One line of the score log: a record as JSON, its keys in a fixed order.
enum RecordLine {
  /// More than the line of a round of ten questions takes, in bytes.
  static let usualLength = 1 << 10

  /// What ends a line.
  static let newline = AppendOnlyFile.newline

  /// The record's line, without the newline. Written piece by piece: a server of a league writes thousands a second.
  static func bytes(of record: RoundRecord) -> [UInt8] {
    var line = RecordText()
    for field in RecordField.all {
      switch field.value {
      case .number(_, let get, _): line.number(field.opening, get(record))
      case .bits(let get, _): line.number(field.opening, get(record))
      case .text(let get, _): if let text = get(record) { line.string(field.opening, text) }
      case .time(let get, _): line.string(field.opening, get(record).description)
      case .answers:
        line.raw(field.opening)
        line.answers(record.answers)
      case .hosted: if let hosted = record.hosted { line.json(field.opening, hosted) }
      }
    }
    line.others(record.others)
    line.raw("}")
    return line.bytes
  }
}

extension RecordLine {
  /// The record's line, without the newline, with as much of what was typed, and of a hosted round, as makes it no longer
  /// than ``RoundRecord/longestLine``: a round may have hundreds of long answers, or of players.
  static func fitting(_ record: RoundRecord) -> [UInt8] {
    var record = record
    var line = bytes(of: record)
    while line.count > RoundRecord.longestLine, let shorter = record.withShorterHosted {
      record = shorter
      line = bytes(of: record)
    }
    var most = AnswerField.longestText
    while line.count > RoundRecord.longestLine, most > 0 {
      most /= 2
      line = bytes(of: record.cuttingTexts(to: most))
    }
    return line
  }
}

extension RoundRecord {
  /// The longest line that is written or read, in bytes without its newline; 700 answers of one choice fit, and 500 of
  /// others where their texts are cut. It bounds the memory that a damaged log takes.
  public static let longestLine = 64 << 10

  /// The record as a line of the score log, without the newline: JSON, its keys in a fixed order.
  public var line: String { String(decoding: RecordLine.bytes(of: self), as: UTF8.self) }
}

extension RecordLine {
  /// What a line holds.
  enum Reading {
    /// A round.
    case record(RoundRecord)
    /// A round in a newer format.
    case newer(version: Int)
    /// Not readable.
    case unreadable(LogLine.Reason)
    /// Only white space.
    case blank
  }

  /// Reads a line, given without its newline. `lastSet` is the set of the line before, which most lines have in common.
  static func read(_ line: UnsafeRawBufferPointer, lastSet: String = "") -> Reading {
    var parser = RecordParser(line)
    if let record = parser.record(lastSet: lastSet) {
      return record.isPossible ? .record(record) : .unreadable(.impossible)
    }
    return readAnyForm(line)
  }

  /// Reads a line in any form of JSON.
  static func readAnyForm(_ line: UnsafeRawBufferPointer) -> Reading {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return .blank }
    let decoder = JSONDecoder()
    decoder.userInfo = UnknownJSON.userInfo()
    let data = Data(line)
    guard String(validating: line, as: UTF8.self) != nil, !line.contains(0),
      let version = try? decoder.decode(Version.self, from: data).version, version >= 1
    else { return .unreadable(.notARecord) }
    if version > RoundRecord.currentVersion { return .newer(version: version) }
    guard let record = try? decoder.decode(RoundRecord.self, from: data) else { return .unreadable(.notARecord) }
    return record.isPossible ? .record(record) : .unreadable(.impossible)
  }

  /// The key that records of every version have.
  private struct Version: Decodable {
    let version: Int
  }
}

/// The JSON of a record being written, in the one form that ``RecordParser`` reads at once.
private struct RecordText {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(1024)
  }

  mutating func raw(_ text: String) {
    bytes += text.utf8
  }

  mutating func raw(_ text: [UInt8]) {
    bytes += text
  }

  /// Adds what opens a field, and a number.
  mutating func number(_ opening: [UInt8], _ number: some BinaryInteger) {
    raw(opening)
    raw(String(number))
  }

  /// Adds what opens a field, and a text.
  mutating func string(_ opening: [UInt8], _ text: String) {
    raw(opening)
    string(text)
  }

  mutating func answers(_ answers: [RoundRecord.Answer]) {
    raw("[")
    for (index, answer) in answers.enumerated() {
      raw(index > 0 ? ",{\"question\":" : "{\"question\":")
      string(answer.question.description)
      raw(",\"choice\":")
      raw(answer.choice.map(String.init) ?? "null")
      raw(answer.correct ? ",\"correct\":true,\"milliseconds\":" : ",\"correct\":false,\"milliseconds\":")
      raw(String(answer.milliseconds))
      if !answer.isPlain { details(answer) }
      raw("}")
    }
    raw("]")
  }

  /// Adds the fields that few answers have.
  private mutating func details(_ answer: RoundRecord.Answer) {
    for field in AnswerField.all {
      switch field.value {
      case .number(_, let get, _): if let value = get(answer) { number(field.opening, value) }
      case .numbers(_, let get, _):
        guard let values = get(answer) else { continue }
        raw(field.opening)
        raw("[\(values.map(String.init).joined(separator: ","))]")
      case .text(_, let get, _): if let text = get(answer) { string(field.opening, text) }
      }
    }
    others(answer.others)
  }

  /// Adds what opens a field, and a value as JSON.
  mutating func json(_ opening: [UInt8], _ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let object = try? encoder.encode(value) else { return }
    raw(opening)
    raw(Array(object))
  }

  /// Adds what a later version wrote.
  mutating func others(_ others: [String: UnknownJSON]) {
    guard !others.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Between the braces. What was read as JSON can be written as JSON.
    guard let object = try? encoder.encode(others) else { return }
    raw(",")
    raw(Array(object.dropFirst().dropLast()))
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(RecordText.isItself) {
      raw(text)
    } else {
      for byte in text.utf8 { add(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte stands in a text of JSON as it is, and nothing happens when it is shown.
  private static func isItself(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7f
  }

  private mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0a: bytes += "\\n".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0d: bytes += "\\r".utf8
    case ..<0x20, 0x7f:
      let digits = String(byte, radix: 16)
      bytes += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
    default: bytes.append(byte)
    }
  }
}
