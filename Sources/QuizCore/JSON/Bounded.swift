/// The bounds of numbers that come from outside.
public protocol NumberBounds: Sendable {
  /// The numbers that are possible.
  static var range: ClosedRange<Int> { get }
}

/// Counts, sizes and instants in milliseconds since 1970. So large that nothing real exceeds them, and so small that sums
/// and differences of thousands do not overflow.
public enum AmountBounds: NumberBounds {
  /// From 0 to a quadrillion.
  public static let range = 0...1 << 50
}

/// Differences of two amounts.
public enum DifferenceBounds: NumberBounds {
  /// As far below 0 as above.
  public static let range = -AmountBounds.range.upperBound...AmountBounds.range.upperBound
}

/// A whole number within bounds: what lies outside is not decoded, and counts as the nearest bound where it is set.
@propertyWrapper
public struct Bounded<Bounds: NumberBounds>: Hashable, Sendable {
  private var number: Int

  /// The number, or the bound that is nearest to it.
  public init(wrappedValue: Int) {
    number = min(max(wrappedValue, Bounds.range.lowerBound), Bounds.range.upperBound)
  }

  /// The number.
  public var wrappedValue: Int {
    get { number }
    set { self = Bounded(wrappedValue: newValue) }
  }
}

/// As ``Bounded``, for a number that may be missing.
@propertyWrapper
public struct OptionallyBounded<Bounds: NumberBounds>: Hashable, Sendable {
  fileprivate var bounded: Bounded<Bounds>?

  /// The number, or the bound that is nearest to it.
  public init(wrappedValue: Int?) {
    bounded = wrappedValue.map { Bounded(wrappedValue: $0) }
  }

  /// The number; nil where there is none.
  public var wrappedValue: Int? {
    get { bounded?.wrappedValue }
    set { self = OptionallyBounded(wrappedValue: newValue) }
  }
}

/// A count, a size or an instant.
public typealias Amount = Bounded<AmountBounds>
/// An ``Amount`` that may be missing.
public typealias OptionalAmount = OptionallyBounded<AmountBounds>
/// A difference of two amounts.
public typealias Difference = Bounded<DifferenceBounds>
/// A ``Difference`` that may be missing.
public typealias OptionalDifference = OptionallyBounded<DifferenceBounds>

extension Bounded: Codable {
  /// Reads a number; throws where it is out of bounds.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard Bounds.range.contains(number) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(number) is not in \(Bounds.range)")
    }
    self.number = number
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension OptionallyBounded: Codable {
  /// Reads a number; throws where it is out of bounds.
  public init(from decoder: any Decoder) throws {
    bounded = try Bounded(from: decoder)
  }

  /// Writes the number, or null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bounded)
  }
}

// What the compiler makes of a type with such properties calls these, so that a missing member is no number.
extension KeyedDecodingContainer {
  /// Reads a number that may be missing.
  public func decode<Bounds>(
    _ type: OptionallyBounded<Bounds>.Type, forKey key: Key
  ) throws -> OptionallyBounded<Bounds> {
    try decodeIfPresent(type, forKey: key) ?? OptionallyBounded(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes a number, and nothing where there is none.
  public mutating func encode<Bounds>(_ value: OptionallyBounded<Bounds>, forKey key: Key) throws {
    try encodeIfPresent(value.bounded, forKey: key)
  }
}
