import Synchronization

/// Any value of JSON, to be kept as it is: what a later version wrote into a record is not lost by this one.
///
/// Read only by a decoder with ``userInfo()``: the type of a value is found by trying one after the other, which takes long
/// enough that a request of nothing else would hold up a server.
public enum UnknownJSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case array([UnknownJSON])
  case object([String: UnknownJSON])

  /// How many values may be within each other: reading and releasing them recurses, and an attempt that fails takes the
  /// longer the deeper it is.
  private static let depth = 12
  /// How many values a decoder reads: several for each answer of the longest record.
  private static let values = 5000

  /// How many values a decoder may still read.
  private final class Budget: Sendable {
    let left = Atomic(UnknownJSON.values)

    /// Whether one more may be read.
    func take() -> Bool { left.wrappingSubtract(1, ordering: .relaxed).newValue >= 0 }
  }

  private static let budget = CodingUserInfoKey(rawValue: "UnknownJSON")

  /// What makes a decoder of records keep the fields that this version does not know; for one record, or one request.
  public static func userInfo() -> [CodingUserInfoKey: any Sendable] { budget.map { [$0: Budget()] } ?? [:] }

  /// Whether a decoder reads one more value.
  static func isRead(by decoder: any Decoder) -> Bool {
    let budget = budget.flatMap { decoder.userInfo[$0] as? Budget }
    return budget?.take() == true
  }

  /// Reads a value; throws where it is deeper, or there are more, than any program would write.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard decoder.codingPath.count < UnknownJSON.depth, UnknownJSON.isRead(by: decoder) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "too much that is not known")
    }
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      // Without a fraction it is written as a whole number, and is to be the same when it is read again.
      self = Int(exactly: value).map(UnknownJSON.integer) ?? .number(value)
    } else if let elements = try? decoder.unkeyedContainer() {
      self = .array(try UnknownJSON.read(elements))
    } else {
      self = .object(try container.decode([String: UnknownJSON].self))
    }
  }

  private static func read(_ elements: any UnkeyedDecodingContainer) throws -> [UnknownJSON] {
    var elements = elements
    var values: [UnknownJSON] = []
    while !elements.isAtEnd { values.append(try elements.decode(UnknownJSON.self)) }
    return values
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
