/// A random universally unique identifier, version 4 of RFC 9562: keys of a league, which spread over its store.
public struct UUIDv4: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text: 36 characters, lowercase.
  public let description: String

  /// Creates an identifier from 122 random bits.
  public init(using generator: inout some RandomNumberGenerator) {
    let high = generator.next() & ~0xf000 | 0x4000
    let low = 1 << 63 | generator.next() & (1 << 62 - 1)
    description = UUIDText.text(high, low)
  }
}
