/// Base64 for addresses and headers, without padding (RFC 4648, section 5).
public enum Base64URL {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text of some bytes.
  public static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var bits = 0
    var value = 0
    for byte in bytes {
      value = (value << 8 | Int(byte)) & 0xffff
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(digits[value >> bits & 63])
      }
    }
    if bits > 0 { text.append(digits[value << (6 - bits) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether all characters of a text are of base64url.
  public static func isValid(_ text: String) -> Bool { text.utf8.allSatisfy(digits.contains) }
}
