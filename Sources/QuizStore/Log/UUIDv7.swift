/// A universally unique identifier that sorts by the time it was created, version 7 of RFC 9562.
public struct UUIDv7: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text: 36 characters, lowercase.
  public let description: String

  /// Creates an identifier from milliseconds since 1970 and 74 random bits.
  ///
  /// Times before 1970 count as 1970; of later ones the lowest 48 bits are kept, which last until the year 10889.
  public init(milliseconds: Int, using generator: inout some RandomNumberGenerator) {
    let time = UInt64(max(0, milliseconds)) & 0xffff_ffff_ffff
    let high = time << 16 | 0x7000 | generator.next() & 0x0fff
    let low = 1 << 63 | generator.next() & (1 << 62 - 1)
    description = UUIDText.text(high, low)
  }
}
