import QuizCore

/// A value of a column or of a parameter. The league needs no other types, so that every engine agrees on all of them.
enum Value: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case int(Int)
  /// Text in UTF-8.
  case text(String)
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int) { self = .int(value) }

  init(stringLiteral value: String) { self = .text(value) }

  init(nilLiteral: ()) { self = .null }

  /// A number that may be missing.
  init(_ number: Int?) { self = number.map(Value.int) ?? .null }

  /// A text that may be missing.
  init(_ text: String?) { self = text.map(Value.text) ?? .null }
}

/// One statement with the values of its parameters.
struct Statement: Sendable {
  /// The SQL. Parameters are `$1`, `$2`, …, which appear for the first time in this order: SQLite counts them so.
  let sql: String
  /// The key for looking up prepared statements: the SQL itself, or something shorter.
  let id: String
  /// The values of the parameters.
  let values: [Value]

  init(_ sql: String, _ values: Value...) {
    self.init(sql, values: values)
  }

  init(_ sql: String, id: String? = nil, values: [Value]) {
    self.sql = sql
    self.id = id ?? sql
    self.values = values
  }
}

/// One row of a result.
struct Row: Sendable {
  /// The columns in the order of the statement.
  let values: [Value]

  /// A number; 0 for anything else. A store can have any: one out of bounds counts as the nearest bound.
  func int(_ index: Int) -> Int { optionalInt(index) ?? 0 }

  /// A text; empty for anything else.
  func text(_ index: Int) -> String {
    guard values.indices.contains(index), case .text(let value) = values[index] else { return "" }
    return value
  }

  /// The same of a count, a size or an instant.
  func amount(_ index: Int) -> Int { Amount(wrappedValue: int(index)).wrappedValue }

  /// A number, within bounds; nil for anything else.
  func optionalInt(_ index: Int) -> Int? {
    guard values.indices.contains(index), case .int(let value) = values[index] else { return nil }
    return Difference(wrappedValue: value).wrappedValue
  }

  /// A number that only names something, and may be any; 0 for anything else.
  func name(_ index: Int) -> Int {
    guard values.indices.contains(index), case .int(let value) = values[index] else { return 0 }
    return value
  }

  /// A text; nil for anything else.
  func optionalText(_ index: Int) -> String? {
    guard values.indices.contains(index), case .text(let value) = values[index] else { return nil }
    return value
  }
}

/// A statement that takes any number of rows: a head, a list of `(…)`, a tail.
///
/// Each number of rows is a statement of its own for the engine, so rows are sent in powers of two: eight statements
/// are prepared at most, and a hundred rows are three of them, in one round trip.
struct RowsStatement: Sendable {
  private let texts: [Int: (sql: String, id: String)]

  /// A statement for rows of so many columns.
  init(_ head: String, columns: Int, _ tail: String) {
    // The SQL of 128 rows has tens of thousands of bytes, too long for a key.
    let name = FNV1a("\(head) \(tail)".utf8).value
    texts = Dictionary(
      uniqueKeysWithValues: PowersOfTwo.sizes.map { size in
        let rows = (0..<size).map { row in
          "(" + (1...columns).map { "$\(row * columns + $0)" }.joined(separator: ",") + ")"
        }
        return (size, ("\(head) \(rows.joined(separator: ",")) \(tail)", "\(name) \(size)"))
      })
  }

  /// The statements for these rows.
  func statements(_ rows: [[Value]]) -> [Statement] {
    PowersOfTwo.pieces(of: rows).compactMap { piece in
      texts[piece.count].map { Statement($0.sql, id: $0.id, values: piece.flatMap { $0 }) }
    }
  }
}

/// A statement with a first value and then a list of any number of them: a head, `(…)`, a tail. Sent in powers of two,
/// as ``RowsStatement`` is.
struct ListStatement: Sendable {
  private let texts: [Int: String]

  /// A statement whose head has `$1`.
  init(_ head: String, _ tail: String) {
    texts = Dictionary(
      uniqueKeysWithValues: PowersOfTwo.sizes.map { size in
        (size, "\(head) (\((0..<size).map { "$\($0 + 2)" }.joined(separator: ","))) \(tail)")
      })
  }

  /// The statements for these values.
  func statements(_ first: Value, _ list: [Value]) -> [Statement] {
    PowersOfTwo.pieces(of: list).compactMap { piece in
      texts[piece.count].map { Statement($0, values: [first] + piece) }
    }
  }
}

/// Splits lists into statements of fixed sizes.
private enum PowersOfTwo {
  static let sizes = [128, 64, 32, 16, 8, 4, 2, 1]

  /// A list in pieces of these sizes, the largest first.
  static func pieces<Element>(of list: [Element]) -> [ArraySlice<Element>] {
    var pieces: [ArraySlice<Element>] = []
    var rest = list[...]
    for size in sizes {
      while rest.count >= size {
        pieces.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
    }
    return pieces
  }
}
