import QuizCore
import TerminalKit

/// Rounds as lines of CSV, written as bytes: a log may have a million.
public struct RoundsCSV {
  /// The lines so far that were not taken.
  private var bytes: [UInt8] = []
  /// The text that was quoted last, and what it became: most rounds name the set of the round before.
  private var last: (text: String, cell: [UInt8]) = ("", [])

  /// The fields of records that are columns, the id last.
  private static let columns: [RecordField] =
    RecordField.all.filter { $0.isColumn && $0.name != "id" } + RecordField.all.filter { $0.name == "id" }

  /// Begins with the names of the columns.
  public init() {
    bytes += RoundsCSV.columns.map(\.name).joined(separator: ",").utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// How many bytes wait to be taken.
  public var count: Int { bytes.count }

  /// Adds a round.
  public mutating func add(_ record: RoundRecord) {
    for (index, field) in RoundsCSV.columns.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      switch field.value {
      case .number(_, let get, _): bytes += String(get(record)).utf8
      case .bits(let get, _): bytes += String(get(record)).utf8
      case .text(let get, _): add(get(record) ?? "")
      case .time(let get, _): bytes += get(record).description.utf8
      case .answers, .hosted: break
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The lines so far, of which nothing is kept.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func add(_ text: String) {
    if text.utf8.allSatisfy(RoundsCSV.isItself) {
      bytes += text.utf8
    } else {
      if last.text != text { last = (text, Array(CSV.field(text).string.utf8)) }
      bytes += last.cell
    }
  }

  /// Whether a byte stands in a cell as it is.
  private static func isItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
  }
}
