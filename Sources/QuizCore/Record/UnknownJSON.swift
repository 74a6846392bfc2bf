/// Any value of JSON, to be kept as it is: what a later version wrote into a record is not lost by this one.
public enum UnknownJSON: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case array([UnknownJSON])
  case object([String: UnknownJSON])

  /// How many values may be within each other; they are read and released by recursion.
  private static let depth = 32

  /// Reads a value; throws where it is deeper than any program would write.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard decoder.codingPath.count < UnknownJSON.depth else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "more than \(UnknownJSON.depth) levels")
    }
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
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
