import FoundationEssentials
import QuizCore

/// One line of the score log: a record as JSON, its keys in a fixed order.
enum RecordLine {
  /// The longest line that is written or read, in bytes without its newline; 700 answers fit. It bounds the memory that
  /// a damaged log takes.
  static let limit = 64 << 10

  /// More than the line of a round of ten questions takes, in bytes.
  static let usualLength = 1 << 10

  /// What ends a line.
  static let newline = AppendOnlyFile.newline

  /// The record's line, without the newline. Written piece by piece: a server of a league writes thousands a second.
  static func bytes(of record: RoundRecord) -> [UInt8] {
    var line = RecordText()
    line.number("{\"version\":", record.version)
    line.string(",\"id\":", record.id)
    line.string(",\"date\":", record.date.description)
    line.string(",\"game\":", record.game.rawValue)
    line.string(",\"set\":", record.set)
    line.number(",\"asked\":", record.asked)
    line.number(",\"correct\":", record.correct)
    line.number(",\"misses\":", record.misses)
    line.number(",\"milliseconds\":", record.milliseconds)
    line.number(",\"limit\":", record.limit)
    line.number(",\"pauses\":", record.pauses)
    line.number(",\"seed\":", record.seed)
    if let sitting = record.sitting { line.string(",\"sitting\":", sitting) }
    line.raw(",\"answers\":[")
    for (index, answer) in record.answers.enumerated() {
      if index > 0 { line.raw(",") }
      line.string("{\"question\":", answer.question.description)
      line.raw(",\"choice\":")
      line.raw(answer.choice.map(String.init) ?? "null")
      line.raw(answer.correct ? ",\"correct\":true" : ",\"correct\":false")
      line.number(",\"milliseconds\":", answer.milliseconds)
      line.raw("}")
    }
    line.raw("]}")
    return line.bytes
  }
}

extension RoundRecord {
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

  /// Reads a line, given without its newline.
  static func read(_ line: UnsafeRawBufferPointer) -> Reading {
    var parser = RecordParser(line)
    if let fields = parser.fields(keepingAnswers: true), let record = record(of: fields, in: line) {
      return RecordBounds.allow(record) ? .record(record) : .unreadable(.impossible)
    }
    return readAnyForm(line)
  }

  /// Reads a line in any form of JSON.
  static func readAnyForm(_ line: UnsafeRawBufferPointer) -> Reading {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return .blank }
    let decoder = JSONDecoder()
    let data = Data(line)
    guard String(validating: line, as: UTF8.self) != nil, !line.contains(0),
      let version = try? decoder.decode(Version.self, from: data).version, version >= 1
    else { return .unreadable(.notARecord) }
    if version > RoundRecord.currentVersion { return .newer(version: version) }
    guard let record = try? decoder.decode(RoundRecord.self, from: data) else { return .unreadable(.notARecord) }
    return RecordBounds.allow(record) ? .record(record) : .unreadable(.impossible)
  }

  /// The record with these fields of `line`; `nil` when a text is not UTF-8.
  static func record(of fields: RecordParser.Fields, in line: UnsafeRawBufferPointer) -> RoundRecord? {
    guard let id = String(validating: line[fields.id], as: UTF8.self),
      let set = String(validating: line[fields.set], as: UTF8.self),
      let date = WallTime(String(decoding: line[fields.date], as: UTF8.self))
    else { return nil }
    let sitting = fields.sitting.map { String(decoding: line[$0], as: UTF8.self) }
    return RoundRecord(
      id: id, date: date, game: fields.game, set: set, asked: fields.asked, correct: fields.correct,
      misses: fields.misses, milliseconds: fields.milliseconds, limit: fields.limit, pauses: fields.pauses,
      seed: fields.seed, sitting: sitting, answers: fields.answers)
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

  /// Adds a key with what is around it, and a number.
  mutating func number(_ key: String, _ number: some BinaryInteger) {
    raw(key)
    raw(String(number))
  }

  /// Adds a key with what is around it, and a text.
  mutating func string(_ key: String, _ text: String) {
    raw(key)
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
