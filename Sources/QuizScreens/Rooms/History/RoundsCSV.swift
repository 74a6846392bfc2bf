import QuizCore
import TerminalKit

/// Rounds as lines of CSV, as bytes for speed: a log may have a million.
public struct RoundsCSV {
  /// The lines not taken yet.
  private var bytes: [UInt8] = []
  /// The last quoted text and its cell: most rounds repeat the set of the previous one.
  private var last: (text: String, cell: [UInt8]) = ("", [])

  /// The columns, the id last.
  private static let columns: [RecordField] =
    RecordField.all.filter { $0.isColumn && $0.name != "id" } + RecordField.all.filter { $0.name == "id" }

  /// Starts with the heading.
  public init() {
    bytes += RoundsCSV.columns.map(\.name).joined(separator: ",").utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The number of bytes not taken yet.
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

  /// Returns the lines so far and forgets them.
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

  /// Whether a byte needs no quoting.
  private static func isItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
  }
}
