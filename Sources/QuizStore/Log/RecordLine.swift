import FoundationEssentials
import QuizCore

/// One line of the score log: a record as JSON, its keys in a fixed order.
enum RecordLine {
  /// The longest line that is written or read, in bytes without its newline; 700 answers fit. It bounds the memory that
  /// a damaged log takes.
  static let limit = 64 << 10

  /// What ends a line.
  static let newline = AppendOnlyFile.newline

  /// The record's line, without the newline.
  static func bytes(of record: RoundRecord) -> [UInt8] {
    var line = JSONText()
    line.raw("{\"version\":\(record.version),\"id\":")
    line.string(record.id)
    line.raw(",\"date\":\"\(record.date)\",\"game\":")
    line.string(record.game.rawValue)
    line.raw(",\"set\":")
    line.string(record.set)
    line.raw(",\"asked\":\(record.asked),\"correct\":\(record.correct),\"misses\":\(record.misses)")
    line.raw(",\"milliseconds\":\(record.milliseconds),\"limit\":\(record.limit),\"pauses\":\(record.pauses)")
    line.raw(",\"seed\":\(record.seed)")
    if let sitting = record.sitting {
      line.raw(",\"sitting\":")
      line.string(sitting)
    }
    line.raw(",\"answers\":[")
    for (index, answer) in record.answers.enumerated() {
      line.raw("\(index == 0 ? "" : ",")" + "{\"question\":\"\(answer.question)\",\"choice\":")
      line.raw(answer.choice.map(String.init) ?? "null")
      line.raw(",\"correct\":\(answer.correct),\"milliseconds\":\(answer.milliseconds)}")
    }
    line.raw("]}")
    return line.bytes
  }
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

/// A JSON text being written.
private struct JSONText {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(1024)
  }

  mutating func raw(_ text: String) {
    bytes += text.utf8
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
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
    bytes.append(UInt8(ascii: "\""))
  }
}
