/// A universally unique identifier as text (RFC 9562): 36 characters.
public enum UUIDText {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The text of 128 bits, in lowercase.
  package static func text(_ high: UInt64, _ low: UInt64) -> String {
    let digits = [high, low].flatMap { half in
      stride(from: 60, through: 0, by: -4).map { UUIDText.digits[Int(half >> UInt64($0) & 0xf)] }
    }
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  /// Whether a text is hexadecimal digits, in either case, and hyphens where an identifier has them.
  public static func isValid(_ text: String) -> Bool {
    text.utf8.count == 36
      && text.utf8.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
      }
  }
}

/// An identifier that sorts by the time it was created: version 7.
public struct UUIDv7: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text, in lowercase.
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

  /// Reads an identifier in lowercase; nil for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard UUIDText.isValid(text), text == text.lowercased(), bytes[14] == UInt8(ascii: "7"),
      "89ab".utf8.contains(bytes[19])
    else { return nil }
    description = text
  }

  /// When it was created, in milliseconds since 1970.
  public var milliseconds: Int { Int(description.prefix(8) + description.dropFirst(9).prefix(4), radix: 16) ?? 0 }
}

/// A random identifier, version 4: keys of a league, which spread over its store.
public struct UUIDv4: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as text, in lowercase.
  public let description: String

  /// Creates an identifier from 122 random bits.
  public init(using generator: inout some RandomNumberGenerator) {
    let high = generator.next() & ~0xf000 | 0x4000
    let low = 1 << 63 | generator.next() & (1 << 62 - 1)
    description = UUIDText.text(high, low)
  }
}
