/// A text of a test's arguments that may be very long: in the log of a run it is its beginning and its length.
public struct LongText: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The whole of it.
  public let value: String

  /// A text that a log shows in a few columns.
  public init(_ value: String) { self.value = value }

  /// So many times a piece.
  public init(_ piece: String, times count: Int) { value = String(repeating: piece, count: count) }

  /// A short text.
  public init(stringLiteral value: String) { self.value = value }

  /// The text in quotation marks, or where it is long its first characters and its bytes.
  public var description: String {
    let start = value.unicodeScalars.prefix(40)
    guard start.endIndex < value.endIndex else { return "\"\(value)\"" }
    return "\"\(String(start))…\" of \(value.utf8.count) bytes"
  }
}
