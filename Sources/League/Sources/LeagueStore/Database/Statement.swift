import QuizCore

/// A value of a column or of a parameter. The league needs no other types, so that both engines agree on all of them.
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
  /// The values of the parameters.
  let values: [Value]

  init(_ sql: String, _ values: Value...) {
    self.init(sql, values: values)
  }

  init(_ sql: String, values: [Value]) {
    self.sql = sql
    self.values = values
  }
}

/// One row of a result, read by the names of its columns.
struct Row: Sendable {
  /// The names of the columns in the order of the statement.
  let columns: [String]
  /// Their values.
  let values: [Value]

  /// The value of a column; null for one that the statement does not have.
  subscript(column: String) -> Value {
    guard let index = columns.firstIndex(of: column) else {
      assertionFailure("there is no column \(column) in \(columns)")
      return .null
    }
    return values[index]
  }

  /// A number; 0 for anything else. A store can have any: one out of bounds counts as the nearest bound.
  func int(_ column: String) -> Int { optionalInt(column) ?? 0 }

  /// A text; empty for anything else.
  func text(_ column: String) -> String { optionalText(column) ?? "" }

  /// The same of a count, a size or an instant.
  func amount(_ column: String) -> Int { Amount(wrappedValue: int(column)).wrappedValue }

  /// A number, within bounds; nil for anything else.
  func optionalInt(_ column: String) -> Int? {
    guard case .int(let value) = self[column] else { return nil }
    return Difference(wrappedValue: value).wrappedValue
  }

  /// A text; nil for anything else.
  func optionalText(_ column: String) -> String? {
    guard case .text(let value) = self[column] else { return nil }
    return value
  }
}
